"""Encounter sets: Journey Down the Anduin, Sauron's Reach."""

from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import Either, Have
from mathom.games.lcg.abilities import Forced, Shadow, WhenRevealed
from mathom.games.lcg.facts import card
from mathom.games.lcg.printed import ATTACK, THREAT, enemy, location, surge, treachery
from mathom.games.lcg.words.cards import (
    ALLY,
    CARD,
    CHARACTER,
    EXHAUSTED,
    IN_STAGING,
    LOCATION,
    NOT_COMMITTED,
    THEIRS,
    YOURS,
    OfThreatened,
)
from mathom.games.lcg.words.conditions import UNDEFENDED, ThereIs, Threatened, Upgrade
from mathom.games.lcg.words.moves import Discard, ReturnToHand, ShuffleIntoEncounter
from mathom.games.lcg.words.perils import DealShadowCards, RemoveProgress, RevealCards
from mathom.games.lcg.words.players import (
    EACH_PLAYER,
    NUMBER_OF_PLAYERS,
    THAT_PLAYER,
    THE_DEFENDING_PLAYER,
    YOU,
    EachThreatened,
    NumberOf,
)
from mathom.games.lcg.words.selections import THE_ATTACKER, THE_QUEST, THEIR_HAND, a, each
from mathom.games.lcg.words.standing import Boost, BoostOr, LeavesToTop, RefreshThreat
from mathom.games.lcg.words.triggers import HAS_ATTACKED, SELF_DESTROYED
from mathom.games.lcg.words.verbs import PHASE, THIS_ATTACK, Damage, Give, RaiseThreat

card(
    111,
    "Misty Mountain Goblins",
    enemy,
    (
        Forced(HAS_ATTACKED, RemoveProgress(1, THE_QUEST)),
        Shadow(RemoveProgress(Upgrade(1, UNDEFENDED, 3), THE_QUEST)),
    ),
    threat=2,
    attack=2,
    defense=1,
    hit_points=3,
    engagement=15,
    traits=(
        "Goblin",
        "Orc",
    ),
    quantity=3,
    easy=3,
    encounter_set="Journey Down the Anduin",
)
card(
    112,
    "Massing at Night",
    treachery,
    (
        WhenRevealed(RevealCards(NUMBER_OF_PLAYERS)),
        Shadow(DealShadowCards(NUMBER_OF_PLAYERS, THE_ATTACKER)),
    ),
    easy=0,
    encounter_set="Journey Down the Anduin",
)
card(
    113,
    "Banks of the Anduin",
    location,
    (LeavesToTop(),),
    threat=1,
    quest_points=3,
    traits=("Riverland",),
    quantity=2,
    easy=2,
    encounter_set="Journey Down the Anduin",
)
card(
    114,
    "Gladden Fields",
    location,
    (RefreshThreat(),),
    threat=3,
    quest_points=3,
    traits=("Marshland",),
    victory=3,
    quantity=3,
    easy=1,
    encounter_set="Journey Down the Anduin",
)
card(
    115,
    "Eastern Crows",
    enemy,
    (
        Forced(SELF_DESTROYED, ShuffleIntoEncounter(SELF)),
        Shadow(
            Give(
                THE_ATTACKER,
                BoostOr(+1, ATTACK, Threatened(THE_DEFENDING_PLAYER, 35), +2),
                THIS_ATTACK,
            )
        ),
    ),
    threat=1,
    attack=1,
    defense=0,
    hit_points=1,
    engagement=30,
    traits=("Creature",),
    keywords=surge,
    quantity=3,
    easy=1,
    encounter_set="Sauron's Reach",
)
card(
    116,
    "Evil Storm",
    treachery,
    (WhenRevealed(Damage(1, each(CHARACTER & OfThreatened(35)))),),
    quantity=3,
    easy=2,
    encounter_set="Sauron's Reach",
)
card(
    117,
    "Pursued by Shadow",
    treachery,
    (
        WhenRevealed(
            Have(
                EACH_PLAYER, RaiseThreat(THAT_PLAYER, NumberOf(CHARACTER & THEIRS & NOT_COMMITTED))
            )
        ),
        Shadow(
            Either(
                ThereIs(ALLY & EXHAUSTED & YOURS),
                ReturnToHand(a(ALLY & EXHAUSTED & YOURS)),
                RaiseThreat(YOU, 3),
            )
        ),
    ),
    quantity=2,
    easy=2,
    encounter_set="Sauron's Reach",
)
card(
    118,
    "Treacherous Fog",
    treachery,
    (
        WhenRevealed(
            (
                Give(each(LOCATION & IN_STAGING), Boost(+1, THREAT), PHASE),
                Have(EachThreatened(35), Discard(a(CARD, THEIR_HAND))),
            )
        ),
    ),
    quantity=2,
    easy=2,
    encounter_set="Sauron's Reach",
)
