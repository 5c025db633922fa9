"""Playing the page as a person would: one click at a time, at what is lit."""

import contextlib
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

LIT_PIECE = 'button.pc[aria-disabled="false"]'
LIT_LAND = '.lands [aria-disabled="false"]'
OVER = ".over[role=alert]"
SOON = 3_000
# Several picks, one answer: the draft and the special cards.
MANY = "section.many"
# Whatever can be done next, in the order a person would look for it.
NEXT = ", ".join(
    [
        OVER,
        MANY,
        ".battle .go button:not([aria-disabled=true])",
        ".battle [role=radio]",
        '[role=dialog][aria-label="Which way?"] button',
        LIT_PIECE,
        LIT_LAND,
        "section.hand .btn.pri",
    ]
)


def new_table(
    page: Page, opponent: str = "Play a bot", side: str = "Fellowship", **wishes: str
) -> None:
    """From the home page to a table; other wishes by what they are about, such as ``Clock``."""
    page.goto("/")
    page.get_by_role("button", name=side, exact=True).click()
    for about, wish in wishes.items():
        page.get_by_label(about.replace("_", " "), exact=True).select_option(label=wish)
    page.get_by_role("button", name=opponent).click()
    page.wait_for_url("**/t/**")


def visible(page: Page, selector: str) -> list[Locator]:
    return [found for found in page.locator(selector).all() if found.is_visible()]


def act(page: Page, dice: Random) -> bool:
    """Do one thing; false when the game is over.

    The page may move on while we look, as it may for a person: then nothing was done.
    """
    page.wait_for_selector(NEXT)
    if visible(page, OVER):
        return False
    with contextlib.suppress(TooLate):
        _click(page, dice)
    return True


def _click(page: Page, dice: Random) -> None:
    if visible(page, MANY):
        _pick_many(page, dice)
    elif radios := visible(page, ".battle [role=radio]"):
        dice.choice(radios).click(timeout=SOON)
        page.locator(".battle .go .btn.pri").click(timeout=SOON)
    elif buttons := visible(page, ".battle .go button:not([aria-disabled=true])"):
        dice.choice(buttons).click(timeout=SOON)
    elif ways := visible(page, '[role=dialog][aria-label="Which way?"] button'):
        dice.choice(ways).click(timeout=SOON)
    elif (set_out := page.get_by_role("button", name="Set out")).is_visible():
        set_out.click(timeout=SOON)
        set_out.wait_for(state="hidden")
    elif pieces := visible(page, LIT_PIECE):
        dice.choice(pieces).click(timeout=SOON)
        page.wait_for_selector(LIT_LAND, timeout=SOON)
        dice.choice(page.locator(LIT_LAND).all()).dispatch_event("click", timeout=SOON)
    elif lands := visible(page, LIT_LAND):
        dice.choice(lands).dispatch_event("click", timeout=SOON)
    elif main := visible(page, "section.hand .btn.pri"):
        main[0].click(timeout=SOON)


def _pick_many(page: Page, dice: Random) -> None:
    """Pick at random until it is enough."""
    enough = page.locator(f"{MANY} .btn.pri")
    rows = page.locator(f"{MANY} li button").all()
    dice.shuffle(rows)
    while enough.get_attribute("aria-disabled", timeout=SOON) == "true":
        rows.pop().click(timeout=SOON)
    enough.click(timeout=SOON)


def play_to_the_end(page: Page, seed: int) -> str:
    """Play until somebody has won; how it ended."""
    dice = Random(seed)
    for _ in range(600):
        if not act(page, dice):
            return page.locator(f"{OVER} .how").inner_text()
    raise AssertionError("no end in sight")
