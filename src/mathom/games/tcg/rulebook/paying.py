"""000: cost, effect; 003: playing a card - whether all that must be paid can be paid together.

What one payment takes the next may need: twilight, a card in hand, a character to exert, a
bearer. And a card that an effect plays must be there before the cost is paid and must still be
playable after it. So the payment is tried on a copy of the game that holds nothing else, every
way it can be made, until one leads through.
"""

from itertools import combinations
from typing import Final

from mathom.cardplay.combining import some_demand
from mathom.cardplay.names import PRESENT, bind
from mathom.cardplay.picking import AHEAD
from mathom.cardplay.steps import PERFORM, UNPAID, Do, card_rules
from mathom.cardplay.word import Word, inside
from mathom.games.tcg.abilities import Usable
from mathom.games.tcg.facts import ABILITIES, CARDS, TYPE_EVENT
from mathom.games.tcg.procedures import RUN_PLAY_CARD, RUN_USE
from mathom.games.tcg.rows import (
    DEAD,
    DISCARD,
    HAND,
    OVER,
    PRINTED,
    STACKED,
    STATE,
    ZONE,
)
from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

# So many ways to pay are tried at most.
TRIES: Final = 60

# Parts of a use, in the frame's ``event``.
COST_ONLY: Final = 1
EFFECT_ONLY: Final = 2
# The steps of ``Use`` and ``PlayCard`` that follow when a cost has been paid.
USE_PAID: Final = 2
PLAY_PAID: Final = 7

# How a card is played, in the frame's ``event``.
FOR_FREE: Final = 1  # no twilight is paid
STARTING: Final = 2  # in the starting fellowship
COMES_EXHAUSTED: Final = 4  # it comes into play exhausted
TRIAL: Final = 8  # only its costs are paid, on a copy, to see whether they can be
_HOW: Final = 16  # from this bit on: the change of its twilight cost, plus CHANGE
CHANGE: Final = 100

# In the names, where the cause of an event would be: one of several complete actions is to be
# chosen and paid for; below it, which one was.
DEAL_OPEN: Final = -100

# Where a text may play a card from, for the player at seat 0; stacked cards are the fourth.
PLACES: Final = (HAND, DISCARD, DEAD)


def how(mode: int, change: int = 0) -> int:
    """How a card is played, as one number for the frame."""
    return mode | (change + CHANGE) * _HOW


def change_of(frame: Frame) -> int:
    """What an effect takes off or adds to the twilight cost."""
    return frame.event // _HOW - CHANGE if frame.event >= _HOW else 0


def mode_of(frame: Frame) -> int:
    return frame.event % _HOW if frame.event > 0 else 0


def competes(dos: tuple[Do, ...]) -> bool:
    """Whether two parts of a payment may want the same thing.

    What is discarded may have given the vitality of one who is to exert then (2R27).
    """
    seen: set[str] = set()
    for do in dos:
        for word in leaves(do):
            name = type(word).__name__
            if name in seen or (name == "Exert" and "Discard" in seen):
                return True
            seen.add(name)
    return False


def leaves(do: Word) -> list[Do]:
    """The steps of a payment that are not made of other steps."""
    found = [word for word in inside(do) if isinstance(word, Do)]
    return [word for word in found if len([w for w in inside(word) if isinstance(w, Do)]) == 1]


def tried(
    price: Do | None, to_play: tuple[Do, ...], do: tuple[Do, ...], shadow_event: bool
) -> bool:
    """Whether it takes a trial to tell that everything can be paid; known of a text beforehand."""
    costs = to_play if price is None else (*to_play, price)
    paid = [type(leaf).__name__ for cost in costs for leaf in leaves(cost)]
    if shadow_event and (some_demand(do) or "RemoveTwilight" in paid):
        return True
    return competes(costs) or (some_demand(do) and any(name != "Spot" for name in paid))


def place_of(game: Game, who: int, card: CardId) -> int:
    """Which of the places that cards are played from a card lies in, or nothing."""
    zone = game.rows[ZONE][card]
    return PLACES.index(zone - who) if zone - who in PLACES else 3 if zone == STACKED else NONE


def with_present(game: Game, who: int, names: tuple[int, ...]) -> tuple[int, ...]:
    """The names, with the cards that lie now where one may be played from, and in which place.

    All that lie there, whatever they are: a frame is public, what is in a hand is not.
    """
    mask = 0
    for pile in (HAND + who, DISCARD + who, DEAD + who, STACKED):
        for card in game.rows[pile]:
            mask |= 1 << card * 4 + place_of(game, who, card)
    return bind(names, PRESENT, mask)


def was_present(game: Game, frame: Frame, card: CardId) -> bool:
    """000: effect - whether a card lay where it lies now before the cost was paid."""
    mask = frame.cards[PRESENT]
    place = place_of(game, frame.who, card)
    return mask == NONE or place == NONE or mask >> card * 4 + place & 1 == 1


def feasible(
    game: Game, who: int, card: CardId, dos: tuple[Do, ...], names: tuple[int, ...], paid: bool
) -> bool:
    """Whether a text could do all that it must."""
    frame = Frame(PERFORM, who, card, place=NONE if paid else AHEAD, cards=names)
    for do in dos:
        if not do.feasible(game, frame, paid):
            return False
    return True


