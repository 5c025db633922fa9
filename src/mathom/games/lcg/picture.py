"""The table as plain data to draw, and what a front end needs to know once."""

from typing import Final

from mathom.cardplay.picture import lying, piles
from mathom.games.lcg.decks import SCENARIOS, STARTERS
from mathom.games.lcg.effects import (
    attack,
    defense,
    hit_points,
    spheres,
    threat_strength,
    type_of,
    willpower,
)
from mathom.games.lcg.facts import (
    CARDS,
    SPHERE_NAMES,
    TRAIT_NAMES,
    TYPE_ALLY,
    TYPE_ENEMY,
    TYPE_EVENT,
    TYPE_HERO,
    TYPE_LOCATION,
    TYPE_NAMES,
    TYPE_QUEST,
    Card,
)
from mathom.games.lcg.library import keyword_names, paragraphs
from mathom.games.lcg.phases import PHASE_NAMES, QUESTING
from mathom.games.lcg.rows import (
    ACTIVE,
    ASIDE,
    ATTACKER,
    ATTACKING_MARK,
    BESIDE,
    COMMITTED_MARK,
    CURRENT_PHASE,
    DAMAGE,
    DECK,
    DEFENDING,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    FACE_DOWN,
    FIRST,
    HAND,
    HOST,
    IS_EXHAUSTED,
    LIMBO,
    MARKS,
    ORC_GUARD,
    OUT,
    PLAY,
    PRINTED,
    PRISONER,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    REMOVED,
    RESOURCES,
    ROUND_NUMBER,
    SCENARIO_NUMBER,
    SCORE,
    SHADOWS,
    STAGING,
    STATE,
    TARGET,
    THREAT_LEVEL,
    VICTORY,
    ZONE,
    in_play_zone,
    seats,
)
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.player_attack import striking
from mathom.games.lcg.rulebook.quest import committed, committed_willpower, staging_threat
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId
from mathom.kernel.rules import Json


def traits_of(card: Card) -> list[str]:
    return [name for bit, name in enumerate(TRAIT_NAMES) if card.traits >> bit & 1]


def described(card: Card) -> Json:
    """A card's facts and text, under the names of the shared card file."""
    quest = card.type == TYPE_QUEST
    character = card.type in (TYPE_HERO, TYPE_ALLY)
    enemy = card.type == TYPE_ENEMY
    plain: Json = {
        "id": card.number,
        "number": card.number,
        "title": card.title,
        "type": TYPE_NAMES[card.type],
        "unique": card.unique,
        "text": paragraphs(card),
        "quantity": card.quantity,
        "traits": traits_of(card),
        "keywords": list(keyword_names(card)),
    }
    if card.type <= TYPE_EVENT:
        plain["sphere"] = SPHERE_NAMES[card.sphere]
    if card.type == TYPE_HERO:
        plain["threat_cost"] = card.threat
    elif card.type <= TYPE_EVENT:
        plain["cost"] = "X" if card.costs_x else card.cost
    if character:
        plain["willpower"] = card.willpower
    if character or enemy:
        plain["attack"] = card.attack
        plain["defense"] = card.defense
        plain["hit_points"] = card.hit_points
    if enemy:
        plain["engagement_cost"] = card.engagement
    if enemy or card.type == TYPE_LOCATION:
        plain["threat_strength"] = card.threat
    if card.victory:
        plain["victory_points"] = card.victory
    if card.encounter_set:
        plain["encounter_set"] = card.encounter_set
        if not quest:
            plain["easy_mode_quantity"] = card.easy
            plain["has_shadow_effect"] = card.shadow is not None
    if card.type == TYPE_LOCATION or (quest and card.quest_points):
        plain["quest_points"] = card.quest_points
    if quest:
        plain["sequence"] = card.sequence
        plain["title_b"] = card.title_b or card.title
    return plain


def contents() -> Json:
    """The cards of the box, the scenarios and the starter decks."""
    return {
        "cards": [described(card) for card in CARDS[1:]],
        "scenarios": {
            name: {"encounter_sets": list(scenario.sets), "quest_cards": list(scenario.stages)}
            for name, scenario in SCENARIOS.items()
        },
        "decks": {
            name: {"heroes": list(heroes), "cards": {str(n): c for n, c in copies.items()}}
            for name, (heroes, copies) in STARTERS.items()
        },
    }


