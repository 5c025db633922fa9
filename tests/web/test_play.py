"""The table in a real browser."""

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web_looks import serious
from web_play import LIT_LAND, LIT_PIECE, NEXT, OVER, act, new_table, play_to_the_end
from web_serving import Come

PHONE = ViewportSize(width=390, height=844)
NARROW = ViewportSize(width=360, height=740)


@pytest.mark.parametrize(
    ("side", "motion"), [("Fellowship", "no-preference"), ("Sauron", "reduce")]
)
def test_a_guest_plays_a_whole_game_against_a_bot_by_clicking(
    come: Come, base_url: str, side: str, motion: str
) -> None:
    page = come(base_url, reduced_motion=motion)
    new_table(page, side=side)
    assert "wins" in play_to_the_end(page, seed=1)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_two_browsers_play_each_other_and_one_drops_and_returns(come: Come, base_url: str) -> None:
    dice = Random(2)
    pages = [come(base_url) for _ in range(2)]
    new_table(pages[0], opponent="A friend")
    pages[1].goto(pages[0].get_by_label("Link to this table").input_value())
    for page in pages:
        page.wait_for_selector("button.pc")
    answered, before, over = [0, 0], 0, False
    while sum(answered) < 34 and not over:
        for number in (0, 1):
            if pages[number].locator(NEXT).count() == 0:
                continue
            over = over or not act(pages[number], dice)
            answered[number] += 1
            if sum(answered) == 6:
                # One browser goes away in the middle of the game and comes back.
                where, context = pages[1].url, pages[1].context
                pages[1].close()
                pages[1] = context.new_page()
                pages[1].goto(where)
                pages[1].wait_for_selector("button.pc")
                before = answered[1]
    # Who came back plays on, or sees how it ended.
    assert answered[1] > before or pages[1].locator(OVER).count()


def test_a_finished_game_is_replayed_step_by_step(page: Page) -> None:
    new_table(page)
    play_to_the_end(page, seed=3)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/r/**")
    steps = page.get_by_label("Answer", exact=True)
    expect(steps).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(steps).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(steps).not_to_have_value("0")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the log").click()
    assert saved.value.suggested_filename.endswith(".json")


def test_placing_and_moving_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Sauron", exact=True).press("Enter")
    bot = page.get_by_role("button", name="Play a bot")
    expect(bot).to_be_enabled()
    bot.press("Enter")
    page.wait_for_url("**/t/**")
    page.get_by_role("button", name="Set out").press("Enter")
    page.wait_for_selector(LIT_PIECE)
    page.locator(LIT_PIECE).first.focus()
    page.keyboard.press("Enter")
    page.locator(LIT_LAND).first.focus()
    page.keyboard.press("Enter")
    # The move is told, and the turn is the Fellowship's or a battle has begun.
    expect(page.get_by_role("log").get_by_text("moves to").first).to_be_visible()


def test_a_refused_click_says_why_not_and_names_the_rule(page: Page) -> None:
    new_table(page, side="Sauron")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_selector(LIT_PIECE)
    # A person can click what is greyed; only then is there something to explain.
    page.locator("button.pc.fp").first.click(force=True)
    # Both at once: what is refused is told for a few seconds only, by the toast, then by the tip.
    told = page.locator(".toast, .tip").filter(has_text="That piece is the enemy's.")
    expect(told.first).to_contain_text("Movement")


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_phone_shows_the_whole_table_without_sideways_scrolling(
    page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    new_table(page)
    page.get_by_role("button", name="Set out").click()
    dice = Random(5)
    for _ in range(8):
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"]
        if not act(page, dice):
            break


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("/")
    page.wait_for_selector("text=The Confrontation")
    serious(page, "home")
    new_table(page)
    page.wait_for_selector("button.pc")
    serious(page, "placement")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_selector(NEXT)
    serious(page, "board")


def test_the_first_load_is_small(page: Page, base_url: str) -> None:
    """Under 150 kB gzipped for everything a first game needs, fonts besides."""
    sizes: list[int] = []
    page.on(
        "response",
        lambda answer: (
            sizes.append(int(answer.headers.get("content-length", "0")))
            if answer.url.startswith(base_url) and not answer.url.endswith(".woff2")
            else None
        ),
    )
    page.goto("/")
    page.wait_for_selector("text=Play a bot")
    assert 10_000 < sum(sizes) < 150_000
