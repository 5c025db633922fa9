"""The end in a sentence."""

from mathom.games.tcg.rows import OUT, OVER, STATE, of_seat, seats
from mathom.kernel.game import Game


def outcome(game: Game) -> str:
    """How the finished game ended: with everyone else lost, or at the end of the road."""
    winner = game.rows[STATE][OVER] - 1
    others = [seat for seat in range(seats(game)) if seat != winner]
    if all(of_seat(game, seat, OUT) for seat in others):
        return f"Player {winner + 1} won: nobody else is left on the road."
    return f"Player {winner + 1} won: the fellowship came to the end of the road."
