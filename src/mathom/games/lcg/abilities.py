"""001: card effects - the paragraphs a card's text is made of."""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.cardplay import abilities as cardplay
from mathom.cardplay.abilities import FREE as FREE
from mathom.cardplay.abilities import UNLIMITED as UNLIMITED
from mathom.cardplay.abilities import Ability as Ability
from mathom.cardplay.abilities import Cost as Cost
from mathom.cardplay.abilities import Free as Free
from mathom.cardplay.abilities import Limit as Limit
from mathom.cardplay.abilities import On as On
from mathom.cardplay.abilities import Payment
from mathom.cardplay.abilities import Unlimited as Unlimited
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.steps import Do, If, Targeted
from mathom.games.lcg.rows import END_OF_PHASE, END_OF_ROUND
from mathom.kernel.game import Game


class To(Payment):
    """001: paying costs - what must be done in full first."""

    english = "{do:Do} to "


class OncePerRound(Limit):
    """Once each round."""

    english = " (Limit once per round.)"
    times = 1
    until = END_OF_ROUND


class ThricePerPhase(Limit):
    """Three times each phase."""

    english = " (Limit 3 times per phase.)"
    times = 3
    until = END_OF_PHASE


class EachPlayerOncePerRound(Limit):
    """Anyone may use it, each player once a round."""

    english = " (Each player may use this once per round.)"
    times = 1
    until = END_OF_ROUND
    each_player = True


ONCE_PER_ROUND: Final = OncePerRound()
THRICE_PER_PHASE: Final = ThricePerPhase()
EACH_PLAYER_ONCE_PER_ROUND: Final = EachPlayerOncePerRound()


class Usable(cardplay.Usable):
    """001: card effects - what a player may use or must suffer: a cost, steps, a limit."""

    def to(self, do: Do) -> Payment:
        return To(do)


class Action(Usable):
    """001: actions. ``phase``: 0, or the only phase it can be used in."""

    english = "{phase:Phase}action: {cost:Cost}{do:Do*. }.{limit:Limit}"
    led = True

    def __init__(
        self,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None = None,
        limit: Limit = UNLIMITED,
        phase: int = 0,
    ) -> None:
        super().__init__(do, cost, limit)
        self.phase = phase


class Answer(Usable):
    """What an event sets off."""

    def __init__(
        self,
        on: On,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None = None,
        limit: Limit = UNLIMITED,
    ) -> None:
        super().__init__(do, cost, limit)
        self.on = on


class Response(Answer):
    """001: responses - optional, once the event has happened; or just before it, to stop it."""

    english = "response: after {on:On}, {cost:Cost}{do:Do*. }.{limit:Limit}"
    led = True

    def from_hand(self, event: bool) -> bool:
        """Whether it is used from hand: events are."""
        return event


class ResponseFromHand(Response):
    """A response of a card that is not an event, while it is in hand."""

    english = (
        "response: while ~ is in your hand, after {on:On}, {cost:Cost}{do:Do*. }.{limit:Limit}"
    )

    def from_hand(self, event: bool) -> bool:
        return True


class Forced(Answer):
    """001: forced effects."""

    english = "forced: after {on:On}, {do:Do*. }."
    led = True


class ForcedIf(Forced):
    """A forced effect that also wants a condition."""

    english = "forced: after {on:On}, if {if_:If}: {do:Do*. }."

    def __init__(self, on: On, if_: If, do: Do | tuple[Do, ...]) -> None:
        super().__init__(on, do)
        self.if_ = if_


class WhenRevealed(Usable):
    """001: when revealed effects."""

    english = "when revealed: {do:Do*. }."
    led = True


class Shadow(Usable):
    """001: shadow effects."""

    english = "shadow: {do:Do*. }."
    led = True


class Travel(Usable):
    """001: travel effects - what must be paid or met to travel there."""

    english = "travel: {do:Do*. } to travel here."
    led = True


class Setup(Usable):
    """What the back of the first quest card tells to do."""

    english = "setup: {do:Do*. }."
    led = True


class Enduring(Targeted):
    """001: lasting effects. What one bears upon and how much is worked out once, as it is used; or,
    if it is ``open`` and an encounter card's, at any time anew (``worth``)."""

    def __init__(self, who: Who) -> None:
        super().__init__(who)
        self.open = False

    def worth(self, game: Game, source: int, who: int, effect: int, subject: int) -> int:
        """How much it adds now to this effect on the subject, 0 for nothing."""
        return 0


class AttachTo(Ability):
    """001: attachment cards - what it may be attached to."""

    english = "attach to a {what:One}."

    def __init__(self, what: Such) -> None:
        self.what = what


class Standing(Ability):
    """001: constant effects - true as long as the card is in play.

    ``touches`` has a bit for each effect it may have (see ``facts``).
    """

    touches: ClassVar[int] = 0

    @abstractmethod
    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        """How much it adds to this effect on the subject, 0 for nothing."""
