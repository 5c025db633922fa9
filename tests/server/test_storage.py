"""Settings, schema and the journal."""

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from mathom.kernel.decision import MathomError
from mathom.server.rate_limits import Bucket, Rate
from mathom.server.records import Chair, Entry, TableRecord
from mathom.server.security import sign, unsign
from mathom.server.settings import from_environment
from mathom.server.storage.engine import open_engine
from mathom.server.storage.store import Store


def test_defaults_live_in_the_users_data_folder(tmp_path: Path) -> None:
    settings = from_environment({"XDG_DATA_HOME": str(tmp_path)})
    assert settings.database_url == f"sqlite:///{tmp_path}/mathom/mathom.sqlite3"
    secret = tmp_path / "mathom" / "secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert from_environment({"XDG_DATA_HOME": str(tmp_path)}).secret == settings.secret
    assert from_environment({"MATHOM_DATA": str(tmp_path / "other")}).secret != settings.secret


@pytest.mark.parametrize(
    "environment",
    [
        {"MATHOM_DATABASE_URL": "mysql://x"},
        {"MATHOM_SECRET": "short"},
        {"MATHOM_BOT_SECONDS": "soon"},
        {"MATHOM_IDLE_SECONDS": "-1"},
    ],
)
def test_bad_settings_are_one_clear_line(tmp_path: Path, environment: dict[str, str]) -> None:
    with pytest.raises(MathomError):
        from_environment({"MATHOM_DATA": str(tmp_path)} | environment)


def test_sqlite_is_told_to_be_durable(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
    engine.dispose()


def a_table() -> TableRecord:
    return TableRecord(
        id="table",
        game="confrontation",
        rules="1",
        setup={},
        seed="seed",
        status="playing",
        private=False,
        invite="",
        listed=False,
        clock=None,
        created=0.0,
        chairs=[Chair(bot="random"), Chair(bot="random")],
    )


async def test_a_number_is_written_once(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await store.tables.add(a_table())
    racing = [Entry(0, "answer", seat, float(seat), [seat]) for seat in range(50)]
    written = await asyncio.gather(*(store.journal.append("table", entry) for entry in racing))
    assert written.count(True) == 1
    assert await store.journal.entries("table") == [racing[written.index(True)]]
    rest = [Entry(number, "answer", 0, 0.0, [number]) for number in range(1, 400)]
    assert all(await asyncio.gather(*(store.journal.append("table", entry) for entry in rest)))
    assert await store.journal.entries("table", 1) == rest
    await asyncio.to_thread(store.close)


def test_signatures() -> None:
    signed = sign(b"secret", "someone.123")
    assert unsign(b"secret", signed) == "someone.123"
    assert unsign(b"another", signed) is None
    for forged in ("", ".", "someone.123", signed + "0", "x" + signed, "ÿ.ÿ"):
        assert unsign(b"secret", forged) is None


def test_a_bucket_lets_a_burst_pass() -> None:
    time = [100.0]
    bucket = Bucket(Rate(0.5, 3), lambda: time[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time[0] += 2
    assert [bucket.take(), bucket.take()] == [True, False]
    time[0] -= 50
    assert not bucket.take()
    time[0] += 100
    assert bucket.full
