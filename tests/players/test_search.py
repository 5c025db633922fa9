"""The search player at small tables where one answer is clearly right, and its promises."""

import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from threading import Thread

import pytest

from confrontation_table import RULES, Table, duel, held, ring_at_stake
from mathom.games.confrontation.questions import ASK_PLACE
from mathom.games.confrontation.rows import CHARACTER
from mathom.kernel.decision import CHANCE, MathomError
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.players.confrontation import placement
from mathom.players.player import any_answer
from mathom.players.roster import cheat, player
from mathom.players.search.analysis import win_chances
from mathom.players.search.domain import Domain
from mathom.players.search.hints import find_hints
from mathom.players.search.player import Budget, SearchPlayer, answer_from, legal_arms, most_visited
from mathom.players.search.search import SINGLE, weighted_choice
from mathom.players.search.simultaneous import equilibrium, select_by_regret, update_regrets
from mathom.players.search.tree import Arm, Node
from mathom.players.studies import domain_of
from mathom.table.view import EVERYTHING, View, key
from random_play import walk
from sure import sure


def choice(table: Table, name: str = "search:400", seed: int = 3) -> str:
    """The label of what a player picks for whoever is asked."""
    view = table.view(table.asked)
    (pick,) = player(name, RULES).answer(view, Dice(seed))
    return next(option.label for option in view.question().options if option.id == pick)


# Clear-cut cases, as either side


@pytest.mark.parametrize("match", [False, True])
def test_takes_the_ring_into_mordor(match: bool) -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gandalf": "Rohan", "Aragorn": "Fangorn"},
        sauron={"Orcs": "Mordor", "Warg": "Misty Mountains", "Balrog": "Dagorlad"},
        turn="Fellowship",
        match=match,
    )
    for seed in range(3):
        assert choice(t, seed=seed) == "Frodo to Mordor"


@pytest.mark.parametrize("match", [False, True])
def test_takes_the_third_place_in_the_shire(match: bool) -> None:
    t = Table(
        fellowship={"Frodo": "Rohan", "Gimli": "Gondor"},
        sauron={"Orcs": "Shire", "Warg": "Shire", "Balrog": "Cardolan", "Shelob": "Mordor"},
        match=match,
    )
    for seed in range(3):
        assert choice(t, seed=seed) == "Balrog to the Shire"


@pytest.mark.parametrize("name", ["search:24", "search:400"])
def test_takes_a_known_ring_bearer_who_cannot_flee(name: str) -> None:
    # Orcs defeat whomever they attack first, and Frodo cannot slip aside to Shelob.
    t = Table(
        fellowship={"Frodo": "Dagorlad", "Gimli": "Shire", "Sam": "Arthedain"},
        sauron={"Orcs": "Mordor", "Shelob": "Gondor", "Saruman": "Enedwaith", "Warg": "Mirkwood"},
        revealed=["Frodo"],
    )
    for seed in range(3):
        assert choice(t, name, seed) == "Orcs to Dagorlad"


def test_the_witch_king_beside_a_shire_without_guard_has_as_good_as_won() -> None:
    servants = {"Orcs": "Mordor", "variant Witch-king": "Arthedain"}
    free = Table(fellowship={"Frodo": "Rohan", "Sam": "Gondor"}, sauron=servants)
    assert domain_of(RULES).rollout(free.game.clone(), Dice(1)) == [-1.0, 1.0]
    kept = Table(fellowship={"Frodo": "Rohan", "Sam": "Shire"}, sauron=servants)
    assert domain_of(RULES).rollout(kept.game.clone(), Dice(1))[0] > -1.0


@pytest.mark.parametrize(("points", "chance"), [((6, 0), 1), ((0, 6), -1)])
def test_the_second_game_of_a_match_is_judged_with_the_points_of_the_first(
    points: tuple[int, int], chance: int
) -> None:
    t = Table(
        fellowship={"Frodo": "Rohan", "Gimli": "Gondor", "Sam": "Shire"},
        sauron={"Orcs": "Mordor", "Warg": "Mordor", "Balrog": "Mordor"},
        second_game=points,
    )
    first, second = domain_of(RULES).rollout(t.game.clone(), Dice(1))
    assert first * chance > 0
    assert first == -second


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ["search:150", "search:1000"])
def test_stops_the_ring_before_mordor(name: str, seed: int) -> None:
    # Frodo is known, and will be in Mordor next turn unless he is attacked now. He cannot slip
    # aside to Gondor, where Shelob is.
    t = Table(
        fellowship={"Frodo": "Dagorlad", "Gimli": "Shire", "Sam": "Arthedain"},
        sauron={
            "Balrog": "Mordor",
            "Orcs": "Mordor",
            "Saruman": "Enedwaith",
            "Warg": "Cardolan",
            "Shelob": "Gondor",
        },
        revealed=["Frodo"],
    )
    assert choice(t, name, seed) in ("Balrog to Dagorlad", "Orcs to Dagorlad")


