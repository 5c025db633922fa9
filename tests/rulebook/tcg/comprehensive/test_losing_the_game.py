"""000: losing the game."""

import pytest

from mathom.games import GAMES
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.questions import (
    ASK_ACTION,
    ASK_BEARER,
    ASK_BID,
    ASK_FELLOWSHIP,
    ASK_MOVE,
    ASK_RESPONSE,
    ASK_SANCTUARY,
    ASK_SHADOW,
    ASK_SITE,
    ASK_TRANSFER,
)
from mathom.games.tcg.rows import (
    FOE,
    HOST,
    IN_SKIRMISH,
    MOVING,
    OVER,
    OWNER,
    PATH,
    PRINTED,
    STATE,
    ZONE,
)
from mathom.kernel.decision import CHANCE, IllegalAnswer
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.save import digest
from mathom.players.player import any_answer
from tcg_setups import MORDOR, MORIA, frodo_falls
from tcg_table import ADVENTURE, DISCARD, REMOVED, VOID, Table, begun
from tcg_table import number as card_number

RULES = GAMES["tcg"]
SAM = "Sam, Son of Hamfast"
BANE = "The One Ring, Isildur's Bane"


def test_of_two_nobody_plays_on() -> None:
    """000: losing the game - giving up ends a game of two, which is the table's business."""
    t = Table(["Aragorn"])
    assert not RULES.may_leave(t.game, 0)
    with pytest.raises(IllegalAnswer):
        t.game.leave(0)


def test_a_shadow_player_leaves_and_the_turn_goes_on() -> None:
    """000: losing the game - his cards leave play, and what he was asked is not asked again."""
    t = Table(
        ["Aragorn"],
        [["Big Orc"], ["Small Orc"]],
        "shadow",
        players=3,
        hands=[[], ["Goblin Bow"], ["Goblin Bow"]],
        twilight=9,
    )
    assert (t.asked, t.who) == (ASK_SHADOW, 2)  # the one to the right
    t.game.leave(2)
    assert t.lost(2)
    assert t.zone("Small Orc") == REMOVED
    assert (t.asked, t.who) == (ASK_SHADOW, 1)
    assert t.zone("Big Orc") != REMOVED
    assert any("leaves the game" in line for line in t.told(0))


def test_one_who_is_not_asked_may_leave_and_the_question_stays() -> None:
    """000: losing the game."""
    t = Table(["Aragorn"], [["Big Orc"], ["Small Orc"]], "shadow", players=3, twilight=9)
    t.game.leave(1)
    assert (t.asked, t.who) == (ASK_SHADOW, 2)
    assert t.zone("Big Orc") == REMOVED
    with pytest.raises(IllegalAnswer):
        t.game.leave(1)


def test_the_free_peoples_player_leaves_in_the_middle_of_a_skirmish() -> None:
    """000: losing the game - the others complete his turn; nothing of the fight is left."""
    t = Table(
        ["Aragorn"],
        [["Big Orc"], ["Small Orc"]],
        "skirmish",
        players=3,
        assigned={"Big Orc": "Aragorn"},
        hands=[["Hobbit Intuition"], [], []],
    )
    assert t.asked == ASK_ACTION
    t.game.leave(0)
    assert t.lost(0)
    assert t.game.rows[STATE][IN_SKIRMISH] == 0
    assert set(t.game.rows[FOE]) == {-1}
    t.until(ASK_FELLOWSHIP)
    assert (t.who, t.phase) == (1, FELLOWSHIP_PHASE)
    assert not t.in_play("Big Orc")
    assert t.game.rows[STATE][MOVING] == 0


def test_in_the_regroup_phase_nobody_reconciles_twice() -> None:
    """000: losing the game; 000: reconcile - the others only complete what is left of the turn."""
    t = Table(["Aragorn"], [["Big Orc"], []], "regroup", players=3, site=3, moves=1)
    t.until(ASK_MOVE)
    hands = (t.hand(1), t.hand(2))
    t.game.leave(0)
    assert (t.asked, t.who) == (ASK_FELLOWSHIP, 1)
    assert (t.hand(1), t.hand(2)) == hands
    assert not t.in_play("Big Orc")


def test_a_player_who_leaves_while_he_moves_again_has_no_shadow_phases_to_come() -> None:
    """000: losing the game - the turn is completed as it stands."""
    t = Table(["Aragorn"], [["Big Orc"], []], "regroup", players=3, site=3, path="Shadows", moves=1)
    t.until(ASK_MOVE).pick("Move")
    assert t.asked == ASK_SITE
    t.game.leave(0)
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    assert t.game.rows[STATE][MOVING] == 0


