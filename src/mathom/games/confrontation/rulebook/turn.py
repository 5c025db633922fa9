"""A player's turn: one move, or a special card (``002: movement``, ``the special cards``)."""

from typing import Final

from mathom.games.confrontation.board import (
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    MORDOR,
    NOWHERE,
    ROOM,
    SAURON,
)
from mathom.games.confrontation.cards import (
    A_KING_REVEALED,
    CREBAIN,
    DARK_OF_MORDOR,
    GANDALF_THE_WHITE,
    PALANTIR,
    RECALL_TO_MORDOR,
    SHADOWFAX,
    SPECIAL_NAMES,
    side_of_special,
)
from mathom.games.confrontation.characters import ARAGORN, GANDALF
from mathom.games.confrontation.events import (
    BY_ABILITY,
    BY_DARK,
    BY_MOVE,
    BY_RECALL,
    BY_RETURN,
    BY_SHADOWFAX,
    CANNOT_MOVE,
    E_CALLED,
    E_CANNOT_OBEY,
    E_MOVES,
    E_RELEASED,
    E_REVEALED,
    E_SPECIAL_USED,
    E_TURN,
)
from mathom.games.confrontation.procedures import PROCEDURES, RUN_ATTACK, RUN_CONCEAL, RUN_TURN
from mathom.games.confrontation.questions import (
    ASK_CREBAIN,
    ASK_DARK,
    ASK_KING,
    ASK_MOVE,
    ASK_RECALL,
    ASK_RIDE,
    USE,
)
from mathom.games.confrontation.rows import (
    BY_HAND,
    CONCEALED,
    FACE,
    HELD,
    MUST_STAY,
    PLAY,
    REGION,
    REVEALED,
    REVEALED_FOR_GOOD,
    SHOWN,
    SPECIAL,
    UNSET,
    UNSHUFFLED,
    bound,
    census,
    stand_of,
)
from mathom.games.confrontation.rulebook.ask import (
    ask,
    ask_in_secret,
    ask_to_end,
    ask_to_mix,
    shuffle_regions,
)
from mathom.games.confrontation.rulebook.game import win
from mathom.games.confrontation.rulebook.movement import (
    all_moves,
    any_forward,
    could_anyone_move,
    dark_steps,
    goal,
    mover,
    reveals_itself,
    rides,
)
from mathom.kernel.decision import Reason
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


