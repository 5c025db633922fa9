"""What must hold in a skirmish: who fights whom, who is assigned."""

from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import If
from mathom.games.tcg.effects import skirmishing
from mathom.games.tcg.rows import FIERCE_ROUND, FIGHTER, FOE, IN_SKIRMISH, RESOLVED, STATE
from mathom.games.tcg.words.clauses import assigned
from mathom.games.tcg.words.references import meant
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Fights(If):
    """000: skirmish phase(s) - it is skirmishing such a character."""

    english = "{who:Single} is skirmishing {whom:Single}"
    spellings = ("{who:Implied}skirmishing {whom:Who}", "{who:Single} skirmish {whom:Who}")
    also = ("PlainIf",)

    def __init__(self, who: Who, whom: Who) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.who.cards(game, frame):
            for foe in skirmishing(game, card):
                if meant(game, frame, self.whom, foe):
                    return True
        return False


class FightsBeside(If):
    """Another such minion is in the same skirmish."""

    english = "{who:Single} is in the same skirmish as {whom:Single}"
    spellings = ("{who:Implied}in the same skirmish as {whom:Single}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, whom: Who) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Game, frame: Frame) -> bool:
        if not game.rows[STATE][IN_SKIRMISH]:
            return False
        fighter = game.rows[STATE][FIGHTER]
        foes = game.rows[FOE]
        for card in self.who.cards(game, frame):
            if foes[card] == fighter >= 0:
                for other in self.whom.cards(game, frame):
                    if other != card and foes[other] == fighter:
                        return True
        return False


class InFierceSkirmish(If):
    """000: fierce - in a skirmish of the second round."""

    english = "{who:Single} is in a fierce skirmish"
    spellings = ("{who:Implied}in a fierce skirmish",)
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        if not game.rows[STATE][FIERCE_ROUND]:
            return False
        return any(skirmishing(game, card) for card in self.who.cards(game, frame))


class Unassigned(If):
    """000: assigning - it is there, and in no skirmish."""

    english = "{who:Single} is not assigned to a skirmish"
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        cards = self.who.cards(game, frame)
        return bool(cards) and not any(assigned(game, card) for card in cards)


class AwaitsSkirmish(If):
    """It is assigned and its skirmish is not over."""

    english = "{who:Single} is assigned to a skirmish that has not resolved"
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        state = game.rows[STATE]
        for card in self.who.cards(game, frame):
            if assigned(game, card):
                return not (state[FIGHTER] == card and state[RESOLVED])
        return False
