"""What abilities say, and reading it back: ``read(say(character))`` is its definition."""

from functools import cache
from typing import Final

from mathom.games.confrontation import characters as words
from mathom.games.confrontation.board import FELLOWSHIP, REGION_NAMES, SAURON
from mathom.games.confrontation.characters import (
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    EITHER,
    GO_BACKWARD,
    GO_FORWARD,
    GO_SIDEWAYS,
    VARIANT,
    Ability,
    name_of,
)

_WHEN: Final = {ATTACKING: "When attacking", DEFENDING: "When defending", EITHER: "In battle"}
_WAY: Final = {GO_SIDEWAYS: "sideways", GO_BACKWARD: "backward", GO_FORWARD: "forward"}
# 002: clarifications - the Fellowship's ability is resolved first, then Sauron's, then come cards.
_MOMENT: Final = {
    FELLOWSHIP: "before the enemy's ability",
    SAURON: "after the enemy's ability and before cards are played",
}


def say_ability(ability: Ability, side: int) -> str:
    """One ability of a character of this side in English."""
    word, first, second = ability
    match word:
        case words.RETREATS:
            return f"{_WHEN[first]}, may retreat {_WAY[second]} {_MOMENT[side]}."
        case words.TAKES_PLACE_OF:
            return f"When {name_of(first)} is attacked in the same region, may fight instead."
        case words.STRONGER_BESIDE:
            return f"Strength {second} while {name_of(first)} is shown in the same region."
        case words.SLAYS:
            return f"Defeats the enemy's {name_of(first)} before cards are played."
        case words.SEES_CARD:
            return "The enemy must show his card before the Fellowship picks its own."
        case words.FALLS_WITH_FOE:
            return "Falls in any battle at once, and takes the enemy along."
        case words.ATTACKS_ANYWHERE_NEAR:
            return "May move to any adjacent region, even sideways or backward, to attack."
        case words.ATTACKS_SIDEWAYS:
            return "May move sideways to attack."
        case words.FLIES_TO_LONE_FOE:
            return "May move to any region that holds exactly one enemy, to attack."
        case words.RIDES_TO_ATTACK:
            return "May move forward any distance over open ground to attack."
        case words.SKIPS_TO_ATTACK:
            return "May move forward over one region, whoever is in it, to attack."
        case words.MARCHES_REVEALED:
            return (
                "May be revealed to move forward any distance over open ground to an empty region."
            )
        case words.COMES_TO_LONE_FOE_IN:
            return f"May move from anywhere to {REGION_NAMES[first]} to attack a lone enemy."
        case words.GUARDS_TUNNEL:
            return "In Caradhras, may be revealed to defeat whoever passes the Tunnel of Moria."
        case words.GOES_TO_LAIR:
            return (
                f"After defeating an enemy in battle, goes to {REGION_NAMES[first]};"
                " with no place there, is defeated."
            )
        case words.FORBIDS_CARDS:
            return f"{_WHEN[first]}, may rule that no cards are played."
        case words.FIRST_BLOW:
            return "Defeats the first enemy of each attack before cards are played."
        case words.SILENCES:
            return "The enemy character's ability is void."
        case words.CARD_IS_IDLE:
            return "Sauron's card does nothing in this battle, but is spent."
        case words.UNMOVED_BY_TEXT:
            return "Sauron's text cards do nothing."
        case words.UNMOVED_BY_EYE_AND_MAGIC:
            return "Sauron's Eye of Sauron and Magic do nothing."
        case words.PASSES_THE_RING:
            return f"If defeated, {name_of(first)} bears the Ring, shown; but not if the Warg won."
        case words.MATCHES_ATTACKER:
            return "When defending, is as strong as the attacker."
        case words.AIDS_NEARBY:
            return "May be revealed to add 1 to a friend who fights in this or an adjacent region."
        case words.STRONGER_IN:
            return f"Strength {second} in {REGION_NAMES[first]}."
        case words.SWITCHES:
            return (
                "When defending alone, may switch with a friend in an adjacent region, who fights."
            )
        case words.WINS_IN_SHIRE:
            return "Wins the game by entering the Shire."
        case words.MAKES_CHANGE_CARD:
            return (
                "Once both cards are shown, may make the Fellowship take back its card"
                " and play another."
            )
        case words.SLIPS_AWAY:
            return "When defeated, may retreat backward to an empty region instead."
        case words.STRONGER_ATTACKING:
            return f"Strength {first} when attacking."
        case words.TAKES_THE_FOUR:
            return "Once both cards are shown, may swap Sauron's for his 4, even a discarded one."
        case words.STAYS_REVEALED:
            return "Once revealed, stays revealed and no longer moves by itself."
        case words.ENDS_GAME_IF_DEFEATED:
            return "If defeated, Sauron wins."
        case _:  # words.BEARS_RING
            return "Bears the Ring: wins by entering Mordor."


def say(character: int) -> str:
    """A character's abilities in English."""
    side = character % VARIANT // 9
    return " ".join(say_ability(ability, side) for ability in CHARACTERS[character].abilities)


# What the slots of each word may hold; a word that is not here has none.
_TILES: Final = range(18)
_REGIONS: Final = range(16)
_STRENGTHS: Final = range(1, 10)
_WHENS: Final = (ATTACKING, DEFENDING, EITHER)
_NOTHING: Final = (0,)
_SLOTS: Final = {
    words.RETREATS: (_WHENS, (GO_SIDEWAYS, GO_BACKWARD, GO_FORWARD)),
    words.TAKES_PLACE_OF: (_TILES, _NOTHING),
    words.STRONGER_BESIDE: (_TILES, _STRENGTHS),
    words.SLAYS: (_TILES, _NOTHING),
    words.COMES_TO_LONE_FOE_IN: (_REGIONS, _NOTHING),
    words.GOES_TO_LAIR: (_REGIONS, _NOTHING),
    words.FORBIDS_CARDS: (_WHENS, _NOTHING),
    words.PASSES_THE_RING: (_TILES, _NOTHING),
    words.STRONGER_IN: (_REGIONS, _STRENGTHS),
    words.STRONGER_ATTACKING: (_STRENGTHS, _NOTHING),
}


@cache
def _sentences() -> dict[str, Ability]:
    """Every sentence that can be said, with its one meaning."""
    found: dict[str, Ability] = {}
    for word in range(words.RETREATS, words.BEARS_RING + 1):
        firsts, seconds = _SLOTS.get(word, (_NOTHING, _NOTHING))
        for first in firsts:
            for second in seconds:
                ability = (word, first, second)
                for side in (FELLOWSHIP, SAURON):
                    sentence = say_ability(ability, side)
                    if found.get(sentence, ability) != ability:
                        raise ValueError(f"{sentence!r} means {found[sentence]} and {ability}")
                    found[sentence] = ability
    return found


def read(text: str) -> tuple[Ability, ...]:
    """The abilities that a text says, or ``ValueError`` with the phrase it cannot read."""
    abilities: list[Ability] = []
    rest = text
    while rest:
        for sentence, ability in _sentences().items():
            if rest == sentence or rest.startswith(f"{sentence} "):
                abilities.append(ability)
                rest = rest[len(sentence) :].lstrip()
                break
        else:
            raise ValueError(f"cannot read {rest!r}")
    return tuple(abilities)
