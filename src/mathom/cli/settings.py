"""Set-ups by name, as the command line takes them."""

import json
from typing import Any

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules, Setup

MODE_HELP = "The way to play it, by name; see `mathom games`."

SET_HELP = "A setting of the game, for instance decks=leadership; as often as you like."


def setup_of(rules: Rules, mode: str, changes: list[str] | None = None) -> Setup:
    """The set-up a mode stands for, the game's own default for none; then with these changes."""
    found = {**_mode(rules, mode)}
    whole = rules.setup({})
    for change in changes or []:
        key, equals, text = change.partition("=")
        if not equals:
            raise MathomError(f"{change!r} is not a setting: write for instance decks=leadership")
        value = _value(text)
        # Several of a list are named one after another.
        if isinstance(whole.get(key), list) and isinstance(value, str):
            value = [each.strip() for each in value.split(",")]
        found[key] = value
    rules.setup(found)
    return found


def _value(text: str) -> Any:
    """What was typed: JSON if it is any, plain words otherwise."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _mode(rules: Rules, mode: str) -> Setup:
    modes = rules.modes()
    if not mode:
        return {}
    if mode not in modes:
        raise MathomError(
            f"{rules.title} has no mode {mode!r}; it has {', '.join(repr(name) for name in modes)}"
        )
    return modes[mode]
