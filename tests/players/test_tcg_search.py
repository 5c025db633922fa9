"""Search, hints and analysis in The Trading Card Game."""

from itertools import accumulate

import pytest

from mathom.games.tcg.questions import ASK_BID, ASK_DEFENDER, ASK_FELLOWSHIP, ASK_MOVE, PASS
from mathom.games.tcg.rows import BURDENS, DECK, HAND, PRINTED, SEAT
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.lab.simulate import played
from mathom.players.player import any_answer
from mathom.players.roster import names_of, player
from mathom.players.search.analysis import analyse
from mathom.players.search.hints import Hint, find_hints
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.search import MULTIPLE, Search, one_answer
from mathom.players.search.tree import Arm, control_variate
from mathom.players.studies import domain_of
from mathom.players.tcg.bidding import bids, burdened, cost
from mathom.players.tcg.domain import TcgDomain
from mathom.players.tcg.evaluation import FEATURES, NAMES, evaluate, features
from mathom.players.tcg.weights import WEIGHTS
from mathom.table.view import View, key
from sure import sure
from tcg_table import RULES, Table

DOMAIN = domain_of(RULES)


def hints(table: Table, iterations: int = 40) -> list[Hint]:
    return find_hints(View(table.game, table.who), DOMAIN, Budget(iterations), Dice(1))


def dealt(dice: Dice) -> Game:
    """The starter decks, and the first hand in hand."""
    game = new(RULES, {})
    while not game.rows[HAND]:
        assert game.decision is not None
        game.answer(*any_answer(game.decision, dice))
    return game


def at_the_last_site() -> Table:
    """One step from the end, with nobody in the way."""
    t = Table(["Aragorn", "Boromir", "Gimli"], phase="regroup", site=8, moves=1, others_at=8)
    return t.until(ASK_MOVE)


def test_it_moves_to_the_last_site_and_wins() -> None:
    t = at_the_last_site()
    assert t.game.decision is not None
    picks = player("search:40", RULES).answer(View(t.game, 0), Dice(2))
    assert t.labels()[t.game.decision.options.index(picks[0])] == "Move"


def test_a_hint_names_the_win_and_says_why() -> None:
    found = hints(at_the_last_site())
    assert 1 <= len(found) <= 3
    assert found[0].label == "Move"
    assert found[0].chance > 0.8
    assert "site 9" in found[0].why


def test_the_ring_bearer_is_not_left_to_the_troll() -> None:
    t = Table(["Aragorn", "Guard of the Hall"], ["Great Troll"], phase="assignment")
    found = hints(t.until(ASK_DEFENDER), 80)
    assert found[0].label == "Guard of the Hall against Great Troll" or (
        found[0].label == "Aragorn against Great Troll"
    )
    assert "14" in found[0].why


def test_every_iteration_deals_the_hidden_cards_anew() -> None:
    dice = Dice(4)
    game = dealt(dice)
    view = View(game, 0)
    tops = {view.resample(dice).rows[PRINTED][game.rows[DECK][-1]] for _ in range(40)}
    assert len(tops) > 5


def test_the_same_dice_give_the_same_answer() -> None:
    t = at_the_last_site()
    view = View(t.game, 0)
    answers = {SearchPlayer("s", DOMAIN, Budget(10)).answer(view, Dice(9)) for _ in range(2)}
    assert len(answers) == 1


def test_bids_and_hands_are_not_thought_over() -> None:
    game = new(RULES, {})
    bot = SearchPlayer("s", DOMAIN, Budget(20))
    assert game.decision is not None
    assert game.decision.kind == ASK_BID
    bot.answer(View(game, game.decision.who), Dice(1))
    assert bot.iterations == 0


def test_the_evaluation_counts_what_it_names() -> None:
    assert len(NAMES) == FEATURES == len(WEIGHTS)
    ahead = Table(["Aragorn"], site=7, others_at=3)
    assert features(ahead.game, 0)[0] > features(ahead.game, 1)[0]
    mine, theirs = evaluate(ahead.game)
    assert mine > theirs
    assert abs(mine + theirs) < 1e-9


