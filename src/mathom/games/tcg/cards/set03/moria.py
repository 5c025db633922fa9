"""Realms of the Elf-lords: the Moria culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3C76",
    event("Dangerous Gamble", SHADOW, "Moria", 2, "shadow"),
    Action(
        shadow,
        (
            Reveal(at_random(1, CARD, From((HandOf(FREE_PEOPLES_PLAYER),)))),
            WhereX(AddTwilight(AmountX()), TwilightCostOf(THE_CARD_REVEALED)),
        ),
        cost=spotting(a(MINION & MORIA)),
    ),
)
card(
    "3R77",
    condition("Depths of Moria", "", SHADOW, "Moria", 1, support=True),
    ToPlay(spotting(a(ORC & MORIA))),
    EachTime(MovesIn(REGROUP), AddTwilight(2)),
)
card(
    "3C78",
    event("Hide and Seek", SHADOW, "Moria", 1, "skirmish", keywords="search"),
    Action(skirmish, Give(a(MINION & MORIA), damage(1)), cost=spotting(n(2, COMPANION & SHIRE))),
)
card(
    "3U79",
    event("Malice", SHADOW, "Moria", 0, "archery"),
    Action(archery, Wound(a(ARCHER)), cost=spotting(a(ORC & MORIA), a(ORC & SAURON))),
)
card(
    "3R80",
    event("Such a Little Thing", SHADOW, "Moria", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(
            Wound(Named("Boromir"), SoOften(3)),
            FREE_PEOPLES_PLAYER,
            Discard(n(2, POSSESSION & OF_FREE_PEOPLES)),
        ),
        cost=spotting(a(MINION & MORIA)),
    ),
)
