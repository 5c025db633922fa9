"""Every decision can be reached without a pointer, and focus never falls out of the page."""

import pytest
from playwright.sync_api import Page, expect

from web_play import FOCUSED, OVER, act_by_keys, play_to_the_end


@pytest.mark.parametrize(("side", "seed"), [("Fellowship", 11), ("Sauron", 12)])
def test_a_whole_game_by_keyboard_alone(page: Page, side: str, seed: int) -> None:
    page.goto("/")
    page.get_by_role("button", name=side, exact=True).press("Enter")
    bot = page.get_by_role("button", name="Play a bot")
    expect(bot).to_be_enabled()
    bot.press("Enter")
    page.wait_for_url("**/t/**")
    assert "wins" in play_to_the_end(page, seed, act_by_keys)
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_be_hidden()
    assert page.evaluate(FOCUSED) != "nothing"
