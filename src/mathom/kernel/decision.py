"""The one question a game asks at a time, and the ways to answer it wrongly."""

from typing import Final

# Seats count from 0. Chance is asked like any other player.
CHANCE: Final = -1
SPECTATOR: Final = -2
# In a log, the answer that says a seat left the game: this, less the seat.
LEFT: Final = -1000


class Decision:
    """Who must pick how many of which options. Immutable, and shared by clones.

    An option is a number whose meaning depends on the decision's ``kind``; its label and the
    objects it touches are worked out when somebody looks (``Rules.question``), not in play.
    ``ordered`` says that the order of the picks matters. ``asides`` are things that may be
    done first, after which the same question is asked again.
    """

    __slots__ = ("asides", "kind", "least", "most", "options", "ordered", "who")

    def __init__(
        self,
        who: int,
        kind: int,
        options: list[int],
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        asides: list[int] | None = None,
    ) -> None:
        self.who = who
        self.kind = kind
        self.options = options
        self.least = least
        self.most = most
        self.ordered = ordered
        self.asides = asides

    @property
    def open(self) -> bool:
        """Whether there is more than one answer."""
        if self.asides or len(self.options) > self.least:
            return True
        return self.ordered and self.least > 1

    def refusal(self, picks: tuple[int, ...]) -> str:
        """What is wrong with these picks; empty when nothing is."""
        if self.asides is not None and len(picks) == 1 and picks[0] in self.asides:
            return ""
        if not self.least <= len(picks) <= self.most:
            if self.least == self.most:
                return f"pick exactly {self.least}, not {len(picks)}"
            return f"pick {self.least} to {self.most}, not {len(picks)}"
        for pick in picks:
            if pick not in self.options:
                return f"option {pick} is not offered"
        if len(set(picks)) < len(picks):
            return "an option was picked twice"
        return ""


class Option:
    """One option in words: its id, its label, and the objects it touches.

    ``name`` is the label without the number that tells copies of one thing apart; ``passes``
    says that it leaves the question.
    """

    __slots__ = ("id", "label", "name", "passes", "things")

    def __init__(
        self, id: int, label: str, things: tuple[int, ...] = (), passes: bool = False
    ) -> None:
        self.id = id
        self.label = label
        self.name = label
        self.things = things
        self.passes = passes


class Question:
    """A decision in words, made when somebody looks at it."""

    __slots__ = ("asides", "decision", "options", "prompt", "rule")

    def __init__(
        self,
        decision: Decision,
        prompt: str,
        rule: str,
        options: list[Option],
        asides: list[Option],
    ) -> None:
        self.decision = decision
        self.prompt = prompt
        self.rule = rule
        self.options = options
        self.asides = asides

    @property
    def passing(self) -> int | None:
        """The option that leaves the question, where there is one."""
        for option in self.options:
            if option.passes:
                return option.id
        return None


# How a preview sounds to the one who picks.
GAIN: Final = "gain"
LOSS: Final = "loss"
EVEN: Final = "even"
OPEN: Final = "open"


class Preview:
    """What an option would bring as far as its player can know: a few words, and sentences.

    ``scales`` are the two numbers it comes down to, ours and theirs, where it does.
    """

    __slots__ = ("brief", "lines", "scales", "tone")

    def __init__(
        self, brief: str, tone: str, lines: list[str], scales: tuple[int, int] | None = None
    ) -> None:
        self.brief = brief  # "10 to 9: the foe falls"; may be empty
        self.tone = tone
        self.lines = lines
        self.scales = scales


class Reason:
    """Why something cannot be done now: the rule's name and a plain sentence."""

    __slots__ = ("rule", "sentence")

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.rule == other.rule
            and self.sentence == other.sentence
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.sentence))


class MathomError(Exception):
    """Something a person can put right; its message is one clear line."""


class IllegalAnswer(MathomError):
    """An answer the decision does not offer. The game stands as it was."""


class BadSetup(MathomError):
    """A set-up the game's rules do not allow."""


class BadSave(MathomError):
    """A saved game that cannot be read, or not by these rules."""


class RulesFault(Exception):
    """A fault in our rules code; it names the procedures that were under way."""
