"""Bloodlines: the cards that the rulings need."""

from mathom.games.tcg.abilities import REGROUP, Action, DiscardIf, EachTime, EachTimeMay, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card, keyword
from mathom.games.tcg.printed import companion, condition, skirmish
from mathom.games.tcg.words.cards import CARD, DWARF, ELF, ELVEN, ORC
from mathom.games.tcg.words.clauses import NOT_ASSIGNED
from mathom.games.tcg.words.counts import ThingRevealed
from mathom.games.tcg.words.glossary import CountTerrain
from mathom.games.tcg.words.later import AHEAD
from mathom.games.tcg.words.moments import MOVES, MovesIn
from mathom.games.tcg.words.moves import Reveal
from mathom.games.tcg.words.orders import ForEach, OrDo
from mathom.games.tcg.words.selections import DECK_OF_YOURS, TopOf, a, n
from mathom.games.tcg.words.tokens import AddTwilight
from mathom.games.tcg.words.verbs import TWICE, Exert, Heal, Wound, spotting

card(
    "13U3",
    condition("Deep Hatred", "", FREE_PEOPLES, "Dwarven", 0, support=True),
    EachTime(MOVES, AddTwilight(2)),
    Action(
        skirmish,
        OrDo((Wound(n(2, ORC)), Wound(a(ORC), TWICE))),
        cost=Exert(a(DWARF & NOT_ASSIGNED)),
    ),
    DiscardIf(AHEAD),
)
card(
    "13R15",
    companion(
        "Galadriel",
        "Sorceress of the Hidden Land",
        "Elven",
        "Elf",
        (0, 3, 3),
        resistance=7,
    ),
    ToPlay(spotting(n(3, ELF))),
    EachTimeMay(
        MovesIn(REGROUP),
        ForEach(Heal(a(ELF)), ThingRevealed(CARD & ELVEN)),
        cost=Reveal(TopOf(CountTerrain(keyword("forest")), DECK_OF_YOURS)),
    ),
)
