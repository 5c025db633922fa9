"""The sphere of Lore, and Gandalf, who belongs to none."""

from mathom.games.lcg.vocabulary import *

card(
    58,
    ally("Daughter of the Nimrodel", lore, 3, (1, 0, 0, 1), "Silvan", 3),
    Action(Heal(2, a(HERO)), cost=Exhaust(SELF)),
)
card(
    59,
    ally("Erebor Hammersmith", lore, 2, (1, 1, 1, 3), "Dwarf, Craftsman", 2),
    Response(IS_PLAYED, ReturnToHand(a(ATTACHMENT & TOPMOST, ANY_DISCARD))),
)
card(
    60,
    ally("Henamarth Riversong", lore, 1, (1, 1, 0, 1), "Silvan", 1, unique=True),
    Action(LookAtTop(), cost=Exhaust(SELF)),
)
card(
    61,
    ally("Miner of the Iron Hills", lore, 2, (0, 1, 1, 2), "Dwarf", 2),
    Response(ENTERS_PLAY, Discard(a(ATTACHMENT & CONDITION))),
)
card(
    62,
    ally("Gléowine", lore, 2, (1, 0, 0, 2), "Minstrel, Rohan", 2, unique=True),
    Action(Have(A_PLAYER, Draw(1)), cost=Exhaust(SELF)),
)
card(63, event("Lore of Imladris", lore, 2, 3), Action(HealAll(a(CHARACTER))))
card(64, event("Lórien's Wealth", lore, 3, 2), Action(Have(A_PLAYER, Draw(3))))
card(
    65,
    event("Radagast's Cunning", lore, 1, 2),
    Action(NoThreat(a(ENEMY & IN_STAGING), PHASE), phase=QUESTING),
)
card(
    66,
    event("Secret Paths", lore, 1, 2),
    Action(NoThreat(a(LOCATION & IN_STAGING), PHASE), phase=QUESTING),
)
card(67, event("Gandalf's Search", lore, "X", 2), Action(LookThrough(A_PLAYER)))
card(
    68,
    event("Beorn's Hospitality", lore, 5, 1),
    Action((ChoosePlayer(A_PLAYER), HealAll(each(HERO & THAT_PLAYERS)))),
)
card(
    69,
    attachment("Forest Snare", lore, 3, "Item, Trap", 2),
    AttachTo(ENEMY & ENGAGED),
    CannotAttack(ATTACHED_ENEMY),
)
card(
    70,
    attachment("Protector of Lórien", lore, 1, "Title", 2),
    AttachTo(HERO),
    Action(
        OneOf(
            (
                Give(ATTACHED_HERO, Boost(+1, DEFENSE), PHASE),
                Give(ATTACHED_HERO, Boost(+1, WILLPOWER), PHASE),
            )
        ),
        cost=Discard(a(CARD, YOUR_HAND)),
        limit=THRICE_PER_PHASE,
    ),
)
card(
    71,
    attachment("Dark Knowledge", lore, 1, "Condition", 1),
    AttachTo(HERO),
    Gets(ATTACHED_HERO, Boost(-1, WILLPOWER)),
    Response(SHADOW_DEALT, LookAt(IT), cost=Exhaust(SELF)),
)
card(
    72,
    attachment("Self Preservation", lore, 3, "Skill", 2),
    AttachTo(CHARACTER),
    Action(Heal(2, ATTACHED_CHARACTER), cost=Exhaust(SELF)),
)
card(
    73,
    ally("Gandalf", neutral, 5, (4, 4, 4, 4), "Istari", 4, unique=True),
    Forced(ROUND_ENDS, Discard(SELF)),
    Response(ENTERS_PLAY, OneOf((Draw(3), Damage(4, a(ENEMY)), LowerThreat(YOU, 5)))),
)
