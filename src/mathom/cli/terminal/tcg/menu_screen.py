"""The start menu of The Trading Card Game."""

from mathom.cli.terminal.cards.menu import CardMenu
from mathom.cli.terminal.menu_screen import Setting, Wish
from mathom.games.tcg.decks import STARTERS

GAME = "tcg"
_WORDS = {
    "complete": "complete: players bid for their places",
    "starter": "Starter Rules: a random first player, one reshuffle",
}


class TcgMenu(CardMenu):
    """Rules, players, their decks and who plays them."""

    heading = """\
[b]The Trading Card Game[/b]
Each player leads a fellowship along nine sites, and plays the Shadow
against the others. Two to four players."""

    own_words = _WORDS

    def __init__(self, resumable: bool, last: Wish | None = None) -> None:
        common = [
            Setting("Rules", ["complete", "starter"]),
            Setting("Players", ["2", "3", "4"]),
        ]
        super().__init__(GAME, STARTERS, common, True, resumable, last)

    def wish(self) -> Wish:
        return {"starter": self.common[0].value == "starter", **super().wish()}
