"""Siege of Gondor: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "8U4",
    event("Counts But One", FREE_PEOPLES, "Dwarven", 2, "skirmish"),
    Action(
        skirmish,
        ReplaceInSkirmish(Named("Gimli"), a(COMPANION & UNBOUND)),
        cost=AddThreats(1),
        if_=Unassigned(Named("Gimli")),
    ),
)
card(
    "8R115",
    event("Unheeded", FREE_PEOPLES, "Shire", 0, "response"),
    Response(Exerts(a(MINION)), Wound(that(MINION)), cost=Exert(a(HOBBIT & UNBOUND))),
)
card(
    "8R27",
    companion(
        "Sméagol", "Slippery Sneak", "Gollum", "", (0, 3, 4), keywords="Ring-bound", signet="Frodo"
    ),
    ToPlay(AddBurdens(1)),
    Action(skirmish, Discard(SELF), cost=AddThreats(CountVitality(SELF))),
    Action(
        regroup,
        TakeIntoHand(a(MINION & culture("gollum"), FROM_DISCARD)),
        cost=Discard(SELF),
    ),
)
card(
    "8R32",
    possession("Catapult", "", FREE_PEOPLES, "Gondor", 1, support=True),
    ToPlay(spotting(n(2, KNIGHT & GONDOR))),
    Action(
        maneuver,
        (
            Reveal(TopCard(DeckOf(AN_OPPONENT))),
            By(AN_OPPONENT, Discard(a(CARD & OF_SHADOW & CostsTheSame()))),
        ),
        cost=Discard(n(2, CARD, FROM_HAND)),
    ),
)
