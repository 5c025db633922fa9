"""000: culture tokens; 000: token; 000: leaving play."""

from mathom.games.tcg import kinds
from mathom.games.tcg.changes import discard
from mathom.games.tcg.facts import CULTURE_NAMES
from mathom.games.tcg.rows import tokens_on
from tcg_table import Table

DWARVEN = CULTURE_NAMES.index("Dwarven")
ELVEN = CULTURE_NAMES.index("Elven")


def test_tokens_are_counted_by_culture() -> None:
    t = Table(support=[["Store of Food"]], tokens={"Store of Food": (DWARVEN, 2)})
    food = t.card("Store of Food")
    t.game.event(kinds.E_TOKEN, food, ELVEN, 1)
    assert (tokens_on(t.game, food, DWARVEN), tokens_on(t.game, food, ELVEN)) == (2, 1)
    t.game.event(kinds.E_TOKEN, food, DWARVEN, -1)
    assert (tokens_on(t.game, food, DWARVEN), tokens_on(t.game, food, ELVEN)) == (1, 1)


def test_tokens_go_when_the_card_leaves_play() -> None:
    """000: leaving play."""
    t = Table(support=[["Store of Food"]], tokens={"Store of Food": (DWARVEN, 2)})
    food = t.card("Store of Food")
    discard(t.game, food)
    t.game.decision = None
    t.game.run()
    assert tokens_on(t.game, food, DWARVEN) == 0


def test_wounds_go_when_a_character_leaves_play() -> None:
    """000: leaving play; 000: wound."""
    t = Table(["Gimli"], wounds={"Gimli": 2})
    gimli = t.card("Gimli")
    discard(t.game, gimli)
    t.game.decision = None
    t.game.run()
    assert t.game.rows[3][gimli] == 0


def test_threats_are_never_more_than_companions() -> None:
    """000: threats."""
    from mathom.games.tcg.changes import add_threat, room_for_threats

    t = Table(["Gimli", "Aragorn"], threats=2)
    assert room_for_threats(t.game) == 1
    add_threat(t.game)
    add_threat(t.game)
    assert t.threats() == 3
    assert Table(["Gimli"], threats=3).threats() == 3  # a companion may have left since


def test_a_card_removed_from_the_game_lies_open() -> None:
    """003: removed from game pile."""
    from mathom.games.tcg.rows import EVERYONE, KNOWN, REMOVED

    t = Table(["Gimli"])
    gimli = t.card("Gimli")
    t.game.event(kinds.E_LEAVE, gimli, REMOVED, kinds.OUT_OF_GAME)
    assert t.zone("Gimli") == REMOVED
    assert t.game.rows[KNOWN][gimli] == EVERYONE


def test_one_placed_in_the_dead_pile_has_been_killed() -> None:
    """000: dead pile; 000: threats - by a text that does not speak of killing."""
    smeagol = "Sméagol, Bearer of Great Secrets"
    t = Table(["Aragorn"], threats=1, ring_bearer=smeagol)
    t.skip()
    assert t.zone("Aragorn") == 39
    assert t.threats() == 0
    assert t.wounds(smeagol) == 1
