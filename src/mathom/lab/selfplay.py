"""Games of The Confrontation between our own players, to fit weights and beliefs to."""

from collections.abc import Iterator

from mathom.games import GAMES
from mathom.games.confrontation.questions import ASK_MOVE, ASK_PLACE
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.game import Game, new
from mathom.players.player import any_answer
from mathom.players.roster import player
from mathom.table.view import View

RULES = GAMES["confrontation"]
# Half of the games are the classic one; the draft brings every mixture of the rest.
MODES = ("classic", "classic", "variant", "draft with special cards")
# One answer in so many is random, so that odd positions are seen too; of placements every other.
RANDOM_ONE_IN = 16

# A game: its mode, and every answer that was given, chance's too.
Record = tuple[str, list[tuple[int, ...]]]


def record(name: str, seed: str) -> list[Record]:
    """One game that a player played against itself."""
    dice = Dice(seed_number(seed))
    mode = MODES[dice.below(len(MODES))]
    game = new(RULES, RULES.modes()[mode])
    bot = player(name, RULES)
    answers: list[tuple[int, ...]] = []
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            picks = tuple(dice.order(decision.options, decision.most))
        elif dice.below(2 if decision.kind == ASK_PLACE else RANDOM_ONE_IN) == 0:
            picks = any_answer(decision, dice)
        else:
            picks = bot.answer(View(game, decision.who), dice)
        answers.append(picks)
        game.answer(*picks)
    return [(mode, answers)]


def moves(played: Record) -> Iterator[Game]:
    """The game before each of its moves; it plays on between them, and once more to its end."""
    mode, answers = played
    game = new(RULES, RULES.modes()[mode])
    for picks in answers:
        decision = game.decision
        if decision is not None and decision.kind == ASK_MOVE and decision.who != CHANCE:
            yield game
        game.answer(*picks)
