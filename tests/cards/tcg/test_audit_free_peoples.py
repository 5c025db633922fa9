"""What a second look at the Free Peoples cards of the first set found."""

import pytest

from tcg_table import DECK, DISCARD, HAND, Table

DRAWN = ["1C3", "1C4", "1C5"]  # what Delving draws


@pytest.mark.parametrize(
    ("card", "title", "deck"),
    [
        ("1R28", "Wealth of Moria", ["1C8", "1C9", "1C10"]),
        ("1U301", "Master Proudfoot", ["1C299", "1C300", "1C305"]),
        ("1R81", "Questions That Need Answering", ["1C8", "1C9", "1C10", "1R14"]),
    ],
)
def test_of_more_cards_than_may_be_taken_one_picks(card: str, title: str, deck: list[str]) -> None:
    """000: The Rule of 4; 000: effect - as much as can be done, and the rest is discarded."""
    t = Table(["Gimli", "Gandalf"], hands=[["1C6", card]], decks=[[*DRAWN, *deck]])
    if card == "1U301":
        t.pick(title)  # an ally, to be played first
    t.pick("Delving").pick(title)
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (1, 1)
    assert len(t.labels()) == len(deck)
    t.game.answer(t.card(deck[0]))
    assert [t.zone(one) for one in deck] == [HAND, *[DISCARD] * (len(deck) - 1)]


def test_with_no_room_left_nothing_is_taken() -> None:
    """000: The Rule of 4; 000: effect."""
    t = Table(["1C7"], hands=[["1C6", "1R28"]], support=[["1R40"]],
              decks=[[*DRAWN, "1R14", "1C8", "1C9", "1C10"]])  # fmt: skip
    t.pick("Delving").pick("Elrond").pick("Wealth of Moria")
    assert t.hand() == 4
    assert [t.zone(one) for one in ("1C8", "1C9", "1C10")] == [DISCARD] * 3
    assert t.zone("The Old Terror") == DECK


@pytest.mark.parametrize(
    ("orcs", "wounds", "offered"),
    [
        (["1C176", "1C176"], 0, [0]),  # one vitality each
        (["1R186", "1C176"], 0, [0, 1]),
        (["1R186", "1C176"], 1, [0]),
        (["1R186"], 0, [1]),
        (["1R186"], 1, [0, 1]),  # neither in full: as much as can be done
    ],
)
def test_an_orc_is_wounded_twice_only_where_it_can_be(
    orcs: list[str], wounds: int, offered: list[int]
) -> None:
    """000: effect - of two actions, one that can be done in full."""
    worn = {"1R186": wounds} if wounds else {}
    t = Table(["Gimli"], orcs, "maneuver", hands=[["1C19"]], wounds=worn)
    t.pick("Here Lies Balin, Son of Fundin")
    ways = ["Wound 2 Orcs", "Wound an Orc twice"]
    assert [n for n in (0, 1) if ways[n] in t.labels()] == (offered if len(offered) > 1 else [])
    if offered == [0]:
        assert not t.in_play("1C176")
    if offered == [1]:
        assert not t.in_play("1R186")


def test_up_to_so_often_is_no_more_often_than_there_are_wounds() -> None:
    """1C10; 000: healing."""
    t = Table(["Gimli"], hands=[["1C10"]], wounds={"Gimli": 1})
    t.pick("Dwarven Heart")
    assert t.labels() == ["0", "1"]
    t.pick("1")
    assert t.wounds("Gimli") == 0


def test_one_that_was_killed_while_it_paid_exerts_no_more() -> None:
    """000: cost, exert - Grishnákh exerts once, two Unheeded kill him, the cost is not paid."""
    hands = [["8R115", "8R115"], []]
    t = Table(["1C303", "1C306"], ["5R100", "1C271"], "shadow", twilight=5, hands=hands)
    t.pick("Grishnákh").pick("Unheeded").pick("Merry").pick("Unheeded").pick("Pippin")
    assert t.zone("5R100") == DISCARD + 1
    assert t.wounds("5R100") == 0
    assert t.hand(1) == 0
    assert t.labels() == ["Done"]


