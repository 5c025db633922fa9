"""The quest cards of the three scenarios."""

from mathom.cardplay.steps import Have, Provided
from mathom.games.lcg.abilities import Forced, Response, Setup, WhenRevealed
from mathom.games.lcg.facts import card
from mathom.games.lcg.kinds import QUESTING
from mathom.games.lcg.printed import quest
from mathom.games.lcg.words.cards import CARD, ENEMY, OBJECTIVE, SPIDER, Titled
from mathom.games.lcg.words.conditions import ThereIsNo
from mathom.games.lcg.words.perils import (
    Guard,
    LayOrcGuard,
    Rescue,
    RevealCards,
    SearchEncounterDeck,
    SearchForAll,
    SearchForOne,
    SetAside,
    ShuffleEncounterDeck,
    TakePrisoner,
    Win,
)
from mathom.games.lcg.words.players import EACH_PLAYER
from mathom.games.lcg.words.standing import (
    AlliesARound,
    ExtraCards,
    NoChecks,
    NoProgressWins,
    NoStaging,
    NotDefeatedUntilClaimed,
    NotDefeatedUntilRescued,
    NotDefeatedWhile,
    RandomNext,
    WonWithoutEnemies,
)
from mathom.games.lcg.words.triggers import PROGRESS_HERE, PhaseBegins, TitleDestroyed

card(
    119,
    "Flies and Spiders",
    quest,
    (
        Setup(
            (
                SearchEncounterDeck("Forest Spider"),
                SearchEncounterDeck("Old Forest Road"),
                ShuffleEncounterDeck(),
            )
        ),
    ),
    quest_points=8,
    encounter_set="Passage Through Mirkwood",
    sequence=1,
)
card(
    120,
    "A Fork in the Road",
    quest,
    (RandomNext(),),
    quest_points=2,
    encounter_set="Passage Through Mirkwood",
    sequence=2,
)
card(
    121,
    "A Chosen Path",
    quest,
    (
        WhenRevealed(Have(EACH_PLAYER, SearchForOne(CARD & SPIDER))),
        NoProgressWins(),
        Forced(TitleDestroyed("Ungoliant's Spawn"), Win()),
    ),
    encounter_set="Passage Through Mirkwood",
    sequence=3,
    title_b="Don't Leave the Path!",
)
card(
    122,
    "A Chosen Path",
    quest,
    (NotDefeatedWhile(ENEMY & Titled("Ungoliant's Spawn")),),
    quest_points=10,
    encounter_set="Passage Through Mirkwood",
    sequence=3,
    title_b="Beorn's Path",
)
card(
    123,
    "The Necromancer's Tower",
    quest,
    (
        Setup(
            (
                SearchForAll(OBJECTIVE),
                SetAside("Nazgûl of Dol Guldur"),
                ShuffleEncounterDeck(),
                Guard(),
            )
        ),
        WhenRevealed(TakePrisoner()),
        AlliesARound(),
        NotDefeatedUntilClaimed(1),
    ),
    quest_points=9,
    encounter_set="Escape from Dol Guldur",
    sequence=1,
)
card(
    124,
    "Through the Caverns",
    quest,
    (
        Response(PROGRESS_HERE, Rescue()),
        AlliesARound(),
        NotDefeatedUntilRescued(),
        NotDefeatedUntilClaimed(3),
    ),
    quest_points=15,
    encounter_set="Escape from Dol Guldur",
    sequence=2,
)
card(
    125,
    "Out of the Dungeons",
    quest,
    (
        Forced(PhaseBegins(QUESTING), Have(EACH_PLAYER, LayOrcGuard())),
        NotDefeatedWhile(ENEMY & Titled("Nazgûl of Dol Guldur")),
    ),
    quest_points=7,
    encounter_set="Escape from Dol Guldur",
    sequence=3,
)
card(
    126,
    "To the River...",
    quest,
    (
        Setup(Have(EACH_PLAYER, RevealCards(1))),
        WhenRevealed(
            (
                Provided(
                    ThereIsNo(ENEMY & Titled("Hill Troll")), SearchEncounterDeck("Hill Troll")
                ),
                ShuffleEncounterDeck(),
            )
        ),
        NotDefeatedWhile(ENEMY & Titled("Hill Troll")),
    ),
    quest_points=8,
    encounter_set="Journey Down the Anduin",
    sequence=1,
)
card(
    127,
    "Anduin Passage",
    quest,
    (
        ExtraCards(),
        NoChecks(),
    ),
    quest_points=16,
    encounter_set="Journey Down the Anduin",
    sequence=2,
)
card(
    128,
    "Ambush on the Shore",
    quest,
    (
        WhenRevealed(Have(EACH_PLAYER, RevealCards(2))),
        NoStaging(),
        WonWithoutEnemies(),
    ),
    encounter_set="Journey Down the Anduin",
    sequence=3,
)