class Turn(Procedure):
    """002: movement - the player must move one character forward, or loses; then the other.

    Registers: ``who`` the side whose turn it is, ``card`` the stand that moves, ``place``
    where it goes.
    """

    BEGIN: Final = 0
    MOVE: Final = 1
    MOVED: Final = 2
    ARRIVE: Final = 3
    FINISH: Final = 4
    RUN_CONCEAL: Final = 5
    NEXT: Final = 6
    MIX: Final = 7
    MIXED: Final = 8
    SHADOWFAX: Final = 10
    RIDE: Final = 11
    RIDDEN: Final = 12
    DARK: Final = 13
    DARKENED: Final = 14
    GANDALF_THE_WHITE: Final = 15
    KING: Final = 16
    KINGS_CHOICE: Final = 17
    RECALL: Final = 18
    RECALLED: Final = 19
    CREBAIN: Final = 20
    CREBAIN_SEEN: Final = 21

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Turn.MOVE:
            self.move(game, frame)
        elif pc == Turn.MOVED:
            self.moved(game, frame)
        elif pc == Turn.ARRIVE:
            self.arrive(game, frame)
        elif pc == Turn.FINISH:
            self.finish(game, frame)
        elif pc == Turn.RUN_CONCEAL:
            self.conceal(game, frame)
        elif pc == Turn.NEXT:
            self.next(game, frame)
        elif pc == Turn.BEGIN:
            self.begin(game, frame, frame.who)
        elif pc == Turn.MIX:
            ask_to_mix(game, frame.who)
        elif pc == Turn.MIXED:
            self.begin(game, frame, 1 - frame.who)
        else:
            self.special(game, frame, pc)

    def begin(self, game: Game, frame: Frame, side: int) -> None:
        frame.who = side
        frame.card = NONE
        frame.place = NONE
        frame.step = Turn.MOVE
        game.event(E_TURN, side)
        if bound(game, side) != UNSET:
            self.obey(game, bound(game, side))

    def obey(self, game: Game, called: int) -> None:
        """002: A King Revealed - Sauron shows why the called stand cannot move, if it cannot."""
        if not any(mover(move) == called for move in all_moves(game, SAURON)):
            if game.rows[FACE][called] == CONCEALED and could_anyone_move(game, called):
                game.event(E_REVEALED, called, REVEALED)
            game.event(E_CANNOT_OBEY, called)

    def move(self, game: Game, frame: Frame) -> None:
        """Ask for the move or the special card; without either the game is lost."""
        options = turn_options(game, frame)
        if options:
            ask_in_secret(game, frame.who, ASK_MOVE, options)
        else:
            win(game, 1 - frame.who, CANNOT_MOVE)

    def moved(self, game: Game, frame: Frame) -> None:
        pick = game.pick
        if pick >= USE:
            special = pick - USE
            game.event(E_SPECIAL_USED, special)
            if special == SHADOWFAX:
                frame.step = Turn.SHADOWFAX
            elif special == DARK_OF_MORDOR:
                frame.step = Turn.DARK
            elif special == GANDALF_THE_WHITE:
                frame.step = Turn.GANDALF_THE_WHITE
            elif special == A_KING_REVEALED:
                frame.step = Turn.KING
            elif special == RECALL_TO_MORDOR:
                frame.step = Turn.RECALL
            elif special == CREBAIN:
                frame.step = Turn.CREBAIN
            return
        frame.card = mover(pick)
        frame.place = goal(pick)
        if reveals_itself(game, pick):
            game.event(E_REVEALED, frame.card, REVEALED)
        plain = frame.place in FORWARD[frame.who][game.rows[REGION][frame.card]]
        game.event(E_MOVES, frame.card, frame.place, BY_MOVE if plain else BY_ABILITY)
        if game.stack[-1] is frame:  # nothing answers the move
            frame.step = Turn.FINISH
            self.arrive(game, frame)

    def arrive(self, game: Game, frame: Frame) -> None:
        """Entering a region with enemies is an attack."""
        if game.rows[PLAY][BY_HAND]:
            self.release(game, frame)  # the duty is done: its piece may be mixed like any other
        region = game.rows[REGION][frame.card]
        if region != NOWHERE and census(game, 1 - frame.who)[region]:
            game.call(Frame(RUN_ATTACK, frame.who, frame.card, place=region))
        elif game.rows[SPECIAL][PALANTIR] != HELD:
            self.conceal(game, frame)

    def finish(self, game: Game, frame: Frame) -> None:
        """The last moment of the turn, for the Palantír."""
        if frame.who == SAURON:
            ask_to_end(game)

    def release(self, game: Game, frame: Frame) -> None:
        """What a special card made of this turn's move is over."""
        if bound(game, frame.who) != UNSET or game.rows[PLAY][MUST_STAY] != UNSET:
            game.event(E_RELEASED)

    def conceal(self, game: Game, frame: Frame) -> None:
        frame.step = Turn.NEXT
        self.release(game, frame)
        play = game.rows[PLAY]
        if play[SHOWN] or play[UNSHUFFLED] or play[UNSHUFFLED + 1]:
            game.call(Frame(RUN_CONCEAL))
        else:
            self.begin(game, frame, 1 - frame.who)

    def next(self, game: Game, frame: Frame) -> None:
        """The other side's turn, once this side has mixed by hand what it wants to.

        Only now is everything concealed that may be. That there is something to mix all can see.
        """
        if game.rows[PLAY][BY_HAND] and shuffle_regions(game, frame.who):
            frame.step = Turn.MIX
        else:
            self.begin(game, frame, 1 - frame.who)

    def special(self, game: Game, frame: Frame, pc: int) -> None:
        side = frame.who
        if pc == Turn.SHADOWFAX:
            ask_in_secret(game, side, ASK_RIDE, rides(game, side))
        elif pc == Turn.RIDE:
            frame.card = mover(game.pick)
            game.event(E_MOVES, frame.card, goal(game.pick), BY_SHADOWFAX)
        elif pc == Turn.RIDDEN:
            # Whoever fell in the tunnel moves no further, and the turn is spent.
            fallen = game.rows[REGION][frame.card] == NOWHERE
            frame.step = Turn.FINISH if fallen else Turn.MOVE
        elif pc == Turn.DARK:
            ask_in_secret(game, side, ASK_DARK, dark_steps(game, side))
        elif pc == Turn.DARKENED:
            frame.step = Turn.MOVE
            game.event(E_MOVES, mover(game.pick), goal(game.pick), BY_DARK)
        elif pc == Turn.GANDALF_THE_WHITE:
            frame.step = Turn.FINISH
            game.event(E_MOVES, stand_of(game, GANDALF), FANGORN, BY_RETURN)
        elif pc == Turn.KING:
            ask(game, side, ASK_KING, on_board(game, SAURON))
        elif pc == Turn.KINGS_CHOICE:
            frame.step = Turn.FINISH
            game.event(E_CALLED, game.pick)
            game.event(E_REVEALED, stand_of(game, ARAGORN), REVEALED)
        elif pc == Turn.RECALL:
            ask(game, side, ASK_RECALL, recallable(game))
        elif pc == Turn.RECALLED:
            frame.step = Turn.FINISH
            game.event(E_MOVES, game.pick, MORDOR, BY_RECALL)
        elif pc == Turn.CREBAIN:
            ask(game, side, ASK_CREBAIN, crebain_targets(game))
        else:
            frame.step = Turn.FINISH
            game.event(E_REVEALED, game.pick, REVEALED_FOR_GOOD)


