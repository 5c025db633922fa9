"""Realms of the Elf-lords: the Wraith culture."""

from mathom.games.tcg.vocabulary import *

card(
    "3R81",
    condition("Gates of the Dead City", "", SHADOW, "Wraith", 1, support=True),
    ToPlay(spotting(a(NAZGUL))),
    EachTime(CardAddsBurden(a(CARD & WRAITHS)), By(FREE_PEOPLES_PLAYER, Exert(a(COMPANION)))),
)
card(
    "3U82",
    event("News of Mordor", SHADOW, "Wraith", 1, "skirmish"),
    Action(skirmish, Give(a(NAZGUL), damage(1)), cost=spotting(a(MINION & ISENGARD))),
)
card(
    "3U83",
    condition("The Ring Draws Them", "", SHADOW, "Wraith", 2, unique=True, support=True),
    EachTime(MOVES, ForEach(AddTwilight(1), ThingToken(BURDEN))),
    At(EndOfYourPhase(SHADOW_PHASE), OrDo((Exert(a(NAZGUL)), Discard(SELF)))),
)
card(
    "3C84",
    event("They Will Never Stop Hunting You", SHADOW, "Wraith", 2, "maneuver"),
    Action(
        maneuver,
        (
            Reveal(at_random(1, CARD, From((HandOf(FREE_PEOPLES_PLAYER),)))),
            WhereX(
                Exert(a(COMPANION & Bearing(a(RANGED_WEAPON))), SoOften(THE_X)),
                TwilightCostOf(THE_CARD_REVEALED),
            ),
        ),
        cost=spotting(a(NAZGUL)),
    ),
)
card(
    "3R85",
    event("Too Great and Terrible", SHADOW, "Wraith", 0, "maneuver"),
    Action(
        maneuver,
        Preventable(
            Wound(Named("Gandalf"), TWICE),
            FREE_PEOPLES_PLAYER,
            Discard(n(2, CARD & GANDALF, FROM_HAND)),
        ),
        cost=spotting(a(NAZGUL)),
    ),
)
card(
    "3U86",
    minion(
        "Úlairë Otsëa",
        "Ringwraith in Twilight",
        "Wraith",
        "Nazgûl",
        (4, 9, 3, 3),
        keywords="twilight",
        unique=True,
    ),
    EachTimeMay(
        Wins(SELF), TransferTo(Named("Blade Tip", FROM_SUPPORT), RING_BEARER), cost=Exert(SELF)
    ),
)
