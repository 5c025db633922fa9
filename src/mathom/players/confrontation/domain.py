"""The Confrontation's domain knowledge for search: PUCT by priors of moves, short rollouts,
determinisations by belief, combat cards as simultaneous picks, an opening book of placements."""

from mathom.games.confrontation.board import FELLOWSHIP
from mathom.games.confrontation.questions import ASK_CARD, ASK_MOVE, USE
from mathom.games.confrontation.rows import (
    CHARACTER,
    LEG,
    MAYBE,
    PLAY,
    SECRET,
    SECRET_CARD,
    UNSET,
    hand,
    seat_of,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.fighters import foreseen
from mathom.games.confrontation.rulebook.movement import mover
from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.confrontation.beliefs import fill_by_belief
from mathom.players.confrontation.card_equilibrium import card_chances, dominated_cards
from mathom.players.confrontation.evaluation import fellowship_value, match_value
from mathom.players.confrontation.heuristic import judge
from mathom.players.confrontation.placement import placing
from mathom.players.confrontation.priors import move_priors
from mathom.players.confrontation.reasons import reason
from mathom.players.player import any_answer
from mathom.players.search.domain import Domain, HiddenPick
from mathom.players.search.simultaneous import sample_index
from mathom.table.view import View


class ConfrontationDomain(Domain):
    """Judges boards by the evaluation, and knows that combat cards are simultaneous picks.

    ``reads`` says whether it has read the book of placements.
    """

    def __init__(self, reads: bool = True) -> None:
        super().__init__()
        self.puct_c = 1.0
        self.reads = reads

    def determinise(self, view: View, dice: Dice) -> Game:
        return view.filled(fill_by_belief, dice)

    def rollout(self, game: Game, dice: Dice) -> list[float]:
        """Roll out to the start of the next move, and evaluate the board there. Of the next
        game of a match only the score is known."""
        leg = game.rows[PLAY][LEG]
        while (decision := game.decision) is not None:
            over = game.rows[PLAY][LEG] != leg
            if over or decision.kind == ASK_MOVE:
                worth = 0.0 if over else fellowship_value(game)
                if game.setup["match"]:
                    worth = match_value(game, worth)
                return [worth, -worth] if seat_of(game, FELLOWSHIP) == 0 else [-worth, worth]
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
            else:
                game.answer(*self._rollout_policy(game, decision, dice))
        return game.payoffs()

    def _rollout_policy(self, game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
        """The answer in a rollout: a likely card, or what seems best by itself."""
        if decision.most != 1 or decision.least != 1:
            return any_answer(decision, dice)
        side = side_of_seat(game, decision.who)
        if self.simultaneous(game):
            return (decision.options[sample_index(card_chances(game, side), dice)],)
        best = decision.options[0]
        best_worth = -1e9
        for option in decision.options:
            worth = judge(game, side, decision.kind, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return (best,)

    def priors(
        self, game: Game, decision: Decision, answers: list[tuple[int, ...]]
    ) -> list[float] | None:
        if self.simultaneous(game):
            return card_chances(game, side_of_seat(game, decision.who))
        if decision.kind != ASK_MOVE:
            return None
        return move_priors(game, side_of_seat(game, decision.who), decision.options)

    def dominated(self, game: Game, decision: Decision) -> list[int]:
        if decision.kind != ASK_CARD:
            return []
        return dominated_cards(game, side_of_seat(game, decision.who))

    def private(self, game: Game, picks: tuple[int, ...]) -> int:
        """Who it is that moves, unless everyone knows."""
        decision = game.decision
        if decision is None or decision.kind != ASK_MOVE or picks[0] >= USE:
            return 0
        stand = mover(picks[0])
        mask = game.rows[MAYBE][stand]
        return game.rows[CHARACTER][stand] + 1 if mask & (mask - 1) else 0

    def simultaneous(self, game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.kind == ASK_CARD and not foreseen(game)

    def hidden_pick(self, game: Game, seat: Seat) -> HiddenPick | None:
        if not self.simultaneous(game):
            return None
        other = 1 - side_of_seat(game, seat)
        card = game.rows[SECRET][SECRET_CARD + other]
        if card == UNSET:
            return None
        likely = card_chances(game, other)
        return HiddenPick(seat_of(game, other), card, hand(game, other), likely)

    def book(self, game: Game, seat: Seat) -> list[tuple[tuple[int, ...], int]]:
        if not self.reads:
            return []
        return [((character,), weight) for character, weight in placing(game, seat)]

    def reason(self, game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
        return reason(game, seat, picks)