def test_three_at_a_table_share_the_chances() -> None:
    t = Table(["Aragorn"], players=3, site=4)
    chances = [(worth + 1) / 2 for worth in evaluate(t.game)]
    assert abs(sum(chances) - 1) < 1e-9


def test_every_level_is_offered() -> None:
    assert names_of(RULES) == ["easy", "fair", "hard", "fierce", "heuristic", "random"]


def bidding() -> Game:
    """The first bid is asked for."""
    game = new(RULES, {})
    while game.decision is not None and game.decision.kind != ASK_BID:
        game.answer(*any_answer(game.decision, Dice(1)))
    return game


def test_a_bid_is_secret_and_so_is_mixed() -> None:
    game = bidding()
    view = View(game, sure(game.decision).who)
    made = {player("search:8", RULES).answer(view, Dice(seed)) for seed in range(40)}
    assert made == {(1,), (2,), (3,), (4,)}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hint_at_a_bid_is_steady_and_does_not_contradict_itself(seat: int) -> None:
    game = bidding()
    if seat:
        game.answer(2)
    view = View(game, seat)
    asked = [find_hints(view, DOMAIN, Budget(40), Dice(seed)) for seed in range(3)]
    for found in asked:
        assert {each.label for each in found} == {"2", "3", "4"}
        chances = [each.chance for each in found]
        assert max(chances) - min(chances) < 0.08
    first = [found[0].chance for found in asked]
    assert max(first) - min(first) < 0.08


def test_the_bids_of_the_book_are_as_good_as_any_by_what_was_measured() -> None:
    """Nobody gains much by another bid against them: going first is worth 0.037 either way."""
    book = bids(list(range(10)))
    whole = sum(weight for _, weight in book)

    def against(bid: int, other: int) -> float:
        place = 0.037 * ((bid > other) - (bid < other))
        return place - cost(bid) + cost(other)

    def gain(bid: int) -> float:
        return sum(weight * against(bid, other) for (other,), weight in book) / whole

    gains = [gain(bid) for bid in range(10)]
    assert gains[0] < -0.03
    assert max(gains) < 0.025
    assert all(weight > 0 for _, weight in book)
    assert [cost(burdens) for burdens in range(12)] == sorted(cost(each) for each in range(12))


def test_burdens_at_the_start_cost_a_chance_that_the_others_gain() -> None:
    t = Table(["Aragorn"], players=3)
    free = evaluate(t.game)
    t.game.rows[SEAT][BURDENS] = 8
    mine, second, third = (
        now - then for now, then in zip(burdened(t.game, free), free, strict=True)
    )
    assert mine == pytest.approx(-2 * cost(8))
    assert second == third == pytest.approx(cost(8))


def test_the_analysis_has_a_curve_for_each() -> None:
    game = played(RULES, {}, "curve", ["random"])
    looked = analyse(game, DOMAIN, 2, Dice(1))
    assert looked.result == game.result
    assert looked.moments
    for moment in looked.moments:
        assert abs(sum(moment.chances) - 1) < 1e-6
    assert looked.as_json()["cooperative"] is False


def test_a_response_that_changes_nothing_more_comes_to_an_end() -> None:
    """Sam may take up the Ring as often as he likes: search must not go round for ever."""
    t = Table(
        ["Sam, Son of Hamfast"],
        ["Great Troll"],
        phase="skirmish",
        ring_bearer="1C290",
        assigned={"Great Troll": "Frodo, Son of Drogo"},
    )
    found = hints(t.until_offered("Sam"), 60)
    assert found[0].label.startswith("Sam")
    assert DOMAIN.reason(View(t.game, t.who).game, t.who, (PASS,)) != ""


def test_what_changes_nothing_is_not_done_for_ever() -> None:
    """Whoever has no Balrog may still look for him, as often as he likes."""
    t = Table(["Aragorn"], phase="shadow", site=5, sites={5: "1C349"}, twilight=9)
    t.until_offered("The Bridge of Khazad-dûm")
    assert t.game.decision is not None
    for seed in range(3):
        picks = player("search:40", RULES).answer(View(t.game, t.who), Dice(seed))
        assert t.labels()[t.game.decision.options.index(picks[0])] == "Done"


