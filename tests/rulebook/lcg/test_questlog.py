"""001: scoresheet - what a finished game amounts to."""

from lcg_table import Table, number
from mathom.games import decks_of, rules_of
from mathom.games.lcg.begin import add
from mathom.games.lcg.phases import REFRESHING
from mathom.games.lcg.questlog import mode_of
from mathom.games.lcg.rows import (
    CURRENT_PHASE,
    DAMAGE,
    DISCARD,
    LOST,
    OVER,
    ROUND_NUMBER,
    SCORE,
    STATE,
    VICTORY,
    WON,
)

RULES = rules_of("lcg")


def example() -> Table:
    """The rulebook's: 43 threat, a dead hero of 8, 6 damage, 7 rounds, 5 victory points."""
    t = Table(["Aragorn", "Glóin"], threat=[43])
    rows = t.game.rows
    add(rows, number("Théodred"), DISCARD, 0)
    rows[DAMAGE][t.card("Aragorn")] = 4
    rows[DAMAGE][t.card("Glóin")] = 2
    add(rows, number("Hummerhorns"), VICTORY, 4)
    rows[STATE][ROUND_NUMBER] = 7
    rows[STATE][CURRENT_PHASE] = REFRESHING
    return t


def test_the_sheet_of_the_rulebooks_example() -> None:
    t = example()
    t.game.rows[STATE][OVER] = WON
    account = RULES.account(t.game)
    assert account is not None
    player = account["players"][0]
    assert (player["threat"], player["dead_heroes"], player["damage"]) == (43, 8, 6)
    assert player["subtotal"] == 57
    assert (account["rounds"], account["victory_points"]) == (7, 5)
    assert (account["won"], account["score"], account["earlier"]) == (True, 122, 0)
    t.game.rows[STATE][SCORE] = 100
    campaign = RULES.account(t.game)
    assert campaign is not None
    assert (campaign["earlier"], campaign["score"]) == (100, 222)


def test_only_those_who_won_have_a_score() -> None:
    t = example()
    t.game.rows[STATE][OVER] = LOST
    account = RULES.account(t.game)
    assert account is not None
    assert (account["won"], account["score"]) == (False, None)


def test_decks_and_modes_have_names() -> None:
    own = {**decks_of("lcg").for_setup(decks_of("lcg").starters()[2]), "name": "Mine"}
    setup = RULES.setup({"decks": ["lore", own]})
    game = Table(["Aragorn"]).game
    game.setup = setup
    names = [decks_of("lcg").named(deck) for deck in setup["decks"]]
    assert names == ["Lore starter", "Mine"]
    assert mode_of(setup) == "standard"
    modes = {name: mode_of(RULES.setup(wish)) for name, wish in RULES.modes().items()}
    assert modes["easy"] == "easy"
    assert modes["basic"] == "basic"
    assert modes["expert campaign"] == "expert campaign"
    assert modes["nightmare campaign"] == "nightmare campaign"


def test_games_against_each_other_have_no_such_log() -> None:
    game = Table(["Aragorn"]).game
    assert rules_of("confrontation").account(game) is None
