"""What the cards of the sphere of Lore do, and Gandalf."""

from lcg_table import DECK, DISCARD, ENCOUNTER_DECK, HAND, PLAY, Table
from mathom.cardplay.questions import ASK_WHICH
from mathom.games.lcg.questions import ASK_COMMIT, ASK_PAY
from mathom.games.lcg.rows import KNOWN


def test_daughter_of_the_nimrodel_heals_a_hero() -> None:
    t = Table(["Denethor"], play=[["Daughter of the Nimrodel"]], damage={"Denethor": 2})
    t.pick("Daughter of the Nimrodel")
    assert t.damage("Denethor") == 0


def test_erebor_hammersmith_mends_the_topmost_attachment() -> None:
    t = Table(
        ["Denethor"],
        hands=[["Erebor Hammersmith"]],
        discards=[["Forest Snare", "Dark Knowledge", "Feint"]],
        resources=2,
    )
    t.pick("Erebor Hammersmith").pick("Erebor Hammersmith")
    assert t.zone("Dark Knowledge") == HAND
    assert t.zone("Forest Snare") == DISCARD


def test_henamarth_looks_ahead_alone() -> None:
    t = Table(["Denethor"], ["Gimli"], play=[["Henamarth Riversong"]], encounter=["Wargs"])
    t.pick("Henamarth Riversong")
    assert t.game.rows[KNOWN][t.card("Wargs")] == 1
    assert t.zone("Wargs") == ENCOUNTER_DECK


def test_miner_of_the_iron_hills_breaks_a_condition() -> None:
    t = Table(
        ["Denethor"],
        hands=[["Miner of the Iron Hills"]],
        attached={"Caught in a Web": "Denethor"},
        resources=2,
    )
    t.pick("Miner of the Iron Hills").pick("Miner of the Iron Hills")
    assert not t.in_play("Caught in a Web")


def test_gleowine_gives_a_card() -> None:
    t = Table(["Denethor"], play=[["Gléowine"]])
    t.pick("Gléowine")
    assert t.hand() == 1


def test_lore_of_imladris_heals_everything() -> None:
    t = Table(["Glorfindel"], hands=[["Lore of Imladris"]], damage={"Glorfindel": 4}, resources=2)
    t.pick("Lore of Imladris")
    assert t.damage("Glorfindel") == 0


def test_loriens_wealth_draws_three() -> None:
    t = Table(["Denethor"], hands=[["Lórien's Wealth"]], resources=3)
    t.pick("Lórien's Wealth")
    assert t.hand() == 3


def test_radagasts_cunning_and_secret_paths() -> None:
    t = Table(
        ["Denethor"],
        phase="quest",
        hands=[["Radagast's Cunning", "Secret Paths"]],
        staging=["Wargs", "Forest Gate"],
        encounter=["Eyes of the Forest"],
        resources=2,
    )
    t.game.rows[ENCOUNTER_DECK].clear()
    t.commit("Denethor")
    t.until_offered("Radagast's Cunning").pick("Radagast's Cunning")
    assert t.staging_threat() == 2
    t.pick("Secret Paths")
    assert t.over or t.staging_threat() == 0


def test_gandalfs_search_takes_one_and_orders_the_rest() -> None:
    t = Table(
        ["Denethor"],
        hands=[["Gandalf's Search"]],
        decks=[["Feint", "Common Cause", "Hasty Stroke"]],
        resources=3,
    )
    t.pick("Gandalf's Search").pick("3")
    assert sorted(t.labels()) == ["Common Cause", "Feint", "Hasty Stroke"]
    t.pick("Common Cause")
    t.pick("Hasty Stroke", "Feint")
    deck = t.game.rows[DECK]
    assert deck[-1] == t.card("Hasty Stroke")
    assert deck[-2] == t.card("Feint")
    assert t.zone("Common Cause") == HAND


def test_beorns_hospitality_heals_a_players_heroes() -> None:
    t = Table(
        ["Glorfindel", "Denethor"],
        hands=[["Beorn's Hospitality"]],
        damage={"Glorfindel": 2, "Denethor": 1},
        resources=3,
    )
    t.pick("Beorn's Hospitality")
    while not t.over and t.asked == ASK_PAY:
        t.skip()
    assert t.damage("Glorfindel") == t.damage("Denethor") == 0


def test_forest_snare_holds_an_enemy() -> None:
    t = Table(
        ["Denethor"],
        phase="combat",
        engaged=[["Wargs"]],
        attached={"Forest Snare": "Wargs"},
        basic=True,
    )
    t.finish()
    assert t.damage("Denethor") == 0


def test_protector_of_lorien_three_times_a_phase() -> None:
    t = Table(
        ["Denethor"],
        hands=[["Feint"] * 4],
        attached={"Protector of Lórien": "Denethor"},
    )
    for _ in range(3):
        t.pick("Protector of Lórien").pick("Feint")
        assert t.asked == ASK_WHICH
        t.game.answer(1)
    assert t.willpower("Denethor") == 4
    assert not t.offers("Protector of Lórien")


def test_dark_knowledge_peeks_at_a_shadow_card() -> None:
    t = Table(
        ["Denethor"],
        phase="combat",
        engaged=[["Wargs"]],
        encounter=["Despair"],
        attached={"Dark Knowledge": "Denethor"},
    )
    assert t.willpower("Denethor") == 0
    t.until_offered("Dark Knowledge").pick("Dark Knowledge")
    assert t.game.rows[KNOWN][t.card("Despair")] == 1


def test_self_preservation_heals_its_bearer() -> None:
    t = Table(
        ["Glorfindel"], attached={"Self Preservation": "Glorfindel"}, damage={"Glorfindel": 3}
    )
    t.pick("Self Preservation")
    assert t.damage("Glorfindel") == 1


def test_gandalf_chooses_and_leaves_with_the_round() -> None:
    for choice in range(3):
        t = Table(
            ["Denethor", "Gimli"],
            hands=[["Gandalf"]],
            staging=["Hummerhorns"],
            resources={"Denethor": 3, "Gimli": 2},
            threat=[30],
        )
        t.pick("Gandalf").pick("Gandalf")
        t.game.answer(choice)
        assert t.zone("Gandalf") == PLAY
        if choice == 0:
            assert t.hand() == 3
        elif choice == 1:
            assert not t.in_play("Hummerhorns")
        else:
            assert t.threat() == 25


def test_gandalf_is_gone_at_the_end_of_the_round() -> None:
    t = Table(["Denethor"], phase="refresh", play=[["Gandalf"]], encounter=["Wargs"] * 4, on=True)
    t.until(ASK_COMMIT)
    assert t.zone("Gandalf") == DISCARD
