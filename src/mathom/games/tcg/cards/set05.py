"""Battle of Helm's Deep: the cards that the rulings need."""

from mathom.games.tcg.vocabulary import *

card(
    "5R21",
    event("Be Back Soon", FREE_PEOPLES, "Gollum", 1, "maneuver"),
    Action(
        maneuver,
        Preventable(Discard(a(MINION)), AN_OPPONENT, Exert(a(MINION), TWICE)),
        cost=Discard(Named("Sméagol")),
    ),
)
card(
    "5R29",
    companion("Sméagol", "Slinker", "Gollum", "", (0, 3, 4), keywords="Ring-bound", signet="Frodo"),
    ToPlay(AddBurdens(1)),
    Action(skirmish, Give(SELF, (Strength(+2), TAKE_NO_WOUNDS)), cost=AddBurdens(1)),
)
card(
    "5R100",
    minion(
        "Grishnákh", "Orc Captain", "Sauron", "Orc", (4, 11, 3, 6), keywords="tracker", unique=True
    ),
    Constant(SiteNumber(each(ORC & SAURON), -3)),
    Action(
        shadow,
        Preventable(Draw(3), FREE_PEOPLES_PLAYER, AddBurdens(2)),
        cost=AndDo((Exert(SELF, TWICE), spotting(another(ORC & SAURON)))),
    ),
)
card(
    "5U1",
    minion("Dunlending Rampager", "", "Dunland", "Man", (1, 9, 1, 3)),
    EachTime(
        YouPlay(SELF),
        TheyMay(FREE_PEOPLES_PLAYER, PayTo(Discard(n(2, CARD, FROM_HAND)), Discard(SELF))),
    ),
)
