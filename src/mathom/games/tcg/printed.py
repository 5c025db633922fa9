"""What is printed on a card, as definitions write it: a type of card and its facts.

The numbers of a companion or ally are twilight cost, strength and vitality; those of a minion
twilight cost, strength, vitality and site number. Keywords are written as they are printed:
``"archer, damage +1"``. A title with a comma in it writes its subtitle apart.
"""

from typing import Final

from mathom.games.tcg import facts
from mathom.games.tcg.abilities import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP_PHASE,
    MANEUVER,
    PHASE_NAMES,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
)
from mathom.games.tcg.facts import (
    BLOCK_NAMES,
    CLASS_NAMES,
    CULTURE_NAMES,
    RACE_NAMES,
    SIGNET_NAMES,
    Card,
    keyword,
)

# When an action can be taken, as bits
fellowship: Final = 1 << FELLOWSHIP_PHASE
shadow: Final = 1 << SHADOW_PHASE
maneuver: Final = 1 << MANEUVER
archery: Final = 1 << ARCHERY
assignment: Final = 1 << ASSIGNMENT
skirmish: Final = 1 << SKIRMISH
regroup: Final = 1 << REGROUP

Three = tuple[int, int, int]
Four = tuple[int, int, int, int]


def one_of(names: tuple[str, ...], name: str) -> int:
    """The place of a name in a list of them."""
    for number, known in enumerate(names):
        if known.lower() == name.lower():
            return number
    raise ValueError(f"{name!r} is none of {', '.join(names)}")


def keywords_of(words: str) -> tuple[tuple[int, int], ...]:
    """Keywords with their numbers, 0 for those that have none."""
    found: list[tuple[int, int]] = []
    for word in words.split(", ") if words else []:
        name, _, number = word.partition(" ")
        amount = number.lstrip("+")
        found.append((keyword(name), int(amount) if amount else 0))
    return tuple(found)


def classes_of(words: str) -> int:
    """Classes as bits."""
    bits = 0
    for word in words.split(", ") if words else []:
        bits |= 1 << one_of(CLASS_NAMES, word)
    return bits


def phases_of(words: str) -> int:
    """Phases as bits: "maneuver or skirmish"."""
    bits = 0
    for word in words.split(" or "):
        bits |= 1 << one_of(PHASE_NAMES, word)
    return bits


def homes_of(words: str) -> tuple[tuple[int, int], ...]:
    """Home sites: "3F", or "2T, 8T"; a number and the first letter of a block."""
    found: list[tuple[int, int]] = []
    for word in words.split(", ") if words else []:
        blocks = [number for number, name in enumerate(BLOCK_NAMES) if name[:1] == word[-1]]
        found.append((int(word[:-1]), blocks[0]))
    return tuple(found)


def the_one_ring(subtitle: str, strength: int = 0, vitality: int = 0, resistance: int = 0) -> Card:
    return Card(
        "The One Ring",
        facts.TYPE_THE_ONE_RING,
        subtitle,
        True,
        strength=strength,
        vitality=vitality,
        resistance=resistance,
    )


def companion(
    title: str,
    subtitle: str,
    culture: str,
    race: str,
    numbers: Three,
    keywords: str = "",
    unique: bool = True,
    resistance: int = 6,
    signet: str = "",
    ring: bool = False,
) -> Card:
    """``ring``: the resistance has a ring around it, so it may begin as Ring-bearer."""
    twilight, strength, vitality = numbers
    return Card(
        title,
        facts.TYPE_COMPANION,
        subtitle,
        unique,
        facts.FREE_PEOPLES,
        one_of(CULTURE_NAMES, culture),
        one_of(RACE_NAMES, race),
        twilight,
        strength,
        vitality,
        resistance,
        signet=one_of(SIGNET_NAMES, signet),
        ring=ring,
        keywords=keywords_of(keywords),
    )


