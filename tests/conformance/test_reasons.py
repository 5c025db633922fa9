"""A hint always says why: one line for whatever the plain player would do, and for the rest."""

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.kernel.rules import Rules, Setup
from mathom.players.roster import player
from mathom.players.search.search import one_answer
from mathom.players.studies import domain_of
from mathom.table.view import View

Played = tuple[Rules, Setup]

LONGEST = 110
# Games of one mode, and how many decisions of each are looked at: some games are long.
SEEDS = (1, 2)
MANY = 500


def answers(decision: Decision, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The picks, and every other answer where one pick is an answer."""
    if decision.most != 1 or decision.least != 1:
        return [picks]
    return [(option,) for option in [*decision.options, *(decision.asides or [])]]


def test_every_answer_has_one_line_of_why(played: Played) -> None:
    rules, setup = played
    domain, plain = domain_of(rules), player("heuristic", rules)
    for seed in SEEDS:
        game, dice = new(rules, setup), Dice(seed)
        for _ in range(MANY):
            decision = game.decision
            if decision is None:
                break
            if decision.who == CHANCE:
                game.answer(*dice.order(decision.options, decision.most))
                continue
            view = View(game, decision.who)
            picks = plain.answer(view, dice)
            if not one_answer(decision):
                prompt = view.question().prompt
                for answer in answers(decision, picks):
                    line = domain.reason(view.game, decision.who, answer)
                    assert line, (prompt, answer)
                    assert "\n" not in line
                    assert len(line) <= LONGEST, line
                    assert line.endswith("."), line
                    assert not line[0].islower(), line
            game.answer(*picks)
