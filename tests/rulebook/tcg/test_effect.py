"""000: effect; 003: effect."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.rows import EVERYONE, KNOWN
from mathom.table.view import View
from tcg_table import DISCARD, HAND, Table


def test_for_each_may_hit_the_same_one_again() -> None:
    """000: for each; 003: for each - two over five, one companion twice."""
    fellowship = ["Aragorn", "Gandalf", "Legolas", "Gimli", "Boromir", "Guard of the Hall"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "maneuver",
        twilight=3,
        hands=[[], ["A Host Avails Little"]],
    )
    t.pick("A Host Avails Little")
    t.pick("Aragorn").pick("Aragorn")
    assert t.wounds("Aragorn") == 2


def test_as_much_as_can_be_done_is_done() -> None:
    """000: effect; 000: reveal."""
    t = Table(
        ["Legolas"],
        hands=[["Curse Their Foul Feet!"], ["Small Orc"]],
    )
    t.pick("Curse Their Foul Feet!").pick("Small Orc")
    assert t.hand(1) == 0
    assert t.zone("Small Orc") == DISCARD + 1


def test_a_revealed_hand_is_seen_by_all() -> None:
    """000: reveal; 003: effect - and stays where it was."""
    t = Table(
        ["Gandalf"],
        hands=[["Treachery Deeper Than You Know"], ["Small Orc", "Big Orc"]],
    )
    orc = t.card("Big Orc")
    assert View(t.game, 0).game.rows[0][orc] < 0
    t.pick("Treachery Deeper Than You Know")
    assert View(t.game, 0).game.rows[0][orc] > 0
    assert t.zone("Big Orc") == HAND + 1


def test_what_is_looked_at_is_shown_to_one_player_only() -> None:
    """000: look at."""
    t = Table(
        ["Legolas"],
        site=6,
        sites={6: "Galadriel's Glade"},
        players=3,
        hands=[[], ["Big Orc"], []],
    )
    orc = t.card("Big Orc")
    t.pick("Galadriel's Glade")
    while t.asked != kinds.ASK_FELLOWSHIP:
        t.skip()
    if t.game.rows[KNOWN][orc] & 1:
        assert not View(t.game, 0).game.rows[0][orc] < 0
        assert View(t.game, 2).game.rows[0][orc] < 0
    assert not t.game.rows[KNOWN][orc] & EVERYONE


def test_cards_moved_between_piles_are_shown() -> None:
    """000: moving cards; 003: effect."""
    t = Table(
        ["Gimli"],
        support=[["Grimir, Dwarven Elder"]],
        discards=[["Axe Strike"]],
    )
    strike = t.card("Axe Strike")
    assert t.game.rows[KNOWN][strike] == EVERYONE
    t.pick("Grimir")
    assert t.game.rows[DISCARD] == []


def test_a_limit_counts_for_one_copy_and_one_phase() -> None:
    """000: limit."""
    swarm = ["Goblin of the Deeps"] * 6
    t = Table(
        ["Hero"],
        [*swarm, "Goblin Bow"],
        "skirmish",
        twilight=3,
        assigned={"Goblin Bow": "Hero"},
        hands=[[], ["Denizens Enraged"] * 2],
    )
    t.pick("Denizens Enraged").pick("Goblin Bow")
    while t.asked != kinds.ASK_ACTION:
        t.game.answer(max(t.game.decision.options))  # type: ignore[union-attr]
    assert t.strength("Goblin Bow") == 6 + 4


def test_a_loop_of_ones_own_goes_on_as_long_as_one_likes() -> None:
    """000: loops."""
    boromir = "Boromir, Defender of Minas Tirith"
    t = Table([boromir], wounds={boromir: 2})
    for _ in range(5):
        assert t.offers("Boromir")
        t.pick("Boromir")
    assert t.twilight == 10


def test_killed_is_not_discarded() -> None:
    """003: killed; 000: threats - only a death brings the wounds of threats."""
    from mathom.games.tcg.changes import discard

    t = Table(["Gimli", "Aragorn"], threats=2)
    discard(t.game, t.card("Gimli"))
    t.game.decision = None
    t.game.run()
    assert t.zone("Gimli") == DISCARD
    assert t.threats() == 2
    assert t.asked == kinds.ASK_FELLOWSHIP


def test_from_the_dead_pile_only_the_last_copy_could_be_played() -> None:
    """003: dead pile."""
    from mathom.games.tcg.rulebook.legality import playable

    one = Table(dead=["Gimli"])
    assert playable(one.game, 0, one.card("Gimli"))
    two = Table(dead=["Gimli", "Gimli"])
    assert not playable(two.game, 0, two.card("Gimli"))


def test_ahead_on_the_path() -> None:
    """003: ahead."""
    from mathom.games.tcg.rows import is_ahead

    t = Table(players=3, site=4, others_at=3)
    assert [is_ahead(t.game, seat) for seat in range(3)] == [True, False, False]
    level = Table(players=3, site=3, others_at=3)
    assert not any(is_ahead(level.game, seat) for seat in range(3))


def test_one_removed_from_a_skirmish_neither_wins_nor_loses() -> None:
    """003: skirmish phase."""
    t = Table(
        ["Aragorn"],
        ["Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Small Orc": "Aragorn", "Far Orc": "Aragorn"},
        hands=[["Strength of Kings"], ["Enduring Evil"]],
    )
    small = t.card("Small Orc")
    t.game.event(kinds.E_LEAVES_SKIRMISH, small)
    t.until_phase(REGROUP)
    assert t.in_play("Small Orc")
    assert t.wounds("Small Orc") == 0
    assert t.wounds("Far Orc") == 1


def test_with_one_side_gone_the_other_wins() -> None:
    """000: skirmish phase(s); 003: skirmish phase."""
    t = Table(
        ["Aragorn"],
        ["Far Orc"],
        "skirmish",
        assigned={"Far Orc": "Aragorn"},
        hands=[[], ["Enduring Evil"]],
    )
    t.game.event(kinds.E_LEAVES_SKIRMISH, t.card("Far Orc"))
    t.until_phase(REGROUP)
    assert t.wounds("Far Orc") == 0
    assert "Aragorn wins." in t.told(0)  # all the same


def test_a_replaced_character_leaves_and_the_skirmish_goes_on() -> None:
    """003: replace."""
    t = Table(
        ["Aragorn", "Hero"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        hands=[[], ["Enduring Evil"]],
    )
    t.game.event(kinds.E_REPLACES, t.card("Hero"), t.card("Aragorn"))
    t.until_phase(REGROUP)
    assert not t.in_play("Uruk of the Hand")
    assert t.wounds("Aragorn") == t.wounds("Hero") == 0


def test_a_follower_aids_a_minion_and_goes_home_after_the_turn() -> None:
    """003: shadow followers."""
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        twilight=1,
        moves=2,
        support=[[], ["Camp Follower"]],
    )
    assert (t.asked, t.who) == (kinds.ASK_AID, 1)
    t.pick("Camp Follower")
    assert t.twilight == 0
    assert t.host("Camp Follower") == t.card("Big Orc")
    assert t.strength("Big Orc") == 12 + 1
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.in_play("Camp Follower")
    assert t.host("Camp Follower") == -1


def test_nobody_exerts_nothing_for_an_x() -> None:
    """003: exert."""
    from mathom.games.tcg.changes import can_exert

    t = Table(["Weakling", "Aragorn"])
    assert not can_exert(t.game, t.card("Weakling"))
    assert can_exert(t.game, t.card("Aragorn"), 3)
    assert not can_exert(t.game, t.card("Aragorn"), 4)
