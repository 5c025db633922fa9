"""Deck lists and the builder, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mathom.games import decks_of
from web_looks import violations

DECKS = decks_of("lcg")
PHONE = ViewportSize(width=360, height=740)


def copy_starter(page: Page, name: str) -> None:
    page.goto("/decks")
    page.get_by_role("button", name=f"Copy {name}").click()
    page.get_by_label("Name", exact=True).wait_for(state="attached")


def copies(page: Page, title: str) -> int:
    shown = page.locator(".picker").get_by_label(f"Copies of {title}", exact=True)
    return int(shown.inner_text())


def test_a_deck_is_built_saved_and_found_again(page: Page) -> None:
    copy_starter(page, "Lore starter")
    status = page.locator(".verdict")
    expect(status).to_contain_text("at least 50")
    # Twenty cards more, found by sphere and by words.
    picker = page.locator(".picker")
    picker.get_by_label("Sphere").select_option("Spirit")
    picker.get_by_label("Type").select_option("Event")
    for title in ("Strength of Will", "Hasty Stroke", "Will of the West", "Dwarven Tomb"):
        more = picker.get_by_role("button", name=f"One {title} more")
        for _ in range(3):
            more.click()
        expect(more).to_have_attribute("aria-disabled", "true")
        assert copies(page, title) == 3
    picker.get_by_role("button", name="Clear").click()
    picker.get_by_label("Search titles and texts").fill("eowyn")
    picker.get_by_role("button", name="One Éowyn more").click()
    expect(status).to_contain_text("at most 3 heroes")
    page.locator(".deck").get_by_role("button", name="One Denethor less").click()
    picker.get_by_label("Search titles and texts").fill("spirit gondor")
    picker.get_by_label("Search titles and texts").fill("")
    picker.get_by_label("Sphere").select_option("Spirit")
    for title in ("Wandering Took", "Lórien Guide", "Northern Tracker"):
        for _ in range(3):
            picker.get_by_role("button", name=f"One {title} more").click()
    expect(status).to_contain_text(re.compile("^Legal"))
    page.get_by_label("Name", exact=True).fill("Two spheres")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    address = page.url
    page.reload()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Two spheres")
    expect(status).to_contain_text(re.compile("^Legal"))
    page.goto("/decks")
    expect(page.get_by_role("link", name="Two spheres")).to_contain_text("51 cards · tournament")
    page.goto(address)
    page.get_by_role("button", name="Throw away").click()
    page.get_by_role("button", name="Really throw it away").click()
    expect(page).to_have_url(re.compile("/decks$"))
    ours = page.get_by_role("region", name="The Card Game", exact=True)
    expect(ours.get_by_text("None yet.")).to_be_visible()


def test_what_is_not_saved_waits(page: Page) -> None:
    copy_starter(page, "Spirit starter")
    page.locator(".deck").get_by_role("button", name="One Eleanor less").click()
    page.goto("/")
    page.get_by_role("link", name="Decks").click()
    page.get_by_role("link", name="Go on with it").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Spirit starter, copy")
    assert copies(page, "Eleanor") == 0
    assert copies(page, "Éowyn") == 1


def test_import_and_export(page: Page, tmp_path: Path) -> None:
    page.goto("/decks")
    ours = page.get_by_role("region", name="The Card Game", exact=True)
    ours.get_by_role("button", name="Import").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("A list as text").fill("3x Gandolf")
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("did you mean Gandalf?")
    file = tmp_path / "tactics.o8d"
    file.write_text(DECKS.write(DECKS.starters()[1], "octgn"))
    dialog.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").get_by_role("button", name="Veteran Axehand").first.wait_for()
    page.get_by_role("button", name="Export").click()
    dialog.get_by_label("Kind of file").select_option("ringsdb-json")
    expect(dialog.get_by_label("The list")).to_have_value(re.compile('"01028": 3'))
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    again = DECKS.read(Path(download.value.path()).read_text())
    assert again.parts == DECKS.starters()[1].parts


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/decks/lcg/new")
    page.get_by_label("Search titles and texts").press_sequentially("gandalf")
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.className").startswith("title"):
            break
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    assert copies(page, "Gandalf's Search") + copies(page, "Gandalf") == 1
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true"
    # A row that goes hands its focus on.
    row = page.locator(".deck").get_by_role("button", name=re.compile("less$"))
    row.focus()
    page.keyboard.press("Enter")
    expect(row).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_hand_is_drawn_from_the_deck(page: Page) -> None:
    copy_starter(page, "Tactics starter")
    page.get_by_role("button", name="Draw a hand").click()
    hand = page.get_by_role("region", name="Sample hand").get_by_role("listitem")
    expect(hand).to_have_count(6)
    page.get_by_role("button", name="Draw a card").click()
    expect(hand).to_have_count(7)
    expect(page.get_by_role("img", name=re.compile("^Cost: "))).to_be_visible()
    expect(page.get_by_role("img", name="Sphere: 29 Tactics, 1 Neutral")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("/decks")
    page.get_by_role("button", name="Copy Lore starter").wait_for()
    assert violations(page) == []
    copy_starter(page, "Lore starter")
    page.locator(".verdict").get_by_text("Not legal yet").wait_for()
    page.locator(".deck").get_by_role("button", name="Gléowine").first.click()
    page.get_by_role("button", name="Draw a hand").click()
    assert violations(page) == []
    page.get_by_role("button", name="Export").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/decks")
    page.get_by_role("button", name="Copy Lore starter").wait_for()
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not page.evaluate(wide)
    copy_starter(page, "Lore starter")
    for side in ("Deck 30", "Charts", "Cards"):
        page.get_by_role("button", name=side).click()
        assert not page.evaluate(wide), side
    page.get_by_role("button", name="One Aragorn more").click()
    page.get_by_role("button", name="Deck 30").click()
    expect(page.locator(".verdict")).to_contain_text("at most 3 heroes")


def test_the_same_builder_for_the_trading_card_game(page: Page) -> None:
    copy_starter(page, "Plain moria of the road")
    page.get_by_label("Format").select_option("Open")
    status = page.locator(".verdict")
    expect(status).to_contain_text(re.compile("^Legal"))
    page.locator(".deck").get_by_role("button", name="One Frodo, Plain Hobbit less").click()
    expect(status).to_contain_text("A deck needs a Ring-bearer.")
    picker = page.locator(".picker")
    picker.get_by_label("Type").select_option("Ring-bearer")
    picker.get_by_role("button", name="One Frodo, Plain Hobbit more").click()
    expect(status).to_contain_text(re.compile("^Legal"))
    expect(page.get_by_role("img", name=re.compile("^Twilight cost: "))).to_be_visible()
    page.get_by_role("button", name="Draw a hand").click()
    hand = page.get_by_role("region", name="Sample hand").get_by_role("listitem")
    expect(hand).to_have_count(8)
    assert violations(page) == []


def test_a_card_shows_its_face(page: Page) -> None:
    page.goto("/decks/lcg/new")
    page.locator(".picker").get_by_role("button", name="Aragorn Leadership").click()
    expect(page.locator(".picker .face").first).to_contain_text("Aragorn")
    expect(page.locator(".picker .more")).to_contain_text("Hit points")


def test_a_card_of_the_trading_game_shows_its_face_and_its_deck_leads_to_a_table(
    page: Page,
) -> None:
    copy_starter(page, "Axes and drums")
    picker = page.locator(".picker")
    picker.get_by_label("Search titles and texts").fill("ranger of the north")
    picker.get_by_role("button", name="Aragorn, Ranger of the North Gondor").click()
    expect(picker.locator(".face").first).to_contain_text("Ranger of the North")
    page.get_by_label("Name", exact=True).fill("Of my own")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Play", exact=True).click()
    deck = page.get_by_label("Deck of seat 1")
    expect(deck.locator("option:checked")).to_have_text("Of my own")
    page.get_by_role("button", name="Set out").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_from_the_builder_to_a_table(page: Page) -> None:
    copy_starter(page, "Lore starter")
    page.get_by_label("Format").select_option("casual")
    expect(page.locator(".verdict")).to_contain_text(re.compile("^Legal"))
    page.get_by_label("Name", exact=True).fill("Of my own")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Play", exact=True).click()
    deck = page.get_by_label("Deck of seat 1")
    expect(deck.locator("option:checked")).to_have_text(re.compile("^Of my own: "))
    page.get_by_role("button", name="Begin the quest").click()
    expect(page).to_have_url(re.compile("/t/"))
