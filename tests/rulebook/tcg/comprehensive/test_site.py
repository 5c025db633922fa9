"""000: site."""

from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.questions import ASK_ACTION
from mathom.games.tcg.rows import NUMBER, OWNER, PATH, PRINTED
from tcg_table import ADVENTURE, Table


def test_the_arrow_says_which_shadow_player_lays_the_next_site() -> None:
    """000: site."""
    left = Table(players=3, site=2)  # the second site points left
    before = [len(left.game.rows[ADVENTURE + seat]) for seat in range(3)]
    left.skip()
    after = [len(left.game.rows[ADVENTURE + seat]) for seat in range(3)]
    assert [one - two for one, two in zip(before, after, strict=True)] == [0, 1, 0]
    right = Table(players=3, site=3)
    before = [len(right.game.rows[ADVENTURE + seat]) for seat in range(3)]
    right.skip()
    after = [len(right.game.rows[ADVENTURE + seat]) for seat in range(3)]
    assert [one - two for one, two in zip(before, after, strict=True)] == [0, 0, 1]


def test_a_sites_text_is_used_by_either_side_while_the_fellowship_is_there() -> None:
    """000: site; 000: active - Ettenmoors strengthens a companion or a minion."""
    sites = {3: "Ettenmoors"}
    t = Table(
        ["Aragorn"], ["Big Orc"], "skirmish", site=2, sites={2: "Ettenmoors"},
        assigned={"Big Orc": "Aragorn"},
    )  # fmt: skip
    assert (t.who, t.offers("Ettenmoors")) == (0, True)
    t.pick("Ettenmoors")
    if t.asked != ASK_ACTION:
        t.pick("Aragorn")
    assert t.strength("Aragorn") == 10
    t.until_offered("Ettenmoors")
    assert t.who == 1
    elsewhere = Table(
        ["Aragorn"], ["Big Orc"], "skirmish", site=2, sites=sites, assigned={"Big Orc": "Aragorn"}
    )
    assert elsewhere.phase == 8


def test_a_copy_of_a_site_may_lie_farther_on() -> None:
    """000: site - each is a site of its own, with its own number."""
    t = Table(path="Shadows", site=2, others_at=2)
    assert t.game.rows[NUMBER][t.card("The Old Bridge Beyond")] == 2
    t.pick("Move on")
    mine = [title for title in t.labels() if title == "The Old Bridge Beyond"]
    assert mine == []  # of player 2 it is the one that lies there
    t = Table(path="Shadows", site=1, others_at=1)
    assert t.game.rows[OWNER][t.game.rows[PATH][0]] == 0
    t.pick("Move on").pick("The Green Lane Beyond")
    path = t.game.rows[PATH]
    titles = [CARDS[t.game.rows[PRINTED][site]].title for site in path]
    assert titles == ["The Green Lane Beyond", "The Green Lane Beyond"]
    assert [t.game.rows[NUMBER][site] for site in path] == [1, 2]
    assert t.site() == 2
