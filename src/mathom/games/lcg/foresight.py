"""What an option would bring, as far as everyone at the table can reckon it out."""

from mathom.games.lcg import kinds
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import attack, defense, hit_points, willpower
from mathom.games.lcg.kinds import PASS
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.kernel.decision import Preview
from mathom.kernel.game import Game


def preview(game: Game, pick: int) -> Preview | None:
    """Will against threat, attack against defense: before what is still face down."""
    decision = game.decision
    if decision is None or pick == PASS:
        return None
    if decision.kind == kinds.ASK_COMMIT:
        return _committed(game, pick)
    if decision.kind in (kinds.ASK_DEFENDER, kinds.ASK_SENTINEL, kinds.ASK_UNDEFENDED):
        return _struck(game, pick, undefended=decision.kind == kinds.ASK_UNDEFENDED)
    if decision.kind in (kinds.ASK_ATTACKERS, kinds.ASK_RANGED):
        return _strikes(game, pick)
    return None


def _committed(game: Game, card: int) -> Preview:
    will = committed_willpower(game) + willpower(game, card)
    threat = staging_threat(game)
    tone = "gain" if will > threat else "loss" if will < threat else "even"
    line = f"With {title(game, card)} alone the will is {will} against {threat}, before staging."
    return Preview(f"{will} to {threat}", tone, [line])


def _struck(game: Game, card: int, undefended: bool) -> Preview:
    enemy = game.stack[-1].card
    guard = 0 if undefended and not defenders(game) else defense(game, card)
    dealt = max(0, attack(game, enemy) - guard)
    left = hit_points(game, card)
    name = title(game, card)
    if dealt >= left:
        return Preview("falls", "loss", [f"{name} takes {dealt} damage and is destroyed."])
    line = f"{name} takes {dealt} damage and has {left - dealt} hit points left."
    return Preview(f"{dealt} damage", "loss" if dealt else "even", [line])


def _strikes(game: Game, card: int) -> Preview:
    frame = game.stack[-1]
    guard = defense(game, frame.card)
    dealt = max(0, attack(game, card) - guard)
    enemy = title(game, frame.card)
    if dealt >= hit_points(game, frame.card):
        return Preview("destroys it", "gain", [f"{title(game, card)} alone destroys {enemy}."])
    line = f"{title(game, card)} alone deals {dealt} damage to {enemy}."
    return Preview(f"{dealt} damage", "even", [line])
