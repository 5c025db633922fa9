from confrontation_table import Table
from mathom.cli.terminal.forecast import (
    BOTH_FALL,
    FOE_FALLS,
    YOU_FALL,
    against_each_card,
    certain,
)
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
    for pick in view.decision.options:
        outcomes = against_each_card(view, pick)
        assert len(outcomes) == 1
        verdicts[pick] = (outcomes[0].verdict, outcomes[0].totals)
    assert verdicts[1] == (YOU_FALL, (7, 8))
    assert verdicts[2] == (BOTH_FALL, (8, 8))
    assert verdicts[3] == (FOE_FALLS, (9, 8))


def test_every_card_of_the_enemy_is_tried() -> None:
    t = Table(
        fellowship={"Aragorn": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Caradhras")
    view = View(t.game, t.game.decision.who)
    outcomes = {outcome.card: outcome.verdict for outcome in against_each_card(view, 4)}
    assert len(outcomes) == 9
    assert outcomes[11] == FOE_FALLS  # 4 + 5 against 5 + 3
    assert outcomes[12] == BOTH_FALL
    assert outcomes[13] == YOU_FALL


def test_only_what_is_certain_is_said() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Sam": "Eregion"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    view = View(t.game, 0)
    by_label = {option.label: option.id for option in view.question().options}
    wins = certain(view, (by_label["Frodo to Mordor"],))
    assert any("the Fellowship wins" in line for line in wins)
    attack = certain(view, (by_label["Sam to Caradhras"],))
    assert attack[0] == "Sam moves to Caradhras."
    assert not any("Balrog" in line or "Orcs" in line for line in attack)
