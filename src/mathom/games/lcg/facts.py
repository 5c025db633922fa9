"""What is printed on cards, as typed facts; and the effects that texts may have on them."""

from typing import Final

from mathom.games.lcg.abilities import (
    Ability,
    Action,
    AttachTo,
    Forced,
    Response,
    Setup,
    Shadow,
    Standing,
    Travel,
    Usable,
    WhenRevealed,
)

# Types
TYPE_HERO: Final = 1
TYPE_ALLY: Final = 2
TYPE_ATTACHMENT: Final = 3
TYPE_EVENT: Final = 4
TYPE_ENEMY: Final = 5
TYPE_LOCATION: Final = 6
TYPE_TREACHERY: Final = 7
TYPE_OBJECTIVE: Final = 8
TYPE_QUEST: Final = 9
TYPE_NAMES: Final = (
    "",
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "quest",
)

# Spheres of influence
SPHERE_NEUTRAL: Final = 0
SPHERE_LEADERSHIP: Final = 1
SPHERE_TACTICS: Final = 2
SPHERE_SPIRIT: Final = 3
SPHERE_LORE: Final = 4
SPHERE_NAMES: Final = ("Neutral", "Leadership", "Tactics", "Spirit", "Lore")

# Keywords, as bits; doomed and victory have numbers of their own
KEYWORD_RANGED: Final = 1
KEYWORD_SENTINEL: Final = 2
KEYWORD_RESTRICTED: Final = 4
KEYWORD_SURGE: Final = 8
KEYWORD_GUARDED: Final = 16
KEYWORD_NAMES: Final = {
    KEYWORD_GUARDED: "Guarded",
    KEYWORD_RANGED: "Ranged",
    KEYWORD_SENTINEL: "Sentinel",
    KEYWORD_RESTRICTED: "Restricted",
    KEYWORD_SURGE: "Surge",
}

TRAIT_NAMES: Final = (
    "Archer",
    "Armor",
    "Artifact",
    "Beorning",
    "Condition",
    "Craftsman",
    "Creature",
    "Dol Guldur",
    "Dungeon",
    "Dúnedain",
    "Dwarf",
    "Forest",
    "Goblin",
    "Gondor",
    "Hobbit",
    "Insect",
    "Istari",
    "Item",
    "Marshland",
    "Minstrel",
    "Mountain",
    "Nazgûl",
    "Noble",
    "Noldor",
    "Orc",
    "Ranger",
    "Riverland",
    "Rohan",
    "Scout",
    "Silvan",
    "Skill",
    "Spider",
    "Steward",
    "Stronghold",
    "Title",
    "Trap",
    "Troll",
    "Undead",
    "Warrior",
    "Wasteland",
    "Weapon",
)

# What a text may do to a card, a player or the game, as long as it lasts
RECALCULATED: Final = 0  # of a lasting effect on a step, by its number: what that says now
WILLPOWER: Final = 1
ATTACK: Final = 2
DEFENSE: Final = 3
HIT_POINTS: Final = 4
THREAT_STRENGTH: Final = 5
STAT_NAMES: Final = {
    WILLPOWER: "willpower",
    ATTACK: "attack",
    DEFENSE: "defense",
    HIT_POINTS: "hit points",
    THREAT_STRENGTH: "threat",
}
CANNOT_ATTACK: Final = 6
CANNOT_DEFEND: Final = 7
NO_THREAT: Final = 8
NO_DEFENSE: Final = 9
HAS_TRAIT: Final = 10  # the amount has a bit for each trait
HAS_SPHERE: Final = 11  # the amount has a bit for each sphere
STRIKES_STAGING: Final = 12
MANY_DEFENDERS: Final = 13  # on a player
STAGING_THREAT: Final = 15  # on the game
NO_DRAWING: Final = 16  # on the game
REFRESH_THREAT: Final = 17  # on the game
NO_ATTACHMENTS: Final = 18
MUST_TRAVEL: Final = 19
NOT_BY_CHOICE: Final = 20  # cannot be engaged by choice
EXCESS_TO_THREAT: Final = 21
LEAVES_TO_TOP: Final = 22
STAYS_EXHAUSTED: Final = 23  # the amount is what it costs to ready
ALLIES_A_ROUND: Final = 24  # on the game
CANNOT_ADVANCE: Final = 25  # on the game
EXTRA_CARDS: Final = 26  # on the game: revealed in staging
NO_CHECKS: Final = 27  # on the game: no engagement checks
NO_STAGING: Final = 28  # on the game
POOLS: Final = 29  # a card paid from this many different pools
SHACKLED: Final = 30  # on a player: the next draw is lost
WON_WITHOUT_ENEMIES: Final = 31  # on the game
RANDOM_NEXT: Final = 32  # on the game: the next stage is drawn by lot
CANNOT_ATTACK_PLAYER: Final = 40  # add the player
GAME: Final = -1  # the subject of effects on the game


