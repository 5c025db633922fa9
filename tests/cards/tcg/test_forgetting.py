"""What ends apart from the walk of ``test_durations``, and what is forgotten with a card."""

from mathom.cardplay.names import FIRST_NOUN, NOBODY, THOSE, bind
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import (
    ARCHERY,
    ASSIGNMENT,
    END_OF_PHASE,
    END_OF_TURN,
    MANEUVER,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    UNTIL_REGROUP,
)
from mathom.games.tcg.changes import delayed, discard, lasting
from mathom.games.tcg.effect_kinds import KEPT_FROM, NO_TEXT, STRENGTH
from mathom.games.tcg.effects import facts, total, twilight_cost
from mathom.games.tcg.events.bookkeeping import E_LIMIT
from mathom.games.tcg.events.cards import E_CARD, E_VOID
from mathom.games.tcg.events.harms import BY_TEXT
from mathom.games.tcg.events.turns import CONCEDED
from mathom.games.tcg.facts import ABILITIES
from mathom.games.tcg.packing import BOTTOM
from mathom.games.tcg.procedures import RUN_KILL, RUN_LOSE, RUN_SHUFFLE
from mathom.games.tcg.questions import ASK_ACTION, ASK_DEFENDER, ASK_MOVE, ASK_SHADOW
from mathom.games.tcg.rows import (
    DECK,
    DISCARD,
    FIGHTER,
    KEY_BITS,
    LATER,
    LATER_CELLS,
    LIMITS,
    LISTENING,
    OF_A_STEP,
    PRINTED,
    STATE,
    TURN_NUMBER,
    WOUNDS,
    ZONE,
)
from mathom.games.tcg.words.verbs.turn import SkipNextShadow
from mathom.kernel.frame import Frame
from tcg_setups import run
from tcg_table import KEEPER, Table
from tcg_walk import (
    carriers,
    lay,
    phase_now,
    records,
    table,
    to_phase,
    walk,
)

# The twilight cost of all of a kind


def test_3c48_the_cost_of_minions_is_over_with_the_next_regroup_phase() -> None:
    t = Table(
        ["Aragorn"],
        ["20C890"],
        "regroup",
        players=3,
        moves=1,
        site=4,
        hands=[["3C48"], ["Big Orc"], ["Small Orc"]],
        decks=[[], ["Far Orc"]],
    )
    t.until(ASK_MOVE).pick("Move")
    assert twilight_cost(t.game, t.card("Big Orc")) == 3
    t.until_offered("We Must Go Warily").pick("We Must Go Warily")
    t.until(ASK_SHADOW)
    costs = {"Big Orc": 4, "Small Orc": 2, "Far Orc": 5}
    for title, cost in costs.items():  # in hand, in hand, and still in the deck; the last roams
        assert twilight_cost(t.game, t.card(title)) == cost, title
    t.until_phase(REGROUP)
    assert twilight_cost(t.game, t.card("Big Orc")) == 3


def test_3c48_lies_on_minions_and_not_on_numbers() -> None:
    """A shuffle changes what a number is: the cost goes with what the card is."""
    t = Table(["Aragorn"], ["20C890"], "regroup", moves=1, site=4,
              hands=[["3C48"]], decks=[[], ["Big Orc", "Goblin Scimitar"]])  # fmt: skip
    t.until(ASK_MOVE).pick("Move")
    t.until_offered("We Must Go Warily").pick("We Must Go Warily")
    blade, orc = t.card("Goblin Scimitar"), t.card("Big Orc")
    assert not [record for record in records(t) if record[1] in (blade, orc)]
    rows = t.game.rows
    printed = facts(t.game, blade).twilight
    rows[PRINTED][blade], rows[PRINTED][orc] = rows[PRINTED][orc], rows[PRINTED][blade]
    assert twilight_cost(t.game, orc) == printed
    assert twilight_cost(t.game, blade) == 4


