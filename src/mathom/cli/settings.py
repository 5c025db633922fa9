"""Set-ups by name, as the command line takes them."""

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules, Setup

MODE_HELP = "The way to play it, by name; see `mathom games`."


def setup_of(rules: Rules, mode: str) -> Setup:
    """The set-up a mode stands for; the game's own default for none."""
    modes = rules.modes()
    if not mode:
        return {}
    if mode not in modes:
        raise MathomError(
            f"{rules.title} has no mode {mode!r}; it has {', '.join(repr(name) for name in modes)}"
        )
    return modes[mode]
