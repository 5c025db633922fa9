"""Playing The Trading Card Game in a browser: by clicks and by keys, with a simple head."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from web_quest import ASKED, LIT, MAIN, NEXT, OVER, SOON, asked, choose, label, lit

DECKS = [
    "Fellowship: Aragorn",
    "Fellowship: Gandalf",
    "Mines of Moria: Gimli",
    "Mines of Moria: Gandalf",
]
__all__ = ["ASKED", "LIT", "MAIN", "NEXT", "OVER", "act", "asked", "label", "lit", "new_road"]


def new_road(page: Page, *chairs: str, **setup: Any) -> str:
    """Sit down at a new table with a starter deck for each chair; its address."""
    chairs = chairs or ("you", "random")
    page.goto("/")
    page.get_by_role("heading", name="The Trading Card Game").wait_for()
    made = page.request.post(
        "/api/tables",
        headers={"X-Mathom": "1"},
        data={
            "game": "tcg",
            "setup": {"decks": DECKS[: len(chairs)], "starter": True, **setup},
            "chairs": list(chairs),
        },
    )
    assert made.ok, made.text()
    where = f"/t/{made.json()['id']}"
    page.goto(where)
    return where


def act(page: Page) -> bool:
    """Answer one question as a beginner would; false when the game is over.

    The page may move on while we look, as it may for a person: then nothing was done.
    """
    page.wait_for_selector(NEXT)
    if page.locator(OVER).count():
        return False
    try:
        _answer(page, asked(page))
    except TooLate:
        page.wait_for_selector(NEXT)
    return True


def _answer(page: Page, question: str) -> None:
    things = lit(page)
    if "burdens do you bid" in question or "order of turns" in question:
        page.locator(".hand .prompt .btn").first.click(timeout=SOON)
    elif "Who defends" in question or "Who attacks" in question:
        assign(page, things)
    elif "What does your fellowship do" in question or "What does the Shadow do" in question:
        held = [each for each in lit(page, ".fan") if re.search("companion|minion", label(each))]
        choose(page, held[0] if held else page.locator(MAIN))
    elif " action?" in question or "Do you respond" in question:
        page.locator(MAIN).click(timeout=SOON)
    elif "move again" in question:
        page.get_by_role("button", name="Move", exact=True).click(timeout=SOON)
    elif page.locator(MAIN).count() and "joins your fellowship" not in question:
        several = page.locator(f"{MAIN}[aria-disabled=false]")
        if several.count():
            several.click(timeout=SOON)
        else:
            choose(page, things[0])
    elif things:
        choose(page, things[0])
    else:
        page.locator(".hand .prompt .btn").first.click(timeout=SOON)


def assign(page: Page, things: list[Locator]) -> None:
    """One of the two by a click, then the other."""
    if not things:
        page.locator(MAIN).click(timeout=SOON)
        return
    things[0].click(timeout=SOON)
    if page.locator(".cardb.on").count():
        page.locator(".cardb.lit").first.click(timeout=SOON)


def play_on(page: Page, done: Callable[[Page], bool], most: int = 900) -> bool:
    """Act until something is so; false when the game was over first."""
    for _ in range(most):
        page.wait_for_selector(NEXT)
        if done(page):
            return True
        if not act(page):
            return False
    raise AssertionError("no end in sight")


def turn_of(page: Page) -> int:
    found = page.locator("nav.phases").get_attribute("aria-label") or ""
    return int(found.rpartition(" ")[2])
