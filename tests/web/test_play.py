"""The table in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from web_play import new_table, play_to_the_end


@pytest.mark.parametrize("side", ["Fellowship", "Sauron"])
def test_a_guest_plays_a_whole_game_against_a_bot_by_clicking(page: Page, side: str) -> None:
    new_table(page, side=side)
    assert "wins" in play_to_the_end(page, seed=1)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
