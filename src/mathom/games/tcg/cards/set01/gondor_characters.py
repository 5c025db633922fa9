"""The Fellowship of the Ring: the Gondor culture, its characters."""

from mathom.games.tcg.abilities import Action, AtMay
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import companion, maneuver, skirmish
from mathom.games.tcg.words.cards import COMPANION, HOBBIT
from mathom.games.tcg.words.clauses import signet
from mathom.games.tcg.words.doings import NOT_OVERWHELMED
from mathom.games.tcg.words.lasting import TILL_REGROUP, Give
from mathom.games.tcg.words.laws import Of
from mathom.games.tcg.words.mods import Strength, defender
from mathom.games.tcg.words.moments import YOUR_TURN_STARTS
from mathom.games.tcg.words.selections import a, another
from mathom.games.tcg.words.standing import Constant
from mathom.games.tcg.words.verbs import Exert, Heal
from mathom.games.tcg.words.zones import SELF

card(
    "1R89",
    companion(
        "Aragorn",
        "Ranger of the North",
        "Gondor",
        "Man",
        (4, 8, 4),
        keywords="ranger",
        signet="Gandalf",
    ),
    Action(maneuver, Give(SELF, defender(1), TILL_REGROUP), cost=Exert(SELF)),
)
card(
    "1R96",
    companion(
        "Boromir", "Lord of Gondor", "Gondor", "Man", (3, 7, 3), keywords="ranger", signet="Aragorn"
    ),
    Constant(Of(SELF, NOT_OVERWHELMED)),
)
card(
    "1U97",
    companion("Boromir", "Son of Denethor", "Gondor", "Man", (3, 7, 3), signet="Frodo"),
    Action(skirmish, Give(a(HOBBIT), Strength(+3)), cost=Exert(SELF)),
)
card(
    "1P365",
    companion(
        "Aragorn", "King in Exile", "Gondor", "Man", (4, 8, 4), keywords="ranger", signet="Aragorn"
    ),
    AtMay(YOUR_TURN_STARTS, Heal(another(COMPANION & signet("Aragorn")))),
)
