"""Which answers a hint shows, and in which order: from what search found, set by hand."""

import lcg_table
import tcg_table
from card_table import CardTable
from mathom.games.lcg import questions as lcg
from mathom.games.tcg import questions as tcg
from mathom.players.search.hints import Hint, gathered, ranking
from mathom.players.search.tree import Node
from mathom.players.studies import domain_of
from mathom.table.view import View
from sure import sure


def thought(t: CardTable, found: dict[str, tuple[int, float]]) -> Node:
    """A node after so many tries of each answer, worth so much on average."""
    node = Node(0)
    for option in View(t.game, t.who).question().options:
        visits, mean = found.get(option.label, (0, 0.0))
        arm = node.arm((option.id,))
        arm.visits, arm.total = visits, visits * mean
    return node


def shown(t: CardTable, found: dict[str, tuple[int, float]]) -> list[Hint]:
    view = View(t.game, t.who)
    return gathered(view, domain_of(t.game.rules), thought(t, found), sure(view.decision))


def labels(t: CardTable, found: dict[str, tuple[int, float]]) -> list[str]:
    return [each.label for each in shown(t, found)]


def planning() -> lcg_table.Table:
    hands = [["Guard of the Citadel"] * 2 + ["Snowbourn Scout"]]
    return lcg_table.Table(["Aragorn", "Théodred"], hands=hands, resources=2)


def test_two_copies_of_a_card_in_hand_are_one_answer() -> None:
    found = {
        "Guard of the Citadel (1)": (30, 0.2),
        "Guard of the Citadel (2)": (25, 0.6),
        "Snowbourn Scout": (45, 0.1),
    }
    guard, scout = shown(planning(), found)
    assert (guard.label, scout.label) == ("Guard of the Citadel", "Snowbourn Scout")
    # The shares are added; the chance is that of the copy tried more.
    assert (guard.share, round(guard.chance, 3)) == (0.55, 0.6)


def test_copies_that_are_not_in_the_same_state_are_two_answers() -> None:
    t = tcg_table.Table(
        ["Aragorn"],
        ["Goblin Runner", "Goblin Runner"],
        phase="assignment",
        bearing={"Goblin Scimitar": "Goblin Runner"},
    ).until(tcg.ASK_DEFENDER)
    against = "Aragorn against Goblin Runner"
    found = labels(t, {f"{against} (1)": (20, 0.2), f"{against} (2)": (20, 0.1)})
    assert found == [f"{against} (1)", f"{against} (2)"]


def test_copies_in_different_places_are_two_answers() -> None:
    t = planning()
    view = View(t.game, t.who)
    options = view.question().options
    first, second = (each for each in options if each.name == "Guard of the Citadel")
    domain = domain_of(t.game.rules)
    assert domain.place(view.game, first.things[0]) == domain.place(view.game, second.things[0])
    hero = t.card("Aragorn")
    assert domain.place(view.game, first.things[0]) != domain.place(view.game, hero)


def test_among_those_tried_about_as_well_the_likeliest_to_win_comes_first() -> None:
    found = {"Guard of the Citadel (1)": (30, 0.3), "Snowbourn Scout": (25, 0.5)}
    assert labels(planning(), found) == ["Snowbourn Scout", "Guard of the Citadel"]


def test_what_was_hardly_tried_does_not_come_first_by_its_luck() -> None:
    found = {"Guard of the Citadel (1)": (30, 0.3), "Snowbourn Scout": (3, 0.9)}
    assert labels(planning(), found) == ["Guard of the Citadel", "Snowbourn Scout"]


def in_the_resource_phase() -> lcg_table.Table:
    """An event that is of no use before anybody fights: bots pass without a thought."""
    t = lcg_table.Table(
        ["Aragorn", "Théodred"], phase="resource", hands=[["For Gondor!"]], resources=2
    )
    return t.until(lcg.ASK_ACTION)


def test_what_bots_do_without_a_thought_comes_first() -> None:
    t = in_the_resource_phase()
    view = View(t.game, t.who)
    domain = domain_of(t.game.rules)
    assert domain.scripted(view.game, sure(view.decision)) == (lcg.PASS,)
    found = {"For Gondor!": (40, 0.22), "Pass": (15, 0.2)}
    assert labels(t, found) == ["Pass", "For Gondor!"]
    best = ranking(view, domain, thought(t, found), sure(view.decision))[0][0]
    assert best.picks == (lcg.PASS,)


def test_unless_many_tries_say_that_it_is_wrong() -> None:
    t = in_the_resource_phase()
    assert labels(t, {"For Gondor!": (40, 0.6), "Pass": (30, 0.2)}) == ["For Gondor!", "Pass"]
    # A few tries do not.
    assert labels(t, {"For Gondor!": (40, 0.6), "Pass": (10, 0.2)}) == ["Pass", "For Gondor!"]
