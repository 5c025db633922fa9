"""Players that think in several processes, and what becomes of those."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest

from confrontation_table import RULES
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.players.processes import PipeProcess
from mathom.players.roster import player
from mathom.table.view import View
from random_play import walk

COMMAND = (sys.executable, "-c", "from mathom.cli.main import main; main()")


def a_view() -> View:
    """Of somebody who must think."""
    for number, game in enumerate(walk(RULES, {}, seed=5)):
        decision = game.decision
        if number > 30 and decision and decision.who != CHANCE and len(decision.options) > 2:
            return View(game, decision.who)
    raise AssertionError("nobody must think")


def test_they_are_given_back_and_may_be_taken_again() -> None:
    view, bot = a_view(), player("search:60x2", RULES)
    before = set(active_children())
    first = bot.answer(view, Dice(4))
    assert len(set(active_children()) - before) == 2
    bot.close()
    assert set(active_children()) == before
    assert bot.answer(view, Dice(4)) == first
    bot.close()
    bot.close()
    assert set(active_children()) == before


def test_one_that_dies_is_missed() -> None:
    searcher = PipeProcess()
    searcher.ask(os._exit, 3)
    with pytest.raises(RuntimeError, match="has died"):
        searcher.told()
    searcher.close()


def test_they_are_born_deaf_to_ctrl_c() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    searcher = PipeProcess()
    searcher.ask(signal.pthread_sigmask, signal.SIG_BLOCK, ())
    assert signal.SIGINT in searcher.told()
    searcher.close()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_an_arena_of_processes_within_processes_leaves_nothing_behind() -> None:
    arguments = ("arena", "confrontation", "--players", "search:4x2,random", "--games", "2")
    command = [*COMMAND, *arguments, "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
