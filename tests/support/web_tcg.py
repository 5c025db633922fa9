"""Playing The Trading Card Game in a browser, with a simple head."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page

import web_cards
from web_cards import MAIN, SOON, choose, label, lit

DECKS = [
    "Fellowship: Aragorn",
    "Fellowship: Gandalf",
    "Mines of Moria: Gimli",
    "Mines of Moria: Gandalf",
]


def new_tcg(page: Page, *chairs: str, **setup: Any) -> str:
    """Sit down at a new table with a starter deck for each chair; its address."""
    chairs = chairs or ("you", "heuristic")
    whole = {"decks": DECKS[: len(chairs)], "starter": True, **setup}
    return web_cards.new_table(page, "tcg", chairs, **whole)


def answer(page: Page, question: str) -> None:
    """Answer as a beginner would."""
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


act = partial(web_cards.act, answer)
play_on = partial(web_cards.play_on, answer)
