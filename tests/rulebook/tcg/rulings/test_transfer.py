"""003: transfer."""

from tcg_table import Table


def test_an_eligible_bearer_is_one_the_card_itself_allows() -> None:
    """003: transfer. Strange-looking Men hand on Flaming Brand to any Man, Black Breath to none."""
    t = Table(
        ["Aragorn", "Boromir", "Legolas"],
        ["Strange-looking Men", "Rider in Black"],
        "maneuver",
        site=4,
        bearing={"Flaming Brand": "Aragorn", "Black Breath": "Legolas"},
    )
    t.until_offered("Strange-looking Men").pick("Strange-looking Men")
    assert not t.offers("Black Breath")
    if t.offers("Flaming Brand"):
        t.pick("Flaming Brand")
    assert sorted(t.labels()) == ["Boromir", "Strange-looking Men"]
    t.pick("Strange-looking Men")
    assert t.host("Flaming Brand") == t.card("Strange-looking Men")
    assert t.twilight == 0


def test_a_transfer_by_a_text_costs_nothing() -> None:
    """003: transfer - whatever the card's twilight cost is."""
    t = Table(
        ["Aragorn", "Boromir"],
        ["Strange-looking Men"],
        "maneuver",
        site=4,
        twilight=3,
        bearing={"Flaming Brand": "Aragorn"},
    )
    t.until_offered("Strange-looking Men").pick("Strange-looking Men")
    while not t.offers("Boromir"):
        t.pick(t.labels()[0])
    t.pick("Boromir")
    assert t.host("Flaming Brand") == t.card("Boromir")
    assert t.twilight == 3
