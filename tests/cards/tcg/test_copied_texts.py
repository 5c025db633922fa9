"""000: active; 003: game text - a card that has a site's text has all of it, as long as it has it.

1U60, 1C67 and 1C295 copy a site of their owner's. Sites of trial (``tcg_trials``) say what those of
numbers 1, 3 and 6 do not: a response, a trigger with "may", an action with a limit.
"""

from mathom.games.tcg.abilities import SKIRMISH
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import MOVE_LIMIT, NO_TEXT, STRENGTH, touch
from mathom.games.tcg.effects import has, move_limit, total, twilight_cost
from mathom.games.tcg.events.harms import E_EXERT
from mathom.games.tcg.events.sites import E_CONTROL, E_LIBERATE, E_REPLACE
from mathom.games.tcg.events.tokens import E_TWILIGHT
from mathom.games.tcg.facts import KEYWORD_SANCTUARY, TOWER_BLOCK, keyword
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.questions import (
    ASK_DEFENDER,
    ASK_FELLOWSHIP,
    ASK_ORDER,
    ASK_RESPONSE,
    ASK_SHADOW,
)
from mathom.games.tcg.rows import (
    ACTING,
    ADVENTURE,
    COPYING,
    HEARS,
    LASTING,
    LISTENING,
    OWNER,
    PATH_BLOCK,
    PRINTED,
    STATE,
    TOUCHED,
    ZONE,
    site_at,
)
from mathom.games.tcg.rulebook.handling import derive
from tcg_setups import gone
from tcg_table import KEEPER, Table, number

HAVEN, SILENCE = "20C894", "20C895"
FOREST, RIVER = keyword("forest"), keyword("river")


def owned(t: Table, place: int, seat: int = 0) -> Table:
    """The site of this number is a player's own, as the game goes on from here."""
    t.game.rows[OWNER][site_at(t.game, place)] = seat
    derive(t.game)
    ask_again(t)
    return t


def ask_again(t: Table) -> None:
    t.game.decision = None
    t.game.run()
    t.roll()


def replaced(t: Table, place: int, title: str, seat: int) -> None:
    """Another site comes to lie there, from a player's adventure deck."""
    rows = t.game.rows
    new = rows[ADVENTURE + seat][0]
    rows[PRINTED][new] = number(title)
    t.game.decision = None
    t.game.event(E_REPLACE, site_at(t.game, place), new, seat)
    t.game.run()
    t.roll()


def silinde(haven: str = HAVEN, **more: object) -> Table:
    settings: dict[str, object] = {"site": 4, "players": 3, "support": [["1U60"]], **more}
    t = Table(**{"fellowship": ["Aragorn"], "sites": {3: haven}, **settings})  # type: ignore[arg-type]
    return owned(t, 3)


# Modifiers


def test_1c67_has_the_modifier_of_its_site_wherever_the_fellowship_is() -> None:
    t = Table([], site=7, players=3, support=[["1C67", "1U60"]], sites={6: "1U352"})
    assert t.strength("1C67") == 5  # the site is an opponent's
    owned(t, 6)
    assert (t.strength("1C67"), t.strength("1U60")) == (8, 5)
    t = Table([], site=6, support=[["1C67"]], sites={6: "1U352"})
    assert t.strength("1C67") == 8  # the site itself, where the fellowship is
    assert owned(t, 6).strength("1C67") == 11  # two texts, each says +3


def test_it_is_a_text_of_its_own_side_only_while_the_card_is_active() -> None:
    t = owned(Table([], site=7, support=[["1C67"]], sites={6: "1U352"}), 6)
    while t.game.rows[STATE][1] == 0:
        t.skip()
    assert t.game.rows[COPYING] == []
    assert t.strength("1C67") == 5


