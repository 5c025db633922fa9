"""Decisions of card games in words: what is asked, what each option does, why something is none."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from mathom.cardplay.combining import OneOf
from mathom.cardplay.questions import ALTERNATIVES, NUMBERS, PLACES, SEATS, YES
from mathom.cardplay.rows import PRINTED
from mathom.cardplay.steps import card_rules
from mathom.cardplay.word import Word
from mathom.kernel.decision import Decision, Option, Question, Reason
from mathom.kernel.declared import YES_OR_NO, QuestionKind, Questions
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


class Asking(ABC):
    """Puts a game's decisions into words. ``passing`` is the option that leaves it."""

    def __init__(self, questions: Questions, passing: int) -> None:
        self.questions = questions
        self.passing = passing

    @abstractmethod
    def title(self, game: Game, card: CardId) -> str:
        """A card's title, as far as this game shows it."""

    @abstractmethod
    def say(self, word: Word, title: str) -> str:
        """A word of a card's text in English."""

    @abstractmethod
    def names(self, game: Game, prompt: str) -> dict[str, str]:
        """What a prompt mentions, but for its text."""

    @abstractmethod
    def of_cards(self, game: Game, decision: Decision, kind: QuestionKind, pick: Pick) -> Option:
        """An option that is a card, or something of one."""

    def question(self, game: Game) -> Question:
        """The pending decision in words."""
        decision = game.decision
        if decision is None:
            raise ValueError("nothing is asked: the game is over")
        kind = self.questions.kinds[decision.kind]
        names = self.names(game, kind.prompt)
        if "{text}" in kind.prompt:
            step = card_rules(game).steps[game.stack[-1].event]
            names["text"] = self.say(step, names["card"])
        options = [self.option(game, decision, pick) for pick in decision.options]
        prompt = kind.prompt.format_map(names)
        return Question(decision, prompt, kind.rule, told_apart(options), [])

    def option(self, game: Game, decision: Decision, pick: Pick) -> Option:
        """One option in words."""
        kind = self.questions.kinds[decision.kind]
        options = kind.options
        if options == YES_OR_NO:
            return Option(pick, kind.yes if pick == YES else kind.no)
        if pick == self.passing:
            return Option(pick, kind.passing, passes=True)
        if options == SEATS:
            return Option(pick, f"Player {pick + 1}", (len(game.rows[PRINTED]) + pick,))
        if options == NUMBERS:
            return Option(pick, str(pick))
        if options == PLACES:
            return Option(pick, _PLACES[pick].capitalize())
        if options == ALTERNATIVES:
            frame = game.stack[-1]
            word = card_rules(game).steps[frame.event]
            assert isinstance(word, OneOf)
            return Option(pick, self.say(word.steps[pick], self.title(game, frame.card)))
        return self.of_cards(game, decision, kind, pick)

    def text(self, game: Game, pick: Pick, card: CardId, word: Word) -> Option:
        """An option that is a text of a card."""
        name = self.title(game, card)
        return Option(pick, f"{name}: {self.say(word, name)}", (card,))


def why_not(
    game: Game,
    seat: Seat,
    thing: int,
    asking: Asking,
    rules: tuple[str, str],
    reasons: Callable[[Game, int, int, list[Reason]], None],
) -> list[Reason]:
    """Every reason why a seat cannot use a thing now; none where it can.

    ``rules``: how games end, and whose turn it is. ``reasons`` adds those of a card.
    """
    decision = game.decision
    if decision is None or decision.who != seat:
        rule = rules[0] if decision is None else rules[1]
        return [Reason(rule, "You are not the one who is asked.")]
    asked = asking.question(game)
    for option in asked.options:
        if thing in option.things:
            return []
    why: list[Reason] = []
    if thing < len(game.rows[PRINTED]):
        reasons(game, seat, thing, why)
    return why or [Reason(asked.rule, f"The question now is: {asked.prompt}")]


def told_apart(options: list[Option]) -> list[Option]:
    """The options with a number for each copy of a card, which their names go without."""
    labels = [option.label for option in options]
    seen: dict[str, int] = {}
    for option in options:
        if labels.count(option.label) > 1:
            seen[option.label] = seen.get(option.label, 0) + 1
            option.label = f"{option.label} ({seen[option.label]})"
    return options
