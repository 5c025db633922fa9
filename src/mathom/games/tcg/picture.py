"""The table as plain data to draw, and what a front end needs to know once."""

from typing import Final

from mathom.cardplay.picture import lying, piles
from mathom.games.tcg.abilities import PHASE_NAMES, SETTING_UP
from mathom.games.tcg.deckbuilding import TcgDecks
from mathom.games.tcg.decks import STARTERS
from mathom.games.tcg.effect_kinds import WEARING
from mathom.games.tcg.effects import (
    damage_bonus,
    defender_bonus,
    facts,
    has,
    is_active,
    is_roaming,
    minion_site,
    move_limit,
    resistance,
    shadow_number,
    strength,
    total,
    twilight_cost,
    vitality,
)
from mathom.games.tcg.facts import (
    BLOCK_NAMES,
    CLASS_NAMES,
    CULTURE_NAMES,
    DEFINED,
    FREE_PEOPLES,
    KEYWORD_ARCHER,
    KEYWORD_FIERCE,
    RACE_NAMES,
    SHADOW,
    SIDE_NAMES,
    SIGNET_NAMES,
    TYPE_COMPANION,
    TYPE_MINION,
    TYPE_NAMES,
    TYPE_SITE,
    Card,
)
from mathom.games.tcg.house_decks import HOUSE_DECKS
from mathom.games.tcg.library import keyword_names, paragraphs
from mathom.games.tcg.previews import skirmishes
from mathom.games.tcg.rows import (
    ADVENTURE,
    BURDENS,
    CURRENT_PHASE,
    DEAD,
    DECK,
    DISCARD,
    FIGHTER,
    FOE,
    FREE_PLAYER,
    HAND,
    HOST,
    MARKS,
    MOVES_MADE,
    NUMBER,
    OUT,
    PATH,
    PLACE_CELL,
    PLAY,
    PLAYERS,
    PRINTED,
    REMOVED,
    SHADOW_SEAT,
    SITE_CELL,
    STACKED,
    STATE,
    THE_RING_BEARER,
    THREATS,
    TOKENS,
    TURN_NUMBER,
    TWILIGHT_POOL,
    VOID,
    WOUNDS,
    ZONE,
    of_seat,
    ring_bearer,
    seats,
    tokens_in,
)
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.games.tcg.starters import FELLOWSHIP_STARTERS
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId
from mathom.kernel.rules import Json

_DECKS = TcgDecks()
# Keywords that matter wherever a character stands, printed or gained.
_SHOWN = ((KEYWORD_ARCHER, "archer"), (KEYWORD_FIERCE, "fierce"))


def described(card: Card) -> Json:
    """A card's facts and text, under the names of the shared card file."""
    plain: Json = {
        "id": card.id,
        "set": card.number // 1000,
        "number": card.number % 1000,
        "title": card.title,
        "type": TYPE_NAMES[card.type][:1].upper() + TYPE_NAMES[card.type][1:],
        "unique": card.unique,
        "text": paragraphs(card),
        "keywords": list(keyword_names(card)),
    }
    if card.subtitle:
        plain["subtitle"] = card.subtitle
    if card.side:
        plain["side"] = SIDE_NAMES[card.side]
        plain["culture"] = CULTURE_NAMES[card.culture]
        plain["twilight"] = card.twilight
    if card.race:
        plain["race"] = RACE_NAMES[card.race]
    for name, value in (("strength", card.strength), ("vitality", card.vitality)):
        if value or card.is_character():
            plain[name] = value
    if card.type == TYPE_COMPANION or card.resistance:
        plain["resistance"] = card.resistance
    if card.classes:
        plain["class"] = [n for bit, n in enumerate(CLASS_NAMES) if card.classes >> bit & 1]
    if card.signet:
        plain["signet"] = SIGNET_NAMES[card.signet]
    if card.homes:
        plain["home"] = [f"{number}{BLOCK_NAMES[block][0]}" for number, block in card.homes]
    if card.type == TYPE_SITE:
        plain["shadow_number"] = card.shadow
        plain["block"] = BLOCK_NAMES[card.block]
        plain["arrow"] = "Right" if card.arrow else "Left"
    if card.site:
        plain["site_number"] = card.site
    if card.timing:
        plain["timing"] = [n for bit, n in enumerate(PHASE_NAMES) if card.timing >> bit & 1]
    return plain