def met_by(answer: tuple[int, ...], view: View, world: int) -> float:
    """What an answer is worth in the game that this seed draws."""
    luck = Dice(world)
    game = view.resample(luck)
    game.answer(*answer)
    while (asked := game.decision) is not None:
        if asked.who == CHANCE:
            game.answer(*luck.order(asked.options, asked.most))
        elif one_answer(asked):
            game.answer(*asked.options)
        elif (plain := DOMAIN.scripted(game, asked)) is not None:
            game.answer(*plain)
        else:
            break
    return DOMAIN.rollout(game, luck)[view.viewer]


def test_every_answer_meets_the_same_luck() -> None:
    """The first try of each answer meets one game, the second another, and so on."""
    dice = Dice(4)
    game = dealt(dice)
    while (asked := game.decision) is not None:
        if asked.kind == ASK_FELLOWSHIP and len(asked.options) > 2:
            break
        game.answer(*any_answer(asked, dice))
    assert asked is not None
    view = View(game, asked.who)
    search = Search(DOMAIN, asked.who, MULTIPLE)
    root = search.set_root(view.game)
    for _ in range(20):
        search.simulate(view, dice)
    met = {
        arm.picks: arm.running_totals
        for arm in root.arms.values()
        if arm.running_totals is not None
    }
    assert len(met) > 1
    assert len(search.world_seeds) == max(len(sums) for sums in met.values()) > 1
    for picks, sums in met.items():
        worths = [met_by(picks, view, world) for world in search.world_seeds[: len(sums)]]
        assert sums == list(accumulate(worths))
    # And none is the worse, or the better, for having met few of them.
    most = max(met.values(), key=len)
    for arm in root.arms.values():
        if arm.running_totals is not None:
            shared = len(arm.running_totals)
            ahead = (arm.running_totals[-1] - most[shared - 1]) / shared
            assert arm.mean == pytest.approx(most[-1] / len(most) + ahead)
    assert any(arm.correction for arm in root.arms.values())


def test_a_shallow_tree_is_its_root() -> None:
    t = Table(["Aragorn", "Guard of the Hall"], ["Great Troll"], phase="assignment")
    t.until(ASK_DEFENDER)
    view = View(t.game, t.who)
    for depth, more in ((1, False), (2, True)):
        domain = TcgDomain()
        domain.depth = depth
        search = Search(domain, t.who, MULTIPLE)
        search.set_root(view.game)
        dice = Dice(1)
        for _ in range(12):
            search.simulate(view, dice)
        assert (len(search.nodes) > 1) == more


def test_bad_luck_is_not_held_against_an_answer() -> None:
    """Whoever meets the bad game first is not the worse for it."""
    arms = [Arm((1,)), Arm((2,))]
    arms[0].running_totals, arms[0].total, arms[0].visits = [-0.9, -0.4, 0.1, 0.6], 0.6, 4
    arms[1].running_totals, arms[1].total, arms[1].visits = [-0.8], -0.8, 1
    control_variate(arms)
    assert arms[0].correction == 0
    assert arms[1].mean > arms[0].mean


def test_search_does_not_go_to_and_fro() -> None:
    """A way that leads to a decision it came from is worth less, however shallow the tree."""
    t = Table(["Aragorn", "Guard of the Hall"], ["Great Troll"], phase="assignment")
    view = View(t.until(ASK_DEFENDER).game, t.who)
    search = Search(TcgDomain(), t.who, MULTIPLE)
    root = search.set_root(view.game)
    for _ in range(12):
        search.simulate(view, Dice(1))
    before = {picks: arm.mean for picks, arm in root.arms.items()}
    # As if it had been wherever its answers lead.
    search.nodes = {}
    root = search.set_root(view.game)
    for option in view.game.decision.options if view.game.decision else ():
        game = view.resample(Dice(1))
        game.answer(option)
        search.earlier_roots.append(key(game, search.seat))
    for _ in range(12):
        search.simulate(view, Dice(1))
    assert all(arm.mean < before[picks] for picks, arm in root.arms.items() if arm.visits)
