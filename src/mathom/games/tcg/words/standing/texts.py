"""000: while, modifier - texts that hold as long as their card is active."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.steps import PERFORM, If
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import Standing, Sweep
from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.effects import exhausted
from mathom.games.tcg.rows import ACTIVE, OWNER, on_path
from mathom.games.tcg.words.sites import on_path_of
from mathom.games.tcg.words.standing.laws import Law
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


def speaking(game: Game, source: int) -> Frame:
    """The frame in which a card's own text is looked at: a site speaks for whoever acts there."""
    return Frame(PERFORM, game.rows[OWNER][source], source, cards=NOBODY)


class Constant(Standing):
    """000: modifier - as long as the card is active."""

    english = "{laws:Law* and |, |, and }."

    def __init__(self, laws: Law | tuple[Law, ...]) -> None:
        super().__init__()
        self.laws = laws if isinstance(laws, tuple) else (laws,)
        for law in self.laws:
            self.touches |= law.touches()

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        frame = speaking(game, source)
        amount = 0
        for law in self.laws:
            if law.touches() & touch(effect):
                amount += law.amount(game, frame, effect, subject)
        return amount

    def names_itself(self) -> bool:
        return any(law.own() for law in self.laws)


class While(Constant):
    """000: while - as long as something holds."""

    english = "while {if_:If}, {laws:Law* and |, |, and }."
    spellings = (
        "if {if_:If}, {laws:Law* and |, |, and }.",
        "{laws:Law* and |, |, and } while {if_:If}.",
        "{if_:If}, {laws:Law* and }.",
        "each time {if_:Fights}, {laws:Law* and }.",
    )

    def __init__(self, if_: If, laws: Law | tuple[Law, ...]) -> None:
        super().__init__(laws)
        self.if_ = if_

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if not self.if_.holds(game, speaking(game, source)):
            return 0
        return super().amount(game, source, effect, subject)


class HasTextOf(Standing):
    """000: active - of one's own site on the adventure path; nobody uses a controlled one's."""

    english = "while you can spot your site {number:Number}, ~ has the game text of that site."

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.touches = touch(effect_kinds.TEXT_OF)

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        if subject != source or not on_path_of(game, facts.FELLOWSHIP_BLOCK):
            return 0
        site = on_path(game, self.number)
        if site < 0 or game.rows[OWNER][site] != game.rows[OWNER][source]:
            return 0
        return site + 1


class NeitherExhausted(Standing):
    """2R112: two friends, while both have strength left."""

    english = (
        "while you can spot {one:Single} and {other:Single} and neither is"
        " exhausted, each is strength {number:Signed}."
    )

    def __init__(self, one: Who, other: Who, number: int) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.number = number
        self.touches = touch(effect_kinds.STRENGTH)

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        frame = speaking(game, source)
        both = [*self.one.cards(game, frame)[:1], *self.other.cards(game, frame)[:1]]
        if effect != effect_kinds.STRENGTH or subject not in both or len(both) < 2:
            return 0
        return 0 if any(exhausted(game, card) for card in both) else self.number


class DiscardOthers(Sweep):
    """2C51, 2R73: it bears no company."""

    english = "while you can spot ~, discard each {what:One}."
    spellings = ("while you can spot ~, discard all {what:One}.",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def swept(self, game: Game, source: int) -> list[int]:
        frame = Frame(PERFORM, game.rows[OWNER][source], source, cards=NOBODY)
        return [card for card in game.rows[ACTIVE] if self.what.test(game, frame, card)]
