"""What an option would bring, from what its player may know.

Everything told holds in every world the player must reckon with (``worlds``), or the exception is
named. A move or an ability is tried in all of them, and what is alike is told. A combat card is
tried against every card the enemy may play.
"""

from typing import Final

from mathom.games.confrontation.battle_events import E_BATTLE_ENDS, E_DEFEATED, E_STRENGTHS
from mathom.games.confrontation.board import SIDE_NAMES
from mathom.games.confrontation.cards import CARD_NAMES
from mathom.games.confrontation.characters import AIDE, name_of
from mathom.games.confrontation.events import (
    BY_RETREAT,
    E_CONCEALED,
    E_MOVES,
    E_PLACED,
    E_SHUFFLED,
    E_TURN,
    E_WON,
)
from mathom.games.confrontation.questions import (
    ASK_AID,
    ASK_CARD,
    ASK_FACES,
    ASK_FORBID,
    ASK_GWAIHIR,
    ASK_NEW_CARD,
    ASK_PLACE,
    ASK_RETREAT,
    ASK_RETREAT_CARD,
    ASK_SHOW,
    ASK_SPECIALS,
    ASK_SWITCH,
    ASK_TAKE_PLACE,
    NO,
    STAY,
    YES,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    B_ORDINAL,
    B_REGION,
    B_STAND,
    BATTLE,
    CHARACTER,
    UNSET,
    hand,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.fighters import strength
from mathom.games.confrontation.visibility import suppose_card
from mathom.games.confrontation.worlds import worlds
from mathom.kernel.decision import CHANCE, EVEN, GAIN, LOSS, OPEN, Preview
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.previews import Future, Guess, alike, play
from mathom.kernel.rules import Event

_DULL: Final = (E_TURN, E_SHUFFLED, E_CONCEALED, E_PLACED)
# Before the first turn nothing follows from an answer that its label does not say.
_BEFORE_PLAY: Final = (ASK_FACES, ASK_SPECIALS, ASK_PLACE)
# What may be asked between the reveal and the cards. A retreat, or a ruling that no cards are
# played, leads to no cards: only the other answer to these goes on.
_BEFORE_CARDS: Final = (
    ASK_TAKE_PLACE,
    ASK_GWAIHIR,
    ASK_SWITCH,
    ASK_SHOW,
    ASK_RETREAT,
    ASK_FORBID,
)
_GOES_ON: Final = {ASK_RETREAT: STAY, ASK_FORBID: NO}

FOE_FALLS: Final = "the foe falls"
YOU_FALL: Final = "you fall"
BOTH_FALL: Final = "both fall"
NOBODY: Final = "nobody falls"
UNDECIDED: Final = "still open"

_TONES: Final = {
    FOE_FALLS: GAIN,
    YOU_FALL: LOSS,
    BOTH_FALL: EVEN,
    NOBODY: EVEN,
    UNDECIDED: OPEN,
}
_HOPES: Final = {
    FOE_FALLS: "beats",
    BOTH_FALL: "ties",
    NOBODY: "flees",
    UNDECIDED: "open",
}


class Outcome:
    """How a battle ends if these cards meet: who falls, and the strengths if compared.

    ``aided`` is how it ends if Gandalf helps from nearby, where he may for all the viewer knows.
    """

    def __init__(self, card: int, verdict: str, totals: tuple[int, int] | None) -> None:
        self.card = card  # the enemy's
        self.verdict = verdict
        self.totals = totals  # mine, the enemy's
        self.aided: Outcome | None = None

    def verdicts(self) -> tuple[str, str]:
        """Without and with Gandalf's help."""
        return self.verdict, self.verdict if self.aided is None else self.aided.verdict


def preview(game: Game, viewer: Seat, pick: Pick, guess: Guess) -> Preview | None:
    """What picking this would bring, or ``None`` where there is nothing to foresee."""
    decision = game.decision
    if decision is None or decision.kind in _BEFORE_PLAY:
        return None
    if decision.kind in (ASK_CARD, ASK_NEW_CARD) and pick in decision.options:
        return _weighed(
            against_each_card(game, viewer, pick, guess), 1 - side_of_seat(game, viewer)
        )
    return _certain(game, viewer, pick, guess)


# What is certain


def _certain(game: Game, viewer: Seat, pick: Pick, guess: Guess) -> Preview | None:
    """What is told alike in every game that could be the real one, up to the next question."""
    found: list[Future] = []
    for world in worlds(game, viewer, guess):
        _follow(world, play(world, (pick,), viewer), viewer, found)
    lines = alike([_told(future, viewer) for future in found])
    brief = _face_to_face(found, side_of_seat(game, viewer))
    return Preview(brief, OPEN, lines) if lines else None


def _follow(game: Game, events: list[Event], viewer: Seat, found: list[Future]) -> None:
    """Go on to the next question of a player, with everybody whom chance may draw.

    How a shuffle falls is not told, and matters to nothing before that question.
    """
    decision = game.decision
    if decision is None or decision.who != CHANCE:
        found.append(Future(game, events))
        return
    draws = [(stand,) for stand in decision.options]
    for draw in draws if decision.most == 1 else [tuple(decision.options)]:
        branch = game.clone()
        _follow(branch, events + play(branch, draw, viewer), viewer, found)


def _told(future: Future, viewer: Seat) -> list[str]:
    game = future.game
    told = [
        game.rules.tell(game.setup, event, viewer)
        for event in future.events
        if event[0] not in _DULL
    ]
    return [line for line in told if line]


def _face_to_face(all_futures: list[Future], side: int) -> str:
    """The strengths before cards, where the viewer knows both fighters.

    What may still be asked can change one of them: then both numbers are named.
    """
    known = _fighters(all_futures[0].game)
    pairs: set[tuple[int, int]] = set()
    for future in all_futures:
        battle = future.game.rows[BATTLE]
        if battle[B_REGION] == UNSET or _fighters(future.game) != known:
            return ""
        if any(battle[B_CARD + each] != UNSET for each in (0, 1)):
            return ""
        _until_cards(future.game, side, battle[B_ORDINAL], pairs)
    mine, others = ({pair[each] for pair in pairs} for each in (0, 1))
    if len(mine) * len(others) not in (1, 2):
        return ""
    return f"{_either(mine)} to {_either(others)} before cards"


def _fighters(game: Game) -> list[int]:
    stands = game.rows[BATTLE][B_STAND : B_STAND + 2]
    return [game.rows[CHARACTER][stand] if stand >= 0 else UNSET for stand in stands]


def _until_cards(game: Game, side: int, ordinal: int, pairs: set[tuple[int, int]]) -> None:
    """Add the strengths with which this battle may come to its cards."""
    decision = game.decision
    if decision is None or game.rows[BATTLE][B_ORDINAL] != ordinal or len(pairs) > 2:
        return
    if decision.kind == ASK_CARD:
        pairs.add((strength(game, side), strength(game, 1 - side)))
    elif decision.kind in _BEFORE_CARDS:
        only = _GOES_ON.get(decision.kind)
        for pick in decision.options if only is None else [only]:
            branch = game.clone()
            branch.answer(pick)
            _until_cards(branch, side, ordinal, pairs)


def _either(numbers: set[int]) -> str:
    return " or ".join(str(number) for number in sorted(numbers))


# Combat cards


def _weighed(outcomes: list[Outcome], foe: int) -> Preview:
    """A card's prospects: in a few words, and against which of the enemy's cards what happens."""
    if len(outcomes) == 1:
        return _one_to_one(outcomes[0])
    lines: list[str] = []
    ends = sorted({each.verdicts() for each in outcomes}, key=_rank)
    for end in ends:
        names = [CARD_NAMES[each.card] for each in outcomes if each.verdicts() == end]
        lines.append(f"{_said(end)}: {SIDE_NAMES[foe]}'s {_listed(names)}.")
    if len(ends) == 1 and ends[0][0] == ends[0][1]:
        return Preview(ends[0][0], _TONES[ends[0][0]], lines)
    # Without and with Gandalf's help, side by side.
    alone, aided = ([each.verdicts()[i] for each in outcomes] for i in (0, 1))
    wins = alone.count(FOE_FALLS) + aided.count(FOE_FALLS)
    losses = alone.count(YOU_FALL) + aided.count(YOU_FALL)
    tone = GAIN if wins > losses else LOSS if losses > wins else EVEN
    # The best that can come of it is what one plays it for.
    best = next(verdict for verdict in _HOPES if verdict in alone or verdict in aided)
    counts = _either({alone.count(best), aided.count(best)})
    return Preview(f"{_HOPES[best]} {counts} of {len(outcomes)}", tone, lines)


def _one_to_one(only: Outcome) -> Preview:
    """The enemy's card is known."""
    end = only.verdicts()
    same = end[0] == end[1]
    brief = end[0] if same else f"{end[0]}, or {end[1]}"
    if only.totals is not None:
        both = [only.totals, only.totals if only.aided is None else only.aided.totals]
        mine, others = ({pair[i] for pair in both if pair is not None} for i in (0, 1))
        brief = f"{_either(mine)} to {_either(others)}: {brief}"
    return Preview(brief, _TONES[end[0]] if same else OPEN, [] if same else [f"{_said(end)}."])


def _said(end: tuple[str, str]) -> str:
    """How it ends, as a sentence begins; and how else, if Gandalf helps."""
    alone, aided = end
    said = f"{alone[0].upper()}{alone[1:]}"
    if alone == aided:
        return said
    return f"{said}, but with {name_of(AIDE)}'s help {'it is ' * (aided == UNDECIDED)}{aided}"


def _rank(end: tuple[str, str]) -> int:
    """The order of the lines: the best first, and what Gandalf may change after what he cannot."""
    order = list(_TONES)
    return order.index(end[0]) * 10 + (order.index(end[1]) + 1) * (end[0] != end[1])


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def against_each_card(game: Game, viewer: Seat, pick: Pick, guess: Guess) -> list[Outcome]:
    """How a combat card fares against every card the enemy may have picked or will pick."""
    foe = 1 - side_of_seat(game, viewer)
    shown = game.rows[BATTLE][B_CARD + foe]
    all_worlds = worlds(game, viewer, guess)
    return [
        _in_all(all_worlds, viewer, pick, card)
        for card in ([shown] if shown != UNSET else hand(game, foe))
    ]


def _in_all(all_worlds: list[Game], viewer: Seat, pick: Pick, card: int) -> Outcome:
    """What the two cards bring in all the worlds; open where it is not the same in each."""
    alone: list[Outcome] = []
    aided: list[Outcome] = []
    for world in all_worlds:
        game = world.clone()
        side = side_of_seat(game, viewer)
        suppose_card(game, 1 - side, card)
        stands = game.rows[BATTLE][B_STAND : B_STAND + 2]
        fighters = (stands[side], stands[1 - side])
        events = play(game, (pick,), viewer)
        _play_out(game, viewer, card, events)
        decision = game.decision
        if decision is not None and decision.kind == ASK_AID and not _over(events):
            # Gandalf (variant): put whenever he may be near, with one answer where he is not.
            if YES in decision.options:
                helped = game.clone()
                more = events + play(helped, (YES,), viewer)
                _play_out(helped, viewer, card, more)
                aided.append(_judge(card, side, fighters, more))
            events += play(game, (NO,), viewer)
            _play_out(game, viewer, card, events)
        alone.append(_judge(card, side, fighters, events))
    outcome = _agreed(alone)
    if aided:
        outcome.aided = _agreed(aided)
    return outcome


def _agreed(outcomes: list[Outcome]) -> Outcome:
    """What all say."""
    first = outcomes[0]
    if all(each.verdict == first.verdict and each.totals == first.totals for each in outcomes):
        return first
    return Outcome(first.card, UNDECIDED, None)


def _over(events: list[Event]) -> bool:
    return any(event[0] in (E_BATTLE_ENDS, E_WON) for event in events)


def _play_out(game: Game, viewer: Seat, card: int, events: list[Event]) -> None:
    """Go on to the end of the battle, or to where it is for the players to say."""
    while game.decision is not None and not _over(events):
        decision = game.decision
        if decision.kind == ASK_CARD and card in decision.options:
            pick = card
        elif decision.kind == ASK_RETREAT_CARD:
            pick = decision.options[0]  # wherever a card sends somebody, it is away
        elif len(decision.options) == 1 and decision.kind != ASK_AID:
            pick = decision.options[0]
        else:
            return
        events += play(game, (pick,), viewer)


def _judge(card: int, side: int, fighters: tuple[int, int], events: list[Event]) -> Outcome:
    totals: tuple[int, int] | None = None
    fallen: set[int] = set()
    ended = away = False
    for event in events:
        kind, subject, value, cause = event[:4]
        if kind == E_STRENGTHS:
            pair = (subject, value)
            totals = (pair[side], pair[1 - side])
        elif kind == E_DEFEATED:
            fallen.add(subject)
        elif kind == E_MOVES and cause == BY_RETREAT and subject in fighters:
            away = True
        elif kind in (E_BATTLE_ENDS, E_WON):
            ended = True
            break
    if not ended:
        return Outcome(card, UNDECIDED, totals)
    mine, foes = (stand in fallen for stand in fighters)
    if mine and foes:
        return Outcome(card, BOTH_FALL, totals)
    if mine or foes:
        return Outcome(card, YOU_FALL if mine else FOE_FALLS, totals)
    return Outcome(card, NOBODY if away else UNDECIDED, totals)