def test_stops_the_witch_king_before_the_shire() -> None:
    # He wins by entering it; only Gandalf can reach him, and Frodo is far from Mordor.
    t = Table(
        fellowship={"Frodo": "Fangorn", "Gandalf": "Shire"},
        sauron={"Orcs": "Rhudaur", "variant Witch-king": "Arthedain", "Shelob": "Mordor"},
        turn="Fellowship",
        revealed=["Orcs", "variant Witch-king"],
    )
    for seed in range(3):
        assert choice(t, seed=seed) == "Gandalf to Arthedain"


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("hero", "foe", "fellows", "servants", "least"),
    [
        ("Gandalf", "Orcs", "1 5", "1 2", "1"),  # the Orcs reach 4 at most
        ("Gandalf", "Orcs", "3 5", "1 2", "3"),
        ("Sam", "Balrog", "2 5", "3 6", "2"),  # lost, whatever Sam plays
    ],
)
def test_the_fellowship_throws_no_strong_card_at_a_battle_already_decided(
    hero: str, foe: str, fellows: str, servants: str, least: str, seed: int
) -> None:
    t = duel(hero, foe, "Eregion", attacker="Fellowship", discards=held(fellows, servants))
    if t.asked == "Sauron":  # Gandalf sees the card before he plays
        t.pick(f"Strength {servants[0]}")
    assert choice(t, "search:150", seed) == f"Strength {least}"


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("hero", "foe", "fellows", "servants", "least"),
    [
        ("Pippin", "Balrog", "1 2", "1 6", "1"),  # Pippin reaches 4 at most
        ("Pippin", "Balrog", "1 2", "3 6", "3"),
        ("Pippin", "Balrog", "1 2 3", "3 5 6", "3"),
        ("Aragorn", "Warg", "4 5", "3 4", "3"),  # lost, whatever they play
    ],
)
def test_sauron_throws_no_strong_card_at_a_battle_already_decided(
    hero: str, foe: str, fellows: str, servants: str, least: str, seed: int
) -> None:
    t = duel(hero, foe, "Eregion", attacker="Sauron", discards=held(fellows, servants))
    if t.asked == "Fellowship":
        t.pick(f"Strength {fellows[0]}")
    assert choice(t, "search:150", seed) == f"Strength {least}"


def test_a_strong_card_that_may_decide_the_battle_is_no_waste() -> None:
    # Gimli against the Warg: 3 + 5 or 3 + 1, against 2 + 4 or 2 + 1.
    t = duel("Gimli", "Warg", "Eregion", attacker="Sauron", discards=held("1 5", "1 4"))
    view = t.view(t.asked)
    assert view.decision is not None
    assert domain_of(RULES).dominated(view.game, view.decision) == []


def test_a_secret_pick_is_mixed() -> None:
    t = duel("Aragorn", "Saruman", "Eregion", attacker="Sauron")
    if t.asked == "Sauron":
        t.pick("Play cards")
    assert len({choice(t, seed=seed) for seed in range(12)}) > 1


# Promises


def middle(seed: int, answers: int = 30) -> Game:
    """A game some way in, at a player's decision."""
    dice = Dice(seed)
    game = new(RULES, {})
    number = 0
    while (decision := game.decision) is not None:
        if decision.who != CHANCE and number >= answers and len(decision.options) > 1:
            return game
        game.answer(*any_answer(decision, dice))
        number += 1
    return middle(seed + 1000, answers)


@pytest.mark.parametrize("name", ["search:40", "single:40", "determinised:40"])
def test_the_same_seed_and_iterations_give_the_same_answer(name: str) -> None:
    for seed in range(5):
        game = middle(seed)
        assert game.decision is not None
        view = View(game, game.decision.who)
        answers = {player(name, RULES).answer(view, Dice(9)) for _ in range(2)}
        assert len(answers) == 1


