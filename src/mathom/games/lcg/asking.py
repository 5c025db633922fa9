"""Decisions in words: what is asked, by which rule, and what each option does."""

from mathom.cardplay.asking import told_apart
from mathom.cardplay.combining import OneOf
from mathom.cardplay.questions import ALTERNATIVES, NUMBERS, ORDER, SEATS, YES
from mathom.cardplay.steps import card_rules
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.base import declared
from mathom.games.lcg.facts import ABILITIES
from mathom.games.lcg.library import LANGUAGE, title_of_step
from mathom.games.lcg.questions import ABILITY, PASS, QUESTIONS, WAITING
from mathom.games.lcg.rows import CARD, LATER, LATER_CELLS, MARKS, ORC_GUARD
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.declared import YES_OR_NO
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    kind = QUESTIONS.kinds[decision.kind]
    prompt = kind.prompt.format_map(_names(game, kind.prompt))
    options = [option(game, decision, pick) for pick in decision.options]
    return Question(decision, prompt, kind.rule, told_apart(options), [])


def _names(game: Game, prompt: str) -> dict[str, str]:
    """What a prompt may mention."""
    frame = game.stack[-1]
    names = {
        "card": title(game, frame.card) if frame.card >= 0 else "",
        "count": str(frame.count),
    }
    if "{event}" in prompt:
        names["event"] = _happened(game, frame)
    if "{text}" in prompt:
        names["text"] = LANGUAGE.say(card_rules(game).steps[frame.event], names["card"])
    if "{next}" in prompt:
        names["next"] = title(game, frame.cards[0])
    return names


def _happened(game: Game, frame: Frame) -> str:
    """What may be responded to, where the chronicle has a line for it."""
    seen = (frame.event, frame.card, frame.place, frame.other)
    kind = declared(frame.event)
    event = kind.witness(game, seen, game.decision.who if game.decision else NONE)
    line = kind.tell(event) if event is not None else ""
    return f"{line} " if line else ""


def option(game: Game, decision: Decision, pick: int) -> Option:
    """One option in words."""
    kind = QUESTIONS.kinds[decision.kind]
    options = kind.options
    if options == YES_OR_NO:
        return Option(pick, kind.yes if pick == YES else kind.no)
    if pick == PASS:
        return Option(pick, kind.passing)
    if options == SEATS:
        return Option(pick, f"Player {pick + 1}", (len(game.rows[CARD]) + pick,))
    if options == NUMBERS:
        return Option(pick, str(pick))
    if options == ALTERNATIVES:
        word = card_rules(game).steps[game.stack[-1].event]
        assert isinstance(word, OneOf)
        return Option(pick, LANGUAGE.say(word.steps[pick], title(game, game.stack[-1].card)))
    card = pick % ABILITY
    name = title(game, card)
    if pick < ABILITY:
        return Option(pick, name, (card,))
    place = pick // ABILITY - 1
    if options != ORDER:
        text = facts(game, card).usable[place]
    elif place < WAITING - 1:
        text = ABILITIES[place]
    else:
        return Option(pick, _waiting(game, place + 1 - WAITING, card), (card,))
    return Option(pick, f"{name}: {LANGUAGE.say(text, name)}", (card,))


def _waiting(game: Game, which: int, card: int) -> str:
    """A step that waited for its moment: its card's title, what it does, and to what."""
    step = game.rows[LATER][which * LATER_CELLS]
    source = title_of_step(step)
    said = f"{source}: {LANGUAGE.say(card_rules(game).steps[step], source)}"
    return said if title(game, card) == source else f"{said} ({title(game, card)})"


def title(game: Game, card: int) -> str:
    """A card's title, as far as this game shows it."""
    if game.rows[MARKS][card] & ORC_GUARD:
        return "Orc Guard"
    return facts(game, card).title
