"""The board: lines, arrows, limits, and what the mountains bar (``002: game board``)."""

import pytest

from confrontation_table import Table

FORWARD: dict[str, set[str]] = {
    "Shire": {"Arthedain", "Cardolan"},
    "Arthedain": {"Rhudaur", "Eregion"},
    "Cardolan": {"Eregion", "Enedwaith"},
    "Rhudaur": {"High Pass", "Misty Mountains"},
    "Eregion": {"Misty Mountains", "Caradhras"},
    "Enedwaith": {"Caradhras", "Gap of Rohan"},
    "High Pass": {"Mirkwood"},
    "Misty Mountains": {"Mirkwood", "Fangorn"},
    "Caradhras": {"Fangorn", "Rohan"},
    "Gap of Rohan": {"Rohan"},
    "Mirkwood": {"Dagorlad"},
    "Fangorn": {"Dagorlad", "Gondor"},
    "Rohan": {"Gondor"},
    "Dagorlad": {"Mordor"},
    "Gondor": {"Mordor"},
    "Mordor": set(),
}
ARROWS: dict[str, set[str]] = {
    "Eregion": {"Fangorn by the Tunnel of Moria"},
    "Mirkwood": {"Fangorn"},
    "Fangorn": {"Rohan"},
}
SIDEWAYS: dict[str, set[str]] = {
    "Arthedain": {"Cardolan"},
    "Cardolan": {"Arthedain"},
    "Rhudaur": {"Eregion"},
    "Eregion": {"Rhudaur", "Enedwaith"},
    "Enedwaith": {"Eregion"},
    "Mirkwood": {"Fangorn"},
    "Fangorn": {"Mirkwood", "Rohan"},
    "Rohan": {"Fangorn"},
    "Dagorlad": {"Gondor"},
    "Gondor": {"Dagorlad"},
}
MOUNTAINS = ("High Pass", "Misty Mountains", "Caradhras", "Gap of Rohan")


@pytest.mark.parametrize("region", FORWARD)
def test_the_fellowship_moves_along_the_lines_and_the_arrows(region: str) -> None:
    t = Table(
        fellowship={"Merry": region, "Frodo": "Shire"},
        sauron={"Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Merry") == FORWARD[region] | ARROWS.get(region, set())


@pytest.mark.parametrize("region", FORWARD)
def test_sauron_moves_along_the_same_lines_the_other_way_and_never_along_arrows(
    region: str,
) -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": region, "Cave Troll": "Mordor"})
    assert t.reach("Warg") == {west for west, east in FORWARD.items() if region in east}


@pytest.mark.parametrize("region", [region for region in FORWARD if region != "Mordor"])
def test_sideways_steps_stay_within_a_row_and_are_barred_in_the_mountains(region: str) -> None:
    """Frodo's retreat is sideways: its regions are the neighbours in his row."""
    t = Table(
        fellowship={"Frodo": region},
        sauron={"Balrog": sorted(FORWARD[region])[0], "Cave Troll": "Mordor"},
    )
    t.move("Balrog", region)
    found = {label.removeprefix("To ") for label in t.offers() if label.startswith("To ")}
    assert found == SIDEWAYS.get(region, set())
    if not found:
        assert "Strength 1" in t.offers()


@pytest.mark.parametrize(
    ("battle", "gandalf"),
    [
        ("Misty Mountains", "High Pass"),
        ("Misty Mountains", "Caradhras"),
        ("Caradhras", "Gap of Rohan"),
    ],
)
def test_neighbouring_mountains_touch_for_variant_gandalf(battle: str, gandalf: str) -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "variant Gandalf": gandalf, "Frodo": "Shire"},
        sauron={"Balrog": battle, "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", battle)
    t.cards("1", "1")
    assert "Show Gandalf" in t.offers()


@pytest.mark.parametrize(
    ("battle", "gandalf"), [("High Pass", "Caradhras"), ("Gap of Rohan", "Misty Mountains")]
)
def test_mountains_two_apart_do_not_touch(battle: str, gandalf: str) -> None:
    t = Table(
        fellowship={
            "Gimli": "Rhudaur" if battle == "High Pass" else "Enedwaith",
            "variant Gandalf": gandalf,
            "Frodo": "Shire",
        },
        sauron={"Balrog": battle, "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", battle)
    t.cards("1", "1")
    assert t.fallen("Gimli")
    assert t.asked == "Sauron"


LIMITS: dict[str, int] = {
    **{region: 2 for region in FORWARD if region not in MOUNTAINS},
    **dict.fromkeys(MOUNTAINS, 1),
    "Mordor": 4,
}


@pytest.mark.parametrize("region", [region for region in FORWARD if region != "Shire"])
def test_a_region_holds_so_many_of_the_fellowship_and_no_more(region: str) -> None:
    limit = LIMITS[region]
    origin = next(west for west, east in FORWARD.items() if region in east)
    others = ["Sam", "Pippin", "Gandalf", "Legolas"]
    for held in (limit - 1, limit):
        t = Table(
            fellowship={
                "Merry": origin,
                "Frodo": "Shire",
                **dict.fromkeys(others[:held], region),
            },
            sauron={"Warg": "Mordor"} if region != "Mordor" else {"Warg": "Arthedain"},
            turn="Fellowship",
        )
        assert (region in t.reach("Merry")) == (held < limit)


@pytest.mark.parametrize("region", [r for r in FORWARD if r not in ("Shire", "Mordor")])
def test_a_region_holds_so_many_of_saurons_and_no_more(region: str) -> None:
    limit = LIMITS[region]
    origin = sorted(FORWARD[region])[0]
    others = ["Balrog", "Shelob"]
    for held in (limit - 1, limit):
        t = Table(
            fellowship={"Frodo": "Shire"},
            sauron={
                "Warg": origin,
                "Cave Troll": "Mordor",
                **dict.fromkeys(others[:held], region),
            },
        )
        assert (region in t.reach("Warg")) == (held < limit)


@pytest.mark.parametrize("held", [3, 4])
def test_the_shire_holds_four_of_the_fellowship(held: int) -> None:
    others = ["Frodo", "Sam", "Pippin", "Gandalf"]
    t = Table(
        fellowship={"Merry": "Arthedain", **dict.fromkeys(others[:held], "Shire")},
        sauron={"Balrog": "Rhudaur", "Warg": "Mordor"},
    )
    t.move("Balrog", "Arthedain")
    t.cards("Retreat", "1")
    assert t.where("Merry") == ("Shire" if held == 3 else "defeated")


@pytest.mark.parametrize("held", [3, 4])
def test_mordor_holds_four_of_saurons(held: int) -> None:
    others = ["Balrog", "Shelob", "Warg", "Saruman"]
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Orcs": "Rohan", **dict.fromkeys(others[:held], "Mordor")},
        specials=["Recall to Mordor"],
    )
    assert ("Use Recall to Mordor" in t.offers()) == (held == 3)


def test_the_limit_counts_each_side_alone() -> None:
    """Two enemies do not fill a region: entering it is an attack."""
    t = Table(
        fellowship={"Gimli": "Shire", "Sam": "Arthedain", "Frodo": "Shire"},
        sauron={"Warg": "Cardolan", "Balrog": "Cardolan", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Gimli") == {"Arthedain", "Cardolan"}
