"""The Trading Card Game as the card screens show it."""

from collections.abc import Hashable

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.chips import Row
from mathom.cli.terminal.cards.piles import Named, piles_page
from mathom.cli.terminal.cards.table import CardTable, Likeness
from mathom.cli.terminal.tcg import card_words
from mathom.cli.terminal.tcg.rows_of import facts_of, price, rows_of
from mathom.games.tcg.abilities import PHASE_NAMES
from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import strength
from mathom.games.tcg.events.cards import E_DRAW, E_PLAYED, E_REVEAL
from mathom.games.tcg.events.harms import E_KILL
from mathom.games.tcg.events.sites import E_MOVES_TO
from mathom.games.tcg.events.turns import E_LOST, E_PHASE, E_TURN, E_WON
from mathom.games.tcg.facts import CARDS, TYPE_NAMES
from mathom.games.tcg.library import said
from mathom.games.tcg.questions import (
    ABILITY,
    ASK_ACTION,
    ASK_FELLOWSHIP,
    ASK_RESPONSE,
    ASK_SHADOW,
    PASS,
)
from mathom.games.tcg.rows import (
    CARD,
    DEAD,
    DISCARD,
    FIGHTER,
    FREE,
    HAND,
    MOVES,
    OVER,
    PATH,
    PHASE,
    PLAYERS,
    REMOVED,
    STATE,
    TURN_NUMBER,
    TWILIGHT,
    ZONE,
    current_site,
    minions_against,
    seats,
)
from mathom.kernel.decision import Decision, Option
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

_HEADINGS = (E_TURN, E_PHASE)
_LOUD = (E_KILL, E_LOST, E_WON, E_MOVES_TO)
_ACTING = (ASK_FELLOWSHIP, ASK_SHADOW, ASK_ACTION, ASK_RESPONSE)


class TcgTable(CardTable):
    """The adventure path, the fellowships and the minions."""

    passing = PASS
    windows = (ASK_ACTION,)
    responses = (ASK_RESPONSE,)

    def heading(self, game: Game) -> Text:
        state = game.rows[STATE]
        text = Text("The Trading Card Game", palette.TITLE)
        text.append(f"  turn {max(1, state[TURN_NUMBER])}, ", palette.QUIET)
        text.append(f"{self.phase_name(game)} phase", palette.STRONG)
        text.append(
            f"  twilight {state[TWILIGHT]}", palette.LOSS if state[TWILIGHT] else palette.QUIET
        )
        text.append(f"  moves {state[MOVES]}", palette.QUIET)
        fighter = state[FIGHTER]
        if fighter >= 0:
            own = strength(game, fighter)
            foes = sum(strength(game, minion) for minion in minions_against(game, fighter))
            style = palette.GAIN if own > foes else palette.LOSS
            text.append(f"  {title(game, fighter)} {own} to {foes}", style)
        if state[TURN_NUMBER]:
            text.append(f"  Free Peoples: player {state[FREE] + 1}", palette.QUIET)
        return text

    def rows(self, game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
        return rows_of(game, viewer, names, also)

    def describe(self, game: Game, thing: int) -> Text:
        return card_words.describe(game, thing)

    def shows(self, game: Game, thing: int) -> bool:
        return thing >= len(game.rows[CARD]) or game.rows[CARD][thing] > 0

    def subject(self, game: Game, decision: Decision) -> int | None:
        card = game.stack[-1].card if game.stack else NONE
        if decision.kind not in _ACTING and 0 <= card < len(game.rows[CARD]):
            return card
        site = current_site(game) if game.rows[PATH] else NONE
        return site if site >= 0 else None

    def piles(self, game: Game) -> Text:
        zones: list[tuple[str, int]] = []
        for seat in range(seats(game)):
            zones.append((f"Discard pile of player {seat + 1}", DISCARD + seat))
            zones.append((f"Dead pile of player {seat + 1}", DEAD + seat))
        zones.append(("Removed from the game", REMOVED))
        return piles_page(
            [(name, [_named(game, card) for card in game.rows[zone]]) for name, zone in zones]
        )

    # Options

    def group(self, game: Game, decision: Decision, option: Option) -> str:
        if decision.kind not in _ACTING or option.id == PASS or not option.things:
            return ""
        held = HAND <= game.rows[ZONE][option.things[0]] < HAND + PLAYERS
        return "From your hand" if held else "On the table"

    def note(self, game: Game, decision: Decision, option: Option) -> str:
        if not option.things:
            return ""
        card = option.things[0]
        if card >= len(game.rows[CARD]) or game.rows[CARD][card] <= 0:
            return ""
        if HAND <= game.rows[ZONE][card] < DISCARD:
            return f"{price(game, card)} {TYPE_NAMES[CARDS[game.rows[CARD][card]].type]}"
        if decision.kind in _ACTING or len(option.things) > 1:
            return ""
        return facts_of(game, card)

    def same(self, game: Game, decision: Decision, option: Option) -> Hashable:
        if decision.kind in _ACTING and option.id < ABILITY:
            if HAND <= game.rows[ZONE][option.id] < HAND + PLAYERS:
                return ("in hand", game.rows[CARD][option.id])
        return option.id

    def done(self, game: Game, decision: Decision, taken: list[int]) -> str:
        return f"Done, {len(taken)} picked" if taken else "None"

    # What happens

    def phase(self, game: Game) -> int:
        state = game.rows[STATE]
        turn = state[TURN_NUMBER] * 16 + state[MOVES]
        return (turn * len(PHASE_NAMES) + state[PHASE]) * ABILITY + state[FIGHTER] + 1

    def phase_name(self, game: Game) -> str:
        return PHASE_NAMES[game.rows[STATE][PHASE]]

    def quiet(self, event: Event) -> bool:
        return event[0] in _HEADINGS

    def loud(self, event: Event) -> bool:
        return event[0] in _LOUD

    def heads(self, event: Event) -> bool:
        return event[0] in _HEADINGS

    def likeness(self, event: Event) -> Likeness | None:
        if event[0] != E_DRAW:
            return None
        name = CARDS[event[5]].title if event[5] > 0 else "a card"
        return Likeness(f"Player {event[1] + 1} draws ", name, ".", ".")

    def beneath(self, event: Event) -> str:
        kind, number = event[0], event[4]
        if number <= 0 or kind not in (E_PLAYED, E_MOVES_TO, E_REVEAL):
            return ""
        return " ".join(said(CARDS[number]))

    # Ends

    def interlude(self, game: Game, event: Event) -> tuple[str, Text] | None:
        return None

    def over(self, game: Game, names: list[str]) -> Text:
        winner = game.rows[STATE][OVER] - 1
        name = names[winner] if 0 <= winner < len(names) else f"Player {winner + 1}"
        return Text(f"{name} has won.\n", palette.TITLE)


def _named(game: Game, card: int) -> Named:
    number = game.rows[CARD][card]
    if number <= 0:
        return "face down", ""
    return CARDS[number].title, TYPE_NAMES[CARDS[number].type]
