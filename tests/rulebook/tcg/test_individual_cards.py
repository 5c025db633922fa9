"""Section Three of the rulebooks: rulings on single cards, each with the cards that it names."""

import pytest

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_ACTION, ASK_FELLOWSHIP, ASK_RESPONSE, ASK_SHADOW
from mathom.games.tcg.rows import EVERYONE, KNOWN
from mathom.games.tcg.words.adjectives import culture_number
from tcg_setups import fought
from tcg_table import DECK, DISCARD, Table

TOWER = dict.fromkeys(range(1, 10), "Ered Nimrais")


def test_the_first_nazgul_at_the_ford_is_cheaper() -> None:
    """004: Ford of Bruinen."""
    rider = "Rider in Black"
    t = Table(
        phase="shadow", site=3, sites={3: "Ford of Bruinen"}, twilight=6, hands=[[], [rider] * 2]
    )
    t.pick(rider)
    assert t.twilight == 6
    t.pick(rider)
    assert t.twilight == 1


def test_galadriel_reveals_a_card_for_each_forest() -> None:
    """003: Galadriel, Sorceress of the Hidden Land - three forests, three cards."""
    galadriel = "Galadriel, Sorceress of the Hidden Land"
    forests = {1: "Trees of the Border", 2: "Trees of the Border", 3: "Trees of the Border"}
    t = Table(
        [galadriel, "Legolas"],
        phase="regroup",
        site=3,
        path="Shadows",
        sites=forests,
        moves=1,
        decks=[["Elrond's Guest", "Gimli", "Bowman of the Wood", "Elrond's Guest"]],
        wounds={"Legolas": 2, galadriel: 1},
    )
    t.until_offered("Move").pick("Move").pick("The Falls Beyond")  # no forest
    t.until_offered("Galadriel").pick("Galadriel")
    shown = [card for card in t.game.rows[DECK] if t.game.rows[KNOWN][card] & EVERYONE]
    assert len(shown) == 3
    t.pick("Legolas").pick("Legolas")
    assert t.wounds("Legolas") == 0


