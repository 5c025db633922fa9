"""Mines of Moria: the Gondor culture."""

from mathom.games.tcg.abilities import ARCHERY, Action, At, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import condition, event, possession, skirmish
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.cards import (
    COMPANION,
    EXHAUSTED,
    FOREST,
    GONDOR,
    MAN,
    MINION,
    NAZGUL,
    ORC,
    RANGER,
    SAURON,
)
from mathom.games.tcg.words.clauses import Skirmishing, SuchSite, signet_number
from mathom.games.tcg.words.conditions import Fights, HasSignet, InFierceSkirmish, IsA, IsAt
from mathom.games.tcg.words.doings import NO_WEAPON_STRENGTH, EntersExhausted, ExtraWeapon, Is
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.lasting import Give
from mathom.games.tcg.words.laws import ArcheryTotal, Of, Skip
from mathom.games.tcg.words.mods import MINIONS, Strength, StrengthOr, damage
from mathom.games.tcg.words.moments import REGROUP_STARTS
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.players import OwnerOf
from mathom.games.tcg.words.pointing import BEARER, that
from mathom.games.tcg.words.preventing import PREVENT_WOUND, Preventable
from mathom.games.tcg.words.selections import Named, a, another, each
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import RemoveTwilight
from mathom.games.tcg.words.triggers import Wins
from mathom.games.tcg.words.verbs import Exert, spotting
from mathom.games.tcg.words.zones import SELF

card(
    "2U31",
    condition("Blood of Númenor", "", FREE_PEOPLES, "Gondor", 2, support=True),
    ToPlay(Exert(a(COMPANION & GONDOR))),
    Constant(Of(each(ORC & SAURON), EntersExhausted())),
    Constant(Skip(ARCHERY)),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2R32",
    possession("Flaming Brand", "", FREE_PEOPLES, "Gondor", 0, classes="hand weapon", numbers=(1,)),
    BearerMustBe(a(MAN)),
    Constant(Of(SELF, ExtraWeapon())),
    While(Fights(BEARER, a(NAZGUL)), Of(BEARER, Is((Strength(+2), damage(1))))),
)
card(
    "2U33",
    event("Flee in Terror", FREE_PEOPLES, "Gondor", 0, "response"),
    Response(
        Wins(a(COMPANION & GONDOR)),
        Preventable(Discard(a(ORC & EXHAUSTED)), OwnerOf(that(ORC)), RemoveTwilight(3)),
    ),
)
card(
    "2U34",
    event("Gondor Will See It Done", FREE_PEOPLES, "Gondor", 0, "response"),
    Response(AboutToWound(a(COMPANION)), PREVENT_WOUND, cost=Exert(a(COMPANION & GONDOR))),
)
card(
    "2C35",
    condition("Natural Cover", "", FREE_PEOPLES, "Gondor", 1, support=True),
    ToPlay(spotting(a(RANGER))),
    While(IsAt(SuchSite(FOREST)), ArcheryTotal(MINIONS, -2)),
)
card(
    "2R36",
    event("No Mere Ranger", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        Give(
            another(COMPANION),
            StrengthOr(+2, +3, if_=HasSignet(that(COMPANION), signet_number("Aragorn"))),
        ),
        cost=Exert(Named("Aragorn")),
    ),
)
card(
    "2C37",
    event("Sentinels of Númenor", FREE_PEOPLES, "Gondor", 0, "skirmish"),
    Action(
        skirmish,
        Give(a(COMPANION & GONDOR), StrengthOr(+2, +4, if_=InFierceSkirmish(that(COMPANION)))),
    ),
)
card(
    "2R38",
    possession("Shield of Boromir", "", FREE_PEOPLES, "Gondor", 1, classes="shield", unique=True),
    BearerMustBe(a(COMPANION & GONDOR)),
    Constant(ArcheryTotal(MINIONS, -1)),
    While(
        IsA(BEARER, Named("Boromir")), Of(each(MINION & Skirmishing(BEARER)), NO_WEAPON_STRENGTH)
    ),
)
