"""The rows before anything has happened, and how a campaign goes on."""

from typing import Any

from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.facts import CARDS, TYPE_EVENT
from mathom.games.lcg.rows import (
    ACTING,
    ATTACKER,
    BASIC,
    CANCELLED,
    DAMAGE,
    DECK,
    DEFENDING_PLAYER,
    DISCARD,
    EASY,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    EVERYONE,
    FIRST,
    HAND,
    HOST,
    IS_EXHAUSTED,
    KEPT,
    KNOWN,
    LASTING,
    LATER,
    LIMBO,
    LIMITS,
    LISTENING,
    MARKS,
    OUT,
    OWNER,
    PLAY,
    PLAYERS,
    PRINTED,
    PRISONER_CARD,
    PROGRESS,
    QUEST_DECK,
    RESOURCES,
    ROWS,
    SCENARIO_NUMBER,
    SCORE,
    SEATS,
    SINCE,
    STANDING,
    STATE,
    STATE_CELLS,
    STRIKER,
    TARGET,
    THE_ENCOUNTER,
    THREAT_LEVEL,
    ZONE,
)
from mathom.kernel.frame import NONE
from mathom.kernel.numbers import Zone

BY_CARD = (PRINTED, ZONE, HOST, KNOWN, OWNER, IS_EXHAUSTED, DAMAGE, RESOURCES, PROGRESS)


def first_rows(setup: dict[str, Any]) -> list[list[int]]:
    """Heroes before their players, decks in their places, the first scenario's cards ready."""
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    rows[STATE] = [0] * STATE_CELLS
    for cell in (ATTACKER, DEFENDING_PLAYER, TARGET, PRISONER_CARD, STRIKER, CANCELLED):
        rows[STATE][cell] = NONE
    decks = setup["decks"]
    rows[STATE][SEATS] = len(decks)
    rows[STATE][BASIC] = int(setup["basic"])
    rows[STATE][EASY] = int(setup["easy"])
    rows[THREAT_LEVEL] = [0] * PLAYERS
    rows[OUT] = [int(seat >= len(decks)) for seat in range(PLAYERS)]
    rows[KEPT] = [0] * PLAYERS
    for seat, deck in enumerate(decks):
        for number in deck["heroes"]:
            add(rows, number, PLAY + seat, seat)
            rows[THREAT_LEVEL][seat] += CARDS[number].threat
        for number, copies in sorted((int(key), value) for key, value in deck["cards"].items()):
            for _ in range(copies):
                add(rows, number, DECK + seat, seat)
            for response in CARDS[number].responses:
                if response.from_hand(CARDS[number].type == TYPE_EVENT):
                    rows[KEPT][seat] |= 1 << response.on.kind
    if setup["easy"]:
        for card in range(len(rows[PRINTED])):
            if PLAY <= rows[ZONE][card] < PLAY + PLAYERS:
                rows[RESOURCES][card] = 1
    add_scenario(rows, setup, 0)
    return rows


def add(rows: list[list[int]], number: int, zone: Zone, owner: int) -> None:
    """One more card."""
    card = len(rows[PRINTED])
    hidden = HAND <= zone < PLAY or zone == ENCOUNTER_DECK
    for row in (IS_EXHAUSTED, DAMAGE, RESOURCES, PROGRESS, MARKS, SINCE):
        rows[row].append(0)
    rows[PRINTED].append(number)
    rows[ZONE].append(zone)
    rows[HOST].append(NONE)
    rows[KNOWN].append(0 if hidden else EVERYONE)
    rows[OWNER].append(owner)
    rows[zone].append(card)


def add_scenario(rows: list[list[int]], setup: dict[str, Any], number: int) -> None:
    """The encounter deck and the quest cards of the campaign's next scenario."""
    scenario = SCENARIOS[setup["scenarios"][number]]
    rows[STATE][SCENARIO_NUMBER] = number
    for card in scenario.encounter_deck(bool(setup["easy"])):
        add(rows, card, ENCOUNTER_DECK, THE_ENCOUNTER)
    for stage in scenario.stages:
        add(rows, stage, QUEST_DECK, THE_ENCOUNTER)


def next_rows(old: list[list[int]], setup: dict[str, Any], score: int) -> list[list[int]]:
    """001: expert game - the table for the next scenario.

    In a nightmare the players keep everything as it is; only the encounter side is laid anew.
    """
    number = old[STATE][SCENARIO_NUMBER] + 1
    if not setup["nightmare"]:
        rows = first_rows(setup)
        mine = rows[OWNER].index(THE_ENCOUNTER)
        rows = _without_encounter(rows, mine)
    else:
        rows = _without_encounter([row[:] for row in old], old[OWNER].index(THE_ENCOUNTER))
        fresh = first_rows(setup)[STATE]
        fresh[FIRST] = old[STATE][FIRST]
        rows[STATE] = fresh
    add_scenario(rows, setup, number)
    rows[STATE][SCORE] = score
    return rows


def _without_encounter(rows: list[list[int]], mine: int) -> list[list[int]]:
    """The rows with only the players' own cards, ``mine`` of them.

    Attachments whose encounter card is gone, cards that stood as Orc Guards, and a card that was
    being played are discarded.
    """
    for row in BY_CARD:
        rows[row] = rows[row][:mine]
    for row in range(HAND, LIMBO + 1):
        rows[row] = [card for card in rows[row] if card < mine]
    for row in (LASTING, LATER, LIMITS, STANDING, LISTENING, ACTING):
        rows[row] = []
    rows[MARKS] = [0] * mine
    rows[SINCE] = [0] * mine
    for card in range(mine):
        zone = rows[ZONE][card]
        if (
            rows[HOST][card] >= mine
            or ENGAGED_WITH <= zone < ENGAGED_WITH + PLAYERS
            or zone == LIMBO
        ):
            pile = DISCARD + rows[OWNER][card]
            rows[zone].remove(card)
            rows[pile].append(card)
            rows[ZONE][card] = pile
            rows[HOST][card] = NONE
            rows[IS_EXHAUSTED][card] = rows[DAMAGE][card] = 0
            rows[KNOWN][card] = EVERYONE
    return rows
