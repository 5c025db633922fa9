"""Realms of the Elf-lords: Sites."""

from mathom.games.tcg.vocabulary import *

card(
    "3U115",
    site("Caras Galadhon", 3, "left", "Fellowship", 6, keywords="forest, sanctuary"),
    While(IsAt(THIS_SITE), OneMinionEach()),
)
card(
    "3U116",
    site("Eregion Hills", 2, "right", "Fellowship", 4),
    EachTime(MovesTo(THIS_SITE), AddBurdens(1)),
)
card(
    "3C117",
    site("Gates of Argonath", 8, "right", "Fellowship", 8, keywords="river"),
    Constant(CannotBePlayed(each(EVENT & timed("maneuver")))),
)
card(
    "3C118",
    site("The Great River", 6, "right", "Fellowship", 7, keywords="river"),
    While(IsAt(THIS_SITE), NotFromPiles()),
)
card(
    "3U119",
    site("House of Elrond", 0, "right", "Fellowship", 3, keywords="sanctuary"),
    EachTime(
        MovesTo(THIS_SITE),
        TheyMay(FREE_PEOPLES_PLAYER, PayTo(spotting(n(2, ELF)), RemoveBurdens(1))),
    ),
)
card(
    "3U120",
    site("Wastes of Emyn Muil", 9, "left", "Fellowship", 9),
    Action(
        maneuver,
        By(FREE_PEOPLES_PLAYER, Wound(a(COMPANION))),
        cost=AndDo((spotting(n(4, COMPANION)), Exert(your(ORC & ISENGARD)))),
    ),
)
