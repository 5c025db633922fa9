"""A game as it is played: the state, the dice, and the log that is save file and replay."""

import json
from collections.abc import Iterator

from mathom.kernel.decision import CHANCE, LEFT, BadSave, Decision, IllegalAnswer, MathomError
from mathom.kernel.dice import roll
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game, new
from mathom.kernel.numbers import Seat
from mathom.kernel.recording import Line, Recorder, Recording, recorder, unpacked
from mathom.kernel.rules import Event, Json, Rules, Setup
from mathom.kernel.save import FORMAT, check_header, read_object, restored

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


class CannotGoOn(BadSave):
    """An answer of a log that the rules do not allow."""

    def __init__(self, number: int, fault: str) -> None:
        super().__init__(f"answer {number} of the log cannot be given: {fault}")
        self.number = number


class Playthrough:
    """One game from its set-up on. Chance answers by itself, so ``decision`` is a player's.

    The log is the set-up, the rules version, the seed and every answer, chance's too; that a
    seat left the game is an answer of its own (``LEFT``).
    ``chosen`` says of each answer whether another could have been given.
    ``chronicle[viewer]`` is all that viewer has seen happen: pairs of how many answers had
    been given and the event as that viewer saw it.

    ``recorded`` keeps a recording beside the log. A game that was begun under other rules goes on
    from ``base``, its recording until now: what is in it is never played again.
    """

    def __init__(
        self,
        rules: Rules,
        wish: Setup | None = None,
        seed: str = "",
        answers: list[Answer] | None = None,
        recorded: bool = False,
        base: Recording | None = None,
        old_format: bool = False,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.setup = rules.setup(wish or {})
        self.base = base
        self._recorded = recorded or base is not None
        self._recorder: Recorder | None = None
        self.notice = ""  # why it shows less than its log has
        self._restart(answers or [], old_format)

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

    def leave(self, seat: Seat) -> None:
        """A seat gives up, where the rules let the others play on."""
        self.repeat((LEFT - seat,))

    def repeat(self, picks: Answer) -> None:
        """Give an answer as a log has it: a player's, or that a seat left."""
        self._give(picks)
        self._settle()

    def renumbered(self, picks: Answer) -> Answer:
        """An answer of the first format, in the numbers that options have now."""
        decision = self.game.decision
        if decision is None or has_left(picks):
            return picks
        offered = decision.options
        return tuple(
            pick if pick in offered else self.rules.renumbered(self.game, pick) for pick in picks
        )

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` answers that players gave; the dice fall as they did."""
        given = [number for number, who in enumerate(self.answered_by) if who != CHANCE]
        if not 0 < count <= len(given):
            raise IllegalAnswer(f"there are {len(given)} answers to take back, not {count}")
        self._restart(self.answers[: given[-count]])

    @property
    def recording(self) -> Recording | None:
        """What was written down of it, if anything was."""
        return self._recorder.recording if self._recorder is not None else None

    def ahead(self, picks: Answer) -> list[Json]:
        """What an answer will bring, with chance's answers to it, as steps of a recording.

        Nothing changes here; ``IllegalAnswer`` if it cannot be given.
        """
        game = self.game.clone()
        game.events = []
        if self._recorder is not None:
            notes = self._recorder.copy(game)
        else:
            notes = Recorder(game, Recording({}, []), self.rules.version, False)
        rolled = self.answered_by.count(CHANCE)
        while True:
            decision = game.decision
            who = CHANCE if decision is None else decision.who
            give(game, picks)
            who = LEFT - picks[0] if has_left(picks) else who
            open_ = decision is not None and decision.open
            notes.note(game, picks, who, open_, game.events)
            game.events.clear()
            decision = game.decision
            if decision is None or decision.who != CHANCE:
                return notes.recording.steps
            picks = self._rolled(decision, rolled)
            rolled += 1

    def lines(self, viewer: Seat, first: int = 0) -> list[Line]:
        """The chronicle as a viewer was told it, from a line on; as it was told then."""
        known = self._known[viewer]
        found = known[first:]
        names = self.rules.events.names()
        since = self._since[viewer] + max(0, first - len(known))
        for at, event in self.chronicle[viewer][since:]:
            text = self.rules.tell(self.setup, event, viewer)
            things = list(self.rules.touched(event))
            found.append(Line(at, text, things, [names[event[0]], *event[1:]]))
        return found

    def told(self, viewer: Seat) -> int:
        """How many lines a viewer was told."""
        return len(self._known[viewer]) + len(self.chronicle[viewer]) - self._since[viewer]

    def upto(self, count: int) -> "Playthrough":
        """The same game as it was after so many answers."""
        return Playthrough(
            self.rules, self.setup, self.seed, self.answers[:count], self._recorded, self.base
        )

    def stages(self) -> Iterator[tuple[Game, Answer]]:
        """Each answer with the game before it, which is shown and not to be played on.

        What was recorded under other rules is shown as it was.
        """
        recorded = 0
        if self.base is not None:
            recorded = min(len(self.answers), len(self.base.steps))
            for state, picks in zip(self.base.states(recorded), self.answers, strict=False):
                game = restored(self.rules, self.setup, state)
                game.run()
                yield game, picks
            game = restored(self.rules, self.setup, self.base.state(recorded))
            game.run()
        else:
            game = new(self.rules, self.setup)
        for picks in self.answers[recorded:]:
            yield game, picks
            give(game, picks)

    def save(self, recording: Recording | None = None) -> str:
        """The log, as one JSON object; with its recording where one is kept, here or elsewhere."""
        log: Json = {
            "mathom": FORMAT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "setup": self.setup,
            "seed": self.seed,
            "answers": self.answers,
        }
        recording = recording or self.recording
        if recording is not None:
            log["versions"] = recording.versions()
            log["recording"] = recording.packed()
        return json.dumps(log, ensure_ascii=False)

    def _restart(self, answers: list[Answer], old_format: bool = False) -> None:
        self.answers: list[Answer] = []
        self.answered_by: list[int] = []
        self.chosen: list[bool] = []
        self.chronicle: dict[int, list[tuple[int, Event]]] = {
            viewer: [] for viewer in self.rules.viewers(self.setup)
        }
        length = 0
        # Lines that were told under other rules, and how many events of the chronicle they are.
        self._known: dict[int, list[Line]] = {viewer: [] for viewer in self.chronicle}
        self._since = dict.fromkeys(self.chronicle, 0)
        if self.base is None:
            self.game: Game = new(self.rules, self.setup, watched=True)
            if self._recorded:
                self._recorder = recorder(self.game, self.game.events or [])
            self._gather()
        else:
            length = min(len(answers), len(self.base.steps))
            self._resume(self.base, length)
        for number, picks in enumerate(answers[length:], length + 1):
            try:
                self._give(self.renumbered(picks) if old_format else picks)
            except MathomError as fault:
                raise CannotGoOn(number, str(fault)) from None
        self._settle()

    def _resume(self, base: Recording, after: int) -> None:
        """Go on from what was recorded of the first so many answers."""
        self.game = restored(self.rules, self.setup, base.state(after))
        self.game.events = []
        for step in base.steps[:after]:
            self.answers.append(tuple(step["picks"]))
            self.answered_by.append(step["who"])
            self.chosen.append(step["open"])
        events = self.rules.events
        for viewer, chronicle in self.chronicle.items():
            self._known[viewer] = base.lines(viewer, after)
            for line in self._known[viewer]:
                number = events.number(line.event[0])
                if number != NONE:
                    chronicle.append((line.at, (number, *line.event[1:])))
            self._since[viewer] = len(chronicle)
        until_now = Recording(base.start, base.steps[:after])
        version = until_now.versions()[-1][1]
        ours = version == self.rules.version and base.state(after)["by"] == self.rules.making()
        self._recorder = Recorder(self.game, until_now, version, not ours)
        self.game.run()
        self._gather()

    def _settle(self) -> None:
        """Let chance answer until a player is asked or the game is over."""
        while self.game.decision is not None and self.game.decision.who == CHANCE:
            self._give(self._rolled(self.game.decision, self.answered_by.count(CHANCE)))

    def _rolled(self, decision: Decision, before: int) -> Answer:
        """What chance answers, having answered so often."""
        return tuple(roll(self.seed, before).order(decision.options, decision.most))

    def _give(self, picks: Answer) -> None:
        decision = self.game.decision
        who = CHANCE if decision is None else decision.who
        if has_left(picks):
            who = LEFT - picks[0]
        give(self.game, picks)
        self.answers.append(picks)
        self.answered_by.append(who)
        self.chosen.append(decision is not None and decision.open)
        if self._recorder is not None:
            events = self.game.events or []
            self._recorder.note(self.game, picks, who, self.chosen[-1], events)
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
    except (TypeError, ValueError):
        raise BadSave("the log's answers are not lists of numbers") from None
    base = None
    versions = data.get("versions", [[0, data.get("rules")]])
    recording = data.get("recording")
    if recording is not None and versions != [[0, rules.version]]:
        base = unpacked(str(recording))
    old = data["mathom"] == 1
    try:
        return Playthrough(rules, setup, seed, given, recording is not None, base, old)
    except CannotGoOn as fault:
        if data.get("rules") == rules.version:
            raise
        kept = given[: fault.number - 1]
        play = Playthrough(rules, setup, seed, kept, base=base, old_format=old)
        play.notice = (
            f"This game was played under rules version {data.get('rules')} of {rules.title} and"
            f" not recorded; version {rules.version} follows it through {len(kept)} of"
            f" {len(answers)} answers."
        )
        return play
