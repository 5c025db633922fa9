"""Rise of Saruman: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "17R38",
    follower("Saruman", "Servant of Sauron", SHADOW, "Isengard", 1, (2,), unique=True),
    Aid(RemoveTwilight(1)),
    EachTimeMay(Wins(BEARER), Exert(a(COMPANION))),
)
