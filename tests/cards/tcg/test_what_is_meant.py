"""What a text refers back to: settled when the cards are loaded, and that card and no other.

The generators go over every reference of every card; a made-up card whose reference nothing binds
does not load.
"""

import pytest

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, NOBODY, PLAYER, SUBJECT, VALUE, bind
from mathom.cardplay.phrases import Noun
from mathom.cardplay.steps import PERFORM, Targeted
from mathom.cardplay.word import inside
from mathom.games.tcg.abilities import Ability, Action, EachTime, On, Response, ToPlay
from mathom.games.tcg.facts import DEFINED, FREE_PEOPLES, SHADOW, Card
from mathom.games.tcg.library import check
from mathom.games.tcg.printed import (
    companion,
    condition,
    event,
    fellowship,
    maneuver,
    possession,
    skirmish,
)
from mathom.games.tcg.questions import ASK_SKIRMISH
from mathom.games.tcg.rows import PRINTED, ZONE
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.clauses import Skirmishing
from mathom.games.tcg.words.conditions.cards import IsA
from mathom.games.tcg.words.conditions.spotting import SpotCards, YouSpot, spot
from mathom.games.tcg.words.for_each import ThingSuch
from mathom.games.tcg.words.modifiers import Strength, StrengthMinusX, StrengthOr
from mathom.games.tcg.words.nouns import (
    ARCHER,
    CARD,
    CHARACTER,
    COMPANION,
    DWARF,
    ELF,
    MINION,
    ORC,
    RANGER,
    SITE,
)
from mathom.games.tcg.words.numbers import THAT_MANY
from mathom.games.tcg.words.players import AN_OPPONENT, EACH_OPPONENT, OwnerOf, ThatPlayer
from mathom.games.tcg.words.references import BEARER, REST, THOSE_CARDS, That, that
from mathom.games.tcg.words.selections import BottomCard, TopCard, a, each, n
from mathom.games.tcg.words.triggers.harm import AboutToWound, Exerts
from mathom.games.tcg.words.triggers.playing import IsPlayed
from mathom.games.tcg.words.triggers.skirmishes import Wins, WinsAgainst
from mathom.games.tcg.words.triggers.turn import REGROUP_STARTS
from mathom.games.tcg.words.verbs.combining import AndDo, By, ForEach, IfDo, IfElse, May, OrDo
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.drawing import Draw, PutBack
from mathom.games.tcg.words.verbs.harm import Exert, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import Give
from mathom.games.tcg.words.verbs.preventing import CANCEL_EVENT, PREVENT_WOUND
from mathom.games.tcg.words.verbs.revealing import Reveal
from mathom.games.tcg.words.verbs.sites import LaysSite
from mathom.games.tcg.words.verbs.skirmishes import Assign
from mathom.games.tcg.words.verbs.spotting import Spot, spotting
from mathom.games.tcg.words.verbs.tokens import AddBurdens, AmountX, RemoveTwilight
from mathom.games.tcg.words.zones import DECK_OF_YOURS, FROM_HAND, SELF
from mathom.kernel.frame import NONE, Frame
from tcg_table import DECK, DISCARD, REMOVED, Table, number

FOUND = [
    (f"{card.id}-{place}-{word.noun.singular or 'either'}", word)
    for card in DEFINED
    for place, text in enumerate(card.text)
    for word in inside(text)
    if isinstance(word, That)
]
ALL = [pytest.param(word, id=name) for name, word in FOUND]
OF_A_SKIRMISH = [pytest.param(word, id=name) for name, word in FOUND if word.among is not None]


def crowded(fighting: bool = False) -> Table:
    """A table with two of every kind of card that texts speak of again; some of them fight."""
    return Table(
        ["Gimli", "1C7", "Legolas", "Aragorn", "Boromir", "Merry", "Pippin", "1R30", "Gandalf"],
        [
            "Small Orc",
            "Big Orc",
            "Uruk of the Hand",
            "Uruk Slayer",
            "Rider in Black",
            "2R85",
            "3C69",
        ],
        "skirmish" if fighting else "maneuver",
        site=4,
        hands=[["1C315"], []],
        support=[["1R34", "1R40", "1C21", "1C20"], ["1C157", "1C192"]],
        bearing={"1C9": "Gimli", "2C10": "1C7", "1C41": "Legolas"},
        assigned={"Small Orc": "Gimli", "Big Orc": "Gimli"} if fighting else {},
    )


