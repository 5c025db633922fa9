"""Encounter sets: Spiders of Mirkwood, Wilderlands."""

from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import Have, Optionally
from mathom.games.lcg.abilities import Forced, ForcedIf, Response, Shadow, Travel, WhenRevealed
from mathom.games.lcg.facts import card
from mathom.games.lcg.kinds import FIGHTING
from mathom.games.lcg.printed import ATTACK, WILLPOWER, enemy, location, surge, treachery
from mathom.games.lcg.words.cards import (
    CHARACTER,
    COMMITTED,
    ENEMY,
    EVENT,
    HERO,
    IN_STAGING,
    THEIRS,
    YOURS,
)
from mathom.games.lcg.words.conditions import BLANK_SHADOW_DEALT, UNDEFENDED, Is, Upgrade
from mathom.games.lcg.words.moves import AttachSelf, Discard, SearchTop
from mathom.games.lcg.words.perils import (
    AttacksToo,
    PlaceProgress,
    RemoveProgress,
    ReturnToStaging,
    RevealCards,
)
from mathom.games.lcg.words.players import EACH_PLAYER, MOST_THREATENED, YOU
from mathom.games.lcg.words.selections import (
    THE_ATTACKER,
    THE_DEFENDER,
    THE_QUEST,
    THEIR_HAND,
    a,
    each,
    several,
)
from mathom.games.lcg.words.standing import (
    Boost,
    BoostOr,
    Caught,
    ExcessToThreat,
    MustTravel,
    NotByChoice,
)
from mathom.games.lcg.words.triggers import (
    ATTACKS,
    ENGAGES,
    EXPLORED,
    HAS_ATTACKED,
    TRAVEL_HERE,
    PhaseEnds,
)
from mathom.games.lcg.words.verbs import (
    PHASE,
    THIS_ATTACK,
    Damage,
    Exhaust,
    Give,
    NoDefense,
    RaiseThreat,
)

