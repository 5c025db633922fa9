"""The Confrontation's rules, as the kernel asks for them."""

from typing import Final

from mathom.games.confrontation import (
    asking,
    chronicle,
    learning,
    picture,
    previews,
    visibility,
    why_not,
)
from mathom.games.confrontation.battle_events import E_DEFEATED
from mathom.games.confrontation.events import E_MOVES, EVENTS
from mathom.games.confrontation.procedures import PROCEDURES, RUN_CONCEAL, RUN_MATCH
from mathom.games.confrontation.questions import LOOK, QUESTIONS, SHUFFLE
from mathom.games.confrontation.rows import (
    BATTLE,
    CHARACTER,
    PLAY,
    ROW_NAMES,
    SCORE,
    SECRET,
    WINNER,
    seat_of,
    side_of_seat,
)
from mathom.games.confrontation.rulebook import handling, responses
from mathom.games.confrontation.rulebook.ask import look
from mathom.kernel.decision import BadSetup, Preview, Question, Reason
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.modules import modules_in
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.previews import Guess
from mathom.kernel.rules import Event, Json, Rules, Setup

# Every chapter defines its procedures.
modules_in("mathom.games.confrontation.rulebook")

VERSION: Final = "2"
CHARACTER_CHOICES: Final = ("classic", "variant", "draft")
SHUFFLE_CHOICES: Final = ("always", "by hand")


class Confrontation(Rules):
    """002: The Confrontation, in all its forms."""

    def __init__(self) -> None:
        super().__init__(
            "confrontation",
            "The Confrontation",
            VERSION,
            PROCEDURES,
            EVENTS,
            QUESTIONS,
            answered=(E_MOVES, E_DEFEATED),
        )

    # Play

    def setup(self, wish: Setup) -> Setup:
        """``characters``: classic, variant or draft. ``specials``: how many special cards each
        seat picks, two numbers from 0 to 4. ``match``: two games with sides swapped.
        ``shuffle``: always (pieces that meet are mixed) or by hand."""
        whole: Setup = {
            "characters": "classic",
            "specials": [0, 0],
            "match": False,
            "shuffle": "always",
        }
        for key, value in wish.items():
            if key not in whole:
                raise BadSetup(f"{self.title} has no setting {key!r}; it has {', '.join(whole)}")
            whole[key] = value
        if whole["characters"] not in CHARACTER_CHOICES:
            raise BadSetup(f"characters must be one of {', '.join(CHARACTER_CHOICES)}")
        if whole["shuffle"] not in SHUFFLE_CHOICES:
            raise BadSetup(f"shuffle must be one of {', '.join(SHUFFLE_CHOICES)}")
        if not isinstance(whole["match"], bool):
            raise BadSetup("match must be true or false")
        specials = whole["specials"]
        if (
            not isinstance(specials, list | tuple)
            or len(specials) != 2
            or not all(type(count) is int and 0 <= count <= 4 for count in specials)
        ):
            raise BadSetup("specials must be two numbers from 0 to 4, one for each seat")
        whole["specials"] = list(specials)
        return whole

    def modes(self) -> dict[str, Setup]:
        modes: dict[str, Setup] = {}
        for characters in CHARACTER_CHOICES:
            modes[characters] = {"characters": characters}
            modes[f"{characters} with special cards"] = {
                "characters": characters,
                "specials": [2, 2],
            }
        modes["handicap"] = {"characters": "classic", "specials": [3, 0]}
        modes["shuffled by hand"] = {
            "characters": "variant",
            "specials": [4, 4],
            "shuffle": "by hand",
        }
        modes["match"] = {"characters": "draft", "specials": [2, 2], "match": True}
        return modes

    def seats(self, setup: Setup) -> int:
        return 2

    def begin(self, setup: Setup) -> tuple[list[list[int]], Frame]:
        return handling.first_rows(setup["shuffle"] == "by hand"), Frame(RUN_MATCH)

    @property
    def row_names(self) -> list[str]:
        return ROW_NAMES

    def cell_rows(self) -> list[int]:
        return [BATTLE, PLAY]

    def listens(self, game: Game, kind: int, subject: int, value: int) -> int:
        return responses.listens(game, kind, subject, value)

    def respond(self, game: Game, door: Frame, timing: int) -> None:
        responses.respond(game, door, timing)

    def aside(self, game: Game, seat: Seat, pick: Pick) -> None:
        if pick >= SHUFFLE:
            game.call(Frame(RUN_CONCEAL, side_of_seat(game, seat), place=pick - SHUFFLE))
        else:
            look(game, pick - LOOK)

    def payoffs(self, game: Game) -> list[float]:
        play = game.rows[PLAY]
        if game.setup["match"]:
            ahead = play[SCORE] - play[SCORE + 1]
            return [float((ahead > 0) - (ahead < 0)), float((ahead < 0) - (ahead > 0))]
        winner = seat_of(game, play[WINNER])
        return [1.0 if seat == winner else -1.0 for seat in range(2)]

    # Who sees what

    def hidden_rows(self) -> list[int]:
        return [CHARACTER, SECRET]

    def hides(self, game: Game, row: int, index: int, viewer: Seat) -> bool:
        return visibility.hides(game, row, index, viewer)

    def witness(self, game: Game, event: Event, viewer: Seat) -> Event | None:
        return visibility.witness(game, event, viewer)

    def fill(self, game: Game, viewer: Seat, dice: Dice) -> None:
        visibility.fill(game, viewer, dice)

    # Words

    def question(self, game: Game) -> Question:
        return asking.question(game)

    def things(self, game: Game) -> int:
        return asking.THINGS

    def why_not(self, game: Game, seat: Seat, thing: int, onto: int = NONE) -> list[Reason]:
        return why_not.why_not(game, seat, thing, onto)

    def preview(self, game: Game, viewer: Seat, pick: Pick, guess: Guess) -> Preview | None:
        return previews.preview(game, viewer, pick, guess)

    def tell(self, setup: Setup, event: Event, viewer: Seat) -> str:
        return chronicle.tell(event, viewer)

    def touched(self, event: Event) -> tuple[int, ...]:
        return chronicle.touched(event)

    def contents(self) -> Json:
        return picture.contents()

    def picture(self, game: Game) -> Json:
        return picture.picture(game)

    def learned(self, game: Game, seen: list[Event]) -> dict[int, str]:
        return learning.learned(game, seen)

    def outcome(self, game: Game) -> str:
        return chronicle.outcome(game)
