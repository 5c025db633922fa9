"""Mount Doom: the cards that the rulings need."""

from mathom.games.tcg.abilities import Action, EachTime, EachTimeMay, ToPlay
from mathom.games.tcg.facts import SHADOW, card
from mathom.games.tcg.printed import condition, minion, shadow
from mathom.games.tcg.words.cards import COMPANION, MINION, SAURON, keyworded
from mathom.games.tcg.words.doings import CannotBeAssigned
from mathom.games.tcg.words.glossary import AnySite
from mathom.games.tcg.words.lasting import TILL_END_OF_TURN, Make
from mathom.games.tcg.words.moments import MovesTo
from mathom.games.tcg.words.moves import Discard
from mathom.games.tcg.words.playing import Cheaper, Play
from mathom.games.tcg.words.pointing import that
from mathom.games.tcg.words.selections import Named, a, each
from mathom.games.tcg.words.spotting import spot
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import Exert, spotting
from mathom.games.tcg.words.zones import FROM_HAND, SELF

card(
    "10R23",
    minion(
        "Shelob",
        "Her Ladyship",
        "Gollum",
        "Spider",
        (6, 8, 8, 8),
        keywords="enduring, fierce",
        unique=True,
    ),
    EachTimeMay(
        YouPlay(SELF),
        (spotting(a(COMPANION)), Make(that(COMPANION), CannotBeAssigned(), TILL_END_OF_TURN)),
        if_=spot(Named("Gollum")),
    ),
)
card(
    "10C79",
    condition("Barren Land", "", SHADOW, "Sauron", 2, unique=True, support=True),
    ToPlay(spotting(a(MINION & SAURON))),
    EachTime(MovesTo(AnySite((8, 9))), Exert(each(COMPANION & keyworded("Ring-bound")))),
    Action(shadow, Play(a(MINION & SAURON, FROM_HAND), Cheaper(-2)), cost=Discard(SELF)),
)
