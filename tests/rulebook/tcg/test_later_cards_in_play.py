"""The later rulings about what cards are, where they are and what they amount to."""

import pytest

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import END_OF_TURN, REGROUP
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effects import has, keyword_amount, total, twilight_cost
from mathom.games.tcg.facts import (
    ARCHER,
    FIERCE,
    NO_TEXT,
    NOT_ASSIGNED,
    STRENGTH,
    TOIL,
    by_id,
    keyword,
)
from mathom.games.tcg.library import said
from mathom.games.tcg.rows import EVERYONE, HOST, KNOWN, LOST_THIS_TURN, MARKS, ZONE
from mathom.games.tcg.rulebook.playing import how
from mathom.games.tcg.words.cards import EASTERLING, MINION, ORC
from mathom.kernel.frame import NONE, Frame
from tcg_table import DEAD, DISCARD, HAND, REMOVED, Table


def run(t: Table, frame: Frame) -> None:
    """Run a procedure as a text would."""
    t.game.decision = None
    t.game.call(frame)
    t.game.run()


def test_ahead_is_farther_than_everybody_else() -> None:
    """003: ahead. As Deep Hatred, which leaves when the fellowship is ahead."""
    behind = Table(["Gimli"], others_at=3, site=3, support=[["Deep Hatred"]])
    assert behind.in_play("Deep Hatred")
    three = Table(["Gimli"], players=3, others_at=4, site=4, support=[["Deep Hatred"]])
    three.pick("Move on")
    assert three.twilight > 0
    assert three.zone("Deep Hatred") == DISCARD  # at site 5, ahead of both


def test_two_dead_copies_keep_each_other_from_being_played() -> None:
    """003: dead pile. A unique companion there, and another copy of it: neither can be played."""
    t = Table(dead=["Boromir", "Boromir"], hands=[["Boromir", "Legolas"]])
    assert t.offers("Legolas")
    assert not t.offers("Boromir")


def test_gollum_has_no_race_to_be_spotted() -> None:
    """003: Gollum/Sméagol. As Argument Ready to Hand, against an Orc, a Nazgûl and Gollum."""
    t = Table(
        ["Gimli"],
        ["Gollum", "Small Orc", "Rider in Black"],
        "maneuver",
        site=4,
        hands=[["Argument Ready to Hand"]],
    )
    t.pick("Argument Ready to Hand")
    assert t.who == 1
    assert not t.offers("Gollum")
    t.pick("Small Orc")
    assert t.in_play("Small Orc")
    assert t.zone("Rider in Black") == DISCARD + 1
    assert t.in_play("Gollum")  # of no race at all, he is of no other race


def test_smeagol_is_not_one_whose_race_cannot_be_spotted() -> None:
    """003: Gollum/Sméagol. The Nine Walkers make a Dwarf cheaper, not him."""
    t = Table(["Gandalf"], support=[["The Nine Walkers"]], hands=[["Sméagol", "Gimli"]])
    assert twilight_cost(t.game, t.card("Sméagol")) == 0
    t = Table(["Gandalf"], support=[["The Nine Walkers"]], hands=[["Ancient Creature", "Gimli"]])
    assert twilight_cost(t.game, t.card("Gimli")) == 0
    assert twilight_cost(t.game, t.card("Ancient Creature")) == 3


def test_gollum_is_not_an_orc() -> None:
    """003: Gollum/Sméagol. What befalls all who are not of a race befalls him."""
    t = Table(minions=["Gollum", "Small Orc"], phase="maneuver")
    frame = Frame(PERFORM, 0, NONE, cards=NOBODY)
    gollum = t.card("Gollum")
    assert MINION.test(t.game, frame, gollum)
    assert not ORC.test(t.game, frame, gollum)


