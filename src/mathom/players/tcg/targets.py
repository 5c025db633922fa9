"""Which card a text should work on: by what the text does, for good or ill."""

from typing import Final

from mathom.cardplay.steps import Do, card_rules
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, SHADOW_PHASE
from mathom.games.tcg.effects import facts, is_active, skirmishing, strength, vitality
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, TYPE_MINION
from mathom.games.tcg.questions import PASS
from mathom.games.tcg.rows import (
    CURRENT_PHASE,
    FIGHTER,
    FOE,
    HAND,
    OWNER,
    PLAYERS,
    STATE,
    WOUNDS,
    ZONE,
)
from mathom.games.tcg.rulebook.legality import side_of
from mathom.games.tcg.words.modifiers import Strength, StrengthMinusX
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.drawing import (
    PlaceInDeadPile,
    PutBeneath,
    PutOnTop,
    RemoveFromGame,
    ReturnToHand,
    ShuffleInto,
    TakeIntoHand,
)
from mathom.games.tcg.words.verbs.harm import Exert, Exhaust, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import Give, LoseDamage, Make, MakeCost
from mathom.games.tcg.words.verbs.playing import Play, PlayOn
from mathom.games.tcg.words.verbs.preventing import PreventAllWounds, PreventFact
from mathom.games.tcg.words.verbs.skirmishes import CancelSkirmish
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.tcg.playing import keep_worth, play_worth
from mathom.players.tcg.reckoning import worth_of, wounded

# A character in the skirmish under way is the one that matters.
FIGHTING: Final = 20.0


def word_of(game: Game) -> Do:
    """The step that asks."""
    return card_rules(game).steps[game.stack[-1].event]


def target_worth(game: Game, player: Seat, card: CardId) -> float:
    """How well a card suits the text that asks for one."""
    word = word_of(game)
    ours = 1.0 if friendly(game, player, card) else -1.0
    if isinstance(word, Exert | Wound):
        return -ours * wounded(game, card)
    if isinstance(word, Exhaust):
        return -ours * wounded(game, card, max(0, vitality(game, card) - 1))
    if isinstance(word, Heal):
        return ours * healed(game, card)
    if isinstance(word, Give):
        return (ours if boosts(word) else -ours) * stake(game, card)
    if isinstance(word, LoseDamage | CancelSkirmish):
        return -ours * stake(game, card)
    if isinstance(word, Make | PreventAllWounds | PreventFact):
        return ours * stake(game, card)
    if isinstance(word, Play | PlayOn | MakeCost):
        return play_worth(game, player, card)
    if isinstance(word, TakeIntoHand):
        return ours * keep_worth(game, game.rows[OWNER][card], card)
    if isinstance(
        word, Discard | PutBeneath | PutOnTop | ShuffleInto | RemoveFromGame | PlaceInDeadPile
    ):
        return -ours * loss(game, player, card)
    if isinstance(word, ReturnToHand):
        return -ours * loss(game, player, card)
    return -ours * 0.1 * worth_of(game, card)


def friendly(game: Game, player: Seat, card: CardId) -> bool:
    """Whether a card is on the player's side this turn."""
    side = facts(game, card).side
    if side in (FREE_PEOPLES, SHADOW) and is_active(game, card):
        return side == side_of(game, player)
    return game.rows[OWNER][card] == player


def boosts(word: Give) -> bool:
    """Whether it is good for the one to whom it is given."""
    for mod in word.mods:
        if isinstance(mod, StrengthMinusX):
            return False
        if isinstance(mod, Strength) and mod.number < 0:
            return False
    return True


def healed(game: Game, card: CardId) -> float:
    """What the healing of a wound brings."""
    if not game.rows[WOUNDS][card]:
        return 0.0
    left = vitality(game, card)
    return wounded(game, card) * 0.5 if left > 2 else worth_of(game, card) * 0.25


def stake(game: Game, card: CardId) -> float:
    """How much a change of strength matters on a character just now."""
    state = game.rows[STATE]
    if skirmishing(game, card):
        return FIGHTING + 0.1 * worth_of(game, card)
    if game.rows[FOE][card] >= 0 or card == state[FIGHTER]:
        return 10.0
    if state[CURRENT_PHASE] in (FELLOWSHIP_PHASE, SHADOW_PHASE):
        return worth_of(game, card)
    return 0.3 * strength(game, card) + 0.2 * worth_of(game, card)


def loss(game: Game, player: Seat, card: CardId) -> float:
    """What it costs its owner to lose a card, from hand or from the table."""
    zone = game.rows[ZONE][card]
    if HAND <= zone < HAND + PLAYERS:
        return keep_worth(game, zone - HAND, card)
    if not is_active(game, card):
        return 0.3 * keep_worth(game, max(0, game.rows[OWNER][card]), card)
    if facts(game, card).type == TYPE_MINION:
        return 1.0 + strength(game, card)
    return worth_of(game, card)


def several(game: Game, player: Seat, options: list[int], least: int, most: int) -> list[int]:
    """So many of them: all that suit, the best first, and as many as there must be."""
    rated = [(-target_worth(game, player, card), card) for card in options if card != PASS]
    rated.sort()
    picks: list[int] = []
    for worth, card in rated[:most]:
        if len(picks) < least or worth < 0:
            picks.append(card)
    return picks
