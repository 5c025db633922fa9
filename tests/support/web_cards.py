"""Playing a card game in a browser: what is lit, what is asked, one question after the other."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from mathom.server.settings import Settings
from server_serving import Served, served
from web_serving import post

ASKED = ".prompt:not(.wait)"
OVER = "dialog[open] .over"
NEXT = f"{ASKED}, {OVER}"
LIT = '[data-thing][aria-disabled="false"]'
MAIN = ".hand .btn.go"
# How long something that may just have gone away is waited for.
SOON = 4_000

# Answers a question that is on the page, as a beginner would.
Answer = Callable[[Page, str], None]


@contextmanager
def same_cards(folder: Path, seed: str) -> Iterator[Served]:
    """A server whose cards always fall alike."""
    settings = Settings(
        f"sqlite:///{folder / 'cards.sqlite3'}", b"for cards", limits=False, seed=lambda: seed
    )
    with served(settings) as running:
        yield running


def new_table(page: Page, game: str, chairs: tuple[str, ...], **setup: Any) -> str:
    """Sit down at a new table; its address."""
    wish = {"game": game, "setup": setup, "chairs": list(chairs)}
    where = f"/t/{post(page, '/api/tables', wish)['id']}"
    page.goto(where)
    return where


def lit(page: Page, within: str = "") -> list[Locator]:
    return page.locator(f"{within} {LIT}".strip()).filter(visible=True).all()


def asked(page: Page) -> str:
    return page.locator(".prompt .words").inner_text()


def label(thing: Locator) -> str:
    return thing.locator(".sr").first.text_content() or ""


def idle(page: Page, window: str) -> bool:
    """A question that only passing answers is still there a moment later."""
    now = page.locator(".prompt").inner_text()
    page.wait_for_selector(NEXT)
    return page.locator(".prompt").inner_text() == now and window in now


def act(answer: Answer, page: Page) -> bool:
    """Answer one question; false when the game is over.

    The page may move on while we look, as it may for a person: then nothing was done.
    """
    page.wait_for_selector(NEXT)
    if page.locator(OVER).count():
        return False
    try:
        answer(page, asked(page))
    except TooLate:
        page.wait_for_selector(NEXT)
    return True


def play_on(answer: Answer, page: Page, done: Callable[[Page], bool], most: int = 900) -> bool:
    """Act until something is so; false when the game was over first."""
    for _ in range(most):
        page.wait_for_selector(NEXT)
        if done(page):
            return True
        if not act(answer, page):
            return False
    raise AssertionError("no end in sight")


def choose(page: Page, thing: Locator) -> None:
    """Click it; where it could mean several things, take the first."""
    thing.click(timeout=SOON)
    main = page.locator(f"{MAIN}[aria-disabled=false]")
    if page.locator(".zoom.held .btn.pri").count():
        page.locator(".zoom.held .btn.pri").first.click(timeout=SOON)
    elif main.count() and re.match(r"\d+ (of|picked)", main.inner_text(timeout=SOON)):
        main.click(timeout=SOON)


def turn_of(page: Page) -> int:
    """Which turn or round it is."""
    found = page.locator("nav.phases").get_attribute("aria-label") or ""
    return int(found.rpartition(" ")[2])


def drop_and_return(pages: list[Page], answer: Answer, *, drop: int, most: int) -> None:
    """Two browsers answer in turn; after some answers the second is closed and comes back."""
    for page in pages:
        page.wait_for_selector("nav.phases")
    answered, back = [0, 0], False
    while sum(answered) < most or not back:
        for number, page in enumerate(pages):
            if page.locator(ASKED).count() and act(answer, page):
                answered[number] += 1
        if sum(answered) > drop and not back:
            where, context = pages[1].url, pages[1].context
            pages[1].close()
            pages[1] = context.new_page()
            pages[1].goto(where)
            pages[1].wait_for_selector("nav.phases")
            back = True
        pages[0].locator(f"{NEXT}, .prompt.wait").first.wait_for()
    assert min(answered) > 2


def take_back_by_consent(pages: list[Page]) -> None:
    """A takeback is for both to want."""
    one = 0 if pages[0].locator(ASKED).count() else 1
    pages[one].get_by_role("button", name="Menu").first.click()
    pages[one].get_by_role("button", name="Ask to take back").click()
    pages[1 - one].get_by_role("button", name="Allow").click()
    expect(pages[1 - one].get_by_role("button", name="Allow")).to_be_hidden()
