"""Triggers at play: several at once, three players, each zone; who does it, and by what."""

from typing import Any

import pytest

from mathom.cardplay.names import from_event
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.changes import wound
from mathom.games.tcg.events.harms import BY_TEXT
from mathom.games.tcg.questions import ASK_ORDER, ASK_RESPONSE, ASK_THREAT
from mathom.games.tcg.words.nouns import DWARF, NAZGUL
from mathom.games.tcg.words.nouns import ORC as SAURON_ORC
from mathom.games.tcg.words.selections import a
from mathom.games.tcg.words.triggers.skirmishes import LosesInvolving, WinsAgainst
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.save import dump, load_state
from tcg_table import DISCARD, KEEPER, Table

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong, damage +1
DEFENCE, COUNTRYSIDE, NOAKES = "1R244", "3R113", "3C111"


def answer(t: Table, *labels: str) -> Table:
    """Pass until each of these is offered, and take it."""
    for label in labels:
        t.until_offered(label).pick(label)
    return t


# Assigning


def test_1r244_answers_once_when_one_defends_against_two() -> None:
    """000: assignment phase - it is one skirmish, whoever comes to it."""
    t = Table(["Defender"], ["Small Orc", "Far Orc"], "assignment", bearing={DEFENCE: "Defender"})
    answer(t, "Defender against Small Orc", "Defender against Far Orc")
    t.until_phase(REGROUP)
    assert t.burdens() == 1


def test_1r244_does_not_answer_a_minion_more_in_the_same_skirmish() -> None:
    t = Table(["Hero"], ["Small Orc", "Far Orc"], "assignment", bearing={DEFENCE: "Hero"})
    answer(t, "Hero against Small Orc", "Done", "Far Orc against Hero")
    assert t.burdens() == 1
    t.until_phase(REGROUP)
    assert t.burdens() == 1


def test_1r244_answers_once_when_two_shadow_players_attack() -> None:
    t = Table(
        ["Hero"],
        [["Small Orc"], ["Far Orc"]],
        "assignment",
        players=3,
        bearing={DEFENCE: "Hero"},
    )
    answer(t, "Done", "Far Orc against Hero")
    assert t.burdens() == 0  # 000: assignment phase - they take effect once all are made
    answer(t, "Small Orc against Hero")
    t.until_phase(REGROUP)
    assert t.burdens() == 1


def test_1r244_answers_each_round_anew() -> None:
    t = Table(["Hero"], ["Great Troll"], "assignment", bearing={DEFENCE: "Hero"})
    answer(t, "Hero against Great Troll", "Hero against Great Troll")
    t.until_phase(REGROUP)
    assert t.burdens() == 2  # the fierce round is another skirmish


def test_1r244_answers_return_to_its_master() -> None:
    """1R224 assigns the Ring-bearer anew."""
    t = Table(
        ["Aragorn"],
        ["Rider in Black", "Far Orc"],
        "skirmish",
        ring="1R1",
        hands=[[], ["1R224"]],
        assigned={"Rider in Black": "Frodo", "Far Orc": "Frodo"},
        bearing={DEFENCE: "Frodo", "20C572": "Frodo"},
        twilight=9,
    )
    answer(t, "The One Ring")
    before = t.burdens()
    answer(t, "Return to Its Master")
    assert t.burdens() > before


# Whose doing


def test_3c11_counts_what_every_opponent_discarded() -> None:
    for hands in (["20C42"], ["20C42"]), (["20C42"], []), ([], ["20C42"]), ([], []):
        t = Table(["Legolas"], [[ORC]], "maneuver", players=3, hands=[["3C11"], *hands])
        answer(t, "Cast It Into the Fire!")
        while t.hand(1) + t.hand(2):
            t.skip()
        assert t.hand() == sum(map(len, hands)), hands


def test_3r113_does_not_answer_a_burden_that_the_shadow_removes() -> None:
    t = Table(
        ["Aragorn"],
        [ORC],
        "maneuver",
        support=[[COUNTRYSIDE]],
        burdens=2,
        hands=[[], ["1R245"]],
        wounds={"Aragorn": 1},
        twilight=9,
    )
    answer(t, "Desperate Measures")
    assert t.burdens() == 1
    assert not t.offers("The Shire Countryside")
    t.until_phase(REGROUP)
    assert t.wounds("Aragorn") == 1


def test_3r113_answers_each_burden_that_its_player_removes() -> None:
    """Two burdens, by an event; none by Sam's own text."""
    t = Table(["1C311", "Aragorn"], support=[[COUNTRYSIDE]], burdens=3, wounds={"Aragorn": 3})
    t.pick("Sam")
    assert t.burdens() == 2
    assert not t.offers("The Shire Countryside")


