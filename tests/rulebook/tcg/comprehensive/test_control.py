"""000: control."""

from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import keyword
from mathom.games.tcg.procedures import RUN_TAKE_CONTROL
from mathom.games.tcg.rows import ACTIVE, NUMBER, OWNER, site_at
from mathom.games.tcg.rulebook.sites import controlled_by, to_be_controlled
from mathom.kernel.frame import NONE
from tcg_setups import do
from tcg_table import PLAY, Table


def test_the_lowest_site_that_all_have_left_is_controlled() -> None:
    t = Table(site=3, others_at=2)
    assert t.game.rows[NUMBER][to_be_controlled(t.game)] == 1
    do(t, RUN_TAKE_CONTROL, 1)
    site = site_at(t.game, 1)
    assert t.game.rows[1][site] == PLAY + 1
    assert site in controlled_by(t.game, 1)
    assert t.game.rows[OWNER][site] == 0  # it is still its owner's site
    assert to_be_controlled(t.game) == NONE  # somebody stands at site 2


def test_a_controlled_site_stays_active() -> None:
    """000: active."""
    t = Table(site=4, others_at=3, controlled={1: 1})
    assert site_at(t.game, 1) in t.game.rows[ACTIVE]


def test_the_next_site_after_a_controlled_one() -> None:
    t = Table(site=4, others_at=3, controlled={1: 1})
    do(t, RUN_TAKE_CONTROL, 1)
    assert [t.game.rows[NUMBER][site] for site in controlled_by(t.game, 1)] == [2, 1]


def test_its_text_is_used_by_nobody_and_its_keywords_stay() -> None:
    """000: control - a battleground is controlled; a move limit that a site raises is not."""
    t = Table(site=5, others_at=5, sites={4: "Field of Battle"}, controlled={4: 1})
    assert has(t.game, t.card("Field of Battle"), keyword("battleground"))
    t = Table(["Legolas"], site=7, others_at=7, sites={6: "Galadriel's Glade"}, controlled={6: 1})
    assert not t.offers("Galadriel's Glade")
