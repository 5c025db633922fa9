"""000: sanctuary."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_SANCTUARY
from tcg_table import Table


def test_a_sanctuary_heals_up_to_five_wounds_of_companions() -> None:
    """000: sanctuary; 000: healing; 000: start of turn."""
    t = Table(
        ["Aragorn", "Gandalf"],
        phase="start",
        site=3,
        support=[["Elrond"]],
        wounds={"Aragorn": 3, "Gandalf": 3, "Elrond": 1},
    )
    assert t.asked == ASK_SANCTUARY
    assert t.labels() == ["Nobody more", "Aragorn", "Gandalf"]
    for _ in range(3):
        t.pick("Aragorn")
    t.pick("Gandalf").pick("Gandalf")
    assert t.asked == ASK_FELLOWSHIP
    assert (t.wounds("Aragorn"), t.wounds("Gandalf"), t.wounds("Elrond")) == (0, 1, 1)


def test_nobody_need_be_healed() -> None:
    """000: sanctuary."""
    t = Table(["Aragorn"], phase="start", site=6, wounds={"Aragorn": 1})
    t.skip()
    assert t.wounds("Aragorn") == 1


def test_every_third_and_sixth_site_of_the_later_path_is_a_sanctuary() -> None:
    """000: sanctuary; 000: region."""
    third = Table(["Aragorn"], phase="start", path="Shadows", site=3, wounds={"Aragorn": 1})
    assert third.asked == ASK_SANCTUARY
    fourth = Table(["Aragorn"], phase="start", path="Shadows", site=4, wounds={"Aragorn": 1})
    assert fourth.asked == ASK_FELLOWSHIP
