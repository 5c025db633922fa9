"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.cardplay.asking import Asking
from mathom.cardplay.questions import ORDER, PAIRS
from mathom.cardplay.word import Word
from mathom.games.tcg.abilities import PHASE_NAMES
from mathom.games.tcg.effects import facts
from mathom.games.tcg.facts import ABILITIES
from mathom.games.tcg.library import language
from mathom.games.tcg.questions import ABILITY, ASK_DEFENDER, HAND_OVER, HEAL_WITH, PASS, QUESTIONS
from mathom.games.tcg.rows import LATER, phase
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.declared import QuestionKind
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick


class TradingCardGameAsking(Asking):
    """The questions of The Trading Card Game."""

    def title(self, game: Game, card: CardId) -> str:
        return title(game, card)

    def say(self, word: Word, title: str) -> str:
        return language().say(word, title)

    def names(self, game: Game, prompt: str) -> dict[str, str]:
        """Not every frame's ``card`` is one: what answers a lasting effect is asked for where an
        effect's number stands there.
        """
        frame = game.stack[-1]
        now = PHASE_NAMES[phase(game)]
        names = {"card": "", "phase": now, "a_phase": f"{'an' if now[0] == 'a' else 'a'} {now}"}
        if frame.card >= 0 and ("{card}" in prompt or "{text}" in prompt):
            names["card"] = title(game, frame.card)
        return names

    def of_cards(self, game: Game, decision: Decision, kind: QuestionKind, pick: Pick) -> Option:
        if kind.options == PAIRS:
            return _pair(game, pick, decision.kind)
        if kind.options == ORDER:
            return self.required(game, pick)
        if pick >= HAND_OVER:
            card = pick - HAND_OVER
            return Option(pick, f"Transfer {title(game, card)}", (card,))
        if pick >= HEAL_WITH:
            card = pick - HEAL_WITH
            return Option(pick, f"Discard {title(game, card)} to heal", (card,))
        card = pick % ABILITY
        if pick >= ABILITY:
            return self.text(game, pick, card, usable_of(game, card)[pick // ABILITY - 1])
        return Option(pick, title(game, card), (card,))

    def required(self, game: Game, pick: Pick) -> Option:
        """A required action that waits for its turn."""
        if pick < 0:
            later = game.rows[LATER]
            card, index = later[-pick], later[-1 - pick]
        else:
            card, index = pick % ABILITY, pick // ABILITY
        return self.text(game, pick, card, ABILITIES[index])


ASKING: Final = TradingCardGameAsking(QUESTIONS, PASS)


def question(game: Game) -> Question:
    """The pending decision in words."""
    return ASKING.question(game)


def _pair(game: Game, pick: Pick, kind: int) -> Option:
    minion, character = pick % ABILITY, pick // ABILITY
    first, second = title(game, character), title(game, minion)
    if kind == ASK_DEFENDER:
        return Option(pick, f"{first} against {second}", (character, minion))
    return Option(pick, f"{second} against {first}", (minion, character))


def title(game: Game, card: CardId) -> str:
    """A card's title, as far as this game shows it."""
    return facts(game, card).title
