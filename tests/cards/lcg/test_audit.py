"""Cards read once more beside their printed words: order, counting, who chooses, what has gone."""

from typing import Any

from lcg_late import stage
from lcg_table import DISCARD, ENCOUNTER_DISCARD, Table
from mathom.cardplay.questions import ASK_WHETHER
from mathom.games.lcg.questions import ASK_COMMIT, ASK_DEFENDER, ASK_PLAY, ASK_RESPONSE, ASK_TARGET
from mathom.games.lcg.rows import FACE_DOWN, MARKS, PRISONER, PRISONER_CARD, STATE
from mathom.games.lcg.rulebook.handling import derive


def answered(t: Table) -> bool:
    """Whether nobody is asked for a response any more."""
    return t.over or t.asked != ASK_RESPONSE


# 001: commit characters - a player's characters commit together, and answer in any order


def test_theodred_pays_for_aragorn_who_committed_with_him() -> None:
    t = Table(["Aragorn", "Théodred"], phase="quest", encounter=["Old Forest Road"] * 5)
    t.commit("Aragorn", "Théodred")
    assert t.asked == ASK_RESPONSE
    assert t.labels() == ["Pass", "Théodred"]
    t.pick("Théodred").pick("Aragorn")
    assert t.labels() == ["Pass", "Aragorn"]
    t.pick("Aragorn")
    assert t.resources("Aragorn") == 0
    assert not t.exhausted("Aragorn")
    assert answered(t)


def test_those_who_committed_answer_in_the_order_their_player_likes() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        phase="quest",
        play=[["Lórien Guide", "Northern Tracker"]],
        resources=1,
        active="Old Forest Road",
        staging=["Mountains of Mirkwood"],
        encounter=["Old Forest Road"] * 5,
    )
    t.commit("Aragorn", "Théodred", "Lórien Guide", "Northern Tracker")
    everyone = {"Aragorn", "Théodred", "Lórien Guide", "Northern Tracker"}
    for title in ("Northern Tracker", "Théodred", "Lórien Guide", "Aragorn"):
        assert set(t.labels()) == {"Pass", *everyone}
        t.pick(title)
        if title == "Théodred":
            t.pick("Théodred")
        if title == "Lórien Guide":
            assert t.progress("Mountains of Mirkwood") == t.progress("Old Forest Road") == 1
        everyone.remove(title)
    assert answered(t)


def test_who_committed_before_does_not_answer_again() -> None:
    t = Table(
        ["Aragorn"],
        ["Théodred"],
        phase="quest",
        resources={"Aragorn": 1},
        encounter=["Old Forest Road"] * 5,
    )
    t.commit("Aragorn").skip()  # Aragorn does not answer
    assert t.asked == ASK_COMMIT
    t.pick("Théodred")
    # Théodred may serve a hero who committed before him, who is past answering.
    assert t.labels() == ["Pass", "Théodred"]
    t.pick("Théodred")
    assert sorted(t.labels()) == ["Aragorn", "Théodred"]
    t.pick("Aragorn")
    assert t.resources("Aragorn") == 2
    assert answered(t)


# An Orc Guard is no character, whatever card it is


def orc_guard(ally: str, **more: Any) -> Table:
    """A round in which an ally stands before the first player as an Orc Guard."""
    return Table(
        ["Aragorn", "Gimli"],
        phase="quest",
        on=True,
        quest="Out of the Dungeons",
        decks=[[ally]],
        resources=3,
        attached={"Horn of Gondor": "Gimli"},
        encounter=["Old Forest Road"] * 12,
        threat=[10],
        **more,
    )


def test_nobody_mourns_an_orc_guard() -> None:
    t = orc_guard("Guard of the Citadel", hands=[["Valiant Sacrifice"]])
    t.commit().until(ASK_TARGET)
    t.pick("Orc Guard").pick("Aragorn", "Gimli")
    while t.asked != ASK_PLAY:
        assert not t.offers("Horn of Gondor")
        assert not t.offers("Valiant Sacrifice")
        t.skip()
    assert t.zone("Guard of the Citadel") == DISCARD


