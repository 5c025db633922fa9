"""Cards read once more beside their printed words: order, counting, who chooses, what has gone."""

from lcg_table import Table
from mathom.games.lcg import kinds


def answered(t: Table) -> bool:
    """Whether nobody is asked for a response any more."""
    return t.over or t.asked != kinds.ASK_RESPONSE


# 001: commit characters - a player's characters commit together, and answer in any order


def test_theodred_pays_for_aragorn_who_committed_with_him() -> None:
    t = Table(["Aragorn", "Théodred"], phase="quest", encounter=["Old Forest Road"] * 5)
    t.commit("Aragorn", "Théodred")
    assert t.asked == kinds.ASK_RESPONSE
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
    assert t.asked == kinds.ASK_COMMIT
    t.pick("Théodred")
    # Théodred may serve a hero who committed before him, who is past answering.
    assert t.labels() == ["Pass", "Théodred"]
    t.pick("Théodred")
    assert sorted(t.labels()) == ["Aragorn", "Théodred"]
    t.pick("Aragorn")
    assert t.resources("Aragorn") == 2
    assert answered(t)
