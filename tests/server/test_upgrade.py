"""A club's server is upgraded any evening: what an older release wrote goes on, or is shown.

The databases under ``tests/golden/releases`` were written by the releases they are named after:
games of all three in the middle of battles, skirmishes and card texts, and finished ones.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mathom.games import GAMES, rules_of
from mathom.kernel.decision import LEFT
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import load
from mathom.players.player import any_answer
from mathom.server.hub import Hub
from mathom.server.ledger import Ledger, Unrepeatable, recording_of
from mathom.server.metrics import Metrics
from mathom.server.records import Chair, Entry, TableRecord
from mathom.server.settings import Settings
from mathom.server.storage.store import Store
from mathom.server.upgrade import Upgrade, completed

RELEASES = sorted((Path(__file__).parents[1] / "golden" / "releases").glob("*/server.db"))

Act = Callable[[Hub], Coroutine[Any, Any, None]]


@pytest.fixture(params=RELEASES, ids=lambda path: path.parent.name)
def kept(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The settings of a server that finds an older one's database."""
    shutil.copy(request.param, settings.database_url.removeprefix("sqlite:///"))
    return settings


def at(settings: Settings, act: Act) -> None:
    """Do something at a server's hub."""

    async def run() -> None:
        store = Store(settings.database_url, settings.now)
        hub = Hub(settings, store, Metrics())
        try:
            await act(hub)
        finally:
            await hub.close()
            store.close()

    asyncio.run(run())


async def journals(hub: Hub, status: str) -> list[tuple[TableRecord, list[Entry]]]:
    """The tables of a database with their journals."""
    found = []
    for table, now in await hub.store.tables.unrecorded():
        if now == status:
            record = await hub.store.tables.get(table)
            assert record is not None
            found.append((record, await hub.store.journal.entries(table)))
    return found


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """All rules have changed: no log may be taken to play out as it did."""
    for rules in GAMES.values():
        monkeypatch.setattr(rules, "version", str(int(rules.version) + 1))


def play_on(ledger: Ledger, answers: int) -> list[Entry]:
    """Give random answers, as a room does; the lines they make."""
    dice = Dice(11)
    made = []
    for _ in range(answers):
        decision = ledger.play.decision
        if decision is None:
            break
        picks = tuple(any_answer(decision, dice))
        change = ledger.change(picks)
        version = ledger.rules.version
        entry = Entry(ledger.number, "answer", decision.who, 0.0, list(picks), version, change)
        ledger.apply(entry)
        made.append(entry)
    return made


def shown(ledger: Ledger) -> object:
    """All that a table shows of itself."""
    play = ledger.play
    lines = {viewer: [line.text for line in play.lines(viewer)] for viewer in play.chronicle}
    asked = None if play.decision is None else sorted(play.decision.options)
    return ledger.rules.picture(play.game), lines, asked, play.answers


def test_the_kept_databases_are_in_the_middle_of_things(kept: Settings) -> None:
    async def act(hub: Hub) -> None:
        playing = await journals(hub, "playing")
        assert {table.game for table, _ in playing} == set(GAMES)
        over = await journals(hub, "over")
        assert {table.game for table, _ in over} == set(GAMES)

    at(kept, act)


