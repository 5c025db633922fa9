"""Playing combat cards in a battle (``002: play cards``, ``the combat cards``)."""

from typing import Final

from mathom.games.confrontation.battle_events import (
    E_CARD_IDLE,
    E_CHOSE,
    E_CLOAK,
    E_EYE,
    E_SHOWED,
    E_SWAPPED_CARD,
)
from mathom.games.confrontation.board import FELLOWSHIP, SAURON
from mathom.games.confrontation.cards import (
    ELVEN_CLOAK,
    EYE_OF_SAURON,
    F_MAGIC,
    F_RETREAT,
    IS_TEXT,
    NOBLE_SACRIFICE,
    S_MAGIC,
    S_RETREAT,
    SAURON_FOUR,
)
from mathom.games.confrontation.characters import (
    CARD_IS_IDLE,
    GANDALF,
    GO_BACKWARD,
    GO_SIDEWAYS,
    MAKES_CHANGE_CARD,
    TAKES_THE_FOUR,
    UNMOVED_BY_EYE_AND_MAGIC,
    UNMOVED_BY_TEXT,
    VARIANT,
    has,
)
from mathom.games.confrontation.events import BY_RETREAT, E_MOVES
from mathom.games.confrontation.procedures import PROCEDURES, RUN_PLAY_CARDS
from mathom.games.confrontation.questions import (
    ASK_CARD,
    ASK_CHANGE,
    ASK_FOUR,
    ASK_MAGIC,
    ASK_NEW_CARD,
    ASK_RETREAT_CARD,
    NO,
    YES,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    B_EYE,
    BATTLE,
    CARD,
    DISCARDED,
    IN_HAND,
    SECRET,
    SECRET_CARD,
    discards,
    hand,
)
from mathom.games.confrontation.rulebook.ask import ask
from mathom.games.confrontation.rulebook.battle import FELLOWSHIP_FALLS, SAURON_FALLS
from mathom.games.confrontation.rulebook.fighters import able, fighter, fighting, foreseen
from mathom.games.confrontation.rulebook.retreats import retreats
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def shown(game: Game, side: int) -> int:
    """The card a side has on the table."""
    return game.rows[BATTLE][B_CARD + side]


def idle(game: Game, side: int, card: int) -> bool:
    """Whether the card's text is kept from working."""
    if side == FELLOWSHIP:
        return game.rows[BATTLE][B_EYE] == 1
    if has(fighting(game, SAURON), CARD_IS_IDLE):
        return True
    if not able(game, FELLOWSHIP):
        return False
    hero = fighting(game, FELLOWSHIP)
    return has(hero, UNMOVED_BY_TEXT) or (
        has(hero, UNMOVED_BY_EYE_AND_MAGIC) and card in (EYE_OF_SAURON, S_MAGIC)
    )


