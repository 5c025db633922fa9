"""Small Confrontation tables for tests: set pieces by name, act by label, ask what is offered.

    t = Table(fellowship={"Gandalf": "Eregion"}, sauron={"Orcs": "Caradhras"}, turn="Fellowship")
    t.move("Gandalf", "Caradhras")
    t.cards("Strength 5", "Magic")
    assert t.fallen("Orcs")

A character not named is defeated from the start. ``variant Sam`` is the back of Sam's tile;
names that only the back has (Elrond, Gollum) need no such word. All pieces begin concealed
unless named in ``revealed``, and nobody knows anything.
"""

from collections.abc import Iterable, Mapping

from mathom.games import GAMES
from mathom.games.confrontation.asking import THING_CARD, THING_REGION, THING_SPECIAL
from mathom.games.confrontation.board import (
    BACKWARD,
    HOME,
    NOWHERE,
    OUTPOSTS,
    REGION_NAMES,
    SIDE_NAMES,
)
from mathom.games.confrontation.cards import SPECIAL_NAMES, card_name
from mathom.games.confrontation.characters import CHARACTERS, STAYS_REVEALED, VARIANT, has, name_of
from mathom.games.confrontation.procedures import RUN_GAME, RUN_MATCH, RUN_TURN
from mathom.games.confrontation.questions import ASK_CARD
from mathom.games.confrontation.rows import (
    CARD,
    CENSUS,
    CHARACTER,
    CONCEALED,
    DISCARDED,
    FACE,
    HELD,
    LEG,
    MAYBE,
    PLAY,
    REGION,
    REVEALED,
    REVEALED_FOR_GOOD,
    RING_BEARER,
    ROSTER,
    SCORE,
    SHOWN,
    SPECIAL,
    SWAPPED,
    TURNS,
    WINNER,
    counted,
    hand,
    seat_of,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.game import TheGame
from mathom.games.confrontation.rulebook.handling import first_rows
from mathom.kernel.decision import CHANCE, Option, Reason
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game, new
from mathom.table.view import View

RULES = GAMES["confrontation"]


def character(name: str) -> int:
    """The number of a character by name."""
    variant = name.startswith("variant ")
    bare = name.removeprefix("variant ")
    for number, entry in enumerate(CHARACTERS):
        if entry.name in (bare, f"The {bare}") and (number >= VARIANT or not variant):
            return number
    raise LookupError(name)


def region(name: str) -> int:
    """The number of a region by name, with or without its article."""
    for number, full in enumerate(REGION_NAMES):
        if name in (full, full.removeprefix("the ")):
            return number
    raise LookupError(name)


def card(side: str, name: str) -> int:
    """A combat card by side and name: a number, or a text card's name."""
    start = 9 * SIDE_NAMES.index(side)
    for number in range(start, start + 9):
        if card_name(number) in (name, f"Strength {name}"):
            return number
    raise LookupError(name)


class Table:
    """A game set up in the middle, at the start of a turn."""

    def __init__(
        self,
        fellowship: Mapping[str, str] | None = None,
        sauron: Mapping[str, str] | None = None,
        turn: str = "Sauron",
        revealed: Iterable[str] = (),
        discards: Mapping[str, Iterable[str]] | None = None,
        specials: Iterable[str] = (),
        ring_bearer: str = "Frodo",
        shuffle: str = "always",
        match: bool = False,
        second_game: tuple[int, int] | None = None,
    ) -> None:
        """``match``: one of two games; ``second_game``: the second, after these points."""
        rows = first_rows(by_hand=shuffle == "by hand")
        rows[REGION] = [NOWHERE] * 18
        for side, placed in enumerate((fellowship or {}, sauron or {})):
            self._place(rows, side, dict(placed))
            rows[CENSUS + side] = counted(rows, side)
        for name in revealed:
            stand = rows[CHARACTER].index(character(name))
            stays = has(character(name), STAYS_REVEALED)
            rows[FACE][stand] = REVEALED_FOR_GOOD if stays else REVEALED
            rows[PLAY][SHOWN] = 1
            self._known(rows, stand)
        for stand in range(18):
            if rows[REGION][stand] == NOWHERE:
                rows[FACE][stand] = REVEALED
                self._known(rows, stand)
        for owner, names in (discards or {}).items():
            for name in names:
                rows[CARD][card(owner, name)] = DISCARDED
        for name in specials:
            rows[SPECIAL][SPECIAL_NAMES.index(name)] = HELD
        rows[PLAY][RING_BEARER] = character(ring_bearer) % VARIANT
        rows[PLAY][TURNS] = 1
        if second_game is not None:
            rows[PLAY][LEG] = rows[PLAY][SWAPPED] = 1
            rows[PLAY][SCORE : SCORE + 2] = second_game
        mover = SIDE_NAMES.index(turn)
        stack = [
            Frame(RUN_MATCH, step=1),
            Frame(RUN_GAME, step=TheGame.TURNS),
            Frame(RUN_TURN, mover),
        ]
        setup = RULES.setup({"shuffle": shuffle, "match": match or second_game is not None})
        self.game = Game(RULES, setup, rows, stack)
        self.game.events = []
        self.game.run()
        self._settle()

    @classmethod
    def start(cls, **wish: object) -> "Table":
        """A whole game from its set-up on, asked its first question."""
        table = cls.__new__(cls)
        table.game = new(RULES, wish, watched=True)
        table._settle()
        return table

    def place(self, *names: str) -> None:
        """Put these in the five regions before home, in the order they are asked for."""
        assert len(names) == len(OUTPOSTS[0])
        for name in names:
            self.pick(name)

    def _place(self, rows: list[list[int]], side: int, placed: dict[str, str]) -> None:
        """Seat the named characters, then fill the other stands with the fallen."""
        stand = 9 * side
        for name, where in placed.items():
            rows[CHARACTER][stand] = character(name)
            rows[REGION][stand] = region(where)
            stand += 1
        used = {rows[CHARACTER][i] % VARIANT for i in range(9 * side, stand)}
        for tile in range(9 * side, 9 * side + 9):
            if tile not in used:
                rows[CHARACTER][stand] = tile
                stand += 1
        for i in range(9 * side, 9 * side + 9):
            rows[ROSTER][rows[CHARACTER][i] % VARIANT] = rows[CHARACTER][i]

    def _known(self, rows: list[list[int]], stand: int) -> None:
        bit = 1 << rows[CHARACTER][stand] % 9
        start = stand // 9 * 9
        for other in range(start, start + 9):
            rows[MAYBE][other] &= ~bit
        rows[MAYBE][stand] = bit

    # What is asked

    @property
    def asked(self) -> str:
        """Which side is asked, or ``chance``, or nothing."""
        decision = self.game.decision
        if decision is None:
            return ""
        if decision.who == CHANCE:
            return "chance"
        return SIDE_NAMES[side_of_seat(self.game, decision.who)]

    @property
    def prompt(self) -> str:
        return RULES.question(self.game).prompt

    def options(self) -> list[Option]:
        question = RULES.question(self.game)
        return question.options + question.asides

    def offers(self) -> list[str]:
        """The labels of everything offered."""
        return [option.label for option in self.options()]

    def moves_of(self, name: str) -> list[str]:
        """Where a piece may move, by the words of its options."""
        stand = self.stand(name)
        return [
            option.label.split(" to ", 1)[1]
            for option in self.options()
            if option.things[:1] == (stand,)
        ]

    def reach(self, name: str) -> set[str]:
        """The regions a piece may move to, without their articles."""
        return {where.removeprefix("the ") for where in self.moves_of(name)}

    @property
    def at_cards(self) -> bool:
        """Whether a side is asked for its combat card."""
        return self.game.decision is not None and self.game.decision.kind == ASK_CARD

    def movers(self) -> set[str]:
        """The characters that are offered a move."""
        characters = self.game.rows[CHARACTER]
        return {
            name_of(characters[option.things[0]])
            for option in self.options()
            if len(option.things) == 2 and option.things[0] < THING_CARD
        }

    # What is answered

    def pick(self, *labels: str) -> None:
        """Answer by labels, or by the start of one that nothing else begins with."""
        picks = []
        for label in labels:
            options = self.options()
            found = [o.id for o in options if o.label == label] or [
                o.id for o in options if o.label.startswith(label)
            ]
            assert len(found) == 1, f"{label!r} among {self.offers()} ({self.prompt})"
            picks.append(found[0])
        self.game.answer(*picks)
        self._settle()

    def move(self, name: str, where: str) -> None:
        """Move a piece: ``where`` is a region, or ``Fangorn by the Tunnel of Moria``."""
        self.game.answer(self.stand(name) * 32 + region(where))
        self._settle()

    def luck(self, name: str) -> None:
        """Chance draws this character."""
        assert self.asked == "chance", self.asked
        self.game.answer(self.stand(name))
        self._settle()

    def cards(self, fellowship: str, sauron: str) -> None:
        """Both sides pick a combat card, in whichever order they are asked."""
        wanted = {"Fellowship": card("Fellowship", fellowship), "Sauron": card("Sauron", sauron)}
        for _ in range(2):
            decision = self.game.decision
            assert decision is not None
            assert decision.kind == ASK_CARD, self.prompt
            self.game.answer(wanted[self.asked])
        self._settle()

    def _settle(self) -> None:
        """Chance leaves shuffled pieces as they lie; tests draw opponents themselves."""
        while self.game.decision is not None and self.game.decision.most > 1:
            if self.game.decision.who != CHANCE:
                return
            self.game.answer(*self.game.decision.options)

    # What is on the table

    def stand(self, name: str) -> int:
        return self.game.rows[CHARACTER].index(character(name))

    def where(self, name: str) -> str:
        """The region a character is in, or ``defeated``."""
        at = self.game.rows[REGION][self.stand(name)]
        return "defeated" if at == NOWHERE else REGION_NAMES[at].removeprefix("the ")

    def fallen(self, *names: str) -> bool:
        return all(self.where(name) == "defeated" for name in names)

    def revealed(self, name: str) -> bool:
        return self.game.rows[FACE][self.stand(name)] != CONCEALED

    def hand(self, side: str) -> list[str]:
        return [card_name(number) for number in hand(self.game, SIDE_NAMES.index(side))]

    def discarded(self, side: str) -> list[str]:
        start = 9 * SIDE_NAMES.index(side)
        cards = range(start, start + 9)
        return [card_name(c) for c in cards if self.game.rows[CARD][c] == DISCARDED]

    @property
    def winner(self) -> str:
        """The side that has won, or nothing."""
        won = self.game.rows[PLAY][WINNER]
        return SIDE_NAMES[won] if won >= 0 else ""

    @property
    def turn(self) -> str:
        """The side whose turn it is."""
        return SIDE_NAMES[self.game.rows[PLAY][0]]

    def told(self, side: str) -> list[str]:
        """Everything a side has seen happen, in words."""
        viewer = self.seat(side)
        seen = [event[viewer] for event in self.game.events or []]
        lines = [RULES.tell(self.game.setup, event, viewer) for event in seen if event]
        return [line for line in lines if line]

    def view(self, side: str) -> View:
        return View(self.game, self.seat(side))

    def seat(self, side: str) -> int:
        """The seat that plays a side."""
        return seat_of(self.game, SIDE_NAMES.index(side))

    def seen(self, viewer: str, name: str) -> bool:
        """Whether a side sees who is in the stand that holds this character."""
        stand = self.stand(name)
        return self.view(viewer).game.rows[CHARACTER][stand] == character(name)

    def suspects(self, name: str) -> set[str]:
        """Whom the enemy must reckon with in the stand that holds this character."""
        stand = self.stand(name)
        start = stand // 9 * 9
        return {
            name_of(self.game.rows[ROSTER][start + tile])
            for tile in range(9)
            if self.game.rows[MAYBE][stand] >> tile & 1
        }

    # Why not

    def why_not(self, thing: str, side: str | None = None) -> list[str]:
        """The reasons a thing cannot be used by the side that is asked (or another)."""
        return [reason.sentence for reason in self.reasons(thing, side)]

    def reasons(self, thing: str, side: str | None = None) -> list[Reason]:
        """The same with the rules they rest on."""
        return RULES.why_not(self.game, self.seat(side or self.asked), self.thing(thing))

    def thing(self, name: str) -> int:
        """A piece, a special card, a region, or ``Sauron's Magic``."""
        if name in SPECIAL_NAMES:
            return THING_SPECIAL + SPECIAL_NAMES.index(name)
        if "'s " in name:
            side, _, bare = name.partition("'s ")
            return THING_CARD + card(side, bare)
        try:
            return self.stand(name)
        except (LookupError, ValueError):
            return THING_REGION + region(name)


# Who waits at home in a duel: the first whose tile nobody else uses.
_WAITING = (("Gimli", "Legolas", "Boromir"), ("Cave Troll", "Black Rider", "Warg"))


def duel(
    hero: str,
    foe: str,
    where: str,
    attacker: str = "Sauron",
    start: str = "",
    fellowship: Mapping[str, str] | None = None,
    sauron: Mapping[str, str] | None = None,
    revealed: Iterable[str] = (),
    discards: Mapping[str, Iterable[str]] | None = None,
    specials: Iterable[str] = (),
) -> Table:
    """A table on which the attacker has just moved forward into the other's region.

    On each side one more character waits at home, so that the game goes on after the battle;
    nobody waits where the battle is.
    """
    side = SIDE_NAMES.index(attacker)
    placed = [{hero: where, **(fellowship or {})}, {foe: where, **(sauron or {})}]
    mover = (hero, foe)[side]
    placed[side][mover] = start or REGION_NAMES[BACKWARD[side][region(where)][0]]
    for own, waiting, home in zip(placed, _WAITING, HOME, strict=True):
        used = {character(name) % VARIANT for name in own}
        if region(where) != home:
            own[next(n for n in waiting if character(n) not in used)] = REGION_NAMES[home]
    t = Table(
        fellowship=placed[0],
        sauron=placed[1],
        turn=attacker,
        revealed=revealed,
        discards=discards,
        specials=specials,
    )
    t.move(mover, where)
    return t


_CARDS = {
    "Fellowship": ["1", "2", "3", "4", "5", "Magic", "Noble Sacrifice", "Elven Cloak", "Retreat"],
    "Sauron": ["1", "2", "3", "4", "5", "6", "Magic", "Eye of Sauron", "Retreat"],
}


def held(fellows: str, servants: str) -> dict[str, list[str]]:
    """The discards that leave only these cards in hand."""
    hands = {"Fellowship": fellows, "Sauron": servants}
    return {side: [c for c in _CARDS[side] if c not in hand] for side, hand in hands.items()}


def ring_at_stake(fellows: str, servants: str) -> Table:
    """A battle for the Ring, with these cards left: Frodo survives the Warg if he flees from the 6
    or meets the Eye with his 5. Whoever knew the other's card would win."""
    return duel(
        "Frodo",
        "Warg",
        "Rohan",
        fellowship={"Gandalf": "Fangorn", "Aragorn": "Gondor", "Gimli": "Shire"},
        sauron={"Orcs": "Cardolan"},
        discards=held(fellows, servants),
    )
