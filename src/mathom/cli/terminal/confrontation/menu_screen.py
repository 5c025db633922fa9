"""The start menu of The Confrontation."""

from rich.style import Style

from mathom.cli.terminal import palette
from mathom.cli.terminal.confrontation.session import USUAL_OPPONENT, opponents
from mathom.cli.terminal.menu_screen import MenuScreen, Setting, Wish
from mathom.cli.terminal.session import HOTSEAT
from mathom.games.confrontation.board import SIDE_NAMES
from mathom.games.confrontation.rules import CHARACTER_CHOICES, SHUFFLE_CHOICES
from mathom.kernel.rules import Setup

_SPECIALS = ["none", "2 each", "4 each", "4 for you", "4 for the enemy"]
_WORDS = {
    "classic": "classic: the characters to begin with",
    "variant": "variant: the other side of every tile",
    "draft": "draft: each player picks sides of tiles in secret",
    "always": "always, when pieces meet",
    "by hand": "by hand, when you ask for it",
    HOTSEAT: "another person at this screen (hotseat)",
    "random": "random: plays anything legal",
    "heuristic": "heuristic: plays by rules of thumb",
}


class DuelMenu(MenuScreen):
    """Side, opponent and set-up."""

    heading = """\
[b]The Confrontation[/b]
Nine companions carry the Ring to Mordor; nine of Sauron's hunt for it.
Neither player sees who stands where. A game takes about twenty minutes."""

    def __init__(self, resumable: bool) -> None:
        super().__init__(
            [
                Setting("You play", list(SIDE_NAMES)),
                Setting("Opponent", sorted(opponents(), key=_liking)),
                Setting("Characters", list(CHARACTER_CHOICES)),
                Setting("Special cards", _SPECIALS),
                Setting("Match", ["one game", "two games, sides swapped"]),
                Setting("Shuffling", list(SHUFFLE_CHOICES)),
            ],
            resumable,
        )

    def words(self, setting: Setting) -> str:
        return _WORDS.get(setting.value, setting.value)

    def style(self, setting: Setting) -> Style:
        if setting.name == "You play":
            return palette.side_style(setting.picked)
        return palette.PLAIN

    def wish(self) -> Wish:
        side, opponent, characters, specials, match, shuffle = (
            setting.value for setting in self.settings
        )
        mine = SIDE_NAMES.index(side)
        setup: Setup = {
            "characters": characters,
            "specials": _specials(specials, mine),
            "match": match != "one game",
            "shuffle": shuffle,
        }
        return {"side": mine, "opponent": opponent, "setup": setup}


def _liking(name: str) -> int:
    """The usual bot first, then the others in their order."""
    return -1 if name == USUAL_OPPONENT else opponents().index(name)


def _specials(words: str, side: int) -> list[int]:
    if words == "none":
        return [0, 0]
    if words.endswith("each"):
        return [int(words[0])] * 2
    mine = words == "4 for you"
    return [4 * ((seat == side) == mine) for seat in (0, 1)]
