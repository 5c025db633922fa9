"""Several people, each in a browser of their own, at one club's server."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from mathom.client import Mathom, Seat
from mathom.kernel.dice import Dice
from mathom.server.clocks import DAY
from mathom.server.settings import Settings
from server_processes import Process
from server_serving import Served, Time, play_out, served
from web_play import OVER, act, new_table
from web_serving import Come

FELLOWSHIP, SAURON = "The Fellowship", "Sauron"
PASSWORD = "speak friend and enter"


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Served]:
    """A server whose time passes when a test says so."""
    database = tmp_path_factory.mktemp("club") / "club.sqlite3"
    settings = Settings(f"sqlite:///{database}", b"a club's secret", limits=False, now=time)
    with served(settings) as running:
        yield running


Someone = Callable[..., Page]


@pytest.fixture
def someone(come: Come, club: Served) -> Someone:
    """Brings people in, each with a browser of their own."""

    def enters(name: str = "", address: str = club.address, wide: bool = True) -> Page:
        page = come(address, viewport=ViewportSize(width=1280 if wide else 360, height=740))
        page.goto("/")
        if name:
            dialog = you(page)
            dialog.get_by_label("The name others see").fill(name)
            dialog.get_by_role("button", name="Take this name").click()
            dialog.wait_for(state="hidden")
        return page

    return enters


def you(page: Page) -> Locator:
    """The dialog about oneself."""
    page.get_by_role("button", name="You are").click()
    return page.get_by_role("dialog")


def enter(page: Page, name: str, how: str) -> None:
    """Register or log in."""
    dialog = you(page)
    dialog.get_by_label("Name", exact=True).fill(name)
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name=how).click()


def two_friends(someone: Someone, side: str = "Fellowship") -> tuple[Page, Page]:
    """Bilbo has set up a table, and Gollum has followed the link."""
    one, other = someone("Bilbo"), someone("Gollum")
    new_table(one, "A friend", side)
    follow(one, other)
    return one, other


def follow(host: Page, guest: Page) -> None:
    guest.goto(host.get_by_label("Link to this table").input_value())
    for page in (host, guest):
        page.wait_for_selector("button.pc")


def menu(page: Page, item: str) -> None:
    """Choose something from the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="This table").get_by_role("button", name=item).click()


def put_away(page: Page) -> None:
    """Close the dialog that is open."""
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def set_out(page: Page) -> None:
    button = page.get_by_role("button", name="Set out")
    button.click()
    button.wait_for(state="hidden")


def plays(page: Page, side: str, against: str) -> None:
    """Somebody plays a side against somebody: so the two panels say."""
    panels = page.locator("section.seat")
    other = SAURON if side == FELLOWSHIP else FELLOWSHIP
    expect(panels.nth(0)).to_have_attribute("aria-label", f"{other}: {against}")
    expect(panels.nth(1)).to_have_attribute("aria-label", f"{side}: You")


def test_registering_brings_ones_games_to_another_browser(someone: Someone) -> None:
    home, elsewhere = someone(), someone()
    new_table(home)
    home.goto("/")
    enter(home, "Elrond", "Register")
    expect(home.get_by_role("button", name="You are Elrond")).to_be_visible()
    expect(elsewhere.get_by_text("None yet.")).to_be_visible()
    enter(elsewhere, "elrond", "Log in")
    expect(elsewhere.get_by_role("button", name="You are Elrond")).to_be_visible()
    expect(elsewhere.get_by_text("against fair")).to_be_visible()
    elsewhere.get_by_text("against fair").click()
    elsewhere.wait_for_selector("button.pc")
    # Logged out, this browser is a new guest without games.
    elsewhere.goto("/")
    you(elsewhere).get_by_role("button", name="Log out", exact=True).click()
    expect(elsewhere.get_by_role("button", name="You are Guest")).to_be_visible()
    expect(elsewhere.get_by_text("None yet.")).to_be_visible()
    home.reload()
    expect(home.get_by_role("button", name="You are Elrond")).to_be_visible()


def test_a_wrong_password_and_a_taken_name_are_told(someone: Someone) -> None:
    one, other = someone(), someone()
    enter(one, "Saruman", "Register")
    one.get_by_role("dialog").wait_for(state="hidden")
    enter(other, "saruman", "Register")
    expect(other.get_by_role("alert")).to_have_text("somebody has that name")
    other.get_by_label("Password").fill("not the password")
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_role("alert")).to_have_text("no such name and password")


