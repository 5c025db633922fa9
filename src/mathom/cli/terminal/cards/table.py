"""What the card screens must know of a game."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import NamedTuple

from rich.text import Text

from mathom.cardplay.rows import CURRENT_PHASE, PRINTED, STATE, ZONE
from mathom.cli.terminal.cards.chips import Row
from mathom.cli.terminal.cards.piles import Named, piles_page
from mathom.kernel.decision import Decision, Option
from mathom.kernel.game import Game
from mathom.kernel.rules import Event
from mathom.table.view import View


class Likeness(NamedTuple):
    """A line with a place for one name or for several: ``before``, names, and one of two ends."""

    before: str
    name: str
    after_one: str
    after_many: str

    def joins(self, other: "Likeness") -> bool:
        return (self.before, self.after_one) == (other.before, other.after_one)


class CardTable(ABC):
    """One card game's words and rows. It sees what a view shows, and nothing else."""

    passing = -1  # the option that passes
    text = 0  # options below are cards, from here on texts of cards
    hands = range(0)  # the rows of the players' hands
    phases: tuple[str, ...] = ()  # what the phases are called
    acting: tuple[int, ...] = ()  # kinds of decisions whose options are cards in hand and texts
    headings: tuple[int, ...] = ()  # events that are headings of the chronicle
    stands_out: tuple[int, ...] = ()  # events that stand out there
    windows: tuple[int, ...] = ()  # kinds of decisions in which one may pass ahead
    responses: tuple[int, ...] = ()  # kinds that are never passed while there is a choice

    @abstractmethod
    def heading(self, game: Game) -> Text:
        """The line above the felt."""

    @abstractmethod
    def rows(self, game: Game, viewer: int, names: list[str], also: dict[int, Game]) -> list[Row]:
        """All that lies on the table, the viewer's own cards before the others'.

        ``also`` are the games as the same person sees them from other seats.
        """

    @abstractmethod
    def describe(self, game: Game, thing: int) -> Text:
        """A card in words: what is printed on it, its text, how it stands now."""

    def shows(self, game: Game, thing: int) -> bool:
        """Whether this game shows what a card is."""
        return thing >= len(game.rows[PRINTED]) or game.rows[PRINTED][thing] > 0

    def held(self, game: Game, card: int) -> bool:
        """Whether a card is in a hand."""
        return game.rows[ZONE][card] in self.hands

    @abstractmethod
    def subject(self, game: Game, decision: Decision) -> int | None:
        """The card a question is about, to read beside answers that touch none."""

    @abstractmethod
    def open_piles(self, game: Game) -> list[tuple[str, int]]:
        """The discard piles and everything else that is out of play and open, by name."""

    @abstractmethod
    def named(self, number: int) -> Named:
        """The title and the type of the card of a number."""

    def piles(self, game: Game) -> Text:
        """What lies in the open piles."""
        cards = game.rows[PRINTED]
        found: list[tuple[str, list[Named]]] = []
        for name, zone in self.open_piles(game):
            lying = [cards[card] for card in game.rows[zone]]
            found.append(
                (name, [self.named(each) if each > 0 else ("face down", "") for each in lying])
            )
        return piles_page(found)

    def group(self, game: Game, decision: Decision, option: Option) -> str:
        """The heading an option stands under; empty for none."""
        if decision.kind not in self.acting or option.id == self.passing or not option.things:
            return ""
        return "From your hand" if self.held(game, option.things[0]) else "On the table"

    @abstractmethod
    def note(self, game: Game, decision: Decision, option: Option) -> str:
        """A few words behind an option: what it costs, what it is worth."""

    def same(self, game: Game, decision: Decision, option: Option) -> Hashable:
        """Options with the same key are as good as each other: one line stands for all."""
        if decision.kind in self.acting and option.id < self.text:
            if self.held(game, option.id):
                return ("in hand", game.rows[PRINTED][option.id])
        return option.id

    @abstractmethod
    def done(self, game: Game, decision: Decision, taken: list[int]) -> str:
        """What it is called to answer with these picks."""

    @abstractmethod
    def phase(self, game: Game) -> int:
        """A number that changes when a phase ends."""

    def phase_name(self, game: Game) -> str:
        """The phase in words."""
        return self.phases[game.rows[STATE][CURRENT_PHASE]]

    def quiet(self, event: Event) -> bool:
        """Whether an event is nothing one would stop for: a phase begins."""
        return event[0] in self.headings

    def loud(self, event: Event) -> bool:
        """Whether an event stands out in the chronicle."""
        return event[0] in self.stands_out

    @abstractmethod
    def likeness(self, event: Event) -> Likeness | None:
        """How an event is told together with others of its kind; nothing if it is told alone."""

    @abstractmethod
    def beneath(self, event: Event) -> str:
        """What is read below an event's line when it is new: the text of a card revealed."""

    def heads(self, event: Event) -> bool:
        """Whether an event is a heading of the chronicle."""
        return event[0] in self.headings

    def interlude(self, game: Game, event: Event) -> tuple[str, Text] | None:
        """A page to read when this has happened: the break of a campaign."""
        return None

    @abstractmethod
    def over(self, game: Game, names: list[str]) -> Text:
        """How the finished game ended, and its score."""

    def preview_answer(self, view: View, taken: tuple[int, ...]) -> list[str]:
        """What the picks so far would bring, in sentences."""
        found = view.preview_answer(taken)
        return found.lines if found is not None else []
