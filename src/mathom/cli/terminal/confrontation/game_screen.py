"""A game at the table: what leads from one decision to the next."""

import asyncio

from rich.text import Text
from textual.binding import Binding

from mathom.cli.terminal import palette
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.confrontation import endings
from mathom.cli.terminal.confrontation.battle_screen import BattleScreen
from mathom.cli.terminal.confrontation.board_widget import Board
from mathom.cli.terminal.confrontation.choices import Choices
from mathom.cli.terminal.confrontation.names import the_side
from mathom.cli.terminal.confrontation.picture import Scene
from mathom.cli.terminal.confrontation.session import Duel
from mathom.cli.terminal.confrontation.sheets import cards_table
from mathom.cli.terminal.confrontation.story import Story, Teller
from mathom.cli.terminal.confrontation.table_screen import TableScreen
from mathom.cli.terminal.entry import Picks
from mathom.cli.terminal.playing import Playing
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen, ReadingScreen
from mathom.games.confrontation.events import E_NEXT_LEG
from mathom.games.confrontation.rows import side_of_seat
from mathom.table.view import View


class GameScreen(TableScreen, Playing[Duel]):
    """A game from its first decision to its last; hands back "rematch", "menu" or "quit"."""

    BINDINGS = [
        Binding("w", "why", "Why not?"),
        Binding("i", "hint", "Hint"),
        Binding("u", "undo", "Undo"),
        Binding("r", "app.reference", "Reference"),
        Binding("c", "chronicle", "Chronicle"),
        Binding("h", "cards", "Cards"),
        Binding("x", "at_random", "Random", show=False),
        Binding("s", "save", "Save"),
        Binding("question_mark", "app.help", "Help"),
        Binding("q", "quit", "Quit"),
        Binding("escape", "back", show=False),
        *[Binding(str(n), f"number({n})", show=False) for n in range(10)],
    ]

    def __init__(self, session: Duel, pace: float = 0.5) -> None:
        super().__init__(session, pace)
        self._looker: int | None = None  # the seat that has seen the screen last
        self._random_tries = 0

    def on_mount(self) -> None:
        self._fit()
        chronicle = self.session.play.chronicle
        self.session.seen = {seat: len(chronicle[seat]) for seat in (0, 1)}
        self._catch_up()
        if not self.session.hotseat:
            self._show_table()
        self.go_on()

    def answered(self, answers: list[Picks]) -> None:
        for picks in answers:
            self.give(picks)
        self._put_out_lights()
        self.go_on()

    def asked(self) -> View:
        """While places are only meant, the screen asks for a later one than the game does."""
        if self.placement is None:
            return super().asked()
        return self.placement.ahead(self.session.play.game)

    # From one decision to the next

    async def drive(self) -> None:
        """Tell what happened, let the bot play, and ask when a person is to answer."""
        session = self.session
        while True:
            decision = session.decision
            if session.hotseat and decision is not None and decision.who != self._looker:
                await self._pass_to(decision.who)
            if not await self._tell_news():
                return
            if decision is None:
                await self._end()
                return
            if not session.is_mine(decision):
                await self._let_bot_play()
            elif session.forced(decision):
                self._answer_for_player()
            elif self.teller.story is not None and not self.teller.story.over:
                if not await self._ask_in_battle():
                    return
            else:
                self._ask(decision)
                return

    async def _pass_to(self, seat: int) -> None:
        """Hide everything until the other player sits at the screen.

        The table is turned round while it is covered, so that neither sees the other's.
        """
        here = asyncio.Event()
        side = side_of_seat(self.session.play.game, seat)
        cover = CoverScreen(f"{the_side(side)} player", palette.side_style(side))
        await self.app.push_screen(cover, lambda _: here.set())
        self.session.seat = self._looker = seat
        self._told = 0
        self.teller = Teller()
        self._catch_up(self._seen.get(seat, 0))
        self._wait("")
        await here.wait()

    async def _let_bot_play(self) -> None:
        session = self.session
        bot, decision = session.bot, session.decision
        if bot is None or decision is None:
            return
        self._wait(f"{the_side(1 - session.side, True)} ({bot.name}) is thinking …")
        self.give(await asyncio.to_thread(session.bot_answer, decision.who))

    def _answer_for_player(self) -> None:
        question = self.session.view().question()
        option = question.options[0]
        self._notes = [f"{question.prompt} {option.label}: the only answer, given for you."]
        self.give((option.id,))

    async def _ask_in_battle(self) -> bool:
        """Ask on the battle screen; false when the game goes on elsewhere."""
        story = self.teller.story
        if story is None:
            return True
        view = self.session.view()
        reply = await self.app.push_screen_wait(self._battle(story, view, Choices(view)))
        story.told = len(story.lines)
        if isinstance(reply, tuple):
            self.give(reply)
            return True
        return self._wish(reply)

    def _battle(self, story: Story, view: View, choices: Choices | None) -> BattleScreen:
        return BattleScreen(story, view, choices, self.pace, self.session.between_people)

    def _wish(self, wish: str | None) -> bool:
        if wish == "undo":
            self.action_undo()
            return False
        if wish == "quit":
            self.action_quit()
            return False
        return True

    # Telling

    @property
    def _seen(self) -> dict[int, int]:
        return self.session.seen

    def _catch_up(self, upto: int | None = None) -> None:
        """Take in what is past without telling it."""
        events = self._events()[self._told : upto]
        for _, event in events:
            self.teller.add(event, self._line(event))
        self._told += len(events)
        if self.teller.story is not None:
            self.teller.story.told = len(self.teller.story.lines)

    async def _tell_news(self) -> bool:
        """Tell every new event; battles and the break of a match stop to be read."""
        events = self._events()
        while self._told < len(events):
            event = events[self._told][1]
            self._told += 1
            self._seen[self.session.seat] = self._told
            before = self.teller.story
            self.teller.add(event, self._line(event))
            story = self.teller.story
            if (
                story is not None
                and story is before
                and story.over
                and story.told < len(story.lines)
            ):
                reply = await self.app.push_screen_wait(
                    self._battle(story, self.session.view(), None)
                )
                story.told = len(story.lines)
                if not self._wish(reply if isinstance(reply, str) else None):
                    return False
            if event[0] == E_NEXT_LEG:
                page = endings.between(self.session)
                await self.app.push_screen_wait(
                    NewsScreen("The first game is over", page, [("on", "On to the second game")])
                )
        self._show_table()
        return True

    async def _end(self) -> None:
        """Both sides are revealed, and the players may go again."""
        board = self.query_one(Board)
        scene = Scene(self.session.play.game, self.session.side)
        board.show(scene)
        self._wait("The game is over.")
        ways = [("rematch", "Rematch, with the sides swapped"), ("look", "Look at the table")]
        ways += [("menu", "Back to the menu"), ("quit", "Quit")]
        reply = await self.app.push_screen_wait(
            NewsScreen("The game is over", endings.over(self.session), ways)
        )
        if reply == "look":
            self._wait("The game is over. q leaves, u takes back.")
        else:
            self.dismiss(reply)

    # Keys

    def action_back(self) -> None:
        if (self.placement is not None and self.placement.take_back()) or (
            self.choices is not None and self.choices.back()
        ):
            self._refresh_question()
        elif not self.query_one(Board).has_focus:
            self.query_one(Board).focus()

    def action_hint(self) -> None:
        if self.placement is not None and self.placement.open_stand is None:
            self.notify("Everyone has a place.")
        else:
            super().action_hint()

    def action_why(self) -> None:
        thing = self.query_one(Board).cursor
        entry_list = self.query_one(AskPanel)
        if entry_list.answers.has_focus:
            entry = entry_list.considered
            things = entry.things if entry is not None else ()
            thing = things[0] if things else None
        if thing is None:
            self._detail(
                Text("Go to something with the arrows first, then press w.", palette.QUIET)
            )
        elif self._reasons(thing):
            self._refuse(thing)
        else:
            self._detail(Text("You may use it: press Enter on it.", palette.GAIN))

    def action_undo(self) -> None:
        if self.placement is not None and self.placement.take_back():
            self._refresh_question()
            return
        if self.session.hotseat:
            self.notify("Between two players nothing is taken back.")
            self.go_on()
            return
        if not self.session.undo():
            self.notify("There is nothing of yours to take back.")
        self.choices = self.placement = None
        self.teller = Teller()
        self._told = 0
        self._catch_up()
        self.go_on()

    def action_at_random(self) -> None:
        if self.placement is not None:
            self.placement.at_random(self.session.placement_dice(self._random_tries))
            self._random_tries += 1
            self._refresh_question()

    def action_chronicle(self) -> None:
        self.app.push_screen(ReadingScreen("Chronicle", self._chronicle(), at_end=True))

    def action_cards(self) -> None:
        page = cards_table(self.session.view().game, self.session.side)
        self.app.push_screen(ReadingScreen("Cards", page))
