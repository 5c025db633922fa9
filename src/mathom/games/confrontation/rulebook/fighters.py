"""The battle under way, as everything asks about it (``002: battle``)."""

from mathom.games.confrontation.board import (
    FELLOWSHIP,
    REACHABLE,
    SAURON,
)
from mathom.games.confrontation.cards import CARD_STRENGTH
from mathom.games.confrontation.characters import (
    ATTACKING,
    CARD_IS_IDLE,
    CHARACTERS,
    DEFENDING,
    MATCHES_ATTACKER,
    SEES_CARD,
    SILENCES,
    STRENGTH,
    STRONGER_ATTACKING,
    STRONGER_BESIDE,
    STRONGER_IN,
    has,
)
from mathom.games.confrontation.rows import (
    B_ATTACKER,
    B_BESIDE,
    B_CARD,
    B_CLOAK,
    B_GWAIHIR,
    B_REGION,
    B_STAND,
    BATTLE,
    CHARACTER,
    REGION,
    UNSET,
    census,
    may_be,
    stands_in,
)
from mathom.kernel.game import Game


def fighter(game: Game, side: int) -> int:
    """The stand that fights for a side."""
    return game.rows[BATTLE][B_STAND + side]


def fighting(game: Game, side: int) -> int:
    """The character that fights for a side."""
    return game.rows[CHARACTER][game.rows[BATTLE][B_STAND + side]]


def role(game: Game, side: int) -> int:
    return ATTACKING if game.rows[BATTLE][B_ATTACKER] == side else DEFENDING


def under_way(game: Game) -> bool:
    """Whether both fighters are still in the contested region."""
    battle = game.rows[BATTLE]
    regions = game.rows[REGION]
    region = battle[B_REGION]
    return (
        regions[battle[B_STAND + FELLOWSHIP]] == region
        and regions[battle[B_STAND + SAURON]] == region
    )


def able(game: Game, side: int) -> bool:
    """Whether the fighter has its own ability: not against the Warg, not with Gwaihir."""
    if side == SAURON:
        return True
    return not game.rows[BATTLE][B_GWAIHIR] and not has(fighting(game, SAURON), SILENCES)


def strength(game: Game, side: int) -> int:
    """The fighter's own strength in this battle, before cards."""
    character = fighting(game, side)
    value = STRENGTH[character]
    if not able(game, side):
        return value
    for word, first, second in CHARACTERS[character].abilities:
        if (word == STRONGER_IN and game.rows[BATTLE][B_REGION] == first) or (
            word == STRONGER_BESIDE and game.rows[BATTLE][B_BESIDE]
        ):
            value = second
        elif word == STRONGER_ATTACKING and role(game, side) == ATTACKING:
            value = first
        elif word == MATCHES_ATTACKER and role(game, side) == DEFENDING:
            value = strength(game, 1 - side)
    return value


def card_strength(game: Game, side: int) -> int:
    """What the side's combat card adds."""
    battle = game.rows[BATTLE]
    card = battle[B_CARD + side]
    if card == UNSET:
        return 0
    if side == SAURON and (battle[B_CLOAK] or has(fighting(game, SAURON), CARD_IS_IDLE)):
        return 0
    return CARD_STRENGTH[card]


def foreseen(game: Game) -> bool:
    """002: Gandalf (classic) - Sauron's card is shown before the Fellowship picks."""
    return able(game, FELLOWSHIP) and has(fighting(game, FELLOWSHIP), SEES_CARD)


def switch_partners(game: Game) -> list[int]:
    """002: Sméagol - friends in adjacent regions, but not sideways in the mountains."""
    region = game.rows[BATTLE][B_REGION]
    partners: list[int] = []
    if census(game, FELLOWSHIP)[region] == 1:
        for near in REACHABLE[region]:
            partners += stands_in(game, FELLOWSHIP, near)
    return sorted(partners)


def possible_helpers(game: Game, character: int, regions: tuple[int, ...]) -> list[int]:
    """Stands of idle friends in these regions that may hold this character."""
    idle = fighter(game, FELLOWSHIP)
    return [
        stand
        for region in regions
        for stand in stands_in(game, FELLOWSHIP, region)
        if stand != idle and may_be(game, stand, character)
    ]
