"""Why a text works on this card, or why it is given up: what is hit, and what that leaves."""

from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import (
    facts,
    is_active,
    items_of,
    skirmishing,
    strength,
    twilight_cost,
    vitality,
)
from mathom.games.tcg.questions import PASS
from mathom.games.tcg.rows import HAND, IN_SKIRMISH, PRINTED, STATE, WOUNDS, ZONE, free
from mathom.games.tcg.rulebook.skirmish import sides, sum_of
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.drawing import (
    PutBeneath,
    PutOnTop,
    ReturnToHand,
    ShuffleInto,
    TakeIntoHand,
)
from mathom.games.tcg.words.verbs.harm import Exert, Exhaust, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import Give, LoseDamage, Make, MakeCost
from mathom.games.tcg.words.verbs.playing import Play, PlayOn
from mathom.games.tcg.words.verbs.preventing import PreventAllWounds, PreventFact
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.tcg.playing import DULL, keep_worth
from mathom.players.tcg.targets import friendly, word_of


def targets_reason(game: Game, player: Seat, picks: tuple[int, ...]) -> str:
    """What a text does to the cards picked for it."""
    cards = [pick for pick in picks if pick != PASS]
    if not cards:
        return "It would do no good to any of them."
    if len(cards) == 1:
        return _target(game, player, cards[0])
    ours = sum(1 for card in cards if friendly(game, player, card))
    if isinstance(word_of(game), Exert | Wound | Exhaust):
        left = sum(vitality(game, card) for card in cards)
        return f"These {len(cards)} have {left} vitality together."
    if all(game.rows[ZONE][card] == HAND + player for card in cards):
        return f"These {len(cards)} leave your hand."
    return f"It works on {len(cards)} cards, {ours} of them on your side."


def _target(game: Game, player: Seat, card: CardId) -> str:
    word = word_of(game)
    name = title(game, card)
    if isinstance(word, Exert | Wound | Exhaust):
        use = "bear it" if friendly(game, player, card) else "lose"
        return f"{name} has {vitality(game, card)} vitality to {use}."
    if isinstance(word, Heal):
        wounds = game.rows[WOUNDS][card]
        return f"{name} has {wounds} {'wound' if wounds == 1 else 'wounds'} to heal."
    if isinstance(word, Give | Make | PreventFact | PreventAllWounds):
        if skirmishing(game, card):
            mine, theirs = (sum_of(game, side) for side in sides(game))
            if player != free(game):
                mine, theirs = theirs, mine
            return f"{name} is in the skirmish: your {mine} against {theirs}."
        if game.rows[STATE][IN_SKIRMISH]:
            return f"{name}, with strength {strength(game, card)}, is not in this skirmish."
        return f"{name} has strength {strength(game, card)} and vitality {vitality(game, card)}."
    if isinstance(word, Play | PlayOn | MakeCost):
        return f"{name} comes into play; by itself it costs {twilight_cost(game, card)}."
    if isinstance(word, TakeIntoHand):
        return f"{name} comes to hand."
    if game.rows[ZONE][card] == HAND + player:
        return discard_reason(game, player, (card,))
    ours = friendly(game, player, card)
    if isinstance(word, PutBeneath | PutOnTop | ShuffleInto):
        return f"{name} goes back into {'your' if ours else 'their'} deck."
    if isinstance(word, ReturnToHand):
        return f"{name} goes back to {'your' if ours else 'their'} hand."
    if isinstance(word, Discard):
        return f"{name} is lost to {'you' if ours else 'them'}."
    if isinstance(word, LoseDamage):
        return f"{name} fights with strength {strength(game, card)}, and wounds less."
    if facts(game, card).strength > 0 and is_active(game, card):
        return f"{name} has strength {strength(game, card)} and vitality {vitality(game, card)}."
    return f"{name} is on {'your' if ours else 'their'} side."


def discard_reason(game: Game, player: Seat, picks: tuple[int, ...]) -> str:
    """Why these leave the hand."""
    if not picks:
        return "Each card in hand may still be of use."
    if len(picks) > 1:
        return f"These {len(picks)} make room for new cards."
    hand = [card for card in game.rows[HAND + player] if game.rows[PRINTED][card] >= 0]
    worth = keep_worth(game, player, picks[0])
    if worth < DULL:
        return f"{title(game, picks[0])} is dull in hand."
    least = all(keep_worth(game, player, card) >= worth for card in hand)
    use = "can be spared sooner than the rest" if least else "would be missed"
    return f"{title(game, picks[0])} {use}."


def bearer_reason(game: Game, host: CardId) -> str:
    """Why a card is borne by this one."""
    borne = len(items_of(game, host))
    bears = f", and bears {borne} already" if borne else ""
    return f"{title(game, host)} has strength {strength(game, host)}{bears}."
