"""Encounter sets: Dol Guldur Orcs, Passage Through Mirkwood, Escape from Dol Guldur."""

from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import Either, Have, Provided, Then
from mathom.games.lcg.abilities import Forced, ForcedIf, Response, Shadow, Travel, WhenRevealed
from mathom.games.lcg.facts import card
from mathom.games.lcg.printed import (
    ATTACK,
    THREAT,
    enemy,
    guarded,
    location,
    objective,
    restricted,
    surge,
    treachery,
)
from mathom.games.lcg.words.cards import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    COMMITTED,
    ENEMY,
    ENGAGED_WITH_YOU,
    EXHAUSTED,
    IN_STAGING,
    LOCATION,
    OBJECTIVE,
    ON_DEFENDER,
    THEIRS,
    UNCLAIMED,
    YOURS,
)
from mathom.games.lcg.words.conditions import UNDEFENDED, Is, ThereIs
from mathom.games.lcg.words.moves import Discard, Draw, Shackle, ShuffleIntoEncounter
from mathom.games.lcg.words.perils import (
    Claimable,
    ComeIntoStaging,
    DealShadowCards,
    GainSurge,
    LayOrcGuard,
    ResolveAgain,
)
from mathom.games.lcg.words.players import (
    EACH_PLAYER,
    FIRST_PLAYER,
    NUMBER_OF_PLAYERS,
    YOU,
    NumberOf,
)
from mathom.games.lcg.words.selections import (
    ATTACHED_HERO,
    THE_ATTACKER,
    THEIR_HAND,
    a,
    at_random,
    each,
)
from mathom.games.lcg.words.standing import (
    Boost,
    BoostOr,
    BoostPerResource,
    CannotFight,
    Gets,
    NoAttachments,
    NoDrawing,
    Shackles,
)
from mathom.games.lcg.words.triggers import (
    ATTACKS,
    ENGAGES,
    HAS_ATTACKED,
    PRISONER_RESCUED,
    QUEST_FAILS,
    ROUND_ENDS,
    SHADOW_RESOLVED,
    TRAVEL_HERE,
)
from mathom.games.lcg.words.verbs import (
    PHASE,
    ROUND,
    THIS_ATTACK,
    AddResources,
    Damage,
    Give,
    RaiseStagingThreat,
    RaiseThreat,
    Ready,
    RemoveFromQuest,
)

