"""The lamplight colours of the design language, as Rich styles and a Textual theme.

Colour never speaks alone: a side is a colour and a pair of brackets, and what may be used is
underlined or marked as well as gold.
"""

from typing import Final

from rich.style import Style
from textual.theme import Theme

GROUND: Final = "#11151b"
LEAF: Final = "#1b212a"
LEAF_2: Final = "#232b36"
ROCK: Final = "#2c2f36"
SUNK: Final = "#151a21"
INK: Final = "#f1e8d5"
INK_2: Final = "#c6b99f"
INK_3: Final = "#b7aa92"
LINE: Final = "#56606d"
GOLD: Final = "#edc263"
LEGAL: Final = "#f2c14e"
WASH: Final = "#40371f"
CURSOR: Final = "#5f4b17"
ON_ACCENT: Final = "#17130a"
FELLOWSHIP_INK: Final = "#7fbbe6"
SAURON_INK: Final = "#f08a66"
GOOD: Final = "#84e6cf"
DANGER: Final = "#ff8a6a"
FOCUS: Final = "#8cc4ff"
MAP_LABEL: Final = "#f4e7c6"

SIDE_INK: Final = (FELLOWSHIP_INK, SAURON_INK)
# The shape that goes with the colour: arched for the Fellowship, gabled for Sauron.
SIDE_SHAPE: Final = (("(", ")"), ("<", ">"))

THEME: Final = Theme(
    name="lamplight",
    primary=GOLD,
    secondary=FELLOWSHIP_INK,
    warning=LEGAL,
    error=DANGER,
    success=GOOD,
    accent=GOLD,
    foreground=INK,
    background=GROUND,
    surface=LEAF,
    panel=LEAF_2,
    dark=True,
    variables={
        "block-cursor-background": CURSOR,
        "block-cursor-foreground": INK,
        "block-cursor-blurred-background": WASH,
        "block-cursor-blurred-foreground": INK,
        "footer-key-foreground": GOLD,
        "footer-background": SUNK,
        "border": GOLD,
    },
)

PLAIN: Final = Style(color=INK)
QUIET: Final = Style(color=INK_3)
STRONG: Final = Style(color=INK, bold=True)
TITLE: Final = Style(color=GOLD, bold=True)
RULE: Final = Style(color=INK_3, italic=True)
WARN: Final = Style(color=DANGER, bold=True)
GAIN: Final = Style(color=GOOD)
LOSS: Final = Style(color=DANGER)


def side_style(side: int, bold: bool = True) -> Style:
    return Style(color=SIDE_INK[side], bold=bold)
