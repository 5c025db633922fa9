"""Where cards are looked for: piles, decks, hands, and what is in play."""

from typing import Final

from mathom.cardplay import phrases
from mathom.cardplay.phrases import Who, Zone
from mathom.cardplay.steps import Player
from mathom.cardplay.word import Word
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.rows import (
    ACTIVE,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HOST,
    PLAY,
    ZONE,
    free,
    stacked_on,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Self(phrases.Self):
    """The card whose text this is."""

    english = "~"
    spellings = ("this", "this card")
    also = ("Single", "Ref")


SELF: Final = Self()


class Place(Word):
    """A pile, or what is in play. ``secret`` ones are not shown to everyone."""

    secret: bool = False

    def pile(self, game: Game, frame: Frame) -> list[int]:
        """The cards there."""
        return []


class Hand(Place):
    """The hand of the one who does it; a card about to be played is not there any more."""

    english = "hand"
    spellings = ("<your|his> hand",)
    secret = True

    def pile(self, game: Game, frame: Frame) -> list[int]:
        hand = game.rows[HAND + frame.who]
        if frame.card in hand:
            return [card for card in hand if card != frame.card]
        return hand


class DiscardPile(Place):
    """The discard pile of the one who does it."""

    english = "your discard pile"
    spellings = ("his discard pile", "discard pile")

    def pile(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[DISCARD + frame.who]


class DrawDeck(Place):
    """The draw deck of the one who does it."""

    english = "your draw deck"
    spellings = ("his draw deck", "draw deck")
    secret = True

    def pile(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[DECK + frame.who]


class InAnyPlay(Place):
    """In play, said so."""

    english = "play"

    def pile(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[ACTIVE]


class SupportArea(Place):
    """000: support area - of the one who does it."""

    english = "your support area"
    spellings = ("his support area", "the support area")

    def pile(self, game: Game, frame: Frame) -> list[int]:
        return supporting(game, [frame.who])


class SupportAreaOf(Place):
    """000: support area - of another."""

    english = "the support area of {player:Player}"
    spellings = ("{player:Player}'s support area",)

    def __init__(self, player: Player) -> None:
        self.player = player

    def pile(self, game: Game, frame: Frame) -> list[int]:
        return supporting(game, self.player.players(game, frame))


class HandOf(Place):
    """The hand of another."""

    english = "the hand of {player:Player}"
    spellings = ("{player:Player}'s hand",)
    secret = True

    def __init__(self, player: Player) -> None:
        self.player = player

    def pile(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for player in self.player.players(game, frame):
            found += game.rows[HAND + player]
        return found


def supporting(game: Game, players: list[int]) -> list[int]:
    """The cards of these players that lie in their support areas."""
    hosts = game.rows[HOST]
    zones = game.rows[ZONE]
    found: list[int] = []
    for card in game.rows[ACTIVE]:
        if hosts[card] == NONE and zones[card] - PLAY in players and printed(game, card).support:
            found.append(card)
    return found


class InPlay(Zone):
    """000: in play - active cards; what a text means unless it says otherwise."""

    english = ""

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[ACTIVE]


class From(Zone):
    """From one pile or several."""

    english = " from {places:Place* or }"
    spellings = ("<in|found in> {places:Place* or }", "from {places:Place* or from }")

    def __init__(self, places: tuple[Place, ...]) -> None:
        self.places = places
        self.hidden = any(place.secret for place in places)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for place in self.places:
            found += place.pile(game, frame)
        return found


class InDeadPile(Zone):
    """000: dead pile - the Free Peoples player's."""

    english = " in the dead pile"
    spellings = ("in <your|his> dead pile",)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[DEAD + free(game)]


class StackedOn(Zone):
    """000: stacked cards - on the card whose text this is."""

    english = " stacked on {who:Single}"
    spellings = ("stacked here",)

    def __init__(self, who: Who = SELF) -> None:
        self.who = who

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for host in self.who.cards(game, frame):
            found += stacked_on(game, host)
        return found


class Deck(Word):
    """Whose draw deck."""

    def one(self) -> bool:
        """Whether it is the deck of one player alone."""
        return True

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [frame.who]


class YourDeck(Deck):
    """That of the one who does it."""

    english = "your draw deck"
    spellings = ("<your|his> deck", "his draw deck", "the draw deck")


class DeckOf(Deck):
    """That of another."""

    english = "the draw deck of {player:Player}"
    spellings = ("{player:Player}'s draw deck", "{player:Player}'s deck")

    def __init__(self, player: Player) -> None:
        self.player = player

    def one(self) -> bool:
        return self.player.one

    def players(self, game: Game, frame: Frame) -> list[int]:
        return self.player.players(game, frame)


IN_PLAY: Final = InPlay()
YOUR_HAND: Final = Hand()
YOUR_DISCARD: Final = DiscardPile()
YOUR_DECK: Final = DrawDeck()
YOUR_SUPPORT: Final = SupportArea()
FROM_HAND: Final = From((YOUR_HAND,))
FROM_DISCARD: Final = From((YOUR_DISCARD,))
FROM_DECK: Final = From((YOUR_DECK,))
FROM_SUPPORT: Final = From((YOUR_SUPPORT,))
IN_DEAD_PILE: Final = InDeadPile()
STACKED_HERE: Final = StackedOn(SELF)
DECK_OF_YOURS: Final = YourDeck()
