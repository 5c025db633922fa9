"""Search, hints and analysis in The Card Game."""

from lcg_table import RULES, Table
from mathom.games.lcg.questions import ASK_COMMIT, ASK_DEFENDER, ASK_PAY
from mathom.games.lcg.rows import ENCOUNTER_DECK, EVERYONE, KNOWN, PRINTED
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.lab.simulate import played
from mathom.players.lcg.domain import LcgDomain
from mathom.players.roster import player
from mathom.players.search.analysis import analyse
from mathom.players.search.hints import Hint, find_hints
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.search import MULTIPLE, Search
from mathom.players.studies import domain_of
from mathom.table.view import View

DOMAIN = domain_of(RULES)


def opened(table: Table, kind: int) -> Table:
    """Go on to a decision, with every card face up: these tables follow no deck list."""
    table.game.rows[KNOWN] = [EVERYONE] * len(table.game.rows[KNOWN])
    return table.until(kind)


def hints(table: Table, iterations: int = 60) -> list[Hint]:
    return find_hints(View(table.game, table.who), DOMAIN, Budget(iterations), Dice(1))


def last_steps() -> Table:
    """Two tokens short of the end, with nothing but the encounter deck in the way."""
    return Table(
        ["Aragorn", "Éowyn", "Denethor"],
        phase="quest",
        quest="Beorn's Path",
        progress={"A Chosen Path 122": 8},
        encounter=["Forest Gate"] * 5,
        on=True,
    )


def test_it_commits_what_wins_the_game_now() -> None:
    t = opened(last_steps(), ASK_COMMIT)
    view = View(t.game, 0)
    picks = player("search:60", RULES).answer(view, Dice(2))
    # Two of will beat what is revealed and two more are the progress that is missing.
    assert sum(t.willpower(title) for title in t.labels() if t.card(title) in picks) >= 4


def test_a_hint_names_the_win_and_says_why() -> None:
    found = hints(opened(last_steps(), ASK_COMMIT))
    assert 1 <= len(found) <= 3
    assert found[0].chance > 0.9
    assert "Will" in found[0].why
    assert "Éowyn" in found[0].label


def test_it_does_not_let_the_last_hero_fall() -> None:
    t = Table(
        ["Aragorn"],
        phase="combat",
        play=[["Snowbourn Scout"]],
        engaged=[["Dol Guldur Orcs"]],
        damage={"Aragorn": 4},
        encounter=["Forest Gate"] * 6,
        on=True,
    )
    opened(t, ASK_DEFENDER)
    found = hints(t)
    assert found[0].label == "Snowbourn Scout"
    assert "would fall" in found[0].why


def test_sets_that_make_sense_come_first_and_any_set_may_come() -> None:
    t = Table(
        ["Aragorn", "Éowyn", "Denethor"], phase="quest", encounter=["Forest Gate"] * 6, on=True
    )
    opened(t, ASK_COMMIT)
    decision = t.game.decision
    assert decision is not None
    named = DOMAIN.candidates(t.game, decision)
    assert len(named) == len(set(named))
    assert all(not decision.refusal(picks) for picks in named)
    search = Search(DOMAIN, 0, MULTIPLE)
    view = View(t.game, 0)
    root = search.set_root(view.game)
    search.simulate(view, Dice(1))
    search.simulate(view, Dice(1))
    assert {arm.picks for arm in root.arms.values()} == set(named)
    for _ in range(200):
        root.visits += 10
        root.available_arms(decision, Dice(root.visits))
    assert len(root.arms) == 8  # every set of three


def test_every_iteration_deals_the_hidden_cards_anew() -> None:
    game = new(RULES, {})
    while game.decision is not None and game.decision.who < 0:
        game.answer(*game.decision.options)
    assert game.decision is not None
    view = View(game, 0)
    dice = Dice(4)
    tops = {view.resample(dice).rows[PRINTED][game.rows[ENCOUNTER_DECK][-1]] for _ in range(40)}
    assert len(tops) > 5


def test_the_same_dice_give_the_same_answer() -> None:
    t = opened(last_steps(), ASK_COMMIT)
    view = View(t.game, 0)
    answers = {SearchPlayer("s", DOMAIN, Budget(20)).answer(view, Dice(9)) for _ in range(2)}
    assert len(answers) == 1


def test_payments_are_not_thought_over() -> None:
    t = Table(["Aragorn", "Théodred"], hands=[["Guard of the Citadel"]], resources=2)
    t.pick("Guard of the Citadel")
    assert t.asked == ASK_PAY
    bot = SearchPlayer("s", DOMAIN, Budget(20))
    bot.answer(View(t.game, 0), Dice(1))
    assert bot.iterations == 0


def test_the_analysis_has_one_curve_for_all() -> None:
    game = played(RULES, {"decks": ["tactics", "spirit"]}, "together", ["random"])
    looked = analyse(game, LcgDomain(rounds=1), 2, Dice(1))
    assert looked.result == game.result
    assert looked.result[0] == looked.result[1]
    assert looked.moments
    for moment in looked.moments:
        assert moment.chances[0] == moment.chances[1]
        assert 0 <= moment.chances[0] <= 1
    assert looked.as_json()["cooperative"] is True
