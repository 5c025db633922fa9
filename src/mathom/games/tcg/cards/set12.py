"""Black Rider: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "12U1",
    event("Argument Ready to Hand", FREE_PEOPLES, "Dwarven", 0, "maneuver"),
    Action(maneuver, By(AN_OPPONENT, SpotRace()), cost=spotting(a(DWARF))),
)
card(
    "12U13",
    event("Sharp Defense", FREE_PEOPLES, "Dwarven", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            a(DWARF),
            StrengthOrFor(
                +2,
                +2,
                ThingSuch(POSSESSION & BorneBy(that(DWARF))),
                if_=ResistanceOrMore(that(DWARF), 4),
            ),
        ),
    ),
)
card(
    "12U24",
    condition(
        "Taking the High Ground", "", FREE_PEOPLES, "Elven", 2, keywords="toil 1", support=True
    ),
    Action(archery, MakeArchery(FELLOWSHIP, +1), cost=Discard(a(CHARACTER & ELVEN, FROM_HAND))),
    EachTime(MovesFrom(SuchSite(SITE & keyworded("underground"))), ReturnToHand(your(ELF))),
)
