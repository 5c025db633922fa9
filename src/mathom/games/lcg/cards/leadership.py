"""The sphere of Leadership."""

from mathom.games.lcg.vocabulary import *

card(13, ally("Guard of the Citadel", leadership, 2, (1, 1, 0, 2), "Gondor, Warrior", 3))
card(
    14,
    ally("Faramir", leadership, 4, (2, 1, 2, 3), "Gondor, Noble, Ranger", 2, unique=True),
    Action(
        (ChoosePlayer(A_PLAYER), Give(each(CHARACTER & THAT_PLAYERS), Boost(+1, WILLPOWER), PHASE)),
        cost=Exhaust(SELF),
    ),
)
card(
    15,
    ally("Son of Arnor", leadership, 3, (0, 2, 0, 2), "Dúnedain", 2),
    Response(ENTERS_PLAY, Engage(a(ENEMY & NOT_ENGAGED_WITH_YOU))),
)
card(
    16,
    ally("Snowbourn Scout", leadership, 1, (0, 0, 1, 1), "Rohan, Scout", 3),
    Response(ENTERS_PLAY, PlaceProgress(1, a(LOCATION))),
)
card(
    17, ally("Silverlode Archer", leadership, 3, (1, 2, 0, 1), "Archer, Silvan", 2, keywords=ranged)
)
card(
    18,
    ally("Longbeard Orc Slayer", leadership, 4, (0, 2, 1, 3), "Dwarf, Warrior", 2),
    Response(ENTERS_PLAY, Damage(1, each(ENEMY & ORC))),
)
card(
    19,
    ally("Brok Ironfist", leadership, 6, (2, 2, 1, 4), "Dwarf, Warrior", 1, unique=True),
    ResponseFromHand(YoursLeavesPlay(HERO & DWARF), PutIntoPlay(SELF)),
)
card(20, event("Ever Vigilant", leadership, 1, 2), Action(Ready(a(ALLY))))
card(
    21,
    event("Common Cause", leadership, 0, 2),
    Action(Ready(another(HERO)), cost=Exhaust(a(HERO & YOURS))),
)
card(
    22,
    event("For Gondor!", leadership, 2, 2),
    Action(
        (
            Give(each(CHARACTER), Boost(+1, ATTACK), PHASE),
            Give(each(CHARACTER & GONDOR), Boost(+1, DEFENSE), PHASE),
        )
    ),
)
card(
    23,
    event("Sneak Attack", leadership, 1, 2),
    Action(
        (
            PutIntoPlay(a(ALLY, YOUR_HAND)),
            Later(AT_END_OF_PHASE, Provided(StillInPlay(that(ALLY)), ReturnToHand(that(ALLY)))),
        )
    ),
)
card(
    24,
    event("Valiant Sacrifice", leadership, 1, 2),
    Response(LeavesPlay(ALLY), Have(ITS_CONTROLLER, Draw(2))),
)
card(25, event("Grim Resolve", leadership, 5, 1), Action(Ready(each(CHARACTER))))
card(
    26,
    attachment("Steward of Gondor", leadership, 2, "Gondor, Title", 2, unique=True),
    AttachTo(HERO),
    GainsTrait(ATTACHED_HERO, GONDOR.trait),
    Action(AddResources(2, ATTACHED_HERO), cost=Exhaust(SELF)),
)
card(
    27,
    attachment(
        "Celebrían's Stone", leadership, 2, "Artifact, Item", 1, unique=True, keywords=restricted
    ),
    AttachTo(HERO),
    Gets(ATTACHED_HERO, Boost(+2, WILLPOWER)),
    GainsIcon(ATTACHED_HERO, "Aragorn", spirit),
)
