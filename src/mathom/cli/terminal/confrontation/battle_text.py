"""The words of the battle screen: the fighters face to face, and what each card would do."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.confrontation.names import shaped, short_card
from mathom.cli.terminal.confrontation.story import Story
from mathom.games.confrontation.cards import card_name
from mathom.games.confrontation.characters import STRENGTH, name_of
from mathom.games.confrontation.rows import discards, hand
from mathom.games.confrontation.text import say
from mathom.kernel.decision import EVEN, GAIN, LOSS, OPEN, Preview
from mathom.kernel.game import Game

_STYLES = {
    GAIN: palette.GAIN,
    LOSS: palette.LOSS,
    EVEN: palette.TITLE,
    OPEN: palette.QUIET,
}


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


def brief(preview: Preview | None) -> Text:
    """What an option would bring, in a few words beside it."""
    if preview is None or not preview.brief:
        return Text()
    return Text("  ").append(preview.brief, _STYLES[preview.tone])