def test_3u45_the_cost_of_events_is_over_with_the_phase() -> None:
    t = Table(["Aragorn"], ["Goblin Bow"], "maneuver", twilight=3,
              hands=[["3U45", "1C103", "1C119"]])  # fmt: skip
    dear = t.card("1C103")
    before = twilight_cost(t.game, dear)
    t.pick(facts(t.game, t.card("3U45")).title)
    assert twilight_cost(t.game, dear) == before + 2
    t.until_phase(ARCHERY)
    assert twilight_cost(t.game, dear) == before


def test_7u332_the_cost_of_conditions_and_possessions_is_over_with_the_turn() -> None:
    do = next(word for card, word, _ in carriers() if card == "7U332")
    t = Table(["Hero"], ["20C890"], hands=[["Bundle", KEEPER]])
    lay(t, do)
    bundle, event = t.card("Bundle"), t.card(KEEPER)
    costs = [twilight_cost(t.game, card) for card in (bundle, event)]
    assert costs == [4, facts(t.game, event).twilight]
    t.until_phase(REGROUP)
    assert twilight_cost(t.game, bundle) == 4
    while t.game.rows[STATE][TURN_NUMBER] == 1:
        t.skip()
    assert twilight_cost(t.game, bundle) == 2


# The game text of The One Ring


def returned() -> Table:
    """Frodo put on The One Ring, and a Nazgûl comes for him once more."""
    t = Table(
        [],
        ["20C34", "Prey"],
        "skirmish",
        site=4,
        ring="1C2",
        assigned={"Prey": "Frodo"},
        hands=[[KEEPER], ["1R224"]],
        bearing={"1C299": "Frodo"},
    )
    t.until_offered("The One Ring").pick("The One Ring")
    return t.until_offered("Return to Its Master").pick("Return to Its Master")


def test_1r224_the_ring_has_no_text_in_that_skirmish() -> None:
    t = returned()
    ring, burdens = t.card("1C2"), t.burdens()
    t.until(ASK_ACTION)
    assert t.game.rows[STATE][FIGHTER] == t.card("Frodo")
    assert total(t.game, NO_TEXT, ring)
    assert ring not in t.game.rows[LISTENING]
    t.until(ASK_DEFENDER)  # the Nazgûl is fierce
    assert (t.wounds("Frodo"), t.burdens()) == (1, burdens)
    assert not total(t.game, NO_TEXT, ring)
    t.pick("Frodo against Rider in Black").until_phase(REGROUP)
    assert (t.wounds("Frodo"), t.burdens()) == (1, burdens + 1)  # he wears it still


def test_1r224_without_that_skirmish_the_text_is_never_lost() -> None:
    """The Nazgûl is gone before it begins; a fierce skirmish that follows is another."""
    t = returned()
    ring = t.card("1C2")
    run(t, Frame(RUN_KILL, -1, t.card("Rider in Black"), place=BY_TEXT))
    for _ in walk(t, phase_now(t)):
        assert not total(t.game, NO_TEXT, ring)


# A Shadow phase to come


def test_2r15_one_shadow_phase_is_skipped_and_no_more() -> None:
    do = next(word for _, word, _ in carriers() if isinstance(word, SkipNextShadow))
    t = table()
    frame = Frame(PERFORM, 2, t.card("Hero"), event=do.index, cards=NOBODY)
    t.game.decision = None
    do.step(t.game, frame, 0)
    t.game.run()
    seen = [now for _, now in walk(t, phase_now(t))]
    shadows = [now[2] for now in seen if now[0] == SHADOW_PHASE and now[1] == 1]
    assert list(dict.fromkeys(shadows[: shadows.index(2)])) == [1]
    assert 2 in shadows  # after the second move
    assert not records(t)


# What waits, and what is counted


def test_1u29_a_text_that_waits_is_over_with_the_skirmish() -> None:
    t = Table(
        ["Legolas"],
        ["20C890"],
        "skirmish",
        hands=[["1U29", KEEPER], ["Big Orc", "Big Orc", "Big Orc"]],
        assigned={"20C890": "Legolas"},
    )
    t.until_offered(facts(t.game, t.card("1U29")).title)
    t.pick(facts(t.game, t.card("1U29")).title)
    assert t.game.rows[LATER]
    t.until_phase(ASSIGNMENT)
    assert not t.game.rows[LATER]


