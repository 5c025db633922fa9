"""The Hunters: the cards that the rulings need."""

from mathom.games.tcg.abilities import EachTimeMay
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import companion, minion
from mathom.games.tcg.words.cards import COMPANION, CONDITION, MINION, culture
from mathom.games.tcg.words.conditions import Fights
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.later import StrengthOrLess, StrengthOrMore
from mathom.games.tcg.words.laws import Of
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.selections import a
from mathom.games.tcg.words.spotting import spot
from mathom.games.tcg.words.standing import While
from mathom.games.tcg.words.tokens import AddThreats
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import spotting
from mathom.games.tcg.words.zones import SELF

card(
    "15C101",
    minion("Black Land Observer", "", "Orc", "Orc", (3, 8, 2, 4)),
    EachTimeMay(YouPlay(SELF), AddThreats(1), cost=spotting(a(CONDITION & culture("orc")))),
    While(spot(a(COMPANION & StrengthOrMore(10))), Of(SELF, Is(Strength(+3)))),
)
card(
    "15C144",
    companion(
        "Frodo",
        "Weary From the Journey",
        "Shire",
        "Hobbit",
        (0, 3, 4),
        "Ring-bearer, Ring-bound",
        resistance=10,
        ring=True,
    ),
    While(Fights(SELF, a(MINION & StrengthOrLess(8))), Of(SELF, Is(Strength(+2)))),
)
