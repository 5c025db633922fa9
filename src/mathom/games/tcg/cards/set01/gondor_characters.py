"""The Fellowship of the Ring: the Gondor culture, its characters."""

from mathom.games.tcg.vocabulary import *

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
