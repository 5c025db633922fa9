"""What holds at every decision of The Card Game, however it was reached."""

from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import HERO, OBJECTIVE
from mathom.games.lcg.moments import here
from mathom.games.lcg.rows import (
    DAMAGE,
    DECK,
    ENGAGED,
    EXHAUSTED,
    HAND,
    HOST,
    LASTING,
    LASTING_CELLS,
    LATER,
    LATER_CELLS,
    MARKS,
    OUT,
    OVER,
    OWNER,
    PLAY,
    PRISONER,
    PROGRESS,
    RESOURCES,
    SHADOWS,
    STATE,
    THREAT,
    ZONE,
    attached_to,
    seats,
)
from mathom.games.lcg.rulebook.handling import ON_NO_CARD
from mathom.kernel.game import Game

TOKENS = {EXHAUSTED: "exhausted", DAMAGE: "damage", RESOURCES: "resources", PROGRESS: "progress"}


def faults(game: Game) -> list[str]:
    """Everything that should not be so."""
    return [*_out_of_play(game), *_lasting(game), *_players(game), *_objectives(game)]


def _out_of_play(game: Game) -> list[str]:
    """001: in play and out of play - what is out carries nothing."""
    rows = game.rows
    found = []
    for card, zone in enumerate(rows[ZONE]):
        if here(game, card):
            continue
        title = facts(game, card).title
        for row, name in TOKENS.items():
            if rows[row][card]:
                found.append(f"{title} in pile {zone} has {name}")
        if zone != SHADOWS and (rows[MARKS][card] or rows[HOST][card] != -1):
            found.append(f"{title} in pile {zone} is marked or attached")
    return found


def _lasting(game: Game) -> list[str]:
    """001: lasting effects - on what is there, and promises too."""
    found = []
    lasting, later = game.rows[LASTING], game.rows[LATER]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] not in ON_NO_CARD and not here(game, lasting[i + 1]):
            found.append(f"an effect lasts on {facts(game, lasting[i + 1]).title}, which is gone")
    for i in range(0, len(later), LATER_CELLS):
        if later[i + 3] >= 0 and not here(game, later[i + 3]):
            found.append(f"something waits for {facts(game, later[i + 3]).title}, which is gone")
        if game.rows[OUT][later[i + 2]]:
            found.append("something waits for a player who is out")
    return found


def _players(game: Game) -> list[str]:
    """001: player elimination."""
    rows = game.rows
    found = []
    for seat in range(seats(game)):
        if rows[OUT][seat]:
            if any(rows[pile + seat] for pile in (HAND, DECK, PLAY, ENGAGED)):
                found.append(f"seat {seat} is out and still has cards")
            if rows[THREAT][seat] != 50:
                found.append(f"seat {seat} is out with threat {rows[THREAT][seat]}")
        elif not rows[STATE][OVER]:
            free = [
                card
                for card in rows[PLAY + seat]
                if facts(game, card).type == HERO and not rows[MARKS][card] & PRISONER
            ]
            if not free:
                found.append(f"seat {seat} plays on without a free hero")
            if rows[THREAT][seat] >= 50:
                found.append(f"seat {seat} plays on at threat 50")
    decision = game.decision
    if decision is not None and decision.who >= 0 and rows[OUT][decision.who]:
        found.append(f"seat {decision.who} is out and asked something")
    return found


def _objectives(game: Game) -> list[str]:
    """001: guarded - one card at most for each objective."""
    found = []
    for card in range(len(game.rows[ZONE])):
        if facts(game, card).type == OBJECTIVE and game.rows[OWNER][card] >= 4:
            if len(attached_to(game, card)) > 1:
                found.append(f"{facts(game, card).title} has several guards")
    return found
