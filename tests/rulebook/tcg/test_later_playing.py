"""The later rulings about playing a card, paying for it and carrying it out."""

from mathom.cardplay.steps import ASK_TARGETS
from mathom.games.tcg import kinds
from mathom.games.tcg.effects import free_has_initiative
from mathom.games.tcg.rows import KNOWN
from tcg_table import DECK, DISCARD, HAND, VOID, Table


def test_what_is_cancelled_stays_paid_for_and_is_discarded() -> None:
    """003: cancel; 003: prevent. As an Uruk Scout that cancels what a ranger does."""
    t = Table(["Aragorn"], ["Uruk Scout"], "maneuver", site=6, hands=[["A Ranger's Versatility"]])
    t.pick("A Ranger's Versatility")
    t.until_offered("Uruk Scout").pick("Uruk Scout")
    assert t.wounds("Aragorn") == 1  # exerted all the same
    assert t.twilight == 1  # and paid for
    assert t.wounds("Uruk Scout") == 1  # the price of the cancelling; it was not exhausted too
    assert t.zone("A Ranger's Versatility") == DISCARD


def test_an_event_is_discarded_only_when_it_has_been_carried_out() -> None:
    """003: event; 003: playing a card; 003: void. As Final Account, which cannot fetch itself."""
    t = Table(
        ["Gandalf"],
        hands=[["Final Account", "Bundle", "Small Orc"]],
        discards=[["Boromir", "Legolas", "Big Orc"]],
    )
    t.pick("Final Account")
    assert t.zone("Final Account") == VOID
    assert not t.offers("Final Account")  # nor can it be discarded to pay for itself
    t.pick("Bundle", "Small Orc")
    assert sorted(t.labels()) == ["Boromir", "Bundle", "Legolas"]  # the Free Peoples cards there
    t.pick("Legolas")
    t.until_offered("Big Orc").pick("Big Orc")
    assert t.asked == kinds.ASK_FELLOWSHIP
    assert t.zone("Final Account") == DISCARD  # before the next action
    assert t.zone("Legolas") == t.zone("Big Orc") == HAND
    assert t.wounds("Gandalf") == 1


def test_a_card_whose_costs_cannot_be_paid_is_not_played() -> None:
    """003: playing a card. The card itself is no card in hand: one other is too few for two."""
    t = Table(["Gandalf"], hands=[["Final Account", "Bundle"]], discards=[["Boromir"]])
    assert not t.offers("Final Account")
    t = Table(
        ["Gandalf"],
        hands=[["Final Account", "Bundle", "Small Orc"]],
        discards=[["Boromir"]],
        wounds={"Gandalf": 3},
    )
    assert not t.offers("Final Account")


def test_the_card_being_played_does_not_count_for_initiative() -> None:
    """003: playing a card; 003: void."""
    t = Table(["Gandalf"], hands=[["Final Account", "Bundle", "Small Orc", "Boromir"]])
    assert free_has_initiative(t.game)
    t.pick("Final Account")
    assert not free_has_initiative(t.game)


def test_a_card_enters_play_when_it_is_paid_for() -> None:
    """003: playing a card; 003: void. Its own "when you play" comes after that."""
    t = Table(minions=["Small Orc"], phase="shadow", site=4, twilight=9, hands=[[], ["1U178"]])
    t.pick("Goblin Runner")
    assert t.asked == kinds.ASK_RESPONSE
    assert t.in_play("Goblin Runner")
    assert t.twilight == 8
    t.pick("Goblin Runner")
    assert t.twilight == 10


def test_nobody_exerts_no_times_for_an_x() -> None:
    """003: exert. As They Sang as They Slew."""
    t = Table(["Boromir"], ["Small Orc"], "regroup", hands=[["They Sang as They Slew"]])
    assert not t.offers("They Sang as They Slew")  # nobody is mounted
    t = Table(
        ["Boromir"],
        ["Big Orc"],
        "regroup",
        hands=[["They Sang as They Slew"]],
        bearing={"Old Horse": "Boromir"},
    )
    t.pick("They Sang as They Slew")
    if t.asked == ASK_TARGETS:
        assert t.game.decision is not None
        assert t.game.decision.least == 1
        t.pick("Boromir")
    assert t.wounds("Boromir") == 1
    assert t.wounds("Big Orc") == 1


def test_for_each_may_strike_the_same_character_twice() -> None:
    """003: for each. As A Host Avails Little with seven companions."""
    six = ["Aragorn", "Boromir", "Legolas", "Gimli", "Sam", "Gandalf"]
    t = Table(
        six, ["Small Orc"], "maneuver", site=4, twilight=5, hands=[[], ["A Host Avails Little"]]
    )
    t.until_offered("A Host Avails Little").pick("A Host Avails Little")
    t.until(ASK_TARGETS).pick("Boromir")
    assert not t.offers("Frodo")  # all but the Ring-bearer
    t.pick("Boromir")
    assert t.wounds("Boromir") == 2


def test_what_is_revealed_goes_back_where_it_was_in_the_same_order() -> None:
    """003: effect. As Sting, which reveals a hand."""
    t = Table(
        hands=[[], ["Small Orc", "Bundle", "Big Orc"]],
        bearing={"1R313": "Frodo"},
        twilight=4,
    )
    before = t.game.rows[HAND + 1][:]
    t.pick("Sting")
    assert t.game.rows[HAND + 1] == before
    assert t.twilight == 2


def test_the_upgrade_in_brackets_is_no_choice() -> None:
    """003: effect. As Sharp Defense: with resistance 4, two for each possession or nothing."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Sharp Defense", "Sharp Defense"]],
    )
    assert t.resistance("Gimli") >= 4
    t.pick("Sharp Defense")
    assert t.strength("Gimli") == 6
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        burdens=3,
        assigned={"Big Orc": "Gimli"},
        hands=[["Sharp Defense", "Sharp Defense"]],
    )
    t.pick("Sharp Defense")
    assert t.strength("Gimli") == 8


def test_a_card_moved_by_its_kind_is_shown_and_any_card_is_not() -> None:
    """003: effect. A tale fetched is shown to all; "a card" put under the deck is not."""
    t = Table(["1U12"], hands=[["Bundle", "Sam"]])
    t.pick("Gimli").pick("Bundle")
    card = t.game.rows[DECK][0]
    assert t.card("Bundle") == card
    assert not t.game.rows[KNOWN][card] >> 2 & 1