def test_keywords_are_game_text() -> None:
    """003: game text. A card without its text has none of its keywords; a title gives none."""
    t = Table(minions=["Rider in Black", "Digger of Pits", "2U82"], phase="maneuver", site=4)
    rider, digger = t.card("Rider in Black"), t.card("Digger of Pits")
    assert has(t.game, rider, FIERCE)
    assert keyword_amount(t.game, digger, TOIL) == 2
    attea = t.card("2U82")
    assert "Easterling" in by_id("2U82").subtitle  # type: ignore[union-attr]
    assert not EASTERLING.test(t.game, Frame(PERFORM, 0, NONE, cards=NOBODY), attea)
    for card in (rider, digger):
        lasting(t.game, NO_TEXT, card, 1, END_OF_TURN, NONE)
    t.game.run()
    assert not has(t.game, rider, FIERCE)
    assert keyword_amount(t.game, digger, TOIL) == 0


def test_the_timing_word_is_game_text_and_its_type_is_not() -> None:
    """003: game text."""
    strike = by_id("1C3")
    assert strike is not None
    assert said(strike)[0].startswith("Skirmish: ")
    assert not any("event" in sentence.lower() for sentence in said(strike))


@pytest.mark.parametrize("id", ["1C176", "2C60", "1C7"])
def test_a_text_holds_neither_lore_nor_helper_text(id: str) -> None:
    """003: helper text; 003: lore. Goblin Marksman is an archer, and that is all."""
    card = by_id(id)
    assert card is not None
    text = said(card)
    assert text in (["Archer."], ["To play, spot a Dwarf."])


def test_a_circle_of_effects_has_none() -> None:
    """003: infinite loops with no voluntary actions. Frodo at 8 against Black Land Observer."""
    t = Table(
        [],
        ["Black Land Observer"],
        "skirmish",
        site=4,
        ring_bearer="15C144",
        ring="20C1",
        assigned={"Black Land Observer": "15C144"},
        hands=[["Hobbit Intuition"] * 3],
        bearing={"Flaming Brand": "15C144"},
    )
    frodo, observer = "15C144", "Black Land Observer"
    assert t.strength(frodo) == 3 + 1 + 1 + 2  # no loop yet: Frodo is weaker than ten
    assert t.strength(observer) == 8
    lasting(t.game, STRENGTH, t.card(frodo), 3, END_OF_TURN, NONE)
    t.game.run()
    assert t.strength(frodo) == 8
    assert t.strength(observer) == 8


def test_a_card_that_comes_back_is_a_new_card() -> None:
    """003: modifiers. As Gandalf, whom Shelob keeps from fighting until he has died."""
    t = Table(["Boromir"], ["Small Orc"], "maneuver")
    boromir = t.card("Boromir")
    lasting(t.game, NOT_ASSIGNED, boromir, 1, END_OF_TURN, NONE)
    t.game.run()
    assert total(t.game, NOT_ASSIGNED, boromir) == 1
    run(t, Frame(kinds.DISCARD_EACH, cards=(boromir,), count=kinds.DISCARDED))
    assert t.zone("Boromir") == DISCARD
    run(
        t,
        Frame(
            kinds.PLAY_CARD,
            0,
            boromir,
            place=t.game.rows[ZONE][boromir],
            event=how(1),
            cards=NOBODY,
        ),
    )
    assert t.in_play("Boromir")
    assert total(t.game, NOT_ASSIGNED, boromir) == 0


def test_cards_out_of_the_game_lie_open() -> None:
    """003: removed from game pile. As Our Time, which removes itself."""
    t = Table(["Gandalf"], ["Small Orc"], "maneuver", support=[["Our Time"]])
    assert t.zone("Our Time") == REMOVED
    assert t.twilight == 4
    card = t.card("Our Time")
    assert t.game.rows[KNOWN][card] & EVERYONE


