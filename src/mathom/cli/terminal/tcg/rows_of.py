"""All that lies on the table, row by row: the path, then each player's cards."""

from mathom.cli.terminal.cards.chips import FOES, GOALS, HELD, OURS, PLACES, Chip, Row
from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import (
    facts,
    is_active,
    resistance,
    shadow_number,
    strength,
    twilight_cost,
    vitality,
)
from mathom.games.tcg.facts import (
    CULTURE_NAMES,
    TYPE_ALLY,
    TYPE_ARTIFACT,
    TYPE_COMPANION,
    TYPE_MINION,
    TYPE_POSSESSION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
)
from mathom.games.tcg.rows import (
    BURDENS,
    DEAD,
    DECK,
    DISCARD,
    FOE,
    FREE_PLAYER,
    HAND,
    HOST,
    MARKS,
    NUMBER,
    OUT,
    PATH,
    PLACE_CELL,
    PLAY,
    PRINTED,
    SITE_CELL,
    STACKED,
    STATE,
    THE_RING_BEARER,
    THREATS,
    TOKENS,
    WOUNDS,
    ZONE,
    in_play_zone,
    of_seat,
    seats,
    tokens_on,
)
from mathom.kernel.game import Game

_CHARACTERS = (TYPE_COMPANION, TYPE_ALLY)
_ITEMS = (TYPE_POSSESSION, TYPE_ARTIFACT, TYPE_THE_ONE_RING)


def rows_of(game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
    """The table as one seat looks at it: its own cards before the others'."""
    path = sorted(game.rows[PATH], key=lambda card: game.rows[NUMBER][card])
    rows = [Row("Path", [_site(game, card) for card in path])]
    count = seats(game)
    for i in range(count):
        seat = (max(viewer, 0) + i) % count
        rows += _player(game, seat, names[seat], also.get(seat, game))
    return rows


def _site(game: Game, card: int) -> Chip:
    """A site with its number, its Shadow number, and who is there."""
    number = game.rows[NUMBER][card]
    there = [
        str(seat + 1)
        for seat in range(seats(game))
        if of_seat(game, seat, SITE_CELL) == number and not of_seat(game, seat, OUT)
    ]
    found = f"◷{shadow_number(game, card)}"
    if there:
        found += f" ⚑{' ⚑'.join(there)}"
    return Chip(card, f"{number} {title(game, card)}", found, PLACES, under=_on(game, card))


def _player(game: Game, seat: int, name: str, own_eyes: Game) -> list[Row]:
    """A player's cards; the hand as far as one who looks at it from that seat sees it."""
    rows = game.rows
    if of_seat(game, seat, OUT):
        return [Row(f" {name}  has lost", [], heading=True)]
    heading = f" {name}"
    if rows[STATE][FREE_PLAYER] == seat and of_seat(game, seat, PLACE_CELL) >= 0:
        heading += "  ★ Free Peoples"
    heading += f"  site {of_seat(game, seat, SITE_CELL)}  burdens {of_seat(game, seat, BURDENS)}"
    if of_seat(game, seat, THREATS):
        heading += f"  threats {of_seat(game, seat, THREATS)}"
    heading += f"  hand {len(rows[HAND + seat])}  deck {len(rows[DECK + seat])}"
    heading += f"  discard {len(rows[DISCARD + seat])}"
    if rows[DEAD + seat]:
        heading += f"  dead {len(rows[DEAD + seat])}"
    own = [card for card in rows[PLAY + seat] if not _lies_on_another(game, card)]
    kinds = {card: facts(game, card).type for card in own}
    fellows = [card for card in own if kinds[card] in _CHARACTERS]
    minions = [card for card in own if kinds[card] == TYPE_MINION]
    others = [card for card in own if card not in fellows and card not in minions]
    hand = [card for card in rows[HAND + seat] if own_eyes.rows[PRINTED][card] > 0]
    return [
        Row(heading, [], heading=True),
        Row("Fellowship", [chip_of(game, card) for card in fellows]),
        Row("Minions", [chip_of(game, card) for card in minions]),
        Row("Support", [chip_of(game, card) for card in others]),
        Row(
            "Hand",
            [Chip(card, title(own_eyes, card), price(own_eyes, card), HELD) for card in hand],
        ),
    ]


def _lies_on_another(game: Game, card: int) -> bool:
    host = game.rows[HOST][card]
    return host >= 0 and in_play_zone(game.rows[ZONE][host])


def _on(game: Game, card: int) -> list[Chip]:
    """What a card bears, and what is stacked on it."""
    rows = game.rows
    return [
        chip_of(game, other)
        for other in range(len(rows[HOST]))
        if rows[HOST][other] == card
        and (in_play_zone(rows[ZONE][other]) or rows[ZONE][other] == STACKED)
    ]


def chip_of(game: Game, card: int) -> Chip:
    """A card in play with what it bears."""
    kind = facts(game, card).type
    ink = FOES if kind == TYPE_MINION else PLACES if kind == TYPE_SITE else OURS
    if kind == TYPE_THE_ONE_RING:
        ink = GOALS
    return Chip(card, title(game, card), facts_of(game, card), ink, under=_on(game, card))


def facts_of(game: Game, card: int) -> str:
    """What a card in play amounts to now, as short as can be."""
    rows = game.rows
    printed = facts(game, card)
    found: list[str] = []
    if printed.is_character():
        active = is_active(game, card)
        force = strength(game, card) if active else printed.strength
        left = vitality(game, card) if active else printed.vitality - rows[WOUNDS][card]
        found.append(f"S{force} V{left}")
        if printed.type == TYPE_COMPANION and active:
            found.append(f"R{resistance(game, card)}")
    elif printed.type in _ITEMS and (printed.strength or printed.vitality):
        found += [f"{printed.strength:+}" if printed.strength else ""]
        found += [f"V{printed.vitality:+}" if printed.vitality else ""]
    if rows[WOUNDS][card]:
        found.append("✗" * rows[WOUNDS][card])
    if rows[MARKS][card] & THE_RING_BEARER:
        found.append("Ring-bearer")
    if rows[TOKENS][card]:
        for culture, name in enumerate(CULTURE_NAMES):
            if tokens_on(game, card, culture):
                found.append(f"●{tokens_on(game, card, culture)} {name}")
    if rows[FOE][card] >= 0:
        found.append(f"against {title(game, rows[FOE][card])}")
    return " ".join(filter(None, found))


def price(game: Game, card: int) -> str:
    """What a card costs in twilight, and its culture."""
    printed = facts(game, card)
    return f"◷{twilight_cost(game, card)} {CULTURE_NAMES[printed.culture][:2]}".rstrip()
