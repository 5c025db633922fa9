"""000: skirmish phase(s), damage bonus, overwhelmed - the examples."""

from mathom.games.tcg.abilities import REGROUP
from tcg_table import DISCARD, Table


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


def test_the_damage_bonuses_of_the_winners_are_added() -> None:
    """000: damage bonus - two Orcs with damage +1 wound three times."""
    t = Table(
        ["Brave Man"],
        ["Sharp Orc", "Sharpest Orc"],
        "skirmish",
        assigned={"Sharp Orc": "Brave Man", "Sharpest Orc": "Brave Man"},
    )
    t.until_phase(REGROUP)
    assert t.wounds("Brave Man") == 3
    t = Table(
        ["Hero"],
        ["Sharp Orc", "Sharpest Orc"],
        "skirmish",
        assigned={"Sharp Orc": "Hero", "Sharpest Orc": "Hero"},
    )
    t.until_phase(REGROUP)
    assert (t.in_play("Sharp Orc"), t.in_play("Sharpest Orc")) == (False, False)


def test_with_no_strength_on_either_side_the_shadow_wins_and_overwhelms_nobody() -> None:
    """000: overwhelmed."""
    t = Table(
        ["Brave Man"],
        ["Orc of Nothing"],
        "skirmish",
        assigned={"Orc of Nothing": "Brave Man"},
        bearing={"Crushing Load": "Brave Man"},
    )
    t.until_phase(REGROUP)
    assert t.strength("Brave Man") == 0
    assert t.wounds("Brave Man") == 1


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
