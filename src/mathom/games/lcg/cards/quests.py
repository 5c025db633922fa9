"""The quest cards of the three scenarios."""

from typing import Final

from mathom.games.lcg.vocabulary import *

PASSAGE: Final = "Passage Through Mirkwood"
ESCAPE: Final = "Escape from Dol Guldur"
ANDUIN: Final = "Journey Down the Anduin"

card(
    119,
    quest("Flies and Spiders", 1, 8, PASSAGE),
    Setup(
        (
            SearchEncounterDeck("Forest Spider"),
            SearchEncounterDeck("Old Forest Road"),
            ShuffleEncounterDeck(),
        )
    ),
)
card(120, quest("A Fork in the Road", 2, 2, PASSAGE), RandomNext())
card(
    121,
    quest("A Chosen Path", 3, 0, PASSAGE, "Don't Leave the Path!"),
    WhenRevealed(Have(EACH_PLAYER, SearchForOne(CARD & SPIDER))),
    NoProgressWins(),
    Forced(TitleDestroyed("Ungoliant's Spawn"), Win()),
)
card(
    122,
    quest("A Chosen Path", 3, 10, PASSAGE, "Beorn's Path"),
    NotDefeatedWhile(ENEMY & Titled("Ungoliant's Spawn")),
)
card(
    123,
    quest("The Necromancer's Tower", 1, 9, ESCAPE),
    Setup(
        (SearchForAll(OBJECTIVE), SetAside("Nazgûl of Dol Guldur"), ShuffleEncounterDeck(), Guard())
    ),
    WhenRevealed(TakePrisoner()),
    AlliesARound(),
    NotDefeatedUntilClaimed(1),
)
card(
    124,
    quest("Through the Caverns", 2, 15, ESCAPE),
    Response(PROGRESS_HERE, Rescue()),
    AlliesARound(),
    NotDefeatedUntilRescued(),
    NotDefeatedUntilClaimed(3),
)
card(
    125,
    quest("Out of the Dungeons", 3, 7, ESCAPE),
    Forced(PhaseBegins(QUESTING), Have(EACH_PLAYER, LayOrcGuard())),
    NotDefeatedWhile(ENEMY & Titled("Nazgûl of Dol Guldur")),
)
card(
    126,
    quest("To the River...", 1, 8, ANDUIN),
    Setup(Have(EACH_PLAYER, RevealCards(1))),
    WhenRevealed(
        (
            Provided(ThereIsNo(ENEMY & Titled("Hill Troll")), SearchEncounterDeck("Hill Troll")),
            ShuffleEncounterDeck(),
        )
    ),
    NotDefeatedWhile(ENEMY & Titled("Hill Troll")),
)
card(127, quest("Anduin Passage", 2, 16, ANDUIN), ExtraCards(), NoChecks())
card(
    128,
    quest("Ambush on the Shore", 3, 0, ANDUIN),
    WhenRevealed(Have(EACH_PLAYER, RevealCards(2))),
    NoStaging(),
    WonWithoutEnemies(),
)
