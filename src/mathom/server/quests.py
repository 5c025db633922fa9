"""The log of quests: what you have played together against the game itself, and how it went."""

import csv
import io
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Response
from pydantic import BaseModel

from mathom.games import rules_of
from mathom.server.records import QuestRecord, User
from mathom.server.services import Services, Someone, TheServices, refusals

router = APIRouter(prefix="/api", tags=["quests"])

# Nobody has played more; whoever has sees the last so many.
MOST_QUESTS = 1000

Words = Annotated[str, Query(max_length=100)]


class QuestPlayer(BaseModel):
    """A line of the score sheet: who, with which deck, and what it cost them."""

    name: str
    bot: bool
    deck: str
    heroes: list[str]
    threat: int
    dead_heroes: int
    damage: int
    subtotal: int


class Quest(BaseModel):
    """A finished game with its score sheet. Only those who won have a score; lower is better.

    ``earlier`` is the score of a campaign's scenarios before the one that ended it.
    """

    table: str
    game: str
    title: str
    ended: float
    scenario: str
    scenarios: list[str]
    mode: str
    won: bool
    how: str
    players: list[QuestPlayer]
    rounds: int
    victory_points: int
    earlier: int
    score: int | None


class QuestLog(BaseModel):
    """The quests that fit, and everything that all your quests could be filtered by."""

    quests: list[Quest]
    scenarios: list[str]
    players: list[int]
    decks: list[str]


class Wanted:
    """What to leave in: a scenario, a number of players, a deck, how it ended."""

    def __init__(
        self,
        scenario: Words = "",
        players: Annotated[int, Query(ge=0, le=9)] = 0,
        deck: Words = "",
        result: Literal["", "won", "lost"] = "",
    ) -> None:
        self.scenario = scenario
        self.players = players
        self.deck = deck
        self.result = result

    def fits(self, quest: Quest) -> bool:
        return (
            self.scenario in ("", *quest.scenarios)
            and self.players in (0, len(quest.players))
            and self.deck in ("", *(player.deck for player in quest.players))
            and self.result in ("", "won" if quest.won else "lost")
        )


Wish = Annotated[Wanted, Depends()]


async def _quests(services: Services, user: User) -> list[Quest]:
    return [_quest(record) for record in await services.store.quests.of(user.id, MOST_QUESTS)]


@router.get("/quests", responses=refusals(401))
async def quests(user: Someone, services: TheServices, wanted: Wish) -> QuestLog:
    """Your quests, the last first. Leave a filter out to see all."""
    every = await _quests(services, user)
    return QuestLog(
        quests=[quest for quest in every if wanted.fits(quest)],
        scenarios=sorted({name for quest in every for name in quest.scenarios}),
        players=sorted({len(quest.players) for quest in every}),
        decks=sorted({player.deck for quest in every for player in quest.players}),
    )


class Csv(Response):
    """A table for spreadsheets."""

    media_type = "text/csv"


@router.get("/quests.csv", responses=refusals(401), response_class=Csv)
async def quests_csv(user: Someone, services: TheServices, wanted: Wish) -> Response:
    """Your quests as a table: a line for each, with every player's part of the score sheet."""
    written = [quest for quest in await _quests(services, user) if wanted.fits(quest)]
    return Csv(
        _as_csv(written), headers={"content-disposition": 'attachment; filename="quests.csv"'}
    )


GROUP = (
    "ended",
    "game",
    "scenario",
    "mode",
    "players",
    "result",
    "rounds",
    "victory_points",
    "earlier_scenarios",
    "score",
    "table",
)
EACH = ("name", "deck", "heroes", "threat", "dead_heroes", "damage", "subtotal")


def _as_csv(every: list[Quest]) -> str:
    most = max((len(quest.players) for quest in every), default=1)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([*GROUP, *(f"{name}_{n + 1}" for n in range(most) for name in EACH)])
    for quest in every:
        row: list[Any] = [
            datetime.fromtimestamp(quest.ended, UTC).isoformat(timespec="seconds"),
            quest.title,
            quest.scenario,
            quest.mode,
            len(quest.players),
            "won" if quest.won else "lost",
            quest.rounds,
            quest.victory_points,
            quest.earlier,
            "" if quest.score is None else quest.score,
            quest.table,
        ]
        for player in quest.players:
            row += [
                player.name,
                player.deck,
                ", ".join(player.heroes),
                player.threat,
                player.dead_heroes,
                player.damage,
                player.subtotal,
            ]
        writer.writerow([_harmless(cell) for cell in row])
    return out.getvalue()


def _harmless(cell: object) -> object:
    """Spreadsheets take a text that begins like a formula for one; people choose these names."""
    if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r"):
        return f"'{cell}"
    return cell


def _quest(record: QuestRecord) -> Quest:
    account = record.account
    return Quest(
        table=record.table,
        game=record.game,
        title=rules_of(record.game).title,
        ended=record.ended,
        scenario=account["scenario"],
        scenarios=account["scenarios"],
        mode=account["mode"],
        won=account["won"],
        how=account["how"],
        rounds=account["rounds"],
        victory_points=account["victory_points"],
        earlier=account["earlier"],
        score=account["score"],
        players=[
            QuestPlayer(name=chair.name or "", bot=chair.bot is not None, **player)
            for chair, player in zip(record.chairs, account["players"], strict=True)
        ],
    )
