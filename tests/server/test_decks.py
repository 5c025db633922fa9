"""Saved decks, and deck lists checked, read and written."""

import asyncio
from pathlib import Path

import pytest

from mathom.client import Json, Mathom, ServerSaysNo
from mathom.games import decks_of
from mathom.server.records import DeckRecord
from mathom.server.storage.decks import MOST_DECKS
from mathom.server.storage.store import Store
from server_serving import Guest, Served

DECKS = decks_of("lcg")
LORE = DECKS.starters()[3].as_json()


def test_a_builder_learns_what_it_needs(guest: Guest) -> None:
    info = guest().get("/api/games/lcg/decks")
    assert list(info["formats"]) == ["tournament", "casual"]
    assert list(info["parts"]) == ["heroes", "cards"]
    assert [each["name"] for each in info["starters"]][3] == LORE["name"]
    with pytest.raises(ServerSaysNo) as no:
        guest().get("/api/games/confrontation/decks")
    assert no.value.code == "404"


def test_decks_are_saved_changed_and_thrown_away(guest: Guest) -> None:
    someone, other = guest(), guest()
    saved = someone.save_deck("lcg", LORE, "casual")
    assert saved["legal"] is True
    changed = someone.save_deck("lcg", {**LORE, "name": " Lore \n two "}, "", saved["id"])
    assert (changed["id"], changed["name"], changed["legal"]) == (saved["id"], "Lore two", False)
    assert [each["name"] for each in someone.decks("lcg")] == ["Lore two"]
    assert someone.get(f"/api/decks/{saved['id']}")["format"] == "tournament"
    # Nobody else sees it, changes it or throws it away.
    assert other.decks("lcg") == []
    path = f"/api/decks/{saved['id']}"
    with pytest.raises(ServerSaysNo, match="no such deck"):
        other.get(path)
    with pytest.raises(ServerSaysNo, match="no such deck"):
        other.save_deck("lcg", LORE, "", saved["id"])
    with pytest.raises(ServerSaysNo, match="no such deck"):
        other.post(f"{path}/delete")
    someone.post(f"/api/decks/{saved['id']}/delete")
    assert someone.decks("lcg") == []


def test_decks_go_with_the_account(guest: Guest) -> None:
    someone = guest()
    someone.save_deck("lcg", LORE)
    someone.register("Gildor", "lembas lembas")
    elsewhere = guest()
    elsewhere.login("Gildor", "lembas lembas")
    assert [each["name"] for each in elsewhere.decks("lcg")] == ["Lore starter"]
    assert elsewhere.get("/api/decks", {"game": "confrontation"}) == []


def test_a_guests_decks_come_along_to_the_account(guest: Guest) -> None:
    guest().register("Elanor", "golden golden")
    someone, other = guest(), guest()
    someone.save_deck("lcg", LORE)
    other.save_deck("lcg", {**LORE, "name": "Another's"})
    with pytest.raises(ServerSaysNo):
        someone.login("Elanor", "not the password")
    assert len(someone.decks("lcg")) == 1
    someone.login("Elanor", "golden golden")
    assert [each["name"] for each in someone.decks("lcg")] == ["Lore starter"]
    assert len(other.decks("lcg")) == 1
    # From account to account nothing goes.
    other.register("Goldilocks", "golden golden")
    other.login("Elanor", "golden golden")
    assert [each["name"] for each in other.decks("lcg")] == ["Lore starter"]


def test_a_saved_deck_is_played_with(guest: Guest) -> None:
    someone = guest()
    saved = someone.save_deck("lcg", {**LORE, "name": "My own"}, "casual")
    table = someone.make_table("lcg", opponent="self", setup={"decks": [saved["setup"]]})
    with someone.sit(table.id) as seat:
        deck = seat.next_state().table.setup["decks"][0]
    assert deck["name"] == "My own"
    assert deck["heroes"] == [11, 10, 12]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "deck": LORE},
        {"game": "lcg", "format": "chess", "deck": LORE},
        {"game": "lcg", "deck": {"name": "x", "parts": {"sites": {}}}},
        {"game": "lcg", "deck": {"name": "x", "parts": {"cards": {"1": 0}}}},
        {"game": "lcg", "deck": {"name": "x", "parts": {"cards": {"1": "3"}}}},
        {"game": "lcg", "deck": {"name": "x", "parts": {"cards": {"1" * 50: 3}}}},
        {"game": "lcg", "deck": {"name": "x" * 200, "parts": {}}},
        {"game": "lcg", "deck": {"name": "x", "parts": {"cards": {str(n): 1 for n in range(500)}}}},
    ],
)  # fmt: skip
def test_what_cannot_be_a_deck_is_refused(guest: Guest, body: Json) -> None:
    with pytest.raises(ServerSaysNo) as no:
        guest().post("/api/decks", body)
    assert no.value.code in ("400", "422")


def test_check_read_and_write(guest: Guest) -> None:
    someone = guest()
    verdict = someone.post("/api/games/lcg/decks/check", {"deck": LORE})
    assert verdict == {
        "legal": False,
        "problems": ["The deck has 30 cards; a tournament deck has at least 50."],
        "warnings": [],
    }
    for kind in DECKS.files:
        written = someone.post("/api/games/lcg/decks/write", {"kind": kind, "deck": LORE})
        assert written["file"] == f"lore-starter.{DECKS.files[kind]}"
        read = someone.post("/api/games/lcg/decks/read", {"text": written["text"]})
        assert read["parts"] == LORE["parts"]
    with pytest.raises(ServerSaysNo) as no:
        someone.post("/api/games/lcg/decks/read", {"text": "3x Gandolf"})
    assert no.value.code == "400"
    assert "did you mean Gandalf?" in str(no.value)
    for path, body in (("check", {"format": "chess"}), ("write", {"kind": "pdf"})):
        with pytest.raises(ServerSaysNo) as no:
            someone.post(f"/api/games/lcg/decks/{path}", {**body, "deck": LORE})
        assert no.value.code == "400"


def test_saving_too_often_is_refused(limited: Served) -> None:
    with Mathom(limited.address) as someone:
        for _ in range(60):
            someone.save_deck("lcg", LORE)
        with pytest.raises(ServerSaysNo) as no:
            someone.save_deck("lcg", LORE)
    assert no.value.code == "429"


async def test_there_is_an_end_to_what_one_may_keep(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    user = (await store.people.make_guest("Guest")).id
    decks = [DeckRecord(f"deck{n}", "lcg", "casual", "x", {}, float(n)) for n in range(6)]
    kept = await asyncio.gather(*(store.decks.add(user, deck, 4) for deck in decks))
    assert kept.count(True) == 4
    assert len(await store.decks.of(user)) == 4
    # What does not fit into an account stays where it is.
    account = (await store.people.make_guest("Guest")).id
    for n in range(MOST_DECKS - 3):
        assert await store.decks.add(account, DeckRecord(f"own{n}", "lcg", "casual", "x", {}, 0.0))
    newest = [deck.id for deck in await store.decks.of(user)][:3]
    await store.decks.move(user, account)
    assert len(await store.decks.of(account)) == MOST_DECKS
    assert [deck.id for deck in await store.decks.of(account)][:3] == newest
    assert len(await store.decks.of(user)) == 1
    await asyncio.to_thread(store.close)
