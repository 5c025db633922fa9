"""The table as plain data to draw, and what a front end needs to know once."""

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
    ARCHER,
    BLOCK_NAMES,
    CLASS_NAMES,
    COMPANION,
    CULTURE_NAMES,
    DEFINED,
    FIERCE,
    FREE_PEOPLES,
    MINION,
    RACE_NAMES,
    SHADOW,
    SIDE_NAMES,
    SIGNET_NAMES,
    SITE,
    TYPE_NAMES,
    Card,
)
from mathom.games.tcg.house_decks import HOUSE_DECKS
from mathom.games.tcg.library import keyword_names, said
from mathom.games.tcg.previews import skirmishes
from mathom.games.tcg.rows import (
    ADVENTURE,
    BURDENS,
    CARD,
    DEAD,
    DECK,
    DISCARD,
    FIGHTER,
    FOE,
    FREE,
    HAND,
    HOST,
    MARKS,
    MOVES,
    NUMBER,
    OUT,
    PATH,
    PHASE,
    PLACE,
    PLAY,
    PLAYERS,
    REMOVED,
    SHADOW_SEAT,
    STACKED,
    STATE,
    THE_RING_BEARER,
    THREATS,
    TOKEN_BITS,
    TOKENS,
    TURN_NUMBER,
    TWILIGHT,
    VOID,
    WOUNDS,
    ZONE,
    of_seat,
    ring_bearer,
    seats,
)
from mathom.games.tcg.rows import SITE as AT_SITE
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.games.tcg.starters import FELLOWSHIP_BLOCK
from mathom.kernel.game import Game
from mathom.kernel.rules import Json

_DECKS = TcgDecks()
# Keywords that matter wherever a character stands, printed or gained.
_SHOWN = ((ARCHER, "archer"), (FIERCE, "fierce"))


def described(card: Card) -> Json:
    """A card's facts and text, under the names of the shared card file."""
    plain: Json = {
        "id": card.id,
        "set": card.number // 1000,
        "number": card.number % 1000,
        "title": card.title,
        "type": TYPE_NAMES[card.type][:1].upper() + TYPE_NAMES[card.type][1:],
        "unique": card.unique,
        "text": "\n".join(said(card)),
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
    if card.type == COMPANION or card.resistance:
        plain["resistance"] = card.resistance
    if card.classes:
        plain["class"] = [n for bit, n in enumerate(CLASS_NAMES) if card.classes >> bit & 1]
    if card.signet:
        plain["signet"] = SIGNET_NAMES[card.signet]
    if card.homes:
        plain["home"] = [f"{number}{BLOCK_NAMES[block][0]}" for number, block in card.homes]
    if card.type == SITE:
        plain["shadow_number"] = card.shadow
        plain["block"] = BLOCK_NAMES[card.block]
        plain["arrow"] = "Right" if card.arrow else "Left"
    if card.site:
        plain["site_number"] = card.site
    if card.timing:
        plain["timing"] = [n for bit, n in enumerate(PHASE_NAMES) if card.timing >> bit & 1]
    return plain


def reference() -> Json:
    """The cards that are known, and the decks that come with the game."""
    return {
        "cards": [described(card) for card in DEFINED],
        "decks": {name: dict(deck) for name, deck in STARTERS.items()},
        "deck_groups": {
            "Starter decks": list(FELLOWSHIP_BLOCK),
            "House decks": list(HOUSE_DECKS),
            "Plain cards of our own": [name for name in STARTERS if name.startswith("plain ")],
        },
    }


def picture(game: Game) -> Json:
    """Everything on the table, from the masked game of a view."""
    rows = game.rows
    state = rows[STATE]
    begun = state[PHASE] != SETTING_UP
    return {
        "turn": state[TURN_NUMBER],
        "phase": PHASE_NAMES[state[PHASE]],
        "free_peoples": state[FREE] if begun else None,
        "shadow": state[SHADOW_SEAT] if state[SHADOW_SEAT] >= 0 else None,
        "twilight": state[TWILIGHT],
        "moves": state[MOVES],
        "move_limit": move_limit(game),
        "skirmish": state[FIGHTER] if state[FIGHTER] >= 0 else None,
        "skirmishes": skirmishes(game),
        "archery": [fellowship_total(game), minion_total(game)] if begun else [0, 0],
        "ring_worn": begun and total(game, WEARING, ring_bearer(game)) > 0,
        "cards": len(rows[CARD]),
        "players": [
            {
                "deck_name": _DECKS.named(game.setup["decks"][seat]),
                "place": of_seat(game, seat, PLACE),
                "site": of_seat(game, seat, AT_SITE),
                "burdens": of_seat(game, seat, BURDENS),
                "threats": of_seat(game, seat, THREATS),
                "lost": bool(of_seat(game, seat, OUT)),
                "hand": pile(game, HAND + seat),
                "deck": pile(game, DECK + seat),
                "discard": pile(game, DISCARD + seat),
                "dead": pile(game, DEAD + seat),
                "adventure": pile(game, ADVENTURE + seat),
                "play": pile(game, PLAY + seat),
            }
            for seat in range(seats(game))
        ],
        "path": pile(game, PATH),
        "void": pile(game, VOID),
        "stacked": pile(game, STACKED),
        "removed": pile(game, REMOVED),
    }


def pile(game: Game, zone: int) -> list[Json]:
    return [drawn(game, card) for card in game.rows[zone]]


def drawn(game: Game, card: int) -> Json:
    """One card as it lies; ``number`` is what is printed on it, where the viewer may know."""
    rows = game.rows
    number = rows[CARD][card]
    plain: Json = {"id": card, "number": number if number > 0 else None}
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
            CULTURE_NAMES[culture]: rows[TOKENS][card] >> TOKEN_BITS * culture & 63
            for culture in range(len(CULTURE_NAMES))
            if rows[TOKENS][card] >> TOKEN_BITS * culture & 63
        }
    if number > 0:
        if HAND <= rows[ZONE][card] < HAND + PLAYERS and rows[STATE][PHASE] != SETTING_UP:
            plain["cost"] = twilight_cost(game, card)
        if is_active(game, card):
            plain["active"] = True
            amount_now(game, card, plain)
    return plain


def amount_now(game: Game, card: int, plain: Json) -> None:
    """What an active card amounts to now."""
    printed = facts(game, card)
    if printed.type == SITE:
        plain["shadow_number"] = shadow_number(game, card)
    elif printed.is_character() and printed.side in (FREE_PEOPLES, SHADOW):
        plain["strength"] = strength(game, card)
        plain["vitality"] = vitality(game, card)
        if printed.type == MINION:
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