def test_a_player_who_loses_in_a_skirmish_takes_no_effects_of_it_along() -> None:
    """000: losing the game - the phase is over, and all that lasted for it."""
    t = to_phase(table(), SKIRMISH)
    t.game.decision = None
    lasting(t.game, STRENGTH, t.card("20C890"), 3, END_OF_PHASE, t.card("20C890"))
    t.game.run()
    run(t, Frame(RUN_LOSE, 0, count=CONCEDED))
    assert t.phase == REGROUP
    assert t.strength("20C890") == 11


# What is forgotten with a card


def test_a_card_that_comes_again_is_a_new_card() -> None:
    """003: modifiers."""
    t = to_phase(table(), MANEUVER)
    hero, goblin = t.card("Hero"), t.card("20C890")
    t.game.decision = None
    lasting(t.game, STRENGTH, hero, 3, UNTIL_REGROUP, hero)
    lasting(t.game, KEPT_FROM, hero, goblin + 1, UNTIL_REGROUP, goblin)
    t.game.event(E_LIMIT, hero << KEY_BITS | 7, END_OF_TURN, 1)
    t.game.event(E_LIMIT, goblin << KEY_BITS | OF_A_STEP, END_OF_PHASE, 1)
    delayed(t.game, min(ABILITIES), hero, 0, END_OF_PHASE, bind(NOBODY, FIRST_NOUN, hero))
    discard(t.game, goblin)
    t.game.run()
    assert [record[0] for record in records(t)] == [STRENGTH]  # nobody is kept from who is gone
    assert t.game.rows[LIMITS] == [hero << KEY_BITS | 7, END_OF_TURN, 1]
    t.game.decision = None
    discard(t.game, hero)
    t.game.run()
    assert (records(t), t.game.rows[LIMITS]) == ([], [])
    assert t.game.rows[LATER]  # it may wait for his leaving
    t.game.decision = None
    t.game.event(E_VOID, hero)
    assert not t.game.rows[LATER]


def test_what_is_shuffled_is_another_card() -> None:
    t = to_phase(table(), MANEUVER)
    deck = t.game.rows[DECK]
    one, hero = deck[0], t.card("Hero")
    t.game.decision = None
    lasting(t.game, STRENGTH, hero, 3, UNTIL_REGROUP, one)
    lasting(t.game, STRENGTH, one, 3, UNTIL_REGROUP, hero)
    t.game.event(E_LIMIT, one << KEY_BITS | 7, END_OF_TURN, 1)
    delayed(t.game, min(ABILITIES), hero, 0, END_OF_PHASE, bind(NOBODY, FIRST_NOUN, one))
    delayed(t.game, min(ABILITIES), hero, 0, END_OF_PHASE, bind(NOBODY, THOSE, 1 << one))
    delayed(t.game, min(ABILITIES), hero, 0, END_OF_PHASE, bind(NOBODY, FIRST_NOUN, hero))
    run(t, Frame(RUN_SHUFFLE, place=DECK))
    t.roll()
    assert records(t) == [[STRENGTH, hero, 3, UNTIL_REGROUP, -1]]
    assert not t.game.rows[LIMITS]
    assert len(t.game.rows[LATER]) == LATER_CELLS


def test_a_card_put_from_play_into_a_deck_leaves_play() -> None:
    """000: leaving play - with its wounds, and what it bore is discarded."""
    t = Table(["Hero"], ["Small Orc"], "maneuver", bearing={"Old Horse": "Hero"},
              wounds={"Hero": 2}, hands=[[KEEPER]])  # fmt: skip
    hero, horse = t.card("Hero"), t.card("Old Horse")
    t.game.decision = None
    lasting(t.game, STRENGTH, hero, 3, UNTIL_REGROUP, hero)
    t.game.event(E_CARD, hero, DECK, BOTTOM)
    t.game.run()
    rows = t.game.rows
    assert rows[DECK][0] == hero
    assert (rows[WOUNDS][hero], records(t)) == (0, [])
    assert rows[ZONE][horse] == DISCARD
