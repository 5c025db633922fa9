"""A card in words: what is printed on it, its text, how it stands now."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.lcg.rows_of import chip_of, facts_of
from mathom.games.lcg.abilities import Setup
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import facts, is_orc_guard
from mathom.games.lcg.facts import (
    CARDS,
    TYPE_ALLY,
    TYPE_ENEMY,
    TYPE_EVENT,
    TYPE_HERO,
    TYPE_LOCATION,
    TYPE_QUEST,
    Card,
)
from mathom.games.lcg.library import LANGUAGE, said
from mathom.games.lcg.picture import described
from mathom.games.lcg.rows import PRINTED, QUEST, ZONE, in_play_zone
from mathom.kernel.game import Game


def describe(game: Game, thing: int) -> Text:
    """A card, as far as this game shows it; or a player."""
    if thing >= len(game.rows[PRINTED]):
        return Text(f"Player {thing - len(game.rows[PRINTED]) + 1}", palette.STRONG)
    if is_orc_guard(game, thing):
        text = Text("Orc Guard\n", palette.STRONG)
        text.append(facts_of(game, thing), palette.PLAIN)
        return text
    if game.rows[PRINTED][thing] <= 0:
        return Text("A card that lies face down.", palette.QUIET)
    text = Text()
    printed = facts(game, thing)
    if in_play_zone(game.rows[ZONE][thing]):
        now = facts_of(game, thing)
        on_it = [title(game, each.thing) for each in chip_of(game, thing).under]
        if now:
            text.append(f"Now {now}\n", palette.TITLE)
        if on_it:
            text.append(f"On it: {', '.join(on_it)}\n", palette.TITLE)
    text.append_text(card_page(printed, begun=game.rows[ZONE][thing] == QUEST))
    return text


def card_page(card: Card, begun: bool = False) -> Text:
    """What is printed on a card, and its text; without its set-up once that has ``begun``."""
    plain = described(card)
    text = Text()
    name = card.title if not card.title_b else f"{card.title} / {card.title_b}"
    text.append(f"{'◆' if card.unique else ''}{name}", palette.STRONG)
    sphere = f" {plain['sphere']}" if "sphere" in plain else ""
    text.append(f"{sphere} {plain['type']}", palette.QUIET)
    line = printed_line(card)
    if line:
        text.append(f"\n{line}", palette.PLAIN)
    if plain["traits"]:
        text.append(f"\n{'. '.join(plain['traits'])}.", palette.RULE)
    paragraphs = said(card)
    if begun:
        paragraphs = [
            LANGUAGE.say(each, card.title) for each in card.text if not isinstance(each, Setup)
        ]
    for paragraph in paragraphs:
        text.append(f"\n{paragraph}", palette.PLAIN)
    return text


def printed_line(card: Card) -> str:
    """The numbers printed on a card."""
    found: list[str] = []
    if card.type == TYPE_HERO:
        found.append(f"threat cost {card.threat}")
    elif card.type <= TYPE_EVENT:
        found.append(f"cost {'X' if card.costs_x else card.cost}")
    if card.type == TYPE_ENEMY:
        found += [f"engagement {card.engagement}", f"threat {card.threat}"]
    if card.type == TYPE_LOCATION:
        found.append(f"threat {card.threat}")
    if card.type in (TYPE_HERO, TYPE_ALLY):
        found.append(f"will {card.willpower}")
    if card.type in (TYPE_HERO, TYPE_ALLY, TYPE_ENEMY):
        found += [f"attack {card.attack}", f"defense {card.defense}", f"hits {card.hit_points}"]
    if card.type in (TYPE_LOCATION, TYPE_QUEST) and card.quest_points:
        found.append(f"{card.quest_points} quest points")
    return ", ".join(found)


def reference_page() -> Text:
    """Every card of the box."""
    text = Text()
    for card in CARDS[1:]:
        if text:
            text.append("\n\n")
        text.append(f"{card.number:>3} ", palette.QUIET)
        text.append_text(card_page(card))
    return text
