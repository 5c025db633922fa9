"""Realms of the Elf-lords: the Dwarven culture."""

from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, Action, AtMay, EachTimeMay, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition, event, fellowship, possession, regroup
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.cards import (
    ALLY,
    CARD,
    COMPANION,
    CONDITION,
    DWARF,
    DWARVEN,
    MORIA,
    PIPE,
    TALE,
    WEAPON,
    race,
)
from mathom.games.tcg.words.clauses import SiteOrHigher
from mathom.games.tcg.words.counts import ThingSuch, TwilightCostOf
from mathom.games.tcg.words.laws import CostOf
from mathom.games.tcg.words.moments import StartOfPhaseAt
from mathom.games.tcg.words.moves import Discard, Draw, Reveal, ShuffleInto
from mathom.games.tcg.words.numbers import THE_X
from mathom.games.tcg.words.orders import ForEach, WhereX
from mathom.games.tcg.words.players import AN_OPPONENT
from mathom.games.tcg.words.pointing import THE_CARD_REVEALED
from mathom.games.tcg.words.rare import SpotMorePipes
from mathom.games.tcg.words.selections import Named, a, at_random, each, up_to
from mathom.games.tcg.words.standing import Constant
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import Exert, Heal
from mathom.games.tcg.words.zones import FROM_DISCARD, SELF, From, HandOf

card(
    "3R1",
    possession("Book of Mazarbul", "", FREE_PEOPLES, "Dwarven", 2, keywords="tale", unique=True),
    BearerMustBe(a(DWARF)),
    AtMay(
        StartOfPhaseAt(FELLOWSHIP_PHASE, SiteOrHigher(4)),
        ForEach(Draw(1), ThingSuch(COMPANION & race("Dwarf"))),
    ),
)
card(
    "3U2",
    possession("Gimli's Pipe", "", FREE_PEOPLES, "Dwarven", 1, classes="pipe", unique=True),
    BearerMustBe(Named("Gimli")),
    Action(fellowship, SpotMorePipes(1, PIPE), cost=Exert(Named("Gimli"))),
)
card(
    "3R3",
    condition("Mines of Khazad-Dûm", "", FREE_PEOPLES, "Dwarven", 1, support=True),
    EachTimeMay(YouPlay(a(TALE & DWARVEN)), Heal(a(COMPANION & race("Dwarf")))),
)
card(
    "3U4",
    condition("A Royal Welcome", "", FREE_PEOPLES, "Dwarven", 2, support=True),
    Action(regroup, Heal(a(COMPANION & race("Dwarf"))), cost=Exert(a(ALLY & race("Dwarf")))),
)
card(
    "3U5",
    condition("Song of Durin", "", FREE_PEOPLES, "Dwarven", 0, keywords="tale", support=True),
    ToPlay(Exert(a(DWARF))),
    Constant(CostOf(each(WEAPON & MORIA), +2)),
    Action(fellowship, Discard(up_to(2, CONDITION & MORIA)), cost=Discard(SELF)),
)
card(
    "3C6",
    event("Storm of Argument", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(
        fellowship,
        (
            Reveal(at_random(1, CARD, From((HandOf(AN_OPPONENT),)))),
            WhereX(
                ShuffleInto(up_to(THE_X, CARD & DWARVEN, FROM_DISCARD)),
                TwilightCostOf(THE_CARD_REVEALED),
            ),
        ),
    ),
)