def test_a_modifier_of_skirmishes() -> None:
    t = silinde(minions=["Big Orc", "Small Orc"], phase="assignment", hands=[[KEEPER]])
    assert (t.strength("Big Orc"), t.strength("Small Orc")) == (12, 2)
    t.until(ASK_DEFENDER).pick("Aragorn against Big Orc").until_phase(SKIRMISH)
    assert (t.strength("Big Orc"), t.strength("Small Orc")) == (11, 2)


def test_1c295_each_copy_says_it_again() -> None:
    """East Road makes companions dearer, at site 1 and wherever its text is."""
    t = Table(["Sam"], site=2, support=[["1C295", "1C295"]], sites={1: "1U320"},
              hands=[["Boromir"]])  # fmt: skip
    boromir = t.card("Boromir")
    assert twilight_cost(t.game, boromir) == 3 + 2 + 2
    gone(t, "1C295")
    assert twilight_cost(t.game, boromir) == 3 + 2


def test_what_its_site_says_of_itself_is_said_of_the_site() -> None:
    """Rivendell Waterfall: a ranger there, and not where Silinde is; two texts when he is."""
    for site, limit in ((4, 2), (3, 4)):
        t = Table(["1R89"], site=site, support=[["1U60"]], sites={3: "1U342"})
        base = move_limit(t.game) - (site == 3)
        owned(t, 3)
        t.game.decision = None
        t.game.event(E_TWILIGHT, 1)
        t.game.run()
        assert move_limit(t.game) == base + limit - 2
        assert t.game.rows[STATE][TOUCHED] & touch(MOVE_LIMIT)


# Keywords


def test_keywords_are_part_of_the_text() -> None:
    t = silinde()
    ally = t.card("1U60")
    assert has(t.game, ally, FOREST)
    assert has(t.game, ally, RIVER)
    assert not has(t.game, ally, KEYWORD_SANCTUARY)
    replaced(t, 3, "1C337", 0)
    assert not has(t.game, ally, FOREST)
    assert has(t.game, ally, KEYWORD_SANCTUARY)
    replaced(t, 3, HAVEN, 1)  # an opponent's
    assert not has(t.game, ally, KEYWORD_SANCTUARY)
    assert not has(t.game, ally, FOREST)


# Triggers


def moved_from(site: int, own: bool) -> int:
    t = Table([], site=site, others_at=6, players=3, twilight=9, support=[["1U60"]],
              sites={3: "1C337"})  # fmt: skip
    if own:
        owned(t, 3)
    before = t.twilight
    t.skip().until(ASK_SHADOW)
    return t.twilight - before


def test_a_required_trigger_is_answered_by_site_and_copy() -> None:
    elsewhere = moved_from(4, own=False)
    assert moved_from(4, own=True) == elsewhere  # it is about leaving that site
    assert moved_from(3, own=True) == moved_from(3, own=False) - 2


def test_2u120_a_trigger_as_the_fellowship_comes_there() -> None:
    t = owned(Table(["Sam"], site=5, others_at=6, support=[["1C67"]], sites={6: "2U120"},
                    wounds={"Sam": 1}), 6)  # fmt: skip
    t.skip()
    assert t.asked == ASK_ORDER  # the site and Uruviel
    assert len(t.labels()) == 2


def test_a_trigger_with_may_and_a_response() -> None:
    t = silinde(hands=[["Boromir"]])
    t.pick("Boromir")
    assert (t.asked, t.twilight) == (ASK_RESPONSE, 3)
    t.pick("Silinde").until(ASK_FELLOWSHIP)
    assert t.twilight == 4
    t.game.decision = None
    t.game.event(E_EXERT, t.card("Aragorn"), t.card("Aragorn"), 0)
    t.game.run()
    assert t.asked == ASK_RESPONSE
    t.pick("Silinde")
    assert t.burdens() == 1
    t = silinde(SILENCE, hands=[["Boromir"]])
    t.pick("Boromir")
    assert t.asked == ASK_FELLOWSHIP


