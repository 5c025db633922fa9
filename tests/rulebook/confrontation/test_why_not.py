"""Why a thing cannot be used now: the right rule, and a plain reason."""

from collections.abc import Callable

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.asking import THING_REGION, THINGS
from mathom.games.confrontation.board import REGION_NAMES
from mathom.games.confrontation.why_not import why_not
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.table.view import View


def begin(*specials: str) -> Table:
    """The Fellowship is to move."""
    return Table(
        fellowship={"Gimli": "Enedwaith", "Sam": "Gap of Rohan", "Frodo": "Shire"},
        sauron={"Warg": "Caradhras", "Orcs": "Mordor"},
        specials=specials,
        turn="Fellowship",
    )


def blocked() -> Table:
    return Table(
        fellowship={"Gimli": "High Pass", "Sam": "Mirkwood", "Merry": "Mirkwood", "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )


def in_mordor() -> Table:
    return Table(
        fellowship={"Gimli": "Mordor", "Frodo": "Shire"},
        sauron={"Warg": "Rohan"},
        turn="Fellowship",
    )


def watcher() -> Table:
    return Table(
        fellowship={"Frodo": "Shire"},
        sauron={"The Watcher": "Caradhras", "Warg": "Mordor"},
        revealed=["The Watcher"],
    )


def fight(**discards: list[str]) -> Table:
    """Gimli attacks the Black Rider; the Fellowship picks a card."""
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards=discards,
        specials=["Palantír"],
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    return t


def saurons_pick() -> Table:
    t = fight()
    t.pick("Strength 5")
    return t


def magic() -> Table:
    t = fight(Fellowship=["5", "4"], Sauron=["1", "2"])
    t.cards("Magic", "3")
    return t


def another_card() -> Table:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"variant Saruman": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    t.pick("Another card")
    return t


def choice() -> Table:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Orcs": "Gondor", "Cave Troll": "Mordor"},
        revealed=["Orcs", "Cave Troll"],
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    return t


def retreat() -> Table:
    """Frodo is attacked in Eregion: south is full, north is free."""
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Enedwaith", "Sam": "Enedwaith"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Balrog", "Eregion")
    return t


def retreat_from_two() -> Table:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Rhudaur"},
    )
    t.move("Balrog", "Eregion")
    return t


def slip() -> Table:
    t = Table(
        fellowship={"Boromir": "Eregion", "Frodo": "Shire"},
        sauron={"Wormtongue": "Caradhras", "Warg": "Rohan"},
        turn="Fellowship",
    )
    t.move("Boromir", "Caradhras")
    return t


