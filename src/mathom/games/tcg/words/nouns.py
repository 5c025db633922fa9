"""Which kinds of cards there are: nouns, by type, race, keyword, terrain and class."""

from typing import Final

from mathom.cardplay.names import FIRST_NOUN
from mathom.cardplay.phrases import AnyNoun, Noun, Such
from mathom.games.tcg import facts
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import CLASS_NAMES, RACE_NAMES
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# Where a chosen card is remembered, by what it was called.
_COMPANION: Final = FIRST_NOUN
_ALLY: Final = FIRST_NOUN + 1
_MINION: Final = FIRST_NOUN + 2
_CHARACTER: Final = FIRST_NOUN + 3
_ITEM: Final = FIRST_NOUN + 4
_WEAPON: Final = FIRST_NOUN + 5
_CONDITION: Final = FIRST_NOUN + 6
_EVENT: Final = FIRST_NOUN + 7
_SITE: Final = FIRST_NOUN + 8
_CARD: Final = FIRST_NOUN + 9
_DWARF: Final = FIRST_NOUN + 10
_ELF: Final = FIRST_NOUN + 11
_HOBBIT: Final = FIRST_NOUN + 12
_MAN: Final = FIRST_NOUN + 13
_ORC: Final = FIRST_NOUN + 14
_URUK: Final = FIRST_NOUN + 15
_NAZGUL: Final = FIRST_NOUN + 16
_KEYWORD: Final = FIRST_NOUN + 17
_OTHER: Final = FIRST_NOUN + 18


class TypeNoun(Noun):
    """000: card types."""

    def __init__(self, singular: str, plural: str, slot: int, broad: int, type: int) -> None:
        super().__init__(singular, plural, slot, broad)
        self.type = type

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).type == self.type


class CharacterNoun(Noun):
    """000: character - a companion, ally or minion."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).is_character()


class ItemNoun(Noun):
    """A possession or artifact."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).is_item()


class CardNoun(Noun):
    """Any card."""

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return True


class RaceNoun(Noun):
    """000: race."""

    def __init__(self, singular: str, plural: str, slot: int) -> None:
        super().__init__(singular, plural, slot, _CHARACTER)
        self.race = RACE_NAMES.index(singular)

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).race == self.race


class KeywordNoun(Noun):
    """A card with a keyword, called by it."""

    def __init__(self, singular: str, plural: str, slot: int, broad: int) -> None:
        super().__init__(singular, plural, slot, broad)
        self.keyword = facts.keyword(singular)

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return has(game, card, self.keyword)


class TerrainNoun(KeywordNoun):
    """000: site - one with a terrain keyword, called by it."""

    def __init__(self, singular: str, plural: str) -> None:
        super().__init__(singular, plural, _SITE, _SITE)

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).type == facts.TYPE_SITE and super().test(game, frame, card)


class ClassNoun(Noun):
    """000: possession - an item of a class, called by it."""

    def __init__(self, singular: str, plural: str, slot: int, classes: int) -> None:
        super().__init__(singular, plural, slot, _CARD)
        self.classes = classes

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).classes & self.classes != 0


def _class(singular: str, plural: str, slot: int = _ITEM) -> ClassNoun:
    return ClassNoun(singular, plural, slot, 1 << CLASS_NAMES.index(singular))


COMPANION: Final = Such(
    TypeNoun("companion", "companions", _COMPANION, _CHARACTER, facts.TYPE_COMPANION)
)
ALLY: Final = Such(TypeNoun("ally", "allies", _ALLY, _CHARACTER, facts.TYPE_ALLY))
MINION: Final = Such(TypeNoun("minion", "minions", _MINION, _CHARACTER, facts.TYPE_MINION))
CHARACTER: Final = Such(CharacterNoun("character", "characters", _CHARACTER))
POSSESSION: Final = Such(TypeNoun("possession", "possessions", _ITEM, _CARD, facts.TYPE_POSSESSION))
ARTIFACT: Final = Such(TypeNoun("artifact", "artifacts", _ITEM, _CARD, facts.TYPE_ARTIFACT))
ITEM: Final = Such(ItemNoun("item", "items", _ITEM, _CARD))
CONDITION: Final = Such(
    TypeNoun("condition", "conditions", _CONDITION, _CARD, facts.TYPE_CONDITION)
)
EVENT: Final = Such(TypeNoun("event", "events", _EVENT, _CARD, facts.TYPE_EVENT))
FOLLOWER: Final = Such(TypeNoun("follower", "followers", _OTHER, _CARD, facts.TYPE_FOLLOWER))
SITE: Final = Such(TypeNoun("site", "sites", _SITE, _SITE, facts.TYPE_SITE))
CARD: Final = Such(CardNoun("card", "cards", _CARD))

