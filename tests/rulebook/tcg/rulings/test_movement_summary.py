"""003: movement summary."""

from tcg_table import Table


def test_twilight_is_added_for_the_site_and_the_companions() -> None:
    """000: twilight pool; 000: format - without the region in the older blocks."""
    t = Table(["Aragorn", "Gimli", "Legolas"], site=4)
    t.skip()
    assert t.site() == 5
    assert t.twilight == 4 + 4


def test_leaving_moving_arriving_and_only_then_the_twilight() -> None:
    """003: movement summary - Wizard Storm, Deep Hatred, Eregion Hills, and the tokens."""
    t = Table(
        ["Gimli"],
        site=3,
        others_at=4,
        sites={4: "Eregion Hills"},
        bearing={"Wizard Storm": "The House by the Water"},
        support=[["Deep Hatred"]],
    )
    before = len(t.told(0))
    t.pick("Move on")
    lines = t.told(0)[before:]
    first = {
        "from": next(i for i, line in enumerate(lines) if "exert" in line),
        "moves": next(i for i, line in enumerate(lines) if line == "2 twilight is added."),
        "to": next(i for i, line in enumerate(lines) if "burden" in line),
    }
    assert first["from"] < first["moves"] < first["to"]
    assert t.burdens() == 1
    last = max(i for i, line in enumerate(lines) if "twilight is added" in line)
    assert last > first["to"]
    assert t.site() == 4
