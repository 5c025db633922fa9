"""The Card Game as the terminal application seats people at it."""

from pathlib import Path

from rich.text import Text
from textual.screen import Screen

from mathom.cli.terminal.cards.card_screen import CardScreen
from mathom.cli.terminal.cards.own_decks import deck_of
from mathom.cli.terminal.cards.replay_app import CardReplay
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.front import Front
from mathom.cli.terminal.lcg.card_words import reference_page
from mathom.cli.terminal.lcg.help import HELP
from mathom.cli.terminal.lcg.menu_screen import LcgMenu
from mathom.cli.terminal.lcg.table import LcgTable
from mathom.cli.terminal.lcg.wishes import GAME, setup_of
from mathom.cli.terminal.menu_screen import MenuScreen, Wish
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.session import Session
from mathom.games.lcg.decks import STARTERS
from mathom.games.lcg.events.rounds import E_PHASE
from mathom.kernel.playthrough import Playthrough


class LcgFront(Front):
    """The felt, its menu and its sheets."""

    game = GAME
    help = HELP

    def menu(self, resumable: bool, last: Wish | None) -> MenuScreen:
        return LcgMenu(resumable, last)

    def begin(self, wish: Wish) -> Session:
        decks = [deck_of(GAME, STARTERS, name) for name in wish["decks"]]
        setup = setup_of(wish["mode"], wish["scenario"], decks)
        return CardSession.begin(GAME, setup, wish["sitters"])

    def resume(self, path: Path) -> Session:
        return CardSession.resume(GAME, path)

    def screen(self, session: Session, pace: float) -> Screen[str]:
        assert isinstance(session, CardSession)
        return CardScreen(session, LcgTable())

    def replay(self, play: Playthrough) -> Replay:
        return CardReplay(play, LcgTable(), self.reference(None), (E_PHASE,))

    def reference(self, session: Session | None) -> Text:
        return reference_page()


LCG = LcgFront()
