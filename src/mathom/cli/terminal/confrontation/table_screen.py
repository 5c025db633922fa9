"""The table on the screen: showing it, asking on it, and what touching things on it does."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from mathom.cli.terminal import palette
from mathom.cli.terminal.ask_panel import AskPanel, rule_name
from mathom.cli.terminal.confrontation.board_widget import Board
from mathom.cli.terminal.confrontation.choices import Choices
from mathom.cli.terminal.confrontation.chronicle_text import chronicle_page
from mathom.cli.terminal.confrontation.describe import describe
from mathom.cli.terminal.confrontation.names import shaped
from mathom.cli.terminal.confrontation.picture import Scene
from mathom.cli.terminal.confrontation.placement import Placement
from mathom.cli.terminal.confrontation.session import Duel
from mathom.cli.terminal.confrontation.sheets import cards_table
from mathom.cli.terminal.confrontation.story import Teller
from mathom.cli.terminal.entry import Entry, Picks
from mathom.cli.terminal.pointing import Pointing
from mathom.games.confrontation.asking import THING_REGION
from mathom.games.confrontation.board import REGION_NAMES, SIDE_NAMES
from mathom.games.confrontation.characters import STRENGTH, name_of
from mathom.games.confrontation.events import E_SCORED
from mathom.games.confrontation.questions import ASK_PLACE
from mathom.games.confrontation.text import say
from mathom.kernel.decision import Decision, Reason


class TableScreen(Screen[str]):
    """The map, the question, details, cards and chronicle of one seat's view.

    What an answer leads to is not known here: ``answered`` hands it on.
    """

    CSS = """
    #head { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    Board { height: 16; }
    #lower { height: 1fr; }
    #ask { width: 32%; padding: 0 1; border-left: none; }
    #detail-box { width: 22%; padding: 0 1; border-left: vkey $panel; }
    #cards-box { width: 22%; padding: 0 1; border-left: vkey $panel; }
    #chronicle-box { width: 24%; padding: 0 1; border-left: vkey $panel; }
    #lower VerticalScroll { scrollbar-size-vertical: 1; }
    #lower.-low #cards-box, #lower.-low #chronicle-box { display: none; }
    #lower.-low #ask, #lower.-low #detail-box { width: 50%; }
    """

    def __init__(self, session: Duel, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.choices: Choices | None = None
        self.placement: Placement | None = None
        self.teller = Teller()
        self._told = 0  # how many of this seat's events have been told
        self._written = (-1, -1)  # the seat and the count of events the chronicle shows
        self.detail = ""  # what is said of the thing the player looks at
        self._notes: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Board(id="board")
        with Horizontal(id="lower"):
            yield AskPanel(id="ask")
            yield VerticalScroll(Static(id="detail"), id="detail-box", can_focus=False)
            yield VerticalScroll(Static(id="cards"), id="cards-box", can_focus=False)
            yield VerticalScroll(Static(id="chronicle"), id="chronicle-box", can_focus=False)
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """The map takes the room there is, down to 80 by 24."""
        size = self.app.size
        low = size.height < 34 or size.width < 100
        self.query_one("#lower").set_class(low, "-low")
        room = size.height - 2 - (6 if low else 13)
        self.query_one(Board).styles.height = 4 * max(4, min(9, room // 4))

    def answered(self, answers: list[Picks]) -> None:
        """The player has answered: one decision, or several in a row."""
        raise NotImplementedError

    # Showing

    def _show_table(self) -> None:
        session = self.session
        view = session.view()
        scene = Scene(
            view.game if session.decision is not None else session.play.game, session.side
        )
        scene.moved = set(self.teller.moved)
        if self.choices is not None and session.decision is self.choices.question.decision:
            scene.lit = self.choices.lit()
            scene.chosen = self.choices.chosen
        if self.placement is not None:
            scene.drafted = self.placement.drafted()
            stand = self.placement.open_stand
            if stand is not None:
                scene.lit = {THING_REGION + self.placement.region(stand)}
        self.query_one(Board).show(scene)
        self.query_one("#head", Static).update(self._heading())
        self.query_one("#cards", Static).update(cards_table(view.game, session.side))
        self._show_chronicle()

    def _put_out_lights(self) -> None:
        """The map as it was, with nothing to use: what follows is told before it is shown."""
        board = self.query_one(Board)
        if board.scene is not None:
            board.scene.lit = set()
            board.scene.chosen = ()
            board.show(board.scene)

    def _show_chronicle(self) -> None:
        """The last lines of the chronicle, if there is anything new; c shows it all."""
        state = (self.session.seat, self._told)
        if state == self._written:
            return
        self._written = state
        self.query_one("#chronicle", Static).update(self._chronicle(40))
        box = self.query_one("#chronicle-box", VerticalScroll)
        box.call_after_refresh(box.scroll_end, animate=False)

    def _heading(self) -> Text:
        session = self.session
        side = session.side
        text = Text("The Confrontation  ", palette.TITLE)
        text.append("you are ", palette.QUIET)
        text.append(shaped(side, f" {SIDE_NAMES[side]} "), palette.side_style(side))
        against = "two players here" if session.hotseat else f"against {session.opponent}"
        text.append(f"  {against}", palette.QUIET)
        if session.turns:
            text.append(f"  turn {session.turns}", palette.QUIET)
        if session.play.setup["match"]:
            text.append(f"  game {session.leg + 1} of 2", palette.QUIET)
        return text

    def _chronicle(self, last: int = 10_000) -> Text:
        events = [event for _, event in self._events()][: self._told]
        return chronicle_page(self._line, events[-last:])

    def _detail(self, text: Text) -> None:
        self.detail = text.plain
        self.query_one("#detail", Static).update(text)
        self.query_one("#detail-box", VerticalScroll).scroll_home(animate=False)

    def _wait(self, text: str) -> None:
        self.choices = None
        self.placement = None
        self.query_one(AskPanel).wait(text)
        self._detail(Text())
        self._show_table()

    # Asking

    def _ask(self, decision: Decision) -> None:
        view = self.session.view()
        self.choices = Choices(view)
        self.placement = Placement(view) if decision.kind == ASK_PLACE else None
        self._refresh_question()
        board = self.query_one(Board)
        on_map = any(thing < 18 or thing >= THING_REGION for thing in self.choices.lit())
        if on_map and self.placement is None:
            board.focus()
            if board.cursor not in self.choices.lit():
                board.point_at(board.first_lit())
            if board.cursor is not None:
                self._look(board.cursor)
        else:
            self.query_one(AskPanel).answers.focus()
        for note in self._notes:
            self._detail(Text(note, palette.QUIET))
        self._notes = []

    def _refresh_question(self) -> None:
        if self.placement is not None:
            self._ask_for_place(self.placement)
        elif self.choices is not None:
            question = self.choices.question
            prompt = question.prompt
            if self.choices.chosen:
                prompt = "Where to? (Esc puts it down)"
            self.query_one(AskPanel).ask(prompt, question.rule, self.choices.entries(), [])
        self._show_table()

    def _ask_for_place(self, placement: Placement) -> None:
        stand = placement.open_stand
        if stand is not None:
            place = REGION_NAMES[placement.region(stand)]
            prompt = f"Who begins in {place}? (x: at random)"
            entries = [
                Entry(f"{shaped(placement.side, f'{name_of(one)} {STRENGTH[one]}')}", (one,))
                for one in placement.left()
            ]
        else:
            prompt = "Everyone has a place."
            entries = [Entry("Begin", ()), Entry("Take the last one back", toggle=0)]
        self.query_one(AskPanel).ask(prompt, "setup", entries, [])

    def on_ask_panel_considered(self, message: AskPanel.Considered) -> None:
        entry = message.entry
        if self.choices is None:
            return
        if self.placement is not None:
            self._detail_of_character(entry)
            return
        text = Text()
        if self.query_one(AskPanel).answers.has_focus or not entry.things:
            self._consider(entry, text)
            self._detail(text)

    def _consider(self, entry: Entry, text: Text) -> None:
        """What the entry is about, and what is certain to happen if it is picked."""
        view = self.session.view()
        if entry.picks:
            preview = view.preview(entry.picks[0])
            if preview is not None:
                text.append("Then: ", palette.TITLE)
                parts = [*preview.lines, f"{preview.brief}." if preview.brief else ""]
                text.append(" ".join(filter(None, parts)) + "\n", palette.PLAIN)
        for thing in entry.things[:2]:
            text.append(describe(view.game, self.session.side, thing) + "\n", palette.QUIET)

    def _detail_of_character(self, entry: Entry) -> None:
        text = Text()
        if entry.picks:
            one = entry.picks[0]
            text.append(f"{name_of(one)}, strength {STRENGTH[one]}\n", palette.STRONG)
            text.append(say(one), palette.PLAIN)
        else:
            text.append("The others begin at home, mixed. ", palette.PLAIN)
            text.append("Click a piece or press u to change your mind.", palette.QUIET)
        self._detail(text)

    def on_ask_panel_picked(self, message: AskPanel.Picked) -> None:
        entry = message.entry
        if self.choices is None:
            return
        if self.placement is not None:
            self._place(self.placement, entry)
        elif entry.picks is not None:
            self._answer(entry.picks)
        elif entry.toggle is not None:
            self._toggle(entry.toggle)
        elif entry.thing is not None:
            self._touch(entry.thing)

    def _toggle(self, pick: int) -> None:
        if self.choices is None:
            return
        self.choices.toggle(pick)
        answers = self.query_one(AskPanel).answers
        kept = answers.highlighted
        self._refresh_question()
        answers.highlighted = kept

    def _place(self, placement: Placement, entry: Entry) -> None:
        if entry.toggle is not None:
            placement.take_back()
        elif entry.picks:
            placement.put(entry.picks[0])
        else:
            self.choices = self.placement = None
            self.answered([(character,) for character in placement.answers()])
            return
        self._refresh_question()

    def _answer(self, picks: Picks) -> None:
        self.choices = None
        self.answered([picks])

    # The map

    def on_pointing_touched(self, message: Pointing.Touched) -> None:
        if self.placement is not None:
            if message.thing < 18 and self.placement.take_back(message.thing):
                self._refresh_question()
            else:
                self._look(message.thing)
            return
        self._touch(message.thing)

    def on_pointing_looked(self, message: Pointing.Looked) -> None:
        self._look(message.thing)

    def on_pointing_left(self, message: Pointing.Left) -> None:
        self.query_one(AskPanel).answers.focus()

    def _touch(self, thing: int) -> None:
        choices = self.choices
        if choices is None:
            self._look(thing)
            return
        if not choices.reachable(thing):
            # A click on whoever stands in a region that is lit means the region.
            region = self._under(thing)
            if region is None or not choices.reachable(region):
                self._refuse(thing)
                return
            thing = region
        picks = choices.touch(thing)
        if picks is not None:
            self._answer(picks)
            return
        self._refresh_question()
        self._look(thing)

    def _under(self, thing: int) -> int | None:
        """The region that a piece stands in, as a thing."""
        if thing >= 18 or self.choices is None or not self.choices.chosen:
            return None
        picture = self.query_one(Board).picture
        box = picture.pieces.get(thing) if picture else None
        if picture is None or box is None:
            return None
        for region, area in enumerate(picture.regions):
            if area.holds(box.x, box.y):
                return THING_REGION + region
        return None

    def _look(self, thing: int) -> None:
        """Say what the cursor is on, and what going there would bring."""
        text = Text()
        game = self.session.view().game
        choices = self.choices
        if choices is not None and choices.chosen and thing in choices.lit():
            for entry in choices.entries():
                if thing in entry.things and entry.picks:
                    self._consider(entry, text)
                    break
        else:
            text.append(describe(game, self.session.side, thing), palette.PLAIN)
            if thing in (choices.lit() if choices is not None else ()):
                text.append("\nEnter or click: use it.", palette.TITLE)
        self._detail(text)

    def _refuse(self, thing: int) -> None:
        """Every "no" has a reason."""
        reasons = self._reasons(thing)
        text = Text()
        for reason in reasons:
            text.append("No: ", palette.WARN)
            text.append(reason.sentence, palette.STRONG)
            text.append(f"  {rule_name(reason.rule)}\n", palette.RULE)
        text.append(describe(self.session.view().game, self.session.side, thing), palette.QUIET)
        self._detail(text)

    def _reasons(self, thing: int) -> list[Reason]:
        view = self.session.view()
        chosen = self.choices.chosen if self.choices is not None else ()
        if chosen and chosen[0] < 18 and thing >= THING_REGION:
            return view.why_not(chosen[0], thing)
        return view.why_not(thing)

    # What was told

    def _events(self) -> list[tuple[int, tuple[int, ...]]]:
        return self.session.play.chronicle[self.session.seat]

    def _line(self, event: tuple[int, ...]) -> str:
        play = self.session.play
        if event[0] == E_SCORED and not play.setup["match"]:
            return ""  # points only count in a match
        return play.rules.tell(play.setup, event, self.session.seat)
