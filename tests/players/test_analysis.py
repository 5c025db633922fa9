"""Hints and analysis: what search tells people."""

import json
from collections import Counter
from pathlib import Path

import pytest

from confrontation_table import RULES, Table, duel, ring_at_stake
from mathom.games import GAMES
from mathom.kernel.decision import CHANCE, Decision, Option, Question
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.kernel.playthrough import Playthrough, load
from mathom.lab.simulate import played
from mathom.players.confrontation import placement
from mathom.players.search.analysis import AGAIN, Analysis, Moment, analyse, chosen, win_chances
from mathom.players.search.hints import find_hints, is_mixed, told, words
from mathom.players.search.mistakes import Mistake, confirmed, suspected
from mathom.players.search.player import Budget
from mathom.players.search.search import one_answer
from mathom.players.studies import domain_of
from mathom.table.view import View
from sure import sure

DOMAIN = domain_of(RULES)
GOLDEN = Path(__file__).parents[1] / "golden"


def hints(table: Table, iterations: int = 300) -> list[tuple[str, float, str]]:
    found = find_hints(table.view(table.asked), DOMAIN, Budget(iterations), Dice(1))
    return [(each.label, each.chance, each.why) for each in found]


def test_a_hint_names_the_win_and_says_so() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gandalf": "Rohan"},
        sauron={"Orcs": "Mordor", "Warg": "Fangorn"},
        turn="Fellowship",
    )
    label, chance, why = hints(t)[0]
    assert label == "Frodo to Mordor"
    assert chance == 1.0
    assert "Mordor" in why


def test_hints_are_few_and_the_best_come_first() -> None:
    t = duel("Aragorn", "Balrog", "Eregion", attacker="Sauron")
    found = find_hints(t.view(t.asked), DOMAIN, Budget(300), Dice(1))
    assert 1 <= len(found) <= 3
    shares = [each.share for each in found]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= each.chance <= 1 for each in found)
    assert "cards it may meet" in found[0].why


def test_cards_are_explained_by_who_falls() -> None:
    t = duel("Aragorn", "Balrog", "Eregion", attacker="Sauron")
    view = t.view("Fellowship")
    why = {
        option.label: DOMAIN.reason(view.game, view.viewer, (option.id,))
        for option in view.question().options
    }
    # Only the Eye of Sauron undoes either text, and then the Balrog wins.
    assert why["Retreat"] == "Of the 9 cards it may meet, Aragorn falls to 1 and Balrog to 0."
    assert why["Noble Sacrifice"].endswith("it may meet, Aragorn falls to 8 and Balrog to 7.")


def test_who_is_not_asked_gets_no_hint() -> None:
    t = duel("Aragorn", "Balrog", "Eregion", attacker="Sauron")
    other = "Sauron" if t.asked == "Fellowship" else "Fellowship"
    assert find_hints(t.view(other), DOMAIN, Budget(10), Dice(1)) == []


def test_an_attack_is_explained_by_who_may_be_there() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
        revealed=["Orcs"],
    )
    found = find_hints(t.view("Fellowship"), DOMAIN, Budget(200), Dice(1), few=20)
    told = {each.label: each.why for each in found}
    assert told["Gandalf to Caradhras"] == "The attack on Orcs is likely to win."


def test_the_analysis_ends_with_the_result_and_points_into_the_log() -> None:
    game = played(RULES, {}, "analysed", ["heuristic", "random"])
    looked = analyse(game, DOMAIN, 12, Dice(1))
    assert looked.result == game.result
    steps = [moment.step for moment in looked.moments]
    assert steps == sorted(steps)
    assert all(game.answered_by[moment.step] == moment.who for moment in looked.moments)
    assert all(abs(sum(moment.chances) - 1) < 1e-9 for moment in looked.moments)
    # The last answers decide it, so the curve must have gone to the winner by then.
    winner = 0 if looked.result[0] > 0 else 1
    assert looked.moments[-1].chances[winner] > 0.5
    for moment, seat, swing in looked.turning_points():
        assert moment in looked.moments
        # What one of two wins the other loses: it is told for the one who answered.
        assert seat == moment.who
        assert abs(swing) >= 0.15
    assert looked.as_json()["curve"]


def turns(who: list[int], chances: list[list[float]], result: list[float]) -> list[object]:
    """Step, whose chance and by how many in a hundred: the turning points of such a curve."""
    moments = [Moment(n, who[n], each, "") for n, each in enumerate(chances)]
    found = Analysis(moments, [], result, cooperative=False).turning_points()
    return [(moment.step, seat, round(swing * 100)) for moment, seat, swing in found]


def test_a_game_turns_when_anybodys_chance_does() -> None:
    curve = [[0.25, 0.3, 0.45], [0.3, 0.6, 0.1], [0.3, 0.6, 0.1], [0.05, 0.8, 0.15]]
    # The first seat's answer hardly changes its own chance, and the second's changes nobody's.
    assert turns([0, 1, 2, 1], curve, [-1, 1, -1]) == [(0, 2, -35), (2, 0, -25), (3, 1, 20)]


