"""Mount Doom: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

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
