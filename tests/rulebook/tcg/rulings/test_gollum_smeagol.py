"""003: Gollum/Sméagol."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.effects import twilight_cost
from mathom.games.tcg.facts import RACE_NAMES
from mathom.games.tcg.words.nouns import MINION, ORC
from mathom.kernel.frame import NONE, Frame
from tcg_setups import printed
from tcg_table import DISCARD, Table

SLINKER = "Sméagol, Slinker"
TOWER = dict.fromkeys(range(1, 10), "Ered Nimrais")


def test_gollum_has_no_race() -> None:
    """003: Gollum/Sméagol."""
    assert RACE_NAMES[0] == ""
    assert printed("Creature of No Race").race == 0


def test_gollum_has_no_race_to_be_spotted() -> None:
    """003: Gollum/Sméagol. As Argument Ready to Hand, against an Orc, a Nazgûl and Gollum."""
    t = Table(
        ["Gimli"],
        ["Gollum", "Small Orc", "Rider in Black"],
        "maneuver",
        site=4,
        hands=[["Argument Ready to Hand"]],
    )
    t.pick("Argument Ready to Hand")
    assert t.who == 1
    assert not t.offers("Gollum")
    t.pick("Small Orc")
    assert t.in_play("Small Orc")
    assert t.zone("Rider in Black") == DISCARD + 1
    assert t.in_play("Gollum")  # of no race at all, he is of no other race


def test_smeagol_is_not_one_whose_race_cannot_be_spotted() -> None:
    """003: Gollum/Sméagol. The Nine Walkers make a Dwarf cheaper, not him."""
    t = Table(["Gandalf"], support=[["The Nine Walkers"]], hands=[["Sméagol", "Gimli"]])
    assert twilight_cost(t.game, t.card("Sméagol")) == 0
    t = Table(["Gandalf"], support=[["The Nine Walkers"]], hands=[["Ancient Creature", "Gimli"]])
    assert twilight_cost(t.game, t.card("Gimli")) == 0
    assert twilight_cost(t.game, t.card("Ancient Creature")) == 3


def test_gollum_is_not_an_orc() -> None:
    """003: Gollum/Sméagol. What befalls all who are not of a race befalls him."""
    t = Table(minions=["Gollum", "Small Orc"], phase="maneuver")
    frame = Frame(PERFORM, 0, NONE, cards=NOBODY)
    gollum = t.card("Gollum")
    assert MINION.test(t.game, frame, gollum)
    assert not ORC.test(t.game, frame, gollum)


def test_smeagol_at_ered_nimrais() -> None:
    """003: Gollum/Sméagol over 000: Ered Nimrais - The Nine Walkers take nothing off."""
    for walkers, cost in (([], 3), (["The Nine Walkers"], 3)):
        t = Table(
            ["Gandalf"],
            site=4,
            path="Tower",
            sites=TOWER,
            support=[walkers],
            hands=[[SLINKER, "Legolas"]],
        )
        t.pick("Sméagol")
        assert t.twilight == cost
        before = t.twilight
        t.pick("Legolas")
        assert t.twilight - before == 2 + 3 - (2 if walkers else 0)


def test_all_who_are_not_orcs_are_gollum_too() -> None:
    """003: Gollum/Sméagol - what befalls every minion that is no Orc befalls him."""
    t = Table([], ["Gollum", "Small Orc"], "maneuver", hands=[["None but Orcs"]])
    t.pick("None but Orcs")
    assert not t.in_play("Gollum")
    assert t.in_play("Small Orc")
