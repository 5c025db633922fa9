"""The table as plain data to draw, and what a front end needs to know once."""

from mathom.games.lcg.decks import SCENARIOS, STARTERS
from mathom.games.lcg.facts import (
    ALLY,
    CARDS,
    ENEMY,
    EVENT,
    HERO,
    LOCATION,
    QUEST_CARD,
    SPHERE_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
    Card,
)
from mathom.games.lcg.kinds import PHASE_NAMES
from mathom.games.lcg.library import keyword_names, said
from mathom.games.lcg.rows import (
    ACTIVE,
    ASIDE,
    BESIDE,
    CARD,
    COMMITTED,
    DAMAGE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED,
    EXHAUSTED,
    FACE_DOWN,
    FIRST,
    HAND,
    HOST,
    LIMBO,
    MARKS,
    OUT,
    PHASE,
    PLAY,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    REMOVED,
    RESOURCES,
    ROUND_NUMBER,
    SCORE,
    SHADOWS,
    STAGING,
    STATE,
    THREAT,
    VICTORY,
    seats,
)
from mathom.kernel.game import Game
from mathom.kernel.rules import Plain


def traits_of(card: Card) -> list[str]:
    return [name for bit, name in enumerate(TRAIT_NAMES) if card.traits >> bit & 1]


def described(card: Card) -> Plain:
    """A card's facts and text, under the names of the shared card file."""
    quest = card.type == QUEST_CARD
    character = card.type in (HERO, ALLY)
    enemy = card.type == ENEMY
    plain: Plain = {
        "id": card.number,
        "number": card.number,
        "title": card.title,
        "type": TYPE_NAMES[card.type],
        "unique": card.unique,
        "text": "\n".join(said(card)),
        "quantity": card.quantity,
        "traits": traits_of(card),
        "keywords": list(keyword_names(card)),
    }
    if card.type <= EVENT:
        plain["sphere"] = SPHERE_NAMES[card.sphere]
    if card.type == HERO:
        plain["threat_cost"] = card.threat
    elif card.type <= EVENT:
        plain["cost"] = "X" if card.costs_x else card.cost
    if character:
        plain["willpower"] = card.willpower
    if character or enemy:
        plain["attack"] = card.attack
        plain["defense"] = card.defense
        plain["hit_points"] = card.hit_points
    if enemy:
        plain["engagement_cost"] = card.engagement
    if enemy or card.type == LOCATION:
        plain["threat_strength"] = card.threat
    if card.victory:
        plain["victory_points"] = card.victory
    if card.encounter_set:
        plain["encounter_set"] = card.encounter_set
        if not quest:
            plain["easy_mode_quantity"] = card.easy
            plain["has_shadow_effect"] = card.shadow is not None
    if card.type == LOCATION or (quest and card.quest_points):
        plain["quest_points"] = card.quest_points
    if quest:
        plain["sequence"] = card.sequence
        plain["title_b"] = card.title_b or card.title
    return plain


def reference() -> Plain:
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


def picture(game: Game) -> Plain:
    """Everything on the table, from the masked game of a view."""
    rows = game.rows
    state = rows[STATE]
    return {
        "round": state[ROUND_NUMBER],
        "phase": PHASE_NAMES[state[PHASE]],
        "first_player": state[FIRST],
        "score_before": state[SCORE],
        "players": [
            {
                "threat": rows[THREAT][seat],
                "eliminated": bool(rows[OUT][seat]),
                "hand": pile(game, HAND + seat),
                "deck": pile(game, DECK + seat),
                "discard": pile(game, DISCARD + seat),
                "play": pile(game, PLAY + seat),
                "engaged": pile(game, ENGAGED + seat),
            }
            for seat in range(seats(game))
        ],
        "staging": pile(game, STAGING),
        "active": pile(game, ACTIVE),
        "encounter_deck": pile(game, ENCOUNTER_DECK),
        "encounter_discard": pile(game, ENCOUNTER_DISCARD),
        "shadows": pile(game, SHADOWS),
        "beside": pile(game, BESIDE),
        "aside": pile(game, ASIDE),
        "victory": pile(game, VICTORY),
        "removed": pile(game, REMOVED),
        "quest_deck": pile(game, QUEST_DECK),
        "quest": pile(game, QUEST),
        "limbo": pile(game, LIMBO),
    }


def pile(game: Game, zone: int) -> list[Plain]:
    return [drawn(game, card) for card in game.rows[zone]]


def drawn(game: Game, card: int) -> Plain:
    """One card as it lies; ``number`` is what is printed on it, where the viewer may know."""
    rows = game.rows
    number = rows[CARD][card]
    plain: Plain = {"id": card, "number": number if number > 0 else None}
    for name, row in (
        ("exhausted", EXHAUSTED),
        ("damage", DAMAGE),
        ("resources", RESOURCES),
        ("progress", PROGRESS),
    ):
        if rows[row][card]:
            plain[name] = rows[row][card]
    if rows[HOST][card] != -1:
        plain["host"] = rows[HOST][card]
    if rows[MARKS][card] & COMMITTED:
        plain["committed"] = True
    if rows[MARKS][card] & FACE_DOWN:
        plain["face_down"] = True
    return plain
