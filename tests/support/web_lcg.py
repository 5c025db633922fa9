"""Playing The Card Game in a browser, with a simple head."""

from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page

import web_cards
from web_cards import MAIN, SOON, choose, label, lit

DECKS = ["leadership", "tactics", "spirit", "lore"]


def new_lcg(page: Page, *chairs: str, **setup: Any) -> str:
    """Sit down at a new table with a starter deck for each chair; its address."""
    chairs = chairs or ("you",)
    return web_cards.new_table(page, "lcg", chairs, **{"decks": DECKS[: len(chairs)], **setup})


def answer(page: Page, question: str) -> None:
    """Answer as a beginner would."""
    things = lit(page)
    if "keep this hand" in question:
        page.get_by_role("button", name="Keep it").click(timeout=SOON)
    elif "Play allies" in question:
        allies = [each for each in lit(page, ".fan") if " ally" in label(each)]
        choose(page, allies[0] if allies else page.locator(MAIN))
    elif "take an action" in question:
        page.locator(MAIN).click(timeout=SOON)
    elif "Who is committed" in question:
        commit(page, things)
    elif "Who attacks" in question or "joins the attack" in question:
        for each in things:
            each.click(timeout=SOON)
        page.locator(MAIN).click(timeout=SOON)
    elif "defends" in question or "damage from" in question:
        stand = [each for each in things if "falls" not in label(each)]
        weak = things[:1] if not page.locator(MAIN).count() else []
        choose(page, (stand or weak or [page.locator(MAIN)])[0])
    elif "engage" in question:
        page.locator(MAIN).click(timeout=SOON)
    elif things:
        choose(page, things[0])
    else:
        page.locator(".hand .prompt .btn").first.click(timeout=SOON)


def commit(page: Page, things: list[Locator]) -> None:
    """Send people until the will is ahead, and keep one back if there are many."""
    for each in things[: max(1, len(things) - 1)]:
        ours, theirs = scales(page)
        if ours > theirs + 2:
            break
        each.click(timeout=SOON)
    page.locator(MAIN).click(timeout=SOON)


def scales(page: Page) -> tuple[int, int]:
    ours, theirs = (page.locator(f".scales .{side}").inner_text() for side in ("ours", "theirs"))
    return int(ours), int(theirs)


act = partial(web_cards.act, answer)
play_on = partial(web_cards.play_on, answer)