def such(t: Table, noun: Noun) -> list[int]:
    frame = Frame(PERFORM, 0, NONE, cards=NOBODY)
    count = len(t.game.rows[PRINTED])
    return [card for card in range(count) if noun.test(t.game, frame, card)]


@pytest.mark.parametrize("reference", ALL)
def test_a_reference_means_what_was_bound_and_nothing_in_sight(reference: That) -> None:
    """With others of its kind in play, bound under every other name, and in the skirmish."""
    t = crowded(fighting=True)
    found = such(t, reference.noun)
    assert len(found) > 1, "the table lacks a decoy"
    for bound in found[:3]:
        decoy = next(card for card in found if card != bound)
        names = tuple([decoy] * len(NOBODY))
        frame = Frame(PERFORM, 0, NONE, cards=bind(names, reference.register, bound))
        if reference.among is None:
            assert reference.cards(t.game, frame) == [bound]
            frame.cards = bind(names, reference.register, NONE)
            assert reference.cards(t.game, frame) == []
            frame.cards = NOBODY
            assert reference.cards(t.game, frame) == []


@pytest.mark.parametrize("reference", OF_A_SKIRMISH)
def test_a_reference_to_a_skirmish_means_those_in_it(reference: That) -> None:
    """1C20, 9R27: all of that kind that fight, and none that does not; nobody without one."""
    frame = Frame(PERFORM, 0, NONE, cards=NOBODY)
    t = crowded(fighting=True)
    foes = [t.card("Small Orc"), t.card("Big Orc")] if reference.noun == ORC.noun else []
    assert sorted(reference.cards(t.game, frame)) == sorted(foes)
    assert reference.cards(crowded().game, frame) == []


@pytest.mark.parametrize("card", DEFINED, ids=lambda card: card.id)
def test_what_binds_a_reference_puts_it_where_the_reference_looks(card: Card) -> None:
    """Every binding that a reference may lean on is one that its word makes in play."""
    texts = [text for text in card.text if any(isinstance(word, That) for word in inside(text))]
    for text in texts:
        known = Known(borne=True)
        for other in card.text:
            if isinstance(other, Action) and other is not text:
                other.follow(known)
        text.follow(known)
        for one in known.bindings:
            if one.among is not None:
                continue
            if isinstance(one.by, On):
                assert one.register in (SUBJECT, VALUE, CAUSE)
            elif isinstance(one.by, Targeted):
                assert one.by.who.one()
                assert one.by.who.slot() == one.register
            else:
                assert isinstance(one.by, (Spot, Assign, LaysSite))


def test_there_are_references_to_go_over() -> None:
    assert len(ALL) > 55


# What does not load


def made_up(printed: Card, *text: Ability) -> Card:
    """A card that is not defined."""
    printed.id = "99C1"
    printed.text = text
    for ability in text:
        printed.sort(ability)
    return printed


def deed(*do: object, **more: object) -> Card:
    """An event with this text."""
    action = Action(skirmish, tuple(do), **more)  # type: ignore[arg-type]
    return made_up(event("Made Up", FREE_PEOPLES, "Gandalf", 0, "skirmish"), action)


