"""Rise of Saruman: the cards that the rulings need."""

from mathom.games.tcg.abilities import Aid, EachTimeMay
from mathom.games.tcg.facts import SHADOW, card
from mathom.games.tcg.printed import follower
from mathom.games.tcg.words.cards import COMPANION
from mathom.games.tcg.words.pointing import BEARER
from mathom.games.tcg.words.selections import a
from mathom.games.tcg.words.tokens import RemoveTwilight
from mathom.games.tcg.words.triggers import Wins
from mathom.games.tcg.words.verbs import Exert

card(
    "17R38",
    follower("Saruman", "Servant of Sauron", SHADOW, "Isengard", 1, (2,), unique=True),
    Aid(RemoveTwilight(1)),
    EachTimeMay(Wins(BEARER), Exert(a(COMPANION))),
)
