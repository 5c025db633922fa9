"""Any game's state as plain data and back, written once for all games.

On disk everything is called by name: procedures and their steps, events, rows. Numbers that change
when a release adds a procedure, an event or a row never leave the program; so a state that an older
release wrote is read by a newer one, which fills in what is new and leaves out what is gone.
"""

import hashlib
import json
from typing import Any, Final

from mathom.kernel.decision import BadSave
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import EVENT
from mathom.kernel.rules import Json, Rules, Setup

FORMAT: Final = 2

# The registers of a frame that are written down as they are, where they hold anything.
_REGISTERS: Final = ("who", "card", "other", "place", "event", "count")


def dump(game: Game) -> str:
    """The whole state as one line of JSON. The decision is not in it: it is asked again."""
    header = {"mathom": FORMAT, "game": game.rules.name, "rules": game.rules.version}
    return json.dumps(
        {**header, "setup": game.setup, **state_of(game)},
        separators=(",", ":"),
        ensure_ascii=False,
    )


def digest(game: Game) -> str:
    """A short fingerprint: two games with the same one are in the same state."""
    return hashlib.sha256(dump(game).encode()).hexdigest()[:16]


def load_state(rules: Rules, text: str) -> Game:
    """The state that ``dump`` wrote, here or in an older release, or ``BadSave``."""
    data = read_object(text)
    check_header(data, rules)
    setup = data.get("setup")
    if not isinstance(setup, dict):
        raise BadSave("the save is incomplete")
    game = restored(rules, setup, data)
    try:
        game.run()
    except Exception as fault:
        raise BadSave(f"the save does not hold a {rules.title} game: {fault}") from fault
    return game


# States


def state_of(game: Game) -> Json:
    """The rows and the stack, by name."""
    names = game.rules.row_names
    return {
        "by": game.rules.making(),
        "rows": {names[row]: cells for row, cells in enumerate(game.rows)},
        "stack": [plain_frame(game.rules, frame) for frame in game.stack],
    }


def restored(rules: Rules, setup: Setup, state: Json) -> Game:
    """The game in a state, before it asks again, or ``BadSave``."""
    rows, stack = state.get("rows"), state.get("stack")
    if not (isinstance(rows, dict) and isinstance(stack, list)):
        raise BadSave("the save is incomplete")
    try:
        whole = rules.setup(setup)
        first, _ = rules.begin(whole)
        ours = state.get("by") == rules.making()
        cells = [
            _cells(rules, row, rows.get(name), first[row], ours)
            for row, name in enumerate(rules.row_names)
        ]
        frames = []
        for plain in stack:
            frame = named_frame(rules, plain)
            if frame is None:
                break  # what is gone from the rules is over, with all that it had begun
            frames.append(frame)
        if stack and not frames:
            raise ValueError("nothing that was under way is known")
        game = Game(rules, whole, cells, frames)
        if not ours:
            rules.derive(game)
    except BadSave:
        raise
    except Exception as fault:
        raise BadSave(f"the save does not hold a {rules.title} game: {fault}") from fault
    return game


def _cells(rules: Rules, row: int, saved: object, first: list[int], ours: bool) -> list[int]:
    """A row as it was saved; rows and cells that there were not then are as in a new game."""
    if not isinstance(saved, list) or (not ours and row in rules.worked_out()):
        return first
    cells = [int(value) for value in saved]
    return cells + first[len(cells) :] if row in rules.cell_rows() else cells


def plain_frame(rules: Rules, frame: Frame) -> Json:
    """A frame by names, without the registers that hold nothing."""
    procedure = rules.procedures[frame.procedure]
    names = rules.step_names(frame)
    plain: Json = {
        "run": rules.declared_procedures.names()[frame.procedure],
        "step": names.get(frame.step, frame.step),
    }
    for register in _REGISTERS:
        value = getattr(frame, register)
        if value != (0 if register == "count" else NONE):
            plain[register] = value
    if procedure.event_is == EVENT and frame.event >= 0:
        plain["event"] = rules.events.names()[frame.event]
    if frame.cards:
        plain["cards"] = list(frame.cards)
    return plain


def named_frame(rules: Rules, plain: Json) -> Frame | None:
    """The frame that ``plain_frame`` wrote; ``None`` if the rules no longer know what it does."""
    number = rules.declared_procedures.number(str(plain.get("run")))
    if number == NONE:
        return None
    event = plain.get("event", NONE)
    if isinstance(event, str):
        event = rules.events.number(event)
        if event == NONE:
            return None
    frame = Frame(
        number,
        int(plain.get("who", NONE)),
        int(plain.get("card", NONE)),
        int(plain.get("other", NONE)),
        int(plain.get("place", NONE)),
        int(event),
        int(plain.get("count", 0)),
        tuple(int(value) for value in plain.get("cards", ())),
    )
    step = plain.get("step", 0)
    if isinstance(step, str):
        steps = {name: value for value, name in rules.step_names(frame).items()}
        if step not in steps:
            return None
        step = steps[step]
    frame.step = int(step)
    return frame


# Headers


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
    """Refuse what is no save, what another game wrote, and what comes from the future."""
    written = data.get("mathom")
    if not isinstance(written, int):
        raise BadSave(f"not a saved game of this format (wanted {FORMAT}, got {written!r})")
    if data.get("game") != rules.name:
        raise BadSave(f"this is a saved game of {data.get('game')!r}, not of {rules.name!r}")
    version = data.get("rules")
    if written > FORMAT or newer(version, rules.version):
        raise BadSave(
            f"a newer Mathom saved this game (rules version {version} of {rules.title}, format"
            f" {written}); this one knows versions up to {rules.version}, format {FORMAT}"
        )


def newer(version: object, than: str) -> bool:
    """Whether a rules version is one that is still to come."""
    return str(version).isdigit() and int(str(version)) > int(than)