STRONGER = Strength(+1)
UNBOUND = {
    "nothing before": deed(Give(that(DWARF), STRONGER)),
    "another noun": deed(Give(that(ELF), STRONGER), cost=Exert(a(DWARF))),
    "a wider noun": deed(Give(that(CHARACTER), STRONGER), cost=Exert(a(DWARF))),
    "a narrower noun": deed(Give(that(DWARF), STRONGER), cost=Exert(a(CHARACTER))),
    "the same register": deed(
        Give(that(RANGER), STRONGER), cost=AndDo((Exert(a(RANGER)), Exert(a(ARCHER))))
    ),
    "only named later": deed(Give(that(DWARF), STRONGER), Exert(a(DWARF))),
    "several": deed(Heal(that(DWARF)), cost=Exert(n(2, DWARF))),
    "each": deed(Wound(each(MINION)), Discard(that(MINION))),
    "each, after one": deed(
        Give(each(MINION), STRONGER), Discard(that(MINION)), cost=Exert(a(MINION))
    ),
    "one way of two": deed(OrDo((Exert(a(DWARF)), Exert(a(ELF)))), Heal(that(DWARF))),
    "if at all": deed(IfDo(spot(a(ELF)), Exert(a(DWARF))), Heal(that(DWARF))),
    "otherwise": deed(IfElse(spot(a(ELF)), Exert(a(DWARF)), AddBurdens(1)), Heal(that(DWARF))),
    "perhaps": deed(May(Exert(a(DWARF))), Heal(that(DWARF))),
    "for each of none": deed(ForEach(Exert(a(DWARF)), ThingSuch(ELF)), Heal(that(DWARF))),
    "in a condition": deed(IfDo(IsA(that(CARD), a(CARD)), AddBurdens(1))),
    "in a clause": deed(Wound(a(MINION & Skirmishing(that(ELF))))),
    "in an improvement": deed(Give(a(ELF), StrengthOr(+1, +2, IsA(that(DWARF), a(DWARF))))),
    "only spotted first": deed(Heal(that(ELF)), cost=spotting(a(ELF), a(DWARF))),
    "its owner": deed(By(OwnerOf(that(MINION)), AddBurdens(1))),
    "that player": deed(By(ThatPlayer(), AddBurdens(1))),
    "that player of several": deed(
        By(EACH_OPPONENT, Discard(a(CARD, FROM_HAND))), By(ThatPlayer(), AddBurdens(1))
    ),
    "those cards": deed(Discard(THOSE_CARDS)),
    "the rest": deed(Discard(REST)),
    "the rest in order": deed(PutBack()),
    "an equal number": deed(Draw(THAT_MANY)),
    "X": deed(Give(a(MINION), StrengthMinusX())),
    "bearer": deed(Heal(BEARER)),
    "that wound": deed(PREVENT_WOUND),
    "that site": deed(Discard(that(SITE))),
    "you spot, unasked": deed(IfDo(YouSpot(SpotCards(a(ELF))), AddBurdens(1))),
    "what is not its subject": made_up(
        condition("Made Up", "", SHADOW, "Sauron", 0, support=True),
        EachTime(Wins(a(ORC)), Wound(that(COMPANION))),
    ),
    "a moment": made_up(
        condition("Made Up", "", SHADOW, "Sauron", 0, support=True),
        EachTime(REGROUP_STARTS, By(ThatPlayer(), AddBurdens(1))),
    ),
    "an event that is no wound": made_up(
        condition("Made Up", "", SHADOW, "Sauron", 0, support=True),
        Response(IsPlayed(a(MINION)), PREVENT_WOUND),
    ),
    "another paragraph": made_up(
        condition("Made Up", "", FREE_PEOPLES, "Elven", 0, support=True),
        Action(skirmish, Exert(a(ELF))),
        Action(maneuver, Heal(that(ELF))),
    ),
    "what it took to play it": made_up(
        companion("Made Up", "", "Elven", "Elf", (1, 1, 1)),
        ToPlay(Exert(a(ELF))),
        Action(fellowship, Heal(that(ELF))),
    ),
}


@pytest.mark.parametrize("why", UNBOUND)
def test_a_card_whose_reference_nothing_binds_does_not_load(why: str) -> None:
    with pytest.raises(ValueError, match=r"^99C1 Made Up speaks of"):
        check(UNBOUND[why])


BOUND = {
    "by its cost": deed(Give(that(DWARF), STRONGER), cost=Exert(a(DWARF))),
    "by a step": deed(Exert(a(DWARF)), Heal(that(DWARF))),
    "on both ways": deed(OrDo((Exert(a(DWARF)), Wound(a(DWARF)))), Heal(that(DWARF))),
    "of each in turn": deed(Give(each(ELF), StrengthOr(+1, +2, IsA(that(ELF), a(ARCHER))))),
    "within the way": deed(May(AndDo((Exert(a(DWARF)), Heal(that(DWARF)))))),
    "the last spotted": deed(Heal(that(DWARF)), cost=spotting(a(ELF), a(DWARF))),
    "the top card": deed(Reveal(TopCard(DECK_OF_YOURS)), Discard(that(CARD))),
    "the bottom card": deed(Discard(BottomCard(DECK_OF_YOURS)), Discard(that(CARD))),
    "to play it": made_up(
        event("Made Up", FREE_PEOPLES, "Elven", 0, "skirmish"),
        ToPlay(Exert(a(ELF))),
        Action(skirmish, Heal(that(ELF))),
    ),
    "for later": made_up(
        event("Made Up", FREE_PEOPLES, "Elven", 0, "skirmish"),
        Action(skirmish, Exert(a(ELF))),
        EachTime(Wins(a(ELF)), Heal(that(ELF))),
    ),
    "by its trigger": made_up(
        condition("Made Up", "", SHADOW, "Sauron", 0, support=True),
        EachTime(Exerts(a(COMPANION)), Wound(that(COMPANION))),
    ),
    "that card of its trigger": made_up(
        condition("Made Up", "", SHADOW, "Sauron", 0, support=True),
        Response(IsPlayed(a(MINION)), (CANCEL_EVENT, Discard(that(CARD)))),
    ),
    "by the skirmish": made_up(
        condition("Made Up", "", FREE_PEOPLES, "Elven", 0, support=True),
        EachTime(WinsAgainst(a(ELF), a(ORC)), Discard(that(ORC))),
    ),
    "its bearer": made_up(
        possession("Made Up", "", FREE_PEOPLES, "Elven", 0),
        BearerMustBe(a(ELF)),
        Response(AboutToWound(BEARER), PREVENT_WOUND, cost=Discard(SELF)),
    ),
    "that player": deed(By(AN_OPPONENT, AddBurdens(1)), By(ThatPlayer(), AddBurdens(1))),
    "X": deed(Give(a(MINION), StrengthMinusX()), cost=RemoveTwilight(AmountX())),
}


