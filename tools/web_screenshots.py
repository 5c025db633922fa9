"""Draw the pictures of the page in ``docs/screenshots`` anew: ``make screenshots``."""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser

import web_cards
import web_lcg
import web_tcg
from web_play import LIT_LAND, LIT_PIECE, NEXT, OVER, act, new_table, play_to_the_end, visible
from web_serving import browsing, serving

PICTURES = Path(__file__).parents[1] / "docs" / "screenshots"
DESKTOP = (1440, 900)
PHONE = (360, 780)
CARDS = ".battle [role=radio]"
# What the repository keeps; with a folder of one's own, everything is drawn.
KEPT = {
    "analysis-desktop-light",
    "battle-desktop-light",
    "battle-phone-dark",
    "battle-result-desktop-dark",
    "board-desktop-dark",
    "board-desktop-light",
    "board-phone-light",
    "builder-desktop-light",
    "builder-phone-dark",
    "home-desktop-light",
    "home-phone-dark",
    "over-desktop-light",
    "placement-desktop-light",
    "quest-combat-desktop-light",
    "quest-combat-phone-light",
    "quest-commit-desktop-dark",
    "quest-commit-desktop-light",
    "quest-commit-phone-dark",
    "quest-home-desktop-light",
    "quest-over-desktop-light",
    "replay-desktop-dark",
    "replay-phone-light",
    "road-assign-desktop-light",
    "road-assign-phone-light",
    "road-home-desktop-light",
    "road-skirmish-desktop-dark",
    "road-skirmish-desktop-light",
    "road-skirmish-phone-dark",
}
# A whole game is thought about.
A_WHILE = 90_000
GO_ON = ".battle .go .btn:has-text('Go on')"


