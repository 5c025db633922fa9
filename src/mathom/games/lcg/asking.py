"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.cardplay.asking import told_apart
from mathom.cardplay.combining import OneOf
from mathom.cardplay.questions import (
    ASK_LOT,
    ASK_PLAYER,
    ASK_TARGETS,
    ASK_WHETHER,
    ASK_WHICH,
    YES,
)
from mathom.cardplay.steps import card_rules
from mathom.games.lcg import chronicle, kinds, visibility
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import ABILITIES
from mathom.games.lcg.kinds import ABILITY, PASS, WAITING
from mathom.games.lcg.library import LANGUAGE, STEP_TITLES
from mathom.games.lcg.rows import CARD, LATER, LATER_CELLS, MARKS, ORC_GUARD
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game

# By kind of decision: the prompt, the rule, and what passing or the two answers are called.
_ASKED: Final[dict[int, tuple[str, str, str, str]]] = {
    ASK_TARGETS: ("{card}: {text}", "card effects", "", ""),
    ASK_LOT: ("{card}: by lot", "card effects", "", ""),
    ASK_WHETHER: ("{card}: {text}?", "card effects", "No", "Yes"),
    ASK_WHICH: ("{card}: which?", "card effects", "", ""),
    ASK_PLAYER: ("{card}: {text}", "card effects", "", ""),
    kinds.ASK_MULLIGAN: ("Do you keep this hand?", "setup", "Keep it", "Take a mulligan"),
    kinds.ASK_PLAY: ("Play allies and attachments.", "planning", "Done", ""),
    kinds.ASK_ACTION: ("Do you take an action?", "actions", "Pass", ""),
    kinds.ASK_RESPONSE: ("{event}Do you respond?", "responses", "Pass", ""),
    kinds.ASK_COMMIT: ("Who is committed to the quest?", "quest", "", ""),
    kinds.ASK_TRAVEL: ("Where do the players travel?", "travel", "Nowhere", ""),
    kinds.ASK_ENGAGE: ("Which enemy do you engage?", "encounter", "None", ""),
    kinds.ASK_CHECK: ("Which of these enemies engages you?", "engagement checks", "", ""),
    kinds.ASK_SHADOW: ("Which of these is dealt a shadow card first?", "combat", "", ""),
    kinds.ASK_ATTACK_ORDER: ("Whose attack is next?", "resolving enemy attacks", "", ""),
    kinds.ASK_DEFENDER: ("{card} attacks. Who defends?", "resolving enemy attacks", "Nobody", ""),
    kinds.ASK_DEFENDERS: ("{card} attacks. Who defends?", "resolving enemy attacks", "", ""),
    kinds.ASK_UNDEFENDED: ("Who takes the damage from {card}?", "resolving enemy attacks", "", ""),
    kinds.ASK_TARGET: ("Which enemy do you attack?", "attacking enemies", "None", ""),
    kinds.ASK_ATTACKERS: ("Who attacks {card}?", "attacking enemies", "", ""),
    kinds.ASK_PAY: ("Who pays for {card}? {count} to go.", "planning", "", ""),
    kinds.ASK_X: ("How much is X?", "planning", "", ""),
    kinds.ASK_BEARER: ("What is {card} attached to?", "attachment cards", "", ""),
    kinds.ASK_SHUFFLE: ("How do the cards fall?", "setup", "", ""),
    kinds.ASK_FIRST_PLAYER: ("Who is the first player?", "setup", "", ""),
    kinds.ASK_STAGE: ("Which stage comes next?", "quest advancement", "", ""),
    kinds.ASK_RESTRICTED: ("Which restricted attachment is discarded?", "restricted", "", ""),
    kinds.ASK_ORDER: ("In which order do they go back, top first?", "card effects", "", ""),
    kinds.ASK_UNLESS: ("Do you pay to ready {next}?", "refresh", "Leave it exhausted", "Pay"),
    kinds.ASK_SENTINEL: ("{card} attacks. Does a sentinel defend?", "sentinel", "Nobody", ""),
    kinds.ASK_RANGED: ("Who joins the attack on {card}?", "ranged", "", ""),
    kinds.ASK_PRISONER: ("Who is taken?", "quest advancement", "", ""),
    kinds.ASK_FORCED: ("Which forced effect is next?", "forced effects", "", ""),
    kinds.ASK_LOOK: ("Which card do you take?", "card effects", "", ""),
}
_YES_OR_NO: Final = (ASK_WHETHER, kinds.ASK_MULLIGAN, kinds.ASK_UNLESS)
_SEATS: Final = (ASK_PLAYER, kinds.ASK_FIRST_PLAYER)


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    prompt, rule, _, _ = _ASKED[decision.kind]
    options = [option(game, decision, pick) for pick in decision.options]
    return Question(
        decision, prompt.format_map(_names(game, prompt)), f"001: {rule}", told_apart(options), []
    )


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
    event = visibility.witness(game, seen, game.decision.who if game.decision else NONE)
    line = chronicle.tell(event) if event is not None else ""
    return f"{line} " if line else ""


def option(game: Game, decision: Decision, pick: int) -> Option:
    """One option in words."""
    kind = decision.kind
    _, _, no, yes = _ASKED[kind]
    if kind in _YES_OR_NO:
        return Option(pick, yes if pick == YES else no)
    if pick == PASS:
        return Option(pick, no)
    if kind in _SEATS:
        return Option(pick, f"Player {pick + 1}", (len(game.rows[CARD]) + pick,))
    if kind == kinds.ASK_X:
        return Option(pick, str(pick))
    if kind == ASK_WHICH:
        word = card_rules(game).steps[game.stack[-1].event]
        assert isinstance(word, OneOf)
        return Option(pick, LANGUAGE.say(word.steps[pick], title(game, game.stack[-1].card)))
    card = pick % ABILITY
    if pick // ABILITY >= WAITING:
        return Option(pick, _waiting(game, pick // ABILITY - WAITING, card), (card,))
    if pick >= ABILITY:
        place = pick // ABILITY - 1
        forced = kind == kinds.ASK_FORCED
        text = ABILITIES[place] if forced else facts(game, card).usable[place]
        return Option(
            pick, f"{title(game, card)}: {LANGUAGE.say(text, title(game, card))}", (card,)
        )
    return Option(pick, title(game, card), (card,))


def _waiting(game: Game, which: int, card: int) -> str:
    """A step that waited for its moment: its card's title, what it does, and to what."""
    step = game.rows[LATER][which * LATER_CELLS]
    source = STEP_TITLES[step]
    said = f"{source}: {LANGUAGE.say(card_rules(game).steps[step], source)}"
    return said if title(game, card) == source else f"{said} ({title(game, card)})"


def title(game: Game, card: int) -> str:
    """A card's title, as far as this game shows it."""
    if game.rows[MARKS][card] & ORC_GUARD:
        return "Orc Guard"
    return facts(game, card).title
