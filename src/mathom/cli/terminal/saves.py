"""Saved games on disk: where they are, and writing them so that none is ever half written."""

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from mathom.games import rules_of
from mathom.kernel.decision import BadSave, MathomError
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.save import read_object

# Who sat where is kept beside the log, under a key of its own.
TABLE_KEY = "table"


def data_folder() -> Path:
    """This user's folder for Mathom's games."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "mathom"


def new_path(game: str, seed: str) -> Path:
    """A fresh file for a new game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / f"{game}-{stamp}-{seed}.json"


def latest(game: str) -> Path | None:
    """The save of this game that was written last."""
    found = list(data_folder().glob(f"{game}-*.json"))
    return max(found, key=lambda path: path.stat().st_mtime) if found else None


def write(path: Path, play: Playthrough, table: dict[str, Any]) -> None:
    """Save a game and who plays it: a new file takes the old one's place in one stroke."""
    text = json.dumps({**json.loads(play.save()), TABLE_KEY: table}, ensure_ascii=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read(path: Path) -> tuple[Playthrough, dict[str, Any]]:
    """A saved game and who played it, or one clear line that names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path}: not a saved game: it is not text") from None
    except OSError as fault:
        raise MathomError(f"{path}: {fault.strerror or fault}") from None
    try:
        data = read_object(text)
        play = load(rules_of(str(data.get("game"))), text)
    except MathomError as fault:
        raise BadSave(f"{path}: {fault}") from None
    table = data.get(TABLE_KEY)
    return play, table if isinstance(table, dict) else {}


def refuse_to_overwrite(path: Path) -> None:
    """A new game never takes the place of a file that is there already."""
    if path.exists():
        raise MathomError(f"{path} exists already: resume it with --resume, or save elsewhere")
