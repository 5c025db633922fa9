"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.cardplay.asking import told_apart
from mathom.cardplay.combining import OneOf
from mathom.cardplay.questions import ALTERNATIVES, NUMBERS, ORDER, PAIRS, PLACES, SEATS, YES
from mathom.cardplay.steps import card_rules
from mathom.games.tcg.abilities import PHASE_NAMES
from mathom.games.tcg.effects import facts
from mathom.games.tcg.facts import ABILITIES
from mathom.games.tcg.library import language
from mathom.games.tcg.questions import ABILITY, ASK_DEFENDER, HAND_OVER, HEAL_WITH, PASS, QUESTIONS
from mathom.games.tcg.rows import CARD, LATER, phase
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.declared import YES_OR_NO
from mathom.kernel.game import Game

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    kind = QUESTIONS.kinds[decision.kind]
    options = [option(game, decision, pick) for pick in decision.options]
    named = kind.prompt.format_map(_names(game, kind.prompt))
    return Question(decision, named, kind.rule, told_apart(options), [])


def _names(game: Game, prompt: str) -> dict[str, str]:
    """What a prompt mentions. Not every frame's ``card`` is one: what answers a lasting effect
    is asked for where an effect's number stands there.
    """
    frame = game.stack[-1]
    now = PHASE_NAMES[phase(game)]
    names = {"card": "", "phase": now, "a_phase": f"{'an' if now[0] == 'a' else 'a'} {now}"}
    if frame.card >= 0 and ("{card}" in prompt or "{text}" in prompt):
        names["card"] = title(game, frame.card)
    if "{text}" in prompt:
        names["text"] = language().say(card_rules(game).steps[frame.event], names["card"])
    return names


def option(game: Game, decision: Decision, pick: int) -> Option:
    """One option in words."""
    kind = QUESTIONS.kinds[decision.kind]
    options = kind.options
    if options == YES_OR_NO:
        return Option(pick, kind.yes if pick == YES else kind.no)
    if pick == PASS:
        return Option(pick, kind.passing, passes=True)
    if options == SEATS:
        return Option(pick, f"Player {pick + 1}", (len(game.rows[CARD]) + pick,))
    if options == NUMBERS:
        return Option(pick, str(pick))
    if options == PLACES:
        return Option(pick, _PLACES[pick].capitalize())
    if options == PAIRS:
        return _pair(game, pick, decision.kind)
    if options == ALTERNATIVES:
        word = card_rules(game).steps[game.stack[-1].event]
        assert isinstance(word, OneOf)
        return Option(pick, language().say(word.steps[pick], title(game, game.stack[-1].card)))
    if options == ORDER:
        return _required(game, pick)
    return _card(game, pick)


def _pair(game: Game, pick: int, kind: int) -> Option:
    minion, character = pick % ABILITY, pick // ABILITY
    first, second = title(game, character), title(game, minion)
    if kind == ASK_DEFENDER:
        return Option(pick, f"{first} against {second}", (character, minion))
    return Option(pick, f"{second} against {first}", (minion, character))


def _required(game: Game, pick: int) -> Option:
    """A required action that waits for its turn."""
    if pick < 0:
        later = game.rows[LATER]
        card, index = later[-pick], later[-1 - pick]
    else:
        card, index = pick % ABILITY, pick // ABILITY
    name = title(game, card)
    return Option(pick, f"{name}: {language().say(ABILITIES[index], name)}", (card,))


def _card(game: Game, pick: int) -> Option:
    if pick >= HAND_OVER:
        card = pick - HAND_OVER
        return Option(pick, f"Transfer {title(game, card)}", (card,))
    if pick >= HEAL_WITH:
        card = pick - HEAL_WITH
        return Option(pick, f"Discard {title(game, card)} to heal", (card,))
    card = pick % ABILITY
    if pick >= ABILITY:
        text = usable_of(game, card)[pick // ABILITY - 1]
        name = title(game, card)
        return Option(pick, f"{name}: {language().say(text, name)}", (card,))
    return Option(pick, title(game, card), (card,))


def title(game: Game, card: int) -> str:
    """A card's title, as far as this game shows it."""
    return facts(game, card).title
