"""What an operator may set, from the environment."""

import os
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from mathom.kernel.decision import MathomError


@dataclass(frozen=True)
class Settings:
    """Everything has a default that suits one machine and a few friends.

    ``origins`` are other origins whose pages may play here, besides the server's own.
    ``limits`` switches the rate limits; only load tests have a reason to do without.
    ``now`` tells the time, for clocks and sessions: tests have a time of their own, and ``seed``
    makes the seed of a new table.
    """

    database_url: str
    secret: bytes
    origins: tuple[str, ...] = ()
    limits: bool = True
    bot_processes: int = 1
    bot_seconds: float = 10.0
    # A table nobody touches gives its memory back after so long.
    idle_seconds: float = 60.0
    now: Callable[[], float] = time.time
    seed: Callable[[], str] = lambda: secrets.token_hex(32)

    @property
    def sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that ``MATHOM_*`` variables ask for."""
    data = data_folder(environment)
    url = environment.get("MATHOM_DATABASE_URL", "")
    if not url:
        _make_private(data)
        url = f"sqlite:///{data / 'mathom.sqlite3'}"
    if not url.startswith(("sqlite:", "postgresql:", "postgresql+psycopg:")):
        raise MathomError("MATHOM_DATABASE_URL must begin with sqlite: or postgresql:")
    given = environment.get("MATHOM_SECRET", "")
    if given and len(given) < 16:
        raise MathomError("MATHOM_SECRET must have at least 16 characters")
    return Settings(
        database_url=url,
        secret=given.encode() if given else _kept_secret(data),
        origins=tuple(environment.get("MATHOM_ORIGINS", "").split()),
        limits=environment.get("MATHOM_LIMITS", "on") != "off",
        bot_processes=int(_number(environment, "MATHOM_BOT_PROCESSES", 1)),
        bot_seconds=_number(environment, "MATHOM_BOT_SECONDS", 10.0),
        idle_seconds=_number(environment, "MATHOM_IDLE_SECONDS", 60.0),
    )


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where this user's data lives."""
    if environment.get("MATHOM_DATA"):
        return Path(environment["MATHOM_DATA"])
    home = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "mathom"


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    try:
        value = float(environment.get(name, default))
    except ValueError:
        raise MathomError(f"{name} must be a number") from None
    if value <= 0:
        raise MathomError(f"{name} must be greater than 0")
    return value


def _make_private(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def _kept_secret(data: Path) -> bytes:
    """The secret that signs cookies: made once, kept where only this user can read it."""
    _make_private(data)
    path = data / "secret"
    if not path.exists():
        # Written aside and linked, so that workers starting together agree on the first.
        aside = data / f"secret.{secrets.token_hex(8)}"
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(aside, path)
        except FileExistsError:
            pass
        finally:
            aside.unlink()
    return path.read_text().strip().encode()
