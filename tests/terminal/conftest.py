"""What the tests at the terminal share."""

import pytest


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look more often whether the app has come to rest.

    Textual looks every 20 ms, several times a key: most of a whole game's test was that. How long
    it waits for an app at work is the same.
    """
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 400)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 2000)