def test_his_sites_are_replaced_when_he_leaves() -> None:
    """000: losing the game - by the others in turn, from his right."""
    t = Table(["Aragorn"], [[], []], "fellowship", players=3, site=3)
    assert [t.game.rows[OWNER][site] for site in t.game.rows[PATH]] == [0, 1, 1]
    t.game.leave(1)
    owners = [t.game.rows[OWNER][site] for site in t.game.rows[PATH]]
    assert 1 not in owners
    assert len(owners) == 3
    assert t.who == 0


def test_what_another_was_doing_may_have_become_impossible() -> None:
    """000: losing the game - with his site goes the daylight, and with that the horse."""
    t = Table(
        ["Legolas", "Elrond's Guest", "Bowman of the Wood"],
        players=3,
        site=4,
        bearing={"Asfaloth": "Legolas"},
    )
    rows = t.game.rows
    underground = next(card for card in rows[ADVENTURE] if CARDS[rows[PRINTED][card]].site == 4)
    rows[PRINTED][underground] = card_number("Balin's Tomb")
    t.pick("Transfer Asfaloth")
    assert t.asked == ASK_TRANSFER
    t.game.leave(1)
    assert t.zone("Asfaloth") == DISCARD
    assert (t.asked, t.who) == (ASK_FELLOWSHIP, 0)


def test_a_card_of_his_that_was_being_played_leaves_with_him() -> None:
    """000: losing the game; 003: playing a card - broken off in the middle."""
    dagger = "Orcish Blade"
    t = Table(
        [],
        [["Big Orc", "Small Orc"], []],
        "shadow",
        players=3,
        hands=[[], [dagger], []],
        twilight=5,
    )
    t.skip()  # the other Shadow player
    t.pick(dagger)
    assert t.asked == ASK_BEARER
    t.game.leave(1)
    assert t.zone(dagger) == REMOVED
    assert not t.game.rows[VOID]


def test_what_others_were_playing_is_discarded_when_the_turn_breaks_off() -> None:
    """000: losing the game - an event that kills the Ring-bearer goes to its owner's pile."""
    t = Table(
        ["Aragorn"],
        [["The Balrog, Durin's Bane"], []],
        "maneuver",
        players=3,
        site=5,
        burdens=9,
        hands=[[], ["Must Do Without Hope"], []],
        twilight=9,
    )
    t.until_offered("Must Do Without Hope").pick("Must Do Without Hope")
    assert t.lost(0)
    assert t.zone("Must Do Without Hope") == DISCARD + 1
    assert not t.game.rows[VOID]


@pytest.mark.parametrize("mode", ["three players", "four players"])
@pytest.mark.parametrize("seed", range(12))
def test_somebody_leaves_at_any_moment(mode: str, seed: int) -> None:
    """000: losing the game - at whatever decision, by whomever; the game is played out."""
    dice = Dice(seed)
    play = Playthrough(RULES, RULES.modes()[mode], f"leaving {seed}")
    leaving = dice.below(400 if seed % 3 else 6)  # of every third game already in the set-up
    for number in range(20_000):
        decision = play.decision
        if decision is None:
            break
        assert decision.who != CHANCE
        if number >= leaving:
            seat = dice.below(RULES.seats(play.setup))
            leaving = number + dice.below(300)
            if RULES.may_leave(play.game, seat):
                play.leave(seat)
                void = play.game.rows[VOID]
                assert all(play.game.rows[ZONE][card] == VOID for card in void)
                assert (play.decision is None) == (play.game.rows[STATE][OVER] > 0)
                continue
        play.answer(*any_answer(decision, dice))
    assert play.result is not None
    again = load(RULES, play.save())
    assert digest(again.game) == digest(play.game)


def test_nobody_answers_for_another_that_he_leaves() -> None:
    """A log has it among the answers; nobody can give it as one."""
    play = Playthrough(RULES, RULES.modes()["three players"], "x")
    with pytest.raises(IllegalAnswer):
        play.answer(-1001)
    with pytest.raises(IllegalAnswer):
        play.game.answer(-1001)


def test_the_ring_bearer_killed_loses_the_game() -> None:
    """000: killed."""
    t = Table([], ["Goblin Bow"], "archery", wounds={"Frodo": 3})
    assert t.over
    assert t.winner == 1


