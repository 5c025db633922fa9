"""What an answer would bring, as far as everyone at the table can reckon it out."""

from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import attack, defense, facts, hit_points, total, willpower
from mathom.games.lcg.facts import EXTRA_CARDS, GAME, NO_STAGING
from mathom.games.lcg.questions import (
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_RANGED,
    ASK_SENTINEL,
    ASK_UNDEFENDED,
    PASS,
)
from mathom.games.lcg.rows import ACTIVE, PROGRESS, players
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.kernel.decision import EVEN, GAIN, LOSS, Preview
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick


def preview(game: Game, pick: Pick) -> Preview | None:
    """Will against threat, attack against defense: before what is still face down."""
    decision = game.decision
    if decision is None or pick == PASS:
        return None
    if decision.kind in (ASK_COMMIT, ASK_ATTACKERS, ASK_RANGED):
        return preview_answer(game, (pick,))
    if decision.kind in (ASK_DEFENDER, ASK_SENTINEL, ASK_UNDEFENDED):
        return _struck(game, pick, undefended=decision.kind == ASK_UNDEFENDED)
    return None


def preview_answer(game: Game, picks: tuple[int, ...]) -> Preview | None:
    """The same for several picks together: "what if we quest with these?"."""
    decision = game.decision
    if decision is None:
        return None
    if decision.kind == ASK_COMMIT:
        return _committed(game, picks)
    if decision.kind in (ASK_ATTACKERS, ASK_RANGED):
        return _strike(game, picks)
    if decision.kind == ASK_DEFENDERS:
        return _guarded(game, picks)
    return preview(game, picks[0]) if len(picks) == 1 else None


def _names(game: Game, cards: tuple[int, ...]) -> str:
    names = [title(game, card) for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _committed(game: Game, cards: tuple[int, ...]) -> Preview:
    will = committed_willpower(game) + sum(willpower(game, card) for card in cards)
    threat = staging_threat(game)
    tone = GAIN if will > threat else LOSS if will < threat else EVEN
    whose = f"With {_names(game, cards)}" if cards else "With nobody more"
    alone = " alone" if len(cards) == 1 else ""
    line = f"{whose}{alone} the will is {will} against {threat}, before staging."
    return Preview(
        f"{will} to {threat}", tone, [line, *_quested(game, will - threat)], (will, threat)
    )


def _quested(game: Game, margin: int) -> list[str]:
    """001: quest resolution, as if what is still to be revealed brought nothing."""
    if margin > 0:
        lines = _progress(game, margin)
    elif margin < 0:
        lines = [f"Everyone's threat rises by {-margin}."]
    else:
        lines = ["Nothing is gained and nothing lost."]
    if not total(game, NO_STAGING, GAME):
        count = len(players(game)) + total(game, EXTRA_CARDS, GAME)
        lines.append(
            "1 card is still to come." if count == 1 else f"{count} cards are still to come."
        )
    return lines


def _progress(game: Game, tokens: int) -> list[str]:
    """001: travel - the active location takes progress before the quest does."""
    lines: list[str] = []
    for location in game.rows[ACTIVE]:
        room = facts(game, location).quest_points - game.rows[PROGRESS][location]
        if tokens >= room:
            lines.append(f"{title(game, location)} is explored.")
        else:
            lines.append(f"{tokens} progress on {title(game, location)}.")
        tokens = max(0, tokens - room)
    if tokens:
        lines.append(f"{tokens} progress on the quest.")
    return lines


def _struck(game: Game, card: CardId, undefended: bool) -> Preview:
    enemy = game.stack[-1].card
    guard = 0 if undefended and not defenders(game) else defense(game, card)
    dealt = max(0, attack(game, enemy) - guard)
    left = hit_points(game, card)
    name = title(game, card)
    if dealt >= left:
        return Preview("falls", LOSS, [f"{name} takes {dealt} damage and is destroyed."])
    line = f"{name} takes {dealt} damage and has {left - dealt} hit points left."
    return Preview(f"{dealt} damage", LOSS if dealt else EVEN, [line])


def _guarded(game: Game, cards: tuple[int, ...]) -> Preview | None:
    """Several defenders together: all of the damage goes to one of them."""
    if not cards:
        return None
    dealt = max(0, attack(game, game.stack[-1].card) - sum(defense(game, c) for c in cards))
    line = f"{_names(game, cards)} defend: {dealt} damage to one of them."
    scales = (sum(defense(game, c) for c in cards), attack(game, game.stack[-1].card))
    return Preview(f"{dealt} damage", LOSS if dealt else EVEN, [line], scales)


def _strike(game: Game, cards: tuple[int, ...]) -> Preview | None:
    """Attackers together; who joins another player's attack adds to those declared before."""
    frame = game.stack[-1]
    together = (*frame.cards, *cards)
    if not together:
        return None
    scales = (sum(attack(game, card) for card in together), defense(game, frame.card))
    dealt = max(0, scales[0] - scales[1])
    enemy = title(game, frame.card)
    names, alone = _names(game, together), len(together) == 1
    if dealt >= hit_points(game, frame.card):
        does = "alone destroys" if alone else "together destroy"
        return Preview("destroys it", GAIN, [f"{names} {does} {enemy}."], scales)
    does = "alone deals" if alone else "together deal"
    return Preview(f"{dealt} damage", EVEN, [f"{names} {does} {dealt} damage to {enemy}."], scales)