def test_logging_out_everywhere_reaches_an_open_table(someone: Someone) -> None:
    home, elsewhere = someone(), someone()
    enter(home, "Celeborn", "Register")
    home.get_by_role("dialog").wait_for(state="hidden")
    enter(elsewhere, "Celeborn", "Log in")
    elsewhere.get_by_role("dialog").wait_for(state="hidden")
    new_table(elsewhere)
    set_out(elsewhere)
    you(home).get_by_role("button", name="Log out everywhere").click()
    expect(home.get_by_role("button", name="You are Guest")).to_be_visible()
    # The open table goes on, but only to be watched.
    expect(elsewhere.get_by_text("You are watching")).to_be_visible()


def test_two_people_play_a_match_and_swap_sides_between_its_games(someone: Someone) -> None:
    one, other = someone("Bilbo"), someone("Gollum")
    new_table(one, "A friend", Way_to_play="Match")
    follow(one, other)
    plays(one, FELLOWSHIP, "Gollum")
    plays(other, SAURON, "Bilbo")
    with program(one) as first, program(other) as second:
        # The same two people, but quicker than by hand; their pages follow.
        seats = [first, second]
        while play_out(seats, Dice(1), most=10).picture["leg"] == 0:
            pass
        plays(one, SAURON, "Gollum")
        plays(other, FELLOWSHIP, "Bilbo")
        for page in (other, one):
            act(page, Random(1))
        result = play_out(seats, Dice(2)).result
    assert result is not None
    for page, seat in ((one, 0), (other, 1)):
        # The last battle is told before the end is.
        while act(page, Random(1)):
            pass
        # Each is told by name what the other did, and of what they did themselves.
        names = ["Bilbo", "Gollum"]
        names[seat] = "You"
        told = result.text
        for number, name in enumerate(names, start=1):
            told = told.replace(f"Player {number}", name)
        told = told.replace("You wins", "You win")
        expect(page.locator(f"{OVER} .how")).to_have_text(told)
        expect(page.get_by_role("dialog", name=ENDS[result.payoffs[seat]])).to_be_visible()
    assert "match" in result.text


ENDS = {1.0: "You have won", 0.0: "A draw", -1.0: "You have lost"}


def program(page: Page) -> Seat:
    """A program that sits at the same table as a page, for the same person."""
    address = httpx.URL(page.url)
    cookies = {each["name"]: each["value"] for each in page.context.cookies()}
    with Mathom(str(address.copy_with(path="/")), cookies=cookies) as someone:
        return someone.sit(address.path.removeprefix("/t/"))


def test_resigning_and_a_rematch_with_sides_swapped(someone: Someone) -> None:
    one, other = two_friends(someone)
    menu(one, "Resign")
    one.get_by_role("button", name="Yes, I resign").click()
    for page in (one, other):
        expect(page.locator(f"{OVER} .how")).to_have_text("Bilbo resigns.")
    expect(other.get_by_role("dialog", name="You have won")).to_be_visible()
    one.get_by_role("button", name="Rematch, sides swapped").click()
    one.wait_for_selector("button.pc")
    plays(one, SAURON, "Gollum")
    # The other is told, and comes to the same table.
    other.get_by_role("button", name="To the rematch").click()
    other.wait_for_url(one.url)
    other.wait_for_selector("button.pc")
    plays(other, FELLOWSHIP, "Bilbo")


def test_a_takeback_between_people_needs_consent(someone: Someone) -> None:
    one, other = two_friends(someone)
    set_out(one)
    set_out(other)
    for refused in (True, False):
        menu(one, "Ask to take back")
        expect(one.get_by_text("You have asked to take back a move.")).to_be_visible()
        expect(other.get_by_text("Your opponent asks to take back a move.")).to_be_visible()
        other.get_by_role("button", name="Decline" if refused else "Allow").click()
        expect(one.get_by_text("You have asked to take back a move.")).to_be_hidden()
        if refused:
            expect(one.get_by_role("button", name="Set out")).to_be_hidden()
    # Granted: Bilbo may set out once more, and Gollum waits.
    expect(one.get_by_role("button", name="Set out")).to_be_visible()
    set_out(one)
    other.wait_for_selector('button.pc[aria-disabled="false"]')


