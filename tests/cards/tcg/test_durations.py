"""000: phase action - every text that lasts is over at the right moment, and not before.

One walk for all (``tcg_walk``): each step of each card that lays something lasting is done in each
phase in which its text may be used; at every question after that, what was laid is there or
not as the words of the text say. A word that lays something in a new way is told there how.
"""

import pytest

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.cardplay.word import inside
from mathom.games.tcg.abilities import (
    ARCHERY,
    FELLOWSHIP_PHASE,
    FOR_GOOD,
    MANEUVER,
    NEXT_SKIRMISH,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
)
from mathom.games.tcg.changes import can_be_wounded
from mathom.games.tcg.effect_kinds import WOUND_CAP
from mathom.games.tcg.effects import amounts, defender_bonus
from mathom.games.tcg.facts import DEFINED
from mathom.games.tcg.lexicon import words
from mathom.games.tcg.questions import ASK_ARCHERY, ASK_DEFENDER
from mathom.games.tcg.rows import (
    DEAD,
)
from mathom.games.tcg.words.durations import TILL_REGROUP
from mathom.games.tcg.words.predicates import NoWoundsIn
from mathom.games.tcg.words.verbs.combining import AndDo
from mathom.games.tcg.words.verbs.lasting import Make
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import Frame
from tcg_table import KEEPER, Table
from tcg_walk import (
    CARRIERS,
    LAYING,
    PHASES,
    holds,
    lay,
    lays,
    moment_of,
    phase_now,
    records,
    table,
    to_phase,
    walk,
)


def test_the_walk_goes_everywhere() -> None:
    t = table()
    seen = [now for _, now in walk(t, phase_now(t))]
    first = [now for now in seen if now[1] == 1]
    assert {now[0] for now in first} == set(PHASES)
    assert {now[0] for now in seen if now[1] == 2} >= {FELLOWSHIP_PHASE, SHADOW_PHASE, REGROUP}
    fights = {now for now in first if now[0] == SKIRMISH and now[3] >= 0}
    assert len(fights) == 4  # two characters, each again with what is fierce
    assert {now[2] for now in first if now[0] == SHADOW_PHASE} == {1, 2}
    regroups = [i for i in range(1, len(first)) if first[i][0] == REGROUP != first[i - 1][0]]
    assert len(regroups) == 2  # the fellowship moves again


@pytest.mark.parametrize(("kind", "phase"), sorted(CARRIERS))
def test_it_lasts_so_long_and_no_longer(kind: str, phase: int) -> None:
    for card, do in CARRIERS[kind, phase]:
        moment = moment_of(do)
        if moment in (NEXT_SKIRMISH, FOR_GOOD):
            continue  # below
        t = to_phase(table(), phase)
        since = phase_now(t)
        laid = lay(t, do)
        assert laid, f"{card} lays nothing"
        gone = False
        for now in walk(t, since):
            gone = gone or not holds(moment, since, now)
            for record in laid:
                assert (record in records(t)) != gone, (card, since, now)
        assert gone, card


def test_every_word_that_lays_something_is_walked() -> None:
    walked = {name.split()[0] for name, _ in CARRIERS}
    for word in words():
        if any(base.__name__ in LAYING for base in word.__mro__) and word.english:
            assert word.__name__ in walked, word


def test_a_duration_that_is_said_last_holds_for_all_that_and_joins() -> None:
    """1R118: one text does not let its first half end before its second."""
    for card in DEFINED:
        for ability in card.text:
            for word in inside(ability):
                if isinstance(word, AndDo):
                    lasts = [moment_of(do) for do in word.steps if lays(do)]
                    assert len(set(lasts)) < 2, card.id


# What is laid for one kind of phase only


def test_1r15_a_cap_for_skirmishes_is_none_for_arrows() -> None:
    """000: phase action; 000: wound."""
    t = Table(["1U12"], ["Goblin Bow", "Goblin Bow"], "archery", bearing={"1R15": "1U12"})
    t.until(ASK_ARCHERY).pick("Gimli")
    t.until(ASK_ARCHERY).pick("Gimli")
    assert t.wounds("1U12") == 2


def test_1r15_arrows_do_not_count_in_the_skirmish_nor_one_skirmish_in_the_next() -> None:
    t = Table(
        ["1U12"],
        ["Goblin Bow", "Sharp Orc", "20C890"],
        "archery",
        bearing={"1R15": "1U12"},
        hands=[[KEEPER]],
    )
    t.until(ASK_ARCHERY).pick("Gimli")
    t.until(ASK_DEFENDER).pick("Gimli against Old Goblin")
    t.until_phase(SKIRMISH)
    assert t.wounds("1U12") == 1
    t.until(ASK_DEFENDER)
    assert t.wounds("1U12") == 2
    t.pick("Gimli against Old Goblin").until_phase(REGROUP)
    assert t.zone("1U12") == DEAD


VALIANT = "Valiant Man of the West"


def valiant(*minions: str, wounds: int = 0) -> Table:
    t = Table(
        ["Aragorn"],
        list(minions),
        "maneuver",
        hands=[["1R118", KEEPER]],
        wounds={"Aragorn": wounds},
    )
    return t.pick(VALIANT)


def test_1r118_both_halves_last_until_the_regroup_phase() -> None:
    t = valiant("Sharp Orc", "Prey")
    aragorn = t.card("Aragorn")
    assert defender_bonus(t.game, aragorn) == 1
    t.until(ASK_DEFENDER)
    assert defender_bonus(t.game, aragorn) == 1
    t.pick("Aragorn against Sharp Orc").pick("Aragorn against Prey")
    t.until_phase(REGROUP)
    assert t.wounds("Aragorn") == 1  # of the two that he would have taken
    assert defender_bonus(t.game, aragorn) == 0
    assert not amounts(t.game, WOUND_CAP, aragorn)


def test_1r118_its_cap_does_not_hold_for_arrows() -> None:
    t = valiant("Goblin Bow", "Goblin Bow")
    t.until(ASK_ARCHERY).pick("Aragorn")
    t.until(ASK_ARCHERY).pick("Aragorn")
    assert t.wounds("Aragorn") == 2


def test_no_wounds_in_a_phase_is_laid_for_that_phase_alone() -> None:
    """A step may lay what constant texts say of one phase (2U99)."""
    t = to_phase(table(), MANEUVER)
    hero = t.card("Hero")
    do = Make(SELF, NoWoundsIn(ARCHERY), TILL_REGROUP)
    t.game.decision = None
    do.apply(t.game, Frame(PERFORM, 0, hero, cards=NOBODY), hero)
    t.game.run()
    assert can_be_wounded(t.game, hero)
    to_phase(t, ARCHERY)
    assert not can_be_wounded(t.game, hero)
    to_phase(t, SKIRMISH)
    assert can_be_wounded(t.game, hero)
