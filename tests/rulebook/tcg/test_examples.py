"""The worked examples of the rulebooks, as far as the cards at hand or trial cards allow."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import ARCHERY, REGROUP
from mathom.games.tcg.effects import defender_bonus, has, move_limit
from mathom.games.tcg.facts import FIERCE
from mathom.games.tcg.rows import NUMBER, OWNER, PATH, site_at
from tcg_table import DEAD, DISCARD, STACKED, Looker, Table, begun, bid


def test_a_cost_that_cannot_be_finished_has_no_effect() -> None:
    """000: cost - after one exertion a wound makes the second impossible."""
    t = Table(
        ["Merry, From O'er the Brandywine"],
        ["Tireless Captain"],
        "shadow",
        support=[["Heedful Hobbit"]],
    )
    before = t.hand(1)
    t.pick("Tireless Captain")
    assert (t.asked, t.who) == (kinds.ASK_RESPONSE, 0)
    t.pick("Heedful Hobbit")
    t.until(kinds.ASK_SHADOW)
    assert t.wounds("Tireless Captain") == 2
    assert t.hand(1) == before  # no cards are drawn


def test_the_same_cost_unhindered() -> None:
    """000: cost."""
    t = Table([], ["Tireless Captain"], "shadow")
    t.pick("Tireless Captain")
    assert t.wounds("Tireless Captain") == 2
    assert t.hand(1) == 3


def test_two_instances_of_ambush_are_two_choices() -> None:
    """000: ambush - printed, and gained from a bow."""
    t = Table(
        ["Aragorn"],
        ["Man of the South"],
        "assignment",
        bearing={"Bow of the South": "Man of the South"},
    )
    t.pick("Aragorn against Man of the South")
    assert t.asked == kinds.ASK_AMBUSH
    t.pick("No")
    assert t.asked == kinds.ASK_AMBUSH
    t.pick("Yes")
    assert t.twilight == 1


def test_one_text_lowers_the_cost_of_the_next_starting_companion() -> None:
    """000: starting fellowship - two and three less one make four."""
    deck = {
        "ring_bearer": "20C2",
        "ring": "20C1",
        "sites": [f"20C{100 + i}" for i in range(9)],
        "cards": {"20C555": 2, "20C556": 2, "20C9": 4},
    }
    game = begun(deck, "plain moria")
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    looker.pick("Old King")
    assert looker.offers("Horse-lord")
    looker.pick("Horse-lord")
    assert game.decision is not None
    assert game.decision.who == 1


def test_a_smaller_count_is_met_by_a_greater() -> None:
    """000: effect - three trackers are enough for two and for three."""
    from mathom.games.tcg.effects import damage_bonus

    two = Table([], ["Counting Captain", *["Tracker"] * 2], "shadow")
    assert two.strength("Counting Captain") == 9
    assert damage_bonus(two.game, two.card("Counting Captain")) == 0
    three = Table([], ["Counting Captain", *["Tracker"] * 3], "shadow")
    assert three.strength("Counting Captain") == 9
    assert damage_bonus(three.game, three.card("Counting Captain")) == 1


def test_a_limit_is_shared_by_all_uses_of_a_copy_in_a_phase() -> None:
    """000: limit - two, then two more of which only one counts."""
    fellowship = ["Gandalf", "Signet Bearer", "Signet Bearer", "Aragorn"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        support=[["Words of Trust"]],
    )
    t.pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 2
    t.until_offered("Words of Trust").pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 3


def test_another_copy_has_a_limit_of_its_own() -> None:
    """000: limit."""
    fellowship = ["Gandalf", "Signet Bearer", "Signet Bearer", "Signet Bearer", "Aragorn"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        support=[["Words of Trust"] * 2],
    )
    t.pick("Words of Trust").pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 3
    t.until_offered("Words of Trust")
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[2])
    t.pick("Aragorn")
    assert t.strength("Aragorn") == 8 + 6


def test_one_killed_during_the_skirmish_is_no_loser() -> None:
    """003: skirmish phase - Boromir's blade kills one of two."""
    boromir = "Boromir, Son of Denethor"
    t = Table(
        [boromir],
        ["Goblin of the Deeps", "Big Orc"],
        "skirmish",
        assigned={"Goblin of the Deeps": boromir, "Big Orc": boromir},
        bearing={"Blade of Gondor": boromir},
    )
    t.pick("Blade of Gondor").pick("Goblin of the Deeps")
    assert t.zone("Goblin of the Deeps") == DISCARD + 1
    t.until_phase(REGROUP)
    assert t.wounds(boromir) == 2  # one exertion, and 9 against 12 is lost
    assert t.wounds("Big Orc") == 0


