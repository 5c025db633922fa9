"""003: control."""

from mathom.games.tcg.procedures import RUN_TAKE_CONTROL
from mathom.games.tcg.rows import NUMBER, PATH, site_at
from tcg_setups import do
from tcg_table import PLAY, Table

GALADRIEL = "Galadriel, Sorceress of the Hidden Land"


def test_a_controlled_site_is_no_longer_on_the_path() -> None:
    """003: control - it lies in its player's support area, and the path is the shorter for it."""
    t = Table(site=3, others_at=3)
    taken = site_at(t.game, 1)
    do(t, RUN_TAKE_CONTROL, 1)
    assert t.game.rows[PLAY + 1][-1] == taken
    assert taken not in t.game.rows[PATH]
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [2, 3]
    assert t.game.rows[NUMBER][taken] == 1  # its number stays what it was


def test_what_counts_sites_of_the_path_does_not_count_it() -> None:
    """003: control - Galadriel reveals a card for each forest on the path, here one or none."""
    for controlled, revealed in ({}, 1), ({1: 1}, 0):
        t = Table(
            [GALADRIEL],
            phase="regroup",
            site=3,
            others_at=3,
            moves=1,
            sites={1: "Trees of the Border"},
            controlled=controlled,
            decks=[["Gimli", "Legolas"]],
        )
        t.until_offered("Move").pick("Move")
        assert t.offers("Galadriel") == (revealed == 1)
        if revealed:
            t.pick("Galadriel")
        assert sum("is revealed" in line for line in t.told(1)) == revealed
