"""The twelve heroes."""

from mathom.games.lcg.vocabulary import *

card(
    1,
    hero("Aragorn", leadership, 12, (2, 3, 2, 5), "Dúnedain, Noble, Ranger", keywords=sentinel),
    Response(COMMITS_TO_QUEST, Ready(SELF), cost=Spend(1, SELF)),
)
card(
    2,
    hero("Théodred", leadership, 8, (1, 2, 1, 4), "Noble, Rohan, Warrior"),
    Response(COMMITS_TO_QUEST, AddResources(1, a(HERO & COMMITTED))),
)
card(
    3,
    hero("Glóin", leadership, 9, (2, 2, 1, 4), "Dwarf, Noble"),
    Response(SUFFERS_DAMAGE, AddResources(THAT_MANY, SELF)),
)
card(
    4,
    hero("Gimli", tactics, 11, (2, 2, 2, 5), "Dwarf, Noble, Warrior"),
    Gets(SELF, BoostPerDamage(+1, ATTACK)),
)
card(
    5,
    hero("Legolas", tactics, 9, (1, 3, 1, 4), "Noble, Silvan, Warrior", keywords=ranged),
    Response(DestroyedInAttackBy(SELF), PlaceProgress(2, THE_QUEST)),
)
card(
    6,
    hero("Thalin", tactics, 9, (1, 2, 2, 4), "Dwarf, Warrior"),
    ForcedIf(IsRevealed(ENEMY), Is(SELF, HERO & COMMITTED), Damage(1, IT)),
)
card(
    7,
    hero("Éowyn", spirit, 9, (4, 1, 1, 3), "Noble, Rohan"),
    Action(
        Give(SELF, Boost(+1, WILLPOWER), PHASE),
        cost=Discard(a(CARD, YOUR_HAND)),
        limit=EACH_PLAYER_ONCE_PER_ROUND,
    ),
)
card(
    8,
    hero("Eleanor", spirit, 7, (1, 1, 2, 3), "Gondor, Noble"),
    Response(EffectRevealed(TREACHERY), (Cancel(), Replace()), cost=Exhaust(SELF)),
)
card(
    9, hero("Dúnhere", spirit, 8, (1, 2, 1, 4), "Rohan, Warrior"), StrikesStaging(Boost(+1, ATTACK))
)
card(
    10,
    hero("Denethor", lore, 8, (1, 1, 3, 3), "Gondor, Noble, Steward"),
    Action((LookAtTop(), Optionally(MoveToBottom(that(CARD)))), cost=Exhaust(SELF)),
)
card(
    11,
    hero("Glorfindel", lore, 12, (3, 3, 1, 5), "Noble, Noldor, Warrior"),
    Action(Heal(1, a(CHARACTER)), cost=Spend(1, SELF), limit=ONCE_PER_ROUND),
)
card(
    12,
    hero("Beravor", lore, 10, (2, 2, 2, 4), "Dúnedain, Ranger"),
    Action(Have(A_PLAYER, Draw(2)), cost=Exhaust(SELF), limit=ONCE_PER_ROUND),
)
