"""Deck lists: checking, reading and writing them for anyone; saving them for oneself."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field, StrictInt

from mathom.cardplay.decklist import (
    LONGEST_NAME,
    MOST_CHARACTERS,
    MOST_COPIES,
    BadDeck,
    Decklist,
    DeckRules,
)
from mathom.games import DECKS, GAMES
from mathom.server.accounts import Nothing
from mathom.server.records import DeckRecord
from mathom.server.services import Services, Someone, TheServices, refusals
from mathom.server.storage.decks import MOST_DECKS
from mathom.server.storage.store import new_id

router = APIRouter(prefix="/api", tags=["decks"])

DeckId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$")]
Copies = Annotated[StrictInt, Field(ge=1, le=MOST_COPIES)]
Parts = dict[str, dict[str, Copies]]
Words = Annotated[str, Field(max_length=40)]


class Deck(BaseModel):
    """A deck list: copies by card in the parts that the game knows."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(max_length=LONGEST_NAME)
    parts: Parts


class StarterDeck(BaseModel):
    """A deck that comes with the game; ``setup`` is what a table's set-up takes."""

    name: str
    parts: dict[str, dict[str, int]]
    setup: dict[str, Any]


class Paragraph(BaseModel):
    """A part of a card's text: what says when it works, the text, the keywords it consists of."""

    lead: str
    text: str
    keywords: list[str]


class BuilderCard(BaseModel):
    """A card as a deck builder shows it: where it goes, how many, what to filter and count by."""

    id: str
    title: str
    part: str
    most: int
    group: str
    cost: int | None
    text: list[Paragraph]
    facts: dict[str, list[str]]
    figures: dict[str, str]


class DeckInfo(BaseModel):
    """What a deck builder needs to know: formats with what they ask for, parts, files, cards.

    ``main`` is the part that is drawn from, ``hand`` how many cards one begins with; ``groups``
    and ``curve`` say what cards are counted by.
    """

    title: str
    formats: dict[str, str]
    parts: dict[str, str]
    files: dict[str, str]
    main: str
    hand: int
    groups: str
    curve: str
    cards: list[BuilderCard]
    starters: list[StarterDeck]


class CheckBody(BaseModel):
    """A deck, and what to hold it against."""

    model_config = ConfigDict(extra="forbid")
    format: Words = ""
    deck: Deck


class Verdict(BaseModel):
    """Everything that is wrong with a deck, and what is only unwise."""

    legal: bool
    problems: list[str]
    warnings: list[str]


class ReadBody(BaseModel):
    """A file with a deck in it, as text."""

    model_config = ConfigDict(extra="forbid")
    text: str = Field(max_length=MOST_CHARACTERS)


class WriteBody(BaseModel):
    """A deck, and the kind of file wanted."""

    model_config = ConfigDict(extra="forbid")
    kind: Words
    deck: Deck


class Written(BaseModel):
    """A deck as a file, with a name for it."""

    file: str
    text: str


class SaveBody(BaseModel):
    """A deck to keep, and the format it is meant for."""

    model_config = ConfigDict(extra="forbid")
    game: Words
    format: Words = ""
    deck: Deck


class SavedDeck(BaseModel):
    """A deck of yours. ``setup`` is what a table's set-up takes."""

    id: str
    game: str
    format: str
    name: str
    parts: dict[str, dict[str, int]]
    setup: dict[str, Any]
    legal: bool
    changed: float


@router.get("/games/{name}/decks", responses=refusals(404))
async def deck_info(name: str, response: Response) -> DeckInfo:
    """What a deck builder needs to know of a game once."""
    response.headers["cache-control"] = "public, max-age=3600"
    return _info(_decks(name))


@cache
def _info(decks: DeckRules) -> DeckInfo:
    """Worked out once: a thousand texts are rendered for it."""
    return DeckInfo(
        title=GAMES[decks.game].title,
        main=decks.main,
        hand=decks.hand,
        groups=decks.groups,
        curve=decks.curve,
        cards=[BuilderCard(**card.as_json()) for card in decks.cards()],
        formats=decks.formats,
        parts=decks.parts,
        files=decks.files,
        starters=[
            StarterDeck(name=deck.name, parts=deck.parts, setup=decks.for_setup(deck))
            for deck in decks.starters()
        ],
    )


