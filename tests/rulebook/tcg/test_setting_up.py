"""000: setting up the game; 000: adventure path; 000: adventure deck."""

from mathom.games.tcg import kinds
from mathom.games.tcg.rows import (
    ADVENTURE,
    DECK,
    FREE,
    HAND,
    PATH,
    STATE,
    in_turn_order,
)
from mathom.kernel.decision import CHANCE
from mathom.kernel.game import Game
from tcg_table import Looker, Table, begun, bid

MORIA, MORDOR = "plain moria", "plain mordor"


def roll(game: Game) -> None:
    """Chance takes the first of what it may pick."""
    while game.decision is not None and game.decision.who == CHANCE:
        decision = game.decision
        game.answer(*decision.options[: decision.most])


def test_the_highest_bidder_chooses_any_place_and_bears_the_burdens() -> None:
    """000: bid; 000: who goes first?; 000: burden."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 3)
    assert game.decision is not None
    assert (game.decision.who, game.decision.kind) == (1, kinds.ASK_PLACE)
    game.answer(1)  # the second player chooses to go second
    assert in_turn_order(game) == [0, 1]
    game.answer(999999)
    assert Looker(game).burdens(0) == 1
    game.answer(999999)
    roll(game)
    assert Looker(game).burdens(1) == 3


def test_four_bidders_choose_as_in_the_rulebook() -> None:
    """000: bid - Tom 3, Chuck 4, Tim 3, Mike 1; Chuck first, Tom wins the tie, Tim goes fourth."""
    game = begun(MORIA, MORDOR, MORIA, MORDOR)
    bid(game, 3, 4, 3, 1)
    assert game.decision is not None
    assert game.decision.who == 1
    game.answer(0)
    assert game.decision.who == CHANCE
    assert game.decision.options == [0, 2]
    game.answer(0)
    assert (game.decision.who, game.decision.options) == (0, [1, 2, 3])
    game.answer(1)
    assert (game.decision.who, game.decision.options) == (2, [2, 3])
    game.answer(3)
    assert in_turn_order(game) == [1, 0, 3, 2]


def test_bids_are_secret_until_all_are_made() -> None:
    """000: bid."""
    from mathom.table.view import View

    game = begun(MORIA, MORDOR)
    game.answer(4)
    assert View(game, 1).game.rows[12][0] < 0
    assert View(game, 0).game.rows[12][0] == 4
    game.answer(2)
    assert View(game, 1).game.rows[12][0] == 4


def test_a_bid_as_high_as_the_resistance_corrupts_at_once() -> None:
    """000: bid; 000: corrupted."""
    game = begun(MORIA, MORDOR)
    bid(game, 10, 0)
    game.answer(0)
    assert game.decision is None
    assert game.payoffs() == [-1.0, 1.0]


def test_the_first_player_lays_the_first_site_and_all_stand_on_it() -> None:
    game = begun(MORIA, MORDOR)
    bid(game, 0, 1)
    game.answer(0)
    assert len(game.rows[PATH]) == 1
    site = game.rows[PATH][0]
    assert game.rows[7][site] == 1
    looker = Looker(game)
    assert [looker.site(0), looker.site(1)] == [1, 1]
    assert len(game.rows[ADVENTURE]) == 9
    assert len(game.rows[ADVENTURE + 1]) == 8


def test_on_the_later_path_the_first_player_chooses_any_site() -> None:
    """000: site; 000: format."""
    game = begun(f"{MORIA} of the road", f"{MORDOR} of the road")
    bid(game, 0, 1)
    game.answer(0)
    assert game.decision is not None
    assert game.decision.kind == kinds.ASK_SITE
    assert len(game.decision.options) == 9


def test_each_player_draws_eight_cards() -> None:
    """000: draw deck."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 0)
    while game.decision is not None and game.decision.kind != kinds.ASK_FELLOWSHIP:
        if game.decision.who == CHANCE:
            roll(game)
        else:
            game.answer(game.decision.options[0])
    assert len(game.rows[HAND]) == len(game.rows[HAND + 1]) == 8
    assert game.rows[STATE][FREE] == 0


def test_the_starting_fellowship_costs_four_at_most_and_is_played_one_by_one() -> None:
    """000: starting fellowship; 000: companion."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    assert looker.asked == kinds.ASK_START
    assert looker.host("The One Ring") == looker.card("Frodo")
    assert looker.offers("Aragorn")
    assert not looker.offers("Elrond")  # an ally
    looker.pick("Legolas")
    assert not looker.offers("Aragorn")
    looker.pick("Guard of the Hall").pick("Guard of the Hall")
    assert looker.twilight == 0  # no tokens are placed for them
    assert game.decision is not None
    assert game.decision.who == 1  # four are spent


def test_the_ring_bearer_is_ring_bound() -> None:
    """000: starting fellowship; 000: Ring-bound; 000: unbound."""
    from mathom.games.tcg.effects import has, is_unbound
    from mathom.games.tcg.facts import RING_BEARER, RING_BOUND

    t = Table(["Aragorn"], ring_bearer="20C4")
    bearer = t.game.rows[11][5]
    assert has(t.game, bearer, RING_BEARER)
    assert has(t.game, bearer, RING_BOUND)
    assert is_unbound(t.game, t.card("Aragorn", 1))


def test_under_the_starter_rules_chance_decides_who_goes_first() -> None:
    """000: who goes first?."""
    game = begun(MORIA, MORDOR, starter=True)
    assert game.decision is not None
    assert (game.decision.who, game.decision.kind) == (CHANCE, kinds.ASK_FIRST_PLAYER)
    game.answer(1)
    assert in_turn_order(game) == [1, 0]
    assert Looker(game).burdens(0) == 0


def test_under_the_starter_rules_the_discard_pile_is_reshuffled_once() -> None:
    """000: draw deck."""
    t = Table(phase="regroup", starter=True, discards=[["Boromir", "Gimli"]])
    rows = t.game.rows
    for card in rows[DECK][:]:
        rows[1][card] = 60
    rows[60], rows[DECK] = [*rows[60], *rows[DECK]], []
    t.until(kinds.ASK_RESHUFFLE).pick("Yes")
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.game.rows[DECK] == []
    assert t.hand(0) == 2
    assert t.game.rows[11][6] == 1


def test_under_the_starter_rules_nobody_must_reshuffle() -> None:
    """000: draw deck - it is allowed, and no more than that."""
    t = Table(phase="regroup", starter=True, discards=[["Boromir", "Gimli"]])
    rows = t.game.rows
    for card in rows[DECK][:]:
        rows[1][card] = 60
    rows[60], rows[DECK] = [*rows[60], *rows[DECK]], []
    t.until(kinds.ASK_RESHUFFLE).pick("No")
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.hand(0) == 0
    assert t.zone("Gimli") == 33
