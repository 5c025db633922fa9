"""003: ahead."""

from tcg_table import DISCARD, Table


def test_ahead_is_farther_than_everybody_else() -> None:
    """003: ahead. As Deep Hatred, which leaves when the fellowship is ahead."""
    behind = Table(["Gimli"], others_at=3, site=3, support=[["Deep Hatred"]])
    assert behind.in_play("Deep Hatred")
    behind = Table(["Gimli"], others_at=5, site=3, support=[["Deep Hatred"]])
    assert behind.pick("Move on").in_play("Deep Hatred")
    three = Table(["Gimli"], players=3, others_at=4, site=4, support=[["Deep Hatred"]])
    three.pick("Move on")
    assert three.twilight > 0
    assert three.zone("Deep Hatred") == DISCARD  # at site 5, ahead of both
