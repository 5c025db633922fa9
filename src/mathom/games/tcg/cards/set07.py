"""The Return of the King: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime, EachTimeMay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition, event, minion, regroup, skirmish
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.cards import COMPANION, MINION, MOUNTED, NAZGUL
from mathom.games.tcg.words.lasting import Give
from mathom.games.tcg.words.later import AboutToDieInSkirmish
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.numbers import THE_X
from mathom.games.tcg.words.players import FREE_PEOPLES_PLAYER
from mathom.games.tcg.words.pointing import RING_BEARER
from mathom.games.tcg.words.preventing import Instead, Preventable
from mathom.games.tcg.words.selections import Named, a, n
from mathom.games.tcg.words.tokens import AddThreats, RemoveThreats
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import Exert, Wound, spotting
from mathom.games.tcg.words.zones import SELF

card(
    "7R56",
    condition("The Dead City", "", FREE_PEOPLES, "Gollum", 3, keywords="stealth"),
    BearerMustBe(Named("Sméagol")),
    EachTime(AboutToDieInSkirmish(Named("Sméagol")), Instead(Discard(Named("Sméagol")))),
)
card(
    "7U190",
    minion("Morgul Destroyer", "", "Wraith", "Orc", (2, 6, 2, 4)),
    EachTimeMay(
        YouPlay(SELF),
        Preventable(AddThreats(2), FREE_PEOPLES_PLAYER, Wound(RING_BEARER)),
        cost=spotting(a(NAZGUL)),
    ),
    Action(skirmish, Give(SELF, Strength(+3)), cost=RemoveThreats(1)),
)
card(
    "7C256",
    event("They Sang as They Slew", FREE_PEOPLES, "Rohan", 1, "regroup"),
    Action(regroup, Wound(n(THE_X, MINION)), cost=Exert(n(THE_X, COMPANION & MOUNTED))),
)
