"""The Card Game as the card screens show it."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.cards.chips import Row
from mathom.cli.terminal.cards.piles import Named
from mathom.cli.terminal.cards.table import CardTable, Likeness
from mathom.cli.terminal.lcg import card_words
from mathom.cli.terminal.lcg.rows_of import price, rows_of, worth
from mathom.cli.terminal.lcg.score import score_sheet
from mathom.cli.terminal.lcg.together import likeness
from mathom.games.lcg.events.cards import E_REVEAL
from mathom.games.lcg.events.fights import E_SHADOW_SHOWN
from mathom.games.lcg.events.quests import E_PRISONER, E_STAGE, E_STAGE_DONE
from mathom.games.lcg.events.rounds import (
    E_ELIMINATED,
    E_LOST,
    E_NEXT_SCENARIO,
    E_PHASE,
    E_ROUND,
    E_WON,
)
from mathom.games.lcg.facts import CARDS, TYPE_NAMES
from mathom.games.lcg.library import LANGUAGE, said
from mathom.games.lcg.phases import PHASE_NAMES
from mathom.games.lcg.questions import (
    ABILITY,
    ASK_ACTION,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_PLAY,
    ASK_RANGED,
    ASK_RESPONSE,
    PASS,
)
from mathom.games.lcg.rows import (
    ASIDE,
    CURRENT_PHASE,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    FIRST,
    HAND,
    PLAYERS,
    PRINTED,
    QUEST,
    REMOVED,
    ROUND_NUMBER,
    SCENARIO_NUMBER,
    STATE,
    VICTORY,
    seats,
)
from mathom.games.lcg.rulebook.quest import committed, committed_willpower, staging_threat
from mathom.kernel.decision import Decision, Option
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

_HEADINGS = (E_ROUND, E_PHASE)
_LOUD = (E_ELIMINATED, E_WON, E_LOST, E_PRISONER, E_STAGE_DONE)
_ACTING = (ASK_PLAY, ASK_ACTION, ASK_RESPONSE)


class LcgTable(CardTable):
    """The quest, the staging area and the players."""

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
        scenarios = game.setup["scenarios"]
        text = Text(scenarios[state[SCENARIO_NUMBER]], palette.TITLE)
        text.append(f"  round {max(1, state[ROUND_NUMBER])}, ", palette.QUIET)
        text.append(f"{PHASE_NAMES[state[CURRENT_PHASE]]} phase", palette.STRONG)
        if committed(game):
            will, threat = committed_willpower(game), staging_threat(game)
            style = palette.GAIN if will > threat else palette.LOSS
            text.append(f"  will {will} to {threat}", style)
        if seats(game) > 1:
            text.append(f"  first: {state[FIRST] + 1}", palette.QUIET)
        deck, discard = len(game.rows[ENCOUNTER_DECK]), len(game.rows[ENCOUNTER_DISCARD])
        text.append(f"  deck {deck}, discard {discard}", palette.QUIET)
        return text

    def rows(self, game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
        return rows_of(game, viewer, names, also)

    def describe(self, game: Game, thing: int) -> Text:
        return card_words.describe(game, thing)

    def subject(self, game: Game, decision: Decision) -> int | None:
        card = game.stack[-1].card if game.stack else NONE
        if decision.kind != ASK_ACTION and 0 <= card < len(game.rows[PRINTED]):
            return card
        return game.rows[QUEST][0] if game.rows[QUEST] else None

    def open_piles(self, game: Game) -> list[tuple[str, int]]:
        zones = [(f"Discard pile of player {seat + 1}", DISCARD + seat) for seat in _seats(game)]
        zones += [("Encounter discard pile", ENCOUNTER_DISCARD), ("Victory display", VICTORY)]
        zones += [("Set aside", ASIDE), ("Removed from the game", REMOVED)]
        return zones

    def named(self, number: int) -> Named:
        return CARDS[number].title, TYPE_NAMES[CARDS[number].type]

    # Options

    def note(self, game: Game, decision: Decision, option: Option) -> str:
        if option.id == PASS or not option.things:
            return ""
        card = option.things[0]
        if card >= len(game.rows[PRINTED]) or game.rows[PRINTED][card] <= 0:
            return ""
        if self.held(game, card):
            kind = TYPE_NAMES[CARDS[game.rows[PRINTED][card]].type]
            return f"{price(game, card)} {kind}"
        return "" if decision.kind in _ACTING else worth(game, card, decision.kind)

    def done(self, game: Game, decision: Decision, taken: list[int]) -> str:
        count = len(taken)
        if decision.kind == ASK_COMMIT:
            return f"Commit {count if count else 'nobody'}"
        if decision.kind == ASK_ATTACKERS:
            return f"Attack with {count}"
        if decision.kind == ASK_RANGED:
            return f"{count} join" if count else "Nobody joins"
        return f"Done, {count} picked" if count else "Nobody"

    # What happens

    def phase(self, game: Game) -> int:
        return game.rows[STATE][ROUND_NUMBER] * len(PHASE_NAMES) + game.rows[STATE][CURRENT_PHASE]

    def likeness(self, event: Event) -> Likeness | None:
        return likeness(event)

    def beneath(self, event: Event) -> str:
        kind, number = event[0], event[4]
        if number <= 0:
            return ""
        card = CARDS[number]
        if kind == E_SHADOW_SHOWN:
            return LANGUAGE.say(card.shadow, card.title) if card.shadow is not None else ""
        return " ".join(said(card)) if kind in (E_REVEAL, E_STAGE) else ""

    # Ends

    def interlude(self, game: Game, event: Event) -> tuple[str, Text] | None:
        if event[0] != E_NEXT_SCENARIO:
            return None
        name = game.setup["scenarios"][game.rows[STATE][SCENARIO_NUMBER]]
        text = Text(f"The scenario is won. The score so far is {event[1]}.\n", palette.GAIN)
        text.append(f"Next: {name}.", palette.STRONG)
        return "The campaign goes on", text

    def over(self, game: Game, names: list[str]) -> Text:
        return score_sheet(game, names or [f"Player {seat + 1}" for seat in _seats(game)])


def _seats(game: Game) -> range:
    return range(seats(game))
