"""The start menu of The Trading Card Game."""

from mathom.cli.terminal.cards.own_decks import own_decks
from mathom.cli.terminal.cards.session import sitters_of, usual_bot
from mathom.cli.terminal.menu_screen import MenuScreen, Setting, Wish
from mathom.cli.terminal.session import HOTSEAT, ME
from mathom.games.tcg.decks import STARTERS

GAME = "tcg"
_WORDS = {
    ME: "you",
    HOTSEAT: "another person at this screen (hotseat)",
    "random": "random: plays anything legal",
    "heuristic": "heuristic: plays by rules of thumb",
    "complete": "complete: players bid for their places",
    "starter": "Starter Rules: a random first player, one reshuffle",
}


class TcgMenu(MenuScreen):
    """Rules, players, their decks and who plays them."""

    heading = """\
[b]The Trading Card Game[/b]
Each player leads a fellowship along nine sites, and plays the Shadow
against the others. Two to four players."""

    def __init__(self, resumable: bool, last: Wish | None = None) -> None:
        picked: dict[str, int] = (last or {}).get("picked", {})
        decks, sitters = [*STARTERS, *own_decks(GAME)], sitters_of(GAME)
        self.common = [
            Setting("Rules", ["complete", "starter"]),
            Setting("Players", ["2", "3", "4"]),
        ]
        self.seats: list[tuple[Setting, Setting]] = []
        for seat in range(4):
            deck = Setting(f"Deck {seat + 1}", decks, seat)
            # One plays the first seat oneself, and bots the others.
            who = sitters.index(usual_bot(GAME) if seat else ME)
            played = Setting(f"Played by {seat + 1}", sitters, who)
            self.seats.append((deck, played))
        for setting in [*self.common, *(each for pair in self.seats for each in pair)]:
            setting.picked = picked.get(setting.name, setting.picked)
        super().__init__([], resumable)
        self.changed()

    def changed(self) -> None:
        players = self.common[1]
        self.settings = [*self.common]
        for pair in self.seats[: int(players.value)]:
            self.settings += pair

    def words(self, setting: Setting) -> str:
        return _WORDS.get(setting.value, setting.value)

    def wish(self) -> Wish:
        rules, players = self.common
        seated = self.seats[: int(players.value)]
        everything = [*self.common, *(each for pair in self.seats for each in pair)]
        return {
            "starter": rules.value == "starter",
            "decks": [deck.value for deck, _ in seated],
            "sitters": [sitter.value for _, sitter in seated],
            "picked": {setting.name: setting.picked for setting in everything},
        }