card(
    74,
    "King Spider",
    enemy,
    (
        WhenRevealed(Have(EACH_PLAYER, Exhaust(a(CHARACTER & THEIRS)))),
        Shadow(Exhaust(several(Upgrade(1, UNDEFENDED, 2), CHARACTER & YOURS))),
    ),
    threat=2,
    attack=3,
    defense=1,
    hit_points=3,
    engagement=20,
    traits=(
        "Creature",
        "Spider",
    ),
    quantity=2,
    easy=2,
    encounter_set="Spiders of Mirkwood",
)
card(
    75,
    "Hummerhorns",
    enemy,
    (
        Forced(ENGAGES, Damage(5, a(HERO & YOURS))),
        Shadow(Damage(Upgrade(1, UNDEFENDED, 2), each(CHARACTER & YOURS))),
    ),
    threat=1,
    attack=2,
    defense=0,
    hit_points=3,
    engagement=40,
    traits=(
        "Creature",
        "Insect",
    ),
    victory=5,
    easy=0,
    encounter_set="Spiders of Mirkwood",
)
card(
    76,
    "Ungoliant's Spawn",
    enemy,
    (
        WhenRevealed(Give(each(CHARACTER & COMMITTED), Boost(-1, WILLPOWER), PHASE)),
        Shadow(RaiseThreat(YOU, Upgrade(4, UNDEFENDED, 8))),
    ),
    threat=3,
    attack=5,
    defense=2,
    hit_points=9,
    engagement=32,
    traits=(
        "Creature",
        "Spider",
    ),
    easy=1,
    encounter_set="Spiders of Mirkwood",
)
card(
    77,
    "Great Forest Web",
    location,
    (Travel(Have(EACH_PLAYER, Exhaust(a(HERO & THEIRS)))),),
    threat=2,
    quest_points=2,
    traits=("Forest",),
    quantity=2,
    easy=2,
    encounter_set="Spiders of Mirkwood",
)
card(
    78,
    "Mountains of Mirkwood",
    location,
    (
        Travel(RevealCards(1)),
        Response(EXPLORED, Have(EACH_PLAYER, Optionally(SearchTop(5)))),
    ),
    threat=2,
    quest_points=3,
    traits=(
        "Forest",
        "Mountain",
    ),
    quantity=3,
    easy=3,
    encounter_set="Spiders of Mirkwood",
)
card(
    79,
    "Eyes of the Forest",
    treachery,
    (WhenRevealed(Have(EACH_PLAYER, Discard(each(EVENT, THEIR_HAND)))),),
    easy=0,
    encounter_set="Spiders of Mirkwood",
)
card(
    80,
    "Caught in a Web",
    treachery,
    (
        WhenRevealed(Have(MOST_THREATENED, AttachSelf(a(HERO & THEIRS)))),
        Caught(2),
    ),
    quantity=2,
    easy=0,
    encounter_set="Spiders of Mirkwood",
)
card(
    81,
    "Wolf Rider",
    enemy,
    (Shadow(AttacksToo()),),
    threat=1,
    attack=2,
    defense=0,
    hit_points=2,
    engagement=10,
    traits=(
        "Goblin",
        "Orc",
    ),
    keywords=surge,
    easy=1,
    encounter_set="Wilderlands",
)
card(
    82,
    "Hill Troll",
    enemy,
    (ExcessToThreat(),),
    threat=1,
    attack=6,
    defense=3,
    hit_points=9,
    engagement=30,
    traits=("Troll",),
    victory=4,
    quantity=2,
    easy=1,
    encounter_set="Wilderlands",
)
card(
    83,
    "Goblin Sniper",
    enemy,
    (
        NotByChoice(),
        ForcedIf(
            PhaseEnds(FIGHTING),
            Is(SELF, ENEMY & IN_STAGING),
            Have(EACH_PLAYER, Damage(1, a(CHARACTER & THEIRS))),
        ),
    ),
    threat=2,
    attack=2,
    defense=0,
    hit_points=2,
    engagement=48,
    traits=(
        "Goblin",
        "Orc",
    ),
    quantity=2,
    easy=2,
    encounter_set="Wilderlands",
)
card(
    84,
    "Marsh Adder",
    enemy,
    (Forced(ATTACKS, RaiseThreat(YOU, 1)),),
    threat=3,
    attack=4,
    defense=1,
    hit_points=7,
    engagement=40,
    traits=("Creature",),
    victory=3,
    easy=0,
    encounter_set="Wilderlands",
)
card(
    85,
    "Wargs",
    enemy,
    (
        ForcedIf(HAS_ATTACKED, BLANK_SHADOW_DEALT, ReturnToStaging(SELF)),
        Shadow(Give(THE_ATTACKER, BoostOr(+1, ATTACK, UNDEFENDED, +2), THIS_ATTACK)),
    ),
    threat=2,
    attack=3,
    defense=1,
    hit_points=3,
    engagement=20,
    traits=("Creature",),
    quantity=2,
    easy=2,
    encounter_set="Wilderlands",
)
card(
    86,
    "Despair",
    treachery,
    (
        WhenRevealed(RemoveProgress(4, THE_QUEST)),
        Shadow(NoDefense(THE_DEFENDER, THIS_ATTACK)),
    ),
    quantity=2,
    easy=0,
    encounter_set="Wilderlands",
)
card(
    87,
    "The Brown Lands",
    location,
    (Forced(TRAVEL_HERE, PlaceProgress(1, SELF)),),
    threat=5,
    quest_points=1,
    traits=("Wasteland",),
    quantity=2,
    easy=2,
    encounter_set="Wilderlands",
)
card(
    88,
    "The East Bight",
    location,
    (MustTravel(),),
    threat=1,
    quest_points=6,
    traits=("Wasteland",),
    quantity=2,
    easy=2,
    encounter_set="Wilderlands",
)
