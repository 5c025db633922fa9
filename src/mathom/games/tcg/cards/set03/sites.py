"""Realms of the Elf-lords: Sites."""

from mathom.games.tcg.abilities import Action, EachTime
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import maneuver, site
from mathom.games.tcg.words.cards import COMPANION, ELF, EVENT, ISENGARD, ORC, timed
from mathom.games.tcg.words.clauses import THIS_SITE
from mathom.games.tcg.words.conditions import IsAt
from mathom.games.tcg.words.laws import CannotBePlayed
from mathom.games.tcg.words.moments import MovesTo
from mathom.games.tcg.words.orders import AndDo, By, PayTo, TheyMay
from mathom.games.tcg.words.players import FREE_PEOPLES_PLAYER
from mathom.games.tcg.words.rare_texts import NotFromPiles, OneMinionEach
from mathom.games.tcg.words.selections import a, each, n, your
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import AddBurdens, RemoveBurdens
from mathom.games.tcg.words.verbs import Exert, Wound, spotting

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
