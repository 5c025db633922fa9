"""The rows before anything has happened."""

from typing import Any

from mathom.games.tcg.facts import (
    BLOCK_NAMES,
    CARDS,
    SHADOW,
    TYPE_EVENT,
    by_id,
)
from mathom.games.tcg.packing import NO_EVENT, packed_costs, with_event
from mathom.games.tcg.rows import (
    ADVENTURE,
    BEARER_CELL,
    BIDS,
    DECK,
    EVERYONE,
    FIGHTER,
    FOE,
    HOST,
    KEPT,
    KEPT_CELLS,
    KNOWN,
    LIST,
    MARKS,
    MOVES_ALLOWED,
    NUMBER,
    OWNER,
    PATH_BLOCK,
    PLACE_CELL,
    PLAY,
    PLAYED_ON,
    PRINTED,
    ROWS,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SHADOW_SEAT,
    STARTER,
    STATE,
    STATE_CELLS,
    TOKENS,
    WOUNDS,
    ZONE,
)
from mathom.kernel.frame import NONE
from mathom.kernel.numbers import Seat, Zone


def number_of(id: str) -> int:
    """A card's number, by its collector's info."""
    card = by_id(id)
    assert card is not None
    return card.number


def first_rows(setup: dict[str, Any]) -> list[list[int]]:
    """Ring-bearers and Rings on the table, decks and adventure decks in their places."""
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    decks = setup["decks"]
    count = len(decks)
    rows[STATE] = [0] * STATE_CELLS
    for cell in (FIGHTER, SHADOW_SEAT, PLAYED_ON):
        rows[STATE][cell] = NONE
    rows[STATE][SEATS] = count
    rows[STATE][STARTER] = int(setup["starter"])
    rows[STATE][PATH_BLOCK] = BLOCK_NAMES.index(setup["path"])
    # 000: move limit - two, or with four and more players the number of one's opponents.
    rows[STATE][MOVES_ALLOWED] = 2 if count < 4 else count - 1
    rows[SEAT] = [0] * (SEAT_CELLS * count)
    rows[BIDS] = [0] * count
    rows[KEPT] = [0] * (KEPT_CELLS * count + 2)
    for seat, deck in enumerate(decks):
        cell = seat * SEAT_CELLS
        rows[SEAT][cell + PLACE_CELL] = seat
        rows[SEAT][cell + BEARER_CELL] = len(rows[PRINTED])
        add(rows, number_of(deck["ring_bearer"]), PLAY + seat, seat)
        add(rows, number_of(deck["ring"]), PLAY + seat, seat)
        for site in deck["sites"]:
            add(rows, number_of(site), ADVENTURE + seat, seat)
        numbers = sorted(
            number_of(name) for name, copies in deck["cards"].items() for _ in range(copies)
        )
        for number in numbers:
            add(rows, number, DECK + seat, seat)
        keep(rows, seat, numbers)
    rows[LIST] = rows[PRINTED][:]
    return rows


def add(rows: list[list[int]], number: int, zone: Zone, owner: int) -> None:
    """One more card."""
    card = len(rows[PRINTED])
    rows[PRINTED].append(number)
    rows[ZONE].append(zone)
    for row in (WOUNDS, TOKENS, MARKS, NUMBER):
        rows[row].append(0)
    rows[HOST].append(NONE)
    rows[FOE].append(NONE)
    rows[KNOWN].append(EVERYONE if zone >= PLAY else 1 << owner)
    rows[OWNER].append(owner)
    rows[zone].append(card)


def keep(rows: list[list[int]], seat: Seat, numbers: list[int]) -> None:
    """What the list of a player can do from hand, for all the others know."""
    first = seat * KEPT_CELLS
    cells = rows[KEPT]
    for i in range(2, KEPT_CELLS):
        cells[first + i] = packed_costs(NO_EVENT, NO_EVENT)
    for number in numbers:
        card = CARDS[number]
        if card.type != TYPE_EVENT:
            continue
        if card.responses:
            cells[first] |= card.hears
            cells[first + 1] |= card.warned
            cells[len(cells) - 2] |= card.hears
            cells[len(cells) - 1] |= card.warned
        for action in card.actions:
            for phase in range(KEPT_CELLS - 2):
                if action.phases >> phase & 1:
                    cell = first + 2 + phase
                    cells[cell] = with_event(cells[cell], card.side == SHADOW, card.twilight)
