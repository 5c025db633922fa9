"""What a skirmish comes to as things stand, and what an answer would make of it.

Nothing here decides anything: the numbers are those the rules will use, before anyone acts again.
"""

from collections.abc import Callable
from typing import Final

from mathom.cardplay.questions import ASK_TARGETS
from mathom.games.tcg.abilities import SKIRMISH
from mathom.games.tcg.effect_kinds import STRENGTH, STRENGTH_OF_ITEMS_OFF
from mathom.games.tcg.effects import (
    cancelled_bonuses,
    damage_bonus,
    facts,
    items_of,
    sources,
    strength,
    total,
    vitality,
)
from mathom.games.tcg.events.skirmishes import E_RESOLVE
from mathom.games.tcg.questions import ABILITY, ASK_ACTION, ASK_ATTACK, ASK_DEFENDER, PASS
from mathom.games.tcg.rows import (
    ACTIVE,
    FIGHTER,
    FOE,
    FOES_STRENGTH,
    OWN_STRENGTH,
    RESOLVED,
    STATE,
    free,
    minions_against,
    phase,
)
from mathom.games.tcg.rulebook.skirmish import outmatched, prevails, sides, sum_of
from mathom.kernel.decision import EVEN, GAIN, LOSS, Preview
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.kernel.rules import Json

# How many targets in a row an action is followed through, and how many of each are tried.
_TARGETS: Final = 2
_MANY: Final = 8


class Outlook:
    """One skirmish as it would be resolved now: who is in it, who wins, and at what cost.

    ``wounds`` is what each loser takes; ``fallen`` are the losers that would not live on.
    """

    def __init__(self, game: Game, character: int, more: int = NONE) -> None:
        self.character = character
        if character == game.rows[STATE][FIGHTER]:
            self.own, self.foes = sides(game)
        else:
            self.own, self.foes = [character], minions_against(game, character)
        if more != NONE:
            self.foes = [*self.foes, more]
        self.strength = sum_of(game, self.own)
        self.against = sum_of(game, self.foes)
        state = game.rows[STATE]
        self.settled = character == state[FIGHTER] and state[RESOLVED] != 0
        if self.settled:
            self.strength, self.against = state[OWN_STRENGTH], state[FOES_STRENGTH]
        self.won = prevails(self.own, self.foes, self.strength, self.against)
        if self.settled:
            self.won = self.strength > self.against
        winners, self.losers = (self.own, self.foes) if self.won else (self.foes, self.own)
        self.wounds = 1 + sum(damage_bonus(game, card) for card in winners)
        greater, lesser = self.strength, self.against
        if not self.won:
            greater, lesser = lesser, greater
        self.overwhelmed = [card for card in self.losers if outmatched(game, card, greater, lesser)]
        self.fallen = [
            card
            for card in self.losers
            if card in self.overwhelmed or vitality(game, card) <= self.wounds
        ]

    def says(self, game: Game) -> str:
        """How it ends, in a sentence."""
        if self.settled:
            return f"It ended {self.strength} to {self.against}."
        if not self.losers:
            return f"{_names(game, self.own or self.foes)} has nobody to fight."
        losers = _names(game, self.losers)
        if self.overwhelmed:
            many = "are" if len(self.losers) > 1 else "is"
            return f"As it stands, {losers} {many} overwhelmed."
        wounds = "a wound" if self.wounds == 1 else f"{self.wounds} wounds"
        takes = "take" if len(self.losers) > 1 else "takes"
        each = " each" if len(self.losers) > 1 else ""
        end = ""
        if len(self.fallen) == len(self.losers):
            end = " and die" if len(self.losers) > 1 else " and dies"
        return f"As it stands, {losers} {takes} {wounds}{each}{end}."


def _names(game: Game, cards: list[int]) -> str:
    names = [facts(game, card).title for card in cards]
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def skirmishes(game: Game) -> list[Json]:
    """Every skirmish that is set, with its numbers as they are now."""
    foes = game.rows[FOE]
    found: list[int] = []
    for minion in game.rows[ACTIVE]:
        if foes[minion] != NONE and foes[minion] not in found:
            found.append(foes[minion])
    fighter = game.rows[STATE][FIGHTER]
    if fighter != NONE and fighter not in found:
        found.append(fighter)
    return [drawn(game, Outlook(game, character)) for character in found]


