"""What an option would bring, from what its player may know.

A move or an ability is tried in games that fit the view, and what is alike in all of them is
told. A combat card is tried against every card the enemy may play.
"""

from typing import Final

from mathom.games.confrontation.board import SIDE_NAMES
from mathom.games.confrontation.cards import CARD_NAMES
from mathom.games.confrontation.kinds import (
    ASK_CARD,
    ASK_FACES,
    ASK_NEW_CARD,
    ASK_PLACE,
    ASK_RETREAT_CARD,
    ASK_SPECIALS,
    BY_RETREAT,
    E_BATTLE,
    E_BATTLE_ENDS,
    E_CONCEALED,
    E_DEFEATED,
    E_MOVES,
    E_PLACED,
    E_REVEALED,
    E_SHUFFLED,
    E_STRENGTHS,
    E_TURN,
    E_WON,
)
from mathom.games.confrontation.rows import (
    B_CARD,
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
from mathom.kernel.decision import EVEN, GAIN, LOSS, OPEN, Preview
from mathom.kernel.dice import Dice
from mathom.kernel.foresight import Future, Guess, alike, futures, play
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

# What hangs on nothing hidden is the same everywhere; a meeting of two equally likely people
# is alike in all of many games once in thirty thousand times.
_FEW: Final = 2
_MANY: Final = 16
_TELLING: Final = (E_BATTLE, E_REVEALED, E_DEFEATED)
_DULL: Final = (E_TURN, E_SHUFFLED, E_CONCEALED, E_PLACED)
# Before the first turn nothing follows from an answer that its label does not say.
_BEFORE_PLAY: Final = (ASK_FACES, ASK_SPECIALS, ASK_PLACE)

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
    """How a battle ends if these cards meet: who falls, and the strengths if compared."""

    def __init__(self, card: int, verdict: str, totals: tuple[int, int] | None) -> None:
        self.card = card  # the enemy's
        self.verdict = verdict
        self.totals = totals  # mine, the enemy's


def preview(game: Game, viewer: int, pick: int, guess: Guess) -> Preview | None:
    """What picking this would bring, or ``None`` where there is nothing to foresee."""
    decision = game.decision
    if decision is None or decision.kind in _BEFORE_PLAY:
        return None
    if decision.kind in (ASK_CARD, ASK_NEW_CARD) and pick in decision.options:
        return _weighed(
            against_each_card(game, viewer, pick, guess), 1 - side_of_seat(game, viewer)
        )
    return _certain(game, viewer, pick, guess)


def _certain(game: Game, viewer: int, pick: int, guess: Guess) -> Preview | None:
    """What is told alike in every game that could be the real one, up to the next question."""
    all_futures = futures(guess, (pick,), viewer, _FEW)
    if any(event[0] in _TELLING for event in all_futures[0].events):
        all_futures = futures(guess, (pick,), viewer, _MANY)
    lines = alike([_told(future, viewer) for future in all_futures])
    brief = _face_to_face(all_futures, side_of_seat(game, viewer))
    return Preview(brief, OPEN, lines) if lines else None


def _told(future: Future, viewer: int) -> list[str]:
    game = future.game
    told = [
        game.rules.tell(game.setup, event, viewer)
        for event in future.events
        if event[0] not in _DULL
    ]
    return [line for line in told if line]


def _face_to_face(all_futures: list[Future], side: int) -> str:
    """The strengths before cards, where the viewer knows both fighters."""
    pairs: set[tuple[int, int]] = set()
    for future in all_futures:
        game = future.game
        battle = game.rows[BATTLE]
        if battle[B_REGION] == UNSET:
            return ""
        if any(game.rows[CHARACTER][battle[B_STAND + each]] < 0 for each in (0, 1)):
            return ""
        pairs.add((strength(game, side), strength(game, 1 - side)))
    if len(pairs) != 1:
        return ""
    mine, other = pairs.pop()
    return f"{mine} to {other} before cards"


def _weighed(outcomes: list[Outcome], foe: int) -> Preview:
    """A card's prospects: in a few words, and against which of the enemy's cards what happens."""
    verdicts = [outcome.verdict for outcome in outcomes]
    if len(outcomes) == 1:
        only = outcomes[0]
        totals = f"{only.totals[0]} to {only.totals[1]}: " if only.totals else ""
        return Preview(totals + only.verdict, _TONES[only.verdict], [])
    lines: list[str] = []
    for verdict in _TONES:
        cards = [CARD_NAMES[each.card] for each in outcomes if each.verdict == verdict]
        if cards:
            lines.append(
                f"{verdict[0].upper()}{verdict[1:]}: {SIDE_NAMES[foe]}'s {_listed(cards)}."
            )
    if len(set(verdicts)) == 1:
        return Preview(verdicts[0], _TONES[verdicts[0]], lines)
    wins, losses = verdicts.count(FOE_FALLS), verdicts.count(YOU_FALL)
    tone = GAIN if wins > losses else LOSS if losses > wins else EVEN
    # The best that can come of it is what one plays it for.
    what, count = next(
        (what, verdicts.count(verdict)) for verdict, what in _HOPES.items() if verdict in verdicts
    )
    return Preview(f"{what} {count} of {len(outcomes)}", tone, lines)


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def against_each_card(game: Game, viewer: int, pick: int, guess: Guess) -> list[Outcome]:
    """How a combat card fares against every card the enemy may have picked or will pick."""
    side = side_of_seat(game, viewer)
    foe = 1 - side
    outcomes: list[Outcome] = []
    shown = game.rows[BATTLE][B_CARD + foe]
    for card in [shown] if shown != UNSET else hand(game, foe):
        supposed = guess(Dice(0))
        if shown == UNSET:
            suppose_card(supposed, foe, card)
        fighters = (supposed.rows[BATTLE][B_STAND + side], supposed.rows[BATTLE][B_STAND + foe])
        events = play(supposed, (pick,), viewer)
        decision = supposed.decision
        if decision is not None and decision.kind == ASK_CARD and card in decision.options:
            events += play(supposed, (card,), viewer)
        while supposed.decision is not None:
            # Wherever a card sends somebody, it is away; all else is for the players to say.
            decision = supposed.decision
            forced = len(decision.options) == 1 or decision.kind == ASK_RETREAT_CARD
            if not forced or any(event[0] in (E_BATTLE_ENDS, E_WON) for event in events):
                break
            events += play(supposed, (decision.options[0],), viewer)
        outcomes.append(_judge(card, side, fighters, events))
    return outcomes


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
