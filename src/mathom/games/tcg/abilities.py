"""000: game text - the paragraphs a card's text is made of."""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.cardplay import abilities as cardplay
from mathom.cardplay.abilities import FREE as FREE
from mathom.cardplay.abilities import UNLIMITED as UNLIMITED
from mathom.cardplay.abilities import Ability as Ability
from mathom.cardplay.abilities import Cost as Cost
from mathom.cardplay.abilities import Free as Free
from mathom.cardplay.abilities import Limit as Limit
from mathom.cardplay.abilities import Payment
from mathom.cardplay.abilities import Unlimited as Unlimited
from mathom.cardplay.phrases import Such
from mathom.cardplay.steps import Do, If, Targeted
from mathom.cardplay.word import Word
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# Phases; the bit of a phase in a set of them is 1 << phase.
SETTING_UP: Final = 0
START_OF_TURN: Final = 1
FELLOWSHIP_PHASE: Final = 2
SHADOW_PHASE: Final = 3
MANEUVER: Final = 4
ARCHERY: Final = 5
ASSIGNMENT: Final = 6
SKIRMISH: Final = 7
REGROUP: Final = 8
RESPONSE: Final = 9  # the timing word of response events
PHASE_NAMES: Final = (
    "set-up",
    "start of turn",
    "fellowship",
    "Shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup",
    "response",
)

ALL_PHASES: Final = (1 << len(PHASE_NAMES)) - 1

# How long an effect lasts or a limit counts.
END_OF_PHASE: Final = 1
UNTIL_REGROUP: Final = 2
END_OF_TURN: Final = 3
UNTIL_NEXT_REGROUP: Final = 4  # until another regroup phase begins, in whosever turn
FOR_GOOD: Final = 5  # as long as the card stays in play
NEXT_SKIRMISH: Final = 6  # from the beginning of the skirmish that comes next to its end


class On(cardplay.On):
    """000: when, each time. ``before`` is for what "is about to" happen."""

    before: ClassVar[bool] = False

    def apart(self, game: Game, names: tuple[int, ...]) -> int:
        """Of events at one moment, those of the same number set it off once; none: each does."""
        return NONE


class To(Payment):
    """000: cost - what must be done in full first."""

    english = "{do:Price} to "


class Requirement(Word):
    """000: requirement - what must hold before any cost is paid."""


class Always(Requirement):
    """No requirement."""

    english = ""


class Only(Requirement):
    """A condition that must hold."""

    english = "if {if_:If}, "
    spellings = ("while {if_:If}, ",)

    def __init__(self, if_: If) -> None:
        self.if_ = if_


ALWAYS: Final = Always()


class OncePerTurn(Limit):
    """Once in each turn."""

    english = " (limit once per turn)"
    spellings = (" (limit 1 per turn)",)
    times = 1
    until = END_OF_TURN


class Usable(cardplay.Usable):
    """What a player may use or must do: a requirement, a cost, steps, a limit."""

    def __init__(
        self,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None,
        if_: If | Requirement | None,
        limit: Limit,
    ) -> None:
        super().__init__(do, cost, limit)
        self.if_: Requirement = (
            ALWAYS if if_ is None else if_ if isinstance(if_, Requirement) else Only(if_)
        )
        self.plays = False  # something it does must be possible: it plays a card
        self.tried = False  # whether all of its costs can be paid takes a trial (``paying``)
        self.deals = False  # it is a choice of complete actions, each with its own cost
        self.offers = False  # whether all it does may be left undone (000: action)

    def to(self, do: Do) -> Payment:
        return To(do)

    def required(self) -> If | None:
        only = self.if_
        return only.if_ if isinstance(only, Only) else None


class Action(Usable):
    """000: phase action - an event's text or a special ability. ``phases``: bits."""

    english = "{phases:Phases}: {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}."
    led = True

    def __init__(
        self,
        phases: int,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None = None,
        if_: If | Requirement | None = None,
        limit: Limit = UNLIMITED,
    ) -> None:
        super().__init__(do, cost, if_, limit)
        self.phases = phases