def test_a_tree_is_kept_for_the_next_decision_and_dropped_for_another_game() -> None:
    game = middle(3)
    decision = game.decision
    assert decision is not None
    searcher = SearchPlayer("x", domain_of(RULES), Budget(200))
    root = searcher.think(View(game, decision.who), Dice(1))
    visited = root.visits
    assert searcher.think(View(game, decision.who), Dice(2)) is root
    assert root.visits > visited
    other = middle(77)
    assert other.decision is not None
    fresh = searcher.think(View(other, other.decision.who), Dice(1))
    assert fresh.visits <= 200


def test_a_budget_of_seconds_is_kept_to() -> None:
    game = middle(4)
    assert game.decision is not None
    bot = player("search:0.05s", RULES)
    assert isinstance(bot, SearchPlayer)
    bot.answer(View(game, game.decision.who), Dice(1))
    assert bot.iterations >= 16


def test_thinking_stops_when_the_answer_is_sure_and_it_is_the_same_answer() -> None:
    spared = 0
    for seed in range(8):
        game = middle(seed)
        decision = game.decision
        assert decision is not None
        view = View(game, decision.who)
        quick = SearchPlayer("quick", domain_of(RULES), Budget(300))
        thorough = SearchPlayer("thorough", domain_of(RULES), Budget(300))
        if quick.domain.simultaneous(game):
            continue
        answer = quick.answer(view, Dice(2))
        assert answer == most_visited(legal_arms(thorough.think(view, Dice(2)), decision, []))
        assert thorough.iterations == 300
        assert quick.iterations <= 300
        spared += 300 - quick.iterations
    assert spared > 0


def test_several_processes_answer_alike_each_time() -> None:
    game = middle(5)
    assert game.decision is not None
    view = View(game, game.decision.who)
    bot = player("search:60x2", RULES)
    first = bot.answer(view, Dice(4))
    assert not game.decision.refusal(first)
    assert bot.answer(view, Dice(4)) == first


@pytest.mark.parametrize(
    "name", ["search:0", "search:x", "search:-1", "search:1000x", "single:9x2", "cheat", "nobody"]
)
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(MathomError):
        player(name, RULES)


def test_the_cheat_is_not_a_player_and_sees_the_picked_card() -> None:
    bot = cheat("cheat:300", RULES)
    assert bot is not None
    assert cheat("search:300", RULES) is None
    answers: dict[str, list[str]] = {"cheat": [], "search": []}
    for picked in ("Strength 1", "Strength 5"):
        t = duel(
            "Legolas",
            "Black Rider",
            "Eregion",
            attacker="Sauron",
            fellowship={"Sam": "Arthedain", "Gimli": "Cardolan", "Gandalf": "Cardolan"},
            sauron={"Orcs": "Rohan", "Warg": "Fangorn", "Shelob": "Mirkwood"},
            discards={
                "Sauron": ["2", "4", "5", "6", "Magic", "Eye of Sauron", "Retreat"],
                "Fellowship": ["Magic", "Noble Sacrifice", "Elven Cloak", "Retreat", "2", "3", "4"],
            },
        )
        t.pick(picked)
        labels = {option.id: option.label for option in t.view("Sauron").question().options}
        (seen,) = bot.peek(t.game.clone(), Dice(1))
        (guessed,) = player("search:300", RULES).answer(t.view("Sauron"), Dice(1))
        answers["cheat"].append(labels[seen])
        answers["search"].append(labels[guessed])
    # Three beats one; nothing that is left beats five.
    assert answers["cheat"] == ["Strength 3", "Strength 1"]
    assert answers["search"][0] == answers["search"][1]


def test_whoever_sees_everything_sees_no_card_that_is_picked_at_the_same_time() -> None:
    t = ring_at_stake("5 Retreat", "6 Eye of Sauron")
    assert t.asked == "Fellowship"
    survives = win_chances(t.game, domain_of(RULES), 200, Dice(1))[0]
    assert 0.3 < survives < 0.7
    bot = cheat("cheat:200", RULES)
    assert bot is not None
    assert len({bot.peek(t.game.clone(), Dice(seed)) for seed in range(12)}) == 2


def test_nor_does_the_single_observer_let_the_other_see_it() -> None:
    t = ring_at_stake("5 Retreat", "6 Eye of Sauron")
    searcher = SearchPlayer("x", domain_of(RULES), Budget(400), SINGLE)
    root = searcher.think(t.view("Fellowship"), Dice(1))
    assert all(-0.5 < arm.mean < 0.5 for arm in root.arms.values())