def test_the_balrog_skips_the_archery_phase_and_goes_in_daylight() -> None:
    """000: spot; 000: while."""
    balrog = "The Balrog, Durin's Bane"
    below = Table(["Legolas"], [balrog], "maneuver", site=5)
    below.until(kinds.ASK_DEFENDER)
    assert below.wounds(balrog) == 0
    assert below.phase != ARCHERY
    above = Table(["Legolas"], [balrog], "maneuver", site=4, hands=[["Gimli"]])
    above.game.event(kinds.E_MARKER, 0, 4)
    above.game.decision = None
    above.game.run()
    assert not above.in_play(balrog)


def test_exhausting_exerts_as_often_as_possible() -> None:
    """000: exhausted."""
    t = Table(
        ["Aragorn"],
        ["Great Troll"],
        "maneuver",
        site=2,
        hands=[["A Ranger's Versatility"]],
    )
    t.pick("A Ranger's Versatility")
    assert t.wounds("Great Troll") == 3
    assert t.in_play("Great Troll")


def test_snow_keeps_everyone_from_skirmish_actions() -> None:
    """004: Saruman's Snows; 000: condition."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        site=4,
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"]],
        bearing={"Saruman's Snows": "20C103"},
    )
    assert t.zone("Gimli") == DEAD  # nobody could act
    free = Table(
        ["Gimli"], ["Big Orc"], "skirmish", site=4, assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"]],
    )  # fmt: skip
    assert free.asked == kinds.ASK_ACTION


def test_an_elf_played_by_galadriel_costs_nothing() -> None:
    """004: Galadriel, Lady of Light; 000: twilight cost."""
    t = Table(support=[["Galadriel, Lady of Light"]], hands=[["Legolas"]])
    t.pick("Galadriel")
    if t.asked != kinds.ASK_FELLOWSHIP:
        t.pick("Legolas")
    assert t.in_play("Legolas")
    assert t.twilight == 0


def test_without_an_elf_to_play_galadriel_cannot_be_used() -> None:
    """000: effect - a card to be played must be there before the action begins."""
    t = Table(support=[["Galadriel, Lady of Light"]], hands=[["Gimli"]])
    assert not t.offers("Galadriel")


def test_worry_lets_the_free_peoples_player_choose() -> None:
    """004: Worry; 000: effect."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        support=[[], ["Worry"]],
    )
    assert t.who == 0
    t.game.answer(1)
    assert t.burdens() == 1


def test_an_exhausted_ring_bearer_leaves_only_the_burden() -> None:
    """000: effect - one must choose what one can fully do."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        support=[[], ["Worry"]],
        wounds={"Frodo": 3},
    )
    assert t.burdens() == 1


def test_a_stacked_orc_is_not_in_play_and_may_be_played_later() -> None:
    """000: stack; 000: response."""
    goblin = "Goblin Bow"
    t = Table(
        ["Weakling"],
        [goblin],
        "skirmish",
        assigned={goblin: "Weakling"},
        support=[[], ["Goblin Swarms"]],
    )
    t.pick("Goblin Swarms")
    assert t.zone(goblin) == STACKED
    assert not t.active(goblin)
    again = Table(
        [], [], "shadow", site=4, twilight=3, support=[[], ["Goblin Swarms"]],
        stacked={goblin: "Goblin Swarms"},
    )  # fmt: skip
    again.pick("Goblin Swarms")
    assert again.in_play(goblin)
    assert again.twilight == 0


def test_stacked_cards_go_with_what_they_are_stacked_on() -> None:
    """000: stack; 000: leaving play."""
    from mathom.games.tcg.changes import discard

    t = Table(support=[[], ["Goblin Swarms"]], stacked={"Goblin Bow": "Goblin Swarms"})
    discard(t.game, t.card("Goblin Swarms"))
    t.game.decision = None
    t.game.run()
    assert t.zone("Goblin Bow") == DISCARD + 1


def test_the_map_replaces_the_next_site() -> None:
    """000: site; 004: Thrór's Map."""
    t = Table(["Sam", "Weakling"], site=2, others_at=4, support=[["Thrór's Map"]])
    old = site_at(t.game, 3)
    assert t.game.rows[OWNER][old] == 1
    t.pick("Thrór's Map")
    while t.asked != kinds.ASK_FELLOWSHIP:
        t.skip()
    new = site_at(t.game, 3)
    assert t.game.rows[OWNER][new] == 0
    assert t.zone("Thrór's Map") == DISCARD


