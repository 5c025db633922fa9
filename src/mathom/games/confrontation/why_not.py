"""Why a thing cannot be used now (the other half of every decision)."""

from typing import Final

from mathom.games.confrontation.asking import (
    THING_CARD,
    THING_REGION,
    THING_SPECIAL,
    THINGS,
    question,
    stand_name,
)
from mathom.games.confrontation.board import (
    FORWARD,
    NOWHERE,
    REGION_NAMES,
    ROOM,
    SAURON,
)
from mathom.games.confrontation.cards import (
    GWAIHIR,
    PALANTIR,
    SPECIAL_NAMES,
    side_of_card,
    side_of_special,
)
from mathom.games.confrontation.characters import SILENCES, has
from mathom.games.confrontation.questions import (
    ASK_CARD,
    ASK_CREBAIN,
    ASK_DARK,
    ASK_KING,
    ASK_MAGIC,
    ASK_MOVE,
    ASK_NEW_CARD,
    ASK_OPPONENT,
    ASK_RECALL,
    ASK_RETREAT,
    ASK_RETREAT_CARD,
    ASK_RIDE,
    ASK_SLIP,
    ASK_SWITCH,
)
from mathom.games.confrontation.rows import (
    B_REGION,
    BATTLE,
    CARD,
    CONCEALED,
    DISCARDED,
    FACE,
    HELD,
    IN_HAND,
    MUST_STAY,
    PLAY,
    REGION,
    SPECIAL,
    TURN,
    UNSET,
    USED,
    bound,
    census,
    side_of_seat,
    side_of_stand,
)
from mathom.games.confrontation.rulebook.fighters import fighting
from mathom.games.confrontation.rulebook.movement import all_moves, any_forward, rooted
from mathom.games.confrontation.rulebook.turn import special_works
from mathom.kernel.decision import Reason
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat

# Steps that may not lead to an enemy, by the card that gives them.
_QUIET: Final = {ASK_RIDE: "Shadowfax", ASK_DARK: "The Dark of Mordor"}


def why_not(game: Game, seat: Seat, thing: int, onto: int = NONE) -> list[Reason]:
    """Every reason the seat cannot use the thing now; empty when it can.

    With ``onto``, why a piece that can move cannot move to that region.
    """
    decision = game.decision
    if decision is None:
        return [Reason("002: game end", "The game is over.")]
    if decision.who != seat:
        return [Reason("002: playing the game", "You are not the one who is asked.")]
    if not 0 <= thing < THINGS:
        return [Reason("002: game components", "There is no such thing on the table.")]
    asked = question(game)
    for option in [*asked.options, *asked.asides]:
        if thing in option.things and (onto == NONE or onto in option.things):
            return []
    usable = any(thing in option.things for option in asked.options)
    side = side_of_seat(game, seat)
    if thing < THING_CARD and usable and onto >= THING_REGION:
        return _not_there(game, side, decision.kind, thing, onto - THING_REGION)
    if thing < THING_CARD:
        return _piece(game, side, decision.kind, thing)
    if thing < THING_SPECIAL:
        return _card(game, side, decision.kind, thing - THING_CARD)
    if thing < THING_REGION:
        return _special(game, side, decision.kind, thing - THING_SPECIAL)
    return _region(game, side, decision.kind, thing - THING_REGION)


def _other_matter(game: Game) -> Reason:
    asked = question(game)
    return Reason(asked.rule, f"The question now is: {asked.prompt}")


def _piece(game: Game, side: int, kind: int, stand: int) -> list[Reason]:
    name = stand_name(game, stand)
    if game.rows[REGION][stand] == NOWHERE:
        return [Reason("002: movement", f"{name} has been defeated.")]
    own = side_of_stand(stand) == side
    if kind in (ASK_MOVE, ASK_RIDE, ASK_DARK):
        if not own:
            return [Reason("002: movement", "That piece is the enemy's.")]
        return _unmoved(game, side, kind, stand, name)
    if kind == ASK_OPPONENT:
        if own:
            return [Reason("002: battle", "That piece is your own.")]
        if game.rows[FACE][stand] == CONCEALED:
            return [Reason("002: battle", "A concealed enemy is drawn at random, not picked.")]
        return [Reason("002: battle", f"{name} is not in the contested region.")]
    if kind == ASK_SWITCH:
        rule = "002: Sméagol"
        if not own:
            return [Reason(rule, "Sméagol switches only with a friend.")]
        return [Reason(rule, f"{name} is not in a region that Sméagol can switch with.")]
    if kind == ASK_RECALL:
        sentence = "Only your own characters are recalled." if not own else f"{name} is in Mordor."
        return [Reason("002: Recall to Mordor", sentence)]
    if kind == ASK_KING:
        return [Reason("002: A King Revealed", "The King calls an enemy piece.")]
    if kind == ASK_CREBAIN:
        sentence = "The Crebain watch an enemy piece." if own else f"{name} is revealed already."
        return [Reason("002: Crebain of Dunland", sentence)]
    return [_other_matter(game)]


