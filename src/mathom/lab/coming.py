"""Words that later sets need and that have no behaviour yet: they are read, never played.

A line of ``coming.txt`` is a kind, a name and the ways it is printed, each with its slots. A word
moves into the vocabulary, as a class with behaviour, when the first card that needs it is defined.
"""

from pathlib import Path
from typing import Final

from mathom.cardplay.phrases import Adjective, Clause, Count, Who, Zone
from mathom.cardplay.reading import spelled
from mathom.cardplay.steps import Do, If, Player
from mathom.cardplay.word import Word, slots
from mathom.games.tcg.abilities import Ability, Limit, On
from mathom.games.tcg.words.conditions.spotting import Spotted
from mathom.games.tcg.words.durations import Until
from mathom.games.tcg.words.for_each import Thing, Value
from mathom.games.tcg.words.modifiers import Mod
from mathom.games.tcg.words.numbers import Cap, Times
from mathom.games.tcg.words.predicates import Fact
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.standing.laws import Law
from mathom.games.tcg.words.triggers.turn import Moment
from mathom.games.tcg.words.verbs.playing import How
from mathom.games.tcg.words.verbs.preventing import Doing
from mathom.games.tcg.words.verbs.tokens import Amount
from mathom.games.tcg.words.zones import Deck, Place

_ACT: Final = ("Act", "Term", "Price", "VerbDo", "Effect")
# What a line's kind means: the class it comes under, and the finer kinds it is read as.
KINDS: Final[dict[str, tuple[type[Word], tuple[str, ...]]]] = {
    "Ability": (Ability, ()),
    "Act": (Do, _ACT),
    "Order": (Do, ("Order", "Effect")),
    "If": (If, ("PlainIf",)),
    "On": (On, ("PlainOn",)),
    "Moment": (Moment, ()),
    "Mod": (Mod, ()),
    "Fact": (Fact, ()),
    "Law": (Law, ()),
    "Thing": (Thing, ()),
    "Value": (Value, ()),
    "Cap": (Cap, ()),
    "Clause": (Clause, ()),
    "Adjective": (Adjective, ()),
    "Single": (Who, ("Single",)),
    "Ref": (Who, ("Single", "Ref")),
    "Zone": (Zone, ()),
    "Place": (Place, ()),
    "Player": (Player, ()),
    "Where": (Where, ()),
    "Until": (Until, ("UntilSaid",)),
    "Times": (Times, ()),
    "Count": (Count, ("Plural",)),
    "Amount": (Amount, ()),
    "Spotted": (Spotted, ("Spotted1",)),
    "How": (How, ()),
    "Doing": (Doing, ()),
    "Limit": (Limit, ()),
    "Deck": (Deck, ()),
    "Compare": (Word, ("Compare",)),
    "During": (Word, ("During",)),
    "OnWho": (Word, ("OnWho",)),
    "Deed": (Word, ("Deed",)),
    "Losable": (Word, ("Losable",)),
    "Block": (Word, ("Block",)),
    "Span": (Word, ("Span",)),
    "Tokens": (Word, ("Tokens",)),
}

LEXICONS: Final[dict[str, dict[object, tuple[str, ...]]]] = {
    "Stat": {
        name: (name,)
        for name in ("strength", "vitality", "resistance", "twilight cost", "site number", "cost")
    },
    "OtherStat": {name: (name,) for name in ("vitality", "resistance", "site number")},
    "More": {name: (name,) for name in ("more", "less", "fewer", "higher", "greater", "lower")},
    "SignedX": {name: (name,) for name in ("+X", "-X")},
    "BlockMark": {name: (f"[{name}]",) for name in ("F", "T", "K", "S")},
    "Said": {name: (name,) for name in ("unbound", "valiant", "besieging", "lone")},
}

TABLE: Final = Path(__file__).with_name("coming.txt")

# Printed after "from": the same deeds as after "cannot", in another form.
DEEDINGS: Final = (
    "being {mods:Mod}",
    "taking wounds<| during the {phase:PhaseName} phase>",
    "being assigned to <skirmishes|a skirmish><| by {player:Player}>",
    "being assigned to <skirmish |>{who:Single}",
    "being overwhelmed<| unless {_:Ref}'s strength is tripled| unless his strength is tripled>",
    "being discarded<| from play><| by {who:Single}>",
    "using special abilities",
    "being <played|wounded|killed|exerted|transferred|cancelled|canceled>",
    "bearing {who:Single}",
    "moving<| again><| this turn>",
    "gaining strength bonuses<| from {who:Who}>",
    "participating in <skirmishes|archery fire>",
    "discarding it",
    "taking control of {who:Single}",
)

# Of two readings of the same words, the first is meant.
PREFER: Final = (
    ("Wound", "WoundCount"),
    ("Is", "GainsMods"),
    ("Is", "IsAlso"),
    ("Of", "StandingDo"),
    ("Constant", "ForEachLaw"),
    ("PlayOn", "Play"),
    ("InDeadPile", "From"),
    ("PlayNextSite", "Play"),
    ("Starting", "UnlessLaw"),
    ("EachRevealed", "Each"),
    ("ARevealed", "A"),
    ("OnIf", "IfOn"),
)


def _made(name: str, base: type[Word], also: tuple[str, ...], english: str) -> type[Word]:
    names = [slot.name for slot in slots(english) if slot.name != "_"]

    def __init__(self: Word, **values: object) -> None:  # noqa: N807
        for key in names:
            setattr(self, key, values[key])

    return type(name, (base,), {"english": english, "also": also, "rank": 1, "__init__": __init__})


def _table() -> list[type[Word]]:
    found: list[type[Word]] = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        head, _, ways = line.partition(": ")
        kind, _, name = head.partition(" ")
        base, also = KINDS[kind]
        for way in ways.replace("<|", "<\0").split(" | "):
            english = way.replace("<\0", "<|").strip()
            for each in spelled("" if english == "-" else english):
                found.append(_made(name, base, also, each))
    for way in DEEDINGS:
        for each in spelled(way):
            found.append(_made("Deeding", Word, ("Deeding",), each))
    return found


COMING: Final = _table()
