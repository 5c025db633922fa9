"""Mines of Moria: the Dwarven culture."""

from mathom.games.tcg import facts
from mathom.games.tcg.abilities import Action, At, EachTime, EachTimeMay, Response, ToPlay
from mathom.games.tcg.facts import FREE_PEOPLES, card
from mathom.games.tcg.printed import (
    archery,
    companion,
    condition,
    event,
    fellowship,
    maneuver,
    possession,
    regroup,
    skirmish,
)
from mathom.games.tcg.words.bearers import BearerMustBe
from mathom.games.tcg.words.cards import (
    CARD,
    COMPANION,
    CONDITION,
    DWARF,
    DWARVEN,
    EVENT,
    HAND_WEAPON,
    MORIA,
    OF_SHADOW,
    ORC,
    SITE,
    TALE,
    URUK_HAI,
    WEAPON,
    keyworded,
    race,
)
from mathom.games.tcg.words.clauses import BorneBy, SuchSite
from mathom.games.tcg.words.conditions import Bears, Fights, NotAt, StandsAt
from mathom.games.tcg.words.counts import LimitOf, ThingSpotted
from mathom.games.tcg.words.doings import ExtraWeapon, Is
from mathom.games.tcg.words.harms import AboutToWound
from mathom.games.tcg.words.lasting import TILL_REGROUP, Give, MakeArchery
from mathom.games.tcg.words.laws import CostOf, Of, ShadowNumber
from mathom.games.tcg.words.mods import (
    FELLOWSHIP,
    BonusOr,
    BonusUpTo,
    IfMod,
    Strength,
    StrengthFor,
    StrengthOr,
    StrengthUpTo,
    damage,
)
from mathom.games.tcg.words.moments import REGROUP_STARTS, MovesFrom
from mathom.games.tcg.words.moves import Discard, Draw, TakeIntoHand
from mathom.games.tcg.words.orders import AndDo, By, OrDo
from mathom.games.tcg.words.players import AN_OPPONENT, ANY_SHADOW_PLAYER, ThatPlayer
from mathom.games.tcg.words.playing import Play
from mathom.games.tcg.words.pointing import BEARER, EitherOf, that
from mathom.games.tcg.words.preventing import PREVENT_WOUND, Preventable
from mathom.games.tcg.words.rare import SkipNextShadow
from mathom.games.tcg.words.selections import DECK_OF_YOURS, AnyNumber, TopOf, a, each, n
from mathom.games.tcg.words.spotting import SpotCards, YouSpot
from mathom.games.tcg.words.standing import Constant, While
from mathom.games.tcg.words.tokens import RemoveTwilight
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import Exert, Heal, spotting
from mathom.games.tcg.words.zones import FROM_DISCARD, FROM_HAND, SELF