def use_pays(
    game: Game, player: Seat, card: CardId, ability: Usable, names: tuple[int, ...]
) -> bool:
    """Whether the cost of a text can be paid, and what it then plays be played."""
    names = with_present(game, player, names)
    if not feasible(game, player, card, ability.do, names, False):
        return False
    copy = alone(
        game,
        Frame(RUN_USE, player, card, event=COST_ONLY, count=ability.index, cards=names),
    )
    return leads(copy, player, card, ability.do, [TRIES])


def play_pays(
    game: Game, player: Seat, card: CardId, event: int, text: int, names: tuple[int, ...]
) -> bool:
    """Whether all costs of a card can be paid, and what an event then plays be played.

    ``event`` is how it is played, ``text`` which text of an event.
    """
    dos: tuple[Do, ...] = ABILITIES[text].do if text != NONE else ()
    names = with_present(game, player, names)
    if not feasible(game, player, card, dos, names, False):
        return False
    copy = alone(
        game,
        Frame(
            RUN_PLAY_CARD,
            player,
            card,
            text,
            place=game.rows[ZONE][card],
            event=event | TRIAL,
            cards=names,
        ),
    )
    return leads(copy, player, card, dos, [TRIES])


def pays_then(game: Game, frame: Frame, cost: Do, do: Do) -> bool:
    """Whether something can be done in full, and what follows from it then be done."""
    names = with_present(game, frame.who, frame.cards)
    if not feasible(game, frame.who, frame.card, (do,), names, False):
        return False
    copy = alone(game, Frame(PERFORM, frame.who, frame.card, event=cost.index, cards=names))
    return leads(copy, frame.who, frame.card, (do,), [TRIES])


def alone(game: Game, frame: Frame) -> Game:
    """A copy of the game in which nothing else is under way, run to its first question."""
    copy = game.clone()
    copy.stack.clear()
    copy.decision = None
    copy.value = 0
    copy.call(frame)
    copy.run()
    return copy


def leads(copy: Game, who: int, card: CardId, dos: tuple[Do, ...], tries: list[int]) -> bool:
    """Whether one way to go on with a payment, on a copy, leads to what it is for."""
    decision = copy.decision
    if decision is None:
        if copy.rows[STATE][OVER]:
            return True
        if copy.value == UNPAID:
            return False
        return feasible(copy, who, card, dos, copy.picks, True)
    for picks in ways(decision, who):
        if tries[0] <= 0:
            return False
        tries[0] -= 1
        other = copy.clone()
        other.answer(*picks)
        if leads(other, who, card, dos, tries):
            return True
    return False


def ways(decision: Decision, who: int) -> list[tuple[int, ...]]:
    """The answers to try: all of the payer's own; of others, and of chance, the first."""
    options = decision.options
    if decision.who == CHANCE:
        return [tuple(options[: decision.most])]
    if decision.who != who:
        return [tuple(options[: decision.least])]
    if decision.most == 1 and decision.least == 1:
        return [(option,) for option in options]
    found: list[tuple[int, ...]] = []
    for size in range(min(decision.most, len(options)), decision.least - 1, -1):
        # Neighbours first: so that each option is soon tried, and soon left out.
        for start in range(len(options) if size else 1):
            found.append(tuple((options + options)[start : start + size]))
        for picks in combinations(options, size):
            if len(found) >= TRIES:
                return found
            found.append(picks)
    return found


def narrow(game: Game) -> None:
    """Offer, while a cost is being paid, only what lets the card be played that it is paid for.

    Called by a step that has just asked; the question is replaced, nothing else changes.
    """
    decision = game.decision
    if decision is None or decision.who < 0:
        return
    depth = payment(game)
    if depth <= 0:  # nothing is under way on a copy but the payment that is tried
        return
    payer = game.stack[depth]
    dos = bought(game, payer)
    if not dos or not some_demand(dos):
        return
    fine: set[int] = set()
    least, most = decision.most + 1, -1
    for picks in ways(decision, decision.who):
        if least <= len(picks) <= most and fine.issuperset(picks):
            continue  # it would add nothing to what is offered
        copy = game.clone()
        del copy.stack[: depth + 1]
        copy.decision = None
        copy.picks = picks
        copy.pick = picks[0] if picks else NONE
        copy.run()
        if leads(copy, payer.who, payer.card, dos, [TRIES]):
            fine.update(picks)
            least, most = min(least, len(picks)), max(most, len(picks))
    if most < 0:
        return
    game.decision = Decision(
        decision.who,
        decision.kind,
        [option for option in decision.options if option in fine],
        least,
        most,
        decision.ordered,
        decision.asides,
    )


def payment(game: Game) -> int:
    """How deep in the stack a payment is under way, of which the step on top is part."""
    steps = card_rules(game).steps
    for depth in range(len(game.stack) - 1, -1, -1):
        frame = game.stack[depth]
        if frame.procedure == RUN_USE:
            return depth if frame.step == USE_PAID else -1
        if frame.procedure == RUN_PLAY_CARD:
            return depth if frame.step == PLAY_PAID else -1
        if frame.procedure != PERFORM:
            return -1
        if steps[frame.event].pays_for(frame) is not None:
            return depth
    return -1


def bought(game: Game, payer: Frame) -> tuple[Do, ...]:
    """What a payment is for."""
    if payer.procedure == PERFORM:
        do = card_rules(game).steps[payer.event].pays_for(payer)
        return () if do is None else (do,)
    if payer.procedure == RUN_USE:
        return ABILITIES[payer.count].do
    if CARDS[game.rows[PRINTED][payer.card]].type == TYPE_EVENT and payer.other != NONE:
        return ABILITIES[payer.other].do
    return ()
