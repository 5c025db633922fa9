"""001: in play and out of play - what a text meant and has gone is not touched by any verb."""

from collections.abc import Iterator

import pytest

from lcg_table import DISCARD, ENCOUNTER_DISCARD, HAND, PLAY, Table
from mathom.cardplay.binding import Known
from mathom.cardplay.names import NOBODY, SUBJECT, bind
from mathom.cardplay.phrases import IT, SELF, Each, Who
from mathom.cardplay.steps import PERFORM, Do, Targeted
from mathom.cardplay.word import inside, slots
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.events.base import EVENTS, declared
from mathom.games.lcg.events.cards import E_ENTER, E_LEAVE, E_MOVE, E_SHUFFLE, RETURNED
from mathom.games.lcg.events.quests import E_STAGE, E_STAGE_DONE
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import STEPS
from mathom.games.lcg.moments import BOUND, TOLD, USED, now
from mathom.games.lcg.questions import ASK_ACTION, ASK_DEFENDER
from mathom.games.lcg.rows import (
    COMMITTED_MARK,
    DAMAGE,
    DECK,
    ENCOUNTER_DECK,
    IS_EXHAUSTED,
    LATER,
    MARKS,
    OWNER,
    PRINTED,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    SHADOWS,
    SINCE,
    ZONE,
    discard_pile,
    in_play_zone,
)
from mathom.games.lcg.words.durations import AT_END_OF_PHASE
from mathom.games.lcg.words.nouns import CARD as ANY_CARD
from mathom.games.lcg.words.nouns import CHARACTER
from mathom.games.lcg.words.players import ANOTHER_PLAYER
from mathom.games.lcg.words.selections import that
from mathom.games.lcg.words.verbs.characters import Exhaust
from mathom.games.lcg.words.verbs.drawing import ReturnToHand
from mathom.games.lcg.words.verbs.lasting import Later
from mathom.games.lcg.words.verbs.threat import RaiseStagingThreat
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.games.lcg.words.zones import IN_PLAY
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game

THAT_CARD = that(ANY_CARD)
GONE = ("left", "shuffled", "came again")


def verbs() -> list[type[Targeted]]:
    """Every verb on cards, by its name."""
    found: list[type[Targeted]] = []
    waiting: list[type[Targeted]] = list(OnCards.__subclasses__())
    while waiting:
        verb = waiting.pop()
        waiting += verb.__subclasses__()
        if "english" in vars(verb):
            found.append(verb)
    return sorted(set(found), key=lambda verb: verb.__name__)


VERBS = verbs()


def spoken(verb: type[Targeted], who: Who) -> Targeted:
    """The verb as some card says it, but of these cards."""
    for step in STEPS.values():
        if type(step) is verb:
            said = {slot.name: getattr(step, slot.name) for slot in slots(verb.english)}
            return verb(**{**said, "who": who})
    raise LookupError(f"no card says {verb.__name__}")


@pytest.fixture
def number() -> Iterator[dict[int, Do]]:
    """Steps of a test's own, known to the game while it lasts."""
    before = [*STEPS]
    yield STEPS
    for added in set(STEPS) - set(before):
        del STEPS[added]


def known(steps: dict[int, Do], do: Do) -> Do:
    for word in inside(do):
        if isinstance(word, Do):
            word.index = max(steps) + 1
            steps[word.index] = word
    return do


def table() -> Table:
    """A bit of everything: characters worn out on the quest, enemies, places, piles."""
    t = Table(
        ["Aragorn", "Gimli"],
        ["Éowyn"],
        phase="combat",
        play=[["Snowbourn Scout", "Faramir"]],
        hands=[["Guard of the Citadel", "Ever Vigilant"], ["Feint"]],
        discards=[["Veteran Axehand", "Dwarven Tomb"]],
        engaged=[["Forest Spider"]],
        staging=["Wargs", "Forest Gate", "Gandalf's Map"],
        active="Old Forest Road",
        encounter=["King Spider", "Hummerhorns", "Enchanted Stream"],
        encounter_discard=["Eastern Crows"],
        resources=2,
        damage={"Gimli": 2, "Faramir": 1, "Forest Spider": 1},
        exhausted=["Gimli"],
        progress={"Forest Gate": 1, "Old Forest Road": 1, "Flies and Spiders": 1},
        on=True,
    )
    for title in ("Gimli", "Faramir"):
        t.game.rows[MARKS][t.card(title)] |= COMMITTED_MARK
    return t