def test_a_takeback_from_a_bot_is_free(someone: Someone) -> None:
    page = someone()
    new_table(page, side="Sauron")
    set_out(page)
    page.wait_for_selector('button.pc[aria-disabled="false"]')
    before = page.get_by_role("log").inner_text()
    act(page, Random(3))
    expect(page.get_by_role("log")).not_to_have_text(before)
    menu(page, "Take back my last move")
    expect(page.get_by_role("log")).to_have_text(before, use_inner_text=True)
    page.wait_for_selector('button.pc[aria-disabled="false"]')


def test_a_draw_is_offered_refused_and_agreed(someone: Someone) -> None:
    one, other = two_friends(someone)
    menu(one, "Offer a draw")
    other.get_by_role("button", name="Decline").click()
    expect(one.get_by_text("You have offered a draw.")).to_be_hidden()
    menu(other, "Offer a draw")
    one.get_by_role("button", name="Accept").click()
    for page in (one, other):
        expect(page.get_by_role("dialog", name="A draw")).to_contain_text("A draw is agreed.")


def test_a_live_clock_runs_out(someone: Someone, club: Served, time: Time) -> None:
    one, other = someone("Bilbo"), someone("Gollum")
    new_table(one, "A friend", Clock="10 minutes + 5 s")
    follow(one, other)
    mine = one.get_by_role("timer").nth(1)
    expect(mine).to_have_text(re.compile("10:00|09:5."))
    time.passes(240)
    other.reload()
    other.wait_for_selector("button.pc")
    expect(one.get_by_role("timer").nth(1)).to_have_text(re.compile("06:00|05:5."))
    expect(one.get_by_role("timer").nth(0)).to_have_text("10:00")
    time.passes(361)
    club.run(club.services.hub.look_at_clocks())
    for page in (one, other):
        expect(page.locator(f"{OVER} .how")).to_have_text("Bilbo runs out of time.")


def test_days_for_each_move(someone: Someone, club: Served, time: Time) -> None:
    one, other = someone("Bilbo"), someone("Gollum")
    new_table(one, "A friend", Clock="3 days a move")
    follow(one, other)
    time.passes(2 * DAY)
    club.run(club.services.hub.look_at_clocks())
    set_out(one)
    # An answer in time: the next one has three days again.
    expect(other.get_by_role("timer").nth(1)).to_have_text(re.compile("3 d 0 h|2 d 23 h"))
    expect(one.locator(OVER)).to_have_count(0)
    time.passes(3 * DAY + 1)
    club.run(club.services.hub.look_at_clocks())
    expect(one.locator(f"{OVER} .how")).to_have_text("Gollum runs out of time.")


def test_a_stranger_takes_an_open_seat(someone: Someone) -> None:
    host, stranger = someone("Barliman"), someone("Strider")
    new_table(host, "Open seat", "Sauron")
    expect(host.get_by_text("Waiting for an opponent")).to_be_visible()
    stranger.reload()
    seat = stranger.get_by_role("listitem").filter(has_text="Barliman")
    expect(seat).to_contain_text("Wants a Fellowship")
    seat.get_by_role("button", name="Sit").click()
    for page in (host, stranger):
        page.wait_for_selector("button.pc")
    plays(stranger, FELLOWSHIP, "Barliman")
    plays(host, SAURON, "Strider")


def test_a_spectator_sees_what_everyone_may_see(someone: Someone) -> None:
    host, stranger, watcher = someone("Barliman"), someone("Strider"), someone("Bill")
    new_table(host, "Open seat", "Sauron")
    stranger.goto("/")
    stranger.get_by_role("listitem").filter(has_text="Barliman").get_by_role("button").click()
    stranger.wait_for_selector("button.pc")
    watcher.goto(host.url)
    set_out(stranger)
    set_out(host)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    watcher.wait_for_selector("button.pc")
    # Eighteen pieces, and not one of them has a face.
    names = [str(each.get_attribute("aria-label")) for each in watcher.locator("button.pc").all()]
    assert len(names) == 18
    for secret in ("Frodo", "Gandalf", "Aragorn", "Balrog", "Saruman", "Witch"):
        assert not [name for name in names if secret in name]
    # Nothing is lit, and the menu has nothing for them to decide.
    assert watcher.locator('button.pc[aria-disabled="false"]').count() == 0
    watcher.get_by_role("button", name="Menu").click()
    items = watcher.get_by_role("dialog", name="This table")
    expect(items.get_by_role("button", name="Copy the link")).to_be_visible()
    for item in ("Resign", "Offer a draw", "take back"):
        expect(items.get_by_role("button", name=item)).to_have_count(0)