def test_a_mind_that_knows_nothing_plays_legal_games() -> None:
    for mode in ("draft with special cards", "shuffled by hand"):
        for game in walk(RULES, RULES.modes()[mode], seed=3):
            decision = game.decision
            if decision is None or decision.who == CHANCE:
                continue
            bot = SearchPlayer("plain", Domain(), Budget(3))
            assert not decision.refusal(bot.answer(View(game, decision.who), Dice(1)))


# Keys


def test_games_that_look_alike_have_one_key_and_others_do_not() -> None:
    dice = Dice(8)
    for game in walk(RULES, {}, seed=12):
        decision = game.decision
        if decision is None or decision.who == CHANCE:
            continue
        view = View(game, decision.who)
        guess = view.resample(dice)
        assert key(guess, decision.who) == key(game, decision.who) == key(view.game, decision.who)
        if guess.rows[CHARACTER] != game.rows[CHARACTER]:
            assert key(guess, EVERYTHING) != key(game, EVERYTHING)
    seen = [key(game, 0) for game in walk(RULES, {}, seed=13) if game.decision is not None]
    assert all(one != other for one, other in pairwise(seen))


# What a seat alone knows of its answers


Pick = Callable[[Node, list[Arm], list[Arm]], int]


def by_doubt(node: Node, arms: list[Arm], private_arms: list[Arm]) -> int:
    return node.select_uct(arms, private_arms, 0.1, 0.0, 1.0, Dice(1))


def by_looks(node: Node, arms: list[Arm], private_arms: list[Arm]) -> int:
    return node.select_puct(arms, private_arms, 0.1, Dice(1))


@pytest.mark.parametrize("pick", [by_doubt, by_looks])
def test_a_shade_goes_its_own_way_and_begins_with_what_its_arm_has_learned(pick: Pick) -> None:
    node = Node(0)
    arms = [node.arm((1,)), node.arm((2,))]
    for arm, mean in zip(arms, (0.5, -0.5), strict=True):
        arm.visits = arm.availability = 40
        arm.total = mean * 40
    node.visits = 80
    known = [node.private_arm(arm, 7) for arm in arms]
    assert known[0] is not arms[0]
    assert node.private_arm(arms[0], 7) is known[0]
    assert node.private_arm(arms[0], 0) is arms[0]
    # Nothing of its own yet: as the arm fared.
    assert pick(node, arms, known) == 0
    # With this one behind it, the first answer is bad and the second good.
    for private_arm, mean in zip(known, (-0.9, 0.9), strict=True):
        private_arm.visits = private_arm.availability = 40
        private_arm.total = mean * 40
    assert pick(node, arms, known) == 1
    # With another behind it nothing has changed.
    others = [node.private_arm(arm, 8) for arm in arms]
    assert pick(node, arms, others) == 0


def test_what_looks_good_is_tried_first_and_oftenest_until_it_disappoints() -> None:
    node = Node(0)
    arms = [node.arm((number,)) for number in range(3)]
    for arm, prior in zip(arms, (0.0, 0.4, -0.4), strict=True):
        arm.prior = prior
    dice = Dice(1)

    def tries(worths: tuple[float, ...], rounds: int) -> list[int]:
        before = [arm.visits for arm in arms]
        for _ in range(rounds):
            best = node.select_puct(arms, arms, 1.0, dice)
            arms[best].visits += 1
            arms[best].total += worths[best]
            node.visits += 1
            node.total += worths[best]
        return [arm.visits - visits for arm, visits in zip(arms, before, strict=True)]

    even = tries((0.0, 0.0, 0.0), 50)
    assert even[1] > even[0] > even[2]
    # It was not as good as it looked, and the worst was the best.
    changed = tries((-0.5, -0.5, 0.9), 400)
    assert changed[2] > 300


# Secret picks are a matrix game


def matrix_play(table: list[list[float]], rounds: int) -> tuple[Node, Node]:
    """Two regret matchers against each other; what a pair is worth to the first."""
    mine, theirs = Node(0), Node(0)
    rows = [mine.arm((i,)) for i in range(len(table))]
    columns = [theirs.arm((j,)) for j in range(len(table[0]))]
    dice = Dice(5)
    for _ in range(rounds):
        one, other = select_by_regret(rows, dice), select_by_regret(columns, dice)
        worth = table[one.picks[0]][other.picks[0]]
        for node, arm, rival, gain in ((mine, one, other, worth), (theirs, other, one, -worth)):
            arm.visits += 1
            arm.total += gain
            update_regrets(node, arm, rival, gain)
    return mine, theirs