@router.post("/games/{name}/decks/check", responses=refusals(404))
async def check(name: str, body: CheckBody) -> Verdict:
    """Hold a deck against a format."""
    decks = _decks(name)
    try:
        verdict = decks.check(_whole(decks, body.deck), decks.format(body.format))
    except BadDeck as fault:
        raise HTTPException(400, str(fault)) from None
    return Verdict(legal=verdict.legal, problems=verdict.problems, warnings=verdict.warnings)


@router.post("/games/{name}/decks/read", responses=refusals(404))
async def read(name: str, body: ReadBody) -> Deck:
    """Read a deck from a file of any kind the game knows."""
    decks = _decks(name)
    try:
        deck = decks.read(body.text)
    except BadDeck as fault:
        raise HTTPException(400, str(fault)) from None
    return Deck(name=deck.name, parts=deck.parts)


@router.post("/games/{name}/decks/write", responses=refusals(404))
async def write(name: str, body: WriteBody) -> Written:
    """Write a deck as a file."""
    decks = _decks(name)
    try:
        kind = decks.kind(body.kind)
        deck = _whole(decks, body.deck)
    except BadDeck as fault:
        raise HTTPException(400, str(fault)) from None
    plain = "".join(letter if letter.isalnum() else "-" for letter in deck.name.lower())
    return Written(
        file=f"{plain.strip('-') or 'deck'}.{decks.files[kind]}", text=decks.write(deck, kind)
    )


@router.get("/decks", responses=refusals(401))
async def my_decks(
    user: Someone, services: TheServices, game: Annotated[str | None, Query(max_length=40)] = None
) -> list[SavedDeck]:
    """Your decks, the one you changed last first."""
    return [_saved(deck) for deck in await services.store.decks.of(user.id, game)]


@router.post("/decks", responses=refusals(401, 409))
async def save(body: SaveBody, user: Someone, services: TheServices) -> SavedDeck:
    """Keep a deck. It need not be legal yet."""
    deck = _record(body, new_id(), services)
    services.limit(services.deck_changes, user.id)
    if not await services.store.decks.add(user.id, deck):
        raise HTTPException(409, f"you have {MOST_DECKS} decks; delete one first")
    return _saved(deck)


@router.get("/decks/{id}", responses=refusals(401, 404))
async def saved(id: DeckId, user: Someone, services: TheServices) -> SavedDeck:
    """One of your decks."""
    deck = await services.store.decks.get(user.id, id)
    if deck is None:
        raise HTTPException(404, "you have no such deck")
    return _saved(deck)


@router.post("/decks/{id}", responses=refusals(401, 404))
async def change(id: DeckId, body: SaveBody, user: Someone, services: TheServices) -> SavedDeck:
    """Write one of your decks over."""
    deck = _record(body, id, services)
    services.limit(services.deck_changes, user.id)
    if not await services.store.decks.change(user.id, deck):
        raise HTTPException(404, "you have no such deck")
    return _saved(deck)


@router.post("/decks/{id}/delete", responses=refusals(401, 404))
async def remove(id: DeckId, user: Someone, services: TheServices) -> Nothing:
    """Throw one of your decks away."""
    services.limit(services.deck_changes, user.id)
    if not await services.store.decks.remove(user.id, id):
        raise HTTPException(404, "you have no such deck")
    return Nothing()


def _decks(name: str) -> DeckRules:
    if name not in DECKS:
        raise HTTPException(404, "no decks are built for such a game")
    return DECKS[name]


def _whole(decks: DeckRules, deck: Deck) -> Decklist:
    return decks.whole({"name": deck.name, "parts": deck.parts})


def _record(body: SaveBody, id: str, services: Services) -> DeckRecord:
    """What is to be kept, or a refusal."""
    if body.game not in DECKS:
        raise HTTPException(400, f"no decks are built for {body.game!r}")
    decks = DECKS[body.game]
    try:
        deck = _whole(decks, body.deck)
        wanted = decks.format(body.format)
    except BadDeck as fault:
        raise HTTPException(400, str(fault)) from None
    name = deck.name or "A deck without a name"
    return DeckRecord(id, decks.game, wanted, name, deck.parts, services.settings.now())


def _saved(deck: DeckRecord) -> SavedDeck:
    decks = DECKS[deck.game]
    listed = Decklist(deck.name, deck.parts)
    return SavedDeck(
        id=deck.id,
        game=deck.game,
        format=deck.format,
        name=deck.name,
        parts=deck.parts,
        setup=decks.for_setup(listed),
        legal=decks.check(listed, deck.format).legal,
        changed=deck.changed,
    )
