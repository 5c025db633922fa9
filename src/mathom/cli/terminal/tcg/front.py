"""The Trading Card Game as the terminal application seats people at it."""

from pathlib import Path

from rich.text import Text
from textual.screen import Screen

from mathom.cli.terminal.cards.card_screen import CardScreen
from mathom.cli.terminal.cards.own_decks import deck_of
from mathom.cli.terminal.cards.replay_app import CardReplay
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.front import Front
from mathom.cli.terminal.menu_screen import MenuScreen, Wish
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.session import Session
from mathom.cli.terminal.tcg.card_words import reference_page
from mathom.cli.terminal.tcg.help import HELP
from mathom.cli.terminal.tcg.menu_screen import GAME, TcgMenu
from mathom.cli.terminal.tcg.table import TcgTable
from mathom.games.tcg.decks import STARTERS
from mathom.games.tcg.events.turns import E_TURN
from mathom.kernel.playthrough import Playthrough


class TcgFront(Front):
    """The felt, its menu and its sheets."""

    game = GAME
    help = HELP

    def menu(self, resumable: bool, last: Wish | None) -> MenuScreen:
        return TcgMenu(resumable, last)

    def begin(self, wish: Wish) -> Session:
        decks = [deck_of(GAME, STARTERS, name) for name in wish["decks"]]
        setup = {"decks": decks, "starter": wish["starter"]}
        return CardSession.begin(GAME, setup, wish["sitters"])

    def resume(self, path: Path) -> Session:
        return CardSession.resume(GAME, path)

    def screen(self, session: Session, pace: float) -> Screen[str]:
        assert isinstance(session, CardSession)
        return CardScreen(session, TcgTable())

    def replay(self, play: Playthrough) -> Replay:
        return CardReplay(play, TcgTable(), self.reference(None), (E_TURN,))

    def reference(self, session: Session | None) -> Text:
        return reference_page()


TCG = TcgFront()
