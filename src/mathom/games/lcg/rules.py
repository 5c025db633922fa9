"""The Card Game's rules, as the kernel asks for them."""

from collections.abc import Callable
from typing import Final

from mathom.cardplay.decklist import LONGEST_NAME
from mathom.cardplay.first_format import text_now
from mathom.cardplay.steps import CardRules
from mathom.games.lcg import (
    asking,
    chronicle,
    picture,
    previews,
    questlog,
    table_talk,
    visibility,
    why_not,
)
from mathom.games.lcg.begin import first_rows
from mathom.games.lcg.decks import CAMPAIGN, SCENARIOS, STARTERS
from mathom.games.lcg.events.base import EVENTS
from mathom.games.lcg.facts import CARDS, TYPE_EVENT, TYPE_HERO
from mathom.games.lcg.first_format import CARDS_OF_TEXTS, WAITED
from mathom.games.lcg.library import STEPS
from mathom.games.lcg.procedures import PROCEDURES, RUN_CAMPAIGN
from mathom.games.lcg.questions import ABILITY, ASK_FORCED, QUESTIONS, WAITING
from mathom.games.lcg.rows import OVER, ROW_NAMES, STATE, WON, players
from mathom.games.lcg.rulebook import handling, windows
from mathom.kernel.decision import BadSetup, Preview, Question, Reason
from mathom.kernel.dice import Dice
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.modules import modules_in
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.rules import Json, Setup

# Every chapter defines its procedures.
modules_in("mathom.games.lcg.rulebook")

VERSION: Final = "5"


class LcgRules(CardRules):
    """001: The Card Game, the whole core set."""

    def __init__(self) -> None:
        answered = 0
        for card in CARDS:
            answered |= card.hears
        for kind in windows.MOMENTS:
            answered |= 1 << kind
        super().__init__(
            "lcg",
            "The Card Game",
            VERSION,
            PROCEDURES,
            EVENTS,
            QUESTIONS,
            answered=[kind for kind in range(len(EVENTS.kinds)) if answered >> kind & 1],
        )
        self.steps = STEPS
        self.cooperative = True

    def in_order(self, game: Game) -> list[int]:
        return players(game)

    # Play

    def setup(self, wish: Setup) -> Setup:
        """``scenarios``: one, or several for a campaign. ``decks``: one for each seat, a starter's
        name, or heroes and cards by number and perhaps a name. ``basic``: no shadow cards.
        ``easy``: the publisher's easier game. ``nightmare``: nothing is reset between scenarios.
        ``first``: the seat of the first player is drawn at random, or seat 0. ``talk``: "free"
        lets players name the cards of their hands."""
        whole: Setup = {
            "scenarios": [CAMPAIGN[0]],
            "decks": ["leadership"],
            "basic": False,
            "easy": False,
            "nightmare": False,
            "first": "random",
        }
        for key, value in wish.items():
            if key not in whole and key != "talk":
                raise BadSetup(
                    f"{self.title} has no setting {key!r}; it has {', '.join(whole)}, talk"
                )
            whole[key] = value
        talk = whole.pop("talk", "limited")
        if talk not in ("limited", "free"):
            raise BadSetup("talk must be 'limited' or 'free'")
        if talk == "free":  # set-ups from before there was a limit are whole without it
            whole["talk"] = talk
        for flag in ("basic", "easy", "nightmare"):
            if not isinstance(whole[flag], bool):
                raise BadSetup(f"{flag} must be true or false")
        if whole["first"] not in ("random", "seat 1"):
            raise BadSetup("first must be 'random' or 'seat 1'")
        scenarios = whole["scenarios"]
        if not isinstance(scenarios, list | tuple) or not scenarios:
            raise BadSetup("scenarios must be a list of their names")
        for name in scenarios:
            if name not in SCENARIOS:
                raise BadSetup(f"no scenario is called {name!r}; there is {', '.join(SCENARIOS)}")
        whole["scenarios"] = list(scenarios)
        decks = whole["decks"]
        if not isinstance(decks, list | tuple) or not 1 <= len(decks) <= 4:
            raise BadSetup("decks must be a list of one to four, one for each player")
        whole["decks"] = [_deck(deck) for deck in decks]
        taken = [hero for deck in whole["decks"] for hero in deck["heroes"]]
        for hero in taken:
            if taken.count(hero) > 1:
                raise BadSetup(f"{CARDS[hero].title} cannot be the hero of two players")
        return whole

    def modes(self) -> dict[str, Setup]:
        return {
            "solo": {"decks": ["leadership"]},
            "basic": {"decks": ["tactics"], "basic": True},
            "easy": {"decks": ["spirit", "lore"], "easy": True},
            "Anduin": {"decks": ["tactics", "spirit"], "scenarios": [CAMPAIGN[1]]},
            "Dol Guldur": {"decks": ["leadership", "lore"], "scenarios": [CAMPAIGN[2]]},
            "four players": {"decks": ["leadership", "tactics", "spirit", "lore"]},
            "expert campaign": {"decks": ["spirit"], "scenarios": list(CAMPAIGN)},
            "nightmare campaign": {
                "decks": ["tactics", "lore"],
                "scenarios": list(CAMPAIGN),
                "nightmare": True,
            },
        }

    def begin(self, setup: Setup) -> tuple[list[list[int]], Frame]:
        return first_rows(setup), Frame(RUN_CAMPAIGN)

    @property
    def row_names(self) -> list[str]:
        return ROW_NAMES

    def renumbered(self, game: Game, pick: Pick) -> int:
        text, card = divmod(pick, ABILITY)
        if game.decision is None or game.decision.kind != ASK_FORCED:
            return pick
        if text >= WAITED:
            return card + ABILITY * (WAITING + text - WAITED)
        if not 0 < text <= len(CARDS_OF_TEXTS):
            return pick
        return card + ABILITY * (text_now(text - 1, CARDS_OF_TEXTS) + 1)

    def derive(self, game: Game) -> None:
        handling.derive(game)

    def listens(self, game: Game, kind: int, subject: int, value: int) -> int:
        return windows.listens(game, kind, subject)

    def respond(self, game: Game, door: Frame, timing: int) -> None:
        windows.respond(game, door, timing)

    def payoffs(self, game: Game) -> list[float]:
        worth = 1.0 if game.rows[STATE][OVER] == WON else -1.0
        return [worth] * self.seats(game.setup)

    # Who sees what

    def fill(self, game: Game, viewer: Seat, dice: Dice) -> None:
        visibility.fill(game, viewer, dice)

    # Words

    def question(self, game: Game) -> Question:
        return asking.question(game)

    def why_not(self, game: Game, seat: Seat, thing: int, onto: int = NONE) -> list[Reason]:
        return why_not.why_not(game, seat, thing)

    def preview(
        self, game: Game, viewer: Seat, pick: Pick, guess: Callable[[Dice], Game]
    ) -> Preview | None:
        return previews.preview(game, pick)

    def preview_answer(
        self, game: Game, viewer: Seat, picks: tuple[int, ...], guess: Callable[[Dice], Game]
    ) -> Preview | None:
        return previews.preview_answer(game, picks)

    def contents(self) -> Json:
        return picture.contents()

    def picture(self, game: Game) -> Json:
        return {**picture.picture(game), "sheet": questlog.account(game)}

    def outcome(self, game: Game) -> str:
        return chronicle.outcome(game, game.setup)

    def held_back(self, game: Game, seat: Seat, text: str) -> str:
        return table_talk.held_back(game, seat, text)

    def account(self, game: Game) -> Json:
        return questlog.account(game)


