"""Ways of thinking for a bot's process that a test can watch and hold."""

import json
import os
import select
from pathlib import Path

from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import load
from mathom.kernel.rules import Json
from mathom.players.search.analysis import Analysis, Moment, analyse
from mathom.players.studies import domain_of
from mathom.server.bots import think

FOLDER = "MATHOM_TEST_MINDS"


def ponder(game: str, bot: str, view: Json, seed: int) -> tuple[int, ...]:
    """Say that one thinks, and answer when told to."""
    folder = Path(os.environ[FOLDER])
    (folder / "begun").write_text(f"{os.getpid()}")
    (folder / "go").read_text()
    return think(game, bot, view, seed)


def cheat(game: str, bot: str, view: Json, seed: int) -> tuple[int, ...]:
    """An answer that cannot be given."""
    return (99_999,)


def fail(game: str, bot: str, view: Json, seed: int) -> tuple[int, ...]:
    """No answer at all."""
    raise RuntimeError("out of wits")


def murmur(game: str, view: Json, seed: int) -> list[Json]:
    """Say that one thinks, and give a hint when told to: nothing but what one was given."""
    folder = Path(os.environ[FOLDER])
    (folder / "begun").write_text(f"{os.getpid()}")
    (folder / "go").read_text()
    return parrot(game, view, seed)


def parrot(game: str, view: Json, seed: int) -> list[Json]:
    """A hint that says nothing but what it was given."""
    given = json.dumps({"game": game, "view": view})
    return [{"picks": [], "label": given, "chance": 0.5, "share": 1.0, "why": ""}]


def glance(text: str) -> Json:
    """A game looked over in a hurry, by a process that says who it is."""
    rules = rules_of(json.loads(text)["game"])
    found = analyse(load(rules, text), domain_of(rules), 4, Dice(1)).as_json()
    return {"iterations": os.getpid(), **found}


def known_analysis(text: str) -> Json:
    """An analysis that is known beforehand."""
    moments = [Moment(1, 0, [0.2, 0.4, 0.4], "this"), Moment(2, 1, [0.3, 0.7, 0.0], "that")]
    found = Analysis(moments, [], [-0.4, 0.4, -1.0], cooperative=False)
    return {"iterations": 1, **found.as_json()}


def stare(text: str) -> Json:
    """No analysis at all."""
    raise RuntimeError("cannot make head or tail of it")


def linger(text: str) -> Json:
    """An analysis that is never done."""
    (Path(os.environ[FOLDER]) / "go").read_text()
    return {}


class Watch:
    """What a test sees of those who ponder: both pipes wait for the other side."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        os.mkfifo(folder / "begun")
        os.mkfifo(folder / "go")

    def begun(self) -> int:
        """Wait until somebody thinks; the process."""
        return int((self._folder / "begun").read_text())

    def go(self) -> None:
        """Let whoever thinks answer."""
        (self._folder / "go").write_text("")


def gone(descriptor: int) -> bool:
    """Whether the process of a descriptor ends, be it a moment later."""
    found, _, _ = select.select([descriptor], [], [], 20)
    os.close(descriptor)
    return bool(found)
