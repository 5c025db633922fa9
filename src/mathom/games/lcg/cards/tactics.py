"""The sphere of Tactics."""

from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import ChoosePlayer
from mathom.games.lcg.abilities import ONCE_PER_ROUND, Action, AttachTo, Response
from mathom.games.lcg.facts import card
from mathom.games.lcg.kinds import FIGHTING
from mathom.games.lcg.printed import (
    ATTACK,
    DEFENSE,
    HIT_POINTS,
    ally,
    attachment,
    event,
    ranged,
    restricted,
    sentinel,
    tactics,
)
from mathom.games.lcg.words.cards import (
    ABLE_TO_STRIKE,
    CHARACTER,
    DWARF,
    ENEMY,
    ENGAGED,
    ENGAGED_WITH_THAT,
    HERO,
    ORC,
    RANGED,
    YOURS,
)
from mathom.games.lcg.words.conditions import Is
from mathom.games.lcg.words.moves import AT_END_OF_PHASE, Later, ShuffleBack
from mathom.games.lcg.words.perils import PlaceProgress, StrikeAtOnce
from mathom.games.lcg.words.players import A_PLAYER
from mathom.games.lcg.words.selections import ATTACHED_HERO, THE_ATTACKER, THE_QUEST, a, each, that
from mathom.games.lcg.words.standing import Boost, BoostOr, Gets, GetsAgainst, PaidFromPools
from mathom.games.lcg.words.triggers import DEFENDS, AnyoneDefends, DestroyedInAttackBy, IsDestroyed
from mathom.games.lcg.words.verbs import (
    PHASE,
    AddResources,
    CannotAttackThem,
    Damage,
    Exhaust,
    Give,
    ManyDefenders,
    NotAttacked,
)

card(
    28,
    "Veteran Axehand",
    ally,
    sphere=tactics,
    cost=2,
    willpower=0,
    attack=2,
    defense=1,
    hit_points=2,
    traits=(
        "Dwarf",
        "Warrior",
    ),
    quantity=3,
)
card(
    29,
    "Gondorian Spearman",
    ally,
    (Response(DEFENDS, Damage(1, THE_ATTACKER)),),
    sphere=tactics,
    cost=2,
    willpower=0,
    attack=1,
    defense=1,
    hit_points=1,
    traits=(
        "Gondor",
        "Warrior",
    ),
    keywords=sentinel,
    quantity=3,
)
card(
    30,
    "Horseback Archer",
    ally,
    sphere=tactics,
    cost=3,
    willpower=0,
    attack=2,
    defense=1,
    hit_points=2,
    traits=(
        "Rohan",
        "Archer",
    ),
    keywords=ranged,
    quantity=2,
)
card(
    31,
    "Beorn",
    ally,
    (
        Action(
            (Give(SELF, Boost(+5, ATTACK), PHASE), Later(AT_END_OF_PHASE, ShuffleBack())),
            limit=ONCE_PER_ROUND,
        ),
    ),
    sphere=tactics,
    unique=True,
    cost=6,
    willpower=1,
    attack=3,
    defense=3,
    hit_points=6,
    traits=(
        "Beorning",
        "Warrior",
    ),
)
card(
    32,
    "Blade Mastery",
    event,
    (Action(Give(a(CHARACTER), (Boost(+1, ATTACK), Boost(+1, DEFENSE)), PHASE)),),
    sphere=tactics,
    cost=1,
    quantity=3,
)
card(
    33,
    "Rain of Arrows",
    event,
    (
        Action(
            (ChoosePlayer(A_PLAYER), Damage(1, each(ENEMY & ENGAGED_WITH_THAT))),
            cost=Exhaust(a(CHARACTER & RANGED & YOURS)),
        ),
    ),
    sphere=tactics,
    cost=1,
    quantity=2,
)
card(
    34,
    "Feint",
    event,
    (Action(CannotAttackThem(a(ENEMY & ENGAGED), PHASE), phase=FIGHTING),),
    sphere=tactics,
    cost=1,
    quantity=2,
)
card(
    35,
    "Quick Strike",
    event,
    (Action(StrikeAtOnce(that(CHARACTER)), cost=Exhaust(a(CHARACTER & YOURS & ABLE_TO_STRIKE))),),
    sphere=tactics,
    cost=1,
    quantity=2,
)
card(
    36,
    "Thicket of Spears",
    event,
    (
        PaidFromPools(3),
        Action(NotAttacked(A_PLAYER, PHASE)),
    ),
    sphere=tactics,
    cost=3,
    quantity=2,
)
card(
    37,
    "Swift Strike",
    event,
    (Response(AnyoneDefends(CHARACTER), Damage(2, THE_ATTACKER)),),
    sphere=tactics,
    cost=2,
)
card(38, "Stand Together", event, (Action(ManyDefenders(A_PLAYER, PHASE)),), sphere=tactics, cost=0)
card(
    39,
    "Blade of Gondolin",
    attachment,
    (
        AttachTo(HERO),
        GetsAgainst(ATTACHED_HERO, Boost(+1, ATTACK), ORC.trait),
        Response(DestroyedInAttackBy(ATTACHED_HERO), PlaceProgress(1, THE_QUEST)),
    ),
    sphere=tactics,
    cost=1,
    traits=(
        "Item",
        "Weapon",
    ),
    keywords=restricted,
    quantity=2,
)
card(
    40,
    "Citadel Plate",
    attachment,
    (
        AttachTo(HERO),
        Gets(ATTACHED_HERO, Boost(+4, HIT_POINTS)),
    ),
    sphere=tactics,
    cost=4,
    traits=(
        "Item",
        "Armor",
    ),
    keywords=restricted,
    quantity=2,
)
card(
    41,
    "Dwarven Axe",
    attachment,
    (
        AttachTo(HERO),
        Gets(ATTACHED_HERO, BoostOr(+1, ATTACK, Is(ATTACHED_HERO, HERO & DWARF), +2)),
    ),
    sphere=tactics,
    cost=2,
    traits=(
        "Item",
        "Weapon",
    ),
    keywords=restricted,
    quantity=2,
)
card(
    42,
    "Horn of Gondor",
    attachment,
    (
        AttachTo(HERO),
        Response(IsDestroyed(CHARACTER), AddResources(1, ATTACHED_HERO)),
    ),
    sphere=tactics,
    unique=True,
    cost=1,
    traits=(
        "Item",
        "Artifact",
    ),
    keywords=restricted,
)