def test_talk_at_the_table_and_muting_it(someone: Someone) -> None:
    one, other = two_friends(someone)
    other.get_by_role("button", name="Talk").click()
    other.get_by_label("Say something").fill("What has it got in its pocketses?")
    other.get_by_role("button", name="Say", exact=True).click()
    expect(other.get_by_role("dialog")).to_contain_text("pocketses")
    # A number tells of it until it is read.
    one.get_by_role("button", name="Talk, 1 new").click()
    talk = one.get_by_role("dialog", name="Talk")
    expect(talk).to_contain_text("Gollum What has it got in its pocketses?")
    talk.get_by_role("button", name="Mute").click()
    expect(talk).to_contain_text("The talk at this table is muted")
    other.get_by_label("Say something").fill("Thief! Baggins!")
    other.get_by_role("button", name="Say", exact=True).click()
    expect(other.get_by_role("dialog")).to_contain_text("Baggins!")
    # Muted after a reload too, and nothing was missed for good.
    one.reload()
    one.wait_for_selector("button.pc")
    expect(one.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    one.get_by_role("button", name="Talk").click()
    expect(talk).to_contain_text("The talk at this table is muted")
    talk.get_by_role("button", name="Listen again").click()
    expect(talk).to_contain_text("Baggins!")
    expect(talk).to_contain_text("pocketses")


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_title_says_when_one_is_wanted(someone: Someone) -> None:
    one, other = two_friends(someone)
    expect(other).to_have_title("The Confrontation · Mathom")
    other.evaluate(HIDE, True)
    set_out(one)
    expect(other).to_have_title("● Your turn · The Confrontation")
    other.evaluate(HIDE, False)
    expect(other).to_have_title("The Confrontation · Mathom")
    other.evaluate(HIDE, True)
    menu(one, "Offer a draw")
    expect(other).to_have_title("● A draw is offered · The Confrontation")
    menu(one, "Resign")
    one.get_by_role("button", name="Yes, I resign").click()
    expect(other).to_have_title("● The game is over · The Confrontation")


def test_several_games_at_once_wait_on_the_home_page(someone: Someone) -> None:
    page = someone("Radagast")
    for opponent in ("Play a bot", "Both sides", "Open seat"):
        new_table(page, opponent)
        page.wait_for_selector("button.pc, .waiting h1")
    page.goto("/")
    mine = page.locator("section").filter(has=page.get_by_role("heading", name="Your tables"))
    expect(mine.get_by_text("Your turn")).to_have_count(2)
    expect(mine.get_by_text("open", exact=True)).to_have_count(1)
    expect(page).to_have_title("(2) Mathom")
    mine.get_by_text("against fair").click()
    page.wait_for_selector("button.pc")
    page.get_by_role("link", name="Mathom, home").click()
    mine.get_by_text("both sides yourself").click()
    page.wait_for_selector("button.pc")


def test_the_page_comes_back_by_itself_after_the_server_was_killed(
    someone: Someone, tmp_path: Path
) -> None:
    with Process(tmp_path) as process:
        page = someone(address=process.address)
        new_table(page, side="Sauron")
        set_out(page)
        page.wait_for_selector('button.pc[aria-disabled="false"]')
        told = page.get_by_role("log").inner_text()
        process.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        process.start()
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        expect(page.get_by_role("log")).to_have_text(told, use_inner_text=True)
        act(page, Random(1))
        expect(page.get_by_role("log")).not_to_have_text(told, use_inner_text=True)


@pytest.mark.parametrize("wide", [True, False], ids=["1280", "360"])
def test_the_club_fits_the_page(someone: Someone, wide: bool) -> None:
    """Nothing of it makes a phone scroll sideways."""
    one, other = someone("Peregrin Took the Younger", wide=wide), someone("Gollum", wide=wide)
    expect(one.get_by_role("button", name="You are Peregrin")).to_be_visible()
    you(one)
    fits(one)
    put_away(one)
    new_table(one, "A friend", Clock="10 minutes + 5 s")
    fits(one)
    follow(one, other)
    for clock in one.get_by_role("timer").all():
        expect(clock).to_be_visible()
    menu(one, "Offer a draw")
    expect(other.get_by_role("button", name="Accept")).to_be_visible()
    for page in (one, other):
        fits(page)


def fits(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.evaluate("window.innerWidth")