def test_nothing_listens_once_the_copy_is_gone() -> None:
    t = silinde()
    ally, hears = t.card("1U60"), t.game.rows[STATE][HEARS]
    assert ally in t.game.rows[LISTENING]
    assert ally in t.game.rows[ACTING]
    assert hears & ear(E_EXERT)
    replaced(t, 3, SILENCE, 0)
    assert ally not in t.game.rows[LISTENING] + t.game.rows[ACTING]
    assert not t.game.rows[STATE][HEARS] & ear(E_EXERT)
    replaced(t, 3, HAVEN, 0)
    assert ally in t.game.rows[LISTENING]
    gone(t, "1U60")
    assert t.game.rows[COPYING] == []
    assert ally not in t.game.rows[LISTENING] + t.game.rows[ACTING]


# Actions


def test_an_action_with_a_limit_of_its_own() -> None:
    t = silinde(site=3)
    before = t.twilight
    for card in ("Silinde", "Haven of Words"):
        t.pick(card)
        assert not t.offers(card)
    assert t.twilight == before + 6


def test_1c295_its_own_action_and_the_copied_one_are_told_apart() -> None:
    t = Table(["Sam"], site=2, support=[["1C295"]], sites={1: "1U324"}, decks=[["Aragorn"]])
    t.pick("Hobbit Farmer")  # only the site's: there is no site 1 of an opponent's
    t.pick("Aragorn")
    assert t.in_play("Aragorn")
    assert (t.burdens(), t.wounds("1C295")) == (1, 0)


def test_only_its_owner_uses_it() -> None:
    """A Shadow player may use what a site says, not what an ally has of it."""
    t = Table(["Aragorn"], ["20C890"], "maneuver", site=4, players=3, support=[["1U60"]],
              sites={3: "1U360"}, hands=[[KEEPER], [KEEPER]])  # fmt: skip
    owned(t, 3)
    for _ in range(4):
        assert t.who == 0 or not t.offers("Silinde")
        t.skip()


# When it has no text to give


def test_who_has_lost_his_own_text_has_no_other_either() -> None:
    t = silinde(SILENCE)
    replaced(t, 3, "1U352", 0)
    t.game.rows[PRINTED][t.card("1U60")] = number("1U60")
    ally = t.card("1U60")
    assert t.game.rows[COPYING] == [ally, site_at(t.game, 3)]
    t.game.decision = None
    lasting(t.game, NO_TEXT, ally, 1, 1, ally)
    t.game.run()
    assert t.game.rows[COPYING] == []
    assert not has(t.game, ally, FOREST)


def test_a_controlled_site_lends_no_text() -> None:
    """000: control - nobody can use the game text of a controlled site."""
    t = owned(Table(["Aragorn"], site=4, support=[["1U60"]], sites={3: HAVEN}), 3)
    assert t.game.rows[COPYING]
    t.game.decision = None
    t.game.event(E_CONTROL, site_at(t.game, 3), 1)
    t.game.run()
    assert not t.game.rows[COPYING]
    t.game.decision = None
    t.game.event(E_LIBERATE, site_at(t.game, 3))
    t.game.run()
    assert t.game.rows[COPYING]


def test_a_number_means_the_path_of_its_own_block() -> None:
    """000: block symbol."""
    t = silinde()
    assert t.game.rows[COPYING]
    t.game.rows[STATE][PATH_BLOCK] = TOWER_BLOCK
    assert not owned(t, 3).game.rows[COPYING]


def test_a_replaced_site_takes_along_what_was_laid_on_it() -> None:
    t = silinde()
    site = site_at(t.game, 3)
    t.game.decision = None
    lasting(t.game, STRENGTH, site, 1, 3, site)
    t.game.run()
    replaced(t, 3, SILENCE, 0)
    assert t.game.rows[LASTING] == []
    assert t.game.rows[ZONE][site] == ADVENTURE
    assert total(t.game, STRENGTH, site) == 0
