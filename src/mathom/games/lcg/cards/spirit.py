"""The sphere of Spirit."""

from mathom.cardplay.phrases import IT, SELF
from mathom.cardplay.steps import OneOf
from mathom.games.lcg.abilities import ONCE_PER_ROUND, Action, AttachTo, Response
from mathom.games.lcg.facts import card
from mathom.games.lcg.printed import THREAT, WILLPOWER, ally, attachment, event, spirit
from mathom.games.lcg.words.cards import (
    ALLY,
    CARD,
    CHARACTER,
    COSTING_X,
    ENEMY,
    ENGAGED,
    HERO,
    IN_STAGING,
    LOCATION,
    OF_ANY_SPHERE,
    SPIRIT,
    YOURS,
)
from mathom.games.lcg.words.moves import (
    Cancel,
    GiveControl,
    PutIntoPlay,
    PutIntoPlayForOwner,
    RemoveSelf,
    ReturnToHand,
    ShuffleDiscards,
)
from mathom.games.lcg.words.perils import PlaceProgress, ReturnToStaging
from mathom.games.lcg.words.players import A_PLAYER, ANOTHER_PLAYER, EACH_PLAYER, THAT_PLAYER, YOU
from mathom.games.lcg.words.selections import (
    ANY_DISCARD,
    ATTACHED_HERO,
    ATTACHED_LOCATION,
    THE_ACTIVE_LOCATION,
    YOUR_DISCARD,
    a,
    each,
)
from mathom.games.lcg.words.standing import Boost, Gets
from mathom.games.lcg.words.triggers import (
    COMMITS_TO_QUEST,
    SHADOW_EFFECT,
    EffectRevealed,
    TravelTo,
)
from mathom.games.lcg.words.verbs import Exhaust, LowerThreat, RaiseThreat, Ready

card(
    43,
    "Wandering Took",
    ally,
    (
        Action(
            (GiveControl(ANOTHER_PLAYER), RaiseThreat(THAT_PLAYER, 3)),
            cost=LowerThreat(YOU, 3),
            limit=ONCE_PER_ROUND,
        ),
    ),
    sphere=spirit,
    cost=2,
    willpower=1,
    attack=1,
    defense=1,
    hit_points=2,
    traits=("Hobbit",),
    quantity=2,
)
card(
    44,
    "Lórien Guide",
    ally,
    (Response(COMMITS_TO_QUEST, PlaceProgress(1, THE_ACTIVE_LOCATION)),),
    sphere=spirit,
    cost=3,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=2,
    traits=(
        "Silvan",
        "Scout",
    ),
    quantity=3,
)
card(
    45,
    "Northern Tracker",
    ally,
    (Response(COMMITS_TO_QUEST, PlaceProgress(1, each(LOCATION & IN_STAGING))),),
    sphere=spirit,
    cost=4,
    willpower=1,
    attack=2,
    defense=2,
    hit_points=3,
    traits=(
        "Dúnedain",
        "Ranger",
    ),
    quantity=2,
)
card(
    46,
    "The Galadhrim's Greeting",
    event,
    (Action(OneOf((LowerThreat(A_PLAYER, 6), LowerThreat(EACH_PLAYER, 2)))),),
    sphere=spirit,
    cost=3,
    quantity=2,
)
card(
    47,
    "Strength of Will",
    event,
    (
        Response(
            TravelTo(LOCATION), PlaceProgress(2, IT), cost=Exhaust(a(CHARACTER & SPIRIT & YOURS))
        ),
    ),
    sphere=spirit,
    cost=0,
    quantity=2,
)
card(
    48,
    "Hasty Stroke",
    event,
    (Response(SHADOW_EFFECT, Cancel()),),
    sphere=spirit,
    cost=1,
    quantity=2,
)
card(
    49,
    "Will of the West",
    event,
    (Action((ShuffleDiscards(A_PLAYER), RemoveSelf())),),
    sphere=spirit,
    cost=1,
    quantity=2,
)
card(
    50,
    "A Test of Will",
    event,
    (Response(EffectRevealed(CARD), Cancel()),),
    sphere=spirit,
    cost=1,
    quantity=2,
)
card(
    51,
    "Stand and Fight",
    event,
    (Action(PutIntoPlay(a(ALLY & OF_ANY_SPHERE & COSTING_X, ANY_DISCARD))),),
    sphere=spirit,
    costs_x=True,
    quantity=3,
)
card(
    52,
    "A Light in the Dark",
    event,
    (Action(ReturnToStaging(a(ENEMY & ENGAGED))),),
    sphere=spirit,
    cost=2,
    quantity=2,
)
card(
    53,
    "Dwarven Tomb",
    event,
    (Action(ReturnToHand(a(CARD & SPIRIT, YOUR_DISCARD))),),
    sphere=spirit,
    cost=1,
)
card(
    54,
    "Fortune or Fate",
    event,
    (Action(PutIntoPlayForOwner(a(HERO, ANY_DISCARD))),),
    sphere=spirit,
    cost=5,
)
card(
    55,
    "The Favor of the Lady",
    attachment,
    (
        AttachTo(HERO),
        Gets(ATTACHED_HERO, Boost(+1, WILLPOWER)),
    ),
    sphere=spirit,
    cost=2,
    traits=("Condition",),
    quantity=2,
)
card(
    56,
    "Power in the Earth",
    attachment,
    (
        AttachTo(LOCATION),
        Gets(ATTACHED_LOCATION, Boost(-1, THREAT)),
    ),
    sphere=spirit,
    cost=1,
    traits=("Condition",),
    quantity=2,
)
card(
    57,
    "Unexpected Courage",
    attachment,
    (
        AttachTo(HERO),
        Action(Ready(ATTACHED_HERO), cost=Exhaust(SELF)),
    ),
    sphere=spirit,
    cost=2,
    traits=("Condition",),
)
