"""Encounter sets: Journey Down the Anduin, Sauron's Reach."""

from typing import Final

from mathom.cardplay.combining import Either
from mathom.cardplay.phrases import SELF
from mathom.cardplay.steps import Have
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

ANDUIN: Final = "Journey Down the Anduin"
REACH: Final = "Sauron's Reach"

card(
    111,
    enemy("Misty Mountain Goblins", 15, (2, 2, 1, 3), "Goblin, Orc", 3, 3, ANDUIN),
    Forced(HAS_ATTACKED, RemoveProgress(1, THE_QUEST)),
    Shadow(RemoveProgress(Upgrade(1, UNDEFENDED, 3), THE_QUEST)),
)
card(
    112,
    treachery("Massing at Night", 1, 0, ANDUIN),
    WhenRevealed(RevealCards(NUMBER_OF_PLAYERS)),
    Shadow(DealShadowCards(NUMBER_OF_PLAYERS, THE_ATTACKER)),
)
card(113, location("Banks of the Anduin", (1, 3), "Riverland", 2, 2, ANDUIN), LeavesToTop())
card(114, location("Gladden Fields", (3, 3), "Marshland", 3, 1, ANDUIN, victory=3), RefreshThreat())
card(
    115,
    enemy("Eastern Crows", 30, (1, 1, 0, 1), "Creature", 3, 1, REACH, keywords=surge),
    Forced(SELF_DESTROYED, ShuffleIntoEncounter(SELF)),
    Shadow(
        Give(
            THE_ATTACKER, BoostOr(+1, ATTACK, Threatened(THE_DEFENDING_PLAYER, 35), +2), THIS_ATTACK
        )
    ),
)
card(
    116,
    treachery("Evil Storm", 3, 2, REACH),
    WhenRevealed(Damage(1, each(CHARACTER & OfThreatened(35)))),
)
card(
    117,
    treachery("Pursued by Shadow", 2, 2, REACH),
    WhenRevealed(
        Have(EACH_PLAYER, RaiseThreat(THAT_PLAYER, NumberOf(CHARACTER & THEIRS & NOT_COMMITTED)))
    ),
    Shadow(
        Either(
            ThereIs(ALLY & EXHAUSTED & YOURS),
            ReturnToHand(a(ALLY & EXHAUSTED & YOURS)),
            RaiseThreat(YOU, 3),
        )
    ),
)
card(
    118,
    treachery("Treacherous Fog", 2, 2, REACH),
    WhenRevealed(
        (
            Give(each(LOCATION & IN_STAGING), Boost(+1, THREAT), PHASE),
            Have(EachThreatened(35), Discard(a(CARD, THEIR_HAND))),
        )
    ),
)
