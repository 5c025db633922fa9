"""The start menu of The Card Game."""

from mathom.cli.terminal.cards.own_decks import own_decks
from mathom.cli.terminal.cards.session import sitters_of
from mathom.cli.terminal.lcg.wishes import (
    CAMPAIGNS,
    GAME,
    MODES,
    SCENARIO_NAMES,
)
from mathom.cli.terminal.menu_screen import MenuScreen, Setting, Wish
from mathom.cli.terminal.session import HOTSEAT, ME
from mathom.games.lcg.decks import STARTERS

_WORDS = {
    "standard": "standard",
    "basic": "basic: without shadow cards, to learn",
    "easy": "easy: fewer cruel cards, more resources",
    "expert": "expert campaign: all three, the scores summed",
    "nightmare": "nightmare campaign: all three, nothing is reset",
    ME: "you",
    HOTSEAT: "another person at this screen (hotseat)",
    "random": "random: plays anything legal",
    "heuristic": "heuristic: plays by rules of thumb",
}


class LcgMenu(MenuScreen):
    """Mode, scenario, players, their decks and who plays them."""

    heading = """\
[b]The Card Game[/b]
One to four players quest together against the encounter deck: alone,
with several hands, with bots, or with others at this screen."""

    def __init__(self, resumable: bool, last: Wish | None = None) -> None:
        picked: dict[str, int] = (last or {}).get("picked", {})
        decks, sitters = [*STARTERS, *own_decks(GAME)], sitters_of(GAME)
        self.common = [
            Setting("Game", list(MODES)),
            Setting("Scenario", list(SCENARIO_NAMES)),
            Setting("Players", ["1", "2", "3", "4"]),
        ]
        self.seats: list[tuple[Setting, Setting]] = []
        for seat in range(4):
            deck = Setting(f"Deck {seat + 1}", decks, seat)
            self.seats.append((deck, Setting(f"Played by {seat + 1}", sitters)))
        for setting in [*self.common, *(each for pair in self.seats for each in pair)]:
            setting.picked = picked.get(setting.name, setting.picked)
        super().__init__([], resumable)
        self.changed()

    def changed(self) -> None:
        game, scenario, players = self.common
        self.settings = [game]
        if game.value not in CAMPAIGNS:
            self.settings.append(scenario)
        self.settings.append(players)
        for pair in self.seats[: int(players.value)]:
            self.settings += pair

    def words(self, setting: Setting) -> str:
        if setting.name == "Scenario":
            return SCENARIO_NAMES[setting.value]
        return _WORDS.get(setting.value, setting.value)

    def wish(self) -> Wish:
        game, scenario, players = self.common
        seated = self.seats[: int(players.value)]
        everything = [*self.common, *(each for pair in self.seats for each in pair)]
        return {
            "mode": game.value,
            "scenario": scenario.value,
            "decks": [deck.value for deck, _ in seated],
            "sitters": [sitter.value for _, sitter in seated],
            "picked": {setting.name: setting.picked for setting in everything},
        }