def _unmoved(game: Game, side: int, kind: int, stand: int, name: str) -> list[Reason]:
    """Why one's own piece has no move."""
    why: list[Reason] = []
    if rooted(game, stand):
        why.append(Reason("002: The Watcher", f"{name} is revealed and no longer moves by itself."))
    called = bound(game, side)
    if kind == ASK_MOVE:
        if game.rows[PLAY][MUST_STAY] == stand:
            why.append(
                Reason("002: The Dark of Mordor", "A different character must move after this one.")
            )
        if called not in (UNSET, stand):
            rule = "A King Revealed" if side == SAURON else "Shadowfax"
            why.append(Reason(f"002: {rule}", f"{stand_name(game, called)} must move this turn."))
    if kind == ASK_DARK and called == stand:
        why.append(Reason("002: A King Revealed", "The called piece is kept for the move itself."))
    if why:
        return why
    own = census(game, side)
    foes = census(game, 1 - side)
    ahead = FORWARD[side][game.rows[REGION][stand]]
    if not ahead:
        return [Reason("002: movement", f"{name} has no region in front.")]
    for to in ahead:
        if own[to] >= ROOM[to]:
            why.append(_full(to))
        elif foes[to] and kind != ASK_MOVE:
            why.append(_enemy(kind, to))
    if not why:
        sentence = "After that step the move that must follow is not possible."
        why.append(Reason(f"002: {_QUIET.get(kind, 'movement')}", sentence))
    return why


def _full(region: int) -> Reason:
    where = REGION_NAMES[region]
    return Reason("002: movement", f"There is no room in {where}: it holds {ROOM[region]} a side.")


def _enemy(kind: int, region: int) -> Reason:
    rule = _QUIET.get(kind, "retreats")
    return Reason(f"002: {rule}", f"The enemy stands in {REGION_NAMES[region]}.")


def _card(game: Game, side: int, kind: int, card: int) -> list[Reason]:
    if side_of_card(card) != side:
        return [Reason("002: play cards", "That card is the enemy's.")]
    zone = game.rows[CARD][card]
    if kind in (ASK_CARD, ASK_NEW_CARD):
        if zone == DISCARDED:
            return [Reason("002: play cards", "It is discarded until all nine cards are used.")]
        return [Reason("002: play cards", "It is on the table in this battle already.")]
    if kind == ASK_MAGIC and zone == IN_HAND:
        return [Reason("002: Magic", "Magic brings back a discard, not a card in hand.")]
    if kind == ASK_MAGIC:
        return [Reason("002: Magic", "That card is on the table.")]
    return [Reason("002: play cards", "Combat cards are played in battle, when both are asked.")]


def _special(game: Game, side: int, kind: int, special: int) -> list[Reason]:
    rule = f"002: {SPECIAL_NAMES[special]}"
    if side_of_special(special) != side:
        return [Reason(rule, "That card is the enemy's.")]
    state = game.rows[SPECIAL][special]
    if state == USED:
        return [Reason(rule, "Each special card is used once a game, and this one was.")]
    if state != HELD:
        return [Reason("002: the special cards", "That card is not in this game.")]
    if special == PALANTIR:
        if game.rows[PLAY][TURN] != side:
            return [Reason(rule, "It is used in your own turn.")]
        return [Reason(rule, "No region but the Shire holds a concealed enemy.")]
    if special == GWAIHIR and game.rows[BATTLE][B_REGION] != UNSET:
        if has(fighting(game, SAURON), SILENCES):
            return [Reason(rule, "He does not come against the Warg.")]
        return [Reason(rule, "He comes as a battle begins, before any ability.")]
    if kind == ASK_MOVE:
        why: list[Reason] = []
        can_move = any_forward(game, all_moves(game, side))
        special_works(game, special, can_move, why)
        return why
    return [_other_matter(game)]


def _region(game: Game, side: int, kind: int, region: int) -> list[Reason]:
    own = census(game, side)
    foes = census(game, 1 - side)
    if kind in (ASK_RETREAT, ASK_RETREAT_CARD, ASK_SLIP):
        if foes[region]:
            return [_enemy(kind, region)]
        if own[region] >= ROOM[region]:
            return [_full(region)]
        if kind == ASK_SLIP and own[region]:
            return [Reason("002: Wormtongue", f"{REGION_NAMES[region]} is not empty.")]
        return [Reason("002: retreats", "No retreat leads there.")]
    if kind in (ASK_MOVE, ASK_RIDE, ASK_DARK):
        if own[region] >= ROOM[region]:
            return [_full(region)]
        if kind in _QUIET and foes[region]:
            return [_enemy(kind, region)]
        return [
            Reason("002: movement", f"None of your characters can reach {REGION_NAMES[region]}.")
        ]
    return [_other_matter(game)]


def _not_there(game: Game, side: int, kind: int, stand: int, region: int) -> list[Reason]:
    """Why a piece that has other moves cannot go to this region."""
    if census(game, side)[region] >= ROOM[region]:
        return [_full(region)]
    if kind in _QUIET and census(game, 1 - side)[region]:
        return [_enemy(kind, region)]
    name = stand_name(game, stand)
    sentence = f"{name} moves forward to an adjacent region, unless an ability says otherwise."
    return [Reason("002: movement", sentence)]