class Card:
    """One card of the box: its facts, its text, and the text sorted by what the rules ask for."""

    def __init__(
        self,
        title: str,
        type: int,
        sphere: int = SPHERE_NEUTRAL,
        unique: bool = False,
        cost: int = 0,
        costs_x: bool = False,
        threat: int = 0,
        willpower: int = 0,
        attack: int = 0,
        defense: int = 0,
        hit_points: int = 0,
        engagement: int = 0,
        quest_points: int = 0,
        traits: str = "",
        keywords: int = 0,
        doomed: int = 0,
        victory: int = 0,
        quantity: int = 1,
        easy: int = 0,
        encounter_set: str = "",
        sequence: int = 0,
        title_b: str = "",
    ) -> None:
        self.number = 0
        self.title = title
        self.type = type
        self.text: tuple[Ability, ...] = ()
        self.sphere = sphere
        self.unique = unique
        self.cost = cost
        self.costs_x = costs_x
        self.threat = threat  # a hero's cost, or the strength of an enemy or location
        self.willpower = willpower
        self.attack = attack
        self.defense = defense
        self.hit_points = hit_points
        self.engagement = engagement
        self.quest_points = quest_points
        self.traits = 0
        for trait in traits.split(", ") if traits else []:
            self.traits |= 1 << TRAIT_NAMES.index(trait)
        self.keywords = keywords
        self.doomed = doomed
        self.victory = victory
        self.quantity = quantity
        self.easy = easy
        self.encounter_set = encounter_set
        self.sequence = sequence
        self.title_b = title_b
        self.usable: list[Usable] = []
        self.actions: list[Action] = []
        self.responses: list[Response] = []
        self.forced: list[Forced] = []
        self.standing: list[Standing] = []
        self.when_revealed: WhenRevealed | None = None
        self.shadow: Shadow | None = None
        self.travel: Travel | None = None
        self.setup: Setup | None = None
        self.attach_to: AttachTo | None = None
        self.hears = 0  # bits: the kinds of events its forced effects and responses answer

    def sort(self, ability: Ability) -> None:
        """Put an ability where the rules look for it."""
        if isinstance(ability, Usable):
            ability.place = len(self.usable)
            self.usable.append(ability)
        if isinstance(ability, Action):
            self.actions.append(ability)
        elif isinstance(ability, Response):
            self.responses.append(ability)
            self.hears |= 1 << ability.on.kind
        elif isinstance(ability, Forced):
            self.forced.append(ability)
            self.hears |= 1 << ability.on.kind
        elif isinstance(ability, Standing):
            self.standing.append(ability)
        elif isinstance(ability, WhenRevealed):
            self.when_revealed = ability
        elif isinstance(ability, Shadow):
            self.shadow = ability
        elif isinstance(ability, Travel):
            self.travel = ability
        elif isinstance(ability, Setup):
            self.setup = ability
        elif isinstance(ability, AttachTo):
            self.attach_to = ability


# Every text that can be used, by its number; the library numbers them.
ABILITIES: Final[dict[int, Usable]] = {}

# By the number printed on the card; nothing is printed with 0.
CARDS: Final[list[Card]] = [Card("a card", 0)]


def card(number: int, printed: Card, *text: Ability) -> None:
    """Define a card: what is printed on it, then its text, a paragraph each."""
    while len(CARDS) <= number:
        CARDS.append(CARDS[0])
    assert CARDS[number] is CARDS[0], f"card {number} is defined twice"
    printed.number = number
    printed.text = text
    for ability in text:
        printed.sort(ability)
    CARDS[number] = printed
