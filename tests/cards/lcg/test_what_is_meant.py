"""What a text refers back to: settled when the cards are loaded, and that card and no other."""

import pytest

from lcg_table import Table
from mathom.cardplay.combining import OneOf, Optionally
from mathom.cardplay.names import CAUSE, NOBODY, PLAYER, SUBJECT, VALUE, bind
from mathom.cardplay.phrases import IT, That
from mathom.cardplay.steps import PERFORM, ChoosePlayer, Have
from mathom.cardplay.word import inside
from mathom.games.lcg.abilities import Action, Forced, Response, WhenRevealed
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import check
from mathom.games.lcg.words.durations import AT_END_OF_PHASE
from mathom.games.lcg.words.nouns import ALLY, ENEMY, HERO
from mathom.games.lcg.words.numbers import THAT_MANY
from mathom.games.lcg.words.players import A_PLAYER, EACH_PLAYER, ITS_CONTROLLER, THAT_PLAYER
from mathom.games.lcg.words.selections import a, each, that
from mathom.games.lcg.words.triggers import SUFFERS_DAMAGE, IsRevealed, LeavesPlay, RoundEnds
from mathom.games.lcg.words.verbs.cancelling import Cancel
from mathom.games.lcg.words.verbs.characters import Damage, Exhaust, Ready
from mathom.games.lcg.words.verbs.drawing import Discard, ReturnToHand
from mathom.games.lcg.words.verbs.lasting import Later
from mathom.games.lcg.words.verbs.threat import RaiseThreat
from mathom.kernel.frame import NONE, Frame

ALL = [
    pytest.param(word, id=f"{card.title}-{word.noun.singular}")
    for card in CARDS
    for text in card.text
    for word in inside(text)
    if isinstance(word, That)
]


@pytest.mark.parametrize("reference", ALL)
def test_a_reference_means_what_was_bound_and_nothing_in_sight(reference: That) -> None:
    t = Table(["Aragorn", "Éowyn"])
    bound, decoy = t.card("Aragorn"), t.card("Éowyn")
    names = tuple([decoy] * len(NOBODY))
    frame = Frame(PERFORM, 0, NONE, cards=bind(names, reference.register, bound))
    assert reference.cards(t.game, frame) == [bound]
    frame.cards = bind(names, reference.register, NONE)
    assert reference.cards(t.game, frame) == []


UNBOUND = {
    "nothing before": Action(Ready(that(HERO))),
    "another noun": Action(Ready(that(HERO)), cost=Exhaust(a(ALLY))),
    "only named later": Action((Ready(that(HERO)), Exhaust(a(HERO)))),
    "each": Action((Damage(1, each(ENEMY)), Discard(that(ENEMY)))),
    "one way of two": Action((OneOf((Exhaust(a(HERO)), Exhaust(a(ALLY)))), Ready(that(HERO)))),
    "perhaps": Action((Optionally(Exhaust(a(HERO))), Ready(that(HERO)))),
    "each player's": WhenRevealed((Have(EACH_PLAYER, Exhaust(a(HERO))), Ready(that(HERO)))),
    "later": Action(Later(AT_END_OF_PHASE, ReturnToHand(that(ALLY)))),
    "it": Action(Damage(1, IT)),
    "it, of a moment": Forced(RoundEnds(), Damage(1, IT)),
    "that player": Action(RaiseThreat(THAT_PLAYER, 1)),
    "that player of several": WhenRevealed(
        (Have(EACH_PLAYER, Exhaust(a(HERO))), RaiseThreat(THAT_PLAYER, 1))
    ),
    "that many": Response(IsRevealed(ENEMY), RaiseThreat(A_PLAYER, THAT_MANY)),
    "its controller": Response(IsRevealed(ENEMY), RaiseThreat(ITS_CONTROLLER, 1)),
    "that effect": Action(Cancel()),
}


@pytest.mark.parametrize("why", UNBOUND)
def test_a_card_whose_reference_nothing_binds_does_not_load(why: str) -> None:
    with pytest.raises(ValueError, match=r"^Made Up speaks of"):
        check("Made Up", (UNBOUND[why],))


BOUND = {
    "by its cost": Action(Ready(that(HERO)), cost=Exhaust(a(HERO))),
    "within the way": Action(Optionally(Exhaust(a(HERO)))),
    "by its trigger": Response(IsRevealed(ENEMY), Damage(1, that(ENEMY))),
    "it": Response(IsRevealed(ENEMY), Damage(1, IT)),
    "that player": Action((ChoosePlayer(A_PLAYER), RaiseThreat(THAT_PLAYER, 1))),
    "meanwhile": WhenRevealed(Have(EACH_PLAYER, RaiseThreat(THAT_PLAYER, 1))),
    "that many": Response(SUFFERS_DAMAGE, RaiseThreat(A_PLAYER, THAT_MANY)),
    "its controller": Response(LeavesPlay(ALLY), RaiseThreat(ITS_CONTROLLER, 1)),
}


@pytest.mark.parametrize("why", BOUND)
def test_a_card_whose_references_are_bound_loads(why: str) -> None:
    check("Made Up", (BOUND[why],))


def test_every_name_has_a_register_of_its_own() -> None:
    assert len({SUBJECT, VALUE, CAUSE, PLAYER}) == 4
