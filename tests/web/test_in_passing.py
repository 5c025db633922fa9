"""What may be done in passing: the Palantír and shuffling by hand, by click and by key."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from web_play import FOCUSED, LIT_LAND, LIT_PIECE, NEXT, act, table_with

BY_HAND = {"characters": "variant", "specials": [4, 4], "shuffle": "by hand"}


@pytest.mark.parametrize("way", ["click", "key"])
def test_the_palantir_lights_the_regions_it_can_look_into(page: Page, way: str) -> None:
    table_with(page, seat=1, **BY_HAND)
    page.wait_for_selector(LIT_PIECE)
    stone = page.locator("section.hand").get_by_role("button", name="Palantír", exact=True)
    told = page.get_by_role("log").get_by_text("Palantír is used.")
    if way == "click":
        stone.click()
        page.locator(LIT_LAND).first.dispatch_event("click")
    else:
        stone.press("Enter")
        page.wait_for_selector(LIT_LAND)
        assert page.evaluate(FOCUSED) == "lit"
        page.keyboard.press("Enter")
    expect(told).to_be_visible()
    # The question is still there: it was done in passing.
    expect(page.locator(LIT_PIECE).first).to_be_visible()
    expect(stone).to_be_hidden()


def test_a_palantir_can_be_put_down_again(page: Page) -> None:
    table_with(page, seat=1, **BY_HAND)
    page.wait_for_selector(LIT_PIECE)
    page.locator("section.hand").get_by_role("button", name="Palantír", exact=True).click()
    page.wait_for_selector(LIT_LAND)
    page.keyboard.press("Escape")
    expect(page.locator(LIT_LAND)).to_have_count(0)
    expect(page.locator(LIT_PIECE).first).to_be_visible()


@pytest.mark.parametrize("way", ["click", "key"])
def test_pieces_are_shuffled_by_hand(page: Page, way: str) -> None:
    table_with(page, seat=1, **BY_HAND)
    page.wait_for_selector(LIT_PIECE)
    shuffle = page.locator("section.hand").get_by_role("button", name="Shuffle your pieces")
    dice = Random(5)
    # Once a piece has joined others there is something to mix.
    while not shuffle.first.is_visible():
        if not act(page, dice):
            table_with(page, seat=1, **BY_HAND)
        page.wait_for_selector(NEXT)
    told = page.get_by_role("log").get_by_text("Sauron shuffles its pieces")
    before = told.count()
    if way == "click":
        shuffle.click()
    else:
        shuffle.press("Enter")
    if shuffle.and_(page.locator("[aria-pressed=true]")).count():
        # There is more than one place.
        page.locator(LIT_LAND).first.dispatch_event("click")
    expect(told).to_have_count(before + 1)
