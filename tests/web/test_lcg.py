"""The Card Game in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server_serving import Served
from web_cards import (
    ASKED,
    LIT,
    MAIN,
    NEXT,
    OVER,
    asked,
    drop_and_return,
    idle,
    lit,
    same_cards,
    take_back_by_consent,
    turn_of,
)
from web_lcg import DECKS, act, answer, new_lcg, play_on, scales
from web_looks import FOCUSED, serious
from web_serving import Come

NARROW = ViewportSize(width=360, height=740)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with same_cards(tmp_path_factory.mktemp("cards"), "old forest") as running:
        yield running


@pytest.fixture
def page(come: Come, table: Served) -> Page:
    return come(table.address)


def test_a_guest_plays_a_whole_quest_alone_by_clicking(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Card Game").click()
    page.get_by_label("Scenario").select_option("Journey Down the Anduin")
    page.get_by_label("Deck of seat 1").select_option("tactics")
    page.get_by_role("button", name="Begin the quest").click()
    page.wait_for_url("**/t/**")
    while act(page):
        # Nothing is ever asked where passing is all one could do.
        assert (
            page.locator(f"{ASKED} .btn.go").count() == 0
            or lit(page)
            or not idle(page, "take an action")
        )
    sheet = page.get_by_role("table")
    expect(sheet.get_by_text("Final score of the group")).to_be_visible()
    expect(sheet.get_by_text("Final threat")).to_be_visible()
    expect(page.locator(f"{OVER} .how")).to_contain_text("Journey Down the Anduin")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/r/**")
    expect(page.get_by_role("button", name="Tactics", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The end")).to_be_visible()


def test_will_against_threat_is_shown_before_anyone_commits(page: Page) -> None:
    new_lcg(page)
    assert play_on(page, lambda page: "Who is committed" in asked(page))
    # On a screen as low as this one, too, the numbers of who could go are in sight.
    assert page.viewport_size == {"width": 1280, "height": 720}
    expect(page.locator(".own .st").first).to_be_in_viewport(ratio=1)
    assert scales(page)[0] == 0
    threat = scales(page)[1]
    page.locator(LIT).filter(has=page.locator(".face", has_text="Aragorn")).first.click()
    expect(page.locator(".scales .ours")).to_have_text("2")
    expect(page.locator(".scales .verdict")).to_contain_text(
        "progress" if threat < 2 else "threat rises" if threat > 2 else "Nothing"
    )
    expect(page.locator(".scales .verdict")).to_contain_text("1 card is still to come.")
    expect(page.locator(MAIN)).to_contain_text("Commit 1")


def test_a_greyed_card_says_why_not_and_names_the_rule(page: Page) -> None:
    new_lcg(page)
    assert play_on(page, lambda page: "Who is committed" in asked(page))
    page.locator('.fan [data-thing][aria-disabled="true"]').first.click(force=True)
    expect(page.locator(".zoom .no")).to_contain_text("The question now is")
    page.locator(".zoom .rule").first.dispatch_event("click")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.locator(".rules section.now h3")).to_have_text("3. The quest")


def test_taking_back_goes_to_the_last_choice_and_passing_on_stops_there(page: Page) -> None:
    new_lcg(page)
    page.get_by_role("button", name="Take a mulligan").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt .words")).not_to_have_text("Do you keep this hand?")
    page.get_by_role("button", name="Take back my last move").click()
    expect(page.locator(".prompt .words")).to_have_text("Do you keep this hand?")
    page.get_by_role("button", name="Keep it").click()
    assert play_on(page, lambda page: page.get_by_text("Pass until").count() > 0)
    page.get_by_role("button", name="Pass until").click()
    page.get_by_role("button", name="the next round").click()
    page.wait_for_selector(NEXT)
    expect(page.locator(".prompt .words")).not_to_have_text("Do you take an action?")


def test_two_browsers_play_together_and_one_drops_and_returns(come: Come, table: Served) -> None:
    pages = [come(table.address) for _ in range(2)]
    pages[0].goto("/")
    pages[0].get_by_role("button", name="Choose The Card Game").click()
    pages[0].get_by_role("button", name="Another player").click()
    pages[0].get_by_label("Who sits at seat 2").select_option("friend")
    pages[0].get_by_role("button", name="Begin the quest").click()
    pages[1].goto(pages[0].get_by_label("Link to this table").input_value())
    drop_and_return(pages, answer, drop=12, most=40)
    # Each sees the other's people, and not their hand.
    expect(pages[0].get_by_role("region", name=re.compile("^Tactics"))).to_be_visible()
    take_back_by_consent(pages)


def test_one_person_plays_two_hands_and_sees_both(page: Page) -> None:
    new_lcg(page, "you", "you")
    assert play_on(page, lambda page: "keep this hand" not in asked(page))
    expect(page.locator(".far .open button").nth(5)).to_be_visible()
    hands = set()
    for _ in range(8):
        hands.add(page.locator(".fan").inner_text())
        if not act(page):
            break
    assert len(hands) > 1


def test_a_spectator_sees_the_table_and_no_hand(page: Page, come: Come, table: Served) -> None:
    where = new_lcg(page)
    page.wait_for_selector(ASKED)
    other = come(table.address)
    other.goto(where)
    expect(other.get_by_text("You are watching")).to_be_visible()
    expect(other.locator(".fan .face")).to_have_count(0)
    expect(other.locator(".fan .back")).to_have_count(6)


def test_a_phone_has_the_whole_table_and_a_tap_reads_before_it_plays(
    come: Come, table: Served
) -> None:
    page = come(table.address, viewport=NARROW, has_touch=True)
    new_lcg(page)
    page.get_by_role("button", name="Keep it").tap()
    assert play_on(page, lambda page: "Play allies" in asked(page) and bool(lit(page, ".fan")))
    lit(page, ".fan")[0].tap()
    expect(page.locator(".zoom.held .face")).to_be_visible()
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_selector(NEXT)
    for _ in range(14):
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= NARROW["width"]
        if not act(page):
            break


def test_three_rounds_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Card Game").press("Enter")
    expect(page.get_by_role("button", name="Begin the quest")).to_be_enabled()
    page.get_by_role("button", name="Begin the quest").press("Enter")
    page.wait_for_url("**/t/**")
    page.wait_for_selector(NEXT)
    for _ in range(120):
        page.wait_for_selector(NEXT)
        if page.locator(OVER).count() or turn_of(page) >= 3:
            break
        focus = page.evaluate(FOCUSED)
        assert focus not in ("nothing", "unseen"), (focus, asked(page))
        if page.locator(".zoom.held").count():
            page.keyboard.press("Enter")
        elif "Who is committed" in asked(page) and page.locator(MAIN).count():
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.keyboard.press("p")
        elif page.locator(MAIN).count() and focus != "lit":
            page.keyboard.press("p")
        else:
            page.keyboard.press("Enter" if focus == "lit" else "1")
            if page.locator(f"{MAIN}[aria-disabled=false]").count():
                page.keyboard.press("p")
    assert page.locator(OVER).count() or turn_of(page) >= 3


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_quest(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("/")
    page.get_by_role("button", name="Choose The Card Game").click()
    page.get_by_role("button", name="Another player").click()
    serious(page, "home")
    new_lcg(page, "you", "random")
    page.wait_for_selector(ASKED)
    serious(page, "mulligan")
    assert play_on(page, lambda page: "Who is committed" in asked(page))
    lit(page)[0].click()
    serious(page, "commit")


def test_all_four_starters_and_every_way_to_play_are_offered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Card Game").click()
    decks = page.get_by_label("Deck of seat 1")
    for deck in DECKS:
        expect(decks.locator(f"option[value={deck}]")).to_have_count(1)
    way = page.get_by_label("Way to play The Card Game")
    expect(way.locator("option")).to_have_text(
        ["Standard", "Basic: no shadow cards", "Easy", "Expert campaign", "Nightmare campaign"]
    )
    way.select_option("nightmare")
    page.get_by_role("button", name="Another player").click()
    page.get_by_label("Who sits at seat 2").select_option("random")
    page.get_by_role("button", name="Begin the quest").click()
    page.wait_for_url("**/t/**")
    expect(page.get_by_text("nightmare · Passage Through Mirkwood · 1 of 3")).to_be_visible()
