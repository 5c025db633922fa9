"""Playing the page as a person would: one click at a time, at what is lit."""

from random import Random

from playwright.sync_api import Locator, Page

LIT_PIECE = 'button.pc[aria-disabled="false"]'
LIT_LAND = '.lands [aria-disabled="false"]'
OVER = ".over[role=alert]"
# Whatever can be done next, in the order a person would look for it.
NEXT = ", ".join(
    [
        OVER,
        ".battle .go button:not([aria-disabled=true])",
        ".battle [role=radio]",
        '[role=dialog][aria-label="Which way?"] button',
        LIT_PIECE,
        LIT_LAND,
        "section.hand .btn.pri",
    ]
)


def new_table(page: Page, opponent: str = "Play a bot", side: str = "Fellowship") -> None:
    """From the home page to a table."""
    page.goto("/")
    page.get_by_role("button", name=side, exact=True).click()
    page.get_by_role("button", name=opponent).click()
    page.wait_for_url("**/t/**")


def visible(page: Page, selector: str) -> list[Locator]:
    return [found for found in page.locator(selector).all() if found.is_visible()]


def act(page: Page, dice: Random) -> bool:
    """Do one thing; false when the game is over."""
    page.wait_for_selector(NEXT)
    if visible(page, OVER):
        return False
    if radios := visible(page, ".battle [role=radio]"):
        dice.choice(radios).click()
        page.locator(".battle .go .btn.pri").click()
    elif buttons := visible(page, ".battle .go button:not([aria-disabled=true])"):
        dice.choice(buttons).click()
    elif ways := visible(page, '[role=dialog][aria-label="Which way?"] button'):
        dice.choice(ways).click()
    elif (set_out := page.get_by_role("button", name="Set out")).is_visible():
        set_out.click()
        set_out.wait_for(state="hidden")
    elif pieces := visible(page, LIT_PIECE):
        move(page, dice.choice(pieces), dice)
    elif lands := visible(page, LIT_LAND):
        dice.choice(lands).dispatch_event("click")
    else:
        page.locator("section.hand .btn.pri").first.click()
    return True


def move(page: Page, piece: Locator, dice: Random) -> None:
    """Pick a piece up and put it down where it may go."""
    piece.click()
    page.wait_for_selector(LIT_LAND)
    dice.choice(page.locator(LIT_LAND).all()).dispatch_event("click")


def play_to_the_end(page: Page, seed: int) -> str:
    """Play until somebody has won; how it ended."""
    dice = Random(seed)
    for _ in range(600):
        if not act(page, dice):
            return page.locator(f"{OVER} .how").inner_text()
    raise AssertionError("no end in sight")
