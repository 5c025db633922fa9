"""Every question of the game: its rule, its prompt, what its options are and are called."""

from typing import Final

from mathom.kernel.declared import YES_OR_NO, QuestionKind, Questions

# The two answers of a question of yes or no, and other options that are no thing on the table.
NO: Final = 0
YES: Final = 1
STAY: Final = 31
AT_RANDOM: Final = 31
USE: Final = 600  # add a special card
# What may be done in passing.
LOOK: Final = 1000  # add the region: the Palantír
SHUFFLE: Final = 1100  # add the region: mix one's own pieces there

# What options are.
TILES: Final = "tiles"
SPECIALS: Final = "special cards"
SOME_CHARACTERS: Final = "characters"
MOVES: Final = "moves"  # rulebook.movement.mover and goal, or USE + special card
STANDS: Final = "stands"
REGIONS: Final = "regions"
COMBAT_CARDS: Final = "combat cards"

QUESTIONS: Final = Questions()


def _ask(
    name: str,
    rule: str,
    prompt: str,
    options: str = YES_OR_NO,
    passing: str = "",
    no: str = "",
    yes: str = "",
) -> int:
    return QUESTIONS.add(QuestionKind(name, f"002: {rule}", prompt, options, passing, no, yes))


# Setup
ASK_FACES: Final = _ask("faces", "the draft game", "Which tiles show their variant side?", TILES)
ASK_SPECIALS: Final = _ask(
    "specials", "the special cards", "Which special cards will you have?", SPECIALS
)
ASK_PLACE: Final = _ask("place", "setup", "Who begins in {place}?", SOME_CHARACTERS)

# The turn
ASK_MOVE: Final = _ask("move", "movement", "Move one of your characters.", MOVES)
ASK_OPPONENT: Final = _ask(
    "opponent", "battle", "Whom do you attack?", STANDS, passing="A concealed enemy, at random"
)
ASK_RANDOM: Final = _ask("random", "battle", "Which concealed enemy is met?", STANDS)
ASK_SHUFFLE: Final = _ask("shuffle", "shuffling characters", "How do the pieces fall?", STANDS)
ASK_END: Final = _ask("end", "Palantír", "Anything else before your turn ends?", no="End the turn")
ASK_MIX: Final = _ask(
    "mix",
    "shuffling characters",
    "Do you shuffle pieces before the enemy acts?",
    no="Leave them as they lie",
)

# Characters before cards are played
ASK_TUNNEL: Final = _ask(
    "tunnel",
    "Balrog",
    "Someone passes the Tunnel of Moria. Does the Balrog strike?",
    no="Let them pass",
    yes="Reveal the Balrog",
)
ASK_TAKE_PLACE: Final = _ask(
    "take place",
    "Sam",
    "Frodo is attacked. Does Sam take his place?",
    no="Frodo fights",
    yes="Sam fights",
)
ASK_SHOW: Final = _ask(
    "show",
    "Sam",
    "Show Frodo to give Sam strength 5?",
    no="Keep Frodo hidden",
    yes="Show Frodo",
)
ASK_GWAIHIR: Final = _ask(
    "gwaihir",
    "Gwaihir the Windlord",
    "Does Gwaihir come to {hero}'s aid?",
    no="Not now",
    yes="Call Gwaihir",
)
ASK_RETREAT: Final = _ask(
    "retreat", "retreats", "Does {fighter} retreat?", REGIONS, passing="Stand and fight"
)
ASK_SWITCH: Final = _ask(
    "switch", "Sméagol", "With whom does Sméagol switch?", STANDS, passing="Nobody"
)
ASK_FORBID: Final = _ask(
    "forbid",
    "{fighter}",
    "Does {fighter} rule that no cards are played?",
    no="Play cards",
    yes="No cards",
)

# Cards
ASK_CARD: Final = _ask(
    "card", "play cards", "Pick a combat card for {fighter}, in secret.", COMBAT_CARDS
)
ASK_CHANGE: Final = _ask(
    "change",
    "Saruman",
    "Does Saruman make the Fellowship play another card?",
    no="Let it stand",
    yes="Another card",
)
ASK_NEW_CARD: Final = _ask(
    "new card", "Saruman", "Saruman makes you play another card.", COMBAT_CARDS
)
ASK_FOUR: Final = _ask(
    "four",
    "Mouth of Sauron",
    "Does the Mouth of Sauron play the 4 instead?",
    no="Keep your card",
    yes="Play the 4",
)
ASK_MAGIC: Final = _ask("magic", "Magic", "Which discard does Magic bring back?", COMBAT_CARDS)
ASK_RETREAT_CARD: Final = _ask(
    "retreat card", "Retreat", "Where does {fighter} retreat to?", REGIONS
)
ASK_AID: Final = _ask(
    "aid",
    "Gandalf",
    "Does Gandalf show himself to add 1 to {hero}?",
    no="Keep Gandalf hidden",
    yes="Show Gandalf",
)
ASK_SLIP: Final = _ask(
    "slip", "Wormtongue", "Wormtongue is beaten. Does he slip away?", REGIONS, passing="Is defeated"
)

# Special cards
ASK_RIDE: Final = _ask("ride", "Shadowfax", "Who rides Shadowfax, and where?", MOVES)
ASK_DARK: Final = _ask("dark", "The Dark of Mordor", "Who moves under the Dark of Mordor?", MOVES)
ASK_KING: Final = _ask(
    "king", "A King Revealed", "Which enemy piece does the King call?", STANDS, passing="Nobody"
)
ASK_CREBAIN: Final = _ask(
    "crebain",
    "Crebain of Dunland",
    "Which enemy piece do the Crebain watch?",
    STANDS,
    passing="Nobody",
)
ASK_RECALL: Final = _ask(
    "recall", "Recall to Mordor", "Who is recalled to Mordor?", STANDS, passing="Nobody"
)