def ally(
    title: str,
    subtitle: str,
    culture: str,
    race: str,
    numbers: Three,
    home: str = "",
    keywords: str = "",
    unique: bool = True,
    signet: str = "",
) -> Card:
    twilight, strength, vitality = numbers
    return Card(
        title,
        facts.TYPE_ALLY,
        subtitle,
        unique,
        facts.FREE_PEOPLES,
        one_of(CULTURE_NAMES, culture),
        one_of(RACE_NAMES, race),
        twilight,
        strength,
        vitality,
        homes=homes_of(home),
        signet=one_of(SIGNET_NAMES, signet),
        support=True,
        keywords=keywords_of(keywords),
    )


def minion(
    title: str,
    subtitle: str,
    culture: str,
    race: str,
    numbers: Four,
    keywords: str = "",
    unique: bool = False,
) -> Card:
    twilight, strength, vitality, site = numbers
    return Card(
        title,
        facts.TYPE_MINION,
        subtitle,
        unique,
        facts.SHADOW,
        one_of(CULTURE_NAMES, culture),
        one_of(RACE_NAMES, race),
        twilight,
        strength,
        vitality,
        site=site,
        keywords=keywords_of(keywords),
    )


def possession(
    title: str,
    subtitle: str,
    side: int,
    culture: str,
    twilight: int,
    classes: str = "",
    numbers: tuple[int, ...] = (),
    keywords: str = "",
    unique: bool = False,
    support: bool = False,
    type: int = facts.TYPE_POSSESSION,
) -> Card:
    """``numbers``: what it adds to its bearer's strength, vitality, resistance and site number."""
    strength, vitality, resistance, site = (*numbers, 0, 0, 0, 0)[:4]
    return Card(
        title,
        type,
        subtitle,
        unique,
        side,
        one_of(CULTURE_NAMES, culture),
        0,
        twilight,
        strength,
        vitality,
        resistance,
        site,
        classes=classes_of(classes),
        support=support,
        keywords=keywords_of(keywords),
    )


def artifact(
    title: str,
    subtitle: str,
    side: int,
    culture: str,
    twilight: int,
    classes: str = "",
    numbers: tuple[int, ...] = (),
    keywords: str = "",
    unique: bool = True,
    support: bool = False,
) -> Card:
    kind = facts.TYPE_ARTIFACT
    whose = (title, subtitle, side, culture, twilight)
    return possession(*whose, classes, numbers, keywords, unique, support, kind)


def condition(
    title: str,
    subtitle: str,
    side: int,
    culture: str,
    twilight: int,
    numbers: tuple[int, ...] = (),
    keywords: str = "",
    unique: bool = False,
    support: bool = False,
) -> Card:
    kind = facts.TYPE_CONDITION
    whose = (title, subtitle, side, culture, twilight)
    return possession(*whose, "", numbers, keywords, unique, support, kind)


def follower(
    title: str,
    subtitle: str,
    side: int,
    culture: str,
    twilight: int,
    numbers: tuple[int, ...] = (),
    keywords: str = "",
    unique: bool = False,
) -> Card:
    whose = (title, subtitle, side, culture, twilight)
    return possession(*whose, "", numbers, keywords, unique, True, facts.TYPE_FOLLOWER)


def event(
    title: str, side: int, culture: str, twilight: int, timing: str, keywords: str = ""
) -> Card:
    """``timing``: its phases, as "skirmish" or "maneuver or regroup"; or "response"."""
    return Card(
        title,
        facts.TYPE_EVENT,
        side=side,
        culture=one_of(CULTURE_NAMES, culture),
        twilight=twilight,
        timing=phases_of(timing),
        keywords=keywords_of(keywords),
    )


def site(
    title: str,
    shadow: int,
    arrow: str,
    block: str = "Shadows",
    number: int = 0,
    keywords: str = "",
) -> Card:
    """A number and its block for the older sites; the newer get theirs when they are played."""
    return Card(
        title,
        facts.TYPE_SITE,
        site=number,
        shadow=shadow,
        block=one_of(BLOCK_NAMES, block),
        arrow=facts.RIGHT if arrow == "right" else facts.LEFT,
        keywords=keywords_of(keywords),
    )
