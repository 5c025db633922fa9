"""Small tables of The Trading Card Game for tests: lay cards by title, act by label, look.

    t = Table(fellowship=["Aragorn"], minions=["Goblin Bow"], phase="archery")
    t.until(ASK_ARCHERY).pick("Aragorn")
    assert t.wounds("Aragorn") == 1

Seat 0 is the Free Peoples player, with Frodo as Ring-bearer; seats 1 and on are Shadow players.
Where something is given for each seat, a plain list is the first seat's that could want it: hands
and support areas are lists of lists. Draw decks hold ``decks``, the next card first, then cards
too dear to be played by accident. A card is named by its title, its full title or its id.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack

from card_table import CardTable
from mathom.games import GAMES
from mathom.games.tcg import effects, plain
from mathom.games.tcg.begin import add, first_rows, keep, number_of
from mathom.games.tcg.facts import BLOCK_NAMES, CARDS, DEFINED, by_id
from mathom.games.tcg.procedures import RUN_TURN, RUN_WHOLE_GAME
from mathom.games.tcg.questions import ASK_BID, PASS
from mathom.games.tcg.rows import (
    ACTIVE,
    ADVENTURE,
    BEARER_CELL,
    BIDS,
    BURDENS,
    CURRENT_PHASE,
    DEAD,
    DECK,
    DISCARD,
    EVERYONE,
    FOE,
    FREE_PLAYER,
    HAND,
    HOST,
    KNOWN,
    LIST,
    MARKS,
    MOVES_MADE,
    NUMBER,
    OUT,
    OVER,
    OWNER,
    PATH,
    PATH_BLOCK,
    PLACE_CELL,
    PLAY,
    PLAYERS,
    PRINTED,
    REMOVED,
    SEAT,
    SEAT_CELLS,
    SITE_CELL,
    STACKED,
    STATE,
    THE_RING_BEARER,
    THREATS,
    TOKEN_BITS,
    TOKENS,
    TURN_NUMBER,
    TWILIGHT_POOL,
    VOID,
    WOUNDS,
    ZONE,
    in_play_zone,
)
from mathom.games.tcg.rulebook.game import Turn, WholeGame
from mathom.games.tcg.rulebook.handling import derive
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game, new
from mathom.table.view import View
from tcg_cards import define

if by_id("20C500") is None:
    define()
RULES = GAMES["tcg"]
STEPS = {
    "start": Turn.BEGIN,
    "fellowship": Turn.FELLOWSHIP,
    "shadow": Turn.SHADOWS,
    "maneuver": Turn.MANEUVER,
    "archery": Turn.ARCHERY,
    "assignment": Turn.ASSIGNMENT,
    "skirmish": Turn.SKIRMISHES,
    "fierce": Turn.FIERCE_ASSIGNMENT,
    "end": Turn.AT_THE_END,
    "regroup": Turn.REGROUP,
}
FILLING = "The Old Terror"
Lists = Sequence[Iterable[str]]


def number(title: str) -> int:
    """The number of a card by its id, its full title or its title."""
    card = by_id(title)
    if card is not None:
        return card.number
    for card in DEFINED:
        if title == card.full_title():
            return card.number
    for card in DEFINED:
        if title == card.title:
            return card.number
    raise LookupError(title)


def begun(*decks: object, **more: object) -> Game:
    """A game at its first decision."""
    return new(RULES, {"decks": list(decks), **more})


def bid(game: Game, *bids: int) -> None:
    """Everyone bids."""
    for each in bids:
        assert game.decision is not None
        assert game.decision.kind == ASK_BID
        game.answer(each)


class Layout(TypedDict, total=False):
    """What may be laid besides characters, by the name of the argument."""

    site: int  # where the fellowship is
    others_at: int  # where the others' are
    path: str  # the block whose sites are used
    sites: Mapping[int, str]  # instead of the plain sites, by number
    controlled: Mapping[int, int]  # the seat that controls a site, by the site's number
    twilight: int
    burdens: int
    threats: int
    moves: int  # how often the fellowship has moved this turn
    hands: Lists
    support: Lists
    decks: Lists
    discards: Lists
    dead: Iterable[str]
    bearing: Mapping[str, str]  # who bears it, by what is borne
    stacked: Mapping[str, str]  # what it is stacked on, by what is stacked
    wounds: Mapping[str, int]
    tokens: Mapping[str, tuple[int, int]]  # culture and number
    assigned: Mapping[str, str]  # the character, by the minion
    ring_bearer: str
    ring: str
    starter: bool


class Table(CardTable):
    """A game laid out in the middle, in the turn of seat 0."""

    PASSING = PASS

    def __init__(
        self,
        fellowship: Iterable[str] = (),
        minions: Iterable[str] | Lists = (),
        phase: str = "fellowship",
        players: int = 2,
        **laid: Unpack[Layout],
    ) -> None:
        path = laid.get("path", "Fellowship")
        names = (
            ["plain moria", "plain mordor"] if path == "Fellowship" else ["plain moria of the road"]
        )
        decks = [names[i % len(names)] for i in range(players)]
        setup = RULES.setup({"decks": decks, "starter": laid.get("starter", False)})
        self.game = Game(RULES, setup, first_rows(setup), [])
        self._clear()
        shadow = self._per_shadow(minions, players)
        for seat in range(players):
            self._lay_seat(seat, fellowship if seat == 0 else shadow[seat], laid)
        for title in laid.get("dead", ()):
            add(self.game.rows, number(title), DEAD, 0)
        self._lay_path(path, players, laid)
        self._lay_state(path, laid)
        self._show()
        self._lay_on_others(laid)
        self.game.rows[LIST] = self.game.rows[PRINTED][:]
        derive(self.game)
        self._begin(phase)

    def _clear(self) -> None:
        rows = self.game.rows
        columns = (PRINTED, ZONE, HOST, MARKS, KNOWN, OWNER, WOUNDS, TOKENS, FOE, NUMBER)
        for row in [*columns, *range(HAND, len(rows))]:
            rows[row] = []

    def _lay_seat(self, seat: int, characters: Iterable[str], laid: Layout) -> None:
        """A player's cards: Ring-bearer and Ring first, the draw deck last."""
        rows = self.game.rows
        cells = seat * SEAT_CELLS
        bearer = len(rows[PRINTED])
        add(rows, number(laid.get("ring_bearer", plain.OUR_RING_BEARER)), PLAY + seat, seat)
        add(rows, number(laid.get("ring", plain.OUR_RING)), PLAY + seat, seat)
        rows[HOST][-1] = bearer
        rows[MARKS][bearer] = THE_RING_BEARER
        rows[SEAT][cells + BEARER_CELL] = bearer
        rows[SEAT][cells + SITE_CELL] = (
            laid.get("site", 1) if seat == 0 else laid.get("others_at", 1)
        )
        hand = list(self._of(laid.get("hands", ()), seat))
        for zone, titles in (
            (PLAY, characters),
            (PLAY, self._of(laid.get("support", ()), seat)),
            (HAND, hand),
            (DISCARD, self._of(laid.get("discards", ()), seat)),
            (DECK, [FILLING] * 10),
            (DECK, reversed(list(self._of(laid.get("decks", ()), seat)))),
        ):
            for title in titles:
                add(rows, number(title), zone + seat, seat)
        keep(rows, seat, [number(title) for title in hand])

    def _lay_state(self, path: str, laid: Layout) -> None:
        """The first turn, that of seat 0, with what is in the pool and on the Ring-bearer."""
        seats, state = self.game.rows[SEAT], self.game.rows[STATE]
        seats[BURDENS], seats[THREATS] = laid.get("burdens", 0), laid.get("threats", 0)
        state[PATH_BLOCK] = BLOCK_NAMES.index(path)
        state[FREE_PLAYER], state[TURN_NUMBER], state[CURRENT_PHASE] = 0, 1, 1
        state[TWILIGHT_POOL], state[MOVES_MADE] = laid.get("twilight", 0), laid.get("moves", 0)

    def _show(self) -> None:
        """Everyone knows what lies open, and nobody what is in a draw deck."""
        rows = self.game.rows
        for card, zone in enumerate(rows[ZONE]):
            if DECK <= zone < DISCARD:
                rows[KNOWN][card] = 0
            elif not HAND <= zone < DECK and not ADVENTURE <= zone < PLAY:
                rows[KNOWN][card] = EVERYONE

    def _lay_on_others(self, laid: Layout) -> None:
        """What is on a card that is there: cards, wounds, tokens, foes, control."""
        rows = self.game.rows
        for title, host in laid.get("bearing", {}).items():
            self._lay_on(title, host, PLAY)
        for title, host in laid.get("stacked", {}).items():
            self._lay_on(title, host, STACKED)
        for title, many in laid.get("wounds", {}).items():
            rows[WOUNDS][self.card(title)] = many
        for title, (culture, many) in laid.get("tokens", {}).items():
            rows[TOKENS][self.card(title)] = many << TOKEN_BITS * culture
        for minion, character in laid.get("assigned", {}).items():
            rows[FOE][self.card(minion)] = self.card(character)
        for where, seat in laid.get("controlled", {}).items():
            self._control(where, seat)

    def _begin(self, phase: str) -> None:
        self.game.stack[:] = [
            Frame(RUN_WHOLE_GAME, 0, step=WholeGame.NEXT),
            Frame(RUN_TURN, 0, step=STEPS[phase]),
        ]
        self.game.events = []
        self.game.run()
        self.roll()

    def _of(self, lists: Lists, seat: int) -> Iterable[str]:
        return lists[seat] if seat < len(lists) else ()

    def _per_shadow(self, minions: Iterable[str] | Lists, players: int) -> list[list[str]]:
        """Minions of the first Shadow player, or a list for each of them."""
        given = list(minions)
        found: list[list[str]] = [[] for _ in range(players)]
        if given and not isinstance(given[0], str):
            for seat, titles in enumerate(given):
                found[seat + 1] = list(titles)
        else:
            found[1] = [title for title in given if isinstance(title, str)]
        return found

    def _lay_path(self, path: str, players: int, laid: Layout) -> None:
        rows = self.game.rows
        reached = max(laid.get("site", 1), laid.get("others_at", 1))
        sites = laid.get("sites", {})
        for place in range(1, 10):
            title = sites[place] if place in sites else plain.OUR_SITES[path][place - 1]
            for seat in range(players):
                mine = place <= reached and seat == (0 if place == 1 else 1)
                add(rows, number(title), PATH if mine else ADVENTURE + seat, seat)
                rows[NUMBER][-1] = place if mine else 0

    def _lay_on(self, title: str, host: str, zone: int) -> None:
        rows = self.game.rows
        bearer = self.card(host)
        printed = CARDS[number(title)]
        seat = 0 if printed.side == 1 else max(1, rows[OWNER][bearer])
        add(rows, printed.number, zone + seat if zone == PLAY else zone, seat)
        rows[HOST][-1] = bearer

    def _control(self, where: int, seat: int) -> None:
        rows = self.game.rows
        site = next(card for card in rows[PATH] if rows[NUMBER][card] == where)
        rows[PATH].remove(site)
        rows[PLAY + seat].append(site)
        rows[ZONE][site] = PLAY + seat

    # Acting

    @property
    def over(self) -> bool:
        return self.game.rows[STATE][OVER] > 0

    @property
    def winner(self) -> int:
        return self.game.rows[STATE][OVER] - 1

    def until_phase(self, phase: int) -> "Table":
        """Pass until something is asked in this phase."""
        for _ in range(300):
            if self.game.decision is None or self.phase == phase:
                return self
            self.skip()
        raise AssertionError("never comes")

    def why_not(self, title: str) -> list[str]:
        """Why the one who is asked cannot use a card: the rules' names."""
        reasons = View(self.game, self.who).why_not(self.card(title))
        return [reason.rule for reason in reasons]

    # Looking

    def told(self, seat: int) -> list[str]:
        """What a player was told since the table was laid."""
        assert self.game.events is not None
        at = list(RULES.viewers(self.game.setup)).index(seat)
        seen = [event for told in self.game.events if (event := told[at]) is not None]
        return [line for event in seen if (line := RULES.tell(self.game.setup, event, seat))]

    def knows(self, seat: int, title: str) -> bool:
        """Whether a player can see what a card is."""
        return View(self.game, seat).game.rows[PRINTED][self.card(title)] == number(title)

    @property
    def phase(self) -> int:
        return self.game.rows[STATE][CURRENT_PHASE]

    @property
    def twilight(self) -> int:
        return self.game.rows[STATE][TWILIGHT_POOL]

    def card(self, title: str, nth: int = 0) -> int:
        """A card by title: those in play first, then in the order they were laid."""
        wanted = number(title)
        found = [card for card, printed in enumerate(self.game.rows[PRINTED]) if printed == wanted]
        zones = self.game.rows[ZONE]
        found.sort(key=lambda c: (c not in self.game.rows[ACTIVE], zones[c] != PATH))
        return found[nth]

    def zone(self, title: str, nth: int = 0) -> int:
        return self.game.rows[ZONE][self.card(title, nth)]

    def in_play(self, title: str) -> bool:
        return in_play_zone(self.zone(title))

    def active(self, title: str) -> bool:
        return self.card(title) in self.game.rows[ACTIVE]

    def wounds(self, title: str, nth: int = 0) -> int:
        return self.game.rows[WOUNDS][self.card(title, nth)]

    def tokens(self, title: str, nth: int = 0) -> int:
        """Culture tokens on a card that bears those of one culture."""
        number = self.game.rows[TOKENS][self.card(title, nth)]
        while number and not number & (1 << TOKEN_BITS) - 1:
            number >>= TOKEN_BITS
        return number

    def strength(self, title: str) -> int:
        return effects.strength(self.game, self.card(title))

    def vitality(self, title: str) -> int:
        return effects.vitality(self.game, self.card(title))

    def resistance(self, title: str) -> int:
        return effects.resistance(self.game, self.card(title))

    def against(self, title: str, nth: int = 0) -> int:
        """The character a minion is assigned to."""
        return self.game.rows[FOE][self.card(title, nth)]

    def host(self, title: str) -> int:
        return self.game.rows[HOST][self.card(title)]

    def burdens(self, seat: int = 0) -> int:
        return self.game.rows[SEAT][seat * SEAT_CELLS + BURDENS]

    def threats(self, seat: int = 0) -> int:
        return self.game.rows[SEAT][seat * SEAT_CELLS + THREATS]

    def site(self, seat: int = 0) -> int:
        return self.game.rows[SEAT][seat * SEAT_CELLS + SITE_CELL]

    def lost(self, seat: int) -> bool:
        return self.game.rows[SEAT][seat * SEAT_CELLS + OUT] == 1

    def hand(self, seat: int = 0) -> int:
        return len(self.game.rows[HAND + seat])


KEEPER = "1C315"  # an event that can always be played in the maneuver and skirmish phases


def fight(companion: str, minion: str, hands: list[list[str]], **more: Any) -> Table:
    """A skirmish in which the Free Peoples player has something left to do."""
    return Table(
        [companion],
        [minion],
        "skirmish",
        hands=[[*hands[0], KEEPER], *hands[1:]],
        assigned={minion: companion},
        **more,
    )


class Looker(Table):
    """A table that looks at a game of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game


__all__ = [
    "ADVENTURE",
    "BIDS",
    "DEAD",
    "DECK",
    "DISCARD",
    "HAND",
    "KEEPER",
    "NONE",
    "PATH",
    "PLACE_CELL",
    "PLAY",
    "PLAYERS",
    "REMOVED",
    "STACKED",
    "VOID",
    "Looker",
    "Table",
    "begun",
    "bid",
    "fight",
    "number_of",
]
