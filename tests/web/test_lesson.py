"""The interactive first game, through all of its steps."""

import re
from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from web_play import NEXT, OVER, SOON, act, visible

# What ends a step.
READ = re.compile("^(Next|Understood|Done)")
BEGINNING = ["Nine against nine", "Who begins where"]
# Whatever the game brings first: the bot may attack before the learner has moved.
LATER = {
    *("One step forward", "Where to?", "A battle", "Cards run out", "What you have learned"),
    *("How it ends", "That was the game"),
}


def test_a_learner_is_led_through_every_step(page: Page) -> None:
    read: list[str] = []
    dice = Random(3)
    # A game may end before it has shown everything: then another is played.
    while not set(read) >= LATER:
        page.goto("/")
        page.get_by_role("button", name="First steps").click()
        page.wait_for_url("**/t/**lesson")
        titles = lesson(page, dice)
        assert titles[:2] == BEGINNING
        assert titles[-1] == "That was the game"
        assert len(set(titles)) == len(titles)
        read += titles


def lesson(page: Page, dice: Random) -> list[str]:
    """Play one game and read every step as it comes."""
    titles: list[str] = []
    panel = page.locator(".lesson")
    while True:
        page.wait_for_selector(f"{NEXT}, .lesson")
        if visible(page, ".lesson"):
            if visible(page, OVER):  # the end lies over the last step
                page.keyboard.press("Escape")
            try:
                title = panel.locator("h3").inner_text(timeout=SOON)
                if title == "Where to?":
                    assert visible(page, ".lands .legal, .lands .attack")
                panel.get_by_role("button", name=READ).click(timeout=SOON)
            except TooLate:  # the bot has moved meanwhile, and the step is put off
                continue
            titles.append(title)
            if title == "That was the game":
                return titles
        elif titles[-1:] == ["One step forward"] and "Where to?" not in titles:
            # The next step is about what has been picked up.
            page.locator("button.pc.lit").first.click()
            page.wait_for_selector(".lesson")
        elif not visible(page, OVER):
            act(page, dice)
