"""A game as it is played: the state, the dice, and the log that is save file and replay."""

import json

from mathom.kernel.decision import CHANCE, LEFT, BadSave, Decision, IllegalAnswer, MathomError
from mathom.kernel.dice import roll
from mathom.kernel.game import Game, new
from mathom.kernel.rules import Event, Rules, Setup
from mathom.kernel.save import FORMAT, check_header, read_object

Answer = tuple[int, ...]


def has_left(picks: Answer) -> bool:
    """Whether an answer of a log says that a seat left the game."""
    return len(picks) == 1 and picks[0] <= LEFT


def give(game: Game, picks: Answer) -> None:
    """Give an answer as a log has it: to what is asked, or that a seat left."""
    if has_left(picks):
        game.leave(LEFT - picks[0])
    else:
        game.answer(*picks)


class Playthrough:
    """One game from its set-up on. Chance answers by itself, so ``decision`` is a player's.

    The log is the set-up, the rules version, the seed and every answer, chance's too; that a
    seat left the game is an answer of its own (``LEFT``).
    ``chosen`` says of each answer whether another could have been given.
    ``chronicle[viewer]`` is all that viewer has seen happen: pairs of how many answers had
    been given and the event as that viewer saw it.
    """

    def __init__(
        self,
        rules: Rules,
        wish: Setup | None = None,
        seed: str = "",
        answers: list[Answer] | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.setup = rules.setup(wish or {})
        self._restart(answers or [])

    @property
    def decision(self) -> Decision | None:
        """The one pending decision, or ``None`` when the game is over."""
        return self.game.decision

    @property
    def result(self) -> list[float] | None:
        """What the game was worth to each seat, once it is over."""
        return self.game.payoffs() if self.game.decision is None else None

    def answer(self, *picks: int) -> None:
        """Answer the pending decision; chance then plays until a player is asked again."""
        if has_left(picks):
            raise IllegalAnswer(f"option {picks[0]} is not offered")
        self.repeat(picks)

    def leave(self, seat: int) -> None:
        """A seat gives up, where the rules let the others play on."""
        self.repeat((LEFT - seat,))

    def repeat(self, picks: Answer) -> None:
        """Give an answer as a log has it: a player's, or that a seat left."""
        self._give(picks)
        self._settle()

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` answers that players gave; the dice fall as they did."""
        given = [number for number, who in enumerate(self.answered_by) if who != CHANCE]
        if not 0 < count <= len(given):
            raise IllegalAnswer(f"there are {len(given)} answers to take back, not {count}")
        self._restart(self.answers[: given[-count]])

    def save(self) -> str:
        """The log, as one JSON object."""
        return json.dumps(
            {
                "mathom": FORMAT,
                "game": self.rules.name,
                "rules": self.rules.version,
                "setup": self.setup,
                "seed": self.seed,
                "answers": self.answers,
            },
            ensure_ascii=False,
        )

    def _restart(self, answers: list[Answer]) -> None:
        self.answers: list[Answer] = []
        self.answered_by: list[int] = []
        self.chosen: list[bool] = []
        self.chronicle: dict[int, list[tuple[int, Event]]] = {
            viewer: [] for viewer in self.rules.viewers(self.setup)
        }
        self.game: Game = new(self.rules, self.setup, watched=True)
        self._gather()
        for number, picks in enumerate(answers, start=1):
            try:
                self._give(picks)
            except MathomError as fault:
                raise BadSave(f"answer {number} of the log cannot be given: {fault}") from None
        self._settle()

    def _settle(self) -> None:
        """Let chance answer until a player is asked or the game is over."""
        while self.game.decision is not None and self.game.decision.who == CHANCE:
            decision = self.game.decision
            dice = roll(self.seed, self.answered_by.count(CHANCE))
            self._give(tuple(dice.order(decision.options, decision.most)))

    def _give(self, picks: Answer) -> None:
        decision = self.game.decision
        who = CHANCE if decision is None else decision.who
        if has_left(picks):
            who = LEFT - picks[0]
        give(self.game, picks)
        self.answers.append(picks)
        self.answered_by.append(who)
        self.chosen.append(decision is not None and decision.open)
        self._gather()

    def _gather(self) -> None:
        """Hand what has just happened to everyone who saw it."""
        events = self.game.events
        if events is None:
            return
        for witnessed in events:
            for viewer, event in zip(self.chronicle, witnessed, strict=True):
                if event is not None:
                    self.chronicle[viewer].append((len(self.answers), event))
        events.clear()


def load(rules: Rules, text: str, upto: int | None = None) -> Playthrough:
    """The game a log tells of, up to its end or through its first ``upto`` answers."""
    data = read_object(text)
    check_header(data, rules)
    setup, seed, answers = data.get("setup"), data.get("seed"), data.get("answers")
    if not (isinstance(setup, dict) and isinstance(seed, str) and isinstance(answers, list)):
        raise BadSave("the log is incomplete")
    try:
        given = [tuple(int(pick) for pick in picks) for picks in answers[:upto]]
        return Playthrough(rules, setup, seed, given)
    except (TypeError, ValueError):
        raise BadSave("the log's answers are not lists of numbers") from None
