"""Plain cards of our own, without a text, to fill decks and to try the rules on: set 20."""

from mathom.games.tcg.abilities import Standing
from mathom.games.tcg.effect_kinds import STRENGTH, touch
from mathom.games.tcg.effects import facts, strength
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, card
from mathom.games.tcg.printed import (
    ally,
    companion,
    minion,
    possession,
    site,
    the_one_ring,
)
from mathom.games.tcg.rows import ACTIVE
from mathom.kernel.game import Game

OUR_SITES: dict[str, list[str]] = {"Fellowship": [], "Shadows": []}
OUR_RING = "20C1"
OUR_RING_BEARER = "20C2"
CARDS_A: dict[str, int] = {}
CARDS_B: dict[str, int] = {}


def _path() -> None:
    names = (
        "The Green Lane",
        "The Old Bridge",
        "The House by the Water",
        "The Grey Pass",
        "The Deep Hall",
        "The Golden Leaves",
        "The Wide Stream",
        "The Falls",
        "The Broken Hills",
    )
    numbers = (0, 1, 0, 3, 4, 2, 6, 8, 9)
    terrain = (
        "",
        "river",
        "sanctuary",
        "mountain",
        "underground",
        "forest, sanctuary",
        "river",
        "river",
        "mountain",
    )
    for i in range(9):
        arrow = "left" if i % 2 else "right"
        card(
            f"20C{100 + i}",
            site(names[i], numbers[i], arrow, "Fellowship", i + 1, terrain[i]),
        )
        OUR_SITES["Fellowship"].append(f"20C{100 + i}")
        card(
            f"20C{110 + i}",
            site(f"{names[i]} Beyond", (1, 2, 3)[i % 3], arrow, keywords=terrain[i % 2 * 3]),
        )
        OUR_SITES["Shadows"].append(f"20C{110 + i}")


def _cards() -> None:
    card(OUR_RING, the_one_ring("The Plain Ring", strength=1))
    card(
        OUR_RING_BEARER,
        companion(
            "Frodo", "Plain Hobbit", "Shire", "Hobbit", (0, 3, 4), "Ring-bearer, Ring-bound",
            resistance=10, ring=True,
        ),
    )  # fmt: skip
    sam = companion(
        "Sam", "Plain Gardener", "Shire", "Hobbit", (2, 3, 4), "Ring-bound", resistance=5
    )
    card("20C3", sam)
    card("20C4", companion("Aragorn", "Plain Ranger", "Gondor", "Man", (4, 8, 4), "ranger"))
    card("20C5", companion("Boromir", "Plain Captain", "Gondor", "Man", (3, 7, 3)))
    card("20C6", companion("Legolas", "Plain Archer", "Elven", "Elf", (2, 6, 3), "archer"))
    card("20C7", companion("Gimli", "Plain Axe", "Dwarven", "Dwarf", (2, 6, 3), "damage +1"))
    card("20C8", companion("Gandalf", "Plain Wanderer", "Gandalf", "Wizard", (4, 7, 4)))
    guard = companion("Guard of the Hall", "", "Dwarven", "Dwarf", (1, 4, 2), unique=False)
    card("20C9", guard)
    card("20C10", companion("Bowman of the Wood", "", "Elven", "Elf", (2, 5, 3), "archer", False))
    card("20C11", ally("Elrond", "Plain Healer", "Elven", "Elf", (2, 8, 4), "3F"))
    card("20C12", ally("Barliman", "Plain Innkeeper", "Shire", "Hobbit", (1, 2, 2), "1F"))
    card(
        "20C13",
        possession("Store of Food", "", FREE_PEOPLES, "Shire", 1, keywords="tale", support=True),
    )
    card("20C31", minion("Goblin of the Deeps", "", "Moria", "Orc", (2, 5, 1, 4)))
    card("20C32", minion("Goblin Bow", "", "Moria", "Orc", (3, 6, 2, 4), "archer"))
    card("20C33", minion("Uruk of the Hand", "", "Isengard", "Uruk-hai", (4, 9, 2, 5), "damage +1"))
    card("20C34", minion("Rider in Black", "", "Wraith", "Nazgûl", (5, 9, 2, 3), "fierce"))
    card("20C35", minion("Orc of the Tower", "", "Sauron", "Orc", (3, 8, 3, 6)))
    card("20C36", minion("Watcher in Hiding", "", "Moria", "Creature", (2, 7, 2, 4), "lurker"))
    card("20C37", minion("Man of the South", "", "Raider", "Man", (3, 7, 2, 4), "ambush 2"))
    card("20C38", minion("Great Troll", "", "Moria", "Troll", (8, 14, 4, 4), "fierce, damage +1"))
    card("20C39", minion("Drummer of the Host", "", "Sauron", "Orc", (1, 4, 2, 3), "muster"))
    card("20C40", minion("Wounded Beast", "", "Isengard", "Creature", (3, 5, 4, 4), "enduring"))
    card(
        "20C41",
        minion("The Old Terror", "", "Moria", "Balrog", (10, 17, 5, 4), "fierce, damage +1", True),
    )
    card("20C42", possession("Pile of Loot", "", SHADOW, "Sauron", 1, support=True))
    card("20C43", minion("Digger of Pits", "", "Sauron", "Orc", (4, 8, 2, 3), "toil 2"))
    CARDS_A.update(
        {
            "20C3": 2, "20C4": 2, "20C5": 3, "20C6": 3, "20C7": 3, "20C8": 2, "20C9": 4, "20C10": 4,
            "20C11": 2, "20C12": 2, "20C13": 3, "20C31": 4, "20C32": 4, "20C33": 4, "20C35": 4,
            "20C36": 3, "20C38": 3, "20C39": 3, "20C42": 2, "20C43": 3,
        }
    )  # fmt: skip
    CARDS_B.update(
        {
            "20C3": 2, "20C4": 2, "20C5": 3, "20C6": 2, "20C7": 2, "20C8": 3, "20C9": 4, "20C10": 4,
            "20C11": 3, "20C12": 2, "20C13": 3, "20C34": 4, "20C32": 4, "20C37": 4, "20C35": 4,
            "20C40": 4, "20C41": 2, "20C31": 4, "20C43": 4,
        }
    )  # fmt: skip


_path()
_cards()


class Mirror(Standing):
    """One is stronger while the other is, the other while the one is not: a circle of two.

    No card says so; the rules must bear it. It stands here because a compiled class can only
    be extended by a compiled one.
    """

    touches = touch(STRENGTH)

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if effect != STRENGTH or subject != source:
            return 0
        for other in game.rows[ACTIVE]:
            printed = facts(game, other)
            if other != source and printed.title.startswith("Mirror"):
                return int(
                    (strength(game, other) > printed.strength)
                    == (printed.title == "Mirror of Strength")
                )
        return 0
