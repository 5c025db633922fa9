"""Small tables of The Card Game for tests: lay cards by title, act by label, ask what is offered.

    t = Table(["Aragorn", "Éowyn"], staging=["Forest Spider"], phase="quest")
    t.commit("Éowyn")
    assert t.threat() == 24

Heroes are ready and have no resources unless told. The encounter deck holds what ``encounter``
says, the next card first; player decks what ``deck`` says, the next card first, then plain cards.
"""

from collections.abc import Iterable, Mapping, Sequence

from card_table import CardTable
from mathom.games import GAMES
from mathom.games.lcg import effects
from mathom.games.lcg.begin import BY_CARD, add, first_rows
from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.facts import CARDS, TYPE_HERO
from mathom.games.lcg.library import SETS
from mathom.games.lcg.procedures import (
    RUN_CAMPAIGN,
    RUN_COMBAT,
    RUN_ENCOUNTER,
    RUN_PLANNING,
    RUN_QUEST_PHASE,
    RUN_REFRESH,
    RUN_RESOURCE,
    RUN_ROUND,
    RUN_SCENARIO,
    RUN_TRAVEL,
)
from mathom.games.lcg.questions import ASK_COMMIT, PASS
from mathom.games.lcg.rows import (
    ACTIVE,
    BESIDE,
    CURRENT_PHASE,
    DAMAGE,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    EVERYONE,
    HAND,
    HOST,
    IS_EXHAUSTED,
    KEPT,
    KNOWN,
    LIMBO,
    MARKS,
    OWNER,
    PLAY,
    PLAYERS,
    PRINTED,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    RESOURCES,
    ROUND_NUMBER,
    SHADOWS,
    SINCE,
    STAGING,
    STATE,
    THE_ENCOUNTER,
    THREAT_LEVEL,
    VICTORY,
    ZONE,
)
from mathom.games.lcg.rulebook import quest as quest_rules
from mathom.games.lcg.rulebook.handling import derive
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.save import digest

assert SETS
RULES = GAMES["lcg"]
PHASES = {
    "resource": RUN_RESOURCE,
    "planning": RUN_PLANNING,
    "quest": RUN_QUEST_PHASE,
    "travel": RUN_TRAVEL,
    "encounter": RUN_ENCOUNTER,
    "combat": RUN_COMBAT,
    "refresh": RUN_REFRESH,
}
FILLING = "The Galadhrim's Greeting"  # a card too dear to be played by accident


def number(title: str) -> int:
    """The number of a card by its title."""
    for card in CARDS[1:]:
        if title in (card.title, card.title_b) or title == f"{card.title} {card.number}":
            return card.number
    raise LookupError(title)


