"""What is printed on cards, as typed facts, and the effects that texts may have on them."""

import re
from typing import Final

from mathom.games.tcg.abilities import (
    FELLOWSHIP_PHASE,
    SHADOW_PHASE,
    Ability,
    Action,
    Aid,
    Bearer,
    DiscardIf,
    Listener,
    On,
    Response,
    Standing,
    Sweep,
    ToPlay,
    Usable,
)
from mathom.games.tcg.hearing import ear

# Card types
TYPE_THE_ONE_RING: Final = 1
TYPE_SITE: Final = 2
TYPE_COMPANION: Final = 3
TYPE_ALLY: Final = 4
TYPE_MINION: Final = 5
TYPE_POSSESSION: Final = 6
TYPE_ARTIFACT: Final = 7
TYPE_EVENT: Final = 8
TYPE_CONDITION: Final = 9
TYPE_FOLLOWER: Final = 10
TYPE_NAMES: Final = (
    "",
    "The One Ring",
    "site",
    "companion",
    "ally",
    "minion",
    "possession",
    "artifact",
    "event",
    "condition",
    "follower",
)

# Kinds of cards
NEITHER: Final = 0
FREE_PEOPLES: Final = 1
SHADOW: Final = 2
SIDE_NAMES: Final = ("", "Free Peoples", "Shadow")

# Cultures; 0 is none
CULTURE_NAMES: Final = (
    "",
    "Dunland",
    "Dwarven",
    "Elven",
    "Gandalf",
    "Gollum",
    "Gondor",
    "Isengard",
    "Men",
    "Moria",
    "Orc",
    "Raider",
    "Rohan",
    "Sauron",
    "Shire",
    "Uruk-hai",
    "Wraith",
)

# Races; 0 is none, which is not a race of its own (003: Gollum/Sméagol)
RACE_NAMES: Final = (
    "",
    "Balrog",
    "Creature",
    "Dwarf",
    "Elf",
    "Ent",
    "Half-troll",
    "Hobbit",
    "Maia",
    "Man",
    "Nazgûl",
    "Orc",
    "Spider",
    "Tree",
    "Troll",
    "Uruk-hai",
    "Wizard",
    "Wraith",
)

# Classes of possessions and artifacts, as bits
CLASS_NAMES: Final = (
    "hand weapon",
    "ranged weapon",
    "armor",
    "bracers",
    "brooch",
    "box",
    "cloak",
    "gauntlets",
    "helm",
    "mount",
    "palantír",
    "phial",
    "pipe",
    "ring",
    "shield",
    "staff",
)
CLASS_HAND_WEAPON: Final = 1
CLASS_RANGED_WEAPON: Final = 2
CLASS_WEAPON: Final = CLASS_HAND_WEAPON | CLASS_RANGED_WEAPON
CLASS_MOUNT: Final = 512

# Loaded keywords first; those with a number in front
KEYWORD_AMBUSH: Final = 0
KEYWORD_DAMAGE: Final = 1
KEYWORD_DEFENDER: Final = 2
KEYWORD_HUNTER: Final = 3
KEYWORD_TOIL: Final = 4
NUMBERED: Final = 5  # keywords below have a number
KEYWORD_ARCHER: Final = 5
KEYWORD_ENDURING: Final = 6
KEYWORD_FIERCE: Final = 7
KEYWORD_LURKER: Final = 8
KEYWORD_MUSTER: Final = 9
KEYWORD_RING_BEARER: Final = 10
KEYWORD_RING_BOUND: Final = 11
KEYWORD_SANCTUARY: Final = 12
KEYWORD_UNHASTY: Final = 13
LOADED: Final = 14  # keywords from here on have no rules of their own
KEYWORD_NAMES: Final = (
    "ambush",
    "damage",
    "defender",
    "hunter",
    "toil",
    "archer",
    "enduring",
    "fierce",
    "lurker",
    "muster",
    "Ring-bearer",
    "Ring-bound",
    "sanctuary",
    "unhasty",
    "battleground",
    "besieger",
    "Corsair",
    "dwelling",
    "Easterling",
    "engine",
    "Fellowship",
    "forest",
    "fortification",
    "knight",
    "machine",
    "marsh",
    "mountain",
    "pipeweed",
    "plains",
    "ranger",
    "river",
    "search",
    "Southron",
    "spell",
    "stealth",
    "tale",
    "tentacle",
    "tracker",
    "twilight",
    "underground",
    "valiant",
    "villager",
    "warg-rider",
    "weather",
)

SIGNET_NAMES: Final = ("", "Aragorn", "Frodo", "Gandalf", "Théoden")

# Block symbols. A site of no block has no number until it is played.
FELLOWSHIP_BLOCK: Final = 1
TOWER_BLOCK: Final = 2
KING_BLOCK: Final = 3
SHADOWS_BLOCK: Final = 4
BLOCK_NAMES: Final = ("", "Fellowship", "Tower", "King", "Shadows")

# Who plays the site after this one: the Shadow player to the left or to the right
LEFT: Final = 0
RIGHT: Final = 1

_NUMBER: Final = re.compile(r"^(\d+)([A-Z])\+?(\d+)$")


def keyword(name: str) -> int:
    """A keyword by name, whatever its capitals."""
    for number, known in enumerate(KEYWORD_NAMES):
        if known.lower() == name.lower():
            return number
    raise ValueError(f"no keyword is called {name!r}")


