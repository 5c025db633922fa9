"""The twelve heroes."""

from mathom.cardplay.phrases import IT, SELF
from mathom.cardplay.steps import Have, Optionally
from mathom.games.lcg.abilities import (
    EACH_PLAYER_ONCE_PER_ROUND,
    ONCE_PER_ROUND,
    Action,
    ForcedIf,
    Response,
)
from mathom.games.lcg.facts import card
from mathom.games.lcg.printed import (
    ATTACK,
    WILLPOWER,
    hero,
    leadership,
    lore,
    ranged,
    sentinel,
    spirit,
    tactics,
)
from mathom.games.lcg.words.cards import CARD, CHARACTER, COMMITTED, ENEMY, HERO, TREACHERY
from mathom.games.lcg.words.conditions import Is
from mathom.games.lcg.words.moves import Cancel, Discard, Draw, LookAtTop, MoveToBottom, Replace
from mathom.games.lcg.words.perils import PlaceProgress
from mathom.games.lcg.words.players import A_PLAYER, THAT_MANY
from mathom.games.lcg.words.selections import THE_QUEST, YOUR_HAND, a, that
from mathom.games.lcg.words.standing import Boost, BoostPerDamage, Gets, StrikesStaging
from mathom.games.lcg.words.triggers import (
    COMMITS_TO_QUEST,
    SUFFERS_DAMAGE,
    DestroyedInAttackBy,
    EffectRevealed,
    IsRevealed,
)
from mathom.games.lcg.words.verbs import (
    PHASE,
    AddResources,
    Damage,
    Exhaust,
    Give,
    Heal,
    Ready,
    Spend,
)

card(
    1,
    "Aragorn",
    hero,
    (Response(COMMITS_TO_QUEST, Ready(SELF), cost=Spend(1, SELF)),),
    sphere=leadership,
    unique=True,
    threat=12,
    willpower=2,
    attack=3,
    defense=2,
    hit_points=5,
    traits=(
        "Dúnedain",
        "Noble",
        "Ranger",
    ),
    keywords=sentinel,
)
card(
    2,
    "Théodred",
    hero,
    (Response(COMMITS_TO_QUEST, AddResources(1, a(HERO & COMMITTED))),),
    sphere=leadership,
    unique=True,
    threat=8,
    willpower=1,
    attack=2,
    defense=1,
    hit_points=4,
    traits=(
        "Noble",
        "Rohan",
        "Warrior",
    ),
)
card(
    3,
    "Glóin",
    hero,
    (Response(SUFFERS_DAMAGE, AddResources(THAT_MANY, SELF)),),
    sphere=leadership,
    unique=True,
    threat=9,
    willpower=2,
    attack=2,
    defense=1,
    hit_points=4,
    traits=(
        "Dwarf",
        "Noble",
    ),
)
card(
    4,
    "Gimli",
    hero,
    (Gets(SELF, BoostPerDamage(+1, ATTACK)),),
    sphere=tactics,
    unique=True,
    threat=11,
    willpower=2,
    attack=2,
    defense=2,
    hit_points=5,
    traits=(
        "Dwarf",
        "Noble",
        "Warrior",
    ),
)
card(
    5,
    "Legolas",
    hero,
    (Response(DestroyedInAttackBy(SELF), PlaceProgress(2, THE_QUEST)),),
    sphere=tactics,
    unique=True,
    threat=9,
    willpower=1,
    attack=3,
    defense=1,
    hit_points=4,
    traits=(
        "Noble",
        "Silvan",
        "Warrior",
    ),
    keywords=ranged,
)
card(
    6,
    "Thalin",
    hero,
    (ForcedIf(IsRevealed(ENEMY), Is(SELF, HERO & COMMITTED), Damage(1, IT)),),
    sphere=tactics,
    unique=True,
    threat=9,
    willpower=1,
    attack=2,
    defense=2,
    hit_points=4,
    traits=(
        "Dwarf",
        "Warrior",
    ),
)
card(
    7,
    "Éowyn",
    hero,
    (
        Action(
            Give(SELF, Boost(+1, WILLPOWER), PHASE),
            cost=Discard(a(CARD, YOUR_HAND)),
            limit=EACH_PLAYER_ONCE_PER_ROUND,
        ),
    ),
    sphere=spirit,
    unique=True,
    threat=9,
    willpower=4,
    attack=1,
    defense=1,
    hit_points=3,
    traits=(
        "Noble",
        "Rohan",
    ),
)
card(
    8,
    "Eleanor",
    hero,
    (Response(EffectRevealed(TREACHERY), (Cancel(), Replace()), cost=Exhaust(SELF)),),
    sphere=spirit,
    unique=True,
    threat=7,
    willpower=1,
    attack=1,
    defense=2,
    hit_points=3,
    traits=(
        "Gondor",
        "Noble",
    ),
)
card(
    9,
    "Dúnhere",
    hero,
    (StrikesStaging(Boost(+1, ATTACK)),),
    sphere=spirit,
    unique=True,
    threat=8,
    willpower=1,
    attack=2,
    defense=1,
    hit_points=4,
    traits=(
        "Rohan",
        "Warrior",
    ),
)
card(
    10,
    "Denethor",
    hero,
    (Action((LookAtTop(), Optionally(MoveToBottom(that(CARD)))), cost=Exhaust(SELF)),),
    sphere=lore,
    unique=True,
    threat=8,
    willpower=1,
    attack=1,
    defense=3,
    hit_points=3,
    traits=(
        "Gondor",
        "Noble",
        "Steward",
    ),
)
card(
    11,
    "Glorfindel",
    hero,
    (Action(Heal(1, a(CHARACTER)), cost=Spend(1, SELF), limit=ONCE_PER_ROUND),),
    sphere=lore,
    unique=True,
    threat=12,
    willpower=3,
    attack=3,
    defense=1,
    hit_points=5,
    traits=(
        "Noble",
        "Noldor",
        "Warrior",
    ),
)
card(
    12,
    "Beravor",
    hero,
    (Action(Have(A_PLAYER, Draw(2)), cost=Exhaust(SELF), limit=ONCE_PER_ROUND),),
    sphere=lore,
    unique=True,
    threat=10,
    willpower=2,
    attack=2,
    defense=2,
    hit_points=4,
    traits=(
        "Dúnedain",
        "Ranger",
    ),
)