class Painter:
    """One browser window of one size and theme, and the folder its pictures go to."""

    def __init__(
        self, browser: Browser, address: str, device: str, theme: str, folder: Path
    ) -> None:
        width, height = DESKTOP if device == "desktop" else PHONE
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            device_scale_factor=1 if device == "desktop" else 1.5,
        )
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.name = f"{device}-{theme}"
        self.folder = folder

    def wants(self, what: str) -> bool:
        return self.folder != PICTURES or f"{what}-{self.name}" in KEPT

    def shoot(self, what: str) -> None:
        if not self.wants(what):
            return
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.fonts.ready")
        picture = self.folder / f"{what}-{self.name}.jpg"
        self.page.screenshot(path=str(picture), type="jpeg", quality=84)

    def tour(self) -> None:
        """Every main screen, in the order a game shows them."""
        page, dice = self.page, Random(6)
        page.goto("/")
        page.get_by_role("button", name="Play a bot").wait_for()
        self.shoot("home")
        while not self.battle_and_board(dice):
            page.goto("/")
        if not visible(page, OVER):
            play_to_the_end(page, 7)
        self.shoot("over")
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url("**/r/**")
        page.get_by_role("button", name="To the end").click()
        page.get_by_text("The end").wait_for()
        for _ in range(4):
            page.get_by_role("button", name="One step back").click()
        page.wait_for_load_state("networkidle")
        self.shoot("replay")
        page.get_by_role("button", name="Analyse").click()
        look = page.get_by_role("region", name="Analysis", exact=True)
        look.wait_for(timeout=A_WHILE)
        look.get_by_role("button").first.click()
        page.wait_for_load_state("networkidle")
        self.shoot("analysis")

    def quest(self) -> None:
        """The Card Game: a new table, the quest, a fight, and the score."""
        page = self.page
        page.goto("/")
        page.get_by_role("button", name="Choose The Card Game").click()
        page.get_by_role("button", name="Another player").click()
        page.get_by_label("Who sits at seat 2").select_option("random")
        self.shoot("quest-home")
        web_lcg.new_lcg(page, "you", "random")
        if web_lcg.play_on(page, lambda page: self.late_enough("Who is committed")):
            for each in web_cards.lit(page)[:2]:
                each.click()
            page.locator(".scales .verdict b").wait_for()
            self.shoot("quest-commit")
        if web_lcg.play_on(page, lambda page: self.late_enough("Who defends")):
            page.wait_for_load_state("networkidle")
            self.shoot("quest-combat")
        # A quest takes its time: only whose end is kept is played out.
        while self.wants("quest-over") and web_lcg.act(page):
            pass
        self.shoot("quest-over")

    def road(self) -> None:
        """The Trading Card Game: a new table, an assignment, and a skirmish with more to come."""
        page = self.page
        page.goto("/")
        page.get_by_role("button", name="Choose The Trading Card Game").click()
        page.get_by_role("button", name="Another player").click()
        self.shoot("road-home")
        # Against a bot no two games are alike: some end before there is much to see.
        for crowd in (3, 3, 3, 2, 2, 1):
            web_tcg.new_tcg(page, "you", "heuristic", decks=web_tcg.DECKS[1:3])
            if not web_tcg.play_on(page, lambda page: self.minions() >= crowd):  # noqa: B023
                continue
            page.locator(".minions .cardb.lit").first.click()
            page.locator(".companions .brief").first.wait_for()
            self.shoot("road-assign")
            page.keyboard.press("Escape")
            if web_tcg.play_on(page, lambda page: page.locator(".col.now .verd").count() > 0):
                page.wait_for_load_state("networkidle")
                self.shoot("road-skirmish")
                return

    def minions(self) -> int:
        """How many wait for a defender of ours."""
        if "Who defends" not in web_cards.asked(self.page):
            return 0
        return self.page.locator(".minions .cardb.lit").count()

    def decks(self) -> None:
        """The deck builder, with a card looked at and a hand drawn."""
        page = self.page
        page.goto("/decks")
        page.get_by_role("button", name="Copy Spirit starter").click()
        picker = page.locator(".picker")
        picker.get_by_role("button", name="One Aragorn more").wait_for()
        picker.get_by_role("button", name="Aragorn Leadership").click()
        picker.locator(".face").first.wait_for()
        if page.get_by_role("button", name="Draw a hand").is_visible():
            page.get_by_role("button", name="Draw a hand").click()
            page.locator(".verdict b").wait_for()
        page.wait_for_load_state("networkidle")
        self.shoot("builder")

    def late_enough(self, words: str) -> bool:
        """In the second round or later, when there is more to see."""
        return words in web_cards.asked(self.page) and web_cards.turn_of(self.page) > 1

    def battle_and_board(self, dice: Random) -> bool:
        """Play until a battle and a turn after it were drawn; false if there was none."""
        page = self.page
        new_table(page)
        page.get_by_role("button", name="Set out").wait_for()
        self.shoot("placement")
        page.get_by_role("button", name="Set out").click()
        while not visible(page, CARDS):
            if not act(page, dice):
                return False
        page.locator(CARDS).nth(2).click()
        page.locator(".after").first.filter(has_text=" ").wait_for()
        self.shoot("battle")
        page.locator(".battle .go .btn.pri").click()
        while not visible(page, GO_ON) or page.locator(".battle .turn").count() < 2:
            if not act(page, dice):
                return False
        self.shoot("battle-result")
        while visible(page, ".battle"):
            if not act(page, dice):
                return False
        page.wait_for_selector(NEXT)
        if not visible(page, LIT_PIECE) or visible(page, ".battle"):
            return False
        visible(page, LIT_PIECE)[-1].click()
        page.wait_for_selector(LIT_LAND)
        self.shoot("board")
        page.keyboard.press("Escape")
        return True


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        browsing() as browser,
    ):
        for device in ("desktop", "phone"):
            for theme in ("light", "dark"):
                Painter(browser, address, device, theme, folder).decks()
                Painter(browser, address, device, theme, folder).quest()
                Painter(browser, address, device, theme, folder).road()
                Painter(browser, address, device, theme, folder).tour()


if __name__ == "__main__":
    main()
