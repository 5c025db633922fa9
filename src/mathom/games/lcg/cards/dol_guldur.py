"""Encounter sets: Dol Guldur Orcs, Passage Through Mirkwood, Escape from Dol Guldur."""

from typing import Final

from mathom.games.lcg.vocabulary import *

PASSAGE: Final = "Passage Through Mirkwood"
ORCS: Final = "Dol Guldur Orcs"
ESCAPE: Final = "Escape from Dol Guldur"

card(
    89,
    enemy("Dol Guldur Orcs", 10, (2, 2, 0, 3), "Dol Guldur, Orc", 3, 3, ORCS),
    WhenRevealed(Damage(2, a(CHARACTER & COMMITTED))),
    Shadow(Give(THE_ATTACKER, BoostOr(+1, ATTACK, UNDEFENDED, +3), THIS_ATTACK)),
)
card(
    90,
    enemy("Chieftan Ufthak", 35, (2, 3, 3, 6), "Dol Guldur, Orc", 1, 0, ORCS, victory=4),
    Gets(SELF, BoostPerResource(+2, ATTACK)),
    Forced(HAS_ATTACKED, AddResources(1, SELF)),
)
card(
    91,
    enemy("Dol Guldur Beastmaster", 35, (2, 3, 1, 5), "Dol Guldur, Orc", 2, 1, ORCS),
    Forced(ATTACKS, DealShadowCards(1, SELF)),
)
card(
    92,
    treachery("Driven by Shadow", 1, 1, ORCS),
    WhenRevealed(
        Either(
            ThereIs(CARD & IN_STAGING),
            Then(
                (
                    Give(each(ENEMY & NOW_IN_STAGING), Boost(+1, THREAT), PHASE),
                    Give(each(LOCATION & NOW_IN_STAGING), Boost(+1, THREAT), PHASE),
                )
            ),
            GainSurge(),
        )
    ),
    Shadow(
        Either(UNDEFENDED, Discard(each(ATTACHMENT & YOURS)), Discard(a(ATTACHMENT & ON_DEFENDER)))
    ),
)
card(
    93,
    treachery("The Necromancer's Reach", 3, 1, ORCS),
    WhenRevealed(Damage(1, each(CHARACTER & EXHAUSTED))),
)
card(
    94,
    location("Necromancer's Pass", (3, 2), "Stronghold, Dol Guldur", 2, 1, ORCS),
    Travel(Have(FIRST_PLAYER, Discard(at_random(2, CARD, THEIR_HAND)))),
)
card(95, location("Enchanted Stream", (2, 2), "Forest", 2, 2, ORCS), NoDrawing())
card(
    96,
    enemy("Forest Spider", 25, (2, 2, 1, 4), "Creature, Spider", 4, 4, PASSAGE),
    Forced(ENGAGES, Give(SELF, Boost(+1, ATTACK), ROUND)),
    Shadow(Discard(a(ATTACHMENT & YOURS))),
)
card(
    97,
    enemy("East Bight Patrol", 5, (3, 3, 1, 2), "Goblin, Orc", 1, 1, PASSAGE),
    Shadow(
        (
            Give(THE_ATTACKER, Boost(+1, ATTACK), THIS_ATTACK),
            Provided(UNDEFENDED, RaiseThreat(YOU, 3)),
        )
    ),
)
card(
    98,
    enemy("Black Forest Bats", 15, (1, 1, 0, 2), "Creature", 1, 1, PASSAGE),
    WhenRevealed(Have(EACH_PLAYER, RemoveFromQuest(a(CHARACTER & COMMITTED)))),
)
card(
    99,
    location("Old Forest Road", (1, 3), "Forest", 2, 2, PASSAGE),
    Response(TRAVEL_HERE, Have(FIRST_PLAYER, Ready(a(CHARACTER & THEIRS)))),
)
card(
    100,
    location("Forest Gate", (2, 4), "Forest", 2, 2, PASSAGE),
    Response(TRAVEL_HERE, Have(FIRST_PLAYER, Draw(2))),
)
card(
    101,
    enemy("Dungeon Jailor", 38, (1, 2, 3, 5), "Dol Guldur, Orc", 2, 0, ESCAPE, victory=5),
    ForcedIf(
        QUEST_FAILS, Is(SELF, ENEMY & IN_STAGING), ShuffleIntoEncounter(a(OBJECTIVE & UNCLAIMED))
    ),
)
card(
    102,
    enemy("Nazgûl of Dol Guldur", 40, (5, 4, 3, 9), "Nazgûl", 1, 1, ESCAPE),
    NoAttachments(),
    Forced(PRISONER_RESCUED, ComeIntoStaging()),
    ForcedIf(SHADOW_RESOLVED, Is(SELF, ENEMY & ENGAGED), Discard(a(CHARACTER & YOURS))),
)
card(
    103,
    enemy("Cavern Guardian", 8, (2, 2, 1, 2), "Undead", 2, 2, ESCAPE, doomed=1),
    Shadow(Either(UNDEFENDED, Discard(each(ATTACHMENT & YOURS)), Discard(a(ATTACHMENT & YOURS)))),
)
card(
    104,
    treachery("Under the Shadow", 2, 2, ESCAPE),
    WhenRevealed(RaiseStagingThreat(NUMBER_OF_PLAYERS, PHASE)),
    Shadow(RaiseThreat(YOU, NumberOf(ENEMY & ENGAGED_WITH_YOU))),
)
card(
    105,
    treachery("Iron Shackles", 1, 1, ESCAPE),
    WhenRevealed(Shackle(FIRST_PLAYER)),
    Shackles(),
    Shadow(ResolveAgain()),
)
card(106, location("Endless Caverns", (1, 3), "Dungeon", 2, 2, ESCAPE, keywords=surge, doomed=1))
card(
    107,
    location("Tower Gate", (2, 1), "Dungeon", 2, 2, ESCAPE),
    Forced(TRAVEL_HERE, Have(EACH_PLAYER, LayOrcGuard())),
)
card(
    108,
    objective("Gandalf's Map", "Item", 1, 1, ESCAPE, restricted | guarded),
    Claimable(2),
    CannotFight(ATTACHED_HERO),
)
card(
    109,
    objective("Dungeon Torch", "Item", 1, 1, ESCAPE, restricted | guarded),
    Claimable(2),
    ForcedIf(ROUND_ENDS, Is(SELF, ATTACHMENT), RaiseThreat(YOU, 2)),
)
card(
    110,
    objective("Shadow Key", "Item", 1, 1, ESCAPE, restricted | guarded),
    Claimable(2),
    ForcedIf(ROUND_ENDS, Is(SELF, ATTACHMENT), Damage(1, ATTACHED_HERO)),
)