class Card:
    """One card: its facts, its text, and the text sorted by what the rules ask for."""

    def __init__(
        self,
        title: str,
        type: int,
        subtitle: str = "",
        unique: bool = False,
        side: int = NEITHER,
        culture: int = 0,
        race: int = 0,
        twilight: int = 0,
        strength: int = 0,
        vitality: int = 0,
        resistance: int = 0,
        site: int = 0,
        shadow: int = 0,
        block: int = 0,
        arrow: int = LEFT,
        homes: tuple[tuple[int, int], ...] = (),
        classes: int = 0,
        signet: int = 0,
        timing: int = 0,
        support: bool = False,
        ring: bool = False,
        keywords: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.id = ""  # collector's info: set, rarity, number
        self.number = 0  # set * 1000 + number: what a row of the game holds
        self.title = title
        self.subtitle = subtitle
        self.title_number = 0  # the same for all cards of this title
        self.type = type
        self.unique = unique
        self.side = side
        self.culture = culture
        self.race = race
        self.twilight = twilight
        self.strength = strength  # a character's, or the bonus an item gives
        self.vitality = vitality
        self.resistance = resistance
        self.site = site  # site number of a minion or site; what an item adds to its bearer's
        self.shadow = shadow  # a site's Shadow number
        self.block = block
        self.arrow = arrow
        self.homes = homes  # pairs of site number and block
        self.classes = classes
        self.signet = signet
        self.timing = timing  # an event's phases, as bits; RESPONSE among them
        self.support = support  # it plays to the support area
        self.ring = ring  # may begin the game as Ring-bearer
        self.keyword_list = keywords
        self.keywords = 0  # as bits
        self.amounts = [0] * NUMBERED  # of the keywords that have a number
        for word, amount in keywords:
            self.keywords |= 1 << word
            if word < NUMBERED:
                self.amounts[word] += amount
        # 000: Ring-bound - every version of these two, whatever their text says or if it is gone.
        self.always_bound = type == TYPE_COMPANION and title in ("Frodo", "Sam")
        if self.always_bound:
            self.keywords |= 1 << KEYWORD_RING_BOUND
        # The phases in which it may be played from hand, as bits; those of an event by its actions.
        self.phases = 1 << (SHADOW_PHASE if side == SHADOW else FELLOWSHIP_PHASE)
        if type == TYPE_EVENT:
            self.phases = 0
        self.text: tuple[Ability, ...] = ()
        self.usable: list[Usable] = []
        self.actions: list[Action] = []
        self.responses: list[Response] = []
        self.listeners: list[Listener] = []
        self.standing: list[Standing] = []
        self.to_play: list[ToPlay] = []
        self.bearer: Bearer | None = None
        self.aid: Aid | None = None
        self.discard_if: DiscardIf | None = None
        self.sweep: Sweep | None = None
        self.hears = 0  # bits (``hearing``): the events that its listeners and responses answer
        self.warned = 0  # bits: those that they answer before these happen

    def is_character(self) -> bool:
        """000: character - companions, allies and minions."""
        return TYPE_COMPANION <= self.type <= TYPE_MINION

    def is_item(self) -> bool:
        """A possession or an artifact."""
        return self.type == TYPE_POSSESSION or self.type == TYPE_ARTIFACT

    def full_title(self) -> str:
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    def sort(self, ability: Ability) -> None:
        """Put an ability where the rules look for it."""
        if isinstance(ability, Usable):
            ability.place = len(self.usable)
            self.usable.append(ability)
        if isinstance(ability, Action):
            self.actions.append(ability)
            if self.type == TYPE_EVENT:
                self.phases |= ability.phases
        elif isinstance(ability, Response):
            self.responses.append(ability)
            self.listen(ability.on)
        elif isinstance(ability, Listener):
            self.listeners.append(ability)
            self.listen(ability.on)
        elif isinstance(ability, Standing):
            self.standing.append(ability)
        elif isinstance(ability, ToPlay):
            self.to_play.append(ability)
        elif isinstance(ability, Bearer):
            self.bearer = ability
        elif isinstance(ability, Aid):
            self.aid = ability
        elif isinstance(ability, DiscardIf):
            self.discard_if = ability
        elif isinstance(ability, Sweep):
            self.sweep = ability

    def listen(self, on: On) -> None:
        bit = ear(on.kind)
        assert bit, f"{type(on).__name__} answers an event that is not said to be heard"
        if on.before:
            self.warned |= bit
        else:
            self.hears |= bit


# Every text that can be used, by its number; the library numbers them.
ABILITIES: Final[dict[int, Usable]] = {}

_BLANK: Final = Card("a card", 0)
# By set * 1000 + number; what is not defined is a blank.
CARDS: Final[list[Card]] = [_BLANK] * 21000
DEFINED: Final[list[Card]] = []
_BY_ID: Final[dict[str, Card]] = {}
_TITLES: Final[dict[str, int]] = {"": 0}


def title_number(title: str) -> int:
    """A number for a title, the same for every card of that title (000: unique)."""
    return _TITLES.setdefault(title.lower(), len(_TITLES))


def card(id: str, printed: Card, *text: Ability) -> None:
    """Define a card by its collector's info: what is printed, then its text, a paragraph each."""
    match = _NUMBER.match(id)
    assert match is not None, f"{id!r} is not a set, a rarity and a number"
    number = int(match.group(1)) * 1000 + int(match.group(3))
    assert CARDS[number] is _BLANK, f"card {id} is defined twice"
    printed.id = id
    printed.number = number
    printed.title_number = title_number(printed.title)
    printed.text = text
    for ability in text:
        printed.sort(ability)
    CARDS[number] = printed
    DEFINED.append(printed)
    _BY_ID[id] = printed


def by_id(id: str) -> Card | None:
    """The card with this collector's info, if it is known."""
    return _BY_ID.get(id)