def test_the_lower_number_of_tokens_counts() -> None:
    """000: My Axe Is Notched; 004: Final Count - two on the one and three on the other make +2."""
    t = Table(
        ["Gimli", "Legolas"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        support=[["My Axe Is Notched", "Final Count"]],
        tokens={
            "My Axe Is Notched": (culture_number("Dwarven"), 3),
            "Final Count": (culture_number("Elven"), 2),
        },
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength("Gimli") == 6 + 2
    assert t.strength("Legolas") == 6 + 2


def test_an_elven_brooch_saves_another_possession_from_a_shadow_card() -> None:
    """000: Elven Brooch - and from nothing else: it pays for nobody's costs."""
    t = Table(
        ["Sam, Son of Hamfast"],
        burdens=1,
        bearing={"Elven Brooch": "Sam, Son of Hamfast", "Brace of Coneys": "Sam, Son of Hamfast"},
    )
    t.pick("Brace of Coneys")
    assert not t.offers("Elven Brooch")
    assert t.burdens() == 0
    assert t.zone("Brace of Coneys") == DISCARD
    assert t.in_play("Elven Brooch")


def test_the_twilight_paid_for_it_counts_for_it() -> None:
    """000: Under the Living Earth; 004: Under the Living Earth."""
    gandalf = "Gandalf, Plain Wanderer"
    earth = "Under the Living Earth"
    t = Table(
        [gandalf],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": gandalf},
        hands=[[earth, "Hobbit Intuition"]],
    )
    before = t.strength(gandalf)
    t.pick(earth)
    assert t.labels() == ["0", "1"]
    t.pick("1")
    assert t.strength(gandalf) == before + 1


def test_an_uruk_searcher_costs_one_beside_four_uruk_regulars() -> None:
    """000: Uruk Regular; 004: Uruk Regular - the one that exerts is not counted."""
    t = Table([], ["Uruk Regular"] * 4, "shadow", site=5, twilight=1, hands=[[], ["Uruk Searcher"]])
    assert not t.offers("Uruk Searcher")
    t.pick("Uruk Regular").pick("Uruk Searcher")
    assert t.in_play("Uruk Searcher")
    assert t.twilight == 0


def test_a_courteous_halfling_may_still_choose_to_discard() -> None:
    """000: Frodo, Courteous Halfling; 004 - Dunlending Rampager leaves the choice."""
    frodo = "Frodo, Courteous Halfling"
    rampager = "Dunlending Rampager"
    t = Table(
        ["Aragorn", "Gimli", "Legolas"],
        [],
        "shadow",
        site=3,
        twilight=3,
        ring_bearer=frodo,
        hands=[["Store of Food", "Boromir"], [rampager]],
    )
    t.pick(rampager)
    assert t.who == 0
    t.pick("Yes")
    t.until(ASK_SHADOW)
    assert t.hand() == 0
    assert not t.in_play(rampager)


@pytest.mark.parametrize(("companions", "left"), [(3, 2), (2, 1)])
def test_a_courteous_halfling_is_made_to_discard_nothing(companions: int, left: int) -> None:
    """000: Frodo, Courteous Halfling; 004 - while three unbound companions are there."""
    t = Table(
        ["Aragorn", "Gimli", "Legolas"][:companions],
        ["Big Orc"],
        "shadow",
        site=4,
        twilight=5,
        ring_bearer="Frodo, Courteous Halfling",
        hands=[["Sam", "Store of Food"], ["Orc Inquisitor"]],
    )
    t.pick("Orc Inquisitor").until_offered("Orc Inquisitor").pick("Orc Inquisitor")
    t.until(ASK_SHADOW)
    assert t.hand() == left


def test_ambition_is_set_against_the_dauntless_hunter() -> None:
    """004: modifiers - two Hobbits make an event of nothing cost two; Ambitions take it off."""
    hunter = "Legolas, Dauntless Hunter"
    ambition = "Saruman's Ambition"
    hobbits = ["Merry, Friend to Sam", "Pippin, Friend to Frodo"]
    for ambitions, cost in ((0, 2), (1, 1), (2, 0), (3, 0)):
        t = Table(
            [hunter, *hobbits],
            ["Uruk of the Hand"],
            "skirmish",
            site=5,
            twilight=2,
            assigned={"Uruk of the Hand": hunter},
            support=[[], [ambition] * ambitions],
            hands=[[], ["Bred for Battle"]],
        )
        t.until_offered("Bred for Battle").pick("Bred for Battle")
        assert t.twilight == 2 - cost
        assert t.strength("Uruk of the Hand") == 9 + 3


def test_an_elf_of_galadriels_costs_nothing_even_where_all_cost_more() -> None:
    """000: Galadriel, Lady of Light - neither raised nor lowered."""
    galadriel = "Galadriel, Lady of Light"
    t = Table(
        [], site=4, path="Tower", sites=TOWER, support=[[galadriel]], hands=[["Legolas", "Gimli"]]
    )
    t.pick("Galadriel").pick("Legolas")
    assert t.in_play("Legolas")
    assert t.twilight == 0
    t.pick("Gimli")
    assert t.twilight == 2 + 3


def test_merry_lends_his_strength_once_his_own_skirmish_is_over() -> None:
    """004: Merry, Friend to Sam - not before; and what he lent does not grow with him."""
    merry = "Merry, Friend to Sam"
    boromir = "Boromir, Plain Captain"
    t = Table(
        [merry, boromir],
        ["Orc of Three", "Big Orc"],
        "skirmish",
        assigned={"Orc of Three": merry, "Big Orc": boromir},
        hands=[["Hobbit Intuition"] * 3],
        site=6,
    )
    t.pick("Merry")
    assert not t.offers("Merry")  # he is fighting
    t.until(ASK_ACTION).pick("Hobbit Intuition").pick("Merry")
    t.until_offered("Merry")
    assert t.phase != REGROUP
    before = t.strength(boromir)
    t.pick("Merry").until_offered("Boromir").pick("Boromir")
    lent = t.strength(boromir) - before
    assert lent == t.strength(merry) == 3
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition").pick("Merry")
    assert t.strength(merry) == 3 + 3
    assert t.strength(boromir) - before == lent


def test_the_shire_heals_for_a_burden_that_no_hobbit_took_off() -> None:
    """000: The Shire Countryside is not set off by a Hobbit's own text."""
    sam = "Sam, Son of Hamfast"
    t = Table(
        [sam],
        burdens=2,
        wounds={"Frodo": 1},
        support=[["The Shire Countryside"]],
        bearing={"Brace of Coneys": sam},
    )
    t.pick("Sam")
    assert t.burdens() == 1
    assert t.asked == ASK_FELLOWSHIP
    t.pick("Brace of Coneys")
    assert t.burdens() == 0
    assert t.asked == ASK_RESPONSE
    t.pick("The Shire Countryside")
    if t.asked != ASK_FELLOWSHIP:
        t.pick("Frodo")
    assert t.wounds("Frodo") == 0


def test_o_elbereth_takes_the_ring_off_and_cancels_nothing() -> None:
    """000: O Elbereth! Gilthoniel! - the Ring-bearer's skirmish is not cancelled."""
    elbereth = "O Elbereth! Gilthoniel!"
    t = Table(
        [],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Frodo"},
        bearing={elbereth: "Frodo", "20C572": "Frodo"},
        ring="The One Ring, Answer To All Riddles",
        hands=[["Hobbit Intuition"]],
    )
    bare = t.strength("Frodo")
    t.pick("The One Ring")
    assert t.strength("Frodo") == bare + 2
    t.until_offered(elbereth).pick(elbereth)  # and is not asked which
    assert t.strength("Frodo") == bare - 1  # what the song itself gave
    assert t.zone(elbereth) == DISCARD
    assert t.asked == ASK_ACTION  # the skirmish goes on


def test_the_spear_counts_what_its_bearer_kills_in_a_skirmish() -> None:
    """1C182 - two burdens for a Hobbit, one for another; with a second minion beside it too."""
    spear = {"Goblin Spear": "Goblin of the Deeps"}
    foes = ("Goblin of the Deeps", "Big Orc")
    for companion, burdens in (("Weakling", 2), ("Guard of the Hall", 1)):
        t = fought(companion, *foes, site=4, bearing=spear)
        assert not t.in_play(companion)
        assert t.burdens() == burdens


def test_the_spear_does_not_count_an_arrow() -> None:
    """1C182 - nor what somebody else kills while its bearer stands by."""
    t = Table(
        ["Guard of the Hall", "Weakling"],
        ["Goblin Bow", "Big Orc"],
        "archery",
        site=4,
        bearing={"Goblin Spear": "Goblin Bow"},
    )
    t.pick("Weakling")
    assert not t.in_play("Weakling")
    t.until_offered("Guard of the Hall against Big Orc").pick("Guard of the Hall against Big Orc")
    t.until_phase(REGROUP)
    assert not t.in_play("Guard of the Hall")
    assert t.burdens() == 0