def candidates(game: Game) -> list[int]:
    """Cards of every kind in every place."""
    return [card for card, zone in enumerate(game.rows[ZONE]) if zone != QUEST_DECK]


def vanish(game: Game, card: int, how: str) -> None:
    """The card goes from where it is; its number may be another card now, or be back."""
    rows = game.rows
    zone = rows[ZONE][card]
    owner = rows[OWNER][card]
    pile = discard_pile(game, card)
    deck = ENCOUNTER_DECK if owner >= 4 else DECK + owner
    to = deck if how == "shuffled" or zone == pile else pile
    if in_play_zone(zone):
        game.rules.happen(game, E_LEAVE, card, to, RETURNED)
    elif zone == QUEST:
        game.rules.happen(game, E_STAGE_DONE, card, -1, -1)
    else:
        game.rules.happen(game, E_MOVE, card, to, -1)
    if how == "shuffled":
        order = list(reversed(rows[deck]))
        packed = 0
        for other in order:
            packed = packed << 10 | other
        game.rules.happen(game, E_SHUFFLE, deck, -1, packed)
    elif how == "came again":
        if in_play_zone(zone):
            game.rules.happen(game, E_ENTER, card, zone, -1)
        elif zone == QUEST:
            game.rules.happen(game, E_STAGE, card, -1, -1)
        else:
            game.rules.happen(game, E_MOVE, card, zone, -1)
    for row, tokens in ((IS_EXHAUSTED, 1), (DAMAGE, 1), (PROGRESS, 1)):
        if in_play_zone(rows[ZONE][card]):
            rows[row] = rows[row][:]
            rows[row][card] = tokens


def run(game: Game, frame: Frame) -> tuple[list[list[int]], int]:
    """What there is once this has been done, and what is asked."""
    game.decision = None
    game.call(frame)
    game.run()
    while game.decision is not None and game.decision.who < 0:
        game.answer(*game.decision.options[: game.decision.most])
    return state(game)


def state(game: Game) -> tuple[list[list[int]], int]:
    """What there is, and what is asked."""
    return [row[:] for row in game.rows], -1 if game.decision is None else game.decision.kind


def settled(game: Game) -> Game:
    """A copy in which everything that follows from what was done has followed."""
    game.decision = None
    game.run()
    return game.clone()


def test_every_verb_on_cards_looks_again() -> None:
    direct = [verb for verb in Targeted.__subclasses__() if "lcg" in verb.__module__]
    assert direct == [Enduring]
    assert set(Enduring.__subclasses__()) == {OnCards, RaiseStagingThreat}  # the area is no card
    assert len(VERBS) >= 24


def works_on(verb: type[Targeted], steps: dict[int, Do]) -> list[int]:
    """The cards of the table that this verb would do something to."""
    base = table().game
    do = known(steps, spoken(verb, THAT_CARD))
    slot = ANY_CARD.noun.slot
    found = []
    for card in candidates(base):
        game = base.clone()
        before = state(game)
        names = bind(bind(bind(NOBODY, slot, card), BOUND, now(game)), USED, now(game))
        source = base.rows[PLAY][0]
        if run(game, Frame(PERFORM, 0, source, event=do.index, cards=names)) != before:
            found.append(card)
    return found


@pytest.mark.parametrize("how", GONE)
@pytest.mark.parametrize("verb", VERBS, ids=[verb.__name__ for verb in VERBS])
def test_a_verb_leaves_what_was_named_and_has_gone(
    verb: type[Targeted], how: str, number: dict[int, Do]
) -> None:
    touched = works_on(verb, number)
    assert touched, "it does nothing to anything"
    slot = ANY_CARD.noun.slot
    do = known(number, spoken(verb, THAT_CARD))
    for card in touched:
        game = table().game
        names = bind(bind(bind(NOBODY, slot, card), BOUND, now(game)), USED, now(game))
        source = game.rows[PLAY + 1][0]
        vanish(game, card, how)
        game = settled(game)
        before = state(game)
        after = run(game, Frame(PERFORM, 1, source, event=do.index, cards=names))
        assert after == before, CARDS[game.rows[PRINTED][card]].title


