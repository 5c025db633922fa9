"""The words at the end of a game, and between the two games of a match."""

from rich.text import Text

from mathom.cli.terminal import palette
from mathom.cli.terminal.confrontation.names import the_side
from mathom.cli.terminal.confrontation.session import Duel
from mathom.games.confrontation.events import E_WON
from mathom.games.confrontation.rows import PLAY, SCORE, side_of_seat


def over(session: Duel) -> Text:
    """How it ended, for whom, and the points of a match."""
    play = session.play
    result = play.result or [0.0, 0.0]
    text = Text()
    if not session.hotseat:
        mine = result[session.seat]
        what = " the match" if play.setup["match"] else ""
        verdict = f"You {'win' if mine > 0 else 'lose'}{what}." if mine else "A draw."
        text.append(verdict + " ", palette.GAIN if mine > 0 else palette.WARN)
    text.append(last_game(session) + "\n", palette.STRONG)
    if play.setup["match"]:
        text.append_text(score(session))
    text.append("Both sides are revealed on the map.", palette.QUIET)
    return text


def between(session: Duel) -> Text:
    """The score after the first game of a match, and who plays what now."""
    text = Text(last_game(session) + "\n", palette.STRONG)
    text.append_text(score(session))
    if session.hotseat:
        text.append("Now the players swap sides.", palette.PLAIN)
    else:
        text.append(f"Now you play {the_side(session.side)}.", palette.PLAIN)
    return text


def last_game(session: Duel) -> str:
    """The sentence with which the game now or last played ended."""
    play = session.play
    for _, event in reversed(play.chronicle[session.seat]):
        if event[0] == E_WON:
            return play.rules.tell(play.setup, event, session.seat)
    return ""


def score(session: Duel) -> Text:
    """The points of both players."""
    game = session.play.game
    points = game.rows[PLAY][SCORE : SCORE + 2]
    text = Text("Points: ", palette.QUIET)
    for seat in (0, 1):
        if session.hotseat:
            name = f"{the_side(side_of_seat(game, seat), True)} player"
        else:
            name = "you" if seat == session.seat else session.opponent
        text.append(f"{name} {points[seat]}  ", palette.side_style(side_of_seat(game, seat)))
    text.append("\n")
    return text
