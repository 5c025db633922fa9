"""The Trading Card Game as the card screens show it."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.chips import Row
from mathom.cli.terminal.cards.piles import Named
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
    CURRENT_PHASE,
    DEAD,
    DISCARD,
    FIGHTER,
    FREE_PLAYER,
    HAND,
    MOVES_MADE,
    OVER,
    PATH,
    PLAYERS,
    PRINTED,
    REMOVED,
    STATE,
    TURN_NUMBER,
    TWILIGHT_POOL,
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
    text = ABILITY
    hands = range(HAND, HAND + PLAYERS)
    phases = PHASE_NAMES
    acting = _ACTING
    headings = _HEADINGS
    stands_out = _LOUD

    def heading(self, game: Game) -> Text:
        state = game.rows[STATE]
        text = Text("The Trading Card Game", palette.TITLE)
        text.append(f"  turn {max(1, state[TURN_NUMBER])}, ", palette.QUIET)
        text.append(f"{self.phase_name(game)} phase", palette.STRONG)
        text.append(
            f"  twilight {state[TWILIGHT_POOL]}",
            palette.LOSS if state[TWILIGHT_POOL] else palette.QUIET,
        )
        text.append(f"  moves {state[MOVES_MADE]}", palette.QUIET)
        fighter = state[FIGHTER]
        if fighter >= 0:
            own = strength(game, fighter)
            foes = sum(strength(game, minion) for minion in minions_against(game, fighter))
            style = palette.GAIN if own > foes else palette.LOSS
            text.append(f"  {title(game, fighter)} {own} to {foes}", style)
        if state[TURN_NUMBER]:
            text.append(f"  Free Peoples: player {state[FREE_PLAYER] + 1}", palette.QUIET)
        return text

    def rows(self, game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
        return rows_of(game, viewer, names, also)

    def describe(self, game: Game, thing: int) -> Text:
        return card_words.describe(game, thing)

    def subject(self, game: Game, decision: Decision) -> int | None:
        card = game.stack[-1].card if game.stack else NONE
        if decision.kind not in _ACTING and 0 <= card < len(game.rows[PRINTED]):
            return card
        site = current_site(game) if game.rows[PATH] else NONE
        return site if site >= 0 else None

    def open_piles(self, game: Game) -> list[tuple[str, int]]:
        zones: list[tuple[str, int]] = []
        for seat in range(seats(game)):
            zones.append((f"Discard pile of player {seat + 1}", DISCARD + seat))
            zones.append((f"Dead pile of player {seat + 1}", DEAD + seat))
        zones.append(("Removed from the game", REMOVED))
        return zones

    def named(self, number: int) -> Named:
        return CARDS[number].title, TYPE_NAMES[CARDS[number].type]

    # Options

    def note(self, game: Game, decision: Decision, option: Option) -> str:
        if not option.things:
            return ""
        card = option.things[0]
        if card >= len(game.rows[PRINTED]) or game.rows[PRINTED][card] <= 0:
            return ""
        if HAND <= game.rows[ZONE][card] < DISCARD:
            return f"{price(game, card)} {TYPE_NAMES[CARDS[game.rows[PRINTED][card]].type]}"
        if decision.kind in _ACTING or len(option.things) > 1:
            return ""
        return facts_of(game, card)

    def done(self, game: Game, decision: Decision, taken: list[int]) -> str:
        return f"Done, {len(taken)} picked" if taken else "None"

    # What happens

    def phase(self, game: Game) -> int:
        state = game.rows[STATE]
        turn = state[TURN_NUMBER] * 16 + state[MOVES_MADE]
        return (turn * len(PHASE_NAMES) + state[CURRENT_PHASE]) * ABILITY + state[FIGHTER] + 1

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

    def over(self, game: Game, names: list[str]) -> Text:
        winner = game.rows[STATE][OVER] - 1
        name = names[winner] if 0 <= winner < len(names) else f"Player {winner + 1}"
        return Text(f"{name} has won.\n", palette.TITLE)