@pytest.mark.parametrize("how", GONE)
@pytest.mark.parametrize("verb", VERBS, ids=[verb.__name__ for verb in VERBS])
def test_a_verb_passes_over_a_target_that_goes_before_its_turn(
    verb: type[Targeted], how: str, number: dict[int, Do]
) -> None:
    touched = works_on(verb, number)
    do = known(number, spoken(verb, Each(ANY_CARD, IN_PLAY)))
    for card in touched:
        game = table().game
        taken = now(game)
        source = game.rows[PLAY + 1][0]
        names = bind(NOBODY, USED, taken)
        vanish(game, card, how)
        game = settled(game)
        before = state(game)
        frame = Frame(
            PERFORM, 1, source, taken, event=do.index, count=1 << card, cards=names, step=2
        )
        assert run(game, frame) == before, CARDS[game.rows[PRINTED][card]].title


@pytest.mark.parametrize("how", GONE)
@pytest.mark.parametrize("who", [IT, SELF], ids=["it", "self"])
def test_it_and_this_card_are_those_of_the_moment(
    who: Who, how: str, number: dict[int, Do]
) -> None:
    do = known(number, spoken(Exhaust, who))
    game = table().game
    card = table().card("Aragorn")
    names = bind(bind(bind(NOBODY, SUBJECT, card), TOLD, now(game)), USED, now(game))
    vanish(game, card, how)
    game.rows[IS_EXHAUSTED] = [0] * len(game.rows[IS_EXHAUSTED])
    game = settled(game)
    before = state(game)
    assert run(game, Frame(PERFORM, 0, card, event=do.index, cards=names)) == before


SELVES = [
    step for step in STEPS.values() if "~" in type(step).english and not isinstance(step, Targeted)
]
ON_ITSELF = {type(step).__name__: step for step in SELVES}


@pytest.mark.parametrize("how", GONE)
@pytest.mark.parametrize("name", ["ShuffleBack", "GiveControl", "RemoveSelf", "Shackle"])
def test_a_card_that_has_gone_does_nothing_more_to_itself(
    name: str, how: str, number: dict[int, Do]
) -> None:
    step = ON_ITSELF[name]
    said: dict[str, object] = {}
    for slot in slots(type(step).english):
        said[slot.name] = ANOTHER_PLAYER if slot.kind == "Player" else getattr(step, slot.name)
    do = known(number, type(step)(**said))
    game = table().game
    card = table().card("Faramir")
    names = bind(NOBODY, USED, now(game))
    vanish(game, card, how)
    game = settled(game)
    before = [row[:] for row in game.rows]
    after, _ = run(game, Frame(PERFORM, 0, card, event=do.index, cards=names))
    assert after == before


@pytest.mark.parametrize(
    "kind", [kind for kind in range(len(EVENTS.kinds)) if declared(kind).touches]
)
def test_no_event_touches_a_card_that_is_not_in_play(kind: int) -> None:
    t = table()
    game = t.game
    for zone in (HAND, DECK, DISCARD, ENCOUNTER_DISCARD, ENCOUNTER_DECK, SHADOWS):
        for card in game.rows[zone][:1]:
            before = [row[:] for row in game.rows]
            game.rules.happen(game, kind, card, 1, 0)
            assert game.rows == before


# Delayed effects (line 10)


@pytest.mark.parametrize("how", GONE)
def test_what_was_promised_is_forgotten_with_its_card(how: str, number: dict[int, Do]) -> None:
    later = Later(AT_END_OF_PHASE, ReturnToHand(that(CHARACTER)))
    known(number, later)
    slot = CHARACTER.noun.slot
    named = Known()
    named.name(CHARACTER.noun, slot, later)
    later.follow(named)
    game = table().game
    card = table().card("Faramir")
    names = bind(bind(NOBODY, slot, card), BOUND, now(game))
    run(game, Frame(PERFORM, 0, game.rows[PLAY][0], event=later.index, cards=names))
    assert len(game.rows[LATER]) == 5
    vanish(game, card, how)
    assert game.rows[LATER] == []
    game = settled(game)
    run(game, Frame(PERFORM, 0, game.rows[PLAY][0], event=later.index, cards=names))
    assert game.rows[LATER] == []  # and nothing is promised about what has gone already


