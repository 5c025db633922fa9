"""The sphere of Leadership."""

from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import ChoosePlayer, Have, Provided
from mathom.games.lcg.abilities import Action, AttachTo, Response, ResponseFromHand
from mathom.games.lcg.facts import card
from mathom.games.lcg.printed import (
    ATTACK,
    DEFENSE,
    WILLPOWER,
    ally,
    attachment,
    event,
    leadership,
    ranged,
    restricted,
    spirit,
)
from mathom.games.lcg.words.cards import (
    ALLY,
    CHARACTER,
    DWARF,
    ENEMY,
    GONDOR,
    HERO,
    LOCATION,
    NOT_ENGAGED_WITH_YOU,
    ORC,
    THAT_PLAYERS,
    YOURS,
)
from mathom.games.lcg.words.conditions import StillInPlay
from mathom.games.lcg.words.moves import AT_END_OF_PHASE, Draw, Later, PutIntoPlay, ReturnToHand
from mathom.games.lcg.words.perils import Engage, PlaceProgress
from mathom.games.lcg.words.players import A_PLAYER, ITS_CONTROLLER
from mathom.games.lcg.words.selections import ATTACHED_HERO, YOUR_HAND, a, another, each, that
from mathom.games.lcg.words.standing import Boost, GainsIcon, GainsTrait, Gets
from mathom.games.lcg.words.triggers import ENTERS_PLAY, LeavesPlay, YoursLeavesPlay
from mathom.games.lcg.words.verbs import PHASE, AddResources, Damage, Exhaust, Give, Ready

card(
    13,
    "Guard of the Citadel",
    ally,
    sphere=leadership,
    cost=2,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=2,
    traits=(
        "Gondor",
        "Warrior",
    ),
    quantity=3,
)
card(
    14,
    "Faramir",
    ally,
    (
        Action(
            (
                ChoosePlayer(A_PLAYER),
                Give(each(CHARACTER & THAT_PLAYERS), Boost(+1, WILLPOWER), PHASE),
            ),
            cost=Exhaust(SELF),
        ),
    ),
    sphere=leadership,
    unique=True,
    cost=4,
    willpower=2,
    attack=1,
    defense=2,
    hit_points=3,
    traits=(
        "Gondor",
        "Noble",
        "Ranger",
    ),
    quantity=2,
)
card(
    15,
    "Son of Arnor",
    ally,
    (Response(ENTERS_PLAY, Engage(a(ENEMY & NOT_ENGAGED_WITH_YOU))),),
    sphere=leadership,
    cost=3,
    willpower=0,
    attack=2,
    defense=0,
    hit_points=2,
    traits=("Dúnedain",),
    quantity=2,
)
card(
    16,
    "Snowbourn Scout",
    ally,
    (Response(ENTERS_PLAY, PlaceProgress(1, a(LOCATION))),),
    sphere=leadership,
    cost=1,
    willpower=0,
    attack=0,
    defense=1,
    hit_points=1,
    traits=(
        "Rohan",
        "Scout",
    ),
    quantity=3,
)
card(
    17,
    "Silverlode Archer",
    ally,
    sphere=leadership,
    cost=3,
    willpower=1,
    attack=2,
    defense=0,
    hit_points=1,
    traits=(
        "Archer",
        "Silvan",
    ),
    keywords=ranged,
    quantity=2,
)
card(
    18,
    "Longbeard Orc Slayer",
    ally,
    (Response(ENTERS_PLAY, Damage(1, each(ENEMY & ORC))),),
    sphere=leadership,
    cost=4,
    willpower=0,
    attack=2,
    defense=1,
    hit_points=3,
    traits=(
        "Dwarf",
        "Warrior",
    ),
    quantity=2,
)
card(
    19,
    "Brok Ironfist",
    ally,
    (ResponseFromHand(YoursLeavesPlay(HERO & DWARF), PutIntoPlay(SELF)),),
    sphere=leadership,
    unique=True,
    cost=6,
    willpower=2,
    attack=2,
    defense=1,
    hit_points=4,
    traits=(
        "Dwarf",
        "Warrior",
    ),
)
card(20, "Ever Vigilant", event, (Action(Ready(a(ALLY))),), sphere=leadership, cost=1, quantity=2)
card(
    21,
    "Common Cause",
    event,
    (Action(Ready(another(HERO)), cost=Exhaust(a(HERO & YOURS))),),
    sphere=leadership,
    cost=0,
    quantity=2,
)
card(
    22,
    "For Gondor!",
    event,
    (
        Action(
            (
                Give(each(CHARACTER), Boost(+1, ATTACK), PHASE),
                Give(each(CHARACTER & GONDOR), Boost(+1, DEFENSE), PHASE),
            )
        ),
    ),
    sphere=leadership,
    cost=2,
    quantity=2,
)
card(
    23,
    "Sneak Attack",
    event,
    (
        Action(
            (
                PutIntoPlay(a(ALLY, YOUR_HAND)),
                Later(AT_END_OF_PHASE, Provided(StillInPlay(that(ALLY)), ReturnToHand(that(ALLY)))),
            )
        ),
    ),
    sphere=leadership,
    cost=1,
    quantity=2,
)
card(
    24,
    "Valiant Sacrifice",
    event,
    (Response(LeavesPlay(ALLY), Have(ITS_CONTROLLER, Draw(2))),),
    sphere=leadership,
    cost=1,
    quantity=2,
)
card(25, "Grim Resolve", event, (Action(Ready(each(CHARACTER))),), sphere=leadership, cost=5)
card(
    26,
    "Steward of Gondor",
    attachment,
    (
        AttachTo(HERO),
        GainsTrait(ATTACHED_HERO, GONDOR.trait),
        Action(AddResources(2, ATTACHED_HERO), cost=Exhaust(SELF)),
    ),
    sphere=leadership,
    unique=True,
    cost=2,
    traits=(
        "Gondor",
        "Title",
    ),
    quantity=2,
)
card(
    27,
    "Celebrían's Stone",
    attachment,
    (
        AttachTo(HERO),
        Gets(ATTACHED_HERO, Boost(+2, WILLPOWER)),
        GainsIcon(ATTACHED_HERO, "Aragorn", spirit),
    ),
    sphere=leadership,
    unique=True,
    cost=2,
    traits=(
        "Artifact",
        "Item",
    ),
    keywords=restricted,
)
