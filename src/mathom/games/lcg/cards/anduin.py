"""Encounter sets: Journey Down the Anduin, Sauron's Reach."""

from typing import Final

from mathom.games.lcg.vocabulary import *

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
