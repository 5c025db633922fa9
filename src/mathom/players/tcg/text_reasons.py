"""Why a text is used or an event played: by what it does, and how the table stands."""

from typing import Final

from mathom.cardplay.combining import Either, OneOf, Optionally, Provided, Then
from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM, Do, Have
from mathom.games.tcg.effects import resistance
from mathom.games.tcg.questions import ABILITY
from mathom.games.tcg.rows import HAND, STATE, TWILIGHT_POOL, ring_bearer
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.games.tcg.words.verbs.combining import BySites, ForEach, PayTo, TheyMay, WhereX
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.drawing import (
    Draw,
    PutBeneath,
    PutOnTop,
    ReturnToHand,
    ShuffleInto,
    TakeIntoHand,
)
from mathom.games.tcg.words.verbs.harm import Exert, Exhaust, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import (
    AllowToFight,
    Give,
    LoseDamage,
    Make,
    MakeArchery,
    MakeCost,
)
from mathom.games.tcg.words.verbs.playing import Play, PlayOn
from mathom.games.tcg.words.verbs.preventing import (
    CancelEvent,
    Instead,
    NoToken,
    Preventable,
    PreventAllWounds,
    PreventBurden,
    PreventFact,
    PreventThat,
    PreventWound,
)
from mathom.games.tcg.words.verbs.revealing import Reveal
from mathom.games.tcg.words.verbs.ring import MakeRingBearer
from mathom.games.tcg.words.verbs.sites import LaysSite
from mathom.games.tcg.words.verbs.skirmishes import CancelSkirmish
from mathom.games.tcg.words.verbs.tokens import (
    AddBurdens,
    AddTwilight,
    RemoveBurdens,
    RemoveTwilight,
)
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.players.cardplay.text_reasons import (
    STOPPED,
    Sentences,
    first_said,
    for_all,
    new_cards,
    sentence,
)

_SENTENCES: Final[Sentences] = {
    Wound: "It wounds without a skirmish.",
    **for_all("Whoever exerts is a wound nearer to the end.", Exert, Exhaust),
    Heal: "It heals, and whoever is fit can fight again.",
    **for_all("It changes what a character can do in the fight.", Give, Make),
    AllowToFight: "One more can shoot and fight who else could not.",
    LoseDamage: "Whoever loses to it is wounded less.",
    LaysSite: "It settles which site lies on the road.",
    MakeRingBearer: "Another bears the Ring, and the game goes on.",
    **for_all("It brings a card into play on other terms than from hand.", Play, PlayOn, MakeCost),
    **for_all("A card comes to hand that can be played again.", TakeIntoHand, ReturnToHand),
    Discard: "It takes a card away.",
    **for_all(
        "A card goes back into a deck, to be drawn again.", PutBeneath, ShuffleInto, PutOnTop
    ),
    Reveal: "It is good to know what they hold.",
    MakeArchery: "It changes how many arrows there are.",
    **for_all("It keeps off a wound.", PreventWound, PreventAllWounds),
    NoToken: "Whoever exerts is none the worse for it.",
    **for_all(STOPPED, PreventBurden, PreventThat, PreventFact, CancelEvent),
    CancelSkirmish: "The skirmish does not take place.",
}


def text_reason(game: Game, player: Seat, pick: Pick) -> str:
    """Why a text is used, or an event played."""
    texts = usable_of(game, pick % ABILITY)
    place = pick // ABILITY - 1 if pick >= ABILITY else 0
    said = ""
    if place < len(texts):
        said = first_said([step_reason(game, player, do) for do in texts[place].do])
    return said or "What its text says can be done now."


def step_reason(game: Game, player: Seat, do: Do) -> str:
    """What a step of a text is good for; empty where its words do not tell."""
    if isinstance(do, TheyMay):
        return step_reason(game, player, do.offered)
    if isinstance(do, BySites):
        here = do.branch(game, Frame(PERFORM, player, cards=NOBODY))
        return step_reason(game, player, here)
    if isinstance(do, Provided | Either | Have | Optionally | ForEach | WhereX | PayTo | Instead):
        return step_reason(game, player, do.do)
    if isinstance(do, Preventable):
        return step_reason(game, player, do.do)
    if isinstance(do, Then | OneOf):
        return first_said([step_reason(game, player, each) for each in do.steps])
    if isinstance(do, Draw):
        return new_cards(game, HAND + player)
    return _on_tokens(game, do) or sentence(do, _SENTENCES)


def _on_tokens(game: Game, do: Do) -> str:
    pool = game.rows[STATE][TWILIGHT_POOL]
    # What removes twilight is a kind of what adds it.
    if isinstance(do, RemoveTwilight):
        return f"It leaves the Shadow less to spend: {pool} in the pool now."
    if isinstance(do, AddTwilight):
        return f"It adds twilight for the Shadow to spend: {pool} in the pool now."
    bearer = ring_bearer(game)
    if isinstance(do, AddBurdens | RemoveBurdens) and bearer >= 0:
        more = "takes a burden off" if isinstance(do, RemoveBurdens) else "burdens"
        return f"It {more} the Ring-bearer, who has {resistance(game, bearer)} resistance now."
    return ""
