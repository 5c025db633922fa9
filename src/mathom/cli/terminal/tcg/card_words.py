"""A card in words: what is printed on it, its text, how it stands now."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.tcg.rows_of import chip_of, facts_of
from mathom.games.tcg.effects import facts
from mathom.games.tcg.facts import (
    CULTURE_NAMES,
    DEFINED,
    RACE_NAMES,
    SIGNET_NAMES,
    TYPE_NAMES,
    TYPE_SITE,
    Card,
)
from mathom.games.tcg.library import said
from mathom.games.tcg.rows import PRINTED, ZONE, in_play_zone
from mathom.kernel.game import Game


def describe(game: Game, thing: int) -> Text:
    """A card, as far as this game shows it; or a player."""
    if thing >= len(game.rows[PRINTED]):
        return Text(f"Player {thing - len(game.rows[PRINTED]) + 1}", palette.STRONG)
    if game.rows[PRINTED][thing] <= 0:
        return Text("A card that lies face down.", palette.QUIET)
    text = Text()
    if in_play_zone(game.rows[ZONE][thing]):
        now = facts_of(game, thing)
        on_it = [each.title for each in chip_of(game, thing).under]
        if now:
            text.append(f"Now {now}\n", palette.TITLE)
        if on_it:
            text.append(f"It bears: {', '.join(on_it)}\n", palette.TITLE)
    text.append_text(card_page(facts(game, thing)))
    return text


def card_page(card: Card) -> Text:
    """What is printed on a card, and its text."""
    text = Text()
    name = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
    text.append(f"{'◆' if card.unique else ''}{name}", palette.STRONG)
    kind = " ".join(
        filter(None, (CULTURE_NAMES[card.culture], RACE_NAMES[card.race], TYPE_NAMES[card.type]))
    )
    text.append(f" {kind}", palette.QUIET)
    line = printed_line(card)
    if line:
        text.append(f"\n{line}", palette.PLAIN)
    for paragraph in said(card):
        text.append(f"\n{paragraph}", palette.PLAIN)
    return text


def printed_line(card: Card) -> str:
    """The numbers printed on a card."""
    found: list[str] = []
    if card.side:
        found.append(f"twilight {card.twilight}")
    if card.type == TYPE_SITE:
        found += [f"site {card.site}" if card.site else "", f"Shadow number {card.shadow}"]
    elif card.is_character():
        found += [f"strength {card.strength}", f"vitality {card.vitality}"]
        found += [f"resistance {card.resistance}" if card.resistance else ""]
        found += [f"site {card.site}" if card.site else ""]
    elif card.strength or card.vitality:
        found += [f"strength {card.strength:+}" if card.strength else ""]
        found += [f"vitality {card.vitality:+}" if card.vitality else ""]
    if card.signet:
        found.append(f"signet of {SIGNET_NAMES[card.signet]}")
    return ", ".join(filter(None, found))


def reference_page() -> Text:
    """Every card that is known."""
    text = Text()
    for card in DEFINED:
        if text:
            text.append("\n\n")
        text.append(f"{card.id} ", palette.QUIET)
        text.append_text(card_page(card))
    return text