card(
    89,
    "Dol Guldur Orcs",
    enemy,
    (
        WhenRevealed(Damage(2, a(CHARACTER & COMMITTED))),
        Shadow(Give(THE_ATTACKER, BoostOr(+1, ATTACK, UNDEFENDED, +3), THIS_ATTACK)),
    ),
    threat=2,
    attack=2,
    defense=0,
    hit_points=3,
    engagement=10,
    traits=(
        "Dol Guldur",
        "Orc",
    ),
    quantity=3,
    easy=3,
    encounter_set="Dol Guldur Orcs",
)
card(
    90,
    "Chieftan Ufthak",
    enemy,
    (
        Gets(SELF, BoostPerResource(+2, ATTACK)),
        Forced(HAS_ATTACKED, AddResources(1, SELF)),
    ),
    threat=2,
    attack=3,
    defense=3,
    hit_points=6,
    engagement=35,
    traits=(
        "Dol Guldur",
        "Orc",
    ),
    victory=4,
    easy=0,
    encounter_set="Dol Guldur Orcs",
)
card(
    91,
    "Dol Guldur Beastmaster",
    enemy,
    (Forced(ATTACKS, DealShadowCards(1, SELF)),),
    threat=2,
    attack=3,
    defense=1,
    hit_points=5,
    engagement=35,
    traits=(
        "Dol Guldur",
        "Orc",
    ),
    quantity=2,
    easy=1,
    encounter_set="Dol Guldur Orcs",
)
card(
    92,
    "Driven by Shadow",
    treachery,
    (
        WhenRevealed(
            Either(
                ThereIs(CARD & IN_STAGING),
                Then(
                    (
                        Give(each(ENEMY & IN_STAGING), Boost(+1, THREAT), PHASE),
                        Give(each(LOCATION & IN_STAGING), Boost(+1, THREAT), PHASE),
                    )
                ),
                GainSurge(),
            )
        ),
        Shadow(
            Either(
                UNDEFENDED, Discard(each(ATTACHMENT & YOURS)), Discard(a(ATTACHMENT & ON_DEFENDER))
            )
        ),
    ),
    easy=1,
    encounter_set="Dol Guldur Orcs",
)
card(
    93,
    "The Necromancer's Reach",
    treachery,
    (WhenRevealed(Damage(1, each(CHARACTER & EXHAUSTED))),),
    quantity=3,
    easy=1,
    encounter_set="Dol Guldur Orcs",
)
card(
    94,
    "Necromancer's Pass",
    location,
    (Travel(Have(FIRST_PLAYER, Discard(at_random(2, CARD, THEIR_HAND)))),),
    threat=3,
    quest_points=2,
    traits=(
        "Stronghold",
        "Dol Guldur",
    ),
    quantity=2,
    easy=1,
    encounter_set="Dol Guldur Orcs",
)
card(
    95,
    "Enchanted Stream",
    location,
    (NoDrawing(),),
    threat=2,
    quest_points=2,
    traits=("Forest",),
    quantity=2,
    easy=2,
    encounter_set="Dol Guldur Orcs",
)
card(
    96,
    "Forest Spider",
    enemy,
    (
        Forced(ENGAGES, Give(SELF, Boost(+1, ATTACK), ROUND)),
        Shadow(Discard(a(ATTACHMENT & YOURS))),
    ),
    threat=2,
    attack=2,
    defense=1,
    hit_points=4,
    engagement=25,
    traits=(
        "Creature",
        "Spider",
    ),
    quantity=4,
    easy=4,
    encounter_set="Passage Through Mirkwood",
)
card(
    97,
    "East Bight Patrol",
    enemy,
    (
        Shadow(
            (
                Give(THE_ATTACKER, Boost(+1, ATTACK), THIS_ATTACK),
                Provided(UNDEFENDED, RaiseThreat(YOU, 3)),
            )
        ),
    ),
    threat=3,
    attack=3,
    defense=1,
    hit_points=2,
    engagement=5,
    traits=(
        "Goblin",
        "Orc",
    ),
    easy=1,
    encounter_set="Passage Through Mirkwood",
)
card(
    98,
    "Black Forest Bats",
    enemy,
    (WhenRevealed(Have(EACH_PLAYER, RemoveFromQuest(a(CHARACTER & COMMITTED)))),),
    threat=1,
    attack=1,
    defense=0,
    hit_points=2,
    engagement=15,
    traits=("Creature",),
    easy=1,
    encounter_set="Passage Through Mirkwood",
)
card(
    99,
    "Old Forest Road",
    location,
    (Response(TRAVEL_HERE, Have(FIRST_PLAYER, Ready(a(CHARACTER & THEIRS)))),),
    threat=1,
    quest_points=3,
    traits=("Forest",),
    quantity=2,
    easy=2,
    encounter_set="Passage Through Mirkwood",
)
card(
    100,
    "Forest Gate",
    location,
    (Response(TRAVEL_HERE, Have(FIRST_PLAYER, Draw(2))),),
    threat=2,
    quest_points=4,
    traits=("Forest",),
    quantity=2,
    easy=2,
    encounter_set="Passage Through Mirkwood",
)
card(
    101,
    "Dungeon Jailor",
    enemy,
    (
        ForcedIf(
            QUEST_FAILS,
            Is(SELF, ENEMY & IN_STAGING),
            ShuffleIntoEncounter(a(OBJECTIVE & UNCLAIMED)),
        ),
    ),
    threat=1,
    attack=2,
    defense=3,
    hit_points=5,
    engagement=38,
    traits=(
        "Dol Guldur",
        "Orc",
    ),
    victory=5,
    quantity=2,
    easy=0,
    encounter_set="Escape from Dol Guldur",
)
card(
    102,
    "Nazgûl of Dol Guldur",
    enemy,
    (
        NoAttachments(),
        Forced(PRISONER_RESCUED, ComeIntoStaging()),
        Forced(SHADOW_RESOLVED, Discard(a(CHARACTER & YOURS))),
    ),
    threat=5,
    attack=4,
    defense=3,
    hit_points=9,
    engagement=40,
    traits=("Nazgûl",),
    easy=1,
    encounter_set="Escape from Dol Guldur",
)
card(
    103,
    "Cavern Guardian",
    enemy,
    (
        Shadow(
            Either(UNDEFENDED, Discard(each(ATTACHMENT & YOURS)), Discard(a(ATTACHMENT & YOURS)))
        ),
    ),
    threat=2,
    attack=2,
    defense=1,
    hit_points=2,
    engagement=8,
    traits=("Undead",),
    doomed=1,
    quantity=2,
    easy=2,
    encounter_set="Escape from Dol Guldur",
)
card(
    104,
    "Under the Shadow",
    treachery,
    (
        WhenRevealed(RaiseStagingThreat(NUMBER_OF_PLAYERS, PHASE)),
        Shadow(RaiseThreat(YOU, NumberOf(ENEMY & ENGAGED_WITH_YOU))),
    ),
    quantity=2,
    easy=2,
    encounter_set="Escape from Dol Guldur",
)
card(
    105,
    "Iron Shackles",
    treachery,
    (
        WhenRevealed(Shackle(FIRST_PLAYER)),
        Shackles(),
        Shadow(ResolveAgain()),
    ),
    easy=1,
    encounter_set="Escape from Dol Guldur",
)
card(
    106,
    "Endless Caverns",
    location,
    threat=1,
    quest_points=3,
    traits=("Dungeon",),
    keywords=surge,
    doomed=1,
    quantity=2,
    easy=2,
    encounter_set="Escape from Dol Guldur",
)
card(
    107,
    "Tower Gate",
    location,
    (Forced(TRAVEL_HERE, Have(EACH_PLAYER, LayOrcGuard())),),
    threat=2,
    quest_points=1,
    traits=("Dungeon",),
    quantity=2,
    easy=2,
    encounter_set="Escape from Dol Guldur",
)
card(
    108,
    "Gandalf's Map",
    objective,
    (
        Claimable(2),
        CannotFight(ATTACHED_HERO),
    ),
    traits=("Item",),
    keywords=restricted | guarded,
    easy=1,
    encounter_set="Escape from Dol Guldur",
)
card(
    109,
    "Dungeon Torch",
    objective,
    (
        Claimable(2),
        ForcedIf(ROUND_ENDS, Is(SELF, ATTACHMENT), RaiseThreat(YOU, 2)),
    ),
    traits=("Item",),
    keywords=restricted | guarded,
    easy=1,
    encounter_set="Escape from Dol Guldur",
)
card(
    110,
    "Shadow Key",
    objective,
    (
        Claimable(2),
        ForcedIf(ROUND_ENDS, Is(SELF, ATTACHMENT), Damage(1, ATTACHED_HERO)),
    ),
    traits=("Item",),
    keywords=restricted | guarded,
    easy=1,
    encounter_set="Escape from Dol Guldur",
)
