"""What a selection picks, remembered for the words after it; and what is still to be picked."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import bind
from mathom.cardplay.phrases import Who
from mathom.cardplay.questions import ASK_LOT, ASK_TARGETS
from mathom.cardplay.word import Word, within
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game

# In a frame's ``place``: an effect is looked at before its cost is paid, which may choose for it.
AHEAD: Final = 3


def ahead(frame: Frame) -> Frame:
    """A frame in which to look at an effect whose cost is not paid yet."""
    return Frame(frame.procedure, frame.who, frame.card, place=AHEAD, cards=frame.cards)


def left_open(frame: Frame, who: Who) -> bool:
    """Whether the cost that is still to be paid chooses what a reference means.

    That it does is sure: a reference that nothing binds fails when the cards are loaded.
    """
    return frame.place == AHEAD and not who.bound(frame)


def with_picked(names: tuple[int, ...], who: Who, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The names with the one card that a selection picked; nobody, where it found none."""
    slot = who.slot()
    if slot == NONE or not who.one():
        return names
    return bind(names, slot, picks[0] if len(picks) == 1 else NONE)


def names_picked(known: Known, who: Who, by: Word) -> None:
    """From here on, the one card that a selection picks can be spoken of again."""
    noun = who.called()
    if noun is not None and who.one():
        known.name(noun, who.slot(), by)


def follow_picking(known: Known, who: Who, verb: Word) -> None:
    """The cards are chosen first; whatever else a verb speaks of comes after."""
    who.follow(known)
    names_picked(known, who, verb)
    for word in within(verb):
        if word is not who:
            word.follow(known)


def mask_of(cards: tuple[int, ...]) -> int:
    """A set of cards as one number."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def choose(game: Game, frame: Frame, who: Who, options: list[int]) -> None:
    """Let the doer, or chance, pick; at once where everyone can see there is no choice."""
    wanted = min(who.wanted(game, frame), len(options))
    least = min(who.least(game, frame), wanted)
    if who.manner == Who.PLAIN or wanted == 0:
        game.picks = tuple(options) if who.manner == Who.PLAIN else ()
    elif who.manner == Who.LOT:
        game.picks = tuple(options)
        if wanted < len(options):
            game.roll(ASK_LOT, options, wanted)
    elif least == wanted == len(options) and not who.secret():
        game.picks = tuple(options)
    else:
        game.ask(frame.who, ASK_TARGETS, options, least, wanted)


def queue(players: list[int]) -> int:
    """Players still to come, as one number: three bits each, the next one lowest."""
    number = 0
    for player in reversed(players):
        number = number << 3 | (player + 1)
    return number
