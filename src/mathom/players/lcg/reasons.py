"""One line on what speaks for an answer, from what its player can see."""

from mathom.games.lcg import kinds
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import attack, defense, facts, hit_points, willpower
from mathom.games.lcg.facts import ALLY
from mathom.games.lcg.kinds import ABILITY, PASS
from mathom.games.lcg.rows import ATTACKER, DEFENDING_PLAYER, STATE, TARGET, THREAT
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.kernel.game import Game
from mathom.players.lcg.questing import Prospect
from mathom.players.lcg.reckoning import coming


def reason(game: Game, seat: int, picks: tuple[int, ...]) -> str:
    """Why this answer; empty where there is little to say."""
    decision = game.decision
    if decision is None:
        return ""
    kind = decision.kind
    if kind == kinds.ASK_COMMIT:
        return _quest(game, seat, picks)
    if kind == kinds.ASK_ATTACKERS:
        return _strike(game, picks)
    if len(picks) != 1:
        return ""
    pick = picks[0]
    if kind in (kinds.ASK_DEFENDER, kinds.ASK_SENTINEL, kinds.ASK_UNDEFENDED):
        return _blow(game, pick)
    if kind == kinds.ASK_ENGAGE:
        return _engage(game, seat, pick)
    if kind == kinds.ASK_TRAVEL:
        return _travel(game, pick)
    if kind == kinds.ASK_TARGET and pick != PASS:
        need = defense(game, pick) + hit_points(game, pick)
        return f"{title(game, pick)} falls to an attack of {need}."
    if kind in (kinds.ASK_PLAY, kinds.ASK_ACTION, kinds.ASK_RESPONSE):
        return _play(game, pick)
    return ""


def _quest(game: Game, seat: int, picks: tuple[int, ...]) -> str:
    will = committed_willpower(game) + sum(willpower(game, card) for card in picks)
    known = staging_threat(game)
    expected = round(Prospect(game, seat).threat)
    if will > expected:
        return f"Will {will} against threat {known}, about {expected} once cards are revealed."
    if not picks:
        return f"Everyone stays ready; the threat of {known} will be felt."
    return f"Will {will} may not beat a threat of about {expected}, but others are needed to fight."


def _strike(game: Game, picks: tuple[int, ...]) -> str:
    enemy = game.rows[STATE][TARGET]
    dealt = sum(attack(game, card) for card in picks) - defense(game, enemy)
    if dealt >= hit_points(game, enemy):
        return f"{title(game, enemy)} is destroyed."
    return f"{title(game, enemy)} takes {max(0, dealt)} damage."


def _blow(game: Game, pick: int) -> str:
    enemy = game.rows[STATE][ATTACKER]
    if pick == PASS:
        return f"A hero can take {attack(game, enemy)} damage, and nobody is exhausted."
    decision = game.decision
    bare = decision is not None and decision.kind == kinds.ASK_UNDEFENDED
    dealt = max(0, attack(game, enemy) - (0 if bare else defense(game, pick)))
    if dealt >= hit_points(game, pick):
        worth = "is worth least here" if facts(game, pick).type == ALLY else "must take it"
        return f"{title(game, pick)} would fall, but {worth}."
    return f"{title(game, pick)} takes {dealt} damage and stands."


def _engage(game: Game, seat: int, pick: int) -> str:
    if pick == PASS:
        many = len(coming(game, game.rows[STATE][DEFENDING_PLAYER] if seat < 0 else seat))
        return f"{many} will come by themselves." if many else "None of them comes by itself."
    need = defense(game, pick) + hit_points(game, pick)
    threat = facts(game, pick).threat
    return f"Its threat of {threat} leaves the staging area; an attack of {need} destroys it."


def _travel(game: Game, pick: int) -> str:
    if pick == PASS:
        return "No location is worth its cost now."
    printed = facts(game, pick)
    points = printed.quest_points
    return f"Its threat of {printed.threat} no longer counts; {points} progress explore it."


def _play(game: Game, pick: int) -> str:
    if pick == PASS:
        return "Nothing here is worth its price now."
    printed = facts(game, pick % ABILITY)
    if pick < ABILITY and printed.type == ALLY:
        return (
            f"Brings will {printed.willpower}, attack {printed.attack},"
            f" defense {printed.defense} for {printed.cost}."
        )
    level = max(game.rows[THREAT])
    return f"It helps now, at threat {level}." if level >= 40 else ""
