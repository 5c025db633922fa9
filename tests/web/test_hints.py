"""Hints and analyses in a real browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from mathom.client import Mathom
from mathom.games import GAMES
from mathom.lab.simulate import played
from mathom.server.analyst import Analyst
from mathom.table.view import View
from server_serving import Served, in_battle_with_the_nazgul
from web_cards import asked, lit, same_cards
from web_lcg import new_lcg
from web_lcg import play_on as lcg_on
from web_looks import serious
from web_play import new_table, table_with
from web_serving import Come, post
from web_tcg import new_tcg
from web_tcg import play_on as tcg_on

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
# A short game with turning points: it is thought about, answer by answer.
LOG = json.loads(played(GAMES["confrontation"], {}, "blunder 111", ["random"]).save())
# A whole game is thought about.
A_WHILE = 90_000
SIZES = [(1440, 900), (1024, 768), (390, 844)]
# What shows in passing may be gone before a look from here: the page itself watches for it.
WATCH = """text => new MutationObserver(() => {
    window.passed ||= document.body.innerText.includes(text);
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


class StubAnalyst(Analyst):
    """Says at once what could be answered, the last options first: those are not the first cards
    of a hand."""

    async def hint(self, view: View, wanted: Callable[[], bool]) -> list[dict[str, Any]]:
        question = view.question()
        why = "It may come to much or to little, and the others are needed to fight."
        return [
            {"picks": [each.id], "label": each.label, "chance": 0.4, "share": 0.3, "why": why}
            for each in question.options[:-4:-1]
        ]


@pytest.fixture(scope="module")
def hinted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose cards fall alike and whose hints cost nothing."""
    with same_cards(tmp_path_factory.mktemp("prompted"), "old forest") as running:
        running.services.hub.analyst = StubAnalyst()
        yield running


def fine_by_day_and_night(page: Page, where: str) -> None:
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        serious(page, f"{where}, {theme}")


def test_a_hint_lights_the_board_and_can_be_followed_by_keyboard(page: Page) -> None:
    table_with(page, 1)
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    page.mouse.move(2, 2)
    page.evaluate(WATCH, "Thinking it over")
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint", exact=True)
    best = hints.get_by_role("listitem").first
    best.wait_for()
    assert page.evaluate("window.passed")
    expect(best).to_contain_text(re.compile(r"\d+%"))
    assert 1 <= hints.get_by_role("listitem").count() <= 3
    # What is pointed at is lit: a piece, and where it would go.
    expect(page.locator("button.pc.pointed")).to_have_count(0)
    best.get_by_role("button").first.focus()
    expect(page.locator("button.pc.pointed")).to_have_count(1)
    expect(page.locator(".land.pointed")).to_have_count(1)
    fine_by_day_and_night(page, "hint")
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(page.locator("button.pc.pointed")).to_have_count(0)
    page.keyboard.press("h")
    best.get_by_role("button", name=re.compile("^Do it")).press("Enter")
    expect(hints).to_have_count(0)
    # The best may be a move, an attack or a power: whichever, it is told.
    told = re.compile("moves to|strikes at|attacks")
    expect(page.get_by_role("log").get_by_text(told).first).to_be_visible()


def test_a_hint_at_placing_arranges_everyone(page: Page) -> None:
    new_table(page)
    page.get_by_role("button", name="Set out").wait_for()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint", exact=True)
    best = hints.get_by_role("listitem").first
    best.wait_for()
    expect(best).to_contain_text("By the book")
    line_up = best.locator("strong").inner_text().split(", ")
    assert len(line_up) == 5
    fine_by_day_and_night(page, "hint at placing")
    best.get_by_role("button", name=re.compile("^Place:")).click()
    expect(hints).to_have_count(0)
    # Nothing is answered yet: it is a plan like any other.
    for name in line_up:
        away = re.compile(rf"^{name}, strength \d, in (?!The Shire)")
        expect(page.get_by_role("button", name=away)).to_have_count(1)
    page.get_by_role("button", name="Set out").click()
    expect(page.get_by_role("log").get_by_text("shuffle").first).to_be_visible()


@pytest.mark.parametrize(("who", "mixed"), [("Aragorn", True), ("Gandalf", False)])
def test_a_hint_says_how_often_to_pick_a_card_unless_the_others_is_seen(
    page: Page, base_url: str, who: str, mixed: bool
) -> None:
    with Mathom(base_url) as someone:
        table = someone.make_table("confrontation", opponent="self")
        with someone.sit(table.id) as seat:
            in_battle_with_the_nazgul(seat, who)
        page.context.add_cookies(
            [
                {"name": name, "value": value, "url": base_url}
                for name, value in someone.cookies.items()
            ]
        )
    page.goto(f"/t/{table.id}")
    page.get_by_role("dialog", name="Battle in Rhudaur").wait_for()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint", exact=True)
    hints.get_by_role("listitem").first.wait_for()
    often = hints.get_by_text(re.compile("of the time|always|hardly ever"))
    expect(often).to_have_count(hints.get_by_role("listitem").count() if mixed else 0)


def test_nobody_is_offered_hints_against_another_person(
    page: Page, come: Come, base_url: str
) -> None:
    new_table(page, opponent="A friend")
    friend = come(base_url)
    friend.goto(page.get_by_label("Link to this table").input_value())
    page.get_by_role("button", name="Set out").click()
    friend.get_by_role("button", name="Set out").click()
    friend.wait_for_selector('button.pc[aria-disabled="false"]')
    for each in (page, friend):
        expect(each.get_by_role("button", name="Hint")).to_have_count(0)
        each.keyboard.press("h")
        expect(each.locator(".hints")).to_have_count(0)


def test_a_log_is_opened_in_the_page(page: Page) -> None:
    made = post(page, "/api/replays", LOG)["id"]
    page.goto(f"/r/{made}")
    expect(page.get_by_text("Player 1 against Player 2")).to_be_visible()
    page.get_by_label("Open another log").set_input_files(GOLDEN / "lcg-solo.json")
    expect(page.get_by_role("heading", name="Staging area")).to_be_visible()
    assert made not in page.url
    page.get_by_label("Open another log").set_input_files(ROOT / "README.md")
    expect(page.get_by_text("That file is not a log of a game.")).to_be_visible()


def test_a_replay_is_analysed_and_its_curve_steps(page: Page) -> None:
    page.goto(f"/r/{post(page, '/api/replays', LOG)['id']}")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_text("Analysing the game")).to_be_visible()
    look = page.get_by_role("region", name="Analysis", exact=True)
    look.wait_for(timeout=A_WHILE)
    step = page.get_by_label("Answer", exact=True)
    # The lists, the marks on the curve and the curve itself all lead into the game.
    point = look.get_by_role("button").first
    number = point.locator(".num").inner_text()
    point.click()
    expect(step).to_have_value(number)
    expect(point).to_have_attribute("aria-current", "step")
    mark = page.get_by_role("button", name=re.compile("^Turning point")).last
    mark.press("Enter")
    expect(step).to_have_value(re.sub(r"\D+(\d+).*", r"\1", mark.get_attribute("aria-label") or ""))
    field = page.get_by_role("button", name=re.compile("^Step to a point of the curve"))
    box = field.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    expect(step).to_have_value(str((len(LOG["answers"]) + 1) // 2))
    look.get_by_text("All chances as a table").click()
    expect(look.get_by_role("row").nth(1)).to_contain_text("%")
    fine_by_day_and_night(page, "analysis")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(look).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    fine_by_day_and_night(page, "analysis on a phone")


def colour(page: Page, token: str) -> str:
    """A design token as the browser tells computed colours."""
    script = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
    written = page.evaluate(script, token).lstrip("#")
    return "rgb({}, {}, {})".format(*bytes.fromhex(written))


@pytest.mark.parametrize(("log", "players"), [("lcg-solo", 1), ("lcg-four-players", 4)])
def test_what_those_who_play_together_lack_is_nobodys(page: Page, log: str, players: int) -> None:
    known = {
        "iterations": 4,
        "curve": [
            {"step": step, "who": 0, "chances": [chance] * players, "answer": "Keep it"}
            for step, chance in ((1, 0.4), (20, 0.7))
        ],
        "result": [1.0] * players,
        "cooperative": True,
        "turning_points": [],
        "mistakes": [],
    }
    page.route("**/analysis", lambda route: route.fulfill(json=known))
    made = post(page, "/api/replays", json.loads((GOLDEN / f"{log}.json").read_text()))
    page.goto(f"/r/{made['id']}")
    page.get_by_role("button", name="Analyse").click()
    above, below = (page.locator(".plot svg path").nth(n) for n in (0, 1))
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        expect(above).to_have_css("fill", colour(page, "--sunk"))
        expect(below).not_to_have_css("fill", colour(page, "--sunk"))


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]])
def test_a_replay_says_that_it_is_looked_over_and_why_it_was_not(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    waiting: list[Route] = []
    page.route("**/analysis", lambda route: waiting.append(route))
    page.goto(f"/r/{post(page, '/api/replays', LOG)['id']}")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_text("Analysing the game")).to_be_in_viewport(ratio=1)
    while not waiting:  # the request is on its way
        page.evaluate("0")
    told = "The analysis took too long. Try again later."
    waiting[0].fulfill(status=503, json={"detail": told})
    expect(page.get_by_role("alert")).to_have_text(told)
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    serious(page, "no analysis")
    # Whoever tries again is not told the old trouble meanwhile.
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def hand_beside_hint(page: Page, where: str) -> None:
    """Open a hint: it covers neither the hand nor the answers, at any size."""
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    cards = page.locator(".fan .cardb").count()
    assert cards > 0, where
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint", exact=True)
    hints.get_by_role("listitem").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        # From top to bottom: the answers, the hint, the hand.
        expect(page.locator(".fan .cardb")).to_have_count(cards)
        edges = [0.0]
        for part in (page.locator(".hand .prompt"), hints, page.locator(".fan")):
            box = part.bounding_box()
            assert box is not None
            edges += [box["y"], box["y"] + box["height"]]
        assert edges == sorted(edges), where
        assert edges[-1] <= height, where
        assert edges[-1] - edges[-2] >= 60, where
        assert page.evaluate("document.documentElement.scrollWidth") <= width, where
        fine_by_day_and_night(page, f"{where} at {width}")


def test_a_hint_leaves_the_hand_in_sight(come: Come, hinted: Served) -> None:
    page = come(hinted.address)
    new_lcg(page)
    assert lcg_on(page, lambda page: "keep this hand" in asked(page))
    hand_beside_hint(page, "mulligan")
    page.keyboard.press("Escape")
    assert lcg_on(page, lambda page: "Play allies" in asked(page) and bool(lit(page, ".fan")))
    hand_beside_hint(page, "planning")


def test_a_hint_lights_the_card_in_hand_it_is_about(come: Come, hinted: Served) -> None:
    page = come(hinted.address)
    new_tcg(page, "you", "you")
    assert tcg_on(page, lambda page: len(lit(page, ".fan")) > 1)
    hand_beside_hint(page, "fellowship")
    # On a phone the last cards are out of sight, until somebody points at them.
    best = page.get_by_role("region", name="Hint", exact=True).get_by_role("listitem").first
    best.get_by_role("button").first.focus()
    meant = page.locator(".fan .cardb.pointed")
    expect(meant).to_have_count(1)
    expect(meant).to_be_in_viewport()