def drawn(game: Game, outlook: Outlook) -> Json:
    """A skirmish as plain data."""
    return {
        "character": outlook.character,
        "minions": outlook.foes,
        "strength": outlook.strength,
        "against": outlook.against,
        "settled": outlook.settled,
        "won": outlook.won,
        "overwhelmed": len(outlook.overwhelmed) > 0,
        "fallen": outlook.fallen,
        "text": outlook.says(game),
        "parts": {
            str(card): [
                {"from": facts(game, source).title if source != NONE else "", "amount": amount}
                for source, amount in parts(game, card)
            ]
            for card in (*outlook.own, *outlook.foes)
        },
    }


def parts(game: Game, card: CardId) -> list[tuple[int, int]]:
    """What is added to a character's printed strength: from which card, or none, and how much."""
    found: list[tuple[int, int]] = []
    for item in items_of(game, card):
        bonus = facts(game, item).strength
        if bonus and not total(game, STRENGTH_OF_ITEMS_OFF, item):
            found.append((item, bonus))
    off = cancelled_bonuses(game, card)
    found += [one for one in sources(game, STRENGTH, card) if one[1] and one not in off]
    # Enduring, hunter, and that nothing falls below nought.
    rest = strength(game, card) - facts(game, card).strength - sum(more for _, more in found)
    return [*found, (NONE, rest)] if rest else found


def preview(game: Game, viewer: Seat, pick: Pick, guess: Callable[[Dice], Game]) -> Preview | None:
    """What an assignment or an action in a skirmish would make of the numbers."""
    decision = game.decision
    if decision is None or pick == PASS:
        return None
    ours = viewer == free(game)
    if decision.kind in (ASK_DEFENDER, ASK_ATTACK):
        minion, character = pick % ABILITY, pick // ABILITY
        return _skirmish_preview(game, Outlook(game, character, minion), ours)
    if decision.kind == ASK_ACTION and in_skirmish(game):
        now = Outlook(game, game.rows[STATE][FIGHTER])
        found = _acted(guess(Dice(0)), viewer, pick, ours, _TARGETS)
        if found is None or found == (now.strength, now.against):
            return None
        won = found[0] > found[1]
        scales = found if ours else (found[1], found[0])
        line = f"The skirmish would stand at {scales[0]} to {scales[1]}."
        return Preview(f"{scales[0]} to {scales[1]}", GAIN if won == ours else LOSS, [line], scales)
    return None


def in_skirmish(game: Game) -> bool:
    """Whether a skirmish is under way and still to be resolved."""
    state = game.rows[STATE]
    return phase(game) == SKIRMISH and state[FIGHTER] != NONE and not state[RESOLVED]


def _acted(game: Game, viewer: Seat, pick: Pick, ours: bool, depth: int) -> tuple[int, int] | None:
    """The two strengths once an action is through, with the targets that suit its player best."""
    game.events = []
    game.answer(pick)
    for seen in game.events:
        event = seen[0]
        if event is not None and event[0] == E_RESOLVE:
            return event[1], event[2]  # nobody could act any more
    decision = game.decision
    if decision is None or not in_skirmish(game):
        return None
    if depth and decision.who == viewer and decision.kind == ASK_TARGETS and decision.most == 1:
        tried = [
            _acted(game.clone(), viewer, target, ours, depth - 1)
            for target in decision.options[:_MANY]
        ]
        found = [each for each in tried if each is not None]
        if ours:
            return max(found, key=lambda each: each[0] - each[1], default=None)
        return min(found, key=lambda each: each[0] - each[1], default=None)
    outlook = Outlook(game, game.rows[STATE][FIGHTER])
    return outlook.strength, outlook.against


def _skirmish_preview(game: Game, outlook: Outlook, ours: bool) -> Preview:
    """The two numbers, the chooser's own first."""
    scales = (outlook.strength, outlook.against)
    if not ours:
        scales = (outlook.against, outlook.strength)
    if outlook.won == ours:
        tone = GAIN
    else:
        tone = LOSS if outlook.fallen or outlook.wounds > 1 else EVEN
    return Preview(f"{scales[0]} to {scales[1]}", tone, [outlook.says(game)], scales)