# From where


def noakes(minion: str, **more: Any) -> Table:
    """Old Noakes, and somebody who makes cards be discarded."""
    return Table(
        ["Aragorn"],
        [],
        "shadow",
        site=5,
        twilight=20,
        support=[[NOAKES], ["20C42"]],
        hands=[["20C5", "20C8"], [minion]],
        **more,
    )


def test_3c111_does_not_answer_a_discard_from_the_draw_deck() -> None:
    """1C154 discards the topmost card."""
    t = answer(noakes("1C154"), "Uruk Soldier", "Uruk Soldier")
    assert len(t.game.rows[DISCARD]) == 1
    assert not t.offers("Old Noakes")


def test_3c111_answers_a_discard_from_hand() -> None:
    """1C268 takes one from hand."""
    t = answer(noakes("1C268"), "Orc Inquisitor", "Orc Inquisitor")
    assert len(t.game.rows[DISCARD]) == 1
    assert t.offers("Old Noakes")


# Order


def lost_to_gimli() -> Table:
    """Gimli has an axe that may wound; a condition goes when an Orc of its player loses."""
    return Table(
        ["1R13"],
        [ORC, "Big Orc"],
        "skirmish",
        bearing={"1R14": "1R13", "20C572": "1R13"},
        support=[[], ["1U249"]],
        assigned={ORC: "1R13"},
        hands=[[KEEPER]],
    )


def test_required_actions_of_the_loss_precede_optional_ones_of_the_win() -> None:
    """000: action; 000: Plundered Armories - winning and losing are one moment."""
    t = lost_to_gimli().until_offered("Gimli's Battle Axe")
    assert t.asked == ASK_RESPONSE
    assert not t.in_play("1U249")
    t.pick("Gimli's Battle Axe")
    assert t.wounds("Big Orc") == 1
    assert not t.offers("Gimli's Battle Axe")  # "may" is once


def test_required_actions_of_the_win_and_of_the_loss_are_ordered_together() -> None:
    """1C20 answers the win, 1U249 the loss; both are asked about at once."""
    t = Table(
        ["Gimli"],
        [ORC],
        "skirmish",
        bearing={"20C572": "Gimli"},
        support=[["1C20"], ["1U249"]],
        assigned={ORC: "Gimli"},
        hands=[[KEEPER]],
    )
    t.until(ASK_ORDER)
    assert set(t.labels()) == {"Let Them Come!", "Gleaming Spires Will Crumble"}


def test_an_optional_answer_is_given_for_each_winner() -> None:
    """1C144 heals the Uruk-hai that won: its player says which, and may go on."""
    t = Table(
        ["Aragorn"],
        [URUK, "Uruk Slayer"],
        "skirmish",
        site=5,
        twilight=9,
        support=[[], ["1C144"]],
        assigned={URUK: "Aragorn", "Uruk Slayer": "Aragorn"},
        wounds={URUK: 1, "Uruk Slayer": 1},
    )
    t.until_offered("Uruk Bloodlust").pick("Uruk Bloodlust")
    assert t.labels() == [URUK, "Uruk Slayer"]
    t.pick("Uruk Slayer")
    assert (t.wounds(URUK), t.wounds("Uruk Slayer")) == (1, 0)
    t.pick("Uruk Bloodlust").pick(URUK)
    assert t.wounds(URUK) == 0


def test_a_win_is_against_whom_it_has_killed_too() -> None:
    """000: skirmish phase(s) - who dies of a skirmish has lost it."""
    t = lost_to_gimli().until_offered("Gimli's Battle Axe")
    orc, gimli = t.card(ORC), t.card("1R13")
    assert not t.in_play(ORC)
    frame = Frame(PERFORM, 0, gimli, cards=from_event(gimli, NONE, NONE))
    assert WinsAgainst(a(DWARF), a(SAURON_ORC)).holds(t.game, frame)
    frame = Frame(PERFORM, 0, gimli, cards=from_event(orc, NONE, NONE))
    assert LosesInvolving(a(SAURON_ORC), a(DWARF)).holds(t.game, frame)
    assert not WinsAgainst(a(DWARF), a(NAZGUL)).holds(t.game, frame)


