"""What is known of a stand comes with the moment it was learned."""

import re

from mathom.games import rules_of
from mathom.games.confrontation.battle_events import E_BATTLE
from mathom.games.confrontation.board import FANGORN, REGION_NAMES, TUNNEL
from mathom.games.confrontation.events import E_MOVES, E_TURN
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Event
from mathom.players.player import any_answer
from mathom.table.view import View

RULES = rules_of("confrontation")


def battles(seen: list[Event]) -> set[tuple[str, int]]:
    """Where was fought on which turn: an attacker has always just moved there."""
    found: set[tuple[str, int]] = set()
    turn, place = 0, ""
    for event in seen:
        if event[0] == E_TURN:
            turn += 1
        elif event[0] == E_MOVES:
            place = REGION_NAMES[FANGORN if event[2] == TUNNEL else event[2]]
        elif event[0] == E_BATTLE:
            found.add((place, turn))
    return found


def test_every_reason_fits_what_is_known() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        play = Playthrough(RULES, {}, str(seed))
        dice = Dice(seed)
        while play.decision is not None:
            play.answer(*any_answer(play.decision, dice))
            seen = [event for _, event in play.chronicle[0]]
            view = View(play.game, 0)
            reasons = RULES.learned(view.game, seen)
            for piece in view.picture()["pieces"]:
                why = reasons.get(piece["thing"], "")
                hidden = piece["region"] is not None and not piece["revealed"]
                assert bool(why) == (hidden and len(piece["may_be"]) < 9)
                kinds.add(why.split(" ")[0])
                if match := re.fullmatch(r"Revealed in the battle in (.*), turn (\d+)\.", why):
                    assert piece["known"]
                    assert (match[1], int(match[2])) in battles(seen)
    assert {"Revealed", "Shuffled"} <= kinds