def contents() -> Json:
    """The cards that are known, and the decks that come with the game."""
    return {
        "cards": [described(card) for card in DEFINED],
        "decks": {name: dict(deck) for name, deck in STARTERS.items()},
        "deck_groups": {
            "Starter decks": list(FELLOWSHIP_STARTERS),
            "House decks": list(HOUSE_DECKS),
            "Plain cards of our own": [name for name in STARTERS if name.startswith("plain ")],
        },
    }


_OF_A_SEAT: Final = {
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "dead": DEAD,
    "adventure": ADVENTURE,
    "play": PLAY,
}
_OF_ALL: Final = {
    "path": PATH,
    "void": VOID,
    "stacked": STACKED,
    "removed": REMOVED,
}


def picture(game: Game) -> Json:
    """Everything on the table, from the masked game of a view."""
    rows = game.rows
    state = rows[STATE]
    begun = state[CURRENT_PHASE] != SETTING_UP
    return {
        "turn": state[TURN_NUMBER],
        "phase": PHASE_NAMES[state[CURRENT_PHASE]],
        "free_peoples": state[FREE_PLAYER] if begun else None,
        "shadow": state[SHADOW_SEAT] if state[SHADOW_SEAT] >= 0 else None,
        "twilight": state[TWILIGHT_POOL],
        "moves": state[MOVES_MADE],
        "move_limit": move_limit(game),
        "skirmish": state[FIGHTER] if state[FIGHTER] >= 0 else None,
        "skirmishes": skirmishes(game),
        "archery": [fellowship_total(game), minion_total(game)] if begun else [0, 0],
        "ring_worn": begun and total(game, WEARING, ring_bearer(game)) > 0,
        "cards": len(rows[PRINTED]),
        "players": [
            {
                "deck_name": _DECKS.named(game.setup["decks"][seat]),
                "place": of_seat(game, seat, PLACE_CELL),
                "site": of_seat(game, seat, SITE_CELL),
                "burdens": of_seat(game, seat, BURDENS),
                "threats": of_seat(game, seat, THREATS),
                "lost": bool(of_seat(game, seat, OUT)),
                **piles(game, drawn, _OF_A_SEAT, seat),
            }
            for seat in range(seats(game))
        ],
        **piles(game, drawn, _OF_ALL),
    }


def drawn(game: Game, card: CardId) -> Json:
    """One card as it lies; ``number`` is what is printed on it, where the viewer may know."""
    rows = game.rows
    number = rows[PRINTED][card]
    plain = lying(game, card)
    if rows[WOUNDS][card]:
        plain["wounds"] = rows[WOUNDS][card]
    if rows[HOST][card] >= 0:
        plain["host"] = rows[HOST][card]
    if rows[FOE][card] >= 0:
        plain["against"] = rows[FOE][card]
    if rows[NUMBER][card]:
        plain["site"] = rows[NUMBER][card]
    if rows[MARKS][card] & THE_RING_BEARER:
        plain["ring_bearer"] = True
    if rows[TOKENS][card]:
        plain["tokens"] = {
            name: number
            for culture, name in enumerate(CULTURE_NAMES)
            if (number := tokens_in(rows[TOKENS][card], culture))
        }
    if number > 0:
        if HAND <= rows[ZONE][card] < HAND + PLAYERS and rows[STATE][CURRENT_PHASE] != SETTING_UP:
            plain["cost"] = twilight_cost(game, card)
        if is_active(game, card):
            plain["active"] = True
            amount_now(game, card, plain)
    return plain


def amount_now(game: Game, card: CardId, plain: Json) -> None:
    """What an active card amounts to now."""
    printed = facts(game, card)
    if printed.type == TYPE_SITE:
        plain["shadow_number"] = shadow_number(game, card)
    elif printed.is_character() and printed.side in (FREE_PEOPLES, SHADOW):
        plain["strength"] = strength(game, card)
        plain["vitality"] = vitality(game, card)
        if printed.type == TYPE_MINION:
            plain["site_number"] = minion_site(game, card)
            plain["roaming"] = is_roaming(game, card)
        else:
            plain["resistance"] = resistance(game, card)
        words = [f"damage +{damage_bonus(game, card)}"] if damage_bonus(game, card) else []
        if defender_bonus(game, card):
            words.append(f"defender +{defender_bonus(game, card)}")
        words += [name for word, name in _SHOWN if has(game, card, word)]
        if words:
            plain["words"] = words
