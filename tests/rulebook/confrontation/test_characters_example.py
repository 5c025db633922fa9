from confrontation_table import Table


def test_merry_defeats_the_witch_king_before_cards() -> None:
    t = Table(
        fellowship={"Merry": "Eregion", "Frodo": "Shire"},
        sauron={"Witch-king": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Merry", "Caradhras")
    assert t.fallen("Witch-king")
    assert t.where("Merry") == "Caradhras"
    assert t.turn == "Sauron"
    assert t.asked == "Sauron"


def test_gandalf_sees_saurons_card_first() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", "Caradhras")
    assert t.asked == "Sauron"
    t.pick("Strength 6")
    assert "Sauron plays Strength 6." in t.told("Fellowship")
    t.pick("Strength 4")
    assert t.fallen("Orcs")
