"""The reference sheets: every character, combat card and special card, in words."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.confrontation.names import (
    candidates,
    identity,
    shaped,
    short_card,
    the_side,
)
from mathom.games.confrontation.cards import (
    SPECIAL_NAMES,
    SPECIAL_TEXTS,
    card_name,
    say_card,
    side_of_special,
)
from mathom.games.confrontation.characters import STRENGTH, VARIANT, name_of
from mathom.games.confrontation.rows import (
    CHARACTER,
    HELD,
    REGION,
    ROSTER,
    SPECIAL,
    USED,
    discards,
    hand,
)
from mathom.games.confrontation.text import say
from mathom.kernel.game import Game


def reference(game: Game) -> Text:
    """Both sides' sheets for the characters in play."""
    text = Text()
    for side in (0, 1):
        style = palette.side_style(side)
        text.append(f"{shaped(side, ' ' + the_side(side, True) + ' ')}\n", style)
        for tile in range(side * 9, side * 9 + 9):
            character = game.rows[ROSTER][tile]
            for one in [character] if character >= 0 else [tile, tile + VARIANT]:
                text.append(f"{STRENGTH[one]:>3} {name_of(one)}. ", style)
                text.append(say(one) + "\n", palette.PLAIN)
        text.append("\n")
    for side in (0, 1):
        style = palette.side_style(side)
        text.append(f"{the_side(side, True)}: combat cards\n", style)
        for card in range(side * 9, side * 9 + 9):
            text.append(f"    {card_name(card)}. ", style)
            text.append(say_card(card) + "\n", palette.PLAIN)
        text.append("\n")
    text.append("Special cards\n", palette.TITLE)
    for special, name in enumerate(SPECIAL_NAMES):
        text.append(f"    {name}. ", palette.side_style(side_of_special(special)))
        text.append(SPECIAL_TEXTS[special] + "\n", palette.PLAIN)
    return text


def cards_table(game: Game, side: int) -> Text:
    """Both hands, both discards, the special cards, and who is still under a hood."""
    text = Text()
    for one in (side, 1 - side) if side >= 0 else (0, 1):
        style = palette.side_style(one)
        text.append(shaped(one, f" {the_side(one, True)} "), style)
        text.append("\n in hand ", palette.QUIET)
        text.append(" ".join(short_card(card) for card in hand(game, one)) or "none", style)
        text.append("\n spent   ", palette.QUIET)
        spent = " ".join(short_card(card) for card in discards(game, one))
        text.append(spent or "none", palette.PLAIN)
        held = game.rows[SPECIAL][one * 4 : one * 4 + 4]
        names = [SPECIAL_NAMES[one * 4 + i] for i in range(4) if held[i] == HELD]
        used = [SPECIAL_NAMES[one * 4 + i] + " (used)" for i in range(4) if held[i] == USED]
        if names or used:
            text.append("\n special ", palette.QUIET)
            text.append(", ".join(names + used), style)
        text.append("\n")
    if side >= 0:
        hoods = under_hoods(game, 1 - side)
        if hoods:
            text.append("\nstill hidden: ", palette.QUIET)
            text.append(", ".join(hoods), palette.side_style(1 - side, bold=False))
    return text


def under_hoods(game: Game, side: int) -> list[str]:
    """The characters of a side that stand on the board, one cannot tell where."""
    hidden = [
        stand
        for stand in range(side * 9, side * 9 + 9)
        if game.rows[REGION][stand] >= 0 and identity(game, stand) < 0
    ]
    likely: set[int] = set()
    for stand in hidden:
        if game.rows[CHARACTER][stand] != -1:
            likely.update(candidates(game, stand))
    return [f"{name_of(one)} {STRENGTH[one]}" for one in sorted(likely)]


HELP = """\
Bring Frodo to Mordor, or keep him from it. In your turn you move one character forward; \
moving onto the enemy is an attack. Both fighters are revealed, abilities work, each side plays \
a combat card, and the weaker side falls.

The Fellowship wins when the Ring-bearer enters Mordor. Sauron wins when the Ring-bearer falls \
or three of his characters are in the Shire. Who cannot move forward loses.

 arrows     go over the map        Enter  use what the cursor is on
 Tab        next usable thing, then the list, then the map again
 1 to 9, 0  pick from the list     Esc    put down, go back
 mouse      click a piece, then a region; click anything to read of it
 w          why can't I use this?  r      characters and cards
 c          chronicle              h      hands and discards
 i          a hint                 u      take back
 s          save                   q      save and quit
 ?          this page              x      place at random (while setting up)

 ( Fellowship ) pieces are arched, < Sauron > pieces gabled. "C?" is a hidden piece with \
its letter; "C 1/3?" means three characters are left that it may be. The number is the \
strength. ◉ marks a piece whose name the enemy knows.
"""
