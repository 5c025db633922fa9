"""What the page calls by name, the rules declare by that name."""

import re
from pathlib import Path

import pytest

from mathom.cardplay.questions import CardQuestions
from mathom.games import GAMES, rules_of
from mathom.games.confrontation.board import REGION_NAMES
from mathom.games.lcg.phases import PHASE_NAMES as QUEST_PHASES
from mathom.games.tcg.abilities import PHASE_NAMES as ROAD_PHASES

WEB = Path(__file__).parents[2] / "web" / "src"
CARD_GAMES = ("lcg", "tcg")


def declared(file: str, what: str) -> list[str]:
    """The strings in one declaration of a TypeScript file."""
    text = (WEB / file).read_text()
    found = re.search(rf"export (?:type|const) {what}\b.*?;\n", text, re.DOTALL)
    assert found, f"{file} declares no {what}"
    return re.findall(r'"([^"]*)"', found.group())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_publishes_its_names(game: str) -> None:
    rules = rules_of(game)
    published = rules.reference()
    assert published["events"] == [kind.name for kind in rules.events.kinds]
    assert published["questions"] == [kind.name for kind in rules.questions.kinds]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_questions_and_events_by_their_names(game: str) -> None:
    published = rules_of(game).reference()
    for what, known in (("QuestionName", "questions"), ("EventName", "events")):
        names = declared(f"games/{game}/names.ts", what)
        assert names
        assert set(names) <= set(published[known])


def test_the_page_knows_what_texts_ask() -> None:
    asked = declared("cardplay/names.ts", "TextQuestion")
    assert asked == CardQuestions("", "", "").names()
    for game in CARD_GAMES:
        assert asked == rules_of(game).questions.names()[: len(asked)]


@pytest.mark.parametrize(("game", "phases"), [("lcg", QUEST_PHASES), ("tcg", ROAD_PHASES)])
def test_the_page_knows_phases_in_their_order(game: str, phases: tuple[str, ...]) -> None:
    shown = declared(f"games/{game}/picture.ts", "PHASES")
    assert [phase for phase in phases if phase in shown] == shown


def test_the_map_has_the_regions_in_their_order() -> None:
    text = (WEB / "games/confrontation/map/geometry.ts").read_text()
    names = re.findall(r'^  \["([^"]*)", \d', text, re.MULTILINE)
    called = [name.removeprefix("the ") for name in REGION_NAMES[:16]]
    assert [name.removeprefix("The ") for name in names] == called