def _deck(wish: object) -> Json:
    """A deck made whole: a starter's name, or heroes and copies by card number."""
    if isinstance(wish, str):
        if wish not in STARTERS:
            raise BadSetup(f"no deck is called {wish!r}; there is {', '.join(STARTERS)}")
        heroes, copies = STARTERS[wish]
        return {"heroes": list(heroes), "cards": {str(n): c for n, c in copies.items()}}
    if not isinstance(wish, dict) or {*wish, "name"} != {"name", "heroes", "cards"}:
        raise BadSetup("a deck is the name of a starter, or has heroes and cards, and a name")
    name = wish.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise BadSetup(f"the name of a deck has at most {LONGEST_NAME} letters")
    heroes_, cards_ = wish["heroes"], wish["cards"]
    if not isinstance(heroes_, list | tuple) or not 1 <= len(heroes_) <= 3:
        raise BadSetup("a deck has one to three heroes")
    for hero in heroes_:
        if type(hero) is not int or not 0 < hero < len(CARDS) or CARDS[hero].type != TYPE_HERO:
            raise BadSetup(f"card {hero!r} is not a hero")
    if not isinstance(cards_, dict):
        raise BadSetup("the cards of a deck are copies by number")
    for number, copies_ in cards_.items():
        known = str(number).isdigit() and 0 < int(number) < len(CARDS)
        if not known or not TYPE_HERO < CARDS[int(number)].type <= TYPE_EVENT:
            raise BadSetup(f"card {number!r} cannot be in a deck")
        if type(copies_) is not int or not 0 < copies_ <= 3:
            raise BadSetup(f"a deck has at most three copies of {CARDS[int(number)].title}")
    named = {"name": name} if name else {}
    return {**named, "heroes": list(heroes_), "cards": {str(n): c for n, c in cards_.items()}}