def test_between_two_a_turn_is_told_for_whoever_answered() -> None:
    curve = [[0.5, 0.5], [0.8, 0.2], [0.2, 0.8]]
    assert turns([1, 0, 1], curve, [-1, 1]) == [(0, 1, -30), (1, 0, -60), (2, 1, 20)]


def test_who_resigns_at_once_does_not_play_together_with_the_other() -> None:
    looked = analyse(Playthrough(RULES, {}, "resigned"), DOMAIN, 4, Dice(1))
    assert looked.moments == []
    assert looked.turning_points() == []
    assert looked.as_json()["cooperative"] is False


def improved(view: View, iterations: int, picks: tuple[int, ...]) -> Mistake | None:
    """What an analysis would say was better than these picks."""
    doubt = suspected(0, view, domain_of(view.rules), iterations, picks, Dice(1))
    found = confirmed([doubt] if doubt is not None else [], iterations, Dice(1))
    return found[0] if found else None


@pytest.mark.parametrize("iterations", [60, 200])
def test_whoever_overlooks_a_win_is_told_however_seldom_search_tries_it(iterations: int) -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gandalf": "Rohan", "Sam": "Shire", "Pippin": "Cardolan"},
        sauron={"Orcs": "Mordor", "Warg": "Fangorn", "Balrog": "Mordor"},
        turn="Fellowship",
        revealed=["Frodo"],
    )
    view = t.view("Fellowship")
    for option in view.question().options:
        found = improved(view, iterations, (option.id,))
        if option.label == "Frodo to Mordor":
            assert found is None
        else:
            assert found is not None
            assert (found.label, found.chance) == ("Frodo to Mordor", 1.0)
            assert found.played_chance < 1.0


def test_nobody_is_blamed_for_beginning_by_the_book() -> None:
    t = Table.start()
    view = t.view(t.asked)
    known = DOMAIN.book(view.game, view.viewer)
    assert known
    for picks, _ in known:
        assert improved(view, 20, picks) is None


def test_where_the_book_is_of_no_use_a_hint_is_thought_out() -> None:
    # On the terminal's screen, those meant for other places are not offered for this one.
    t = Table.start()
    view = t.view(t.asked)
    asked = sure(view.decision)
    known = {pick for picks, _ in DOMAIN.book(view.game, view.viewer) for pick in picks}
    left = [option for option in asked.options if option not in known]
    view.game.decision = Decision(asked.who, asked.kind, left)
    found = find_hints(view, DOMAIN, Budget(100), Dice(1))
    assert found
    assert all(each.picks[0] in left for each in found)
    assert not is_mixed(view, DOMAIN)


def better_card(table: Table, side: str, card: str) -> str:
    """Which card was better, if any was."""
    view = table.view(side)
    (pick,) = [option.id for option in view.question().options if option.label == card]
    found = improved(view, 200, (pick,))
    return found.label if found is not None else ""


def test_a_card_that_could_only_lose_is_blamed_and_one_of_a_fair_mixture_is_not() -> None:
    t = ring_at_stake("1 5 Retreat", "5 6 Eye of Sauron")
    assert t.asked == "Fellowship"
    assert better_card(t, "Fellowship", "Strength 1") in ("Strength 5", "Retreat")
    assert better_card(t, "Fellowship", "Strength 5") == ""
    assert better_card(t, "Fellowship", "Retreat") == ""


@pytest.mark.parametrize("met", ["Strength 5", "Retreat"])
def test_a_card_is_not_blamed_for_what_it_happened_to_meet(met: str) -> None:
    t = ring_at_stake("4 5 Retreat", "1 6 Eye of Sauron")
    t.pick(met)
    assert better_card(t, "Sauron", "Strength 1") in ("Strength 6", "Eye of Sauron")
    assert better_card(t, "Sauron", "Strength 6") == ""
    assert better_card(t, "Sauron", "Eye of Sauron") == ""


def test_two_secret_picks_are_one_moment_and_nothing_else_is() -> None:
    game = played(RULES, {}, "analysed", ["heuristic", "random"])
    moments = {moment.step: moment for moment in analyse(game, DOMAIN, 2, Dice(1)).moments}
    joined = 0
    for step in range(len(game.answers)):
        now = load(RULES, game.save(), step).game
        if now.decision is not None and DOMAIN.hidden_pick(now, now.decision.who) is not None:
            first = moments.get(step - 1)
            assert (step in moments) == (first is None and chosen(now.decision, game.answers[step]))
            joined += first is not None and " against " in first.answer
    assert joined
    assert joined == sum(" against " in moment.answer for moment in moments.values())


def test_a_hint_at_placing_is_the_books() -> None:
    t = Table.start()
    view = t.view(t.asked)
    book: Counter[tuple[int, ...]] = Counter()
    for picks, weight in DOMAIN.book(view.game, view.viewer):
        book[picks] += weight
    found = find_hints(view, DOMAIN, Budget(100), Dice(1))
    assert [each.picks for each in found] == [picks for picks, _ in book.most_common(3)]
    assert "book" in found[0].why


