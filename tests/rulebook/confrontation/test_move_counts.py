"""How many ways four positions can go on: any change of the rules changes these numbers.

Every answer counts, chance's and those in passing too. The numbers of depth 1 were counted
by hand from the rulebook (see each table); the deeper ones are the engine's own, taken when
its other tests passed, save those of cases that none of these tables reaches.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest

from confrontation_table import Table
from mathom.kernel.decision import Decision
from mathom.kernel.game import Game


def classic_start() -> Table:
    """Eighteen plain moves: 8 out of Mordor and 2 from each region before it.

    The Flying Nazgûl may fly to each of five lone pieces, and the Black Rider in Fangorn may
    ride to Rhudaur, Eregion and Enedwaith: 18 + 5 + 3 = 26.

    Depth 2 was counted by hand too: 12 moves join a friend, and chance mixes the two; 6 enter
    a mountain, and the Fellowship has 19 moves; 7 attacks lead to nine cards; and Legolas
    shoots the Flying Nazgûl down at once: 24 + 114 + 63 + 19 = 220.
    """
    t = Table.start()
    t.place("Gimli", "Aragorn", "Legolas", "Merry", "Gandalf")
    t.place("Orcs", "Warg", "Balrog", "Black Rider", "Witch-king")
    return t


def midgame() -> Table:
    """Balrog 2; Witch-king 2 and Rohan sideways; Orcs 1, as Fangorn is full; Warg 2;
    Black Rider 2 and rides to Rohan, Rhudaur and Eregion: 2 + 3 + 1 + 2 + 5 = 13."""
    return Table(
        fellowship={
            "Frodo": "Eregion",
            "Sam": "Eregion",
            "Gimli": "Caradhras",
            "Pippin": "Rhudaur",
            "Aragorn": "Rohan",
        },
        sauron={
            "Balrog": "Fangorn",
            "Witch-king": "Fangorn",
            "Orcs": "Gondor",
            "Warg": "Mirkwood",
            "Black Rider": "Mordor",
        },
    )


def special_cards() -> Table:
    """Frodo 2; Aragorn 2, Caradhras and the tunnel, as the Misty Mountains are full; Gimli 2;
    and three special cards, all but Gwaihir: 9."""
    return Table(
        fellowship={"Frodo": "Cardolan", "Aragorn": "Eregion", "Gimli": "Misty Mountains"},
        sauron={"Warg": "Rohan", "Balrog": "Caradhras", "Orcs": "Dagorlad"},
        specials=[
            "Shadowfax",
            "Gandalf the White",
            "A King Revealed",
            "Gwaihir the Windlord",
            "Recall to Mordor",
            "The Dark of Mordor",
            "Crebain of Dunland",
            "Palantír",
        ],
        turn="Fellowship",
    )


def variant() -> Table:
    """Uruk-hai 2 and marches to the High Pass, the Misty Mountains and Rhudaur; the Flying
    Nazgûl 2 and Caradhras; Gollum 2; Wormtongue 2; the Watcher, unseen, 2: 5 + 3 + 6 = 14."""
    return Table(
        fellowship={
            "variant Frodo": "Arthedain",
            "variant Sam": "Eregion",
            "Sméagol": "Rohan",
            "Treebeard": "Shire",
            "Elrond": "Caradhras",
        },
        sauron={
            "Uruk-hai": "Dagorlad",
            "variant Flying Nazgûl": "Gondor",
            "Gollum": "Mirkwood",
            "Wormtongue": "Fangorn",
            "The Watcher": "Mordor",
        },
    )


def answers(decision: Decision) -> Iterator[tuple[int, ...]]:
    """Every answer a decision takes."""
    for aside in decision.asides or ():
        yield (aside,)
    for count in range(decision.least, decision.most + 1):
        if decision.ordered:
            yield from permutations(decision.options, count)
        else:
            yield from combinations(decision.options, count)


def leaves(game: Game, depth: int) -> int:
    """How many lines of this many answers there are; a finished game is one."""
    decision = game.decision
    if depth == 0 or decision is None:
        return 1
    total = 0
    for picks in answers(decision):
        after = game.clone()
        after.answer(*picks)
        total += leaves(after, depth - 1)
    return total


COUNTS: list[tuple[Callable[[], Table], list[int]]] = [
    (classic_start, [26, 220, 2083, 24259]),
    (midgame, [13, 107, 834, 7395]),
    (special_cards, [9, 59, 346, 1917, 11173]),
    (variant, [14, 89, 701, 5208]),
]


@pytest.mark.parametrize(
    ("table", "depth", "count"),
    [(table, depth, n) for table, counts in COUNTS for depth, n in enumerate(counts, start=1)],
)
def test_the_number_of_lines_from_a_position(
    table: Callable[[], Table], depth: int, count: int
) -> None:
    assert leaves(table().game, depth) == count
