"""The table: the map, the one question, and what leads from one decision to the next."""

import asyncio

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from mathom.cli.terminal import endings, palette
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.battle_screen import BattleScreen
from mathom.cli.terminal.board_widget import Board
from mathom.cli.terminal.choices import Choices, Entry, Picks
from mathom.cli.terminal.chronicle_text import chronicle_page
from mathom.cli.terminal.describe import describe
from mathom.cli.terminal.forecast import certain
from mathom.cli.terminal.names import rule_name, shaped, the_side
from mathom.cli.terminal.picture import Scene
from mathom.cli.terminal.placement import Placement
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen, ReadingScreen
from mathom.cli.terminal.session import Session
from mathom.cli.terminal.sheets import HELP, cards_table, reference
from mathom.cli.terminal.story import Teller
from mathom.games.confrontation.board import REGION_NAMES, SIDE_NAMES
from mathom.games.confrontation.characters import STRENGTH, name_of, say
from mathom.games.confrontation.kinds import ASK_PLACE, E_NEXT_LEG
from mathom.games.confrontation.why_not import why_not_move
from mathom.games.confrontation.words import THING_REGION
from mathom.kernel.decision import Decision, MathomError, Reason
from mathom.kernel.dice import Dice


class GameScreen(Screen[str]):
    """A game from its first decision to its last; hands back "rematch", "menu" or "quit"."""

    CSS = """
    GameScreen { background: $background; }
    GameScreen #head { height: 1; background: $panel; color: $foreground; padding: 0 1; }
    GameScreen Board { height: 16; }
    GameScreen #lower { height: 1fr; }
    GameScreen #ask { width: 32%; padding: 0 1; border-left: none; }
    GameScreen #detail-box { width: 22%; padding: 0 1; border-left: vkey $panel; }
    GameScreen #cards-box { width: 22%; padding: 0 1; border-left: vkey $panel; }
    GameScreen #chronicle-box { width: 24%; padding: 0 1; border-left: vkey $panel; }
    GameScreen #lower VerticalScroll { scrollbar-size-vertical: 1; }
    GameScreen.-low #cards-box, GameScreen.-low #chronicle-box { display: none; }
    GameScreen.-low #ask { width: 50%; }
    GameScreen.-low #detail-box { width: 50%; }
    """
    BINDINGS = [
        Binding("w", "why", "Why not?"),
        Binding("u", "undo", "Undo"),
        Binding("r", "app.reference", "Reference"),
        Binding("c", "chronicle", "Chronicle"),
        Binding("h", "cards", "Cards"),
        Binding("x", "at_random", "Random", show=False),
        Binding("s", "save", "Save"),
        Binding("question_mark", "app.help", "Help"),
        Binding("q", "quit", "Quit"),
        Binding("escape", "back", show=False),
        *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)],
    ]

    def __init__(self, session: Session, pace: float = 0.5) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.choices: Choices | None = None
        self.placement: Placement | None = None
        self.teller = Teller()
        self._told = 0  # how many of this seat's events have been told
        self._looker: int | None = None  # the seat that has seen the screen last
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

    def on_mount(self) -> None:
        self._fit()
        self._catch_up()
        self._go_on()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """The map takes the room there is, down to 80 by 24."""
        size = self.app.size
        low = size.height < 34 or size.width < 100
        self.set_class(low, "-low")
        room = size.height - 2 - (6 if low else 13)
        self.query_one(Board).styles.height = 4 * max(4, min(9, room // 4))

    # From one decision to the next

    def _go_on(self) -> None:
        self.run_worker(self._drive(), exclusive=True, group="drive")

    async def _drive(self) -> None:
        """Tell what happened, let the bot play, and ask when a person is to answer."""
        session = self.session
        while True:
            decision = session.decision
            if session.hotseat and decision is not None and decision.who != self._looker:
                await self._pass_to(decision.who)
            self._show_table()
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
        """Hide everything until the other player sits at the screen."""
        self.session.seat = seat
        side = self.session.side
        name = the_side(side, True) + " player"
        await self.app.push_screen_wait(CoverScreen(side, name.replace("The ", "the ")))
        self._looker = seat
        self._told = 0
        self.teller = Teller()
        self._catch_up(self._seen.get(seat, 0))

    async def _let_bot_play(self) -> None:
        session = self.session
        bot, decision = session.bot, session.decision
        if bot is None or decision is None:
            return
        self._wait(f"{the_side(1 - session.side, True)} ({bot.name}) is thinking …")
        view = session.view_of(decision.who)
        picks = await asyncio.to_thread(bot.answer, view, session.bot_dice())
        self._give(picks)

    def _answer_for_player(self) -> None:
        question = self.session.view().question()
        option = question.options[0]
        self._notes = [f"{question.prompt} {option.label}: the only answer, given for you."]
        self._give((option.id,))

    async def _ask_in_battle(self) -> bool:
        """Ask on the battle screen; false when the game goes on elsewhere."""
        story = self.teller.story
        if story is None:
            return True
        view = self.session.view()
        reply = await self.app.push_screen_wait(BattleScreen(story, view, Choices(view), self.pace))
        story.told = len(story.lines)
        if isinstance(reply, tuple):
            self._give(reply)
            return True
        return self._wish(reply)

    def _wish(self, wish: str | None) -> bool:
        if wish == "undo":
            self.action_undo()
            return False
        if wish == "quit":
            self.action_quit()
            return False
        return True

    def _give(self, picks: Picks) -> None:
        """Answer and save; a full disk is told, not fatal."""
        try:
            self.session.answer(*picks)
        except OSError as fault:
            self.notify(f"Not saved: {fault.strerror or fault}", severity="error")

    # Telling

    @property
    def _seen(self) -> dict[int, int]:
        return self.session.seen

    def _events(self) -> list[tuple[int, tuple[int, ...]]]:
        return self.session.play.chronicle[self.session.seat]

    def _line(self, event: tuple[int, ...]) -> str:
        play = self.session.play
        return play.rules.tell(play.setup, event, self.session.seat)

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
                    BattleScreen(story, self.session.view(), None, self.pace)
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
        self.query_one("#chronicle", Static).update(self._chronicle())
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

    def _chronicle(self) -> Text:
        events = [event for _, event in self._events()]
        return chronicle_page(self._line, events[: self._told])

    def _detail(self, text: Text) -> None:
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
        if self.query_one(AskPanel).answers.has_focus or not entry.objects:
            self._consider(entry, text)
            self._detail(text)

    def _consider(self, entry: Entry, text: Text) -> None:
        """What the entry is about, and what is certain to happen if it is picked."""
        view = self.session.view()
        if entry.picks:
            lines = certain(view, entry.picks)
            if lines:
                text.append("Then: ", palette.TITLE)
                text.append(" ".join(lines) + "\n", palette.PLAIN)
        for thing in entry.objects[:2]:
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
            answers = placement.answers()
            self.choices = self.placement = None
            for character in answers:
                self._give((character,))
            self._go_on()
            return
        self._refresh_question()

    def _answer(self, picks: Picks) -> None:
        self.choices = None
        self._give(picks)
        self._go_on()

    # The map

    def on_board_touched(self, message: Board.Touched) -> None:
        if self.placement is not None:
            if message.thing < 18 and self.placement.take_back(message.thing):
                self._refresh_question()
            else:
                self._look(message.thing)
            return
        self._touch(message.thing)

    def on_board_looked(self, message: Board.Looked) -> None:
        self._look(message.thing)

    def on_board_left(self, message: Board.Left) -> None:
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
                if thing in entry.objects and entry.picks:
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
            return why_not_move(view.game, view.viewer, chosen[0], thing - THING_REGION)
        return view.why_not(thing)

    # Keys

    def action_number(self, number: int) -> None:
        self.query_one(AskPanel).pick(number)

    def action_back(self) -> None:
        if (self.placement is not None and self.placement.take_back()) or (self.choices is not None and self.choices.back()):
            self._refresh_question()
        elif not self.query_one(Board).has_focus:
            self.query_one(Board).focus()

    def action_why(self) -> None:
        thing = self.query_one(Board).cursor
        entry_list = self.query_one(AskPanel)
        if entry_list.answers.has_focus:
            place = entry_list.answers.highlighted
            objects = entry_list.entries[place].objects if place is not None else ()
            thing = objects[0] if objects else None
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
            self._go_on()
            return
        if not self.session.undo():
            self.notify("There is nothing of yours to take back.")
        self.choices = self.placement = None
        self.teller = Teller()
        self._told = 0
        self._catch_up()
        self._go_on()

    def action_at_random(self) -> None:
        if self.placement is not None:
            self.placement.at_random(Dice(len(self.session.play.seed) + self._random_tries))
            self._random_tries += 1
            self._refresh_question()

    _random_tries = 0

    def action_save(self) -> None:
        try:
            self.session.save()
        except (OSError, MathomError) as fault:
            self.notify(f"Not saved: {fault}", severity="error")
        else:
            self.notify(f"Saved in {self.session.path}")

    def action_quit(self) -> None:
        self.action_save()
        self.dismiss("quit")

    def action_chronicle(self) -> None:
        self.app.push_screen(ReadingScreen("Chronicle", self._chronicle(), at_end=True))

    def action_cards(self) -> None:
        page = cards_table(self.session.view().game, self.session.side)
        self.app.push_screen(ReadingScreen("Cards", page))

    def reference_page(self) -> Text:
        """The sheets for the characters of this game."""
        return reference(self.session.view().game)

    def help_page(self) -> str:
        return HELP