def test_matching_pennies_with_a_heavy_side_is_mixed_as_it_should_be() -> None:
    # The first wins 1 or 3 on a match and loses 1 or 2 otherwise: 5 times in 7 the first pick.
    mine, _ = matrix_play([[1.0, -1.0], [-2.0, 3.0]], 2000)
    often = equilibrium(mine, list(mine.arms.values()))
    assert often[0] == pytest.approx(5 / 7, abs=0.03)


def test_a_dominated_pick_is_never_made() -> None:
    mine, theirs = matrix_play([[0.5, 0.2], [0.1, -0.4]], 500)
    assert equilibrium(mine, list(mine.arms.values()))[0] > 0.98
    assert equilibrium(theirs, list(theirs.arms.values()))[1] > 0.98


def test_what_was_never_tried_is_no_better_for_that() -> None:
    # Whatever was tried lost; of the third pick nothing is known, so it is not made.
    mine, _ = matrix_play([[-0.9, -0.8], [-0.8, -0.9]], 200)
    arms = [*mine.arms.values(), mine.arm((2,))]
    assert equilibrium(mine, arms) == [pytest.approx(0.5, abs=0.05)] * 2 + [0.0]
    # Where nothing at all was tried, anything may be.
    fresh = Node(0)
    assert equilibrium(fresh, [fresh.arm((0,)), fresh.arm((1,))]) == [0.5, 0.5]


@pytest.mark.parametrize("iterations", [8, 24])
def test_however_short_the_thought_a_card_is_played_that_was_thought_of(iterations: int) -> None:
    # All is as good as lost, so what was never tried would look best of all.
    t = duel(
        "Pippin",
        "Balrog",
        "Eregion",
        attacker="Sauron",
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Cardolan", "Orcs": "Arthedain", "Black Rider": "Enedwaith"},
    )
    view, domain = t.view(t.asked), domain_of(RULES)
    for seed in range(12):
        dice = Dice(seed)
        node = SearchPlayer("short", domain, Budget(iterations)).think(view, dice)
        (pick,) = answer_from(node, view, sure(view.decision), domain, dice)
        assert node.arms[pick].visits
        hints = find_hints(view, domain, Budget(iterations), Dice(seed))
        assert hints[0].share > 0.1


def test_only_what_is_offered_is_answered() -> None:
    game = middle(6)
    decision = game.decision
    assert decision is not None
    node = Node(0)
    node.arm((9999,)).visits = 50
    node.arm((decision.options[0],)).visits = 1
    assert [arm.picks for arm in legal_arms(node, decision, [])] == [(decision.options[0],)]


# The book of placements


def test_the_book_goes_on_as_it_began_and_varies() -> None:
    page: list[placement.LineUp] = [(3, (1, 2, 3, 4, 5)), (1, (1, 2, 6, 7, 8))]
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        dice = Dice(seed)
        begun: tuple[int, ...] = ()
        while len(begun) < 5:
            known: list[tuple[tuple[int, ...], int]] = [
                ((who,), weight) for who, weight in placement.following(page, begun)
            ]
            begun = (*begun, *weighted_choice(known, dice))
        seen[begun] += 1
    assert set(seen) == {line for _, line in page}
    assert seen[(1, 2, 3, 4, 5)] > 250
    assert placement.following(page, (2,)) == []


@pytest.mark.parametrize("mode", ["classic", "variant"])
def test_both_sides_place_by_the_book(mode: str) -> None:
    game = new(RULES, {"characters": mode})
    asked = [0, 0]
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            game.answer(*any_answer(decision, Dice(1)))
            continue
        if decision.kind != ASK_PLACE:
            break
        known = placement.placing(View(game, decision.who).game, decision.who)
        assert {who for who, _ in known} <= set(decision.options)
        asked[decision.who] += 1
        game.answer(known[0][0])
    assert asked == [5, 5]


def test_the_book_is_silent_where_it_knows_nothing() -> None:
    t = Table.start()
    t.pick("Frodo")
    t.pick("Gandalf")
    assert placement.placing(middle(3), 0) == []
    draft = Table.start(characters="draft")
    assert placement.placing(draft.game, 0) == []


# Beside others


def test_others_may_work_while_search_thinks() -> None:
    game = middle(4)
    assert game.decision is not None
    view = View(game, game.decision.who)
    bot = SearchPlayer("x", domain_of(RULES), Budget(iterations=4000))
    thinking = Thread(target=bot.think, args=(view, Dice(1)))
    thinking.start()
    done = 0
    while thinking.is_alive():
        done += 1
        time.sleep(0)
    # Nobody else would come to anything but a step before and a step after.
    assert done > 5
