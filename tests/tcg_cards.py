"""Trial cards for tests of the rules, of our own making: set 20, from 500 on."""

from mathom.games.tcg import library
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, card
from mathom.games.tcg.printed import (
    ally,
    companion,
    minion,
    possession,
    site,
)


def define() -> None:
    """Define them all, once."""
    card("20C500", companion("Defender", "", "Gondor", "Man", (2, 8, 3), "defender +1", False))
    card("20C501", companion("Tree-herd", "", "Gandalf", "Ent", (3, 8, 4), "unhasty", False))
    card("20C502", companion("Veteran", "", "Rohan", "Man", (2, 6, 3), "enduring", False))
    card("20C503", companion("Mustered Man", "", "Rohan", "Man", (2, 6, 3), "muster", False))
    card("20C504", companion("Tireless Smith", "", "Dwarven", "Dwarf", (3, 6, 3), "toil 1", False))
    card("20C505", companion("Weakling", "", "Shire", "Hobbit", (1, 1, 1), "", False))
    card("20C506", companion("Hero", "", "Gondor", "Man", (3, 20, 5), "damage +1", False))
    card("20C507", companion("Hunter", "", "Elven", "Elf", (2, 6, 3), "hunter 2", False))
    card("20C508", ally("Archer at Home", "", "Elven", "Elf", (2, 5, 2), "4F", "archer", False))
    card("20C509", ally("Man of the Tower", "", "Gondor", "Man", (2, 5, 2), "4T", "", False))
    card("20C520", minion("Small Orc", "", "Sauron", "Orc", (1, 2, 1, 1)))
    card("20C521", minion("Big Orc", "", "Sauron", "Orc", (3, 12, 3, 1)))
    card("20C522", minion("Far Orc", "", "Sauron", "Orc", (2, 5, 2, 6)))
    card("20C523", minion("Sharp Orc", "", "Sauron", "Orc", (2, 6, 2, 1), "damage +1"))
    card("20C524", minion("Prey", "", "Isengard", "Orc", (2, 6, 2, 1), "hunter 1"))
    card("20C540", possession("Dagger", "", SHADOW, "Sauron", 0, "hand weapon", (2,)))
    card("20C541", possession("Bundle", "", FREE_PEOPLES, "Shire", 2, support=True))
    card("20C560", site("Field of Battle", 2, "left", "Fellowship", 4, "battleground"))
    card("20C120", site("Tenth Field", 1, "left"))
    library.number_all()