class PlayCards(Procedure):
    """002: play cards - both pick in secret and show together; text before strength.

    Register ``who`` is the side that picks or whose text is being resolved. Returns who
    falls by Noble Sacrifice, as bits.
    """

    PICK: Final = 0
    PICKED: Final = 1
    FORESEEN_MAGIC: Final = 2
    FORESEEN_SWAP: Final = 3
    CHANGE: Final = 4
    CHANGED: Final = 5
    NEW_CARD: Final = 6
    NEW_CARD_SHOWN: Final = 7
    FOUR: Final = 8
    FOUR_TAKEN: Final = 9
    TEXTS: Final = 10
    MAGIC: Final = 11
    SWAP: Final = 12
    RETREAT: Final = 13
    RETREATED: Final = 14
    END: Final = 15

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == PlayCards.PICK:
            ask(game, frame.who, ASK_CARD, hand(game, frame.who))
        elif pc == PlayCards.PICKED:
            self.picked(game, frame)
        elif pc == PlayCards.FORESEEN_MAGIC:
            ask(game, SAURON, ASK_MAGIC, discards(game, SAURON))
        elif pc == PlayCards.FORESEEN_SWAP:
            self.swap(game, SAURON)
            frame.who = FELLOWSHIP
            frame.step = PlayCards.PICK
        elif pc <= PlayCards.NEW_CARD_SHOWN:
            self.change(game, frame, pc)
        elif pc == PlayCards.FOUR:
            ask(game, SAURON, ASK_FOUR, [NO, YES])
        elif pc == PlayCards.FOUR_TAKEN:
            if game.pick == YES:
                # The card he takes back goes where the 4 came from.
                game.event(E_SWAPPED_CARD, SAURON, SAURON_FOUR, game.rows[CARD][SAURON_FOUR])
        elif pc == PlayCards.TEXTS:
            self.text(game, frame, SAURON)
        elif pc == PlayCards.MAGIC:
            ask(game, frame.who, ASK_MAGIC, discards(game, frame.who))
        elif pc == PlayCards.SWAP:
            self.swap(game, frame.who)
            self.text(game, frame, frame.who)
        elif pc == PlayCards.RETREAT:
            ask(game, frame.who, ASK_RETREAT_CARD, self.retreats(game, frame.who))
        elif pc == PlayCards.RETREATED:
            # Whatever the other card says, this battle is over.
            game.event(E_MOVES, fighter(game, frame.who), game.pick, BY_RETREAT)
        else:
            game.done()

    def picked(self, game: Game, frame: Frame) -> None:
        """Both pick before either shows, unless Gandalf foresees Sauron's card."""
        side = frame.who
        game.event(E_CHOSE, side, game.pick)
        if foreseen(game):
            self.show(game, side)
            if side == FELLOWSHIP:
                self.all_shown(game, frame)
            elif self.exchanges(game, SAURON):
                # Magic is exchanged before the Fellowship picks.
                frame.step = PlayCards.FORESEEN_MAGIC
            else:
                frame.who = FELLOWSHIP
                frame.step = PlayCards.PICK
        elif side == FELLOWSHIP:
            frame.who = SAURON
            frame.step = PlayCards.PICK
        else:
            self.show(game, SAURON)
            self.show(game, FELLOWSHIP)
            self.all_shown(game, frame)

    def show(self, game: Game, side: int) -> None:
        """The combat card that a side picked in secret is revealed."""
        game.event(E_SHOWED, side, game.rows[SECRET][SECRET_CARD + side])

    def all_shown(self, game: Game, frame: Frame) -> None:
        """Saruman or the Mouth may still change a card; then text goes before strength."""
        servant = fighting(game, SAURON)
        if has(servant, MAKES_CHANGE_CARD):
            frame.step = PlayCards.CHANGE
        elif has(servant, TAKES_THE_FOUR) and shown(game, SAURON) != SAURON_FOUR:
            frame.step = PlayCards.FOUR
        else:
            self.text(game, frame, SAURON)

    def exchanges(self, game: Game, side: int) -> bool:
        """Whether a side's Magic is on the table, works, and has something to bring back."""
        card = shown(game, side)
        return (
            card in (F_MAGIC, S_MAGIC) and not idle(game, side, card) and bool(discards(game, side))
        )

    def swap(self, game: Game, side: int) -> None:
        game.event(E_SWAPPED_CARD, side, game.pick, DISCARDED)

    def change(self, game: Game, frame: Frame, pc: int) -> None:
        """002: Saruman (variant) - he may make the Fellowship play another card."""
        if pc == PlayCards.CHANGE:
            gandalf = fighting(game, FELLOWSHIP) % VARIANT == GANDALF
            if not gandalf and hand(game, FELLOWSHIP):
                ask(game, SAURON, ASK_CHANGE, [NO, YES])
            else:
                frame.step = PlayCards.TEXTS
        elif pc == PlayCards.CHANGED:
            if game.pick == NO:
                frame.step = PlayCards.TEXTS
        elif pc == PlayCards.NEW_CARD:
            ask(game, FELLOWSHIP, ASK_NEW_CARD, hand(game, FELLOWSHIP))
        else:
            game.event(E_SWAPPED_CARD, FELLOWSHIP, game.pick, IN_HAND)
            frame.step = PlayCards.TEXTS

    def retreats(self, game: Game, side: int) -> list[int]:
        ways = GO_BACKWARD if side == FELLOWSHIP else GO_SIDEWAYS
        return retreats(game, fighter(game, side), ways)

    def text(self, game: Game, frame: Frame, side: int) -> None:
        """Resolve a side's text card, Sauron's before the Fellowship's.

        A card that Magic brought back is resolved at once.
        """
        card = shown(game, side)
        frame.who = side
        frame.step = PlayCards.END
        if not IS_TEXT[card]:
            pass
        elif idle(game, side, card):
            game.event(E_CARD_IDLE, side, card)
        elif card in (F_MAGIC, S_MAGIC):
            if self.exchanges(game, side):
                frame.step = PlayCards.MAGIC
                return
        elif card in (F_RETREAT, S_RETREAT):
            if self.retreats(game, side):
                frame.step = PlayCards.RETREAT
                return
        elif card == NOBLE_SACRIFICE:
            game.done(FELLOWSHIP_FALLS | SAURON_FALLS)
            return
        elif card == ELVEN_CLOAK:
            if not IS_TEXT[shown(game, SAURON)]:
                game.event(E_CLOAK)
        elif card == EYE_OF_SAURON:
            if IS_TEXT[shown(game, FELLOWSHIP)]:
                game.event(E_EYE)
        if side == SAURON:
            self.text(game, frame, FELLOWSHIP)
        else:
            game.done()


PROCEDURES.define(RUN_PLAY_CARDS, PlayCards())
