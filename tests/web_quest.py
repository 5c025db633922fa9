"""Playing The Card Game in a browser: by clicks and by keys, with a simple head."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

ASKED = ".prompt:not(.wait)"
OVER = "dialog[open] .over"
NEXT = f"{ASKED}, {OVER}"
LIT = '[data-thing][aria-disabled="false"]'
MAIN = ".hand .btn.go"
DECKS = ["leadership", "tactics", "spirit", "lore"]
# How long something that may just have gone away is waited for.
SOON = 4_000


def new_quest(page: Page, *chairs: str, **setup: Any) -> str:
    """Sit down at a new table with a starter deck for each chair; its address."""
    chairs = chairs or ("you",)
    page.goto("/")
    page.get_by_role("heading", name="The Card Game", exact=True).wait_for()
    made = page.request.post(
        "/api/tables",
        headers={"X-Mathom": "1"},
        data={
            "game": "lcg",
            "setup": {"decks": DECKS[: len(chairs)], **setup},
            "chairs": list(chairs),
        },
    )
    assert made.ok, made.text()
    where = f"/t/{made.json()['id']}"
    page.goto(where)
    return where


def lit(page: Page, within: str = "") -> list[Locator]:
    return [each for each in page.locator(f"{within} {LIT}".strip()).all() if each.is_visible()]


def asked(page: Page) -> str:
    return page.locator(".prompt .words").inner_text()


def label(thing: Locator) -> str:
    return thing.locator(".sr").first.text_content() or ""


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


def choose(page: Page, thing: Locator) -> None:
    """Click it; where it could mean several things, take the first."""
    thing.click(timeout=SOON)
    main = page.locator(f"{MAIN}[aria-disabled=false]")
    if page.locator(".zoom.held .btn.pri").count():
        page.locator(".zoom.held .btn.pri").first.click(timeout=SOON)
    elif main.count() and re.match(r"\d+ (of|picked)", main.inner_text(timeout=SOON)):
        main.click(timeout=SOON)


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


def play_on(page: Page, done: Callable[[Page], bool], most: int = 600) -> bool:
    """Act until something is so; false when the game was over first."""
    for _ in range(most):
        page.wait_for_selector(NEXT)
        if done(page):
            return True
        if not act(page):
            return False
    raise AssertionError("no end in sight")


def round_of(page: Page) -> int:
    found = page.locator("nav.phases").get_attribute("aria-label") or ""
    return int(found.rpartition(" ")[2])
