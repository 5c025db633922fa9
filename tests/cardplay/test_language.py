"""Words are said and read by one template; two readings are found out, and so is none."""

import pytest

from mathom.cardplay.language import Language
from mathom.cardplay.phrases import Adjective, Clause, Noun, Such
from mathom.cardplay.word import Slot, Word, inside, slots, template
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Beast(Noun):
    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Grey(Adjective):
    english = "grey"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Asleep(Clause):
    english = " that is asleep"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Deed(Word):
    pass


class Feed(Deed):
    english = "feed a {what:One}"

    def __init__(self, what: Such) -> None:
        self.what = what


class Count(Deed):
    english = "count {number:Number} {what:Many}"

    def __init__(self, number: int, what: Such) -> None:
        self.number = number
        self.what = what


class Day(Word):
    english = "today: {deeds:Deed*, then }."

    def __init__(self, deeds: tuple[Deed, ...]) -> None:
        self.deeds = deeds


class Nap(Deed):
    english = "sleep like ~ on the {hill:Hill}"

    def __init__(self, hill: int) -> None:
        self.hill = hill


OWL = Beast("owl", "owls", 5)
WOLF = Beast("wolf", "wolves", 6)
WORDS: list[type[Word]] = [Grey, Asleep, Feed, Count, Day, Nap]
HILLS: dict[str, dict[object, str]] = {"Hill": {1: "Hill of Hearing", 2: "Hill"}}


def language(*more: type[Word]) -> Language:
    return Language([*WORDS, *more], [OWL, WOLF], HILLS, ["Old Owl", "Owl"], {})


def test_a_template_is_its_slots() -> None:
    assert [slot.name for slot in slots(Count.english)] == ["number", "what"]
    pieces = template(Day.english)
    assert [piece for piece in pieces if isinstance(piece, str)] == ["today: ", "."]
    (deeds,) = [piece for piece in pieces if isinstance(piece, Slot)]
    assert (deeds.kind, deeds.between) == ("Deed", ", then ")


def test_equal_trees_are_equal_words() -> None:
    assert Feed(Such(OWL)) == Feed(Such(OWL))
    assert Feed(Such(OWL)) != Feed(Such(WOLF))
    assert len({Feed(Such(OWL)), Feed(Such(OWL)), Nap(1)}) == 2
    assert inside(Day((Nap(1), Feed(Such(OWL)))))[1:3] == [Nap(1), Feed(Such(OWL))]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (Day((Feed(Such(OWL)),)), "Today: Feed an owl."),
        (Day((Feed(Such(OWL, (Grey(),))),)), "Today: Feed a grey owl."),
        (
            Day((Count(2, Such(WOLF, (Grey(),), (Asleep(),))), Feed(Such(WOLF)))),
            "Today: Count 2 grey wolves that is asleep, then feed a wolf.",
        ),
        (Day((Nap(1),)), "Today: Sleep like Old Owl on the Hill of Hearing."),
        (Day((Nap(2),)), "Today: Sleep like Old Owl on the Hill."),
    ],
)
def test_saying_and_reading_back(word: Day, said: str) -> None:
    assert language().say(word, "Old Owl") == said
    assert language().read("Day", said, "Old Owl") == [word]


def test_no_reading_names_the_place() -> None:
    with pytest.raises(ValueError, match=r"beyond 'dragon\.'"):
        language().read("Day", "Today: Feed a dragon.", "Old Owl")


class FeedAlso(Deed):
    english = "feed a {what:One}"

    def __init__(self, what: Such) -> None:
        self.what = what


def test_two_readings_are_both_returned() -> None:
    assert len(language(FeedAlso).read("Day", "Today: Feed a wolf.", "Old Owl")) == 2
