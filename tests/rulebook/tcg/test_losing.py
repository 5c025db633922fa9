"""000: losing the game; 000: winning the game."""

from mathom.games.tcg import kinds
from mathom.games.tcg.changes import add_burden
from mathom.games.tcg.rows import HOST, OWNER, PATH, SEAT
from tcg_table import ADVENTURE, REMOVED, Table


def corrupt(t: Table) -> None:
    """Add burdens until something is asked again or the game is over."""
    t.game.decision = None
    while not t.lost(0):
        add_burden(t.game)
        t.game.run()
        if t.game.decision is not None and not t.lost(0):
            t.game.decision = None


def test_a_corrupted_ring_bearer_loses_the_game() -> None:
    """000: corrupted; 000: resistance; 000: burden."""
    t = Table(["Aragorn"], burdens=9)
    assert t.resistance("Frodo") == 1
    assert t.resistance("Aragorn") == 0  # every companion's is lowered
    corrupt(t)
    assert t.over
    assert t.winner == 1


def test_only_the_ring_bearer_is_corrupted() -> None:
    """000: resistance."""
    t = Table(["Aragorn"], burdens=7)
    assert t.resistance("Aragorn") == 0
    assert not t.lost(0)


def test_allies_have_no_resistance() -> None:
    """000: resistance; 000: ally."""
    t = Table(support=[["Elrond"]])
    assert t.resistance("Elrond") == 0


def test_the_ring_bearer_killed_loses_the_game() -> None:
    """000: killed."""
    t = Table([], ["Goblin Bow"], "archery", wounds={"Frodo": 3})
    assert t.over
    assert t.winner == 1


def test_with_others_left_the_game_goes_on_without_him() -> None:
    """000: losing the game - his cards leave, his sites are replaced, his turn is completed."""
    t = Table(["Aragorn"], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    t.pick("Frodo")
    assert t.lost(0)
    assert not t.over
    assert t.zone("Aragorn") == REMOVED
    owners = [t.game.rows[OWNER][site] for site in t.game.rows[PATH]]
    assert owners == [2, 1, 1]  # the first site was his: the player to the right replaced it
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.who == 1
    assert not t.in_play("Goblin Bow")  # the turn was completed


def test_the_last_player_left_wins() -> None:
    """000: winning the game."""
    t = Table([], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.who == 1
    other = t.game.rows[SEAT][8 + 5]
    t.game.rows[3][other] = 3
    t.until_offered("Move on")
    assert not t.over


def test_cards_of_others_on_his_cards_are_discarded() -> None:
    """000: leaving play."""
    t = Table(
        ["Aragorn"],
        [["Goblin Bow"], []],
        "archery",
        players=3,
        site=3,
        wounds={"Frodo": 3},
        bearing={"Pile of Loot": "Aragorn"},
    )
    t.pick("Frodo")
    assert t.lost(0)
    assert t.zone("Pile of Loot") == 33 + 1
    assert t.game.rows[HOST][t.card("Pile of Loot")] == -1


def test_his_adventure_deck_leaves_the_game() -> None:
    t = Table([], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    assert t.game.rows[ADVENTURE] == [] or all(
        t.game.rows[OWNER][site] == 0 for site in t.game.rows[ADVENTURE]
    )
