"""The sphere of Tactics."""

from mathom.games.lcg.vocabulary import *

card(28, ally("Veteran Axehand", tactics, 2, (0, 2, 1, 2), "Dwarf, Warrior", 3))
card(
    29,
    ally("Gondorian Spearman", tactics, 2, (0, 1, 1, 1), "Gondor, Warrior", 3, keywords=sentinel),
    Response(DEFENDS, Damage(1, THE_ATTACKER)),
)
card(30, ally("Horseback Archer", tactics, 3, (0, 2, 1, 2), "Rohan, Archer", 2, keywords=ranged))
card(
    31,
    ally("Beorn", tactics, 6, (1, 3, 3, 6), "Beorning, Warrior", 1, unique=True),
    Action(
        (Give(SELF, Boost(+5, ATTACK), PHASE), Later(AT_END_OF_PHASE, ShuffleBack())),
        limit=ONCE_PER_ROUND,
    ),
)
card(
    32,
    event("Blade Mastery", tactics, 1, 3),
    Action(Give(a(CHARACTER), (Boost(+1, ATTACK), Boost(+1, DEFENSE)), PHASE)),
)
card(
    33,
    event("Rain of Arrows", tactics, 1, 2),
    Action(
        (ChoosePlayer(A_PLAYER), Damage(1, each(ENEMY & ENGAGED_WITH_THAT))),
        cost=Exhaust(a(CHARACTER & RANGED & YOURS)),
    ),
)
card(
    34,
    event("Feint", tactics, 1, 2),
    Action(CannotAttackThem(a(ENEMY & ENGAGED), PHASE), phase=FIGHTING),
)
card(
    35,
    event("Quick Strike", tactics, 1, 2),
    Action(StrikeAtOnce(that(CHARACTER)), cost=Exhaust(a(CHARACTER & YOURS & ABLE_TO_STRIKE))),
)
card(
    36,
    event("Thicket of Spears", tactics, 3, 2),
    PaidFromPools(3),
    Action((ChoosePlayer(A_PLAYER), CannotAttackThem(each(ENEMY & ENGAGED_WITH_THAT), PHASE))),
)
card(
    37,
    event("Swift Strike", tactics, 2, 1),
    Response(AnyoneDefends(CHARACTER), Damage(2, THE_ATTACKER)),
)
card(38, event("Stand Together", tactics, 0, 1), Action(ManyDefenders(A_PLAYER, PHASE)))
card(
    39,
    attachment("Blade of Gondolin", tactics, 1, "Item, Weapon", 2, keywords=restricted),
    AttachTo(HERO),
    GetsAgainst(ATTACHED_HERO, Boost(+1, ATTACK), ORC.trait),
    Response(DestroyedInAttackBy(ATTACHED_HERO), PlaceProgress(1, THE_QUEST)),
)
card(
    40,
    attachment("Citadel Plate", tactics, 4, "Item, Armor", 2, keywords=restricted),
    AttachTo(HERO),
    Gets(ATTACHED_HERO, Boost(+4, HIT_POINTS)),
)
card(
    41,
    attachment("Dwarven Axe", tactics, 2, "Item, Weapon", 2, keywords=restricted),
    AttachTo(HERO),
    Gets(ATTACHED_HERO, BoostOr(+1, ATTACK, Is(ATTACHED_HERO, HERO & DWARF), +2)),
)
card(
    42,
    attachment("Horn of Gondor", tactics, 1, "Item, Artifact", 1, unique=True, keywords=restricted),
    AttachTo(HERO),
    Response(IsDestroyed(CHARACTER), AddResources(1, ATTACHED_HERO)),
)
