"""Encounter sets: Spiders of Mirkwood, Wilderlands."""

from typing import Final

from mathom.games.lcg.vocabulary import *

SPIDERS: Final = "Spiders of Mirkwood"
WILDERLANDS: Final = "Wilderlands"

card(
    74,
    enemy("King Spider", 20, (2, 3, 1, 3), "Creature, Spider", 2, 2, SPIDERS),
    WhenRevealed(Have(EACH_PLAYER, Exhaust(a(CHARACTER & THEIRS)))),
    Shadow(Exhaust(several(Upgrade(1, UNDEFENDED, 2), CHARACTER & YOURS))),
)
card(
    75,
    enemy("Hummerhorns", 40, (1, 2, 0, 3), "Creature, Insect", 1, 0, SPIDERS, victory=5),
    Forced(ENGAGES, Damage(5, a(HERO & YOURS))),
    Shadow(Damage(Upgrade(1, UNDEFENDED, 2), each(CHARACTER & YOURS))),
)
card(
    76,
    enemy("Ungoliant's Spawn", 32, (3, 5, 2, 9), "Creature, Spider", 1, 1, SPIDERS),
    WhenRevealed(Give(each(CHARACTER & NOW_COMMITTED), Boost(-1, WILLPOWER), PHASE)),
    Shadow(RaiseThreat(YOU, Upgrade(4, UNDEFENDED, 8))),
)
card(
    77,
    location("Great Forest Web", (2, 2), "Forest", 2, 2, SPIDERS),
    Travel(Have(EACH_PLAYER, Exhaust(a(HERO & THEIRS)))),
)
card(
    78,
    location("Mountains of Mirkwood", (2, 3), "Forest, Mountain", 3, 3, SPIDERS),
    Travel(RevealCards(1)),
    Response(EXPLORED, Have(EACH_PLAYER, Optionally(SearchTop(5)))),
)
card(
    79,
    treachery("Eyes of the Forest", 1, 0, SPIDERS),
    WhenRevealed(Have(EACH_PLAYER, Discard(each(EVENT, THEIR_HAND)))),
)
card(
    80,
    treachery("Caught in a Web", 2, 0, SPIDERS),
    WhenRevealed(Have(MOST_THREATENED, AttachSelf(a(HERO & THEIRS)))),
    Caught(2),
)
card(
    81,
    enemy("Wolf Rider", 10, (1, 2, 0, 2), "Goblin, Orc", 1, 1, WILDERLANDS, keywords=surge),
    Shadow(AttacksToo()),
)
card(
    82,
    enemy("Hill Troll", 30, (1, 6, 3, 9), "Troll", 2, 1, WILDERLANDS, victory=4),
    ExcessToThreat(),
)
card(
    83,
    enemy("Goblin Sniper", 48, (2, 2, 0, 2), "Goblin, Orc", 2, 2, WILDERLANDS),
    NotByChoice(),
    ForcedIf(
        PhaseEnds(FIGHTING),
        Is(SELF, ENEMY & IN_STAGING),
        Have(EACH_PLAYER, Damage(1, a(CHARACTER & THEIRS))),
    ),
)
card(
    84,
    enemy("Marsh Adder", 40, (3, 4, 1, 7), "Creature", 1, 0, WILDERLANDS, victory=3),
    Forced(ATTACKS, RaiseThreat(YOU, 1)),
)
card(
    85,
    enemy("Wargs", 20, (2, 3, 1, 3), "Creature", 2, 2, WILDERLANDS),
    ForcedIf(HAS_ATTACKED, BLANK_SHADOW_DEALT, ReturnToStaging(SELF)),
    Shadow(Give(THE_ATTACKER, BoostOr(+1, ATTACK, UNDEFENDED, +2), THIS_ATTACK)),
)
card(
    86,
    treachery("Despair", 2, 0, WILDERLANDS),
    WhenRevealed(RemoveProgress(4, THE_QUEST)),
    Shadow(NoDefense(THE_DEFENDER, THIS_ATTACK)),
)
card(
    87,
    location("The Brown Lands", (5, 1), "Wasteland", 2, 2, WILDERLANDS),
    Forced(TRAVEL_HERE, PlaceProgress(1, SELF)),
)
card(88, location("The East Bight", (1, 6), "Wasteland", 2, 2, WILDERLANDS), MustTravel())
