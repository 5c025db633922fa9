"""The start menu of The Card Game."""

from mathom.cli.terminal.cards.menu import CardMenu
from mathom.cli.terminal.lcg.wishes import (
    CAMPAIGNS,
    GAME,
    MODES,
    SCENARIO_NAMES,
)
from mathom.cli.terminal.menu_screen import Setting, Wish
from mathom.games.lcg.decks import STARTERS

_WORDS = {
    "standard": "standard",
    "basic": "basic: without shadow cards, to learn",
    "easy": "easy: fewer cruel cards, more resources",
    "expert": "expert campaign: all three, the scores summed",
    "nightmare": "nightmare campaign: all three, nothing is reset",
}


class LcgMenu(CardMenu):
    """Mode, scenario, players, their decks and who plays them."""

    heading = """\
[b]The Card Game[/b]
One to four players quest together against the encounter deck: alone,
with several hands, with bots, or with others at this screen."""

    own_words = _WORDS

    def __init__(self, resumable: bool, last: Wish | None = None) -> None:
        common = [
            Setting("Game", list(MODES)),
            Setting("Scenario", list(SCENARIO_NAMES)),
            Setting("Players", ["1", "2", "3", "4"]),
        ]
        super().__init__(GAME, STARTERS, common, False, resumable, last)

    def offered(self) -> list[Setting]:
        game, scenario, players = self.common
        return [game, players] if game.value in CAMPAIGNS else [game, scenario, players]

    def words(self, setting: Setting) -> str:
        if setting.name == "Scenario":
            return SCENARIO_NAMES[setting.value]
        return super().words(setting)

    def wish(self) -> Wish:
        game, scenario, _ = self.common
        return {"mode": game.value, "scenario": scenario.value, **super().wish()}