class Answer(Usable):
    """What an event sets off."""

    def __init__(
        self,
        on: On,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None = None,
        if_: If | Requirement | None = None,
        limit: Limit = UNLIMITED,
    ) -> None:
        super().__init__(do, cost, if_, limit)
        self.on = on


class Response(Answer):
    """000: response - optional, when its event happens or is about to."""

    english = "response: if {on:On}, {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}."
    led = True


class Listener(Answer):
    """000: when, each time - a required action unless its text says "may"."""

    optional: ClassVar[bool] = False


class EachTime(Listener):
    """000: each time."""

    english = "each time {on:On}, {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}."
    spellings = (
        "when {on:On}, {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}.",
        "if {on:On}, {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}.",
        "{if_:Requirement}each time {on:On}, {cost:Cost}{do:Do*. }{limit:Limit}.",
        "{do:Discards*. } if {on:On}.",
    )


class EachTimeMay(Listener):
    """000: each time - optional."""

    english = "each time {on:On}, {if_:Requirement}you may {cost:Cost}{do:Do*. }{limit:Limit}."
    spellings = (
        "when {on:On}, {if_:Requirement}you may {cost:Cost}{do:Do*. }{limit:Limit}.",
        "each time {on:On}, you may also {cost:Cost}{do:Do*. }{limit:Limit}.",
    )
    optional = True


class At(Listener):
    """000: start of turn, phase - a required action at a point in the turn."""

    english = "at {on:Moment}, {if_:Requirement}{cost:Cost}{do:Do*. }{limit:Limit}."
    spellings = ("{do:Act*. } at {on:Moment}.", "{do:Act*. } during {on:Moment}.")


class AtMay(Listener):
    """000: start of turn, phase - an optional action at a point in the turn."""

    english = "at {on:Moment}, {if_:Requirement}you may {cost:Cost}{do:Do*. }{limit:Limit}."
    spellings = ("you may {do:Act*. } at {on:Moment}.",)
    optional = True


class Standing(Ability):
    """000: while - true as long as the card is active.

    ``touches`` has a bit for each effect it may have (``facts.touch``). ``in_hand`` is for a card
    that names itself: its text counts while it is being played (000: modifier).
    """

    def __init__(self) -> None:
        self.touches = 0

    @abstractmethod
    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        """How much it adds to this effect on the subject, 0 for nothing."""

    def names_itself(self) -> bool:
        """Whether it modifies its own card when that is played."""
        return False


class OfKind(Targeted):
    """A step whose effect may be on all cards of a kind, wherever they are (``of_step``)."""

    @abstractmethod
    def speaks_of(self, game: Game, source: int, card: CardId) -> bool:
        """Whether it is about this card, as the text of that source."""


class ToPlay(Ability):
    """000: spot - what must be spotted or paid to play the card."""

    english = "to play, {do:Do}."
    spellings = ("{do:Price} to play ~.", "to play ~, {do:Do}.")

    def __init__(self, do: Do) -> None:
        self.do = do


class Bearer(Ability):
    """000: bearer - what it may be played on."""

    def __init__(self, what: Such) -> None:
        self.what = what


class Aid(Ability):
    """003: shadow followers - what it costs a follower to aid a character."""

    english = "aid - {do:Do}."

    def __init__(self, do: Do) -> None:
        self.do = do


class DiscardIf(Ability):
    """A required action, constantly looked at: the card goes as soon as something holds."""

    english = "discard ~ if {if_:If}."
    spellings = ("discard ~ when {if_:If}.",)

    def __init__(self, if_: If) -> None:
        self.if_ = if_


class Sweep(Ability):
    """A required action, constantly looked at: other cards go as long as this one is active."""

    @abstractmethod
    def swept(self, game: Game, source: int) -> list[int]:
        """The cards to be discarded now."""