def test_one_who_is_replaced_is_out_of_the_skirmish() -> None:
    """003: replace; 003: skirmish phase. As Counts But One: Gimli fights on, unhurt or not."""
    t = Table(
        ["Boromir", "Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Boromir"},
        hands=[["Counts But One", "Axe Strike"]],
    )
    t.pick("Counts But One")
    if t.offers("Boromir"):
        t.pick("Boromir")
    assert t.against("Big Orc") == t.card("Gimli")
    assert t.threats() == 1
    t.until_phase(REGROUP)
    assert t.wounds("Boromir") == 0
    assert t.wounds("Gimli") == 0
    assert t.zone("Gimli") == DEAD  # 12 against 6
    assert not t.game.rows[MARKS][t.card("Boromir")] & LOST_THIS_TURN


def test_a_removed_minion_is_no_loser() -> None:
    """003: skirmish phase. Killed in the middle of the skirmish, it neither wins nor loses."""
    t = Table(
        [],
        ["Small Orc", "Weak Beast"],
        "skirmish",
        assigned={"Small Orc": "Frodo", "Weak Beast": "Frodo"},
        bearing={"3C108": "Frodo"},
    )
    orc = t.card("Small Orc")
    t.pick("Frying Pan")
    assert t.zone("Small Orc") == DISCARD + 1
    t.until_phase(REGROUP)
    assert not t.game.rows[MARKS][orc] & LOST_THIS_TURN
    assert t.wounds("Frodo") == 1  # the exertion
    assert t.wounds("Weak Beast") == 1


def test_only_a_card_in_play_returns_to_hand() -> None:
    """003: return to hand. As Taking the High Ground, from an underground site."""
    t = Table(
        ["Legolas"],
        site=5,
        support=[["Taking the High Ground"]],
        discards=[["Bowman of the Wood"]],
    )
    t.pick("Move on")
    assert t.zone("Legolas") == HAND
    assert t.zone("Bowman of the Wood") == DISCARD


def test_followers_go_back_before_the_minions_leave() -> None:
    """003: shadow followers. After the Free Peoples player has reconciled."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "maneuver",
        site=5,
        twilight=3,
        support=[[], ["17R38"]],
        hands=[["Sam"]],
    )
    t.until(kinds.ASK_AID).pick("Saruman")
    assert t.twilight == 2
    assert t.host("17R38") == t.card("Uruk of the Hand")
    assert t.strength("Uruk of the Hand") == 11
    t.until_phase(REGROUP).until(kinds.ASK_MOVE).pick("Stay")
    assert t.asked == kinds.ASK_RECONCILE
    assert t.who == 0
    assert t.host("17R38") == t.card("Uruk of the Hand")
    saruman, uruk = t.card("17R38"), t.card("Uruk of the Hand")
    t.skip()
    assert t.game.rows[HOST][saruman] == NONE
    assert t.game.rows[ZONE][uruk] == DISCARD + 1
    assert t.in_play("17R38")


def test_an_eligible_bearer_is_one_the_card_itself_allows() -> None:
    """003: transfer. Strange-looking Men hand on Flaming Brand to any Man, Black Breath to none."""
    t = Table(
        ["Aragorn", "Boromir", "Legolas"],
        ["Strange-looking Men", "Rider in Black"],
        "maneuver",
        site=4,
        bearing={"Flaming Brand": "Aragorn", "Black Breath": "Legolas"},
    )
    t.until_offered("Strange-looking Men").pick("Strange-looking Men")
    assert not t.offers("Black Breath")
    if t.offers("Flaming Brand"):
        t.pick("Flaming Brand")
    assert sorted(t.labels()) == ["Boromir", "Strange-looking Men"]
    t.pick("Strange-looking Men")
    assert t.host("Flaming Brand") == t.card("Strange-looking Men")
    assert t.twilight == 0


def test_archers_are_archers_by_their_text() -> None:
    """003: game text."""
    t = Table(["Legolas"], ["Small Orc"], "maneuver")
    assert has(t.game, t.card("Legolas"), ARCHER)
    assert keyword("archer") == ARCHER
