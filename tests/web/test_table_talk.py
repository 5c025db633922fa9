"""001: table talk, in a real browser."""

import re

from playwright.sync_api import Page, expect

from mathom.client import Mathom
from mathom.games import rules_of
from server_serving import wait_until

TITLES = {card["id"]: card["title"] for card in rules_of("lcg").reference()["cards"]}


def test_what_is_held_back_comes_back(page: Page, base_url: str) -> None:
    with Mathom(base_url, "One") as one, Mathom(base_url, "Other") as other:
        setup = {"decks": ["lore", "tactics"], "first": "seat 1"}
        table = one.make_table("lcg", opponent="friend", seat=0, setup=setup)
        other.join(table.id, table.invite)
        with one.sit(table.id) as seat:
            state = wait_until(seat, lambda state: state.question is not None)
        title = TITLES[state.picture["players"][0]["hand"][0]["number"]]
        page.context.add_cookies(
            [{"name": name, "value": value, "url": base_url} for name, value in one.cookies.items()]
        )
        page.goto(f"/t/{table.id}")
        page.get_by_role("button", name="Talk").first.click()
        talk = page.get_by_role("dialog", name="Talk")
        expect(talk).to_contain_text("not name or read out the cards in your hand")
        said = talk.get_by_label("Say something")
        said.fill(f"I have {title}.")
        said.press("Enter")
        expect(talk.get_by_role("alert")).to_have_text(
            f"You may not name {title} to the others: only you have seen it. Nobody has heard it."
        )
        expect(said).to_have_value(f"I have {title}.")
        said.fill("I have something.")
        said.press("Enter")
        expect(talk.get_by_role("log")).to_contain_text("I have something.")
        expect(talk.get_by_role("alert")).to_have_count(0)
        expect(talk.get_by_role("log")).not_to_contain_text(re.compile(title))
