"""The sphere of Spirit."""

from mathom.games.lcg.vocabulary import *

card(
    43,
    ally("Wandering Took", spirit, 2, (1, 1, 1, 2), "Hobbit", 2),
    Action(
        (GiveControl(ANOTHER_PLAYER), RaiseThreat(THAT_PLAYER, 3)),
        cost=LowerThreat(YOU, 3),
        limit=ONCE_PER_ROUND,
    ),
)
card(
    44,
    ally("Lórien Guide", spirit, 3, (1, 1, 0, 2), "Silvan, Scout", 3),
    Response(COMMITS_TO_QUEST, PlaceProgress(1, THE_ACTIVE_LOCATION)),
)
card(
    45,
    ally("Northern Tracker", spirit, 4, (1, 2, 2, 3), "Dúnedain, Ranger", 2),
    Response(COMMITS_TO_QUEST, PlaceProgress(1, each(LOCATION & IN_STAGING))),
)
card(
    46,
    event("The Galadhrim's Greeting", spirit, 3, 2),
    Action(OneOf((LowerThreat(A_PLAYER, 6), LowerThreat(EACH_PLAYER, 2)))),
)
card(
    47,
    event("Strength of Will", spirit, 0, 2),
    Response(TravelTo(LOCATION), PlaceProgress(2, IT), cost=Exhaust(a(CHARACTER & SPIRIT & YOURS))),
)
card(48, event("Hasty Stroke", spirit, 1, 2), Response(SHADOW_EFFECT, Cancel()))
card(49, event("Will of the West", spirit, 1, 2), Action((ShuffleDiscards(A_PLAYER), RemoveSelf())))
card(50, event("A Test of Will", spirit, 1, 2), Response(EffectRevealed(CARD), Cancel()))
card(
    51,
    event("Stand and Fight", spirit, "X", 3),
    Action(PutIntoPlay(a(ALLY & OF_ANY_SPHERE & COSTING_X, ANY_DISCARD))),
)
card(52, event("A Light in the Dark", spirit, 2, 2), Action(ReturnToStaging(a(ENEMY & ENGAGED))))
card(53, event("Dwarven Tomb", spirit, 1, 1), Action(ReturnToHand(a(CARD & SPIRIT, YOUR_DISCARD))))
card(54, event("Fortune or Fate", spirit, 5, 1), Action(PutIntoPlayForOwner(a(HERO, ANY_DISCARD))))
card(
    55,
    attachment("The Favor of the Lady", spirit, 2, "Condition", 2),
    AttachTo(HERO),
    Gets(ATTACHED_HERO, Boost(+1, WILLPOWER)),
)
card(
    56,
    attachment("Power in the Earth", spirit, 1, "Condition", 2),
    AttachTo(LOCATION),
    Gets(ATTACHED_LOCATION, Boost(-1, THREAT)),
)
card(
    57,
    attachment("Unexpected Courage", spirit, 2, "Condition", 1),
    AttachTo(HERO),
    Action(Ready(ATTACHED_HERO), cost=Exhaust(SELF)),
)
