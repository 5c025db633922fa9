"""The book of placements for The Confrontation, from self-play.

Search places many times, now as it likes best and now as it also thought of, and its line-ups
become the candidates. Then the candidates of both
sides meet in games between fast searchers; who meets whom is picked by regret matching, so the
book is an equilibrium of that matrix game: no line-up in it can be singled out and answered.
``make book`` runs it; the result is ``players/confrontation/book.py``.
"""

import multiprocessing
import sys
from multiprocessing.pool import Pool
from pathlib import Path

from mathom.games import GAMES
from mathom.games.confrontation.board import FELLOWSHIP, SAURON, SIDE_NAMES
from mathom.games.confrontation.questions import ASK_PLACE
from mathom.games.confrontation.rows import CHARACTER, PLAY, WINNER
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.game import Game, new
from mathom.players.confrontation.domain import ConfrontationDomain
from mathom.players.search.player import Budget, SearchPlayer, legal_arms
from mathom.players.search.search import weighted_choice
from mathom.players.search.simultaneous import equilibrium, select_by_regret, update_regrets
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

RULES = GAMES["confrontation"]
PAGES = ("classic", "variant")
# A line-up that the equilibrium picks less often than this is left out.
SELDOM = 0.02
BATCH = 32

LineUp = tuple[int, ...]


def searcher(iterations: int) -> SearchPlayer:
    """A searcher that has not read the book."""
    return SearchPlayer("bookmaker", ConfrontationDomain(reads=False), Budget(iterations))


def on(game: Game, dice: Dice, players: list[SearchPlayer]) -> None:
    """One answer more."""
    decision = game.decision
    if decision is None:
        return
    if decision.who == CHANCE:
        game.answer(*dice.order(decision.options, decision.most))
    else:
        game.answer(*players[decision.who].answer(View(game, decision.who), dice))


def candidate(job: tuple[str, int, str, bool]) -> tuple[LineUp, LineUp]:
    """How search places both sides of a game; freely, each answer as likely as it was tried."""
    mode, iterations, seed, freely = job
    dice = Dice(seed_number(seed))
    game = new(RULES, {"characters": mode})
    players = [searcher(iterations), searcher(iterations)]
    while (decision := game.decision) is not None:
        if decision.kind != ASK_PLACE and decision.who != CHANCE:
            break
        if freely and decision.kind == ASK_PLACE:
            node = players[decision.who].think(View(game, decision.who), dice)
            tried = [(arm.picks, arm.visits) for arm in legal_arms(node, decision, [])]
            game.answer(*weighted_choice(tried, dice))
        else:
            on(game, dice, players)
    characters = game.rows[CHARACTER]
    return tuple(characters[4:9]), tuple(characters[13:18])


def meeting(job: tuple[str, int, str, LineUp, LineUp]) -> float:
    """1 if the Fellowship wins a game begun with these line-ups, -1 if not."""
    mode, iterations, seed, *line_ups = job
    dice = Dice(seed_number(seed))
    game = new(RULES, {"characters": mode})
    players = [searcher(iterations), searcher(iterations)]
    waiting = [*line_ups[0], *line_ups[1]]
    while (decision := game.decision) is not None:
        if decision.kind == ASK_PLACE:
            game.answer(waiting.pop(0))
        else:
            on(game, dice, players)
    return 1.0 if game.rows[PLAY][WINNER] == FELLOWSHIP else -1.0


def page(
    pool: Pool, mode: str, candidates: int, games: int, iterations: int, seed: str
) -> list[list[tuple[int, LineUp]]]:
    """The line-ups of both sides for one set of characters, each with its weight in hundredths."""
    drawn = pool.map(
        candidate,
        [(mode, iterations * 4, f"{seed}/{mode}/{i}", i % 2 == 1) for i in range(candidates)],
    )
    line_ups = [sorted({pair[side] for pair in drawn}) for side in (FELLOWSHIP, SAURON)]
    nodes = [Node(0), Node(0)]
    arms = [[nodes[side].arm((i,)) for i in range(len(line_ups[side]))] for side in (0, 1)]
    dice = Dice(seed_number(seed))
    for first in range(0, games, BATCH):
        batch = min(BATCH, games - first)
        pairs = [
            (select_by_regret(arms[0], dice), select_by_regret(arms[1], dice)) for _ in range(batch)
        ]
        jobs = [
            (mode, iterations, f"{seed}/{mode}/game {first + i}", *_pair(line_ups, one, other))
            for i, (one, other) in enumerate(pairs)
        ]
        for (one, other), worth in zip(pairs, pool.map(meeting, jobs), strict=True):
            for arm, gain in ((one, worth), (other, -worth)):
                arm.visits += 1
                arm.total += gain
            update_regrets(nodes[0], one, other, worth)
            update_regrets(nodes[1], other, one, -worth)
        print(f"{mode}: {first + batch} of {games} games", file=sys.stderr)
    found = []
    for side in (FELLOWSHIP, SAURON):
        often = equilibrium(nodes[side], arms[side])
        kept = [
            (round(share * 100), line_ups[side][i])
            for i, share in enumerate(often)
            if share >= SELDOM
        ]
        found.append(sorted(kept, reverse=True))
    return found


def _pair(line_ups: list[list[LineUp]], one: Arm, other: Arm) -> tuple[LineUp, LineUp]:
    return line_ups[FELLOWSHIP][one.picks[0]], line_ups[SAURON][other.picks[0]]


def write(pages: list[list[list[tuple[int, LineUp]]]], target: Path, note: str) -> None:
    """The module that the players read: by side, the classic page and the variant one."""
    parts = []
    for side in (FELLOWSHIP, SAURON):
        texts = []
        for found in pages:
            lines = [f"{weight} {' '.join(map(str, line))}" for weight, line in found[side]]
            texts.append('        """\n' + "\n".join(lines) + '\n""",\n')
        parts.append(f"    (  # {SIDE_NAMES[side]}\n{''.join(texts)}    ),\n")
    target.write_text(
        f'"""Written by ``make book``: {note}."""\n\nfrom typing import Final\n\n'
        "# By side, classic and variant: a weight and who begins before home, line by line.\n"
        f"BOOK: Final = (\n{''.join(parts)})\n"
    )


def main(
    candidates: int, games: int, iterations: int, seed: str, processes: int, target: str
) -> None:
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        pages = [page(pool, mode, candidates, games, iterations, seed) for mode in PAGES]
    note = f"{games} games a page at {iterations} iterations, seed {seed}"
    write(pages, Path(target), note)


if __name__ == "__main__":
    numbers = [int(number) for number in sys.argv[1:4]]
    main(numbers[0], numbers[1], numbers[2], sys.argv[4], int(sys.argv[5]), sys.argv[6])