def on_board(game: Game, side: int) -> list[int]:
    """The stands of a side that are on the board."""
    regions = game.rows[REGION]
    return [stand for stand in range(side * 9, side * 9 + 9) if regions[stand] != NOWHERE]


def recallable(game: Game) -> list[int]:
    """002: Recall to Mordor - Sauron's characters elsewhere on the board."""
    return [stand for stand in on_board(game, SAURON) if game.rows[REGION][stand] != MORDOR]


def crebain_targets(game: Game) -> list[int]:
    """002: Crebain of Dunland - Fellowship pieces that are not yet revealed for good."""
    faces = game.rows[FACE]
    return [stand for stand in on_board(game, FELLOWSHIP) if faces[stand] != REVEALED_FOR_GOOD]


def turn_options(game: Game, frame: Frame) -> list[int]:
    """All a side may do with its turn now; empty when it has lost."""
    side = frame.who
    moves = all_moves(game, side)
    stays = game.rows[PLAY][MUST_STAY]
    if stays != UNSET:  # The Dark of Mordor: now a different character
        moves = [move for move in moves if mover(move) != stays]
    can_move = any_forward(game, moves)
    called = bound(game, side)
    if called != UNSET:
        calls = [move for move in moves if mover(move) == called]
        moves = calls or moves
        can_move = can_move or bool(calls)
    options = moves if can_move else []
    held = game.rows[SPECIAL]
    if HELD in held:
        for special in range(side * 4, side * 4 + 4):
            if held[special] == HELD and special_works(game, special, can_move):
                options.append(USE + special)
    return options


def special_works(
    game: Game, special: int, can_move: bool, why: list[Reason] | None = None
) -> bool:
    """Whether a special card can begin or replace the turn now; the reasons, if asked for."""
    failed: list[str] = []
    if special == SHADOWFAX:
        if not (can_move and rides(game, FELLOWSHIP)):
            failed.append("No character can take the extra step and then still move.")
    elif special == DARK_OF_MORDOR:
        if not (can_move and dark_steps(game, SAURON)):
            failed.append("No character can take the extra step and leave a move for another.")
    elif game.rows[PLAY][MUST_STAY] != UNSET or bound(game, side_of_special(special)) != UNSET:
        failed.append("A move must be made this turn; it cannot be skipped.")
    elif special == GANDALF_THE_WHITE:
        if game.rows[REGION][stand_of(game, GANDALF)] != NOWHERE:
            failed.append("Gandalf has not been defeated.")
        if census(game, SAURON)[FANGORN]:
            failed.append("The enemy stands in Fangorn.")
        if census(game, FELLOWSHIP)[FANGORN] >= ROOM[FANGORN]:
            failed.append("Fangorn holds two of your characters.")
    elif special == A_KING_REVEALED:
        if game.rows[REGION][stand_of(game, ARAGORN)] == NOWHERE:
            failed.append("Aragorn has been defeated.")
        if not on_board(game, SAURON):
            failed.append("The enemy has no piece left to call.")
    elif special == RECALL_TO_MORDOR:
        if census(game, FELLOWSHIP)[MORDOR]:
            failed.append("The enemy stands in Mordor.")
        if census(game, SAURON)[MORDOR] >= ROOM[MORDOR]:
            failed.append("Mordor holds four of your characters.")
        if not recallable(game):
            failed.append("All your characters are in Mordor.")
    elif special == CREBAIN:
        if not crebain_targets(game):
            failed.append("Every enemy piece is revealed already.")
    else:
        failed.append("It is used in passing or in battle, not to begin a turn.")
    if why is not None:
        why += [Reason(f"002: {SPECIAL_NAMES[special]}", sentence) for sentence in failed]
    return not failed


PROCEDURES.define(RUN_TURN, Turn())