def test_what_has_gone_with_its_bearer_is_not_discarded_again() -> None:
    """1C84; 000: leaving play - the Tale keeps Legolas alive, and he bears another condition."""
    t = Table(["Gandalf", "Legolas"], hands=[["1C84"]], wounds={"Legolas": 3},
              bearing={"1R66": "Legolas", "1C68": "Legolas"})  # fmt: skip
    t.pick("Sleep, Caradhras")
    assert not t.in_play("Legolas")
    assert t.told(0).count("The White Arrows of Lórien is discarded.") == 1


FATE = "Arwen's Fate"
BY_ARAGORN = "Exert Aragorn to make Arwen strength +3"
BY_ARWEN = "Exert Arwen to make Aragorn strength +3"


def fate(*hand: str, **wounds: int) -> Table:
    return Table(["Aragorn", "Arwen"], ["1C176"], "skirmish", assigned={"1C176": "Aragorn"},
                 hands=[["1R93", "1C315", *hand]], wounds=wounds)  # fmt: skip


def test_of_two_complete_actions_the_one_chosen_is_paid_for_first() -> None:
    """1R93, 1R115; 003: cancel, playing a card - the event is cancelled, its cost stays paid."""
    t = fate("1R115")
    t.pick(FATE).pick(BY_ARWEN)
    assert (t.wounds("Aragorn"), t.wounds("Arwen")) == (0, 1)
    before = t.strength("Aragorn")
    t.pick("Strength of Kings")
    assert (t.wounds("Aragorn"), t.wounds("Arwen")) == (0, 1)
    assert t.strength("Aragorn") == before
    assert t.zone("1R93") == DISCARD


def test_one_of_two_complete_actions_is_done_once() -> None:
    """1R93; 000: cost, effect - it is paid for once, and the other is not done."""
    t = fate()
    strengths = t.strength("Aragorn"), t.strength("Arwen")
    t.pick(FATE).pick(BY_ARAGORN)
    assert (t.wounds("Aragorn"), t.wounds("Arwen")) == (1, 0)
    assert (t.strength("Aragorn"), t.strength("Arwen")) == (strengths[0], strengths[1] + 3)


def test_a_complete_action_that_cannot_be_paid_for_is_not_offered() -> None:
    """1R93; 000: cost - one exhausted, then both; one exhausted by the very cost."""
    t = fate(Aragorn=3)
    before = t.strength("Aragorn")
    t.pick(FATE)
    assert t.wounds("Arwen") == 1
    assert t.strength("Aragorn") == before + 3
    assert not fate(Aragorn=3, Arwen=2).offers(FATE)
    t = fate(Aragorn=3, Arwen=1)
    t.pick(FATE)
    assert t.wounds("Arwen") == 2
    assert t.strength("Aragorn") == before + 3


def test_a_limit_is_used_up_by_what_was_removed() -> None:
    """1R313; 000: limit - four tokens in a phase, not four Orcs: one, then three of six."""
    t = Table([], hands=[["1C21", "1C21"], ["1C176"] * 4], twilight=1, ring_bearer="1C290",
              bearing={"1R313": "1C290"})  # fmt: skip
    t.pick("Sting")
    assert t.twilight == 0
    t.pick("Lord of Moria").pick("Lord of Moria")
    assert t.twilight == 4
    t.pick("Sting")
    assert t.twilight == 1


def test_a_minion_found_is_discarded_to_draw() -> None:
    """1U44; 000: cost - two cards for one Isengard minion revealed, and none for nothing."""
    for found, drawn in (("1C145", 2), ("1C176", 0)):
        t = Table(["Legolas"], hands=[["1U44"], [found, "1C3"]])
        t.pick("Foul Creation")
        assert t.offers("Yes") == (drawn > 0)
        if drawn:
            t.pick("Yes")
            assert t.zone(found) == DISCARD + 1
        assert (t.hand(0), t.hand(1)) == (drawn, 2 - bool(drawn))


def test_a_minion_found_may_be_left() -> None:
    """1U44; 000: may."""
    t = Table(["Legolas"], hands=[["1U44"], ["1C145", "1C3"]])
    t.pick("Foul Creation").pick("No")
    assert (t.hand(0), t.hand(1)) == (0, 2)