@pytest.mark.parametrize("why", BOUND)
def test_a_card_whose_references_are_bound_loads(why: str) -> None:
    check(BOUND[why])


def test_that_player_is_settled_by_the_text() -> None:
    """The one who was told, or the owner of the trigger's card: never the one for the other."""
    told = ThatPlayer()
    check(deed(By(AN_OPPONENT, AddBurdens(1)), By(told, AddBurdens(1))))
    t = crowded()
    frame = Frame(PERFORM, 0, NONE, cards=bind(NOBODY, SUBJECT, t.card("Small Orc")))
    assert told.players(t.game, frame) == []
    frame.cards = bind(frame.cards, PLAYER, 0)
    assert told.players(t.game, frame) == [0]


# Cards at play


@pytest.mark.parametrize(("bottom", "weaker"), [("Prey", 0), ("1C7", 0), ("1R40", 1)])
def test_beren_and_luthien_look_at_the_card_discarded(bottom: str, weaker: int) -> None:
    """3U9: at the bottom card, and not at whoever fights or was exerted."""
    t = Table(
        ["1R50"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "1R50"},
        support=[["3U9", "1R34"]],
        hands=[["1C315"]],
    )
    t.game.rows[PRINTED][t.game.rows[DECK][0]] = number(bottom)
    before = t.strength("Big Orc")
    t.until_offered("Beren and Lúthien").pick("Beren and Lúthien")
    assert before - t.strength("Big Orc") == weaker
    assert [t.game.rows[PRINTED][card] for card in t.game.rows[DISCARD]] == [number(bottom)]


def test_without_a_deck_nothing_is_meant() -> None:
    """3U9 again: no card was discarded, so none is an Elven card."""
    t = Table(
        ["1R50"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "1R50"},
        support=[["3U9", "1R34"]],
        hands=[["1C315"]],
    )
    for card in t.game.rows[DECK]:
        t.game.rows[ZONE][card] = REMOVED
    t.game.rows[DECK] = []
    before = t.strength("Big Orc")
    t.until_offered("Beren and Lúthien").pick("Beren and Lúthien")
    assert t.strength("Big Orc") == before


def test_the_one_exerted_is_the_one_made_stronger() -> None:
    """1C4: the other Dwarf, though he fights, is left as he is."""
    t = Table(
        ["Gimli", "1C7"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["1C4", "1C315"]],
    )
    before = t.strength("Gimli")
    t.until_offered("Battle Fury").pick("Battle Fury").pick("Dwarf Guard")
    assert t.strength("Gimli") == before
    assert t.strength("1C7") > 4


def test_all_orcs_of_the_skirmish_are_discarded_and_no_other() -> None:
    """1C20: those that were lost against, not one that waits for its own skirmish."""
    t = Table(
        ["Gimli", "Aragorn"],
        ["Orc of Three", "Second Orc of Three", "Small Orc"],
        "skirmish",
        assigned={
            "Orc of Three": "Gimli",
            "Second Orc of Three": "Gimli",
            "Small Orc": "Aragorn",
        },
        bearing={"1C9": "Gimli", "1R14": "Gimli"},
        support=[["1C20"]],
    )
    t.until_offered("Gimli").pick("Gimli")
    for _ in range(30):
        if t.asked == ASK_SKIRMISH or not t.in_play("Orc of Three"):
            break
        t.skip()
    assert not t.in_play("Orc of Three")
    assert not t.in_play("Second Orc of Three")
    assert t.in_play("Small Orc")
