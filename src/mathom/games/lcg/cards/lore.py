"""The sphere of Lore, and Gandalf, who belongs to none."""

from mathom.cardplay.phrases import IT, SELF
from mathom.cardplay.steps import ChoosePlayer, Have, OneOf
from mathom.games.lcg.abilities import THRICE_PER_PHASE, Action, AttachTo, Forced, Response
from mathom.games.lcg.facts import card
from mathom.games.lcg.kinds import QUESTING
from mathom.games.lcg.printed import DEFENSE, WILLPOWER, ally, attachment, event, lore
from mathom.games.lcg.words.cards import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    CONDITION,
    ENEMY,
    ENGAGED,
    HERO,
    IN_STAGING,
    LOCATION,
    THAT_PLAYERS,
    TOPMOST,
)
from mathom.games.lcg.words.moves import Discard, Draw, LookAt, LookAtTop, LookThrough, ReturnToHand
from mathom.games.lcg.words.players import A_PLAYER, YOU
from mathom.games.lcg.words.selections import (
    ANY_DISCARD,
    ATTACHED_CHARACTER,
    ATTACHED_ENEMY,
    ATTACHED_HERO,
    YOUR_HAND,
    a,
    each,
)
from mathom.games.lcg.words.standing import Boost, CannotAttack, Gets
from mathom.games.lcg.words.triggers import ENTERS_PLAY, IS_PLAYED, ROUND_ENDS, SHADOW_DEALT
from mathom.games.lcg.words.verbs import (
    PHASE,
    Damage,
    Exhaust,
    Give,
    Heal,
    HealAll,
    LowerThreat,
    NoThreat,
)

card(
    58,
    "Daughter of the Nimrodel",
    ally,
    (Action(Heal(2, a(HERO)), cost=Exhaust(SELF)),),
    sphere=lore,
    cost=3,
    willpower=1,
    attack=0,
    defense=0,
    hit_points=1,
    traits=("Silvan",),
    quantity=3,
)
card(
    59,
    "Erebor Hammersmith",
    ally,
    (Response(IS_PLAYED, ReturnToHand(a(ATTACHMENT & TOPMOST, ANY_DISCARD))),),
    sphere=lore,
    cost=2,
    willpower=1,
    attack=1,
    defense=1,
    hit_points=3,
    traits=(
        "Dwarf",
        "Craftsman",
    ),
    quantity=2,
)
card(
    60,
    "Henamarth Riversong",
    ally,
    (Action(LookAtTop(), cost=Exhaust(SELF)),),
    sphere=lore,
    unique=True,
    cost=1,
    willpower=1,
    attack=1,
    defense=0,
    hit_points=1,
    traits=("Silvan",),
)
card(
    61,
    "Miner of the Iron Hills",
    ally,
    (Response(ENTERS_PLAY, Discard(a(ATTACHMENT & CONDITION))),),
    sphere=lore,
    cost=2,
    willpower=0,
    attack=1,
    defense=1,
    hit_points=2,
    traits=("Dwarf",),
    quantity=2,
)
card(
    62,
    "Gléowine",
    ally,
    (Action(Have(A_PLAYER, Draw(1)), cost=Exhaust(SELF)),),
    sphere=lore,
    unique=True,
    cost=2,
    willpower=1,
    attack=0,
    defense=0,
    hit_points=2,
    traits=(
        "Minstrel",
        "Rohan",
    ),
    quantity=2,
)
card(
    63, "Lore of Imladris", event, (Action(HealAll(a(CHARACTER))),), sphere=lore, cost=2, quantity=3
)
card(
    64,
    "Lórien's Wealth",
    event,
    (Action(Have(A_PLAYER, Draw(3))),),
    sphere=lore,
    cost=3,
    quantity=2,
)
card(
    65,
    "Radagast's Cunning",
    event,
    (Action(NoThreat(a(ENEMY & IN_STAGING), PHASE), phase=QUESTING),),
    sphere=lore,
    cost=1,
    quantity=2,
)
card(
    66,
    "Secret Paths",
    event,
    (Action(NoThreat(a(LOCATION & IN_STAGING), PHASE), phase=QUESTING),),
    sphere=lore,
    cost=1,
    quantity=2,
)
card(
    67,
    "Gandalf's Search",
    event,
    (Action(LookThrough(A_PLAYER)),),
    sphere=lore,
    costs_x=True,
    quantity=2,
)
card(
    68,
    "Beorn's Hospitality",
    event,
    (Action((ChoosePlayer(A_PLAYER), HealAll(each(HERO & THAT_PLAYERS)))),),
    sphere=lore,
    cost=5,
)
card(
    69,
    "Forest Snare",
    attachment,
    (
        AttachTo(ENEMY & ENGAGED),
        CannotAttack(ATTACHED_ENEMY),
    ),
    sphere=lore,
    cost=3,
    traits=(
        "Item",
        "Trap",
    ),
    quantity=2,
)
card(
    70,
    "Protector of Lórien",
    attachment,
    (
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
    ),
    sphere=lore,
    cost=1,
    traits=("Title",),
    quantity=2,
)
card(
    71,
    "Dark Knowledge",
    attachment,
    (
        AttachTo(HERO),
        Gets(ATTACHED_HERO, Boost(-1, WILLPOWER)),
        Response(SHADOW_DEALT, LookAt(IT), cost=Exhaust(SELF)),
    ),
    sphere=lore,
    cost=1,
    traits=("Condition",),
)
card(
    72,
    "Self Preservation",
    attachment,
    (
        AttachTo(CHARACTER),
        Action(Heal(2, ATTACHED_CHARACTER), cost=Exhaust(SELF)),
    ),
    sphere=lore,
    cost=3,
    traits=("Skill",),
    quantity=2,
)
card(
    73,
    "Gandalf",
    ally,
    (
        Forced(ROUND_ENDS, Discard(SELF)),
        Response(ENTERS_PLAY, OneOf((Draw(3), Damage(4, a(ENEMY)), LowerThreat(YOU, 5)))),
    ),
    unique=True,
    cost=5,
    willpower=4,
    attack=4,
    defense=4,
    hit_points=4,
    traits=("Istari",),
    quantity=4,
)
