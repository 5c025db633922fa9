"""After an upgrade: games that an older server wrote get what they lack.

Servers before 0.2 kept answers alone. As long as the rules are those they were given under, all
that each answer changed can be found by playing it again; so it is written down at the first
start, and the next change of the rules finds every game recorded.
"""

import asyncio
import json
import logging

from mathom.games import rules_of
from mathom.kernel.decision import MathomError, RulesFault
from mathom.kernel.playthrough import Playthrough, load
from mathom.server.ledger import Ledger
from mathom.server.records import Entry, TableRecord
from mathom.server.storage.store import Store, Unavailable

log = logging.getLogger("mathom.server")


class Upgrade:
    """Goes through the tables once, one at a time, beside everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self) -> None:
        """Record what was not recorded."""
        tables = self._store.tables
        for table, status in await tables.unrecorded():
            try:
                if status == "over":
                    text = await tables.log_of(table)
                    if text is not None:
                        await tables.set_log(table, await asyncio.to_thread(recorded, text))
                else:
                    await self._complete(table)
            except (MathomError, RulesFault, Unavailable, ValueError) as fault:
                log.warning("table %s could not be recorded: %s", table, fault)

    async def _complete(self, table: str) -> None:
        """Lines that are written meanwhile say all they should: only old ones are touched."""
        store = self._store
        record = await store.tables.get(table)
        if record is not None:
            entries = await store.journal.entries(table)
            missing = await asyncio.to_thread(completed, record, entries)
            await store.journal.complete(table, missing)


def recorded(text: str) -> str:
    """A finished game's log with its recording."""
    data = json.loads(text)
    rules = rules_of(str(data.get("game")))
    play = load(rules, text)
    if play.notice:
        raise ValueError(play.notice)
    return Playthrough(rules, play.setup, play.seed, play.answers, recorded=True).save()


def completed(table: TableRecord, entries: list[Entry]) -> list[Entry]:
    """The lines of a journal that say less than they could, made whole."""
    ledger = Ledger(table, [])
    found: list[Entry] = []
    for entry in entries:
        picks = ledger.picks_of(entry)
        if picks is not None:
            if entry.rules is None:
                picks = ledger.play.renumbered(picks)
            change = entry.change or ledger.change(picks)
            kept = list(picks) if entry.kind == "answer" else entry.picks
            whole = Entry(
                entry.number, entry.kind, entry.seat, entry.made, kept, ledger.rules.version, change
            )
            if entry.change is None:
                found.append(whole)
            entry = whole
        ledger.apply(entry)
    return found
