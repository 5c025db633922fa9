"""000: wound, exert, killed - events that befall characters and cards."""

from typing import ClassVar

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Such, Who
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import total
from mathom.games.tcg.events.bookkeeping import E_LASTING
from mathom.games.tcg.events.cards import E_LEAVE
from mathom.games.tcg.events.harms import BY_SKIRMISH, E_EXERT, E_HEAL, E_KILL, E_WOUND, OVERWHELMED
from mathom.games.tcg.packing import DISCARDED, WITH_HOST, how_it_leaves, unpacked_lasting
from mathom.games.tcg.rows import IN_SKIRMISH, STATE, phase, ring_bearer
from mathom.games.tcg.words.pointing import fighting, meant, names_fighter
from mathom.games.tcg.words.triggers import About, involves
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


class IsDiscarded(About):
    """000: discard - from play."""

    english = "{who:Who} is discarded"
    kind = E_LEAVE

    def holds(self, game: Game, frame: Frame) -> bool:
        how = how_it_leaves(frame.cards[CAUSE])
        return how in (DISCARDED, WITH_HOST) and super().holds(game, frame)


class PutsOnRing(On):
    """000: The One Ring - put on, and not worn before."""

    english = "the Ring-bearer puts on The One Ring"
    kind = E_LASTING
    also = ("PlainOn",)

    def holds(self, game: Game, frame: Frame) -> bool:
        bearer = ring_bearer(game)
        if frame.cards[SUBJECT] != effect_kinds.WEARING or frame.cards[VALUE] != bearer:
            return False
        amount, _, _ = unpacked_lasting(frame.cards[CAUSE])
        return 0 < amount == total(game, effect_kinds.WEARING, bearer)
