"""Any game's state as text and back, written once for all games."""

import hashlib
import json
from typing import Any, Final

from mathom.kernel.decision import BadSave
from mathom.kernel.frame import restore
from mathom.kernel.game import Game
from mathom.kernel.rules import Rules

FORMAT: Final = 1


def dump(game: Game) -> str:
    """The whole state as one line of JSON. The decision is not in it: it is asked again."""
    return json.dumps(
        {
            "mathom": FORMAT,
            "game": game.rules.name,
            "rules": game.rules.version,
            "setup": game.setup,
            "rows": game.rows,
            "stack": [frame.plain() for frame in game.stack],
        },
        separators=(",", ":"),
        ensure_ascii=False,
    )


def digest(game: Game) -> str:
    """A short fingerprint: two games with the same one are in the same state."""
    return hashlib.sha256(dump(game).encode()).hexdigest()[:16]


def load(rules: Rules, text: str) -> Game:
    """The state that ``dump`` wrote, or ``BadSave``."""
    data = read_object(text)
    check_header(data, rules)
    setup, rows, stack = data.get("setup"), data.get("rows"), data.get("stack")
    if not (isinstance(setup, dict) and isinstance(rows, list) and isinstance(stack, list)):
        raise BadSave("the save is incomplete")
    try:
        game = Game(
            rules,
            rules.setup(setup),
            [[int(value) for value in row] for row in rows],
            [restore(frame) for frame in stack],
        )
        game.run()
    except Exception as fault:
        raise BadSave(f"the save does not hold a {rules.title} game: {fault}") from fault
    return game


def read_object(text: str) -> dict[str, Any]:
    """A JSON object from text, or ``BadSave``."""
    try:
        data = json.loads(text)
    except ValueError as fault:
        raise BadSave(f"not a saved game: {fault}") from None
    if not isinstance(data, dict):
        raise BadSave("not a saved game: it should be a JSON object")
    return data


def check_header(data: dict[str, Any], rules: Rules) -> None:
    """Refuse what another game, another format or other rules wrote."""
    if data.get("mathom") != FORMAT:
        raise BadSave(
            f"not a saved game of this format (wanted {FORMAT}, got {data.get('mathom')!r})"
        )
    if data.get("game") != rules.name:
        raise BadSave(f"this is a saved game of {data.get('game')!r}, not of {rules.name!r}")
    if data.get("rules") != rules.version:
        raise BadSave(
            f"saved under rules version {data.get('rules')!r} of {rules.title};"
            f" this Mathom plays version {rules.version!r}"
        )