def test_with_others_left_the_game_goes_on_without_him() -> None:
    """000: losing the game - his cards leave, his sites are replaced, his turn is completed."""
    t = Table(["Aragorn"], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    t.pick("Frodo")
    assert t.lost(0)
    assert not t.over
    assert t.zone("Aragorn") == REMOVED
    owners = [t.game.rows[OWNER][site] for site in t.game.rows[PATH]]
    assert owners == [2, 1, 1]  # the first site was his: the player to the right replaced it
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    assert not t.in_play("Goblin Bow")  # the turn was completed


def test_cards_of_others_on_his_cards_are_discarded() -> None:
    """000: leaving play."""
    t = Table(
        ["Aragorn"],
        [["Goblin Bow"], []],
        "archery",
        players=3,
        site=3,
        wounds={"Frodo": 3},
        bearing={"Pile of Loot": "Aragorn"},
    )
    t.pick("Frodo")
    assert t.lost(0)
    assert t.zone("Pile of Loot") == 33 + 1
    assert t.game.rows[HOST][t.card("Pile of Loot")] == -1


def test_his_adventure_deck_leaves_the_game() -> None:
    """000: losing the game; 000: adventure deck - and the sites of his that lay on the path."""
    t = Table([], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    assert t.lost(0)
    rows = t.game.rows
    assert rows[ADVENTURE] == []
    mine = [card for card in range(len(rows[OWNER])) if rows[OWNER][card] == 0]
    assert {rows[ZONE][card] for card in mine} == {REMOVED}


def test_without_him_or_his_will_the_game_is_lost() -> None:
    """000: losing the game; 000: Sam."""
    t = frodo_falls([SAM])
    t.skip()
    assert (t.over, t.winner) == (True, 1)
    t = frodo_falls(["Sam, Plain Gardener"])
    assert (t.over, t.winner) == (True, 1)


def test_sam_carries_on_when_frodo_is_killed() -> None:
    """000: losing the game; 000: Sam; 000: Ring-bearer."""
    t = Table(["Sam, Son of Hamfast"], ["Goblin Bow"], "archery", burdens=2, wounds={"Frodo": 3})
    t.pick("Frodo")
    assert t.asked == ASK_RESPONSE
    t.pick("Sam")
    assert not t.over
    sam = t.card("Sam, Son of Hamfast")
    assert t.host("The One Ring") == sam
    assert t.resistance("Sam, Son of Hamfast") == 5 - 2
    assert not t.in_play("Frodo")


def test_without_sams_answer_the_game_is_lost() -> None:
    """000: losing the game."""
    t = Table(["Sam, Son of Hamfast"], ["Goblin Bow"], "archery", wounds={"Frodo": 3})
    t.pick("Frodo").skip()
    assert t.over


def test_a_new_ring_bearer_does_not_wear_the_ring() -> None:
    """000: losing the game."""
    from mathom.games.tcg.effect_kinds import WEARING
    from mathom.games.tcg.effects import total

    t = Table(
        ["Sam, Son of Hamfast"],
        ["Goblin Bow", "Goblin Bow"],
        "archery",
        ring=BANE,
        wounds={"Frodo": 3},
    )
    t.pick("Frodo").skip()  # he does not put it on, and dies
    t.pick("Sam")
    assert total(t.game, WEARING, t.card("Sam, Son of Hamfast")) == 0


def test_with_the_others_gone_nobody_is_asked_any_more() -> None:
    """000: losing the game; 000: winning the game - in the middle of whatever was under way."""
    t = Table(["Aragorn"], [[], []], "start", players=3, site=3, wounds={"Aragorn": 1})
    assert (t.asked, t.who) == (ASK_SANCTUARY, 0)
    t.game.leave(2)
    assert (t.asked, t.who) == (ASK_SANCTUARY, 0)
    t.game.leave(1)
    assert (t.over, t.winner) == (True, 0)
    assert t.game.decision is None


def test_one_may_leave_before_the_game_has_begun() -> None:
    """000: losing the game; 000: bid - the others bid on; the last of them has won."""
    game = begun(MORIA, MORDOR, MORIA)
    game.leave(0)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.who) == (ASK_BID, 1)
    game.answer(2)
    assert game.decision is not None
    game.leave(1)
    assert game.decision is None
    assert game.payoffs() == [-1, -1, 1]
