"""Which players a text means."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import PLAYER, SUBJECT
from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import Player
from mathom.games.tcg.rows import OWNER, free, opponents, shadows
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class You(Player):
    """The one whose card it is, or who acts at a site."""

    english = "you"

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [frame.who]


class FreePeoplesPlayer(Player):
    """000: Free Peoples player."""

    english = "the Free Peoples player"

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [free(game)]


class AnOpponent(Player):
    """000: opponent - chosen where there are several."""

    english = "an opponent"
    spellings = ("<the|your|any|> opponent",)
    choice = True

    def players(self, game: Game, frame: Frame) -> list[int]:
        return opponents(game, frame.who)


class EachOpponent(Player):
    """000: opponent - every one."""

    english = "each opponent"
    one = False

    def players(self, game: Game, frame: Frame) -> list[int]:
        return opponents(game, frame.who)


class EachShadowPlayer(Player):
    """000: Shadow player - every one."""

    english = "each Shadow player"
    one = False
    spellings = ("shadow players",)

    def players(self, game: Game, frame: Frame) -> list[int]:
        return shadows(game)


class AnyShadowPlayer(Player):
    """000: Shadow player - the first who is willing, in turn order."""

    english = "any Shadow player"
    one = False

    def players(self, game: Game, frame: Frame) -> list[int]:
        return shadows(game)


class ThatPlayer(Player):
    """The player who was chosen or made to do it; else the owner of what the trigger is about.

    Which of the two is settled from the text alone, when the cards are loaded.
    """

    english = "that player"
    spellings = ("he", "that opponent")

    def __init__(self) -> None:
        self.owner = False

    def follow(self, known: Known) -> None:
        self.owner = PLAYER not in known.marks
        if self.owner:
            known.need(SUBJECT, "that player")

    def players(self, game: Game, frame: Frame) -> list[int]:
        player = frame.cards[PLAYER]
        if self.owner:
            player = game.rows[OWNER][frame.cards[SUBJECT]]
        return [player] if player != NONE else []


class OwnerOf(Player):
    """000: owner."""

    english = "the owner of {who:Ref}"
    spellings = ("{who:Ref}'s owner",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [game.rows[OWNER][card] for card in self.who.cards(game, frame)[:1]]


YOU: Final = You()
FREE_PEOPLES_PLAYER: Final = FreePeoplesPlayer()
AN_OPPONENT: Final = AnOpponent()
EACH_OPPONENT: Final = EachOpponent()
EACH_SHADOW_PLAYER: Final = EachShadowPlayer()
ANY_SHADOW_PLAYER: Final = AnyShadowPlayer()