def test_legolas_answers_an_orc_guard_that_he_strikes_down() -> None:
    t = Table(
        ["Legolas"],
        phase="quest",
        on=True,
        quest="Out of the Dungeons",
        decks=[["Guard of the Citadel"]],
        encounter=["Old Forest Road"] * 12,
        threat=[10],
    )
    t.commit().until(ASK_TARGET).pick("Orc Guard")
    t.until_offered("Legolas").pick("Legolas")
    assert t.progress("Out of the Dungeons") == 2


# What a location's end sets off waits for the stage that the same progress completes


def test_an_explored_location_answers_after_the_next_stage_is_revealed() -> None:
    t = Table(
        ["Aragorn", "Éowyn"],
        phase="quest",
        quest="A Fork in the Road",
        active="Mountains of Mirkwood",
        encounter=["Old Forest Road"] * 5,
    )
    t.commit("Aragorn", "Éowyn").until_offered("Mountains of Mirkwood")
    assert t.zone("Mountains of Mirkwood") == ENCOUNTER_DISCARD
    assert stage(t.game) in (121, 122)
    t.pick("Mountains of Mirkwood")
    assert t.asked == ASK_WHETHER


def test_a_location_explored_by_an_ally_answers_at_once() -> None:
    t = Table(
        ["Éowyn", "Aragorn"],
        phase="quest",
        play=[["Northern Tracker"]],
        staging=["Mountains of Mirkwood"],
        progress={"Mountains of Mirkwood": 2},
        encounter=["Old Forest Road"] * 5,
    )
    t.commit("Northern Tracker").pick("Northern Tracker")
    assert t.labels() == ["Pass", "Mountains of Mirkwood"]
    t.pick("Mountains of Mirkwood")
    assert t.asked == ASK_WHETHER


# 001: quest advancement - an answer to the blow that completes a stage counts on the next


def test_legolas_completes_a_stage_and_his_blade_begins_the_next() -> None:
    t = Table(
        ["Legolas"],
        phase="combat",
        quest="Flies and Spiders",
        progress={"Flies and Spiders": 7},
        attached={"Blade of Gondolin": "Legolas"},
        engaged=[["East Bight Patrol"]],
        damage={"East Bight Patrol": 1},
        encounter=["Old Forest Road"] * 3,
    )
    t.until(ASK_DEFENDER).skip().until(ASK_TARGET).pick("East Bight Patrol")
    t.until_offered("Legolas").pick("Legolas")
    assert stage(t.game) == 120
    assert t.progress("A Fork in the Road") == 0
    assert t.labels() == ["Pass", "Blade of Gondolin"]
    t.pick("Blade of Gondolin")
    assert t.progress("A Fork in the Road") == 1


# 001: the escape - a prisoner collects no resources, by no means


def test_a_prisoner_is_given_no_resources() -> None:
    t = Table(
        ["Aragorn", "Théodred"],
        quest="The Necromancer's Tower",
        hands=[["Gandalf"]],
        attached={"Steward of Gondor": "Aragorn"},
    )
    assert t.offers("Steward of Gondor")
    rows = t.game.rows
    rows[MARKS][t.card("Aragorn")] |= PRISONER | FACE_DOWN
    rows[STATE][PRISONER_CARD] = t.card("Aragorn")
    derive(t.game)
    t.game.ask_again()
    assert not t.offers("Steward of Gondor")


# 001: paying costs - in full


def test_the_took_cannot_be_given_away_by_who_has_too_little_threat_to_lower() -> None:
    def table(threat: int) -> Table:
        return Table(
            ["Éowyn"],
            ["Aragorn"],
            play=[["Wandering Took"]],
            hands=[["Gandalf"]],
            threat=[threat, 20],
        )

    assert not table(2).offers("Wandering Took")
    t = table(3)
    t.pick("Wandering Took")
    assert (t.threat(), t.threat(1)) == (0, 23)


def test_threat_below_six_is_soothed_as_far_as_it_goes() -> None:
    t = Table(["Éowyn"], hands=[["The Galadhrim's Greeting"]], resources=3, threat=[4])
    t.pick("The Galadhrim's Greeting")
    assert len(t.labels()) == 2
    t.pick(t.labels()[0])
    assert t.threat() == 0