DWARF: Final = Such(RaceNoun("Dwarf", "Dwarves", _DWARF))
ELF: Final = Such(RaceNoun("Elf", "Elves", _ELF))
HOBBIT: Final = Such(RaceNoun("Hobbit", "Hobbits", _HOBBIT))
MAN: Final = Such(RaceNoun("Man", "Men", _MAN))
ORC: Final = Such(RaceNoun("Orc", "Orcs", _ORC))
URUK_HAI: Final = Such(RaceNoun("Uruk-hai", "Uruk-hai", _URUK))
NAZGUL: Final = Such(RaceNoun("Nazgûl", "Nazgûl", _NAZGUL))
WIZARD: Final = Such(RaceNoun("Wizard", "Wizards", _OTHER))
ENT: Final = Such(RaceNoun("Ent", "Ents", _OTHER))
TROLL: Final = Such(RaceNoun("Troll", "Trolls", _OTHER))
WRAITH: Final = Such(RaceNoun("Wraith", "Wraiths", _OTHER))

RANGER: Final = Such(KeywordNoun("ranger", "rangers", _KEYWORD, _CHARACTER))
ARCHER: Final = Such(KeywordNoun("archer", "archers", _KEYWORD, _CHARACTER))
TRACKER: Final = Such(KeywordNoun("tracker", "trackers", _KEYWORD, _CHARACTER))
TENTACLE: Final = Such(KeywordNoun("tentacle", "tentacles", _KEYWORD, _CHARACTER))
KNIGHT: Final = Such(KeywordNoun("knight", "knights", _KEYWORD, _CHARACTER))
VILLAGER: Final = Such(KeywordNoun("villager", "villagers", _KEYWORD, _CHARACTER))
SOUTHRON: Final = Such(KeywordNoun("Southron", "Southrons", _KEYWORD, _CHARACTER))
EASTERLING: Final = Such(KeywordNoun("Easterling", "Easterlings", _KEYWORD, _CHARACTER))
CORSAIR: Final = Such(KeywordNoun("Corsair", "Corsairs", _KEYWORD, _CHARACTER))
BESIEGER: Final = Such(KeywordNoun("besieger", "besiegers", _KEYWORD, _CHARACTER))
WARG_RIDER: Final = Such(KeywordNoun("warg-rider", "warg-riders", _KEYWORD, _CHARACTER))
HUNTER: Final = Such(KeywordNoun("hunter", "hunters", _KEYWORD, _CHARACTER))
TALE: Final = Such(KeywordNoun("tale", "tales", _KEYWORD, _CARD))
SPELL: Final = Such(KeywordNoun("spell", "spells", _KEYWORD, _CARD))
PIPEWEED: Final = Such(KeywordNoun("pipeweed", "pipeweeds", _KEYWORD, _CARD))
FORTIFICATION: Final = Such(KeywordNoun("fortification", "fortifications", _KEYWORD, _CARD))
ENGINE: Final = Such(KeywordNoun("engine", "engines", _KEYWORD, _CARD))
MACHINE: Final = Such(KeywordNoun("machine", "machines", _KEYWORD, _CARD))

BATTLEGROUND: Final = Such(TerrainNoun("battleground", "battlegrounds"))
DWELLING: Final = Such(TerrainNoun("dwelling", "dwellings"))
FOREST: Final = Such(TerrainNoun("forest", "forests"))
MARSH: Final = Such(TerrainNoun("marsh", "marshes"))
MOUNTAIN: Final = Such(TerrainNoun("mountain", "mountains"))
PLAINS: Final = Such(TerrainNoun("plains", "plains"))
RIVER: Final = Such(TerrainNoun("river", "rivers"))
SANCTUARY: Final = Such(TerrainNoun("sanctuary", "sanctuaries"))

WEAPON: Final = Such(ClassNoun("weapon", "weapons", _WEAPON, facts.CLASS_WEAPON))
HAND_WEAPON: Final = Such(_class("hand weapon", "hand weapons", _WEAPON))
RANGED_WEAPON: Final = Such(_class("ranged weapon", "ranged weapons", _WEAPON))
ARMOR: Final = Such(_class("armor", "armors"))
HELM: Final = Such(_class("helm", "helms"))
MOUNT: Final = Such(_class("mount", "mounts"))
PIPE: Final = Such(_class("pipe", "pipes"))
RING: Final = Such(_class("ring", "rings"))
SHIELD: Final = Such(_class("shield", "shields"))
STAFF: Final = Such(_class("staff", "staves"))
CLOAK: Final = Such(_class("cloak", "cloaks"))

ALL_NOUNS: Final[list[tuple[str, Such]]] = [
    (name, value) for name, value in list(globals().items()) if isinstance(value, Such)
]
NOUNS: Final[list[Noun]] = [such.noun for _, such in ALL_NOUNS]


def any_of(*alternatives: Such) -> Such:
    """One of several kinds of card."""
    return Such(AnyNoun(alternatives))
