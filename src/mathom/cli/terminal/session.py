"""One sitting: a game, who plays each seat, and the file it is saved in."""

import secrets
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

from mathom.cli.terminal import saves
from mathom.cli.terminal.entry import Picks
from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.playthrough import Playthrough
from mathom.players.player import Player
from mathom.players.roster import player
from mathom.table.view import View

# Who may sit in a seat, beside the bots: you, in one seat or several, and others at this screen.
ME: Final = "me"
HOTSEAT: Final = "hotseat"


def fresh_seed() -> str:
    return secrets.token_hex(4)


class Session(ABC):
    """A game between people at one screen and bots.

    ``sitters`` says who plays each seat: ``ME``, ``HOTSEAT`` for somebody else at this screen, or
    a bot by name. ``seat`` is the seat that looks at the screen now.
    """

    def __init__(self, play: Playthrough, sitters: list[str], path: Path) -> None:
        self.play = play
        self.sitters = sitters
        self.path = path
        self.seen: dict[int, int] = {}  # by seat: how many of its events it has been told
        self.given_for: set[int] = set()  # answers that were given for a person, by their number
        self.taken_back: list[list[Picks]] = []  # all answers, as they were before each taking back
        self.bots: dict[int, Player] = {
            seat: player(name, play.rules)
            for seat, name in enumerate(sitters)
            if name not in (ME, HOTSEAT)
        }
        self.seat = next((seat for seat in range(len(sitters)) if self.is_person(seat)), 0)

    @abstractmethod
    def about(self) -> dict[str, Any]:
        """Who sits where, as it is kept beside the log."""

    @abstractmethod
    def rematch(self) -> "Session":
        """A new game in the same company."""

    # Who is asked

    @property
    def decision(self) -> Decision | None:
        return self.play.decision

    @property
    def hotseat(self) -> bool:
        """Whether several people share this screen, and must not see each other's cards."""
        return HOTSEAT in self.sitters

    @property
    def between_people(self) -> bool:
        """Whether people at this screen play against each other: then nobody is given hints."""
        return self.hotseat and not self.play.rules.cooperative

    def is_person(self, seat: int) -> bool:
        return seat not in self.bots

    def same_person(self, seat: int, other: int) -> bool:
        """Whether one person plays both seats."""
        return seat == other or (self.sitters[seat] == ME and self.sitters[other] == ME)

    def is_mine(self, decision: Decision) -> bool:
        """Whether a person answers this."""
        return self.is_person(decision.who)

    def forced(self, decision: Decision) -> bool:
        """Whether there is nothing to choose: it is asked only so that its absence tells nothing.

        Between several persons it is asked all the same, or the others would see that it was not.
        """
        return not self.hotseat and only_answer(self.view_of(decision.who))

    def view(self) -> View:
        """What the seat at the screen may see."""
        return View(self.play.game, self.seat)

    def view_of(self, seat: int) -> View:
        """What a bot in that seat may see."""
        return View(self.play.game, seat)

    # Playing

    def answer(self, *picks: int) -> None:
        """Answer and save."""
        self.play.answer(*picks)
        self.save()

    def answer_for(self, picks: Picks) -> None:
        """Answer for a person who has said so beforehand: nothing to go back to."""
        self.given_for.add(len(self.play.answers))
        self.answer(*picks)

    def bot_answer(self, seat: int) -> Picks:
        """What the bot in a seat answers now; the same again where one has come back the same way.

        A bot may have thought further since, but taking back must not give it another try.
        """
        so_far = self.play.answers
        for answers in self.taken_back:
            if len(answers) > len(so_far) and answers[: len(so_far)] == so_far:
                return answers[len(so_far)]
        dice = Dice(seed_number(f"{self.play.seed}/player/{len(so_far)}"))
        return self.bots[seat].answer(self.view_of(seat), dice)

    def undo(self) -> bool:
        """Go back to this person's last real choice; false when there is none."""
        play = self.play
        last = -1
        for number, (game, _) in enumerate(play.stages()):
            decision = game.decision
            if decision is not None and decision.who != CHANCE and self.is_mine(decision):
                if number not in self.given_for and not self._was_forced(View(game, decision.who)):
                    last = number
        if last < 0:
            return False
        self.taken_back.append(play.answers)
        self.play = play.upto(last)
        self.given_for = {number for number in self.given_for if number < last}
        self.save()
        return True

    def _was_forced(self, view: View) -> bool:
        return not self.hotseat and only_answer(view)

    def save(self) -> None:
        """Write the game to its file."""
        saves.write(self.path, self.play, self.about())


def only_answer(view: View) -> bool:
    """Whether a view's own question has one answer, which touches nothing."""
    decision = view.decision
    if decision is None or decision.asides or len(decision.options) != 1:
        return False
    if decision.least != 1 or decision.most != 1:
        return False
    return not view.question().options[0].things
