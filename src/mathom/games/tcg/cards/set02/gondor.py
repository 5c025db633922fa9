"""Mines of Moria: the Gondor culture."""

from mathom.games.tcg.vocabulary import *

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
