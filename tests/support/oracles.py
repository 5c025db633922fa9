"""What each rulebook hides, judged afresh: no word of this comes from our visibility code."""

from abc import ABC, abstractmethod
from typing import ClassVar

from mathom.cardplay.questions import ASK_TARGETS
from mathom.games import rules_of
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


def events(game: str, *names: str) -> tuple[int, ...]:
    """The numbers of a game's events, by the names that it publishes."""
    return tuple(rules_of(game).events.number(name) for name in names)


def rows_called(game: str, *names: str) -> tuple[int, ...]:
    """The numbers of a game's rows, by the names that saves have for them."""
    return tuple(rules_of(game).row_names.index(name) for name in names)


class Oracle(ABC):
    """One game under watch: what its rulebook hides from whom."""

    @abstractmethod
    def watch(self, game: Game) -> None:
        """Take note of what has happened in public since the last decision."""

    @abstractmethod
    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        """The game with something changed that the viewer has had no way to know."""

    def exchanged(self, game: Game, one: int, other: int) -> Game:
        """The game with two things in each other's place, run on to what it asks then."""
        rows = [row[:] for row in game.rows]
        things = rows[0]
        things[one], things[other] = things[other], things[one]
        twin = Game(game.rules, game.setup, rows, [frame.copy() for frame in game.stack])
        twin.run()
        return twin

    @abstractmethod
    def came_to_light(self, game: Game, twin: Game) -> bool:
        """Whether the last answer showed, by the rules, how the two differ."""

    @abstractmethod
    def check(self, game: Game) -> None:
        """Whether the game is one the rules could have led to."""


