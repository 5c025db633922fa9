"""Helpers for tests at the terminal's table: settle the screen, read it, play by keys."""

from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget

from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.ask_panel import AskPanel
from mathom.cli.terminal.cards.card_screen import CardScreen
from mathom.cli.terminal.cards.felt import Felt
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.confrontation.battle_screen import BattleScreen
from mathom.cli.terminal.confrontation.board_widget import Board
from mathom.cli.terminal.confrontation.game_screen import GameScreen
from mathom.cli.terminal.confrontation.session import Duel
from mathom.cli.terminal.reading_screens import CoverScreen, NewsScreen
from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.playthrough import Playthrough
from sure import sure

BIG = (120, 40)
SMALL = (80, 24)


def session(folder: Path, side: int = 0, opponent: str = "random", **setup: object) -> Duel:
    return Duel.begin(dict(setup), side, opponent, "test", folder / "game.json")


def late(folder: Path, until: Callable[[Game], bool], side: int = 0, **setup: object) -> Duel:
    """A game that was played at random until something was so, ten answers before it."""
    play = Playthrough(rules_of("confrontation"), dict(setup), "test")
    dice = Dice(5)
    while not until(play.game):
        decision = sure(play.decision)
        play.answer(*dice.order(decision.options, max(decision.least, min(1, decision.most))))
    play.undo(10)
    return Duel(play, side, "random", folder / "game.json")


def quest(folder: Path, *sitters: str, seed: str = "test", **setup: object) -> CardSession:
    """A game of The Card Game, each seat with a starter deck unless told."""
    decks = ["leadership", "tactics", "spirit", "lore"][: len(sitters)]
    whole: dict[str, object] = {"decks": decks, "first": "seat 1", **setup}
    return CardSession.begin("lcg", whole, list(sitters), seed, folder / "game.json")


def duel(app: MathomApp) -> Duel:
    """The Confrontation that is played."""
    assert isinstance(app.session, Duel)
    return app.session


async def settle(pilot: Pilot[str]) -> None:
    """Wait until the table waits for a person."""
    app = pilot.app
    assert isinstance(app, MathomApp)
    for _ in range(200):
        await pilot.pause()
        screen = app.screen
        if isinstance(screen, CoverScreen | NewsScreen):
            return
        tables = GameScreen | BattleScreen | CardScreen
        # A screen that was only just opened has no panel yet.
        if isinstance(screen, tables) and any(panel.entries for panel in screen.query(AskPanel)):
            return
    raise AssertionError(f"the table never came to rest: {app.screen}")


async def press(pilot: Pilot[str], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


async def set_up(pilot: Pilot[str]) -> None:
    """Place everyone at random and begin."""
    await settle(pilot)
    await press(pilot, "x", "1")


async def pick_any(pilot: Pilot[str], dice: Dice) -> None:
    """Press the number of one of the first ten lines of the list."""
    entries = pilot.app.screen.query_one(AskPanel).entries
    await press(pilot, str((1 + dice.below(min(10, len(entries)))) % 10))


async def to_the_map(pilot: Pilot[str]) -> GameScreen:
    """Read battles to their end until the map asks."""
    dice = Dice(1)
    while not isinstance(pilot.app.screen, GameScreen):
        await pick_any(pilot, dice)
    return pilot.app.screen


def board(screen: Widget) -> Board:
    return screen.query_one(Board)


def card_screen(pilot: Pilot[str]) -> CardScreen:
    screen = pilot.app.screen
    assert isinstance(screen, CardScreen)
    return screen


def felt_text(pilot: Pilot[str]) -> str:
    """All that lies on the felt, in sight or not."""
    drawing = card_screen(pilot).query_one(Felt).drawing
    assert drawing is not None
    return drawing.text()


def shown(pilot: Pilot[str]) -> str:
    """Everything on the screen, as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def notices(pilot: Pilot[str]) -> list[str]:
    """What is notified just now."""
    return [each.message for each in pilot.app._notifications]
