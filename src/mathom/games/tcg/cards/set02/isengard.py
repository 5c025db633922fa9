"""Mines of Moria: the Isengard culture."""

from mathom.games.tcg import facts
from mathom.games.tcg.abilities import Action, At, DiscardIf, EachTime, Response, ToPlay
from mathom.games.tcg.facts import SHADOW, card
from mathom.games.tcg.printed import condition, event, maneuver, minion, possession, shadow
from mathom.games.tcg.words.bearers import ONE_EACH, BearerMustBe, PlaysOn
from mathom.games.tcg.words.cards import (
    ALLY,
    COMPANION,
    ISENGARD,
    MINION,
    OF_FREE_PEOPLES,
    POSSESSION,
    RANGER,
    SHIRE,
    SITE,
    URUK_HAI,
    any_of,
    keyworded,
    of_class,
)
from mathom.games.tcg.words.clauses import THIS_SITE, SuchSite
from mathom.games.tcg.words.conditions import IsAt
from mathom.games.tcg.words.doings import Is
from mathom.games.tcg.words.harms import Exerts
from mathom.games.tcg.words.laws import Of, RoamingPenalty
from mathom.games.tcg.words.mods import damage
from mathom.games.tcg.words.moments import PUTS_ON_RING, TURN_ENDS, MovesFrom
from mathom.games.tcg.words.moves import Discard, LookAt, ShuffleInto
from mathom.games.tcg.words.numbers import THE_X
from mathom.games.tcg.words.orders import AndDo, By
from mathom.games.tcg.words.players import FREE_PEOPLES_PLAYER
from mathom.games.tcg.words.playing import Play
from mathom.games.tcg.words.pointing import BEARER, OrBetter
from mathom.games.tcg.words.preventing import CANCEL_EVENT
from mathom.games.tcg.words.rare_texts import EventThatUses, HandsHidden
from mathom.games.tcg.words.selections import DECK_OF_YOURS, Named, TopOf, WholeHand, a, each, n
from mathom.games.tcg.words.spotting import BURDEN, SpotTokens, spot
from mathom.games.tcg.words.standing import Constant
from mathom.games.tcg.words.tokens import AddTwilight, RemoveTwilight
from mathom.games.tcg.words.triggers import Wins
from mathom.games.tcg.words.verbs import Exert, Spot, spotting
from mathom.games.tcg.words.zones import FROM_DISCARD, SELF

card(
    "2R39",
    event("Beyond the Height of Men", SHADOW, "Isengard", 2, "maneuver"),
    Action(
        maneuver,
        Discard(
            OrBetter(
                a(
                    any_of(
                        POSSESSION & of_class("armor"),
                        POSSESSION & of_class("helm"),
                        POSSESSION & of_class("shield"),
                    )
                ),
                each(
                    any_of(
                        POSSESSION & OF_FREE_PEOPLES & of_class("armor"),
                        POSSESSION & OF_FREE_PEOPLES & of_class("helm"),
                        POSSESSION & OF_FREE_PEOPLES & of_class("shield"),
                    )
                ),
                spot(n(6, COMPANION)),
            )
        ),
        cost=Exert(a(URUK_HAI)),
    ),
)
card(
    "2C40",
    condition("Demands of the Sackville-Bagginses", "", SHADOW, "Isengard", 1, support=True),
    ToPlay(spotting(a(MINION & ISENGARD))),
    EachTime(Exerts(a(ALLY & SHIRE)), AddTwilight(1)),
)
card(
    "2U41",
    event("Evil Afoot", SHADOW, "Isengard", 0, "shadow"),
    Action(
        shadow,
        ShuffleInto(n(THE_X, MINION, FROM_DISCARD)),
        cost=AndDo((Exert(a(URUK_HAI)), Spot(SpotTokens(THE_X, BURDEN)))),
    ),
)
card(
    "2C42",
    minion("Goblin Man", "", "Isengard", "Orc", (2, 6, 2, 2)),
    DiscardIf(IsAt(SuchSite(SITE & keyworded("underground")))),
    Action(shadow, LookAt(WholeHand(FREE_PEOPLES_PLAYER)), cost=Exert(SELF)),
)
card(
    "2R43",
    possession(
        "Lurtz's Sword", "", SHADOW, "Isengard", 1, classes="hand weapon", numbers=(2,), unique=True
    ),
    BearerMustBe(Named("Lurtz")),
    Constant(Of(BEARER, Is(damage(1)))),
    EachTime(Wins(Named("Lurtz")), By(FREE_PEOPLES_PLAYER, Discard(TopOf(2, DECK_OF_YOURS)))),
)
card(
    "2C44",
    condition("No Business of Ours", "", SHADOW, "Isengard", 0, support=True),
    ToPlay(spotting(a(MINION & ISENGARD))),
    Constant(HandsHidden(facts.SHADOW)),
)
card(
    "2R45",
    event("Too Much Attention", SHADOW, "Isengard", 1, "response"),
    Response(
        PUTS_ON_RING,
        By(FREE_PEOPLES_PLAYER, Discard(TopOf(5, DECK_OF_YOURS))),
        cost=spotting(a(MINION & ISENGARD)),
    ),
)
card(
    "2R46",
    minion(
        "Uruk Captain", "", "Isengard", "Uruk-hai", (3, 9, 2, 5), keywords="damage +1", unique=True
    ),
    Action(shadow, Play(a(URUK_HAI, FROM_DISCARD)), cost=AndDo((RemoveTwilight(1), Exert(SELF)))),
)
card(
    "2C47",
    minion("Uruk Scout", "", "Isengard", "Uruk-hai", (3, 7, 2, 5), keywords="tracker, damage +1"),
    Constant(RoamingPenalty(MINION & ISENGARD, -1)),
    Response(EventThatUses(a(RANGER)), CANCEL_EVENT, cost=Exert(SELF)),
)
card(
    "2U48",
    condition("Wizard Storm", "", SHADOW, "Isengard", 2, keywords="spell, weather"),
    ToPlay(Exert(a(MINION & ISENGARD))),
    PlaysOn(a(SITE), limit=ONE_EACH),
    EachTime(MovesFrom(THIS_SITE), Exert(each(COMPANION))),
    At(TURN_ENDS, Discard(SELF)),
)
