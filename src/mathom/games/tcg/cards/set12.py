"""Black Rider: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import archery, condition, event, maneuver, skirmish
from mathom.games.tcg.words.cards import CHARACTER, DWARF, ELF, ELVEN, POSSESSION, SITE, keyworded
from mathom.games.tcg.words.clauses import BorneBy, SuchSite
from mathom.games.tcg.words.counts import ThingSuch
from mathom.games.tcg.words.lasting import Give, MakeArchery
from mathom.games.tcg.words.later import ResistanceOrMore, SpotRace, StrengthOrFor
from mathom.games.tcg.words.mods import FELLOWSHIP
from mathom.games.tcg.words.moments import MovesFrom
from mathom.games.tcg.words.moves import Discard, ReturnToHand
from mathom.games.tcg.words.orders import By
from mathom.games.tcg.words.players import AN_OPPONENT
from mathom.games.tcg.words.pointing import that
from mathom.games.tcg.words.selections import a, your
from mathom.games.tcg.words.verbs import spotting
from mathom.games.tcg.words.zones import FROM_HAND

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