@pytest.mark.parametrize("players", [2, 3])
def test_1c9_once_for_each_shadow_player(players: int) -> None:
    """000: Dwarven Axe."""
    foes = [["Small Orc", "Weak Beast"], ["Far Orc"]][: players - 1]
    t = Table(
        ["Hero Dwarf"],
        foes,
        "skirmish",
        players=players,
        bearing={"1C9": "Hero Dwarf"},
        assigned=dict.fromkeys([foe for each in foes for foe in each], "Hero Dwarf"),
    )
    t.until_phase(REGROUP)
    for seat in range(1, players):
        dead = len(foes[seat - 1])
        assert len(t.game.rows[DISCARD + seat]) == dead + 1


def test_1u211_answers_only_who_is_killed_in_that_skirmish() -> None:
    """A companion who dies of the threats that this brings was not in the skirmish."""
    t = Table(
        ["Weakling", "Aragorn"],
        ["Rider in Black"],
        "skirmish",
        support=[[], ["1U211"]],
        threats=1,
        wounds={"Aragorn": 3},
        assigned={"Rider in Black": "Weakling"},
    )
    t.until(ASK_THREAT).pick("Aragorn")
    assert not t.in_play("Aragorn")
    assert t.burdens() == 1


@pytest.mark.parametrize("site", ["2U120", "3U119", "1C362"])
def test_what_a_text_only_offers_comes_after_what_is_required(site: str) -> None:
    """000: action - a text with "may" is optional, whoever may; 1U188 is not."""
    t = Table(
        ["Sam", "Gimli", "Legolas", "Bowman of the Wood"],
        [],
        "fellowship",
        site=3,
        sites={4: site},
        others_at=4,
        burdens=2,
        support=[[], ["1U188"]],
        wounds={"Sam": 1},
    )
    t.until_offered("Move on").pick("Move on")
    assert t.asked != ASK_ORDER
    assert t.twilight == 2  # 1U188 has answered; nobody has been asked before


# By what, and how


def test_2r94_answers_a_card_taken_into_hand() -> None:
    """It says so: drawn, or taken from elsewhere; 3R44 gives back what lies on it."""
    t = Table(
        ["Aragorn"],
        support=[["3R44"]],
        stacked={"20C5": "3R44"},
        bearing={"2R94": "Frodo"},
    )
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[-1])  # the second of its two texts
    assert t.hand() == 1
    assert t.burdens() == 1


def test_1c182_the_spear_did_not_kill_who_dies_of_a_threat() -> None:
    spear = "Goblin of the Deeps"
    t = Table(
        ["Weakling", "Aragorn"],
        [spear],
        "skirmish",
        site=4,
        bearing={"1C182": spear},
        threats=1,
        wounds={"Aragorn": 3},
        assigned={spear: "Weakling"},
    )
    t.until(ASK_THREAT).pick("Aragorn")
    assert not t.in_play("Aragorn")
    assert t.burdens() == 2  # for the Hobbit alone


def test_an_orc_whose_text_wounds_has_killed() -> None:
    """1C273 answers a companion killed by a [sauron] Orc, by its text as well."""
    t = Table(
        ["Weakling", "Aragorn"],
        [ORC],
        "maneuver",
        hands=[[KEEPER], ["1C273"]],
        twilight=9,
    )
    t.game.decision = None
    wound(t.game, t.card("Weakling"), BY_TEXT, t.card(ORC))
    t.game.run()
    assert not t.in_play("Weakling")
    assert t.offers("The Ring's Oppression")
    t = Table(["Weakling"], [ORC, URUK], "maneuver", hands=[[KEEPER], ["1C273"]], twilight=9)
    t.game.decision = None
    wound(t.game, t.card("Weakling"), BY_TEXT, t.card(URUK))
    t.game.run()
    assert not t.offers("The Ring's Oppression")


def test_what_the_shadow_players_assign_is_answered_once_all_is_assigned() -> None:
    """000: assignment phase - with three players, in the order of the action procedure."""
    t = Table(
        ["Hero", "Aragorn"],
        [["Small Orc"], ["Far Orc"]],
        "assignment",
        players=3,
        bearing={DEFENCE: "Hero"},
    )
    answer(t, "Done")
    assert t.who == 2
    t.pick("Far Orc against Hero")
    assert t.who == 1
    assert t.burdens() == 0
    t.pick("Small Orc against Aragorn").until_phase(REGROUP)
    assert t.burdens() == 1


def test_a_game_saved_while_answers_are_given_goes_on_alike() -> None:
    """Events told together are plain data."""
    t = lost_to_gimli().until_offered("Gimli's Battle Axe")
    again = load_state(t.game.rules, dump(t.game))
    for game in (t.game, again):
        assert game.decision is not None
        game.answer(game.decision.options[1])
    assert again.rows == t.game.rows
