"""Decisions in words: what is asked, by which rule, and what each option does."""

from typing import Final

from mathom.games.confrontation.board import (
    FELLOWSHIP,
    OUTPOSTS,
    REGION_NAMES,
    SAURON,
    SIDE_NAMES,
)
from mathom.games.confrontation.cards import CARD_NAMES, CARD_STRENGTH, SPECIAL_NAMES
from mathom.games.confrontation.characters import VARIANT, name_of
from mathom.games.confrontation.kinds import (
    ASK_AID,
    ASK_CARD,
    ASK_CHANGE,
    ASK_CREBAIN,
    ASK_DARK,
    ASK_END,
    ASK_FACES,
    ASK_FORBID,
    ASK_FOUR,
    ASK_GWAIHIR,
    ASK_KING,
    ASK_MAGIC,
    ASK_MIX,
    ASK_MOVE,
    ASK_NEW_CARD,
    ASK_OPPONENT,
    ASK_PLACE,
    ASK_RANDOM,
    ASK_RECALL,
    ASK_RETREAT,
    ASK_RETREAT_CARD,
    ASK_RIDE,
    ASK_SHOW,
    ASK_SHUFFLE,
    ASK_SLIP,
    ASK_SPECIALS,
    ASK_SWITCH,
    ASK_TAKE_PLACE,
    ASK_TUNNEL,
    AT_RANDOM,
    LOOK,
    SHUFFLE,
    STAY,
    USE,
    YES,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    B_STAND,
    BATTLE,
    CHARACTER,
    MAYBE,
    REGION,
    ROSTER,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.fighters import foreseen
from mathom.games.confrontation.rulebook.movement import landing
from mathom.kernel.decision import Decision, Option, Question
from mathom.kernel.game import Game

# Everything on the table has a number of its own.
THING_CARD: Final = 18
THING_SPECIAL: Final = 36
THING_REGION: Final = 44
THINGS: Final = 60

# By kind of decision: the prompt, the rule, and the two answers of a yes-or-no question.
_ASKED: Final[dict[int, tuple[str, str, str, str]]] = {
    ASK_FACES: ("Which tiles show their variant side?", "the draft game", "", ""),
    ASK_SPECIALS: ("Which special cards will you have?", "the special cards", "", ""),
    ASK_PLACE: ("Who begins in {place}?", "setup", "", ""),
    ASK_MOVE: ("Move one of your characters.", "movement", "", ""),
    ASK_OPPONENT: ("Whom do you attack?", "battle", "", ""),
    ASK_RANDOM: ("Which concealed enemy is met?", "battle", "", ""),
    ASK_SHUFFLE: ("How do the pieces fall?", "shuffling characters", "", ""),
    ASK_TUNNEL: (
        "Someone passes the Tunnel of Moria. Does the Balrog strike?",
        "Balrog",
        "Let them pass",
        "Reveal the Balrog",
    ),
    ASK_TAKE_PLACE: (
        "Frodo is attacked. Does Sam take his place?",
        "Sam",
        "Frodo fights",
        "Sam fights",
    ),
    ASK_SHOW: (
        "Show Frodo to give Sam strength 5?",
        "Sam",
        "Keep Frodo hidden",
        "Show Frodo",
    ),
    ASK_GWAIHIR: (
        "Does Gwaihir come to {hero}'s aid?",
        "Gwaihir the Windlord",
        "Not now",
        "Call Gwaihir",
    ),
    ASK_RETREAT: ("Does {fighter} retreat?", "retreats", "", ""),
    ASK_SWITCH: ("With whom does Sméagol switch?", "Sméagol", "", ""),
    ASK_FORBID: (
        "Does {fighter} rule that no cards are played?",
        "{fighter}",
        "Play cards",
        "No cards",
    ),
    ASK_CARD: ("Pick a combat card for {fighter}, in secret.", "play cards", "", ""),
    ASK_CHANGE: (
        "Does Saruman make the Fellowship play another card?",
        "Saruman",
        "Let it stand",
        "Another card",
    ),
    ASK_NEW_CARD: ("Saruman makes you play another card.", "Saruman", "", ""),
    ASK_FOUR: (
        "Does the Mouth of Sauron play the 4 instead?",
        "Mouth of Sauron",
        "Keep your card",
        "Play the 4",
    ),
    ASK_MAGIC: ("Which discard does Magic bring back?", "Magic", "", ""),
    ASK_RETREAT_CARD: ("Where does {fighter} retreat to?", "Retreat", "", ""),
    ASK_AID: (
        "Does Gandalf show himself to add 1 to {hero}?",
        "Gandalf",
        "Keep Gandalf hidden",
        "Show Gandalf",
    ),
    ASK_SLIP: ("Wormtongue is beaten. Does he slip away?", "Wormtongue", "", ""),
    ASK_RIDE: ("Who rides Shadowfax, and where?", "Shadowfax", "", ""),
    ASK_DARK: ("Who moves under the Dark of Mordor?", "The Dark of Mordor", "", ""),
    ASK_KING: ("Which enemy piece does the King call?", "A King Revealed", "", ""),
    ASK_CREBAIN: ("Which enemy piece do the Crebain watch?", "Crebain of Dunland", "", ""),
    ASK_RECALL: ("Who is recalled to Mordor?", "Recall to Mordor", "", ""),
    ASK_END: ("Anything else before your turn ends?", "Palantír", "End the turn", ""),
    ASK_MIX: (
        "Do you shuffle pieces before the enemy acts?",
        "shuffling characters",
        "Leave them as they lie",
        "",
    ),
}

_CARDS: Final = (ASK_CARD, ASK_NEW_CARD, ASK_MAGIC)
_STANDS: Final = (
    ASK_OPPONENT,
    ASK_RANDOM,
    ASK_SHUFFLE,
    ASK_SWITCH,
    ASK_KING,
    ASK_CREBAIN,
    ASK_RECALL,
)
_REGIONS: Final = (ASK_RETREAT, ASK_RETREAT_CARD, ASK_SLIP)
_MOVES: Final = (ASK_MOVE, ASK_RIDE, ASK_DARK)


def question(game: Game) -> Question:
    """The pending decision in words."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked: the game is over")
    prompt, rule, _, _ = _ASKED[decision.kind]
    if decision.kind in (ASK_CARD, ASK_MAGIC) and foreseen(game):
        prompt = _foreseen(game, decision)
    places = _names(game, decision)
    return Question(
        decision,
        prompt.format_map(places),
        "002: " + rule.format_map(places),
        [option(game, decision, pick) for pick in decision.options],
        [aside(pick) for pick in decision.asides or ()],
    )


def _names(game: Game, decision: Decision) -> dict[str, str]:
    """What a prompt may mention."""
    battle = game.rows[BATTLE]
    hero = fighter = "your character"
    if battle[B_STAND] >= 0:
        hero = stand_name(game, battle[B_STAND])
        if decision.who >= 0:
            fighter = stand_name(game, battle[B_STAND + side_of_seat(game, decision.who)])
    place = ""
    if decision.kind == ASK_PLACE:
        frame = game.stack[-1]
        place = REGION_NAMES[OUTPOSTS[frame.who][frame.count]]
    return {"hero": hero, "fighter": fighter, "place": place}


def _foreseen(game: Game, decision: Decision) -> str:
    """002: Gandalf (classic) - Sauron's card, or what Magic makes of it, is shown first."""
    shown = game.rows[BATTLE][B_CARD + SAURON]
    if side_of_seat(game, decision.who) == FELLOWSHIP:
        if decision.kind == ASK_MAGIC:
            return _ASKED[ASK_MAGIC][0]
        return f"Sauron shows {card_name(shown)}. Pick a combat card for {{fighter}}."
    if decision.kind == ASK_MAGIC:
        return f"{_ASKED[ASK_MAGIC][0]} {{hero}} sees it before the Fellowship picks."
    return "Pick a combat card for {fighter}. {hero} sees it before the Fellowship picks."


def option(game: Game, decision: Decision, pick: int) -> Option:
    """One option in words."""
    kind = decision.kind
    if kind in _MOVES:
        if pick >= USE:
            return Option(pick, f"Use {SPECIAL_NAMES[pick - USE]}", (THING_SPECIAL + pick - USE,))
        stand = pick >> 5
        label = f"{stand_name(game, stand)} to {REGION_NAMES[pick & 31]}"
        return Option(pick, label, (stand, THING_REGION + landing(pick)))
    if kind in _CARDS:
        return Option(pick, card_name(pick), (THING_CARD + pick,))
    if kind in _STANDS:
        if pick == AT_RANDOM:
            label = "A concealed enemy, at random" if kind == ASK_OPPONENT else "Nobody"
            return Option(pick, label)
        where = REGION_NAMES[game.rows[REGION][pick]]
        return Option(pick, f"{stand_name(game, pick)} in {where}", (pick,))
    if kind in _REGIONS:
        if pick == STAY:
            return Option(pick, "Is defeated" if kind == ASK_SLIP else "Stand and fight")
        return Option(pick, f"To {REGION_NAMES[pick]}", (THING_REGION + pick,))
    if kind == ASK_FACES:
        label = f"{name_of(pick + VARIANT)} (variant) for {name_of(pick)} (classic)"
        return Option(pick, label)
    if kind == ASK_SPECIALS:
        return Option(pick, SPECIAL_NAMES[pick], (THING_SPECIAL + pick,))
    if kind == ASK_PLACE:
        return Option(pick, name_of(pick))
    _, _, no, yes = _ASKED[kind]
    return Option(pick, yes if pick == YES else no)


def aside(pick: int) -> Option:
    if pick >= SHUFFLE:
        region = pick - SHUFFLE
        return Option(
            pick, f"Shuffle your pieces in {REGION_NAMES[region]}", (THING_REGION + region,)
        )
    region = pick - LOOK
    things = (THING_SPECIAL + 7, THING_REGION + region)
    return Option(pick, f"Look into {REGION_NAMES[region]} with the Palantír", things)


def piece_name(stand: int) -> str:
    """A stand as the enemy sees it: its side, and a letter to follow it by."""
    return f"{SIDE_NAMES[stand // 9]} piece {'ABCDEFGHI'[stand % 9]}"


def stand_name(game: Game, stand: int) -> str:
    """Who is in a stand, as far as this game shows it or leaves only one answer."""
    character = game.rows[CHARACTER][stand]
    if character >= 0:
        return name_of(character)
    mask = game.rows[MAYBE][stand]
    if mask & (mask - 1) == 0:
        tile = stand // 9 * 9 + mask.bit_length() - 1
        return f"{name_of(game.rows[ROSTER][tile])} (concealed)"
    return piece_name(stand)


def card_name(card: int) -> str:
    return f"Strength {CARD_NAMES[card]}" if CARD_STRENGTH[card] else CARD_NAMES[card]
