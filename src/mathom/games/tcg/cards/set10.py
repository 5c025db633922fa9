"""Mount Doom: the cards that the rulings need."""

from mathom.games.tcg.abilities import EachTimeMay
from mathom.games.tcg.facts import card
from mathom.games.tcg.printed import minion
from mathom.games.tcg.words.cards import COMPANION
from mathom.games.tcg.words.doings import CannotBeAssigned
from mathom.games.tcg.words.lasting import TILL_END_OF_TURN, Make
from mathom.games.tcg.words.pointing import that
from mathom.games.tcg.words.selections import Named, a
from mathom.games.tcg.words.spotting import spot
from mathom.games.tcg.words.triggers import YouPlay
from mathom.games.tcg.words.verbs import spotting
from mathom.games.tcg.words.zones import SELF

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
