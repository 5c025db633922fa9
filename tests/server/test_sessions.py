"""Being somebody, for as long as one wants to be and no longer."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, text

from mathom.client import Dropped, Mathom, ServerSaysNo
from mathom.server.clocks import DAY
from mathom.server.hub import SESSION_SECONDS
from mathom.server.records import Remark
from mathom.server.settings import Settings
from mathom.server.storage.engine import migrate, open_engine
from mathom.server.storage.schema import METADATA, USERS
from mathom.server.subscriber import Subscriber
from server_processes import postgres
from server_serving import Served, Time, served, wait_until

PASSWORD = "precious precious"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where each of these tests keeps its people: in either kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite3'}"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def services(url: str) -> Iterator[Served]:
    with served(Settings(url, b"a secret for tests", limits=False)) as running:
        yield running


def who(server: Served, cookies: dict[str, str]) -> int:
    """What somebody with these cookies is told who asks for their tables."""
    with httpx.Client(base_url=server.address, cookies=cookies, trust_env=False) as http:
        return http.get("/api/my/tables").status_code


def registered(server: Served, name: str) -> Mathom:
    someone = Mathom(server.address)
    someone.register(name, PASSWORD)
    return someone


def test_a_cookie_that_was_stolen_is_worth_nothing_after_logout(services: Served) -> None:
    with registered(services, "Gollum") as someone, Mathom(services.address) as elsewhere:
        elsewhere.login("Gollum", PASSWORD)
        stolen = dict(someone.cookies)
        assert who(services, stolen) == 200
        someone.logout()
        assert who(services, stolen) == 401
        # The other device stays logged in, and who logged out is a guest.
        assert who(services, dict(elsewhere.cookies)) == 200
        assert someone.me.guest


def test_logging_out_everywhere_ends_every_session(services: Served) -> None:
    with registered(services, "Sméagol") as one, Mathom(services.address) as other:
        other.login("Sméagol", PASSWORD)
        assert one.me.id == other.me.id
        stolen = [dict(one.cookies), dict(other.cookies)]
        other.logout(everywhere=True)
        assert [who(services, cookies) for cookies in stolen] == [401, 401]
        assert one.login("Sméagol", PASSWORD).name == "Sméagol"
        assert who(services, dict(one.cookies)) == 200


def test_logging_out_hangs_up(services: Served) -> None:
    """A connection that was opened with a session does not outlive it."""
    with registered(services, "Déagol") as someone:
        table = someone.make_table("confrontation", opponent="self")
        with someone.sit(table.id) as seat:
            seat.next_state()
            someone.logout()
            with pytest.raises(ServerSaysNo) as no:
                seat.next_state()
            assert no.value.code == "not_known"
            with pytest.raises(Dropped):
                seat.receive()
        # Coming back, they are a stranger who may watch.
        with someone.sit(table.id) as seat:
            assert seat.next_state().you is None


def test_registering_and_logging_in_end_the_session_before(services: Served) -> None:
    with Mathom(services.address) as someone:
        guest = dict(someone.cookies)
        someone.register("Bilbo", PASSWORD)
        assert who(services, guest) == 401
        before = dict(someone.cookies)
        someone.login("bilbo", PASSWORD)
        assert who(services, before) == 401
        assert who(services, dict(someone.cookies)) == 200


def test_a_session_lasts_while_one_keeps_coming(settings: Settings) -> None:
    time = Time()
    with (
        served(replace(settings, now=time)) as server,
        Mathom(server.address) as regular,
        Mathom(server.address) as gone,
    ):
        for _ in range(3):
            time.passes(SESSION_SECONDS - DAY)
            assert regular.get("/api/me")["id"] == regular.me.id
        assert who(server, dict(gone.cookies)) == 401
        server.run(server.services.store.people.forget_sessions(time() - SESSION_SECONDS))
        with server.services.store.engine.connect() as connection:
            assert connection.scalar(text("SELECT count(*) FROM sessions")) == 1


def test_muting_is_kept_for_the_person(services: Served) -> None:
    with registered(services, "Sam") as someone, Mathom(services.address, "Ted Sandyman") as other:
        table = someone.make_table("confrontation", opponent="anyone", seat=0)
        other.join(table.id)
        with someone.sit(table.id) as seat, other.sit(table.id) as talker:
            talker.send({"type": "chat", "text": "There are no dragons."})
            while not seat.chat:
                seat.receive()
            seat.send({"type": "mute", "muted": True})
            while not seat.muted:
                seat.receive()
            assert seat.chat == []
            talker.send({"type": "chat", "text": "And no Elves."})
            while len(talker.chat) < 2:
                talker.receive()
            seat.send({"type": "ping"})
            while (message := seat.receive())["type"] != "pong":
                assert message["type"] != "chat"
        # On another device the same person is spared too, and hears all when they want to.
        with Mathom(services.address) as elsewhere:
            elsewhere.login("Sam", PASSWORD)
            with elsewhere.sit(table.id) as seat:
                seat.next_state()
                assert (seat.muted, seat.chat) == (True, [])
                seat.send({"type": "mute", "muted": False})
                while len(seat.chat) < 2:
                    seat.receive()
                assert not seat.muted
                assert [each["text"] for each in seat.chat] == [
                    "There are no dragons.",
                    "And no Elves.",
                ]
            # Nobody else was muted.
            with other.sit(table.id) as seat:
                wait_until(seat, lambda state: True)
                assert (seat.muted, len(seat.chat)) == (False, 2)


def test_the_migrations_make_the_schema_and_keep_what_is_there(url: str) -> None:
    engine = open_engine(url)
    METADATA.drop_all(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(insert(USERS).values(id="old", name="Old Took", created=1.0))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.scalar(text("SELECT name FROM users WHERE id = 'old'")) == "Old Took"
    engine.dispose()


async def test_what_is_said_while_one_joins_is_heard_once() -> None:
    subscriber = Subscriber("someone", "Someone", "session", None)
    before, meanwhile, after = (Remark("Other", text, 1.0) for text in ("a", "b", "c"))
    subscriber.await_talk()
    for remark in (before, meanwhile):
        subscriber.hear(remark)
    # ``before`` was on disk already when the talk so far was read; ``meanwhile`` was not.
    subscriber.begin_talk(False, [before])
    subscriber.hear(after)
    assert [json.loads(each)["text"] for each in subscriber.post] == ["a", "b", "c"]
