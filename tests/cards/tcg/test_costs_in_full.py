"""000: cost - paid in full or not at all: every number that stands before "to", on every card.

For each cost a table is laid that lacks exactly one of what it takes, then one that does not.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import Number
from mathom.cardplay.steps import PERFORM, Do
from mathom.cardplay.word import Word, inside
from mathom.games.tcg.abilities import ToPlay, Usable
from mathom.games.tcg.facts import DEFINED, Card, by_id
from mathom.games.tcg.rows import BURDENS, DECK, HAND, SEAT, STATE, THREATS, TWILIGHT_POOL
from mathom.games.tcg.words.selections import Several, TopOf
from mathom.games.tcg.words.verbs.combining import PayTo
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.tokens import (
    FixedAmount,
    RemoveBurdens,
    RemoveThreats,
    RemoveTwilight,
)
from mathom.games.tcg.words.zones import FROM_HAND
from mathom.kernel.frame import Frame
from tcg_table import Table


def prices(printed: Card) -> Iterator[Word]:
    """What stands before "to" anywhere in a card's text."""
    for ability in printed.text:
        if isinstance(ability, Usable):
            price = ability.price()
            if price is not None:
                yield price
        elif isinstance(ability, ToPlay):
            yield ability.do
        for word in inside(ability):
            if isinstance(word, PayTo):
                yield word.cost


def needed(do: Word) -> int:
    """How many of what it spends a step takes, where that is a plain number; or 0."""
    if isinstance(do, RemoveTwilight) and isinstance(do.amount, FixedAmount):
        return do.amount.value
    if isinstance(do, RemoveBurdens | RemoveThreats) and isinstance(do.count, Number):
        return do.count.value
    if isinstance(do, Discard) and isinstance(do.who, TopOf) and isinstance(do.who.count, Number):
        return do.who.count.value
    if isinstance(do, Discard) and isinstance(do.who, Several) and do.who.zone == FROM_HAND:
        count = do.who.count
        return count.value if isinstance(count, Number) else 0
    return 0


COSTS = {
    f"{printed.id} {do!r}"[:90]: (printed, do)
    for printed in DEFINED
    if printed.number < 20000
    for price in prices(printed)
    for do in inside(price)
    if isinstance(do, Do) and needed(do)
}


def with_just(do: Word, many: int) -> Table:
    """A table that has just so many of what a step spends."""
    t = Table(["Aragorn", "Gimli", "Legolas"], hands=[["1C315"] * many, []])
    rows = t.game.rows
    rows[STATE][TWILIGHT_POOL] = many
    rows[SEAT][BURDENS] = many
    rows[SEAT][THREATS] = many
    rows[DECK] = rows[DECK][:many]
    assert len(rows[HAND]) == many
    return t


@pytest.mark.parametrize("name", sorted(COSTS))
def test_a_cost_is_paid_in_full_or_not_at_all(name: str) -> None:
    printed, do = COSTS[name]
    assert isinstance(do, Do)
    most = needed(do)
    for many in range(most + 2):
        t = with_just(do, many)
        frame = Frame(PERFORM, 0, t.card("Gimli"), cards=NOBODY)
        assert do.possible(t.game, frame) == (many >= most), (printed.id, many)


def test_there_are_such_costs_of_every_kind() -> None:
    kinds = {type(do).__name__ for _, do in COSTS.values()}
    assert kinds == {"RemoveTwilight", "RemoveBurdens", "RemoveThreats", "Discard"}
    assert len(COSTS) > 40


def short_deck(left: int, phase: str, card: str, **more: Any) -> Table:
    """A table in whose first draw deck so many cards are left."""
    t = Table(
        ["Gimli"],
        ["Goblin Runner"],
        phase,
        support=[[card]],
        hands=[["1C315", *more.pop("hand", [])]],
        assigned={"Goblin Runner": "Gimli"} if phase == "skirmish" else {},
        **more,
    )
    t.game.rows[DECK] = t.game.rows[DECK][:left]
    t.game.ask_again()
    return t


def test_the_deck_must_hold_all_the_cards_that_a_text_costs() -> None:
    """2R11, 2R12, 2R1: two cards left are not three, and nothing is wasted on trying."""
    for left in (2, 3):
        t = short_deck(left, "maneuver", "Make Light of Burdens")
        assert t.offers("Make Light of Burdens") == (left == 3)
        t = short_deck(left, "skirmish", "Realm of Dwarrowdelf")
        assert t.offers("Realm of Dwarrowdelf") == (left == 3)
        t = short_deck(left, "fellowship", "Beneath the Mountains", discards=[["Dwarven Axe"]])
        assert t.offers("Beneath the Mountains") == (left == 3)


def test_the_deck_must_hold_all_the_cards_that_an_answer_costs() -> None:
    """2C9: two cards from the top, when a Dwarf is played."""
    for left in (1, 2):
        t = short_deck(left, "fellowship", "Great Works Begun There", hand=["Dwarf Guard"])
        t.pick("Dwarf Guard")
        assert t.offers("Great Works Begun There") == (left == 2)


def test_a_horn_that_is_blown_is_paid_for() -> None:
    """3R42: Boromir's exertion is a cost; exhausted, he cannot use it."""
    for wounds in (1, 2):
        t = Table(
            ["Boromir, Lord of Gondor", "Elrond"],
            ["Goblin Runner"],
            "maneuver",
            bearing={"Horn of Boromir": "Boromir, Lord of Gondor"},
            wounds={"Boromir, Lord of Gondor": wounds},
            hands=[["1C315"]],
        )
        assert t.offers("Horn of Boromir") == (wounds == 1)
    t = Table(
        ["Boromir, Lord of Gondor"],
        ["Goblin Runner"],
        "maneuver",
        bearing={"Horn of Boromir": "Boromir, Lord of Gondor"},
        hands=[["1C315"]],
    )
    assert not t.offers("Horn of Boromir")  # there is no ally to spot


@pytest.mark.parametrize(("card", "ally"), [("1U64", "Elrond"), ("1U65", "Celeborn")])
def test_an_ally_that_is_exhausted_is_not_called(card: str, ally: str) -> None:
    """1U64, 1U65: the ally's exertion is the cost, and that ally the one who helps."""
    t = Table([ally], ["Goblin Runner"], "maneuver", hands=[[card]])
    title = t.labels()[1]
    strength = t.strength(ally)
    t.pick(title)
    assert (t.wounds(ally), t.strength(ally)) == (1, strength + 3)
    t = Table([ally], ["Goblin Runner"], "maneuver", hands=[[card, "1C315"]],
              wounds={ally: t.vitality(ally)})  # fmt: skip
    assert not t.offers(title)


@pytest.mark.parametrize(
    ("card", "fellowship", "offered"),
    [
        ("1R100", ["Aragorn, Ranger of the North", "Arwen"], True),
        ("1R100", ["Gimli"], False),
        ("1C59", ["Gimli", "Legolas"], True),
        ("1C59", ["Boromir"], False),
    ],
)
def test_a_choice_of_costs_is_no_way_round_them(
    card: str, fellowship: list[str], offered: bool
) -> None:
    """000: cost - a text that is only "this to that, or that to this" takes one of its costs."""
    t = Table(fellowship, ["Goblin Runner"], "maneuver", support=[[card]], hands=[["1C315"]])
    printed = by_id(card)
    assert printed is not None
    assert (printed.title in t.labels()) == offered
