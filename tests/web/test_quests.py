"""The log of quests, in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mathom.client import Mathom
from server_serving import wait_until
from web_looks import violations


@pytest.fixture
def quests(page: Page, base_url: str) -> Page:
    """The page of somebody who has given up two quests."""
    with Mathom(base_url, "Bilbo") as someone:
        for setup in ({"decks": ["lore"]}, {"decks": ["tactics", "spirit"], "easy": True}):
            table = someone.make_table("lcg", opponent="self", setup=dict(setup))
            with someone.sit(table.id) as seat:
                seat.next_state()
                seat.send({"type": "resign"})
                wait_until(seat, lambda state: state.table.status == "over")
        page.context.add_cookies(
            [
                {"name": name, "value": value, "url": base_url}
                for name, value in someone.cookies.items()
            ]
        )
    page.goto("/")
    page.get_by_role("link", name="Quest log").click()
    expect(page.get_by_role("status")).to_have_text("2 quests, 0 won.")
    return page


def test_quests_are_filtered_and_their_sheets_shown(quests: Page) -> None:
    quests.get_by_label("Players").select_option("2")
    expect(quests.get_by_role("status")).to_have_text("1 quest, 0 won.")
    quests.get_by_role("button", name="Passage Through Mirkwood").click()
    sheet = quests.get_by_role("table", name="Score sheet")
    expect(sheet).to_contain_text("Legolas, Gimli, Thalin")
    expect(sheet).to_contain_text("none: the quest was lost")
    with quests.expect_download() as download:
        quests.get_by_role("link", name="CSV").click()
    assert Path(download.value.path()).read_text().count("\n") == 2
    quests.get_by_label("Deck").select_option("Lore starter")
    expect(quests.get_by_text("No quest is like that.")).to_be_visible()
    quests.get_by_label("Players").select_option("")
    expect(quests.get_by_role("button", name="Lore starter")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_a_phone_is_wide_enough(quests: Page, theme: str) -> None:
    quests.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    quests.get_by_role("button", name="Passage Through Mirkwood").first.click()
    quests.set_viewport_size(ViewportSize(width=360, height=740))
    assert violations(quests) == []
    assert not quests.evaluate("document.documentElement.scrollWidth > innerWidth")
