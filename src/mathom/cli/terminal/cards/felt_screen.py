"""A view of a card game as one looks at it: the felt, the question, details, what happened."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from mathom.cli.terminal import palette
from mathom.cli.terminal.ask_panel import AskPanel, rule_name
from mathom.cli.terminal.cards.chips import Scene
from mathom.cli.terminal.cards.choices import CardChoices
from mathom.cli.terminal.cards.chronicle import chronicle_page
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.cards.table import CardTable
from mathom.cli.terminal.entry import Entry, Picks
from mathom.cli.terminal.pointing import Pointing
from mathom.kernel.game import Game
from mathom.kernel.rules import Event


class FeltScreen(Screen[str]):
    """The felt, the question, details and chronicle of one seat's view.

    What an answer leads to is not known here: ``answered`` hands it on.
    """

    CSS = """
    #head { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    #felt-box { height: 12; padding: 0 1; scrollbar-size-vertical: 1; }
    #lower { height: 1fr; border-top: solid $panel; }
    #ask { width: 46%; padding: 0 1; }
    #side { width: 54%; border-left: vkey $panel; }
    #detail-box { width: 50%; height: 100%; padding: 0 1; border-left: vkey $panel; }
    #news-box { width: 50%; height: 100%; padding: 0 1; }
    #lower VerticalScroll { scrollbar-size-vertical: 1; }
    #lower.-low #side { layout: vertical; }
    #lower.-low #news-box { width: 100%; height: 45%; }
    #lower.-low #detail-box {
        width: 100%; height: 1fr; border-left: none; border-top: solid $panel;
    }
    #lower.-low { border-top: none; }
    """

    def __init__(self, session: CardSession, table: CardTable) -> None:
        super().__init__()
        self.session = session
        self.table = table
        self.choices: CardChoices | None = None
        self.told: dict[int, int] = {}  # by seat: how many events it had read when it answered
        self._tallest = 0  # how high the felt has been
        self.detail = ""  # what is said of the card the player looks at

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield VerticalScroll(Felt(id="felt"), id="felt-box", can_focus=False)
        with Horizontal(id="lower"):
            yield AskPanel(id="ask")
            with Horizontal(id="side"):
                yield VerticalScroll(Static(id="news"), id="news-box", can_focus=False)
                yield VerticalScroll(Static(id="detail"), id="detail-box", can_focus=False)
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        self.fit()

    def fit(self) -> None:
        """The felt takes the room it needs, down to 80 by 24."""
        size = self.app.size
        low = size.height < 34 or size.width < 112
        self.query_one("#lower").set_class(low, "-low")
        drawing = self.query_one(Felt).drawing
        # It never shrinks again, or the list below would jump about.
        self._tallest = max(self._tallest, drawing.height if drawing is not None else 0)
        most = size.height - 2 - (11 if low else 16)
        self.query_one("#felt-box").styles.height = max(10, min(self._tallest, most))

    def answered(self, picks: Picks) -> None:
        """The player has answered."""
        raise NotImplementedError

    # Showing

    def show_table(self) -> None:
        session = self.session
        view = session.view()
        game = view.game if session.decision is not None else session.play.game
        scene = Scene(self.table.rows(game, session.seat, session.names(), self._also()))
        if self.choices is not None:
            scene.lit = self.choices.lit()
            scene.chosen = self.choices.chosen()
        self.query_one(Felt).show(scene)
        self.query_one("#head", Static).update(self.table.heading(game))
        self.show_news()
        self.fit()

    def _also(self) -> dict[int, Game]:
        """The game as the same person sees it from the other seats: one's own hands are open."""
        session = self.session
        return {
            seat: session.view_of(seat).game
            for seat in range(len(session.sitters))
            if seat != session.seat and session.same_person(seat, session.seat)
        }

    def known(self, thing: int) -> Game:
        """The game as seen from whichever of the person's seats knows a card."""
        game = self.session.view().game
        for other in self._also().values():
            if self.table.shows(other, thing) and not self.table.shows(game, thing):
                return other
        return game

    def events(self) -> list[Event]:
        """All that the seat at the screen has seen happen."""
        return [event for _, event in self.session.play.chronicle[self.session.seat]]

    def line(self, event: Event) -> str:
        play = self.session.play
        return play.rules.tell(play.setup, event, self.session.seat)

    def show_news(self) -> None:
        """The last lines of the chronicle, what is new at the end; c shows it all."""
        events = self.events()
        fresh = self.told.get(self.session.seat, 0)
        start = min(fresh, max(0, len(events) - 60))
        page = chronicle_page(self.table, self.line, events[start:], fresh - start)
        self.query_one("#news", Static).update(page)
        box = self.query_one("#news-box", VerticalScroll)
        box.call_after_refresh(box.scroll_end, animate=False)

    def show_detail(self, text: Text) -> None:
        self.detail = text.plain
        self.query_one("#detail", Static).update(text)
        self.query_one("#detail-box", VerticalScroll).scroll_home(animate=False)

    def wait_for(self, text: str) -> None:
        self.choices = None
        self.query_one(AskPanel).wait(text)
        self.show_detail(Text())
        self.show_table()

    # Asking

    def ask(self) -> None:
        """Put the pending question of the seat at the screen."""
        self.choices = CardChoices(self.session.view(), self.table)
        self.put_question()
        self.query_one(AskPanel).answers.focus()
        felt = self.query_one(Felt)
        felt.call_after_refresh(felt.bring_into_sight)

    def put_question(self) -> None:
        choices = self.choices
        if choices is None:
            return
        prompt = choices.question.prompt
        if len(self.session.sitters) > 1:
            prompt = f"{self.session.seat_name(self.session.seat)}: {prompt}"
        if choices.only is not None:
            prompt += " (Esc: all)"
        self.query_one(AskPanel).ask(prompt, choices.question.rule, choices.entries(), [])
        self.show_table()
        self._considering(self.query_one(AskPanel).considered)

    def refresh_picks(self) -> None:
        """The list and the felt after a pick was taken or put down."""
        choices = self.choices
        if choices is None:
            return
        panel = self.query_one(AskPanel)
        panel.again(choices.entries())
        self.show_table()
        self._considering(panel.considered)

    def on_ask_panel_considered(self, message: AskPanel.Considered) -> None:
        if not self.query_one(Felt).has_focus:
            self._considering(message.entry)

    def _considering(self, entry: Entry | None) -> None:
        """What the line is about, and what it or all the picks so far would bring."""
        choices = self.choices
        if choices is None or entry is None:
            return
        text = Text()
        lines: list[str] = []
        if choices.several:
            lines = self.table.preview_answer(choices.view, tuple(choices.taken))
        elif entry.picks:
            preview = choices.view.preview(entry.picks[0])
            lines = preview.lines if preview is not None else []
        if lines:
            text.append(" ".join(lines) + "\n", palette.TITLE)
        game = choices.view.game
        thing = self.table.subject(game, choices.question.decision)
        if entry.things:
            thing = entry.things[0]
        if thing is not None:
            text.append_text(self.table.describe(game, thing))
        self.show_detail(text)

    def on_ask_panel_picked(self, message: AskPanel.Picked) -> None:
        entry = message.entry
        if self.choices is None:
            return
        if entry.picks is not None:
            self.choices = None
            self.answered(entry.picks)
        elif entry.toggle is not None:
            self.choices.toggle(entry.toggle)
            self.refresh_picks()

    # The felt

    def on_pointing_looked(self, message: Pointing.Looked) -> None:
        self.look(message.thing)

    def on_pointing_left(self, message: Pointing.Left) -> None:
        self.query_one(AskPanel).answers.focus()

    def on_pointing_touched(self, message: Pointing.Touched) -> None:
        choices = self.choices
        if choices is None:
            self.look(message.thing)
        elif message.thing not in choices.lit():
            self.refuse(message.thing)
        else:
            picks = choices.touch(message.thing)
            if picks is not None:
                self.choices = None
                self.answered(picks)
            elif choices.several:
                self.refresh_picks()
                self.look(message.thing)
            else:
                self.put_question()
                self.query_one(AskPanel).answers.focus()

    def look(self, thing: int) -> None:
        """Say what the cursor is on."""
        choices = self.choices
        text = Text()
        if choices is not None and choices.several:
            lines = self.table.preview_answer(choices.view, tuple(choices.taken))
            text.append(" ".join(lines) + "\n" if lines else "", palette.TITLE)
        text.append_text(self.table.describe(self.known(thing), thing))
        self.show_detail(text)

    def refuse(self, thing: int) -> None:
        """Every "no" has a reason."""
        view = self.session.view()
        text = Text()
        for reason in view.why_not(thing):
            text.append("No: ", palette.WARN)
            text.append(reason.sentence, palette.STRONG)
            text.append(f"  {rule_name(reason.rule)}\n", palette.RULE)
        text.append_text(self.table.describe(self.known(thing), thing))
        self.show_detail(text)