card(
    "2R1",
    condition(
        "Beneath the Mountains", "", FREE_PEOPLES, "Dwarven", 1, keywords="tale", support=True
    ),
    Action(
        fellowship, Play(a(WEAPON & DWARVEN, FROM_DISCARD)), cost=Discard(TopOf(3, DECK_OF_YOURS))
    ),
)
card(
    "2C2",
    event("Disquiet of Our People", FREE_PEOPLES, "Dwarven", 1, "maneuver"),
    Action(
        maneuver,
        Give(
            that(DWARF), BonusOr(facts.DEFENDER, 1, 2, if_=YouSpot(SpotCards(a(ORC)))), TILL_REGROUP
        ),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "2U3",
    possession("Dwarven Bracers", "", FREE_PEOPLES, "Dwarven", 1, classes="bracers", numbers=(1,)),
    BearerMustBe(a(DWARF)),
    Response(AboutToWound(BEARER), PREVENT_WOUND, cost=Discard(SELF)),
)
card(
    "2U4",
    condition("Endurance of Dwarves", "", FREE_PEOPLES, "Dwarven", 1, numbers=(0, 1)),
    BearerMustBe(a(DWARF)),
    Action(skirmish, Give(BEARER, Strength(+1)), cost=Discard(SELF)),
)
card(
    "2C5",
    event("Flurry of Blows", FREE_PEOPLES, "Dwarven", 1, "skirmish"),
    Action(
        skirmish,
        Give(
            a(DWARF),
            (
                StrengthOr(+2, +4, if_=Bears(that(DWARF), n(2, HAND_WEAPON))),
                IfMod(Bears(that(DWARF), n(2, HAND_WEAPON)), damage(1)),
            ),
        ),
    ),
)
card(
    "2C6",
    companion("Frór", "Gimli's Kinsman", "Dwarven", "Dwarf", (2, 5, 3)),
    ToPlay(spotting(a(DWARF))),
    While(Fights(SELF, a(URUK_HAI)), Of(SELF, Is(Strength(+3)))),
)
card(
    "2R7",
    companion("Glóin", "Friend to Thorin", "Dwarven", "Dwarf", (2, 5, 3)),
    Constant(Of(SELF, Is(StrengthFor(+1, ThingSpotted(TALE & DWARVEN), limit=LimitOf(4))))),
)
card(
    "2U8",
    condition("Golden Light on the Land", "", FREE_PEOPLES, "Dwarven", 0, support=True),
    ToPlay(spotting(a(DWARF))),
    While(NotAt(SuchSite(SITE & keyworded("underground"))), CostOf(each(ORC & MORIA), +2)),
    At(REGROUP_STARTS, Discard(SELF)),
)
card(
    "2C9",
    condition(
        "Great Works Begun There", "", FREE_PEOPLES, "Dwarven", 1, keywords="tale", support=True
    ),
    EachTimeMay(
        YouPlay(a(DWARF)),
        TakeIntoHand(a(EVENT & DWARVEN, FROM_DISCARD)),
        cost=Discard(TopOf(2, DECK_OF_YOURS)),
    ),
)
card(
    "2C10",
    possession("Hand Axe", "", FREE_PEOPLES, "Dwarven", 0, classes="hand weapon", numbers=(1,)),
    BearerMustBe(a(DWARF)),
    Constant(Of(SELF, ExtraWeapon())),
    Action(archery, MakeArchery(FELLOWSHIP, +1), cost=Discard(SELF)),
)
card(
    "2R11",
    condition("Make Light of Burdens", "", FREE_PEOPLES, "Dwarven", 1, support=True),
    Action(
        maneuver,
        Discard(
            EitherOf(
                (a(CONDITION & OF_SHADOW & BorneBy(a(DWARF))), a(CONDITION & keyworded("weather")))
            )
        ),
        cost=AndDo((Exert(a(COMPANION & race("Dwarf"))), Discard(TopOf(3, DECK_OF_YOURS)))),
    ),
)
card(
    "2R12",
    condition("Realm of Dwarrowdelf", "", FREE_PEOPLES, "Dwarven", 1, unique=True, support=True),
    Action(
        skirmish,
        Give(
            a(DWARF),
            (
                StrengthUpTo(+1, 3),
                IfMod(
                    StandsAt(that(DWARF), SuchSite(SITE & keyworded("underground"))),
                    BonusUpTo(facts.DAMAGE, 1, 3),
                ),
            ),
        ),
        cost=Discard(TopOf(3, DECK_OF_YOURS)),
    ),
)
card(
    "2U13",
    event("Tidings of Erebor", FREE_PEOPLES, "Dwarven", 0, "regroup"),
    Action(
        regroup, Preventable(Draw(3), ANY_SHADOW_PLAYER, RemoveTwilight(3)), cost=spotting(a(DWARF))
    ),
)
card(
    "2C14",
    condition(
        "Till Durin Wakes Again", "", FREE_PEOPLES, "Dwarven", 0, keywords="tale", support=True
    ),
    EachTime(
        MovesFrom(SuchSite(SITE & keyworded("underground"))),
        Heal(AnyNumber(COMPANION & race("Dwarf"))),
    ),
)
card(
    "2R15",
    event("What Are We Waiting For?", FREE_PEOPLES, "Dwarven", 1, "fellowship"),
    Action(
        fellowship,
        (
            By(AN_OPPONENT, Draw(2)),
            By(ThatPlayer(), OrDo((Discard(n(2, CARD & OF_SHADOW, FROM_HAND)), SkipNextShadow()))),
        ),
        cost=Exert(a(DWARF)),
    ),
)
card(
    "2P121",
    companion(
        "Gimli",
        "Dwarf of the Mountain-race",
        "Dwarven",
        "Dwarf",
        (2, 6, 3),
        keywords="damage +1",
        signet="Frodo",
    ),
    Constant(ShadowNumber(each(SITE & keyworded("underground")), -2)),
)
