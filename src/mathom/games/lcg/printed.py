"""What is printed on a card, as definitions write it: a type of card and its facts.

The four numbers of a character are willpower, attack, defense and hit points; those of an enemy
threat, attack, defense and hit points; those of a location threat and quest points.
"""

from typing import Final

from mathom.games.lcg import facts
from mathom.games.lcg.facts import Card

leadership: Final = facts.SPHERE_LEADERSHIP
tactics: Final = facts.SPHERE_TACTICS
spirit: Final = facts.SPHERE_SPIRIT
lore: Final = facts.SPHERE_LORE
neutral: Final = facts.SPHERE_NEUTRAL

ranged: Final = facts.KEYWORD_RANGED
sentinel: Final = facts.KEYWORD_SENTINEL
restricted: Final = facts.KEYWORD_RESTRICTED
surge: Final = facts.KEYWORD_SURGE
guarded: Final = facts.KEYWORD_GUARDED

WILLPOWER: Final = facts.WILLPOWER
ATTACK: Final = facts.ATTACK
DEFENSE: Final = facts.DEFENSE
HIT_POINTS: Final = facts.HIT_POINTS
THREAT: Final = facts.THREAT_STRENGTH

Four = tuple[int, int, int, int]


def hero(
    title: str, sphere: int, threat: int, numbers: Four, traits: str, keywords: int = 0
) -> Card:
    willpower, attack, defense, hit_points = numbers
    return Card(
        title,
        facts.TYPE_HERO,
        sphere=sphere,
        unique=True,
        threat=threat,
        willpower=willpower,
        attack=attack,
        defense=defense,
        hit_points=hit_points,
        traits=traits,
        keywords=keywords,
    )


def ally(
    title: str,
    sphere: int,
    cost: int,
    numbers: Four,
    traits: str,
    copies: int,
    unique: bool = False,
    keywords: int = 0,
) -> Card:
    willpower, attack, defense, hit_points = numbers
    return Card(
        title,
        facts.TYPE_ALLY,
        sphere=sphere,
        unique=unique,
        cost=cost,
        willpower=willpower,
        attack=attack,
        defense=defense,
        hit_points=hit_points,
        traits=traits,
        keywords=keywords,
        quantity=copies,
    )


def attachment(
    title: str,
    sphere: int,
    cost: int,
    traits: str,
    copies: int,
    unique: bool = False,
    keywords: int = 0,
) -> Card:
    return Card(
        title,
        facts.TYPE_ATTACHMENT,
        sphere=sphere,
        unique=unique,
        cost=cost,
        traits=traits,
        keywords=keywords,
        quantity=copies,
    )


def event(title: str, sphere: int, cost: int | str, copies: int) -> Card:
    """A cost of "X" is chosen when it is paid."""
    return Card(
        title,
        facts.TYPE_EVENT,
        sphere=sphere,
        cost=cost if isinstance(cost, int) else 0,
        costs_x=cost == "X",
        quantity=copies,
    )


def enemy(
    title: str,
    engagement: int,
    numbers: Four,
    traits: str,
    copies: int,
    easy: int,
    encounter_set: str,
    keywords: int = 0,
    doomed: int = 0,
    victory: int = 0,
) -> Card:
    threat, attack, defense, hit_points = numbers
    return Card(
        title,
        facts.TYPE_ENEMY,
        threat=threat,
        attack=attack,
        defense=defense,
        hit_points=hit_points,
        engagement=engagement,
        traits=traits,
        keywords=keywords,
        doomed=doomed,
        victory=victory,
        quantity=copies,
        easy=easy,
        encounter_set=encounter_set,
    )


def location(
    title: str,
    numbers: tuple[int, int],
    traits: str,
    copies: int,
    easy: int,
    encounter_set: str,
    keywords: int = 0,
    doomed: int = 0,
    victory: int = 0,
) -> Card:
    threat, quest_points = numbers
    return Card(
        title,
        facts.TYPE_LOCATION,
        threat=threat,
        quest_points=quest_points,
        traits=traits,
        keywords=keywords,
        doomed=doomed,
        victory=victory,
        quantity=copies,
        easy=easy,
        encounter_set=encounter_set,
    )


def treachery(title: str, copies: int, easy: int, encounter_set: str) -> Card:
    return Card(
        title, facts.TYPE_TREACHERY, quantity=copies, easy=easy, encounter_set=encounter_set
    )


def objective(
    title: str, traits: str, copies: int, easy: int, encounter_set: str, keywords: int
) -> Card:
    return Card(
        title,
        facts.TYPE_OBJECTIVE,
        traits=traits,
        keywords=keywords,
        quantity=copies,
        easy=easy,
        encounter_set=encounter_set,
    )


def quest(
    title: str, sequence: int, quest_points: int, encounter_set: str, title_b: str = ""
) -> Card:
    """A stage; without quest points, its text says how it ends."""
    return Card(
        title,
        facts.TYPE_QUEST,
        sequence=sequence,
        quest_points=quest_points,
        encounter_set=encounter_set,
        title_b=title_b,
    )
