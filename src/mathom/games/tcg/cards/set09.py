"""Reflections: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

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
