"""The Fellowship of the Ring: the Gandalf culture."""

from mathom.games.tcg.vocabulary import *

card(
    "1R69",
    ally("Albert Dreary", "Entertainer from Bree", "Gandalf", "Man", (1, 3, 3), home="1F"),
    ToPlay(spotting(Named("Gandalf"))),
    Action(
        maneuver,
        Discard(a(CONDITION & OfEither(culture_number("Isengard"), culture_number("Moria")))),
        cost=Exert(SELF),
    ),
)
card(
    "1U70",
    ally("Barliman Butterbur", "Prancing Pony Proprietor", "Gandalf", "Man", (0, 1, 2), home="1F"),
    Action(fellowship, TakeIntoHand(a(EVENT & GANDALF, FROM_DISCARD)), cost=Exert(SELF)),
)
card(
    "1R71",
    event("Durin's Secret", FREE_PEOPLES, "Gandalf", 2, "fellowship"),
    Action(fellowship, MakeMoveLimit(+1), cost=spotting(Named("Gandalf"), a(DWARF), a(ELF))),
)
card(
    "1R72",
    companion("Gandalf", "Friend of the Shirefolk", "Gandalf", "Wizard", (4, 6, 4), signet="Frodo"),
    Constant(
        Of(
            SELF,
            Is(
                StrengthFor(
                    +1,
                    ThingRace(
                        (
                            race_number("Hobbit"),
                            race_number("Dwarf"),
                            race_number("Elf"),
                            race_number("Man"),
                        )
                    ),
                )
            ),
        )
    ),
)
card(
    "1U73",
    possession("Gandalf's Cart", "", FREE_PEOPLES, "Gandalf", 1, unique=True, support=True),
    Action(
        fellowship,
        EitherDeal(
            (
                Stack(
                    a(any_of(ARTIFACT & OF_FREE_PEOPLES, POSSESSION & OF_FREE_PEOPLES), FROM_HAND)
                ),
                Play(a(CARD, STACKED_HERE)),
            )
        ),
    ),
)
card(
    "1U74",
    possession("Gandalf's Pipe", "", FREE_PEOPLES, "Gandalf", 0, classes="pipe", unique=True),
    BearerMustBe(Named("Gandalf")),
    Action(
        fellowship,
        RemoveBurdens(THE_X),
        cost=AndDo((Discard(a(POSSESSION & keyworded("pipeweed"))), spotting(n(THE_X, PIPE)))),
    ),
)
card(
    "1R75",
    possession(
        "Glamdring",
        "",
        FREE_PEOPLES,
        "Gandalf",
        2,
        classes="hand weapon",
        numbers=(2,),
        unique=True,
    ),
    BearerMustBe(Named("Gandalf")),
    Constant(Of(BEARER, Is(damage(1)))),
    Action(
        fellowship | regroup,
        (Reveal(WholeHand(AN_OPPONENT)), ForEach(RemoveTwilight(1), ThingRevealed(ORC))),
        cost=Exert(Named("Gandalf")),
    ),
)
card(
    "1C76",
    event("Intimidate", FREE_PEOPLES, "Gandalf", 2, "response", keywords="spell"),
    Response(AboutToWound(a(COMPANION)), PREVENT_WOUND, cost=spotting(Named("Gandalf"))),
)
card(
    "1U77",
    event("Let Folly Be Our Cloak", FREE_PEOPLES, "Gandalf", 0, "fellowship"),
    Action(fellowship, RemoveTwilight(AmountX()), cost=Exert(n(THE_X, COMPANION))),
)
card(
    "1C78",
    event("Mysterious Wizard", FREE_PEOPLES, "Gandalf", 2, "skirmish", keywords="spell"),
    Action(skirmish, Give(Named("Gandalf"), StrengthOr(+2, +4, if_=TokensAtMost(4, BURDEN)))),
)
card(
    "1R79",
    condition("The Nine Walkers", "", FREE_PEOPLES, "Gandalf", 1, support=True),
    ToPlay(spotting(Named("Gandalf"))),
    Constant(CostOfPlay(a(COMPANION & RaceUnspotted()), -2)),
)
card(
    "1R80",
    ally("Ottar", "Man of Laketown", "Gandalf", "Man", (1, 2, 2), home="3F"),
    ToPlay(spotting(Named("Gandalf"))),
    Action(
        fellowship, AndDo((Discard(up_to(3, CARD, FROM_HAND)), Draw(THAT_MANY))), cost=Exert(SELF)
    ),
)
card(
    "1R81",
    event(
        "Questions That Need Answering", FREE_PEOPLES, "Gandalf", 3, "fellowship", keywords="spell"
    ),
    Action(
        fellowship,
        (LookAt(TopOf(4, DECK_OF_YOURS)), AndDo((TakeIntoHand(SomeOfThose(2)), Discard(REST)))),
        cost=spotting(Named("Gandalf")),
        if_=PoolBelow(3),
    ),
)
card(
    "1C82",
    event("Risk a Little Light", FREE_PEOPLES, "Gandalf", 1, "fellowship", keywords="spell"),
    Action(
        fellowship,
        (LookAt(TopOf(2, DECK_OF_YOURS)), AndDo((TakeIntoHand(OneOfThose()), Discard(REST)))),
        cost=spotting(Named("Gandalf")),
        if_=PoolBelow(2),
    ),
)
card(
    "1R83",
    event("Servant of the Secret Fire", FREE_PEOPLES, "Gandalf", 1, "skirmish", keywords="spell"),
    Action(skirmish, Give(a(MINION), Strength(-3)), cost=spotting(Named("Gandalf"))),
)
card(
    "1C84",
    event("Sleep, Caradhras", FREE_PEOPLES, "Gandalf", 3, "fellowship", keywords="spell"),
    Action(fellowship, Discard(each(CONDITION)), cost=Exert(Named("Gandalf"))),
)
card(
    "1C85",
    event("Strength of Spirit", FREE_PEOPLES, "Gandalf", 1, "response", keywords="spell"),
    Response(AboutToExert(a(COMPANION)), NoToken(), cost=spotting(Named("Gandalf"))),
)
card(
    "1C86",
    event(
        "Treachery Deeper Than You Know", FREE_PEOPLES, "Gandalf", 1, "fellowship", keywords="spell"
    ),
    Action(fellowship, Reveal(WholeHand(AN_OPPONENT)), cost=spotting(Named("Gandalf"))),
)
card(
    "1R87",
    event("A Wizard Is Never Late", FREE_PEOPLES, "Gandalf", 1, "fellowship"),
    Action(fellowship, Play(a(CHARACTER & GANDALF, FROM_DECK))),
)
card(
    "1P364",
    companion("Gandalf", "The Grey Wizard", "Gandalf", "Wizard", (4, 7, 4), signet="Gandalf"),
    Action(
        fellowship, Play(a(COMPANION & signet("Gandalf"), FROM_HAND), Cheaper(-2)), cost=Exert(SELF)
    ),
)