@pytest.mark.parametrize("placed", [0, 2])
def test_a_hint_at_placing_goes_on_to_a_whole_line_up_of_the_book(placed: int) -> None:
    game = new(RULES, {})
    page = [characters for _, characters in placement.PAGES[0][placement.CLASSIC]]
    while sure(game.decision).who == CHANCE:
        game.answer(*sure(game.decision).options)
    for character in page[0][:placed]:
        game.answer(character)
    view = View(game, sure(game.decision).who)
    for each in find_hints(view, DOMAIN, Budget(30), Dice(1)):
        line = page[0][:placed] + each.picks + tuple(pick for (pick,) in each.then)
        assert line in page


def test_where_there_is_no_book_nothing_goes_on() -> None:
    t = duel("Aragorn", "Balrog", "Eregion", attacker="Sauron")
    view = t.view(t.asked)
    assert [each.then for each in find_hints(view, DOMAIN, Budget(100), Dice(1))] == [[], [], []]


def test_the_only_answer_is_told_with_what_will_come_of_it() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor"},
        sauron={"Orcs": "Shire", "Warg": "Mirkwood"},
        turn="Fellowship",
    )
    view = t.view("Fellowship")
    assert [option.label for option in view.question().options] == ["Frodo to Mordor"]
    (only,) = find_hints(view, DOMAIN, Budget(30), Dice(1))
    assert (only.label, only.chance, only.share) == ("Frodo to Mordor", 1.0, 1.0)
    assert only.why


@pytest.mark.parametrize("name", ["confrontation-classic", "lcg-solo", "tcg-two-players"])
def test_an_answer_that_says_nothing_by_itself_is_told_with_its_question(name: str) -> None:
    text = (GOLDEN / f"{name}.json").read_text()
    game = load(GAMES[json.loads(text)["game"]], text)
    now = new(game.rules, game.setup)
    found = dict.fromkeys((True, False), 0)
    for picks in game.answers:
        if chosen(sure(now.decision), picks):
            question = View(now, sure(now.decision).who).question()
            answer = words(question, picks)
            # Who goes where, who fights whom, and what a card does need no question.
            plain = any(mark in answer for mark in (" to ", " against ", ": "))
            assert (told(question, picks) == answer) == plain, answer
            found[plain] += 1
        now.answer(*picks)
    assert all(found.values())


def asking(prompt: str, *options: Option) -> Question:
    ids = [option.id for option in options]
    return Question(Decision(0, 0, ids), prompt, "", list(options), [])


def test_a_question_and_its_answer_are_joined() -> None:
    none, done, beorn = Option(1, "None"), Option(2, "Done"), Option(3, "Beorn", (7,))
    assert told(asking("Whom do you attack?", none), (1,)) == "Whom do you attack? None"
    assert told(asking("Play allies.", done), (2,)) == "Play allies: Done"
    assert told(asking("Éowyn: Discard a card", beorn), (3,)) == "Éowyn: Discard a card: Beorn"
    away = Option(4, "Gimli to Eregion", (5, 6))
    assert told(asking("Move.", away), (4,)) == "Gimli to Eregion"


def test_at_cards_the_order_of_a_deck_is_nobodys_chance_before_it_shows() -> None:
    """Two games that differ only in what no seat knows stand alike; a tree would look ahead."""
    rules = GAMES["lcg"]
    game = new(rules, {})
    dice = Dice(3)
    while sure(game.decision).who == CHANCE:
        asked = sure(game.decision)
        game.answer(*dice.order(asked.options, asked.most))
    other = View(game, 0).resample(Dice(5))
    assert other.rows != game.rows
    domain = domain_of(rules)
    assert win_chances(game, domain, 2, Dice(1)) == win_chances(other, domain, 2, Dice(1))


def test_nobody_is_blamed_where_search_would_not_think() -> None:
    game = played(GAMES["lcg"], {}, "analysed", ["random"])
    domain = domain_of(game.rules)
    plain = 0
    now = new(game.rules, game.setup)
    for picks in game.answers[:120]:
        asked = sure(now.decision)
        if asked.who != CHANCE and not one_answer(asked):
            view = View(now, asked.who)
            if domain.scripted(view.game, asked) is not None:
                plain += 1
                assert suspected(0, view, domain, 4, picks, Dice(1)) is None
        now.answer(*picks)
    assert plain > 5


def test_a_swing_that_a_longer_look_does_not_find_is_no_turning_point() -> None:
    rules = GAMES["lcg"]
    game = played(rules, {}, "analysed", ["heuristic"])
    domain = domain_of(rules)
    looked = analyse(game, domain, 2, Dice(1), stride=4)
    assert looked.turning_points()
    for moment, seat, _ in looked.turning_points():
        # Looked at four times as long as the others.
        board = load(rules, game.save(), moment.step).game
        assert moment.chances[seat] == win_chances(board, domain, 2 * AGAIN, Dice(1))[seat]