# Cards


def test_strength_of_will_places_nothing_on_a_place_explored() -> None:
    t = Table(
        ["Éowyn"],
        phase="travel",
        on=True,
        staging=["The Brown Lands"],
        hands=[["Strength of Will"]],
        encounter=["Wargs"] * 9,
    )
    t.pick("The Brown Lands")
    brown = t.card("The Brown Lands")
    assert t.game.rows[ZONE][brown] == ENCOUNTER_DISCARD
    assert t.game.rows[PROGRESS][brown] == 0
    for _ in range(4):
        assert not t.offers("Strength of Will")
        t.skip()
    assert t.game.rows[PROGRESS][brown] == 0


def test_strength_of_will_works_on_a_place_that_is_there() -> None:
    t = Table(["Éowyn"], phase="travel", staging=["The East Bight"], hands=[["Strength of Will"]])
    t.until_offered("Strength of Will").pick("Strength of Will")
    assert t.progress("The East Bight") == 2
    assert t.exhausted("Éowyn")


def test_a_second_strength_of_will_finds_the_place_explored() -> None:
    t = Table(
        ["Éowyn", "Eleanor"],
        phase="travel",
        on=True,
        staging=["Old Forest Road"],
        progress={"Old Forest Road": 1},
        hands=[["Strength of Will", "Strength of Will"]],
        encounter=["Wargs"] * 9,
    )
    t.pick("Old Forest Road").until_offered("Strength of Will").pick("Strength of Will")
    t.pick("Éowyn")
    assert t.zone("Old Forest Road") == ENCOUNTER_DISCARD
    if not t.over:
        assert not t.offers("Strength of Will")
    assert t.game.rows[PROGRESS][t.card("Old Forest Road")] == 0


def test_a_dead_gloin_gets_nothing_for_his_wounds() -> None:
    t = Table(
        ["Glóin", "Aragorn"],
        phase="combat",
        engaged=[["Hill Troll"]],
        basic=True,
        threat=[10],
        on=True,
    )
    t.until(ASK_DEFENDER).pick("Glóin")
    while t.zone("Glóin") == PLAY:
        t.skip()
    assert not t.offers("Glóin")
    assert t.resources("Glóin") == 0


def test_all_attachments_are_discarded_once_though_their_bearer_falls() -> None:
    """Citadel Plate goes first and its bearer with it: the rest is gone already."""
    t = Table(
        ["Aragorn", "Gimli"],
        phase="combat",
        engaged=[["Forest Spider"]],
        attached={
            "Citadel Plate": "Gimli",
            "Unexpected Courage": "Gimli",
            "Horn of Gondor": "Aragorn",
        },
        damage={"Gimli": 6},
        encounter=["Driven by Shadow", "Wargs"],
    )
    t.until(ASK_DEFENDER).skip().finish()
    pile = [CARDS[t.game.rows[PRINTED][card]].title for card in t.game.rows[DISCARD]]
    for title in ("Citadel Plate", "Unexpected Courage", "Horn of Gondor", "Gimli"):
        assert pile.count(title) == 1, pile


def test_the_jailor_without_objectives_leaves_the_deck_as_it_is() -> None:
    t = Table(
        ["Aragorn"],
        phase="quest",
        staging=["Dungeon Jailor"],
        encounter=["Wargs", "Tower Gate", "King Spider"],
    )
    t.commit().until(ASK_ACTION)
    since = list(t.game.rows[SINCE])
    t.finish()
    assert [t.game.rows[SINCE][c] for c in t.game.rows[ENCOUNTER_DECK]] == [
        since[c] for c in t.game.rows[ENCOUNTER_DECK]
    ]


def test_crows_that_fall_go_back_into_the_deck_though_they_are_out_of_play() -> None:
    t = Table(
        ["Thalin"],
        phase="quest",
        encounter=["Eastern Crows", "Wargs", "Forest Gate"],
    )
    t.commit("Thalin").finish()
    crows = [c for c, n in enumerate(t.game.rows[PRINTED]) if CARDS[n].title == "Eastern Crows"]
    assert all(t.game.rows[ZONE][c] == ENCOUNTER_DECK for c in crows)