def switch() -> Table:
    t = Table(
        fellowship={"Sméagol": "Eregion", "Elrond": "Arthedain", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Balrog", "Eregion")
    return t


def ride() -> Table:
    t = begin("Shadowfax")
    t.pick("Use Shadowfax")
    return t


def ridden() -> Table:
    t = begin("Shadowfax", "A King Revealed")
    t.pick("Use Shadowfax")
    t.pick("Frodo to Arthedain")
    return t


def dark() -> Table:
    t = Table(
        fellowship={"Gimli": "Caradhras", "Frodo": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Mordor", "Balrog": "Gap of Rohan"},
        specials=["The Dark of Mordor", "Crebain of Dunland"],
    )
    t.pick("Use The Dark of Mordor")
    return t


def darkened() -> Table:
    t = dark()
    t.pick("Orcs to Gondor")
    return t


def called() -> Table:
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Mordor"},
        specials=["A King Revealed", "Recall to Mordor", "Crebain of Dunland"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Warg in Rohan")
    return t


def king() -> Table:
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Mordor"},
        specials=["A King Revealed"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    return t


def recall() -> Table:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Rohan", "Balrog": "Rohan", "Orcs": "Mordor"},
        specials=["Recall to Mordor"],
    )
    t.pick("Use Recall to Mordor")
    return t


def crebain() -> Table:
    t = Table(
        fellowship={"Frodo": "Shire", "Sam": "Shire"},
        sauron={"Warg": "Rohan"},
        specials=["Crebain of Dunland"],
    )
    t.pick("Use Crebain of Dunland")
    return t


def cards_of_the_fellowship() -> Table:
    return Table(
        fellowship={"Frodo": "Shire", "Gandalf": "Shire"},
        sauron={"Warg": "Fangorn"},
        specials=["Gandalf the White", "A King Revealed", "Gwaihir the Windlord"],
        turn="Fellowship",
    )


def two_in_fangorn() -> Table:
    return Table(
        fellowship={"Frodo": "Shire", "Sam": "Fangorn", "Merry": "Fangorn"},
        sauron={"Warg": "Mordor"},
        specials=["Gandalf the White"],
        turn="Fellowship",
    )


def nobody_can_ride() -> Table:
    return Table(
        fellowship={"Frodo": "Gondor"},
        sauron={"Warg": "Rohan"},
        specials=["Shadowfax"],
        turn="Fellowship",
    )


def enemy_in_mordor() -> Table:
    return Table(
        fellowship={"Frodo": "Shire", "Gimli": "Mordor"},
        sauron={"Warg": "Rohan"},
        specials=["Recall to Mordor", "The Dark of Mordor"],
    )


def full_mordor() -> Table:
    return Table(
        fellowship={"Frodo": "Shire"},
        sauron={
            "Warg": "Rohan",
            **dict.fromkeys(["Orcs", "Balrog", "Shelob", "Saruman"], "Mordor"),
        },
        specials=["Recall to Mordor"],
    )


def only_the_shire() -> Table:
    return Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Mordor"}, specials=["Palantír"])


def looked() -> Table:
    t = Table(
        fellowship={"Frodo": "Shire", "Gimli": "Rohan"},
        sauron={"Warg": "Mordor"},
        specials=["Palantír"],
    )
    t.pick("Look into Rohan with the Palantír")
    return t


def gwaihir_and_the_warg() -> Table:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": "Caradhras", "Orcs": "Mordor"},
        specials=["Gwaihir the Windlord"],
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    return t


REFUSED: list[tuple[Callable[[], Table], str, str, str]] = [
    # Pieces
    (begin, "Warg", "movement", "enemy's"),
    (begin, "Boromir", "movement", "defeated"),
    (blocked, "Gimli", "movement", "no room in Mirkwood"),
    (in_mordor, "Gimli", "movement", "no region in front"),
    (watcher, "The Watcher", "The Watcher", "revealed"),
    (choice, "Black Rider", "battle", "at random"),
    (choice, "Gimli", "battle", "your own"),
    (choice, "Cave Troll", "battle", "not in the contested region"),
    (switch, "Frodo", "Sméagol", "not in a region"),
    (switch, "Balrog", "Sméagol", "friend"),
    (ride, "Gimli", "Shadowfax", "enemy stands in Caradhras"),
    (ride, "Gimli", "movement", "no room in the Gap of Rohan"),
    (ridden, "Gimli", "Shadowfax", "must move this turn"),
    (dark, "Warg", "The Dark of Mordor", "enemy stands in Caradhras"),
    (darkened, "Orcs", "The Dark of Mordor", "different"),
    (called, "Orcs", "A King Revealed", "must move this turn"),
    (king, "Frodo", "A King Revealed", "enemy piece"),
    (recall, "Orcs", "Recall to Mordor", "in Mordor"),
    (recall, "Frodo", "Recall to Mordor", "your own"),
    (crebain, "Warg", "Crebain of Dunland", "enemy piece"),
    # Combat cards
    (begin, "Fellowship's Magic", "play cards", "in battle"),
    (begin, "Sauron's Magic", "play cards", "enemy's"),
    (fight, "Sauron's 6", "play cards", "enemy's"),
    (lambda: fight(Fellowship=["5"]), "Fellowship's 5", "play cards", "discarded"),
    (magic, "Fellowship's 3", "Magic", "in hand"),
    (magic, "Fellowship's Magic", "Magic", "on the table"),
    (another_card, "Fellowship's 5", "play cards", "on the table"),
    # Special cards
    (begin, "Shadowfax", "the special cards", "not in this game"),
    (begin, "Palantír", "Palantír", "enemy's"),
    (cards_of_the_fellowship, "Gandalf the White", "Gandalf the White", "not been defeated"),
    (cards_of_the_fellowship, "Gandalf the White", "Gandalf the White", "stands in Fangorn"),
    (cards_of_the_fellowship, "A King Revealed", "A King Revealed", "Aragorn"),
    (cards_of_the_fellowship, "Gwaihir the Windlord", "Gwaihir the Windlord", "in battle"),
    (two_in_fangorn, "Gandalf the White", "Gandalf the White", "two of your"),
    (nobody_can_ride, "Shadowfax", "Shadowfax", "extra step"),
    (ridden, "Shadowfax", "Shadowfax", "once"),
    (ridden, "A King Revealed", "A King Revealed", "cannot be skipped"),
    (enemy_in_mordor, "Recall to Mordor", "Recall to Mordor", "stands in Mordor"),
    (enemy_in_mordor, "The Dark of Mordor", "The Dark of Mordor", "leave a move for another"),
    (full_mordor, "Recall to Mordor", "Recall to Mordor", "four"),
    (called, "Recall to Mordor", "Recall to Mordor", "cannot be skipped"),
    (called, "Crebain of Dunland", "Crebain of Dunland", "cannot be skipped"),
    (darkened, "Crebain of Dunland", "Crebain of Dunland", "cannot be skipped"),
    (only_the_shire, "Palantír", "Palantír", "but the Shire"),
    (saurons_pick, "Palantír", "Palantír", "your own turn"),
    (looked, "Palantír", "Palantír", "once"),
    (gwaihir_and_the_warg, "Gwaihir the Windlord", "Gwaihir the Windlord", "Warg"),
    # Regions
    (begin, "Rhudaur", "movement", "can reach"),
    (blocked, "Mirkwood", "movement", "no room"),
    (retreat, "Enedwaith", "movement", "no room in Enedwaith"),
    (retreat, "Arthedain", "retreats", "No retreat"),
    (retreat_from_two, "Rhudaur", "retreats", "enemy stands in Rhudaur"),
    (slip, "Rohan", "Wormtongue", "not empty"),
    (ride, "Caradhras", "Shadowfax", "enemy stands in Caradhras"),
    (dark, "Caradhras", "The Dark of Mordor", "enemy stands in Caradhras"),
]


@pytest.mark.parametrize(
    ("table", "thing", "rule", "words"),
    REFUSED,
    ids=[f"{number}: {case[1]}, {case[3]}" for number, case in enumerate(REFUSED, start=1)],
)
def test_a_refusal_names_its_rule_and_its_reason(
    table: Callable[[], Table], thing: str, rule: str, words: str
) -> None:
    reasons = table().reasons(thing)
    assert [
        reason for reason in reasons if reason.rule == f"002: {rule}" and words in reason.sentence
    ], reasons


USABLE: list[tuple[Callable[[], Table], str]] = [
    (begin, "Frodo"),
    (begin, "Gimli"),
    (begin, "Caradhras"),
    (watcher, "Warg"),
    (fight, "Fellowship's Magic"),
    (saurons_pick, "Sauron's 6"),
    (magic, "Fellowship's 5"),
    (another_card, "Fellowship's 4"),
    (choice, "Orcs"),
    (retreat, "Rhudaur"),
    (slip, "Fangorn"),
    (switch, "Elrond"),
    (ride, "Frodo"),
    (ride, "Arthedain"),
    (ridden, "Frodo"),
    (dark, "Orcs"),
    (darkened, "Warg"),
    (called, "Warg"),
    (king, "Orcs"),
    (recall, "Warg"),
    (crebain, "Sam"),
    (lambda: begin("Shadowfax"), "Shadowfax"),
    (lambda: begin("Gandalf the White"), "Gandalf the White"),
]


@pytest.mark.parametrize(
    ("table", "thing"), USABLE, ids=[f"{n}: {case[1]}" for n, case in enumerate(USABLE, start=1)]
)
def test_what_can_be_used_is_not_refused(table: Callable[[], Table], thing: str) -> None:
    assert table().reasons(thing) == []


@pytest.mark.parametrize(
    ("piece", "where", "words"),
    [
        ("Gimli", "Caradhras", ""),
        ("Gimli", "the Gap of Rohan", "no room in the Gap of Rohan"),
        ("Gimli", "Eregion", "forward to an adjacent region"),
        ("Gimli", "Cardolan", "forward to an adjacent region"),
        ("Frodo", "Eregion", "forward to an adjacent region"),
        ("Warg", "Enedwaith", "enemy's"),
    ],
)
def test_a_single_move_is_refused_with_its_own_reason(piece: str, where: str, words: str) -> None:
    t = begin()
    seat = t.seat("Fellowship")
    reasons = why_not(t.game, seat, t.stand(piece), THING_REGION + REGION_NAMES.index(where))
    assert [words in reason.sentence for reason in reasons] == ([True] if words else [])


def test_whoever_is_not_asked_is_told_so() -> None:
    t = begin()
    assert t.why_not("Orcs", side="Sauron") == ["You are not the one who is asked."]


def test_after_the_end_nothing_can_be_used() -> None:
    t = Table(fellowship={"Frodo": "Gondor"}, sauron={"Warg": "Rohan"}, turn="Fellowship")
    t.move("Frodo", "Mordor")
    assert t.why_not("Frodo", side="Fellowship") == ["The game is over."]


def test_a_refusal_never_names_a_piece_the_player_cannot_see() -> None:
    """Through a player's own view the concealed enemy has no name."""
    t = crebain()
    t.pick("Sam in the Shire")
    t.move("Frodo", "Arthedain")
    view = t.view("Sauron")
    told = " ".join(str(view.why_not(thing)) for thing in range(THINGS))
    assert "Frodo" not in told


@pytest.mark.parametrize("characters", ["classic", "variant"])
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_a_thing_is_refused_exactly_when_no_option_touches_it(
    seed: int, characters: str
) -> None:
    game = new(RULES, {"characters": characters, "specials": [4, 4], "shuffle": "by hand"})
    dice = Dice(seed)
    while game.decision is not None:
        decision = game.decision
        if decision.who >= 0:
            view = View(game, decision.who)
            question = view.question()
            touched = {
                thing for option in question.options + question.asides for thing in option.things
            }
            for thing in range(THINGS):
                assert bool(view.why_not(thing)) == (thing not in touched)
        if decision.asides and dice.below(3) == 0:
            game.answer(decision.asides[dice.below(len(decision.asides))])
        else:
            game.answer(*dice.order(decision.options, decision.most))