class Table(CardTable):
    """A game laid out in the middle, at the beginning of a phase."""

    PASSING = PASS

    def __init__(
        self,
        *heroes: Sequence[str],
        phase: str = "planning",
        hands: Sequence[Iterable[str]] = (),
        play: Sequence[Iterable[str]] = (),
        decks: Sequence[Iterable[str]] = (),
        discards: Sequence[Iterable[str]] = (),
        engaged: Sequence[Iterable[str]] = (),
        staging: Iterable[str] = (),
        active: str = "",
        encounter: Iterable[str] = (),
        encounter_discard: Iterable[str] = (),
        attached: Mapping[str, str] | None = None,
        resources: int | Mapping[str, int] = 0,
        damage: Mapping[str, int] | None = None,
        exhausted: Iterable[str] = (),
        progress: Mapping[str, int] | None = None,
        threat: Sequence[int] = (),
        quest: str = "Flies and Spiders",
        round_number: int = 1,
        basic: bool = False,
        on: bool = False,
    ) -> None:
        """The game is over after the one phase, unless it goes ``on``."""
        setup = RULES.setup({"decks": ["leadership", "tactics", "spirit", "lore"][: len(heroes)]})
        rows = first_rows(setup)
        for row in (*BY_CARD, MARKS, SINCE, *range(HAND, LIMBO + 1)):
            rows[row] = []
        for seat, titles in enumerate(heroes):
            for title in titles:
                add(rows, number(title), PLAY + seat, seat)
            self._lay(rows, play, PLAY, seat)
            self._lay(rows, hands, HAND, seat)
            self._lay(rows, discards, DISCARD, seat)
            for _ in range(6):
                add(rows, number(FILLING), DECK + seat, seat)
            for title in reversed(list(decks[seat]) if seat < len(decks) else []):
                add(rows, number(title), DECK + seat, seat)
            for title in engaged[seat] if seat < len(engaged) else []:
                add(rows, number(title), ENGAGED_WITH + seat, THE_ENCOUNTER)
            level = sum(CARDS[number(title)].threat for title in titles)
            rows[THREAT_LEVEL][seat] = threat[seat] if seat < len(threat) else level
            rows[KEPT][seat] = (1 << 60) - 1
        for title in staging:
            add(rows, number(title), STAGING, THE_ENCOUNTER)
        if active:
            add(rows, number(active), ACTIVE, THE_ENCOUNTER)
        for title in encounter_discard:
            add(rows, number(title), ENCOUNTER_DISCARD, THE_ENCOUNTER)
        for title in reversed(list(encounter)):
            add(rows, number(title), ENCOUNTER_DECK, THE_ENCOUNTER)
        scenario = next(each for each in SCENARIOS.values() if number(quest) in each.stages)
        for stage in scenario.stages:
            add(rows, stage, QUEST if stage == number(quest) else QUEST_DECK, THE_ENCOUNTER)
        for card, zone in enumerate(rows[ZONE]):
            if HAND <= zone < HAND + PLAYERS:
                rows[KNOWN][card] = 1 << (zone - HAND)
            elif DISCARD <= zone < PLAY:
                rows[KNOWN][card] = EVERYONE
        rows[STATE][ROUND_NUMBER] = round_number
        rows[STATE][15] = int(basic)
        step = PHASES[phase] - RUN_RESOURCE + 1
        if on:
            stack = [
                Frame(RUN_CAMPAIGN, step=1),
                Frame(RUN_SCENARIO, step=2),
                Frame(RUN_ROUND, step=step),
            ]
        else:
            stack = [Frame(RUN_CAMPAIGN, step=2), Frame(PHASES[phase])]
        self.game = Game(RULES, setup, rows, stack)
        for title, host in (attached or {}).items():
            self._attach(title, host)
        for title in exhausted:
            rows[IS_EXHAUSTED][self.card(title)] = 1
        for title, points in (damage or {}).items():
            rows[DAMAGE][self.card(title)] = points
        for title, tokens in (progress or {}).items():
            rows[PROGRESS][self.card(title)] = tokens
        for card, zone in enumerate(rows[ZONE]):
            title = CARDS[rows[PRINTED][card]].title
            if PLAY <= zone < PLAY + PLAYERS and CARDS[rows[PRINTED][card]].type == TYPE_HERO:
                rows[RESOURCES][card] = (
                    resources if isinstance(resources, int) else resources.get(title, 0)
                )
        rows[STATE][CURRENT_PHASE] = step - 1
        derive(self.game)
        self.game.run()
        self.roll()

    def _lay(
        self, rows: list[list[int]], piles: Sequence[Iterable[str]], zone: int, seat: int
    ) -> None:
        for title in piles[seat] if seat < len(piles) else []:
            add(rows, number(title), zone + seat, seat)

    def _attach(self, title: str, host: str) -> None:
        """Lay an attachment upon a card; an encounter card lies beside."""
        rows = self.game.rows
        bearer = self.card(host)
        printed = CARDS[number(title)]
        seat = max(0, rows[ZONE][bearer] - PLAY) if rows[ZONE][bearer] < ENGAGED_WITH else 0
        if printed.type == 7:
            add(rows, printed.number, BESIDE, THE_ENCOUNTER)
        else:
            add(rows, printed.number, PLAY + seat, THE_ENCOUNTER if printed.type == 8 else seat)
        rows[HOST][-1] = bearer

    # Acting

    @property
    def over(self) -> bool:
        return self.game.decision is None

    def finish(self) -> "Table":
        """Pass to the end of the phase."""
        return self.until(-1)

    def commit(self, *titles: str) -> "Table":
        """Commit characters for the player who is asked."""
        self.until(ASK_COMMIT)
        return self.pick(*titles) if titles else self.skip()

    # Looking

    def card(self, title: str, nth: int = 0) -> int:
        """A card by title, the first one laid."""
        wanted = number(title)
        found = [card for card, printed in enumerate(self.game.rows[PRINTED]) if printed == wanted]
        return found[nth]

    def zone(self, title: str, nth: int = 0) -> int:
        return self.game.rows[ZONE][self.card(title, nth)]

    def threat(self, seat: int = 0) -> int:
        return self.game.rows[THREAT_LEVEL][seat]

    def damage(self, title: str) -> int:
        return self.game.rows[DAMAGE][self.card(title)]

    def resources(self, title: str) -> int:
        return self.game.rows[RESOURCES][self.card(title)]

    def progress(self, title: str) -> int:
        return self.game.rows[PROGRESS][self.card(title)]

    def exhausted(self, title: str) -> bool:
        return self.game.rows[IS_EXHAUSTED][self.card(title)] == 1

    def attack(self, title: str) -> int:
        return effects.attack(self.game, self.card(title))

    def defense(self, title: str) -> int:
        return effects.defense(self.game, self.card(title))

    def willpower(self, title: str) -> int:
        return effects.willpower(self.game, self.card(title))

    def hit_points(self, title: str) -> int:
        return effects.hit_points(self.game, self.card(title))

    def staging_threat(self) -> int:
        return quest_rules.staging_threat(self.game)

    def committed_willpower(self) -> int:
        return quest_rules.committed_willpower(self.game)

    def hand(self, seat: int = 0) -> int:
        return len(self.game.rows[HAND + seat])

    def in_play(self, title: str) -> bool:
        return PLAY <= self.zone(title) <= ACTIVE or self.zone(title) == BESIDE

    def state(self) -> str:
        return digest(self.game)


__all__ = [
    "ACTIVE",
    "DECK",
    "DISCARD",
    "ENCOUNTER_DECK",
    "ENCOUNTER_DISCARD",
    "ENGAGED_WITH",
    "HAND",
    "OWNER",
    "PLAY",
    "QUEST",
    "SHADOWS",
    "STAGING",
    "VICTORY",
    "Table",
]
