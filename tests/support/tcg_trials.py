"""Trial cards that the examples of the glossary need: set 20, from 600 on."""

from mathom.games.tcg.abilities import Action, EachTimeMay, OncePerTurn, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, card
from mathom.games.tcg.printed import (
    ally,
    companion,
    condition,
    event,
    fellowship,
    maneuver,
    minion,
    possession,
    site,
)
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.clauses import Except, Skirmishing
from mathom.games.tcg.words.modifiers import Strength
from mathom.games.tcg.words.nouns import COMPANION, EASTERLING, MAN, MINION, ORC
from mathom.games.tcg.words.numbers import TWICE
from mathom.games.tcg.words.predicates import Is
from mathom.games.tcg.words.selections import a, each
from mathom.games.tcg.words.standing.laws import Of
from mathom.games.tcg.words.standing.texts import Constant
from mathom.games.tcg.words.triggers.harm import Exerts
from mathom.games.tcg.words.triggers.playing import YouPlay
from mathom.games.tcg.words.verbs.combining import AndDo
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.harm import Exert
from mathom.games.tcg.words.verbs.spotting import spotting
from mathom.games.tcg.words.verbs.tokens import AddBurdens, AddTwilight, RemoveTwilight


def sites_of_many_words() -> None:
    """Sites of numbers that other cards may copy, with texts of every kind."""
    haven = site("Haven of Words", 1, "left", "Fellowship", 3, "forest, river")
    card(
        "20C894",
        haven,
        Constant(Of(each(MINION & Skirmishing(a(COMPANION))), Is(Strength(-1)))),
        EachTimeMay(YouPlay(a(MAN)), AddTwilight(1)),
        Action(fellowship, AddTwilight(3), limit=OncePerTurn()),
        Response(Exerts(a(COMPANION)), AddBurdens(1)),
    )
    card("20C895", site("Haven of Silence", 1, "left", "Fellowship", 3))


def define_trials() -> None:
    """Define them all, once."""
    sites_of_many_words()
    card("20C690", ally("Man of the Mark", "", "Rohan", "Man", (1, 3, 2), "3T", "", False))
    warden = ally("Tree-warden", "", "Gandalf", "Ent", (2, 6, 3), "4F", "unhasty", False)
    card("20C691", warden)
    card("20C600", companion("Elrond's Guest", "", "Elven", "Elf", (2, 6, 3), "", False))
    card("20C601", companion("Shieldmaiden", "", "Rohan", "Man", (2, 6, 3), "valiant", False))
    wearer = companion(
        "Wearer of the Signet", "", "Gondor", "Man", (2, 5, 3), "", False, signet="Gandalf"
    )
    card("20C602", wearer)
    card("20C603", companion("Brave Man", "", "Gondor", "Man", (3, 10, 4), "", False))
    card("20C611", minion("Orc of Three", "", "Sauron", "Orc", (1, 3, 2, 1)))
    card("20C614", minion("Second Orc of Three", "", "Sauron", "Orc", (1, 3, 2, 1)))
    card("20C612", minion("Sharpest Orc", "", "Sauron", "Orc", (2, 6, 2, 1), "damage +1"))
    card("20C613", minion("Orc of Nothing", "", "Sauron", "Orc", (1, 0, 2, 1)))
    dear = AndDo((Exert(a(MINION), TWICE), RemoveTwilight(2)))
    card(
        "20C632",
        event("Dear Counsel", SHADOW, "Sauron", 0, "maneuver"),
        Action(maneuver, AddBurdens(1), cost=dear),
    )
    card(
        "20C633",
        condition("Dear Habit", "", SHADOW, "Sauron", 0, support=True),
        Action(maneuver, AddBurdens(1), cost=dear),
    )
    card(
        "20C631",
        event("None but Orcs", FREE_PEOPLES, "Gandalf", 0, "maneuver"),
        Action(maneuver, Discard(each(MINION & Except(each(ORC))))),
    )
    card(
        "20C623",
        condition("Crushing Load", "", SHADOW, "Sauron", 0, (-10,)),
        BearerMustBe(a(COMPANION)),
    )
    card("20C630", site("Trees of the Border", 1, "left", keywords="forest"))
    card("20C615", minion("Uruk Archer", "", "Isengard", "Uruk-hai", (3, 7, 2, 5), "archer"))
    card("20C610", minion("Man of the East", "", "Raider", "Man", (2, 6, 2, 4), "Easterling"))
    card(
        "20C620",
        possession("Coat", "", FREE_PEOPLES, "Gondor", 1, "armor", (0, 1)),
        BearerMustBe(a(COMPANION)),
    )
    card(
        "20C621",
        possession("Rider's Blade", "", FREE_PEOPLES, "Rohan", 1, "hand weapon", (2,)),
        BearerMustBe(a(MAN)),
    )
    card(
        "20C622",
        condition("Banner of the East", "", SHADOW, "Raider", 0, support=True),
        ToPlay(spotting(a(EASTERLING))),
    )
