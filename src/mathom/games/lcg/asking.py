"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.cardplay.asking import Asking
from mathom.cardplay.questions import ORDER
from mathom.cardplay.steps import card_rules
from mathom.cardplay.word import Word
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.base import declared
from mathom.games.lcg.facts import ABILITIES
from mathom.games.lcg.library import LANGUAGE, title_of_step
from mathom.games.lcg.questions import ABILITY, PASS, QUESTIONS, WAITING
from mathom.games.lcg.rows import LATER, LATER_CELLS, MARKS, ORC_GUARD
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.declared import QuestionKind
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick


class CardGameAsking(Asking):
    """The questions of The Card Game."""

    def title(self, game: Game, card: CardId) -> str:
        return title(game, card)

    def say(self, word: Word, title: str) -> str:
        return LANGUAGE.say(word, title)

    def names(self, game: Game, prompt: str) -> dict[str, str]:
        frame = game.stack[-1]
        names = {
            "card": title(game, frame.card) if frame.card >= 0 else "",
            "count": str(frame.count),
        }
        if "{event}" in prompt:
            names["event"] = _happened(game, frame)
        if "{next}" in prompt:
            names["next"] = title(game, frame.cards[0])
        return names

    def of_cards(self, game: Game, decision: Decision, kind: QuestionKind, pick: Pick) -> Option:
        card = pick % ABILITY
        place = pick // ABILITY - 1
        if place < 0:
            return Option(pick, title(game, card), (card,))
        if kind.options != ORDER:
            return self.text(game, pick, card, facts(game, card).usable[place])
        if place < WAITING - 1:
            return self.text(game, pick, card, ABILITIES[place])
        return Option(pick, _waiting(game, place + 1 - WAITING, card), (card,))


ASKING: Final = CardGameAsking(QUESTIONS, PASS)


def question(game: Game) -> Question:
    """The pending decision in words."""
    return ASKING.question(game)


def _happened(game: Game, frame: Frame) -> str:
    """What may be responded to, where the chronicle has a line for it."""
    seen = (frame.event, frame.card, frame.place, frame.other)
    kind = declared(frame.event)
    event = kind.witness(game, seen, game.decision.who if game.decision else NONE)
    line = kind.tell(event) if event is not None else ""
    return f"{line} " if line else ""


def _waiting(game: Game, which: int, card: CardId) -> str:
    """A step that waited for its moment: its card's title, what it does, and to what."""
    step = game.rows[LATER][which * LATER_CELLS]
    source = title_of_step(step)
    said = f"{source}: {LANGUAGE.say(card_rules(game).steps[step], source)}"
    return said if title(game, card) == source else f"{said} ({title(game, card)})"


def title(game: Game, card: CardId) -> str:
    """A card's title, as far as this game shows it."""
    if game.rows[MARKS][card] & ORC_GUARD:
        return "Orc Guard"
    return facts(game, card).title
