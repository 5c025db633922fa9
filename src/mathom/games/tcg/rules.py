"""The Trading Card Game's rules, as the kernel asks for them."""

from collections.abc import Callable
from typing import Final

from mathom.cardplay.first_format import text_now
from mathom.cardplay.steps import CardRules
from mathom.games.tcg import asking, chronicle, picture, previews, visibility, why_not
from mathom.games.tcg.begin import first_rows
from mathom.games.tcg.decks import path_of, whole_deck
from mathom.games.tcg.effect_kinds import MOVE_LIMIT, touch
from mathom.games.tcg.events.base import EVENTS, answered
from mathom.games.tcg.events.turns import CONCEDED
from mathom.games.tcg.facts import BLOCK_NAMES
from mathom.games.tcg.first_format import CARDS_OF_TEXTS
from mathom.games.tcg.library import STEPS
from mathom.games.tcg.procedures import PROCEDURES, RUN_LOSE, RUN_WHOLE_GAME
from mathom.games.tcg.questions import ABILITY, ASK_ORDER, QUESTIONS
from mathom.games.tcg.rows import (
    ACTIVE,
    BIDS,
    OUT,
    OVER,
    PLAYERS,
    PRINTED,
    ROW_NAMES,
    STATE,
    TOUCHED,
    of_seat,
    players,
    seats,
)
from mathom.games.tcg.rulebook import answering, handling
from mathom.games.tcg.rulebook.durations import note_move_limit
from mathom.games.tcg.starters import FELLOWSHIP_STARTERS
from mathom.kernel.decision import BadSetup, Preview, Question, Reason
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.modules import modules_in
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.rules import Json, Setup

# Every chapter defines its procedures.
modules_in("mathom.games.tcg.rulebook")

VERSION: Final = "19"
# What changes the move limit is noted after every event.
_MOVE_LIMIT: Final = touch(MOVE_LIMIT)


class TcgRules(CardRules):
    """000, 003, 004: The Trading Card Game."""

    def __init__(self) -> None:
        super().__init__(
            "tcg",
            "The Trading Card Game",
            VERSION,
            PROCEDURES,
            EVENTS,
            QUESTIONS,
            answered=answered(),
        )
        self.steps = STEPS

    def in_order(self, game: Game) -> list[int]:
        return players(game)

    # Play

    def setup(self, wish: Setup) -> Setup:
        """``decks``: one for each seat, a name or its parts by collector's info. ``starter``: the
        Starter Rules, with a random first player and one reshuffle."""
        whole: Setup = {"decks": list(FELLOWSHIP_STARTERS)[:2], "starter": False}
        for key, value in wish.items():
            if key not in whole and key != "path":
                raise BadSetup(f"{self.title} has no setting {key!r}; it has {', '.join(whole)}")
            whole[key] = value
        if not isinstance(whole["starter"], bool):
            raise BadSetup("starter must be true or false")
        decks = whole["decks"]
        if not isinstance(decks, list | tuple) or not 2 <= len(decks) <= PLAYERS:
            raise BadSetup(f"decks must be a list of two to {PLAYERS}, one for each player")
        whole["decks"] = [whole_deck(deck) for deck in decks]
        paths = {path_of(deck) for deck in whole["decks"]}
        if len(paths) > 1:
            raise BadSetup("all decks must have sites of the same kind")
        path = BLOCK_NAMES[paths.pop()]
        if whole.setdefault("path", path) != path:
            raise BadSetup(f"the sites of these decks make a {path} path")
        return whole

    def modes(self) -> dict[str, Setup]:
        aragorn, gandalf, moria, gimli, boromir, legolas = FELLOWSHIP_STARTERS
        plain, other = "plain moria", "plain mordor"
        return {
            "two players": {"decks": [aragorn, gandalf]},
            "starter rules": {"decks": [gimli, moria], "starter": True},
            "plain cards": {"decks": [plain, other]},
            "open path": {"decks": [f"{plain} of the road", f"{other} of the road"]},
            "three players": {"decks": [boromir, legolas, aragorn]},
            "four players": {"decks": [gandalf, gimli, boromir, other]},
        }

    def begin(self, setup: Setup) -> tuple[list[list[int]], Frame]:
        return first_rows(setup), Frame(RUN_WHOLE_GAME)

    @property
    def row_names(self) -> list[str]:
        return ROW_NAMES

    def renumbered(self, game: Game, pick: Pick) -> int:
        text, card = divmod(pick, ABILITY)
        if game.decision is None or game.decision.kind != ASK_ORDER or text >= len(CARDS_OF_TEXTS):
            return pick
        return card + ABILITY * text_now(text, CARDS_OF_TEXTS)

    def derive(self, game: Game) -> None:
        if game.rows[ACTIVE]:  # else nothing has come into play yet, and set-up works it out
            handling.derive(game)

    def listens(self, game: Game, kind: int, subject: int, value: int) -> int:
        return answering.listens(game, kind, subject)

    def respond(self, game: Game, door: Frame, timing: int) -> None:
        answering.respond(game, door, timing)

    def happen(self, game: Game, kind: int, subject: int, value: int, cause: int) -> None:
        self.kinds[kind].happen(game, subject, value, cause)
        if game.rows[STATE][TOUCHED] & _MOVE_LIMIT:
            note_move_limit(game)

    def may_leave(self, game: Game, seat: Seat) -> bool:
        """000: losing the game - with others left, they play on."""
        return 0 <= seat < seats(game) > 2 and not of_seat(game, seat, OUT)

    def leave(self, game: Game, seat: Seat) -> None:
        game.call(Frame(RUN_LOSE, seat, count=CONCEDED))

    def absent(self, game: Game, seat: Seat) -> bool:
        return of_seat(game, seat, OUT) == 1 and game.rows[STATE][OVER] == 0

    def payoffs(self, game: Game) -> list[float]:
        """The winner takes what the others lose."""
        winner = game.rows[STATE][OVER] - 1
        return [1.0 if seat == winner else -1.0 for seat in range(self.seats(game.setup))]

    # Who sees what

    def hidden_rows(self) -> list[int]:
        return [PRINTED, BIDS]

    def hides(self, game: Game, row: int, index: int, viewer: Seat) -> bool:
        return visibility.hides(game, row, index, viewer)

    def fill(self, game: Game, viewer: Seat, dice: Dice) -> None:
        visibility.fill(game, viewer, dice)

    # Words

    def question(self, game: Game) -> Question:
        return asking.question(game)

    def why_not(self, game: Game, seat: Seat, thing: int, onto: int = NONE) -> list[Reason]:
        return why_not.why_not(game, seat, thing)

    def preview(
        self, game: Game, viewer: Seat, pick: Pick, guess: Callable[[Dice], Game]
    ) -> Preview | None:
        return previews.preview(game, viewer, pick, guess)

    def contents(self) -> Json:
        return picture.contents()

    def picture(self, game: Game) -> Json:
        return picture.picture(game)

    def outcome(self, game: Game) -> str:
        return chronicle.outcome(game)
