"""Realms of the Elf-lords: the Gondor culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3C37",
    condition("Answering the Cries", "", FREE_PEOPLES, "Gondor", 0, support=True),
    Action(
        skirmish,
        Give(a(COMPANION & GONDOR), Strength(+2)),
        cost=Discard(a(TALE & GONDOR, FROM_HAND)),
    ),
)
card(
    "3R38",
    companion(
        "Aragorn",
        "Heir to the White City",
        "Gondor",
        "Man",
        (4, 8, 4),
        keywords="ranger",
        signet="Frodo",
    ),
    EachTime(MovesIn(FELLOWSHIP_PHASE), RemoveTwilight(2)),
)
card(
    "3R39",
    event("Banner of the White Tree", FREE_PEOPLES, "Gondor", 0, "maneuver", keywords="tale"),
    Action(
        maneuver,
        Give(that(COMPANION), (Strength(+3), defender(1)), TILL_REGROUP),
        cost=Exert(a(COMPANION & GONDOR)),
    ),
)
card(
    "3R40",
    condition("Citadel of Minas Tirith", "", FREE_PEOPLES, "Gondor", 1, support=True),
    AtMay(EndOfTurnUnbeaten(any_of(COMPANION, ALLY)), Heal(a(COMPANION & GONDOR))),
)
card(
    "3R41",
    condition("Gondor Bowmen", "", FREE_PEOPLES, "Gondor", 0, keywords="tale", support=True),
    Action(
        archery,
        MakeArchery(FELLOWSHIP, +2),
        cost=AndDo((Exert(a(COMPANION & GONDOR)), Discard(SELF))),
    ),
)
card(
    "3R42",
    possession("Horn of Boromir", "", FREE_PEOPLES, "Gondor", 0, unique=True),
    BearerMustBe(Named("Boromir")),
    Action(
        maneuver,
        AndDo(
            (
                Give(that(ALLY), Strength(+3), TILL_REGROUP),
                AllowToFight(that(ALLY), TILL_REGROUP),
            )
        ),
        cost=AndDo((Exert(Named("Boromir")), spotting(a(ALLY)))),
    ),
)
card(
    "3C43",
    event("Might of Númenor", FREE_PEOPLES, "Gondor", 1, "maneuver", keywords="tale"),
    Action(
        maneuver,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            WhereX(Heal(n(THE_X, COMPANION)), TwilightCostOf(THE_CARD_REVEALED)),
        ),
        cost=spotting(a(COMPANION & GONDOR)),
    ),
)
card(
    "3R44",
    artifact("The Shards of Narsil", "", FREE_PEOPLES, "Gondor", 1, support=True),
    Action(fellowship, Stack(a(CARD & GONDOR, FROM_HAND))),
    Action(fellowship, TakeIntoHand(a(CARD, STACKED_HERE)), cost=AddTwilight(1)),
)
card(
    "3U45",
    event("Some Who Resisted", FREE_PEOPLES, "Gondor", 0, "maneuver", keywords="tale"),
    Action(
        maneuver,
        MakeCost(each(EVENT & timed("maneuver")), +2),
        cost=spotting(a(COMPANION & GONDOR)),
    ),
)
card(
    "3U46",
    event("Still Sharp", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        Give(a(COMPANION & GONDOR), (Strength(+3), damage(1))),
        cost=spotting(Named("The Shards of Narsil")),
    ),
)
card(
    "3U47",
    event("Voice of Rauros", FREE_PEOPLES, "Gondor", 0, "maneuver"),
    Action(
        maneuver,
        Give(each(COMPANION & signet("Aragorn")), damage(1), TILL_REGROUP),
        cost=Exert(Named("Aragorn")),
    ),
)
card(
    "3C48",
    event("We Must Go Warily", FREE_PEOPLES, "Gondor", 0, "response"),
    Response(
        MovesIn(REGROUP),
        MakeCost(each(MINION), +1, TILL_NEXT_REGROUP),
        cost=Exert(a(COMPANION & GONDOR), TWICE),
    ),
)
card(
    "3P122",
    companion(
        "Boromir",
        "Defender of Minas Tirith",
        "Gondor",
        "Man",
        (3, 7, 3),
        keywords="ranger",
        signet="Gandalf",
    ),
    Action(fellowship, Heal(SELF), cost=AddTwilight(2)),
)
