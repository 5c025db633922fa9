"""What an option would bring, from what its player may know."""

from confrontation_table import Table
from mathom.games.confrontation.previews import (
    BOTH_FALL,
    FOE_FALLS,
    YOU_FALL,
    against_each_card,
)
from mathom.kernel.decision import GAIN
from mathom.table.view import View


def test_gandalf_knows_what_each_card_will_do() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", "Caradhras")
    t.pick("Strength 3")  # Sauron shows his card first
    view = View(t.game, 0)
    verdicts = {}
    assert view.decision is not None
    for pick in view.decision.options:
        outcomes = against_each_card(view.game, 0, pick, view.resample)
        assert len(outcomes) == 1
        verdicts[pick] = (outcomes[0].verdict, outcomes[0].totals)
    assert verdicts[1] == (YOU_FALL, (7, 8))
    assert verdicts[2] == (BOTH_FALL, (8, 8))
    assert verdicts[3] == (FOE_FALLS, (9, 8))
    preview = view.preview(3)
    assert preview is not None
    assert (preview.brief, preview.tone) == ("9 to 8: the foe falls", GAIN)


def test_every_card_of_the_enemy_is_tried() -> None:
    t = Table(
        fellowship={"Aragorn": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Caradhras")
    assert t.game.decision is not None
    view = View(t.game, t.game.decision.who)
    found = against_each_card(view.game, view.viewer, 4, view.resample)
    outcomes = {outcome.card: outcome.verdict for outcome in found}
    assert len(outcomes) == 9
    assert outcomes[11] == FOE_FALLS  # 4 + 5 against 5 + 3
    assert outcomes[12] == BOTH_FALL
    assert outcomes[13] == YOU_FALL
    preview = view.preview(4)
    assert preview is not None
    assert preview.brief.startswith("beats ")
    assert "You fall: Sauron's 5 or 6." in preview.lines


def test_only_what_is_certain_is_said() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Sam": "Eregion"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    view = View(t.game, 0)
    by_label = {option.label: option.id for option in view.question().options}
    wins = view.preview(by_label["Frodo to Mordor"])
    assert wins is not None
    assert any("the Fellowship wins" in line for line in wins.lines)
    attack = view.preview(by_label["Sam to Caradhras"])
    assert attack is not None
    assert attack.lines[0] == "Sam moves to Caradhras."
    assert attack.brief == ""
    assert not any("Balrog" in line or "Orcs" in line for line in attack.lines)


def test_a_known_enemy_is_weighed_before_the_attack() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras"},
        turn="Fellowship",
    )
    view = View(t.game, 0)
    by_label = {option.label: option.id for option in view.question().options}
    attack = view.preview(by_label["Gandalf to Caradhras"])
    assert attack is not None
    assert attack.brief == "5 to 2 before cards"
