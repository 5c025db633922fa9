"""000: assignment phase, ambush, defender +X, fierce, unhasty."""

from typing import Final

from mathom.cardplay.questions import NO, YES
from mathom.games.tcg.abilities import ASSIGNMENT
from mathom.games.tcg.changes import add_twilight
from mathom.games.tcg.effect_kinds import (
    CANNOT_BE_ASSIGNED,
    GAINS,
    GAME,
    IN_SKIRMISHES,
    KEPT_FROM,
    NOT_ASSIGNED_BY_FREE_PEOPLES,
    NOT_ASSIGNED_BY_SHADOW,
    ONE_MINION_EACH,
    TAKES_PART,
)
from mathom.games.tcg.effects import (
    amounts,
    defender_bonus,
    facts,
    has,
    keyword_amount,
    minions,
    total,
)
from mathom.games.tcg.events.bookkeeping import E_STATE
from mathom.games.tcg.events.skirmishes import E_ASSIGN, E_ASSIGNED, E_ASSIGNMENTS
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS
from mathom.games.tcg.facts import KEYWORD_AMBUSH, KEYWORD_FIERCE, KEYWORD_UNHASTY, TYPE_COMPANION
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_AMBUSH,
    RUN_ASSIGNMENT,
    RUN_ATTACK,
    RUN_WINDOW,
)
from mathom.games.tcg.questions import ABILITY, ASK_AMBUSH, ASK_ATTACK, ASK_DEFENDER, PASS
from mathom.games.tcg.rows import (
    ACTIVE,
    FIERCE_AT_START,
    FIERCE_ROUND,
    FOE,
    LEFTOVER,
    OVER,
    OWNER,
    STATE,
    free,
    marked,
    minions_against,
    shadows,
    site_number,
)
from mathom.games.tcg.rulebook.shadow import skipped
from mathom.games.tcg.rulebook.together import along, packed, tell
from mathom.games.tcg.rulebook.whereabouts import is_home, may_skirmish
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.procedure import Procedure


class Assignment(Procedure):
    """000: assignment phase. ``count`` is 1 for the one that fierce minions bring.

    ``cards`` are the minions assigned, in order; ``place`` has a bit for each Shadow player served.
    Assignments take effect together: those of the Free Peoples player once he is done, then those
    of all Shadow players.
    """

    BEGIN: Final = 0
    ROUND: Final = 1
    ACTIONS: Final = 2
    DEFEND: Final = 3
    DEFENDED: Final = 4
    LEFT_OVER: Final = 5
    ANSWERS: Final = 6
    AMBUSHES: Final = 7
    ATTACKER: Final = 8
    ATTACK: Final = 9
    ATTACKED: Final = 10
    ALL_MADE: Final = 11
    END: Final = 12
    DONE: Final = 13

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Assignment.BEGIN:
            if skipped(game, ASSIGNMENT) or (frame.count and not self.any_fierce(game)):
                game.done()
            else:
                frame.place = 0
                game.event(E_STATE, FIERCE_ROUND, frame.count)
        elif pc == Assignment.ROUND:
            game.event(E_PHASE, ASSIGNMENT, NONE)
        elif pc == Assignment.ACTIONS:
            game.call(Frame(RUN_WINDOW))
        elif pc <= Assignment.AMBUSHES:
            self.defend(game, frame, pc)
        elif pc <= Assignment.ATTACKED:
            self.attack(game, frame, pc)
        elif pc == Assignment.ALL_MADE:
            tell_assigned(game, frame.cards, NONE)
        elif pc == Assignment.END:
            game.event(E_PHASE_ENDS, ASSIGNMENT)
        else:
            game.done()

    def any_fierce(self, game: Game) -> bool:
        for minion in minions(game):
            if has(game, minion, KEYWORD_FIERCE):
                return True
        return False

    def defend(self, game: Game, frame: Frame, pc: int) -> None:
        """The Free Peoples player assigns; it is answered once all is assigned."""
        if pc == Assignment.DEFEND:
            pairs = defences(game)
            if pairs and not game.rows[STATE][OVER]:
                game.ask(free(game), ASK_DEFENDER, [PASS, *pairs])
            else:
                game.take(PASS)
        elif pc == Assignment.DEFENDED:
            if game.pick != PASS:
                frame.step = Assignment.DEFEND
                minion, character = game.pick % ABILITY, game.pick // ABILITY
                frame.cards = (*frame.cards, minion)
                game.event(E_ASSIGN, minion, character, free(game))
        elif pc == Assignment.LEFT_OVER:
            game.event(E_ASSIGNMENTS)
        elif pc == Assignment.ANSWERS:
            tell_assigned(game, frame.cards, free(game))
        elif frame.cards:
            frame.step = Assignment.AMBUSHES
            minion = frame.cards[0]
            frame.cards = frame.cards[1:]
            if game.rows[FOE][minion] != NONE:
                game.call(Frame(RUN_AMBUSH, free(game), minion))

    def attack(self, game: Game, frame: Frame, pc: int) -> None:
        """Each Shadow player assigns what is left over of his own."""
        if pc == Assignment.ATTACKER:
            waiting = [seat for seat in shadows(game) if not frame.place >> seat & 1]
            if not waiting:
                frame.step = Assignment.ALL_MADE
                return
            frame.who = waiting[0]
        elif pc == Assignment.ATTACK:
            pairs = attacks(game, frame.who)
            if pairs and not game.rows[STATE][OVER]:
                game.ask(frame.who, ASK_ATTACK, [PASS, *pairs])
            else:
                game.take(PASS)
        elif game.pick == PASS:
            frame.place |= 1 << frame.who
            frame.step = Assignment.ATTACKER
        else:
            frame.step = Assignment.ATTACK
            minion, character = game.pick % ABILITY, game.pick // ABILITY
            frame.cards = (*frame.cards, minion)
            game.event(E_ASSIGN, minion, character, frame.who)


