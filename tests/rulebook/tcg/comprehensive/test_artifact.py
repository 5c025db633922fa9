"""000: artifact."""

from tcg_table import NONE, PLAY, Table


def test_an_artifact_is_not_a_possession() -> None:
    """000: artifact; 000: card type."""
    from mathom.games.tcg.facts import CARDS, TYPE_ARTIFACT
    from tcg_table import number

    assert CARDS[number("The Palantír of Orthanc")].type == TYPE_ARTIFACT


def test_an_artifact_is_borne_by_the_one_it_names() -> None:
    """000: artifact; 000: bearer - Narya, by Gandalf and nobody else."""
    t = Table(["Aragorn"], hands=[["Narya"]])
    assert t.why_not("Narya") == ["000: bearer"]
    t = Table(["Aragorn", "Gandalf"], hands=[["Narya"]])
    t.pick("Narya")
    assert t.host("Narya") == t.card("Gandalf")
    assert t.vitality("Gandalf") == 4 + 1


def test_some_artifacts_lie_in_the_support_area() -> None:
    """000: artifact; 000: support area - The Palantír of Orthanc."""
    palantir = "The Palantír of Orthanc"
    t = Table([], ["Uruk of the Hand"], "shadow", hands=[[], [palantir]])
    t.pick(palantir)
    assert t.zone(palantir) == PLAY + 1
    assert t.host(palantir) == NONE
