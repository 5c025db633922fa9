"""000: skirmish phase(s)."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.events.skirmishes import E_LEAVES_SKIRMISH
from mathom.games.tcg.rows import FOE
from tcg_setups import fought, gone
from tcg_table import DISCARD, KEEPER, Table

SNEAK = "Sméagol, Slippery Sneak"


def test_with_one_side_gone_the_other_wins() -> None:
    """000: skirmish phase(s); 003: skirmish phase."""
    t = Table(
        ["Aragorn"],
        ["Far Orc"],
        "skirmish",
        assigned={"Far Orc": "Aragorn"},
        hands=[[], ["Enduring Evil"]],
    )
    t.game.event(E_LEAVES_SKIRMISH, t.card("Far Orc"))
    t.until_phase(REGROUP)
    assert t.wounds("Far Orc") == 0
    assert "Aragorn wins." in t.told(0)  # all the same


def test_one_is_skirmishing_only_while_the_skirmish_goes_on() -> None:
    """000: skirmish phase(s) - Farin, assigned to an Orc, while another skirmish is fought."""
    for fights, strength in (("Aragorn", 5), ("Farin", 7)):
        t = Table(
            ["Farin", "Aragorn"],
            ["Goblin of the Deeps", "Orc of the Tower"],
            "skirmish",
            assigned={"Goblin of the Deeps": "Farin", "Orc of the Tower": "Aragorn"},
            hands=[["Hobbit Intuition"]],
        )
        t.pick(fights)
        assert t.strength("Farin") == strength


def test_smeagol_slips_away_from_his_own_skirmish_only() -> None:
    """000: skirmish phase(s) - as many threats as those he fights have vitality."""
    fellowship = [SNEAK, "Aragorn", "Gimli"]
    fights = {"Big Orc": SNEAK, "Small Orc": "Frodo"}
    t = Table(
        fellowship,
        ["Big Orc", "Small Orc"],
        "skirmish",
        assigned=fights,
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo")
    assert not t.offers("Sméagol")
    t = Table(
        fellowship,
        ["Big Orc", "Small Orc"],
        "skirmish",
        assigned=fights,
        wounds={"Big Orc": 1},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Sméagol").pick("Sméagol")
    assert t.zone(SNEAK) == DISCARD
    assert t.threats() == 2
    t = Table(
        [SNEAK, "Aragorn"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": SNEAK},
        hands=[["Hobbit Intuition"]],
    )
    assert not t.offers("Sméagol")  # there is no room for four threats


def test_the_stronger_side_wins_and_each_loser_takes_a_wound() -> None:
    """000: wound; 000: strength. As Aragorn against two Orcs of strength 3 each."""
    t = fought("Aragorn", "Orc of the Tower")
    assert t.wounds("Aragorn") == 1  # a tie is the Shadow's
    t = fought("Boromir", "Big Orc")
    assert t.wounds("Boromir") == 1
    assert t.wounds("Big Orc") == 0


def test_the_minions_strengths_are_added() -> None:
    t = fought("Aragorn", "Prey", "Far Orc")  # 8 against 11
    assert t.wounds("Aragorn") == 1


def test_a_losing_ring_bearer_only_takes_wounds() -> None:
    t = fought("Frodo", "Prey")
    assert not t.over
    assert t.wounds("Frodo") == 1


def test_the_free_peoples_player_says_whose_skirmish_is_next() -> None:
    t = Table(
        ["Aragorn", "Boromir"],
        ["Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Small Orc": "Aragorn", "Far Orc": "Boromir"},
    )
    assert t.labels() == ["Aragorn", "Boromir"]
    t.pick("Boromir")
    assert t.phase == REGROUP  # the other is fought without a choice
    assert not t.in_play("Small Orc")
    assert t.wounds("Far Orc") == 1


def test_the_strengths_of_a_side_are_added() -> None:
    """000: skirmish phase(s) - eight against three and three: each Orc is wounded."""
    t = Table(
        ["Aragorn"],
        ["Orc of Three", "Second Orc of Three"],
        "skirmish",
        assigned={"Orc of Three": "Aragorn", "Second Orc of Three": "Aragorn"},
    )
    assert t.phase == REGROUP
    assert t.wounds("Orc of Three") == t.wounds("Second Orc of Three") == 1
    assert t.wounds("Aragorn") == 0


def test_one_removed_in_the_skirmish_is_a_loser_and_is_not_wounded_again() -> None:
    """000: skirmish phase(s) - Boromir's blade kills one; the other may still win."""
    boromir = "Boromir, Plain Captain"
    t = Table(
        [boromir],
        ["Uruk of the Hand", "Uruk Slayer"],
        "skirmish",
        site=5,
        bearing={"Blade of Gondor": boromir},
        assigned={"Uruk of the Hand": boromir, "Uruk Slayer": boromir},
        wounds={"Uruk of the Hand": 1, "Uruk Slayer": 1},
    )
    t.pick("Blade of Gondor").pick("Uruk of the Hand")
    assert t.zone("Uruk of the Hand") == DISCARD + 1
    assert t.wounds(boromir) == 1
    t.until_phase(REGROUP)
    assert t.in_play("Uruk Slayer")  # nine against nine: the Shadow wins
    assert not t.in_play(boromir)  # and its damage bonus kills


def test_the_last_of_a_side_to_be_removed_has_lost() -> None:
    """000: skirmish phase(s); 003: skirmish phase - with nobody left beside it, it is a loser."""
    boromir = "Boromir, Plain Captain"
    uruk = "Uruk of the Hand"
    t = Table(
        [boromir],
        [uruk],
        "skirmish",
        site=5,
        bearing={"Blade of Gondor": boromir},
        assigned={uruk: boromir},
        wounds={uruk: 1},
    )
    t.pick("Blade of Gondor")
    t.until_phase(REGROUP)
    told = t.told(0)
    assert any(line.startswith(f"{uruk} loses") for line in told)
    assert any(line.startswith("Boromir wins") for line in told)
    assert t.wounds(boromir) == 1  # the exertion


def test_a_skirmish_whose_one_side_is_gone_does_not_begin() -> None:
    """000: skirmish phase(s) - its minion is removed in another skirmish before it."""
    t = Table(
        ["Aragorn", "Boromir"],
        ["Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Small Orc": "Aragorn", "Far Orc": "Boromir"},
        hands=[[KEEPER]],
        wounds={"Frodo": 1},
    )
    t.pick("Aragorn")
    gone(t, "Far Orc")
    t.until_phase(REGROUP)
    assert t.game.rows[FOE].count(t.card("Boromir")) == 0
    assert sum("skirmish" in line and "Boromir" in line for line in t.told(0)) == 0


def test_a_cancelled_skirmish_has_neither_winner_nor_loser() -> None:
    """000: skirmish phase(s); 003: cancel - Hobbit Stealth, and nobody is wounded."""
    t = Table(
        ["Merry", "Aragorn"],
        ["Great Troll"],
        "skirmish",
        site=2,
        assigned={"Great Troll": "Merry"},
        hands=[["Hobbit Stealth"]],
    )
    t.pick("Hobbit Stealth")
    assert not any("wins" in line or "loses" in line for line in t.told(0))
    assert t.in_play("Merry")
    assert (t.wounds("Merry"), t.wounds("Great Troll")) == (0, 0)