def can_fight(game: Game, minion: CardId) -> bool:
    """Whether a minion may be assigned in this assignment phase."""
    if game.rows[FOE][minion] != NONE or total(game, CANNOT_BE_ASSIGNED, minion):
        return False
    if not game.rows[STATE][FIERCE_ROUND]:
        return True
    # 000: fierce - in play and fierce as that phase began, and still.
    return marked(game, minion, FIERCE_AT_START) and has(game, minion, KEYWORD_FIERCE)


def is_defender(game: Game, card: CardId) -> bool:
    """000: assignment phase - a companion, or an ally that takes part."""
    if facts(game, card).type != TYPE_COMPANION and not may_skirmish(game, card):
        return False
    return not total(game, CANNOT_BE_ASSIGNED, card)


def may_defend(game: Game, card: CardId) -> bool:
    """Whether the Free Peoples player may assign one more minion to a character."""
    if not is_defender(game, card) or total(game, NOT_ASSIGNED_BY_FREE_PEOPLES, card):
        return False
    if has(game, card, KEYWORD_UNHASTY) and not is_home(game, card, site_number(game)):
        if not total(game, IN_SKIRMISHES, card) and not total(game, TAKES_PART, card):
            return False
    against = len(minions_against(game, card))
    return against == 0 or (against <= defender_bonus(game, card) and crowding(game))


def crowding(game: Game) -> bool:
    """Whether more than one minion may be assigned to a skirmish."""
    return not total(game, ONE_MINION_EACH, GAME)


def may_be_attacked(game: Game, card: CardId) -> bool:
    if not is_defender(game, card) or total(game, NOT_ASSIGNED_BY_SHADOW, card):
        return False
    return crowding(game) or not minions_against(game, card)


def defences(game: Game) -> list[int]:
    """Every assignment the Free Peoples player may make."""
    able = [card for card in game.rows[ACTIVE] if may_defend(game, card)]
    found: list[int] = []
    for minion in minions(game):
        for character in may_meet(game, minion, able):
            found.append(minion + ABILITY * character)
    return found


def may_meet(game: Game, minion: CardId, able: list[int]) -> list[int]:
    """Which of these characters the Free Peoples player may assign to a minion."""
    if not can_fight(game, minion) or total(game, NOT_ASSIGNED_BY_FREE_PEOPLES, minion):
        return []
    return [card for card in able if minion + 1 not in amounts(game, KEPT_FROM, card)]


def attacks(game: Game, player: Seat) -> list[int]:
    """Every assignment of leftover minions that a Shadow player may make."""
    targets = [card for card in game.rows[ACTIVE] if may_be_attacked(game, card)]
    found: list[int] = []
    for minion in minions(game):
        if game.rows[OWNER][minion] == player and marked(game, minion, LEFTOVER):
            if can_fight(game, minion) and not total(game, NOT_ASSIGNED_BY_SHADOW, minion):
                found += [minion + ABILITY * character for character in targets]
    return found


def tell_assigned(game: Game, assigned: tuple[int, ...], by: int) -> None:
    """000: assignment phase - these minions were assigned, all at once: to be answered.

    A character comes to a skirmish once, however many minions do. Where ``by`` is nobody, each was
    assigned by its owner.
    """
    told = 0
    foes = game.rows[FOE]
    come: list[int] = []
    for minion in assigned:
        character = foes[minion]
        if character == NONE:
            continue
        who = game.rows[OWNER][minion] if by == NONE else by
        told = along(told, packed(E_ASSIGNED, minion, character, who))
        before = [other for other in minions_against(game, character) if other not in assigned]
        if character not in come and not before:
            come.append(character)
            told = along(told, packed(E_ASSIGNED, character, NONE, who))
    tell(game, told)


class Attack(Procedure):
    """A minion is assigned by an effect: ``card`` to ``other``, by ``who``."""

    ASSIGN: Final = 0
    ANSWER: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Attack.ASSIGN:
            game.event(E_ASSIGN, frame.card, frame.other, frame.who)
        elif pc == Attack.ANSWER:
            tell_assigned(game, (frame.card,), frame.who)
        else:
            game.done()


class Ambush(Procedure):
    """000: ambush - its owner may add twilight when the Free Peoples player assigns the minion.

    ``card`` is the minion; each instance is asked apart, in ``cards``.
    """

    ASSIGNED: Final = 0
    ASK: Final = 1
    ANSWER: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Ambush.ASSIGNED:
            frame.cards = tuple(ambushes(game, frame.card))
        elif pc == Ambush.ASK:
            if not frame.cards or frame.card not in game.rows[ACTIVE]:
                game.done()
            else:
                game.ask(game.rows[OWNER][frame.card], ASK_AMBUSH, [NO, YES])
        else:
            amount = frame.cards[0]
            frame.cards = frame.cards[1:]
            frame.step = Ambush.ASK
            if game.pick == YES:
                add_twilight(game, amount, frame.card)


def ambushes(game: Game, minion: CardId) -> list[int]:
    """The instances of ambush a minion has: what is printed, and what is gained."""
    whole = keyword_amount(game, minion, KEYWORD_AMBUSH)
    if whole <= 0:
        return []
    gained = amounts(game, GAINS + KEYWORD_AMBUSH, minion)
    printed = whole - sum(gained)
    return [printed, *gained] if printed > 0 else gained


PROCEDURES.define(RUN_ASSIGNMENT, Assignment())
PROCEDURES.define(RUN_ATTACK, Attack())
PROCEDURES.define(RUN_AMBUSH, Ambush())
