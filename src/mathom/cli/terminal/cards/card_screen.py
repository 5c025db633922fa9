"""A card game at the table: what leads from one decision to the next."""

import asyncio

from textual.binding import Binding

from mathom.cli.terminal import palette
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.cards.chronicle import chronicle_page
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.felt_screen import FeltScreen
from mathom.cli.terminal.cards.passing import UNTIL_PHASE_ENDS, Passing
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.cards.table import CardTable
from mathom.cli.terminal.entry import Picks
from mathom.cli.terminal.playing import Playing
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen, ReadingScreen
from mathom.kernel.decision import CHANCE, Decision


class CardScreen(FeltScreen, Playing[CardSession]):
    """A game from its first decision to its last; hands back "rematch", "menu" or "quit"."""

    BINDINGS = [
        Binding("p", "pass_on(1)", "Pass"),
        Binding("e", "pass_on(2)", "End phase"),
        Binding("slash", "search", "Search"),
        Binding("w", "why", "Why not?", show=False),
        Binding("i", "hint", "Hint"),
        Binding("u", "undo", "Undo"),
        Binding("c", "chronicle", "Log"),
        Binding("h", "piles", "Piles"),
        Binding("r", "app.reference", "Cards", show=False),
        Binding("a", "everyone", "All", show=False),
        Binding("s", "save", "Save", show=False),
        Binding("question_mark", "app.help", "Help"),
        Binding("q", "quit", "Quit"),
        Binding("tab", "felt", show=False),
        Binding("escape", "back", show=False),
        *[Binding(str(n), f"number({n})", show=False) for n in range(10)],
    ]

    def __init__(self, session: CardSession, table: CardTable) -> None:
        super().__init__(session, table)
        self.passing: dict[int, Passing] = {}  # by seat
        self._looker = session.seat  # whoever has seen the screen last
        self._covered = session.hotseat  # nobody has come to the screen yet
        self._shown = 0  # how many of a spectator's events were looked at for interludes

    def on_mount(self) -> None:
        chronicle = self.session.play.chronicle
        self.told = {seat: len(chronicle[seat]) for seat in range(len(self.session.sitters))}
        self._shown = len(self._public())
        if all(who == CHANCE for who in self.session.play.answered_by):
            self.told = {}  # nobody has answered yet: all of it is new
        if not self._covered:
            self.show_table()
        self.go_on()

    def answered(self, picks: Picks) -> None:
        self._heard()
        self.give(picks)
        self.go_on()

    def _heard(self) -> None:
        """What the seat at the screen has read is not new any more, to it or its person's hands."""
        chronicle = self.session.play.chronicle
        for seat in range(len(self.session.sitters)):
            if self.session.same_person(seat, self.session.seat):
                self.told[seat] = len(chronicle[seat])

    # From one decision to the next

    async def drive(self) -> None:
        """Let bots play, pass where that was said, and ask when a person is to answer."""
        session = self.session
        while True:
            decision = session.decision
            await self._interludes()
            if decision is None:
                await self._end()
                return
            if not session.is_mine(decision):
                await self._let_bot_play(decision)
            elif self._passes(decision):
                self.give((self.table.passing,), for_person=True)
            elif session.forced(decision):
                self.give((decision.options[0],), for_person=True)
            else:
                await self._turn_to(decision.who)
                self.ask()
                return
            # Let the screen breathe between answers that nobody types.
            await asyncio.sleep(0)

    def _passes(self, decision: Decision) -> bool:
        passing = self.passing.get(decision.who)
        if passing is None:
            return False
        view = self.session.view_of(decision.who)
        told = self._happened(decision.who)
        if passing.passes(view, told):
            return True
        if passing.over(view, told):
            del self.passing[decision.who]
        return False

    def _happened(self, seat: int) -> int:
        """How much worth stopping for a seat has seen happen."""
        play = self.session.play
        return sum(
            not self.table.quiet(event) and play.rules.tell(play.setup, event, seat) != ""
            for _, event in play.chronicle[seat]
        )

    async def _turn_to(self, seat: int) -> None:
        """Turn the table to a seat; another person comes to a covered screen first."""
        session = self.session
        if session.hotseat and (self._covered or not session.same_person(seat, self._looker)):
            here = asyncio.Event()
            name = session.seat_name(seat)
            await self.app.push_screen(CoverScreen(name, palette.TITLE), lambda _: here.set())
            session.seat = self._looker = seat
            self._covered = False
            self.wait_for("")
            await here.wait()
        session.seat = self._looker = seat

    async def _let_bot_play(self, decision: Decision) -> None:
        session = self.session
        bot = session.bots[decision.who]
        if not self._covered:
            name = session.seat_name(decision.who)
            self.wait_for(f"{name} ({bot.name}) is thinking …")
        self.give(await asyncio.to_thread(session.bot_answer, decision.who))

    def _public(self) -> list[tuple[int, tuple[int, ...]]]:
        return self.session.play.chronicle[self.session.seat]

    async def _interludes(self) -> None:
        """Stop at what everyone reads: the break between two scenarios."""
        events = self._public()
        fresh, self._shown = events[self._shown :], len(events)
        for _, event in fresh:
            found = self.table.interlude(self.session.play.game, event)
            if found is not None:
                title, page = found
                await self.app.push_screen_wait(NewsScreen(title, page, [("on", "Go on")]))

    async def _end(self) -> None:
        """How it ended, and the players may go again."""
        self.wait_for("The game is over. q leaves, u takes back.")
        # Whoever has picked the first line again and again does no harm here.
        ways = [("look", "Look at the table"), ("rematch", "Play again")]
        ways += [("menu", "Back to the menu"), ("quit", "Quit")]
        page = self.table.over(self.session.play.game, self.session.names())
        reply = await self.app.push_screen_wait(NewsScreen("The game is over", page, ways))
        if reply == "look":
            self.show_detail(page)
        else:
            self.dismiss(reply)

    # Keys

    def action_pass_on(self, until: int) -> None:
        """Pass this window, and those after it in which nothing is new."""
        choices = self.choices
        if choices is None:
            return
        decision = choices.question.decision
        if decision.kind not in (*self.table.windows, *self.table.responses):
            self.notify("This question wants an answer of its own: pick a line.", timeout=3)
            return
        if decision.kind in self.table.windows:
            seat = self.session.seat
            told = self._happened(seat)
            self.passing[seat] = Passing(until, choices.view, self.table, told)
            if until == UNTIL_PHASE_ENDS:
                name = self.table.phase_name(choices.view.game)
                self.notify(f"Passing until the {name} phase ends; Esc stops it.", timeout=3)
        self.choices = None
        self.answered((self.table.passing,))

    def action_search(self) -> None:
        self.query_one(AskPanel).search()

    def action_felt(self) -> None:
        self.query_one(Felt).focus()

    def action_everyone(self) -> None:
        if self.choices is not None and self.choices.several:
            self.choices.toggle_all()
            self.refresh_picks()

    def action_back(self) -> None:
        if self.passing.pop(self.session.seat, None) is not None:
            self.notify("You are asked at every window again.", timeout=3)
        if self.choices is not None and self.choices.back():
            self.put_question()
        self.query_one(AskPanel).answers.focus()

    def action_why(self) -> None:
        felt, panel = self.query_one(Felt), self.query_one(AskPanel)
        thing = felt.cursor
        if not felt.has_focus:
            entry = panel.considered
            thing = entry.things[0] if entry is not None and entry.things else None
        if thing is None:
            self.notify("Go to a card with Tab and the arrows first, then press w.")
        elif self.session.view().why_not(thing):
            self.refuse(thing)
        else:
            self.notify("You may use it: press Enter on it.")

    def action_undo(self) -> None:
        if self.session.hotseat:
            self.notify("Between several players nothing is taken back.")
            return
        self.passing.clear()
        if not self.session.undo():
            self.notify("There is nothing of yours to take back.")
            return
        self.choices = None
        chronicle = self.session.play.chronicle
        self.told = {seat: len(chronicle[seat]) for seat in range(len(self.session.sitters))}
        self._shown = len(self._public())
        self.go_on()

    def action_chronicle(self) -> None:
        events = self.events()
        page = chronicle_page(self.table, self.line, events, len(events))
        self.app.push_screen(ReadingScreen("Chronicle", page, at_end=True))

    def action_piles(self) -> None:
        page = self.table.piles(self.session.view().game)
        self.app.push_screen(ReadingScreen("Piles", page))