def test_a_running_game_goes_on_under_other_rules(
    kept: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recorded once, it is never played again: with another seed its dice would have fallen
    otherwise."""

    async def act(hub: Hub) -> None:
        for table, entries in await journals(hub, "playing"):
            old = Ledger(table, entries)
            before = shown(old)
            made = completed(table, entries)
            whole = {entry.number: entry for entry in [*entries, *made]}
            lines = [whole[number] for number in sorted(whole)]
            with monkeypatch.context() as later:
                new_rules(later)
                ledger = Ledger(replace(table, seed="another"), lines)
                assert shown(ledger) == before
                more = play_on(ledger, 25)
                again = Ledger(replace(table, seed="another"), [*lines, *more])
                assert shown(again) == shown(ledger)
                log = json.loads(again.log([*lines, *more]))
                assert log["versions"][0] == [0, table.rules]
                if more:
                    assert log["versions"][-1] == [len(old.play.answers), ledger.rules.version]
                text = json.dumps(log)
                assert load(ledger.rules, text).answers == ledger.play.answers

    at(kept, act)


def test_a_game_goes_on_under_the_same_rules(kept: Settings) -> None:
    async def act(hub: Hub) -> None:
        for table, entries in await journals(hub, "playing"):
            ledger = Ledger(table, entries)
            given = len(ledger.play.answers)
            more = play_on(ledger, 10)
            assert len(ledger.play.answers) >= given + len(more)
            assert shown(Ledger(table, [*entries, *more])) == shown(ledger)

    at(kept, act)


def test_the_first_start_records_every_game(
    kept: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hub: Hub) -> None:
        before = {
            table.id: shown(Ledger(table, lines)) for table, lines in await journals(hub, "playing")
        }
        over = [table.id for table, _ in await journals(hub, "over")]
        logs = {table: await hub.store.tables.log_of(table) for table in over}
        await Upgrade(hub.store).run()
        assert await hub.store.tables.unrecorded() == []
        new_rules(monkeypatch)
        for table, was in before.items():
            record = await hub.store.tables.get(table)
            assert record is not None
            lines = await hub.store.journal.entries(table)
            assert shown(Ledger(replace(record, seed="another"), lines)) == was
        for table, log in logs.items():
            assert log is not None
            now = await hub.store.tables.log_of(table)
            assert now is not None
            data = json.loads(now) | {"seed": "another"}
            game = load(rules_of(data["game"]), json.dumps(data))
            assert [list(picks) for picks in game.answers] == json.loads(now)["answers"]
            assert game.result == json.loads(now).get("result", game.result)
            assert game.notice == ""

    at(kept, act)


def test_where_todays_rules_cannot_follow_it_goes_on_from_as_far_as_they_can(
    kept: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that nobody recorded, under rules that have changed since."""

    async def act(hub: Hub) -> None:
        table, entries = (await journals(hub, "playing"))[0]
        hub.store.engine.dispose()
        with sqlite3.connect(kept.database_url.removeprefix("sqlite:///")) as database:
            spoilt = (json.dumps([999_999]), table.id, entries[5].number)
            database.execute("UPDATE chairs SET bot = NULL")  # nobody plays meanwhile
            database.execute(
                "UPDATE entries SET picks = ? WHERE table_id = ? AND number = ?", spoilt
            )
        new_rules(monkeypatch)
        lines = await hub.store.journal.entries(table.id)
        with pytest.raises(Unrepeatable, match="through 5 of"):
            _ = Ledger(table, lines).play
        room = await hub.room(table.id)
        assert room is not None
        assert room.ledger.waiting_for is not None
        assert room.ledger.kept_without_last_of([0, 1]) is not None
        said = await hub.store.talk.remarks(table.id)
        assert "rules have changed" in said[-1].text
        again = Ledger(table, await hub.store.journal.entries(table.id))
        assert shown(again) == shown(room.ledger)

    at(kept, act)


def test_what_a_journal_recorded_badly_is_said_in_one_line() -> None:
    with pytest.raises(Exception, match="cannot be read") as refusal:
        recording_of(["nonsense"])
    assert "\n" not in str(refusal.value)


def test_a_finished_game_that_a_player_left_is_shown_under_other_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its lines no longer say what they changed: its log does."""
    rules = rules_of("tcg")
    setup = rules.setup(rules.modes()["three players"])
    chairs = [Chair(f"user {seat}", None, f"Player {seat}") for seat in range(3)]
    table = TableRecord(
        "left",
        "tcg",
        rules.version,
        setup,
        "seed",
        "playing",
        False,
        "",
        True,
        None,
        0.0,
        chairs,
        0.0,
    )
    ledger = Ledger(table, [])
    lines = play_on(ledger, 8)
    change = ledger.change((LEFT - 1,))
    lines.append(Entry(ledger.number, "resign", 1, 0.0, [], rules.version, change))
    ledger.apply(lines[-1])
    lines += play_on(ledger, 8)
    log, before = ledger.log(lines), shown(ledger)
    result = {"payoffs": [1.0, -1.0, -1.0], "text": "Over."}
    over = replace(table, status="over", result=result)
    bare = [replace(line, change=None) for line in lines]
    new_rules(monkeypatch)
    later = Ledger(replace(over, seed="another"), bare, log)
    assert shown(later) == before
    assert later.result == result
    assert later.waiting_for is None
