"""001: guarded, surge - one encounter card guards each objective, whatever else is revealed."""

import pytest

from lcg_table import ENCOUNTER_DISCARD, STAGING, Table
from mathom.games import GAMES
from mathom.games.lcg.events.cards import E_CANCELLED, E_REVEAL
from mathom.games.lcg.facts import CARDS, KEYWORD_SURGE, TYPE_ENEMY, TYPE_LOCATION, TYPE_OBJECTIVE
from mathom.games.lcg.phases import SETUP_PHASE
from mathom.games.lcg.rows import CURRENT_PHASE, HOST, PRINTED, STATE, SURGES, attached_to
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.players.player import any_answer

DECKS = ("leadership", "lore", "spirit", "tactics")


def set_up(seed: int, players: int) -> Game:
    """Escape from Dol Guldur as it stands when its set-up is over, watched."""
    setup = {"scenarios": ["Escape from Dol Guldur"], "decks": list(DECKS[:players])}
    game = new(GAMES["lcg"], setup, watched=True)
    dice = Dice(seed)
    while game.decision is not None and game.rows[STATE][CURRENT_PHASE] == SETUP_PHASE:
        game.answer(*any_answer(game.decision, dice))
    return game


def printed(game: Game, card: int) -> int:
    return CARDS[game.rows[PRINTED][card]].type


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_objective_gets_one_guard_in_the_set_up(players: int) -> None:
    surged = 0
    for seed in range(75):
        game = set_up(seed, players)
        objectives = [c for c in game.rows[STAGING] if printed(game, c) == TYPE_OBJECTIVE]
        if game.decision is None:
            continue  # lost before it began
        assert len(objectives) == 3
        assert game.events is not None
        seen = [views[0] for views in game.events if views[0] is not None]
        revealed = [event for event in seen if event[0] == E_REVEAL]
        replaced = sum(1 for event in seen if event[0] == E_CANCELLED)
        hosts = [event[3] for event in revealed if event[3] >= 0]
        assert len(hosts) <= 3 + replaced, f"seed {seed}"
        assert set(hosts) == set(objectives), f"seed {seed}"
        for objective in objectives:
            guards = attached_to(game, objective)
            assert len(guards) <= 1, f"seed {seed}"
            assert all(printed(game, guard) in (TYPE_ENEMY, TYPE_LOCATION) for guard in guards)
        surged += any(CARDS[event[4]].keywords & KEYWORD_SURGE for event in revealed)
        assert game.rows[STATE][SURGES] == 0
    assert surged > 5  # or this test shows nothing


def guarding(*encounter: str, hero: str = "Aragorn") -> Table:
    """An objective is revealed in staging, and its guard with it."""
    t = Table(
        [hero],
        phase="quest",
        encounter=["Gandalf's Map", *encounter, "Old Forest Road"],
        basic=True,
    )
    return t.commit()


def guards(t: Table, objective: str) -> list[str]:
    return [
        CARDS[t.game.rows[PRINTED][card]].title for card in attached_to(t.game, t.card(objective))
    ]


def test_the_surge_of_a_guard_reveals_a_card_that_guards_nothing() -> None:
    t = guarding("Wolf Rider", "Forest Gate")
    assert guards(t, "Gandalf's Map") == ["Wolf Rider"]
    assert t.zone("Forest Gate") == STAGING
    assert t.game.rows[HOST][t.card("Forest Gate")] == -1


def test_one_surge_after_another_guards_nothing_either() -> None:
    t = guarding("Endless Caverns", "Wolf Rider", "Forest Gate")
    assert guards(t, "Gandalf's Map") == ["Endless Caverns"]
    assert t.zone("Wolf Rider") == t.zone("Forest Gate") == STAGING


def test_an_objective_that_a_surge_reveals_has_a_guard_of_its_own() -> None:
    t = guarding("Wolf Rider", "Shadow Key", "Forest Gate", "Enchanted Stream")
    assert guards(t, "Gandalf's Map") == ["Wolf Rider"]
    assert guards(t, "Shadow Key") == ["Forest Gate"]


def test_two_objectives_in_a_row_have_a_guard_each() -> None:
    t = guarding("Shadow Key", "Wolf Rider", "Forest Gate", "Enchanted Stream")
    assert guards(t, "Gandalf's Map") == ["Wolf Rider"]
    # The surge is resolved before the second objective has its turn.
    assert t.game.rows[HOST][t.card("Forest Gate")] == -1
    assert guards(t, "Shadow Key") == ["Enchanted Stream"]


def test_a_treachery_that_guards_is_dealt_with_and_nothing_follows() -> None:
    t = guarding("Massing at Night", "Forest Gate")
    assert guards(t, "Gandalf's Map") == []
    assert t.zone("Massing at Night") == ENCOUNTER_DISCARD
    assert t.zone("Forest Gate") == STAGING


def test_what_replaces_a_guard_guards_in_its_place() -> None:
    t = guarding("Massing at Night", "Forest Gate", hero="Eleanor")
    t.until_offered("Eleanor").pick("Eleanor")
    assert guards(t, "Gandalf's Map") == ["Forest Gate"]
