"""The words of the battle screen: the fighters face to face, and what each card would do."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.forecast import (
    BOTH_FALL,
    FOE_FALLS,
    NOBODY,
    OPEN,
    YOU_FALL,
    Outcome,
)
from mathom.cli.terminal.names import shaped, short_card, the_side
from mathom.cli.terminal.story import Story
from mathom.games.confrontation.characters import STRENGTH, name_of
from mathom.games.confrontation.rows import discards, hand
from mathom.games.confrontation.text import say
from mathom.games.confrontation.words import card_name
from mathom.kernel.game import Game

_STYLES = {
    FOE_FALLS: palette.GAIN,
    YOU_FALL: palette.LOSS,
    BOTH_FALL: palette.TITLE,
    NOBODY: palette.PLAIN,
    OPEN: palette.QUIET,
}
_MARKS = {FOE_FALLS: "+", YOU_FALL: "-", BOTH_FALL: "=", NOBODY: "~", OPEN: "?"}


def fighters(story: Story, game: Game) -> Text:
    """Both fighters with strength, ability, card and what is left in both hands."""
    text = Text()
    for side in (story.attacking, 1 - story.attacking):
        style = palette.side_style(side)
        role = "attacks" if side == story.attacking else "defends"
        character = story.characters[side]
        if character >= 0:
            text.append(shaped(side, f" {name_of(character)} {STRENGTH[character]} "), style)
        else:
            text.append(shaped(side, "   ?   "), style)
        text.append(f" {role}", palette.QUIET)
        if story.stands[side] in story.fallen:
            text.append("  FALLS", palette.WARN)
        elif story.stands[side] in story.away:
            text.append("  retreats", palette.STRONG)
        elif story.over and story.fallen:
            text.append("  STANDS", palette.GAIN)
        if story.cards[side] >= 0:
            text.append(f"  {card_name(story.cards[side])}", palette.STRONG)
        if story.totals is not None:
            text.append(f"  in all {story.totals[side]}", palette.TITLE)
        if character >= 0:
            text.append(f"\n  {say(character)}", palette.QUIET)
        text.append("\n  hand ", palette.QUIET)
        text.append(" ".join(short_card(card) for card in hand(game, side)) or "none", style)
        spent = discards(game, side)
        if spent:
            text.append("\n  spent ", palette.QUIET)
            text.append(" ".join(short_card(card) for card in spent), palette.QUIET)
        text.append("\n")
    return text


def tally(outcomes: list[Outcome]) -> Text:
    """A card's prospects in a few cells: the strengths if they are sure, else a count."""
    text = Text("  ")
    if all(outcome.verdict == OPEN for outcome in outcomes):
        return Text()
    if len(outcomes) == 1:
        only = outcomes[0]
        if only.totals:
            text.append(f"{only.totals[0]} to {only.totals[1]}: ", palette.STRONG)
        text.append(only.verdict, _STYLES[only.verdict])
        return text
    for verdict, mark in _MARKS.items():
        count = sum(1 for outcome in outcomes if outcome.verdict == verdict)
        if count:
            text.append(f"{mark}{count} ", _STYLES[verdict])
    return text


def prospects(outcomes: list[Outcome], foe: int) -> Text:
    """A card's prospects in full: against which of the enemy's cards what happens."""
    text = Text()
    if len(outcomes) == 1:
        return text
    text.append(f"Against {the_side(foe)}'s {len(outcomes)} cards: ", palette.QUIET)
    parts = 0
    for verdict, mark in _MARKS.items():
        cards = [short_card(outcome.card) for outcome in outcomes if outcome.verdict == verdict]
        if cards:
            text.append("; " if parts else "")
            text.append(f"{mark} {verdict}", _STYLES[verdict])
            text.append(f" on {', '.join(cards)}", palette.PLAIN)
            parts += 1
    text.append(".")
    return text