def test_there_is_no_tenth_site() -> None:
    """003: site."""
    t = Table(["Sam", "Weakling"], site=9, others_at=9, support=[["Thrór's Map"]])
    t.pick("Thrór's Map")
    while t.asked != kinds.ASK_FELLOWSHIP:
        t.skip()
    assert len(t.game.rows[PATH]) == 9
    assert max(t.game.rows[NUMBER]) == 9


def test_a_skipped_shadow_phase() -> None:
    """004: What Are We Waiting For?; 000: Shadow phase(s)."""
    t = Table(["Gimli"], hands=[["What Are We Waiting For?"]])
    t.pick("What Are We Waiting For?")
    while t.asked != kinds.ASK_FELLOWSHIP:
        labels = t.labels()
        skip = [label for label in labels if "Shadow phase" in label]
        t.pick(skip[0]) if skip else t.skip()
    t.skip()
    assert t.asked != kinds.ASK_SHADOW


def test_the_first_nazgul_at_the_ford_is_cheaper() -> None:
    """004: Ford of Bruinen."""
    rider = "Rider in Black"
    t = Table(
        phase="shadow", site=3, sites={3: "Ford of Bruinen"}, twilight=6, hands=[[], [rider] * 2]
    )
    t.pick(rider)
    assert t.twilight == 6
    t.pick(rider)
    assert t.twilight == 1


def test_the_move_limit_holds_for_the_turn() -> None:
    """000: move limit."""
    t = Table(["Gandalf", "Gimli", "Legolas"], hands=[["Durin's Secret"]])
    assert move_limit(t.game) == 2
    t.pick("Durin's Secret")
    assert move_limit(t.game) == 3
    t.until(kinds.ASK_SHADOW)
    assert move_limit(t.game) == 3


def test_an_ally_is_called_to_the_fight() -> None:
    """000: One Whom Men Would Follow; 000: ally."""
    elrond = "Elrond"
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        site=5,
        support=[[elrond]],
        hands=[["One Whom Men Would Follow"]],
    )
    t.pick("One Whom Men Would Follow")
    t.until(kinds.ASK_DEFENDER)
    assert t.strength(elrond) == 10
    assert t.offers("Elrond against Big Orc")


def test_emyn_muil_makes_a_minion_fierce() -> None:
    """004: Emyn Muil; 000: fierce."""
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", site=9, sites={9: "Emyn Muil"})
    t.until_offered("Emyn Muil").pick("Emyn Muil")
    assert has(t.game, t.card("Big Orc"), FIERCE)


def test_a_ranger_takes_one_more() -> None:
    """000: defender +X."""
    ranger = "Aragorn, Ranger of the North"
    t = Table([ranger], ["Prey", "Small Orc"], "maneuver")
    t.pick("Aragorn").pick("Aragorn")
    assert defender_bonus(t.game, t.card(ranger)) == 2  # bonuses are added together


def test_a_condition_on_an_inactive_card_is_inactive() -> None:
    """000: active."""
    from mathom.games.tcg.rows import HOST, PLAY
    from mathom.games.tcg.rulebook.handling import derive

    t = Table(players=3, support=[[], ["Elrond"], ["Worry"]])
    worry = t.card("Worry")
    assert t.active("Worry")
    t.game.rows[HOST][worry] = t.game.rows[PLAY + 1][-1]
    derive(t.game)
    assert not t.active("Worry")


def test_another_shadow_players_condition_helps() -> None:
    """000: Shadow cards."""
    t = Table([], [["The Old Terror"], []], "shadow", players=3, support=[[], [], ["Dark Places"]])
    assert t.strength("The Old Terror") == 17 + 1


def test_copies_too_many_of_a_shadow_condition_are_silent() -> None:
    """000: active - of a unique one only the first from the right counts."""
    from mathom.games.tcg.rows import LISTENING

    t = Table(players=3, support=[[], ["Worry"], ["Worry"]])
    first = t.card("Worry", 0), t.card("Worry", 1)
    heard = [card for card in t.game.rows[LISTENING] if card in first]
    assert [t.game.rows[OWNER][card] for card in heard] == [2]
