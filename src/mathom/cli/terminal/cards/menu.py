"""The start menu of a card game: some settings of its own, then decks and who plays them."""

from collections.abc import Iterable

from mathom.cli.terminal.cards.own_decks import own_decks
from mathom.cli.terminal.cards.session import sitters_of, usual_bot
from mathom.cli.terminal.menu_screen import MenuScreen, Setting, Wish
from mathom.cli.terminal.session import HOTSEAT, ME

SEATS = 4
WORDS = {
    ME: "you",
    HOTSEAT: "another person at this screen (hotseat)",
    "random": "random: plays anything legal",
    "heuristic": "heuristic: plays by rules of thumb",
}


class CardMenu(MenuScreen):
    """Settings of the game, ``Players`` among them; then a deck and a player for each seat.

    ``bots``: one plays the first seat oneself, and bots the others.
    """

    own_words: dict[str, str] = {}

    def __init__(
        self,
        game: str,
        starters: Iterable[str],
        common: list[Setting],
        bots: bool,
        resumable: bool,
        last: Wish | None,
    ) -> None:
        picked: dict[str, int] = (last or {}).get("picked", {})
        decks, sitters = [*starters, *own_decks(game)], sitters_of(game)
        self.common = common
        self.seats: list[tuple[Setting, Setting]] = []
        for seat in range(SEATS):
            who = sitters.index(usual_bot(game) if bots and seat else ME)
            deck = Setting(f"Deck {seat + 1}", decks, seat)
            self.seats.append((deck, Setting(f"Played by {seat + 1}", sitters, who)))
        for setting in self.everything():
            setting.picked = picked.get(setting.name, setting.picked)
        super().__init__([], resumable)
        self.changed()

    def everything(self) -> list[Setting]:
        """All settings, whether they are on offer now or not."""
        return [*self.common, *(each for pair in self.seats for each in pair)]

    def offered(self) -> list[Setting]:
        """Those of the game's own settings that are on offer now."""
        return [*self.common]

    def seated(self) -> list[tuple[Setting, Setting]]:
        """Deck and player of each seat that is taken."""
        players = next(setting for setting in self.common if setting.name == "Players")
        return self.seats[: int(players.value)]

    def changed(self) -> None:
        self.settings = self.offered()
        for pair in self.seated():
            self.settings += pair

    def words(self, setting: Setting) -> str:
        return {**WORDS, **self.own_words}.get(setting.value, setting.value)

    def wish(self) -> Wish:
        return {
            "decks": [deck.value for deck, _ in self.seated()],
            "sitters": [sitter.value for _, sitter in self.seated()],
            "picked": {setting.name: setting.picked for setting in self.everything()},
        }
