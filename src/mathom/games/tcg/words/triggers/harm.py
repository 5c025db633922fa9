"""000: wound, exert, heal, killed - events that befall characters."""

from typing import ClassVar

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Such, Who
from mathom.games.tcg.events.harms import BY_SKIRMISH, E_EXERT, E_HEAL, E_KILL, E_WOUND, OVERWHELMED
from mathom.games.tcg.rows import IN_SKIRMISH, STATE, phase
from mathom.games.tcg.words.references import fighting, meant, names_fighter
from mathom.games.tcg.words.triggers.about import About
from mathom.games.tcg.words.triggers.skirmishes import involves
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class AboutToWound(About):
    """000: wound - it is about to take one."""

    english = "{who:Who} is about to take a wound"
    kind = E_WOUND
    before = True


class AboutToWoundInSkirmish(AboutToWound):
    """000: wound - while a skirmish goes on, whether or not it is in it.

    004: The One Ring - a wound that the winner of a skirmish gives by its text is such a one.
    """

    english = "{who:Who} is about to take a wound in a skirmish"
    spellings = ("{who:Who} is about to take a wound during a skirmish",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][IN_SKIRMISH] == 1 and super().holds(game, frame)


class AboutToWoundFrom(AboutToWound):
    """000: wound - from such a card: by its text, or in a skirmish with it."""

    english = "{who:Who} is about to take a wound from a {what:One}"

    def __init__(self, who: Who, what: Such) -> None:
        super().__init__(who)
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        if not super().holds(game, frame):
            return False
        source = frame.cards[CAUSE]
        if source >= 0:
            return self.what.test(game, frame, source)
        if frame.cards[VALUE] != BY_SKIRMISH:
            return False
        return any(self.what.test(game, frame, card) for card in fighting(game))


class TakesWound(About):
    """000: wound."""

    english = "{who:Who} takes a wound"
    kind = E_WOUND


class TakesWoundIn(TakesWound):
    """000: wound - in this phase."""

    english = "{who:Who} takes a wound during the {phase:PhaseName} phase"

    def __init__(self, who: Who, phase: int) -> None:
        super().__init__(who)
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return phase(game) == self.phase and super().holds(game, frame)


class Exerts(About):
    """000: exert."""

    english = "{who:Who} exerts"
    kind = E_EXERT


class AboutToExert(Exerts):
    """000: exert - it is about to."""

    english = "{who:Who} is about to exert"
    before = True


class AboutToHeal(About):
    """000: healing - it is about to."""

    english = "{who:Who} is about to heal"
    kind = E_HEAL
    before = True


class Dies(About):
    """000: killed."""

    english = "{who:Who} is killed"
    spellings: ClassVar[tuple[str, ...]] = ("{who:Who} dies",)
    kind = E_KILL


class DiesInvolving(Dies):
    """000: killed - in a skirmish with such a character."""

    english = "{who:Who} is killed in a skirmish involving {with_:Single}"

    def __init__(self, who: Who, with_: Who) -> None:
        super().__init__(who)
        self.with_ = with_

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.with_, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        if frame.cards[SUBJECT] not in fighting(game):
            return False
        return super().holds(game, frame) and involves(game, frame, self.with_)


class Kills(Dies):
    """000: killed - by such a character, in a skirmish or by its text."""

    english = "{by:Single} kills {who:Single}"
    spellings = (
        "{who:Single} is killed by {by:Single}",
        "{by:Single} kills {who:Single} in a skirmish",
    )

    def __init__(self, by: Who, who: Who) -> None:
        super().__init__(who)
        self.by = by

    def holds(self, game: Game, frame: Frame) -> bool:
        if not super().holds(game, frame):
            return False
        source = frame.cards[CAUSE]
        if source >= 0:
            return meant(game, frame, self.by, source)
        if frame.cards[VALUE] not in (BY_SKIRMISH, OVERWHELMED):
            return False
        return involves(game, frame, self.by)


class AboutToDieInSkirmish(About):
    """003: instead - it is about to be killed while it fights."""

    english = "{who:Who} is about to be killed in a skirmish"
    kind = E_KILL
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] in fighting(game) and super().holds(game, frame)
