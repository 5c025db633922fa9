"""000: artifact."""


def test_an_artifact_is_not_a_possession() -> None:
    """000: artifact; 000: card type."""
    from mathom.games.tcg.facts import ARTIFACT, CARDS
    from tcg_table import number

    assert CARDS[number("The Palantír of Orthanc")].type == ARTIFACT
