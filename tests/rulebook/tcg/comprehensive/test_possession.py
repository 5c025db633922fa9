"""000: possession."""

from tcg_table import NONE, PLAY, Table

LEMENYA, SWORD = "Úlairë Lemenya, Lieutenant of Morgul", "Sword of Minas Morgul"


def test_it_is_borne_or_lies_in_the_support_area() -> None:
    """000: possession; 000: bearer; 000: support area."""
    t = Table(["Gimli"], hands=[["Dwarven Axe", "Store of Food"]])
    t.pick("Dwarven Axe").pick("Store of Food")
    assert t.host("Dwarven Axe") == t.card("Gimli")
    assert t.zone("Store of Food") == PLAY
    assert t.host("Store of Food") == NONE


def test_what_befalls_possessions_befalls_no_artifact() -> None:
    """000: possession; 000: artifact - the Sword of Minas Morgul against what Gandalf bears."""
    t = Table(
        ["Gandalf"],
        [LEMENYA],
        "skirmish",
        site=4,
        assigned={LEMENYA: "Gandalf"},
        bearing={"Narya": "Gandalf", "Gandalf's Pipe": "Gandalf", SWORD: LEMENYA},
    )
    t.until_offered(SWORD).pick(SWORD)
    assert not t.in_play("Gandalf's Pipe")
    assert t.in_play("Narya")
