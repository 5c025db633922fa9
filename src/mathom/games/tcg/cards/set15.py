"""The Hunters: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTimeMay, ToPlay
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import companion, maneuver, minion
from mathom.games.tcg.words.cards import COMPANION, CONDITION, MAN, MINION, culture
from mathom.games.tcg.words.conditions import Fights
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.glossary import ControlSite
from mathom.games.tcg.words.later import StrengthOrLess, StrengthOrMore
from mathom.games.tcg.words.laws import Of
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.orders import OrDo
from mathom.games.tcg.words.selections import a
from mathom.games.tcg.words.spotting import spot
from mathom.games.tcg.words.standing import While
from mathom.games.tcg.words.tokens import AddThreats, RemoveBurdens, RemoveThreats
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
card(
    "15U94",
    minion("Wandering Hillman", "", "Men", "Man", (3, 8, 3, 4)),
    ToPlay(spotting(a(MAN & culture("men")))),
    While(spot(a(COMPANION & StrengthOrMore(10))), Of(SELF, Is(Strength(+3)))),
    Action(maneuver, ControlSite(), cost=OrDo((RemoveBurdens(2), RemoveThreats(2)))),
)
