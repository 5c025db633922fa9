"""The Trading Card Game in a real browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server_serving import Served
from web_cards import (
    ASKED,
    LIT,
    MAIN,
    NEXT,
    OVER,
    asked,
    drop_and_return,
    idle,
    lit,
    same_cards,
    take_back_by_consent,
    turn_of,
)
from web_looks import FOCUSED, serious
from web_serving import Come
from web_tcg import act, answer, new_tcg, play_on

NARROW = ViewportSize(width=360, height=740)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with same_cards(tmp_path_factory.mktemp("cards"), "bag end") as running:
        yield running


@pytest.fixture
def page(come: Come, table: Served) -> Page:
    return come(table.address)


def test_a_guest_plays_a_whole_game_against_a_bot_by_clicking(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Trading Card Game").click()
    page.get_by_label("Deck of seat 1").select_option("Fellowship: Aragorn")
    page.get_by_label("Who sits at seat 2").select_option("heuristic")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_url("**/t/**")
    while act(page):
        # Nothing is ever asked where passing is all one could do.
        assert (
            page.locator(f"{ASKED} .btn.go").count() == 0 or lit(page) or not idle(page, " action?")
        )
    expect(page.locator(f"{OVER} .how")).to_contain_text("won")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/r/**")
    expect(page.get_by_role("list", name="The adventure path")).to_be_visible()
    page.get_by_role("button", name="Fellowship: Aragorn", exact=True).click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The end")).to_be_visible()


def test_an_assignment_is_two_clicks_and_shows_what_it_would_come_to(page: Page) -> None:
    new_tcg(page, "you", "you")
    assert play_on(page, lambda page: "Who defends" in asked(page))
    # Nobody else plays here, and there are players who can be asked.
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    foe = page.locator(".minions .cardb.lit").first
    foe.click()
    expect(page.locator(".prompt .words")).to_contain_text("and whom?")
    brief = page.locator(".companions .brief").first
    expect(brief).to_have_text(re.compile(r"^\d+ to \d+$"))
    # A second thought: the same click puts it down.
    page.locator(".cardb.on").click()
    expect(page.locator(".cardb.on")).to_have_count(0)
    foe.click()
    ours, theirs = re.findall(r"\d+", brief.inner_text())
    page.locator(".companions .cardb.lit").first.click()
    fight = page.locator(".col").first
    expect(fight.locator(".fpc").first).to_have_text(ours)
    expect(fight.locator(".shc").first).to_have_text(theirs)


def test_a_skirmish_stands_side_by_side_with_its_numbers(page: Page) -> None:
    new_tcg(page, "you", "you")
    assert play_on(page, lambda page: page.locator(".col.now").count() > 0)
    fight = page.locator(".col.now")
    ours, theirs = (int(fight.locator(f".side {side}").inner_text()) for side in (".fpc", ".shc"))
    verdict = fight.locator(".verd")
    expect(verdict).to_contain_text("As it stands")
    # A tie is the Shadow's; what is good depends on which side is ours.
    fellowship = page.locator(".arena:not(.flip)").count() > 0
    good = (ours > theirs) == fellowship
    expect(verdict).to_have_class(re.compile("good" if good else r"^(?!.*good)"))
    expect(fight.get_by_text(re.compile(r"^printed \d+$")).first).to_be_visible()


def test_a_greyed_card_says_why_not_and_names_the_rule(page: Page) -> None:
    new_tcg(page)
    assert play_on(page, lambda page: "What does your fellowship" in asked(page))
    minion = page.locator('.fan [data-thing][aria-disabled="true"]').first
    minion.click(force=True)
    expect(page.locator(".zoom .no").first).to_be_visible()
    page.locator(".zoom .rule").first.dispatch_event("click")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.locator(".rules section.now h3")).to_be_in_viewport()


def test_taking_back_goes_to_the_last_choice(page: Page) -> None:
    new_tcg(page)
    page.wait_for_selector(ASKED)
    first = asked(page)
    assert "joins your fellowship" in first
    page.locator(LIT).first.click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".companions .cardb")).to_have_count(2)
    page.get_by_role("button", name="Take back my last move").click()
    expect(page.locator(".companions .cardb")).to_have_count(1)
    expect(page.locator(".prompt .words")).to_have_text(first)


def test_whoever_wants_to_be_asked_in_a_phase_is(page: Page) -> None:
    page.goto("/")
    phases = ["maneuver", "archery", "assignment", "skirmish", "regroup"]
    page.evaluate("phases => localStorage.setItem('mathom.tcg.ask', phases.join())", phases)
    new_tcg(page)
    # A question is put that only passing answers.
    assert play_on(page, lambda page: " action?" in asked(page) and not lit(page), most=60)
    page.get_by_role("button", name="Pass until").click()
    for phase in phases:
        page.get_by_label(phase, exact=True).uncheck()
    page.get_by_role("button", name="the next decision").click()
    for _ in range(6):
        page.wait_for_selector(NEXT)
        assert " action?" not in asked(page) or lit(page) or not idle(page, " action?")
        if not act(page):
            break


def test_two_browsers_play_each_other_and_one_drops_and_returns(come: Come, table: Served) -> None:
    pages = [come(table.address) for _ in range(2)]
    pages[0].goto("/")
    pages[0].get_by_role("button", name="Choose The Trading Card Game").click()
    pages[0].get_by_label("Who sits at seat 2").select_option("friend")
    pages[0].get_by_role("button", name="Set out").click()
    pages[1].goto(pages[0].get_by_label("Link to this table").input_value())
    drop_and_return(pages, answer, drop=10, most=24)
    # Each sees what lies before the other, and not the other's hand.
    expect(pages[0].get_by_role("region", name=re.compile("^Fellowship: Gandalf"))).to_be_visible()
    take_back_by_consent(pages)


def test_four_seats_of_people_and_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Trading Card Game").click()
    page.get_by_role("button", name="Another player").click()
    page.get_by_role("button", name="Another player").click()
    for seat, who in ((2, "heuristic"), (3, "heuristic"), (4, "you")):
        page.get_by_label(f"Who sits at seat {seat}").select_option(who)
    page.get_by_label("Rules of The Trading Card Game").select_option("complete")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".prompt .words")).to_contain_text("How many burdens do you bid?")
    expect(page.locator(".who li")).to_have_count(4)
    assert play_on(page, lambda page: turn_of(page) >= 1, most=40)
    expect(page.locator(".road .mk")).to_have_count(4)
    expect(page.locator(".far .seat")).to_have_count(3)


def test_a_phone_has_the_whole_table_and_a_tap_reads_before_it_plays(
    come: Come, table: Served
) -> None:
    page = come(table.address, viewport=NARROW, has_touch=True)
    new_tcg(page)
    ready = "What does your fellowship"
    assert play_on(page, lambda page: ready in asked(page) and bool(lit(page, ".fan")))
    lit(page, ".fan")[0].tap()
    expect(page.locator(".zoom.held .face")).to_be_visible()
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_selector(NEXT)
    for _ in range(16):
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
        if not act(page):
            break


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Trading Card Game").press("Enter")
    expect(page.get_by_role("button", name="Set out")).to_be_enabled()
    page.get_by_role("button", name="Set out").press("Enter")
    page.wait_for_url("**/t/**")
    for _ in range(90):
        page.wait_for_selector(NEXT)
        if page.locator(OVER).count() or turn_of(page) >= 2:
            break
        focus = page.evaluate(FOCUSED)
        assert focus not in ("nothing", "unseen"), (focus, asked(page))
        if page.locator(".zoom.held").count() or focus == "lit":
            page.keyboard.press("Enter")
        elif page.locator(MAIN).count():
            page.keyboard.press("p")
        else:
            page.keyboard.press("1")
        if page.locator(f"{MAIN}[aria-disabled=false]").filter(has_text="picked").count():
            page.keyboard.press("p")
    assert page.locator(OVER).count() or turn_of(page) >= 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_road(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("/")
    page.get_by_role("button", name="Choose The Trading Card Game").click()
    page.get_by_role("button", name="Another player").click()
    serious(page, "home")
    new_tcg(page, "you", "you")
    page.wait_for_selector(ASKED)
    serious(page, "setting out")
    assert play_on(page, lambda page: page.locator(".col.now").count() > 0)
    serious(page, "skirmish")


def test_every_deck_of_the_game_is_offered_and_one_road_only(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Choose The Trading Card Game").click()
    decks = page.get_by_label("Deck of seat 1")
    expect(decks.locator("optgroup[label='Starter decks'] option")).to_have_count(6)
    expect(decks.locator("optgroup[label='House decks'] option")).to_have_count(4)
    decks.select_option("plain moria of the road")
    expect(page.get_by_text("These decks walk different roads")).to_be_visible()
    expect(page.get_by_role("button", name="Set out")).to_be_disabled()
    page.get_by_label("Deck of seat 2").select_option("plain mordor of the road")
    expect(page.get_by_role("button", name="Set out")).to_be_enabled()
