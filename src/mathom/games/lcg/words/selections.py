"""How cards are picked, as definitions write it."""

from mathom.cardplay.phrases import (
    A,
    Another,
    AtRandom,
    Count,
    Each,
    Number,
    Several,
    Such,
    That,
    Zone,
    count_of,
)
from mathom.games.lcg.words.zones import IN_PLAY


def a(what: Such, zone: Zone = IN_PLAY) -> A:
    return A(what, zone)


def another(what: Such) -> Another:
    return Another(what, IN_PLAY)


def each(what: Such, zone: Zone = IN_PLAY) -> Each:
    return Each(what, zone)


def several(count: int | Count, what: Such, zone: Zone = IN_PLAY) -> Several:
    return Several(count_of(count), what, zone)


def at_random(count: int, what: Such, zone: Zone) -> AtRandom:
    return AtRandom(Number(count), what, zone)


def that(what: Such) -> That:
    return That(what.noun)
