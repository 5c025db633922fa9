"""Reflections: the cards that the rulings need."""

from mathom.games.tcg.abilities import REGROUP, Action, EachTime, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import artifact, companion, condition, fellowship, regroup, skirmish
from mathom.games.tcg.words.cards import (
    ARTIFACT,
    CARD,
    COMPANION,
    GONDOR,
    KNIGHT,
    MAN,
    MINION,
    WIZARD,
)
from mathom.games.tcg.words.clauses import Skirmishing
from mathom.games.tcg.words.conditions import Bears, EitherHolds, IsA
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.glossary import EVEN_IF_DEAD, SkirmishBegins
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.later import UNBOUND, PlaceInDeadPile
from mathom.games.tcg.words.laws import MoveLimit, Of
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.moments import MOVES, MovesIn
from mathom.games.tcg.words.moves import Discard, Draw
from mathom.games.tcg.words.orders import OrDo, PayTo, TheyMay
from mathom.games.tcg.words.players import EACH_OPPONENT
from mathom.games.tcg.words.playing import Play
from mathom.games.tcg.words.pointing import RING_BEARER, that
from mathom.games.tcg.words.preventing import PREVENT_THAT
from mathom.games.tcg.words.selections import a, each, n
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import AddBurdens
from mathom.games.tcg.words.verbs import Exert, spotting
from mathom.games.tcg.words.zones import FROM_HAND, SELF

card(
    "9R+30",
    companion(
        "Sméagol",
        "Bearer of Great Secrets",
        "Gollum",
        "",
        (0, 3, 4),
        "Ring-bound",
        resistance=7,
        ring=True,
    ),
    ToPlay(AddBurdens(1)),
    EachTime(MOVES, PlaceInDeadPile(a(COMPANION & UNBOUND))),
    Action(regroup, Discard(each(MINION)), cost=AddBurdens(2), if_=IsA(SELF, RING_BEARER)),
)
card(
    "9R35",
    artifact(
        "Sapling of the White Tree", "", FREE_PEOPLES, "Gondor", 1, unique=False, support=True
    ),
    ToPlay(spotting(a(MAN & UNBOUND & GONDOR))),
    Response(AboutToWound(a(MAN & GONDOR)), PREVENT_THAT, cost=Discard(SELF)),
)
card(
    "9R+26",
    companion("Radagast", "The Brown", "Gandalf", "Wizard", (4, 8, 4), signet="Gandalf"),
    Constant(MoveLimit(+1)),
    EachTime(
        MovesIn(REGROUP),
        TheyMay(EACH_OPPONENT, PayTo(Discard(n(2, CARD, FROM_HAND)), Draw(2))),
    ),
)
card(
    "9R27",
    condition("Sent Back", "", FREE_PEOPLES, "Gandalf", 2, support=True),
    Action(
        skirmish,
        (Discard(each(MINION & Skirmishing(a(WIZARD)))), PlaceInDeadPile(that(WIZARD))),
        cost=Discard(SELF),
    ),
    Action(fellowship | regroup, Play(a(WIZARD, FROM_HAND), EVEN_IF_DEAD)),
)
card(
    "9R+33",
    companion(
        "Isildur",
        "Bearer of Heirlooms",
        "Gondor",
        "Man",
        (3, 7, 3),
        resistance=6,
        ring=True,
    ),
    EachTime(
        SkirmishBegins(SELF),
        OrDo((AddBurdens(2), Exert(n(3, COMPANION)))),
        if_=IsA(SELF, RING_BEARER),
    ),
    While(
        EitherHolds(IsA(SELF, RING_BEARER), Bears(SELF, a(ARTIFACT))),
        Of(each(KNIGHT & GONDOR), Is(Strength(+1))),
    ),
)
