"""Who defends against whom, whom the rest attack, and which skirmish comes first."""

from mathom.games.tcg.effects import minions
from mathom.games.tcg.questions import ABILITY, PASS
from mathom.games.tcg.rows import ACTIVE, FOE
from mathom.games.tcg.rulebook.assignment import can_fight, is_defender
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.players.tcg.reckoning import Fighter, Foe, bout


class Field:
    """Everyone who may fight in this assignment phase, and who is against whom."""

    def __init__(self, game: Game) -> None:
        foes = game.rows[FOE]
        self.fighters = [Fighter(game, c) for c in game.rows[ACTIVE] if is_defender(game, c)]
        self.against: list[list[Foe]] = [[] for _ in self.fighters]
        self.loose: list[Foe] = []
        places = {fighter.card: i for i, fighter in enumerate(self.fighters)}
        for minion in minions(game):
            if foes[minion] == NONE:
                if can_fight(game, minion):
                    self.loose.append(Foe(game, minion))
            elif foes[minion] in places:
                self.against[places[foes[minion]]].append(Foe(game, minion))
        self.loose.sort(key=_by_strength)
        self.places = places
        self.worths = [bout(self.fighters[i], self.against[i]) for i in range(len(self.fighters))]

    def change(self, place: int, foe: Foe) -> float:
        """What it changes for the Free Peoples player if a minion joins a skirmish."""
        return bout(self.fighters[place], [*self.against[place], foe]) - self.worths[place]

    def prospect(self, besides: int) -> float:
        """What the Shadow would make of all that is left over, the strongest first."""
        gained = 0.0
        added: list[list[Foe]] = [[] for _ in self.fighters]
        worths = self.worths[:]
        for foe in self.loose:
            if foe.card == besides:
                continue
            best = -1
            worst = 0.0
            for i in range(len(self.fighters)):
                change = bout(self.fighters[i], [*self.against[i], *added[i], foe]) - worths[i]
                if change < worst:
                    best, worst = i, change
            if best >= 0:
                added[best].append(foe)
                worths[best] += worst
                gained += worst
        return min(gained, self.crowded(besides))

    def crowded(self, besides: int) -> float:
        """The worst that all that is left over could do to one character together."""
        crowd = [foe for foe in self.loose if foe.card != besides]
        worst = 0.0
        for i in range(len(self.fighters)):
            change = bout(self.fighters[i], [*self.against[i], *crowd]) - self.worths[i]
            worst = min(worst, change)
        return worst


def _by_strength(foe: Foe) -> int:
    return -foe.strength


def defend_worths(game: Game, options: list[int]) -> list[float]:
    """Every defence the Free Peoples player may set up: by what it brings and what it prevents."""
    field = Field(game)
    foes = {foe.card: foe for foe in field.loose}
    left: dict[int, float] = {}
    found: list[float] = []
    undone = field.prospect(NONE)
    for option in options:
        if option == PASS:
            found.append(undone)
            continue
        minion, character = option % ABILITY, option // ABILITY
        if minion not in foes or character not in field.places:
            found.append(undone - 1.0)
            continue
        place = field.places[character]
        foe = foes[minion]
        kept = field.worths[place]
        change = field.change(place, foe)
        # With this one taken, what would the Shadow do with the others?
        field.against[place].append(foe)
        field.worths[place] += change
        if len(field.loose) <= 4 or minion not in left:
            left[minion] = field.prospect(minion)
        field.against[place].pop()
        field.worths[place] = kept
        found.append(change + left[minion])
    return found


def attack_worths(game: Game, options: list[int]) -> list[float]:
    """Every attack of a minion left over: by what it costs the fellowship."""
    field = Field(game)
    foes = {foe.card: foe for foe in field.loose}
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
            continue
        minion, character = option % ABILITY, option // ABILITY
        if minion not in foes or character not in field.places:
            found.append(0.0)
            continue
        place = field.places[character]
        change = field.change(place, foes[minion])
        # Alone it may do little where together they do much.
        together = bout(field.fighters[place], [*field.against[place], *field.loose])
        shared = (together - field.worths[place]) / len(field.loose)
        found.append(-min(change, shared) + 0.01 * foes[minion].strength)
    return found


def order_worth(game: Game, character: int) -> float:
    """The skirmish in which most is at stake comes first, while there is help to give."""
    foes = [Foe(game, card) for card in minions(game) if game.rows[FOE][card] == character]
    return -bout(Fighter(game, character), foes)
