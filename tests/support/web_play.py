"""Playing the page as a person would: one click at a time, at what is lit."""

import contextlib
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from web_serving import post

LIT_PIECE = 'button.pc[aria-disabled="false"]'
LIT_LAND = '.lands [aria-disabled="false"]'
OVER = ".over[role=alert]"
SOON = 3_000
# When something that must happen has not, in milliseconds. It only bounds a test that hangs.
PATIENCE = 60_000
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


def table_with(page: Page, seat: int, **setup: object) -> None:
    """A table against a bot, set up as wished, with everybody in place."""
    wish = {"game": "confrontation", "setup": setup, "seat": seat, "opponent": "random"}
    made = post(page, "/api/tables", {**wish, "clock": None, "private": False})
    page.goto(f"/t/{made['id']}")
    set_out = page.get_by_role("button", name="Set out")
    set_out.or_(page.locator(MANY)).first.wait_for()
    if visible(page, MANY):
        _pick_many(page, Random(1))
    set_out.click()
    page.wait_for_selector(NEXT)


def visible(page: Page, selector: str) -> list[Locator]:
    return page.locator(selector).filter(visible=True).all()


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


# What has focus: nothing, something on the board that can be used, or something else. Whatever it
# is, it must show.
FOCUSED = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "nothing";
  if (!here.matches(":focus-visible")) return "unseen";
  return here.matches('[data-thing][aria-disabled="false"]') ? "lit" : "other";
}"""


def act_by_keys(page: Page, dice: Random) -> bool:
    """Do one thing with the keyboard alone; false when the game is over.

    Keys go to whatever has focus. Nothing is focused for the player: the page must do that.
    """
    page.wait_for_selector(NEXT)
    if visible(page, OVER):
        return False
    keys = page.keyboard
    focus = page.evaluate(FOCUSED)
    assert focus not in ("nothing", "unseen"), focus
    if page.locator(".battle").count():
        ways = (
            page.locator(".battle [role=radio]").count() or page.locator(".battle .go .btn").count()
        )
        keys.press(str(dice.randint(1, max(1, ways))))
        keys.press("Enter")
    elif focus != "lit" or dice.random() < 0.8:
        if focus == "lit" and dice.random() < 0.6:
            _wander(page, dice)
        keys.press("Enter")
    else:
        # The list of all choices has numbers.
        keys.press(str(dice.randint(1, 3)))
    return True


def _wander(page: Page, dice: Random) -> None:
    """Go on by Tab to another lit thing, and back when there is none."""
    for _ in range(dice.randint(1, 4)):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) != "lit":
            page.keyboard.press("Shift+Tab")
            return


def play_to_the_end(page: Page, seed: int, how: Callable[[Page, Random], bool] = act) -> str:
    """Play until somebody has won; how it ended."""
    dice = Random(seed)
    for _ in range(2000):
        if not how(page, dice):
            return page.locator(f"{OVER} .how").inner_text()
    raise AssertionError("no end in sight")
