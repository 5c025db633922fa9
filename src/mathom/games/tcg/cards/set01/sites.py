"""The Fellowship of the Ring: Sites."""

from mathom.games.tcg.vocabulary import *

card(
    "1U319",
    site("Bag End", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named("The Gaffer", FROM_DECK)), cost=Exert(a(HOBBIT))),
)
card(
    "1U320",
    site("East Road", 0, "left", "Fellowship", 1),
    Constant(CostOf(each(COMPANION), +2)),
)
card(
    "1U321",
    site("Farmer Maggot's Fields", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named(("Merry", "Pippin"), FROM_DECK)), cost=Exert(a(HOBBIT))),
)
card(
    "1U322",
    site("Green Dragon Inn", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named("Sam", FROM_DECK)), cost=Exert(a(HOBBIT))),
)
card(
    "1U323",
    site("Green Hill Country", 0, "left", "Fellowship", 1),
    Constant(CostOf(each(HOBBIT), -1)),
)
card(
    "1U324",
    site("The Prancing Pony", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named("Aragorn", FROM_DECK)), cost=AddBurdens(1)),
)
card(
    "1U325",
    site("Shire Lookout Point", 0, "left", "Fellowship", 1),
    Action(fellowship, Play(Named("Gandalf's Cart", FROM_DECK)), cost=spotting(Named("Gandalf"))),
)
card(
    "1C326",
    site("Westfarthing", 0, "left", "Fellowship", 1),
    Action(
        fellowship, Play(a(any_of(COMPANION, ALLY), FROM_HAND), Cheaper(-1)), cost=Exert(a(HOBBIT))
    ),
)
card(
    "1U327",
    site("Bree Gate", 2, "left", "Fellowship", 2),
    While(spot(a(RANGER)), MoveLimit(+1)),
)
card(
    "1U328",
    site("Bree Streets", 1, "left", "Fellowship", 2),
    Constant(RoamingPenalty(NAZGUL, -2)),
)
card(
    "1U329",
    site("Breeland Forest", 1, "left", "Fellowship", 2, keywords="forest"),
    Constant(CannotBePlayed(each(EVENT & keyworded("stealth")))),
)
card(
    "1U330",
    site("Buckleberry Ferry", 1, "left", "Fellowship", 2, keywords="river"),
    While(OnlyThese(HOBBIT), NoFighting(THIS_SITE)),
)
card(
    "1C331",
    site("Ettenmoors", 2, "left", "Fellowship", 2, keywords="plains"),
    Action(
        skirmish,
        Give(that(any_of(COMPANION, MINION)), Strength(+2)),
        cost=Exert(your(any_of(COMPANION, MINION))),
    ),
)
card(
    "1U332",
    site("Midgewater Marshes", 1, "left", "Fellowship", 2, keywords="marsh"),
    EachTime(MovesTo(THIS_SITE), Exert(each(HOBBIT & IN_FELLOWSHIP))),
)
card(
    "1U333",
    site("Midgewater Moors", 1, "left", "Fellowship", 2, keywords="plains"),
    EachTime(IsPlayed(a(MINION)), By(FREE_PEOPLES_PLAYER, Discard(a(CARD, FROM_HAND)))),
)
card(
    "1U334",
    site("Trollshaw Forest", 1, "left", "Fellowship", 2, keywords="forest"),
    EachTime(YouPlayOn(a(any_of(POSSESSION, ARTIFACT)), your(COMPANION)), Draw(1)),
)
card(
    "1U335",
    site("Weatherhills", 3, "left", "Fellowship", 2),
    Constant(CostOf(each(NAZGUL), -1)),
)
card(
    "1U336",
    site("Weathertop", 3, "left", "Fellowship", 2),
    Constant(Of(each(NAZGUL & AtSite(THIS_SITE)), Is(FIERCE))),
)
card(
    "1C337",
    site("Council Courtyard", 0, "right", "Fellowship", 3, keywords="sanctuary"),
    EachTime(MovesFrom(THIS_SITE), RemoveTwilight(2)),
)
card(
    "1U338",
    site("Ford of Bruinen", 0, "right", "Fellowship", 3, keywords="river, sanctuary"),
    Constant(CostOfFirstHere(NAZGUL, THIS_SITE, -5)),
)
card(
    "1U339",
    site("Frodo's Bedroom", 0, "right", "Fellowship", 3, keywords="sanctuary"),
    Action(fellowship, Draw(1), cost=Play(a(HOBBIT, FROM_HAND))),
)
card(
    "1U340",
    site("Rivendell Terrace", 0, "right", "Fellowship", 3, keywords="sanctuary"),
    Action(fellowship, Draw(1), cost=Play(a(MAN, FROM_HAND))),
)
card(
    "1U341",
    site("Rivendell Valley", 0, "right", "Fellowship", 3, keywords="sanctuary"),
    Action(fellowship, Draw(1), cost=Play(a(ELF, FROM_HAND))),
)
card(
    "1U342",
    site("Rivendell Waterfall", 0, "right", "Fellowship", 3, keywords="forest, sanctuary"),
    While(spot(a(RANGER & AtSite(THIS_SITE))), MoveLimit(+1)),
)
card(
    "1U343",
    site("Balin's Tomb", 3, "right", "Fellowship", 4, keywords="underground"),
    Action(
        maneuver, Heal(your(COMPANION)), cost=Discard(your(TALE, From((InAnyPlay(), YOUR_HAND))))
    ),
)
card(
    "1U344",
    site("Dwarrowdelf Chamber", 2, "right", "Fellowship", 4, keywords="underground"),
    EachTime(
        MovesTo(THIS_SITE),
        OrDo((Exert(Named("Gimli")), Exert(n(2, COMPANION & Except(Named("Gimli")))))),
    ),
)
card(
    "1U345",
    site("Mithril Mine", 3, "right", "Fellowship", 4, keywords="underground"),
    Action(shadow, Play(a(WEAPON & OF_SHADOW, FROM_DISCARD)), cost=RemoveTwilight(1)),
)
card(
    "1C346",
    site("Moria Lake", 3, "right", "Fellowship", 4, keywords="marsh"),
    EachTime(
        MovesTo(THIS_SITE),
        OrDo((Exert(Named("Frodo")), Exert(n(2, COMPANION & Except(Named("Frodo")))))),
    ),
)
card(
    "1U347",
    site("Moria Stairway", 2, "right", "Fellowship", 4, keywords="underground"),
    Constant(Of(each(any_of(COMPANION, MINION) & Bearing(a(HAND_WEAPON))), Is(damage(1)))),
)
card(
    "1U348",
    site("Pass of Caradhras", 2, "right", "Fellowship", 4, keywords="mountain"),
    Action(
        shadow,
        Play(a(CARD & keyworded("weather"), FROM_DECK)),
        cost=spotting(a(MINION & ISENGARD)),
        limit=OncePerTurn(),
    ),
)
card(
    "1C349",
    site("The Bridge of Khazad-dûm", 6, "left", "Fellowship", 5, keywords="underground"),
    Action(shadow, Play(Named("The Balrog", From((YOUR_DECK, YOUR_HAND))), Cheaper(-6))),
)
card(
    "1U350",
    site("Dimrill Dale", 3, "left", "Fellowship", 6, keywords="sanctuary"),
    Constant(CostOfFirst(ORC & MORIA, -2, SHADOW_PHASE)),
)
card(
    "1C351",
    site("Galadriel's Glade", 3, "left", "Fellowship", 6, keywords="sanctuary"),
    Action(fellowship, LookAt(WholeHand(AN_OPPONENT)), cost=Exert(a(ELF))),
)
card(
    "1U352",
    site("Lothlórien Woods", 3, "left", "Fellowship", 6, keywords="forest, sanctuary"),
    Constant(Of(each(ALLY & HomeIs(6)), Is(Strength(+3)))),
)
card(
    "1U353",
    site("Anduin Confluence", 6, "right", "Fellowship", 7, keywords="river"),
    EachTime(MovesTo(THIS_SITE), Discard(each(ALLY))),
)
card(
    "1C354",
    site("Anduin Wilderland", 6, "right", "Fellowship", 7, keywords="forest, river"),
    While(IsAt(THIS_SITE), Skip(ARCHERY)),
)
card(
    "1U355",
    site("Silverlode Banks", 6, "right", "Fellowship", 7, keywords="river"),
    EachTime(MovesToWithout(THIS_SITE, RANGER), Exert(each(COMPANION))),
)
card(
    "1C356",
    site("Anduin Banks", 6, "right", "Fellowship", 8, keywords="river"),
    Constant(ArcheryTotalFor(MINIONS, +2, ThingOver(COMPANION & IN_FELLOWSHIP, 4))),
)
card(
    "1U357",
    site("Brown Lands", 6, "right", "Fellowship", 8, keywords="river"),
    Constant(
        ArcheryTotalFor(
            MINIONS, +1, ThingSuch(ARCHER & of_type("minion") & AtSite(THIS_SITE)), limit=LimitOf(4)
        )
    ),
)
card(
    "1U358",
    site("Pillars of the Kings", 6, "right", "Fellowship", 8, keywords="river"),
    Action(fellowship, Heal(a(COMPANION & GONDOR)), cost=Discard(a(CARD & GONDOR, FROM_HAND))),
)
card(
    "1U359",
    site("Shores of Nen Hithoel", 9, "right", "Fellowship", 8, keywords="river"),
    Action(shadow, CannotMoveAgain(), cost=spotting(n(5, MINION & race("Orc")))),
)
card(
    "1U360",
    site("Emyn Muil", 9, "left", "Fellowship", 9),
    Action(maneuver, Give(that(MINION), FIERCE, TILL_REGROUP), cost=Exert(your(MINION))),
)
card(
    "1U361",
    site("Slopes of Amon Hen", 9, "left", "Fellowship", 9),
    Constant(CostOf(each(MINION & ISENGARD), -1)),
)
card(
    "1C362",
    site("Summit of Amon Hen", 8, "left", "Fellowship", 9),
    EachTime(MovesTo(THIS_SITE), TheyMay(EACH_SHADOW_PLAYER, ForEach(Draw(1), ThingToken(BURDEN)))),
)
card(
    "1U363",
    site("Tol Brandir", 9, "left", "Fellowship", 9, keywords="river"),
    Action(shadow, AndDo((Play(up_to(3, TRACKER, FROM_DISCARD)), EndShadowPhase()))),
)
