"""Set-ups and acts that several files of tests of The Trading Card Game share."""

from typing import Any

from mathom.games.tcg.changes import discard
from mathom.games.tcg.facts import CARDS, Card
from mathom.kernel.decision import CHANCE
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from tcg_table import Table, begun, number

MORIA, MORDOR = "plain moria", "plain mordor"


def fought(companion: str, *minions: str, **more: Any) -> Table:
    """One skirmish, fought to its end."""
    return Table(
        [companion] if companion != "Frodo" else [],
        list(minions),
        "skirmish",
        assigned=dict.fromkeys(minions, companion),
        **more,
    )


def do(t: Table, procedure: int, who: int, card: int = NONE, count: int = 1) -> None:
    """Run a procedure as a text would, by its number."""
    run(t, Frame(procedure, who, card, count=count))


def run(t: Table, frame: Frame) -> None:
    """Run a procedure as a text would."""
    t.game.decision = None
    t.game.call(frame)
    t.game.run()


def gone(t: Table, title: str) -> None:
    """A card is discarded, as by some text."""
    t.game.decision = None
    discard(t.game, t.card(title))
    t.game.run()


def frodo_falls(fellowship: list[str], ring: str = "The One Ring, The Ruling Ring") -> Table:
    """The Ring-bearer is overwhelmed beside these companions."""
    return Table(
        fellowship,
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Frodo, Son of Drogo"},
        ring_bearer="Frodo, Son of Drogo",
        ring=ring,
        burdens=2,
    )


def lemenya_discards_the_coat(wounds: int) -> Table:
    """One with so many wounds loses what adds to his vitality."""
    t = Table(
        ["Hero"],
        ["Úlairë Lemenya"],
        "skirmish",
        site=4,
        bearing={"Coat": "Hero", "Sword of Minas Morgul": "Úlairë Lemenya"},
        wounds={"Hero": wounds},
        assigned={"Úlairë Lemenya": "Hero"},
    )
    return t.until_offered("Sword of Minas Morgul").pick("Sword of Minas Morgul")


def printed(title: str) -> Card:
    """What is printed on a card."""
    return CARDS[number(title)]


def roll(game: Game) -> None:
    """Chance takes the first of what it may pick."""
    while game.decision is not None and game.decision.who == CHANCE:
        decision = game.decision
        game.answer(*decision.options[: decision.most])


def begun_with(cards: dict[str, int], sites: dict[int, str] | None = None) -> Game:
    """A game of two whose first player has these cards in his deck, and these sites by number."""
    path = [(sites or {}).get(number, f"20C{99 + number}") for number in range(1, 10)]
    deck = {"ring_bearer": "20C2", "ring": "20C1", "sites": path, "cards": cards}
    return begun(deck, MORIA)