class ConfrontationOracle(Oracle):
    """002: each player sees only his own characters, and a shuffle hides them anew.

    Each piece carries what has been heard of it: nothing at first, something of its own once
    it was revealed (or was seen to enter the enemy's home without winning), and the same as
    its companions once they were shuffled together. Two concealed pieces of which the same
    was heard may change places without anyone else being the wiser.
    """

    CHARACTER, REGION, FACE = 0, 1, 2
    MOVES, REVEALED, SHUFFLED, DEFEATED, NEXT_LEG = events(
        "confrontation", "moves", "revealed", "shuffled", "defeated", "next leg"
    )

    def __init__(self) -> None:
        self.heard = [0] * 18
        self.news = 0

    def watch(self, game: Game) -> None:
        for witnessed in game.events or []:
            event = witnessed[-1]  # as a spectator sees it
            if event is None:
                continue
            kind, subject, value = event[:3]
            self.news += 1
            if kind in (self.REVEALED, self.DEFEATED) or (
                kind == self.MOVES and value == (15 if subject < 9 else 0)
            ):
                self.heard[subject] = self.news
            elif kind == self.SHUFFLED:
                for stand in range(subject * 9, subject * 9 + 9):
                    here = game.rows[self.REGION][stand] == value
                    if here and game.rows[self.FACE][stand] == 0:
                        self.heard[stand] = self.news
            elif kind == self.NEXT_LEG:
                self.heard = [0] * 18

    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        swapped = game.rows[9][4]
        sides = [side for side in (0, 1) if viewer == SPECTATOR or side != viewer ^ swapped]
        side = sides[dice.below(len(sides))]
        pairs = self.exchangeable(game, side)
        if not pairs:
            return None
        one, other = pairs[dice.below(len(pairs))]
        return self.exchanged(game, one, other)

    def exchangeable(self, game: Game, side: int) -> list[tuple[int, int]]:
        rows = game.rows
        stands = [
            stand
            for stand in range(side * 9, side * 9 + 9)
            if rows[self.REGION][stand] >= 0
            and rows[self.FACE][stand] == 0
            and rows[self.CHARACTER][stand] >= 0
        ]
        return [
            (a, b)
            for i, a in enumerate(stands)
            for b in stands[i + 1 :]
            if self.heard[a] == self.heard[b]
        ]

    def came_to_light(self, game: Game, twin: Game) -> bool:
        """Different characters were laid face up, or one of the games has ended."""
        return self.shown(game) != self.shown(twin) or None in (game.decision, twin.decision)

    def shown(self, game: Game) -> list[tuple[int, ...]]:
        events = [witnessed[-1] for witnessed in game.events or []]
        return [event for event in events if event and event[0] in (self.REVEALED, self.DEFEATED)]

    def check(self, game: Game) -> None:
        """Every stand that is filled holds a different tile of its own side."""
        for side in (0, 1):
            filled = [c for c in game.rows[self.CHARACTER][side * 9 : side * 9 + 9] if c != NONE]
            tiles = [character % 18 for character in filled]
            assert len(set(tiles)) == len(tiles)
            assert all(tile // 9 == side for tile in tiles)


class CardsOracle(Oracle):
    """A card game: which cards lie face up, and which somebody has looked at."""

    CARD, OWNER = 0, 0
    CARRIED: ClassVar[set[int]]  # events that show a card as they carry it about

    def __init__(self) -> None:
        self.public: set[int] = set()
        self.looked: set[tuple[int, int]] = set()
        self.viewer = SPECTATOR

    @abstractmethod
    def face_up(self, game: Game) -> list[tuple[int, int]]:
        """The cards that all can see, with what they are."""

    def came_to_light(self, game: Game, twin: Game) -> bool:
        """Different cards lie face up or were carried about, or one of the games has ended."""
        return (
            self.face_up(game) != self.face_up(twin)
            or self.carried(game) != self.carried(twin)
            or None in (game.decision, twin.decision)
        )

    def carried(self, game: Game) -> list[tuple[int, ...]]:
        found = []
        for witnessed in game.events or []:
            event = witnessed[game.rules.viewers(game.setup).index(self.viewer)]
            if event is not None and event[0] in self.CARRIED:
                found.append(event)
        return found

    def owned(self, game: Game, owner: int) -> bool:
        """Whether an owner has exactly the cards of its list."""
        have, had = (
            sorted(
                number
                for card, number in enumerate(rows[self.CARD])
                if rows[self.OWNER][card] == owner
            )
            for rows in (game.rows, game.rules.begin(game.setup)[0])
        )
        return have == had

    def check(self, game: Game) -> None:
        for seat in range(game.rules.seats(game.setup)):
            assert self.owned(game, seat)


class LcgOracle(CardsOracle):
    """001: hands are their players' own, decks nobody's, shadow cards lie face down.

    Where a card lies and which way up is on the table for all to see. A card that has been face
    up stays known, and one that somebody looked at is known to that player, until its pile is
    shuffled.
    """

    ZONE, MARKS, OWNER, STATE = rows_called("lcg", "zone", "marks", "owner", "state")
    SCENARIO_NUMBER = 11
    HANDS, DECKS, DISCARDS = range(18, 22), range(22, 26), range(26, 30)
    ENCOUNTER_DECK, SHADOWS = 40, 42
    FACE_DOWN = 2
    # Events that carry cards about, or turn them face up.
    MOVE, DRAW, ENTER, LEAVE, REVEAL, SHOWN = events(
        "lcg", "moves", "draws", "enters play", "leaves play", "revealed", "shadow shown"
    )
    LOOK, SHUFFLE, NEXT_SCENARIO = events("lcg", "looked at", "shuffled", "next scenario")
    MOVES = {MOVE, DRAW, ENTER, LEAVE, REVEAL, SHOWN}
    CARRIED = MOVES | {LOOK}

    def watch(self, game: Game) -> None:
        for witnessed in game.events or []:
            event = witnessed[-1]
            if event is None:
                continue
            kind, subject, value = event[:3]
            if kind == self.SHUFFLE:
                pile = set(game.rows[subject])
                self.public -= pile
                self.looked = {entry for entry in self.looked if entry[0] not in pile}
            elif kind == self.LOOK:
                self.looked.add((subject, value))
            elif kind == self.DRAW:
                self.looked.add((value, subject))
            elif kind == self.NEXT_SCENARIO:
                self.public.clear()
                self.looked.clear()
            elif kind in self.MOVES and (kind == self.SHOWN or not self.hidden(value)):
                self.public.add(subject)

    def hidden(self, zone: int) -> bool:
        return zone in self.HANDS or zone in self.DECKS or zone in (40, 42)

    def unknown(self, game: Game, card: int, viewer: int) -> bool:
        zone = game.rows[self.ZONE][card]
        if card in self.public or (card, viewer) in self.looked:
            return False
        face_down = game.rows[self.MARKS][card] & self.FACE_DOWN
        if zone in self.HANDS:
            return zone - 18 != viewer
        return self.hidden(zone) and (zone != self.SHADOWS or bool(face_down))

    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        self.viewer = viewer
        cards = range(len(game.rows[self.CARD]))
        unknown = [card for card in cards if self.unknown(game, card, viewer)]
        if not unknown:
            return None
        one = unknown[dice.below(len(unknown))]
        others = [
            card
            for card in unknown
            if game.rows[self.OWNER][card] == game.rows[self.OWNER][one]
            and game.rows[self.CARD][card] != game.rows[self.CARD][one]
        ]
        if not others:
            return None
        return self.exchanged(game, one, others[dice.below(len(others))])

    def face_up(self, game: Game) -> list[tuple[int, int]]:
        rows = game.rows
        return [
            (card, number)
            for card, number in enumerate(rows[self.CARD])
            if not self.hidden(rows[self.ZONE][card])
            and not rows[self.MARKS][card] & self.FACE_DOWN
        ]

    def check(self, game: Game) -> None:
        """The encounter deck's cards change from one scenario to the next."""
        super().check(game)
        assert self.owned(game, 4) or game.rows[self.STATE][self.SCENARIO_NUMBER] > 0


class TcgOracle(CardsOracle):
    """000: hands and adventure decks are their players' own, draw decks nobody's once shuffled.

    Bids are secret until all are made. A card that has been face up stays known until its pile is
    shuffled.
    """

    ZONE, OWNER, BIDS = rows_called("tcg", "zone", "owner", "bids")
    HANDS, DECKS, ADVENTURES = range(21, 27), range(27, 33), range(45, 51)
    DRAW, VOID, ENTER, LEAVE, MOVE, SITE, LOOK, REVEAL, SHUFFLE, REPLACE = events(
        "tcg",
        "draw",
        "void",
        "enter",
        "leave",
        "card",
        "site",
        "look",
        "reveal",
        "shuffle",
        "replace",
    )
    CARRIED = {DRAW, VOID, ENTER, LEAVE, MOVE, SITE, LOOK, REVEAL, REPLACE}
    TARGETS = ASK_TARGETS  # the kind of decision in which a text asks which cards it means

    def __init__(self) -> None:
        super().__init__()
        self.shuffled: set[int] = set()

    def watch(self, game: Game) -> None:
        for witnessed in game.events or []:
            event = witnessed[-1]
            if event is None:
                continue
            kind, subject, value = event[:3]
            if kind == self.SHUFFLE:
                pile = set(game.rows[subject])
                self.public -= pile
                self.looked = {entry for entry in self.looked if entry[0] not in pile}
                self.shuffled.add(subject)
            elif kind == self.LOOK:
                self.looked.add((subject, value))
            elif kind == self.DRAW:
                self.looked.add((value, subject))
            elif kind == self.REPLACE:
                self.public.add(value)
            elif kind in self.CARRIED and (kind != self.MOVE or not self.hidden(value)):
                self.public.add(subject)

    def hidden(self, zone: int) -> bool:
        return zone in self.HANDS or zone in self.DECKS or zone in self.ADVENTURES

    def unknown(self, game: Game, card: int, viewer: int) -> bool:
        zone = game.rows[self.ZONE][card]
        if card in self.public or (card, viewer) in self.looked or not self.hidden(zone):
            return False
        if zone in self.DECKS and zone in self.shuffled:
            return True
        return game.rows[self.OWNER][card] != viewer

    def vary(self, game: Game, viewer: int, dice: Dice) -> Game | None:
        self.viewer = viewer
        cards = range(len(game.rows[self.CARD]))
        unknown = [card for card in cards if self.unknown(game, card, viewer)]
        if not unknown:
            return None
        one = unknown[dice.below(len(unknown))]
        others = [card for card in unknown if self.alike(game, one, card)]
        if not others:
            return None
        twin = self.exchanged(game, one, others[dice.below(len(others))])
        return twin if self.could_be(game, twin, viewer) else None

    def could_be(self, game: Game, twin: Game, viewer: int) -> bool:
        """Whether the same deed could have led there.

        000: requirement - a text that plays a card from hand can only be used by who holds such a
        card. Using it shows that much, so a game without one is none that the viewer could be in.
        While enough of what was offered is still in hand, though, the other game must ask as well;
        and a draw deck is looked through whatever is in it.
        """
        asked, other = game.decision, twin.decision
        if asked is None or other is None or asked.kind != self.TARGETS:
            return True
        hands = {card for hand in self.HANDS for card in game.rows[hand]}
        if not all(card in hands and self.unknown(game, card, viewer) for card in asked.options):
            return True
        numbers, others = game.rows[self.CARD], twin.rows[self.CARD]
        left = [card for card in asked.options if numbers[card] == others[card]]
        if len(left) >= max(1, asked.least):
            return True
        return (asked.who, asked.kind) == (other.who, other.kind)

    def alike(self, game: Game, one: int, other: int) -> bool:
        """Whether either could be where the other is, and it would make a difference."""
        rows = game.rows
        sites = [rows[self.ZONE][card] in self.ADVENTURES for card in (one, other)]
        return (
            rows[self.OWNER][one] == rows[self.OWNER][other]
            and rows[self.CARD][one] != rows[self.CARD][other]
            and sites[0] == sites[1]
        )

    def face_up(self, game: Game) -> list[tuple[int, int]]:
        zones = game.rows[self.ZONE]
        return [
            (card, number)
            for card, number in enumerate(game.rows[self.CARD])
            if not self.hidden(zones[card])
        ]


ORACLES: dict[str, type[Oracle]] = {
    "confrontation": ConfrontationOracle,
    "lcg": LcgOracle,
    "tcg": TcgOracle,
}
