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
from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import PHASE_NAMES
from mathom.games.tcg.effects import facts
from mathom.games.tcg.facts import ABILITIES
from mathom.games.tcg.kinds import ABILITY, HAND_OVER, HEAL_WITH, PASS
from mathom.games.tcg.library import language
from mathom.games.tcg.rows import CARD, LATER, phase
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.game import Game

# By kind of decision: the prompt, the rule, and what passing or the two answers are called.
_ASKED: Final[dict[int, tuple[str, str, str, str]]] = {
    ASK_TARGETS: ("{card}: {text}", "000: effect", "Nothing", ""),
    ASK_LOT: ("{card}: by lot", "000: effect", "", ""),
    ASK_WHETHER: ("{card}: {text}?", "000: action", "No", "Yes"),
    ASK_WHICH: ("{card}: which?", "000: effect", "", ""),
    ASK_PLAYER: ("{card}: {text}", "000: opponent", "", ""),
    kinds.ASK_BID: ("How many burdens do you bid?", "000: bid", "", ""),
    kinds.ASK_TIE: ("Who chooses first of those who bid the same?", "000: bid", "", ""),
    kinds.ASK_PLACE: ("Where do you go in the order of turns?", "000: bid", "", ""),
    kinds.ASK_START: ("Who joins your fellowship?", "000: starting fellowship", "Nobody more", ""),
    kinds.ASK_FELLOWSHIP: ("What does your fellowship do?", "000: fellowship phase", "Move on", ""),
    kinds.ASK_SHADOW: ("What does the Shadow do?", "000: Shadow phase(s)", "Done", ""),
    kinds.ASK_ACTION: ("Do you take {a_phase} action?", "000: action procedure", "Pass", ""),
    kinds.ASK_RESPONSE: ("Do you respond?", "000: response", "Pass", ""),
    kinds.ASK_ORDER: ("Which happens first?", "000: action", "", ""),
    kinds.ASK_SITE: ("Which site do you lay?", "000: site", "", ""),
    kinds.ASK_ARCHERY: ("Who is hit by an arrow?", "000: archery phase", "", ""),
    kinds.ASK_SHADOW_PLAYER: ("Whose minions do you shoot at?", "000: archery phase", "", ""),
    kinds.ASK_DEFENDER: ("Who defends against whom?", "000: assignment phase", "Done", ""),
    kinds.ASK_ATTACK: ("Who attacks whom?", "000: assignment phase", "Done", ""),
    kinds.ASK_SKIRMISH: ("Whose skirmish is next?", "000: skirmish phase(s)", "", ""),
    kinds.ASK_MOVE: ("Does your fellowship move again?", "000: move limit", "Stay", "Move"),
    kinds.ASK_RECONCILE: ("Do you discard a card first?", "000: reconcile", "Keep all", ""),
    kinds.ASK_DISCARD: ("What do you discard?", "000: reconcile", "", ""),
    kinds.ASK_SANCTUARY: ("Who is healed?", "000: sanctuary", "Nobody more", ""),
    kinds.ASK_MUSTER: ("What do you discard, to draw as many?", "000: muster", "", ""),
    kinds.ASK_BEARER: ("Who bears {card}?", "000: bearer", "", ""),
    kinds.ASK_TOIL: ("Who exerts to make {card} cheaper?", "000: toil", "", ""),
    kinds.ASK_THREAT: ("Who takes a wound for the threats?", "000: threats", "", ""),
    kinds.ASK_SHUFFLE: ("How do the cards fall?", "000: draw deck", "", ""),
    kinds.ASK_FIRST_PLAYER: ("Who goes first?", "000: who goes first?", "", ""),
    kinds.ASK_TRANSFER: ("Who bears {card} now?", "000: transfer", "", ""),
    kinds.ASK_HEALED: ("Who is healed by {card}?", "000: discard to heal", "", ""),
    kinds.ASK_RESHUFFLE: (
        "Do you make your discard pile your new draw deck?",
        "000: draw deck",
        "No",
        "Yes",
    ),
    kinds.ASK_X: ("How much is X?", "000: cost", "", ""),
    kinds.ASK_AID: ("Whom does {card} aid?", "003: shadow followers", "Nobody", ""),
    kinds.ASK_SPOT: ("How many do you spot?", "000: spot", "", ""),
    kinds.ASK_DECK_ORDER: ("{card}: in which order, from the top?", "003: effect", "", ""),
    kinds.ASK_SKIP: ("Do you skip the {phase} phase?", "000: turn sequence", "No", "Yes"),
    kinds.ASK_ABOUT: ("Which of them do you answer?", "000: response", "", ""),
    kinds.ASK_AMBUSH: ("{card} lies in ambush: do you add twilight?", "000: ambush", "No", "Yes"),
}
_YES_OR_NO: Final = (
    ASK_WHETHER,
    kinds.ASK_MOVE,
    kinds.ASK_AMBUSH,
    kinds.ASK_SKIP,
    kinds.ASK_RESHUFFLE,
)
_SEATS: Final = (
    ASK_PLAYER,
    kinds.ASK_TIE,
    kinds.ASK_FIRST_PLAYER,
    kinds.ASK_SHADOW_PLAYER,
)
_NUMBERS: Final = (kinds.ASK_BID, kinds.ASK_X, kinds.ASK_SPOT)
_PAIRS: Final = (kinds.ASK_DEFENDER, kinds.ASK_ATTACK)
_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    prompt, rule, _, _ = _ASKED[decision.kind]
    options = [option(game, decision, pick) for pick in decision.options]
    named = prompt.format_map(_names(game, prompt))
    return Question(decision, named, rule, told_apart(options), [])


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
    kind = decision.kind
    _, _, no, yes = _ASKED[kind]
    if kind in _YES_OR_NO:
        return Option(pick, yes if pick == YES else no)
    if pick == PASS:
        return Option(pick, no)
    if kind in _SEATS:
        return Option(pick, f"Player {pick + 1}", (len(game.rows[CARD]) + pick,))
    if kind in _NUMBERS:
        return Option(pick, str(pick))
    if kind == kinds.ASK_PLACE:
        return Option(pick, _PLACES[pick].capitalize())
    if kind in _PAIRS:
        return _pair(game, pick, kind)
    if kind == ASK_WHICH:
        word = card_rules(game).steps[game.stack[-1].event]
        assert isinstance(word, OneOf)
        return Option(pick, language().say(word.steps[pick], title(game, game.stack[-1].card)))
    if kind == kinds.ASK_ORDER:
        return _required(game, pick)
    return _card(game, pick)


def _pair(game: Game, pick: int, kind: int) -> Option:
    minion, character = pick % ABILITY, pick // ABILITY
    first, second = title(game, character), title(game, minion)
    if kind == kinds.ASK_DEFENDER:
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