_OF_A_SEAT: Final = {
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "play": PLAY,
    "engaged": ENGAGED_WITH,
}
_OF_ALL: Final = {
    "staging": STAGING,
    "active": ACTIVE,
    "encounter_deck": ENCOUNTER_DECK,
    "encounter_discard": ENCOUNTER_DISCARD,
    "shadows": SHADOWS,
    "beside": BESIDE,
    "aside": ASIDE,
    "victory": VICTORY,
    "removed": REMOVED,
    "quest_deck": QUEST_DECK,
    "quest": QUEST,
    "limbo": LIMBO,
}


def picture(game: Game) -> Json:
    """Everything on the table, from the masked game of a view."""
    rows = game.rows
    state = rows[STATE]
    return {
        "scenario": game.setup["scenarios"][state[SCENARIO_NUMBER]],
        "scenario_number": state[SCENARIO_NUMBER],
        "round": state[ROUND_NUMBER],
        "phase": PHASE_NAMES[state[CURRENT_PHASE]],
        "first_player": state[FIRST],
        "score_before": state[SCORE],
        "cards": len(rows[PRINTED]),
        "contest": contest(game),
        "players": [
            {
                "heroes": game.setup["decks"][seat]["heroes"],
                "threat": rows[THREAT_LEVEL][seat],
                "eliminated": bool(rows[OUT][seat]),
                **piles(game, drawn, _OF_A_SEAT, seat),
            }
            for seat in range(seats(game))
        ],
        **piles(game, drawn, _OF_ALL),
    }


def contest(game: Game) -> Json | None:
    """What is weighed against what now: will against threat, attack against defense."""
    state = game.rows[STATE]
    if state[ATTACKER] != NONE:
        we, they = defenders(game), [state[ATTACKER]]
        ours, theirs = sum(defense(game, card) for card in we), attack(game, they[0])
        kind = "defense"
    elif state[TARGET] != NONE:
        we, they = striking(game), [state[TARGET]]
        ours, theirs = sum(attack(game, card) for card in we), defense(game, they[0])
        kind = "attack"
    elif state[CURRENT_PHASE] == QUESTING:
        we, they = committed(game), game.rows[STAGING]
        ours, theirs = committed_willpower(game), staging_threat(game)
        kind = "quest"
    else:
        return None
    return {"kind": kind, "ours": ours, "theirs": theirs, "we": we, "they": list(they)}


def drawn(game: Game, card: CardId) -> Json:
    """One card as it lies; ``number`` is what is printed on it, where the viewer may know."""
    rows = game.rows
    number = rows[PRINTED][card]
    plain = lying(game, card)
    for name, row in (
        ("exhausted", IS_EXHAUSTED),
        ("damage", DAMAGE),
        ("resources", RESOURCES),
        ("progress", PROGRESS),
    ):
        if rows[row][card]:
            plain[name] = rows[row][card]
    if rows[HOST][card] != -1:
        plain["host"] = rows[HOST][card]
    for name, mark in _MARKS:
        if rows[MARKS][card] & mark:
            plain[name] = True
    if number > 0 and in_play_zone(rows[ZONE][card]):
        plain["now"] = _now(game, card)
    return plain


_MARKS: Final = (
    ("committed", COMMITTED_MARK),
    ("face_down", FACE_DOWN),
    ("defending", DEFENDING),
    ("attacking", ATTACKING_MARK),
    ("prisoner", PRISONER),
    ("orc_guard", ORC_GUARD),
)


def _now(game: Game, card: CardId) -> Json:
    """What a card in play amounts to with everything that bears on it, as printed elsewhere."""
    kind = type_of(game, card)
    plain: Json = {"type": TYPE_NAMES[kind]}
    if kind == TYPE_HERO:
        have = spheres(game, card)
        plain["spheres"] = [name for bit, name in enumerate(SPHERE_NAMES) if have >> bit & 1]
    if kind in (TYPE_HERO, TYPE_ALLY):
        plain["willpower"] = willpower(game, card)
    if kind in (TYPE_HERO, TYPE_ALLY, TYPE_ENEMY):
        plain["attack"] = attack(game, card)
        plain["defense"] = defense(game, card)
        plain["hit_points"] = hit_points(game, card) + game.rows[DAMAGE][card]
    if kind in (TYPE_ENEMY, TYPE_LOCATION):
        plain["threat_strength"] = threat_strength(game, card)
    return plain
