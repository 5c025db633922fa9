"""What a preview says holds in every world its viewer must reckon with, or names the exception.

Over many positions of random games, every preview is held against worlds that fit the view: drawn
by the tests' own dealer, all of them where they are few. Each world is played on in every way the
players could choose, and what was said must be what happens.
"""

import re
from collections.abc import Iterator

import pytest

from confrontation_table import RULES, Table, duel
from mathom.games.confrontation.battle_events import E_BATTLE_ENDS, E_DEFEATED, E_STRENGTHS
from mathom.games.confrontation.cards import CARD_NAMES
from mathom.games.confrontation.events import E_CONCEALED, E_PLACED, E_SHUFFLED, E_TURN, E_WON
from mathom.games.confrontation.previews import (
    BOTH_FALL,
    FOE_FALLS,
    NOBODY,
    UNDECIDED,
    YOU_FALL,
)
from mathom.games.confrontation.questions import ASK_AID, ASK_CARD, ASK_NEW_CARD, NO, YES
from mathom.games.confrontation.rows import (
    B_CARD,
    B_ORDINAL,
    B_REGION,
    B_STAND,
    BATTLE,
    CHARACTER,
    MAYBE,
    ROSTER,
    SECRET,
    SECRET_CARD,
    side_of_seat,
)
from mathom.games.confrontation.rulebook.fighters import strength
from mathom.games.confrontation.worlds import covering
from mathom.kernel.decision import CHANCE, Decision, Preview
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.previews import play
from mathom.players.player import any_answer
from mathom.table.view import View
from random_play import walk

# So many deals are all tried; of more, so many are drawn.
FEW = 40
UNTOLD = (E_TURN, E_SHUFFLED, E_CONCEALED, E_PLACED)
VERDICTS = (FOE_FALLS, YOU_FALL, BOTH_FALL, NOBODY, UNDECIDED)


# Worlds, by a dealer of the tests' own


def deals(masks: list[int], left: int, dice: Dice | None = None) -> Iterator[list[int]]:
    """Every way to give each mask a tile of its own; in any order if there are dice."""
    if not masks:
        yield []
        return
    tiles = [tile for tile in range(9) if (masks[0] & left) >> tile & 1]
    for tile in tiles if dice is None else dice.order(tiles, len(tiles)):
        for rest in deals(masks[1:], left & ~(1 << tile), dice):
            yield [tile, *rest]


def some_deals(masks: list[int], left: int, dice: Dice) -> list[list[int]]:
    found = []
    for number, deal in enumerate(deals(masks, left)):
        if number == FEW:
            return [next(deals(masks, left, dice)) for _ in range(FEW)]
        found.append(deal)
    return found


def worlds_of(view: View, dice: Dice) -> list[Game]:
    """Games that the view could be of."""
    rows = view.game.rows
    foe = 1 - side_of_seat(view.game, view.viewer)
    start = foe * 9
    hidden = [stand for stand in range(start, start + 9) if rows[CHARACTER][stand] == HIDDEN]
    seen = {rows[CHARACTER][s] % 9 for s in range(start, start + 9) if s not in hidden}
    left = sum(1 << tile for tile in range(9) if tile not in seen)
    found = []
    for deal in some_deals([rows[MAYBE][stand] for stand in hidden], left, dice):
        world = view.resample(dice)
        for stand, tile in zip(hidden, deal, strict=True):
            world.rows[CHARACTER][stand] = rows[ROSTER][start + tile]
        world.ask_again()
        found.append(world)
    return found


def test_the_covering_deals_are_deals_and_leave_nobody_out() -> None:
    dice = Dice(7)
    for _ in range(300):
        count = 1 + dice.below(6)
        tiles = sum(1 << tile for tile in dice.order(list(range(9)), count))
        # One deal is sure to be there; the rest is noise.
        secret = dice.order([tile for tile in range(9) if tiles >> tile & 1], count)
        masks = [1 << tile | dice.below(512) & dice.below(512) for tile in secret]
        every = list(deals(masks, tiles))
        found = [list(deal) for deal in covering(tuple(masks), tiles)]
        assert all(deal in every for deal in found)
        for stand in range(count):
            assert {deal[stand] for deal in found} == {deal[stand] for deal in every}


# Playing on


def settled(game: Game, viewer: int, events: list[tuple[int, ...]], dice: Dice) -> None:
    """Let chance do what it does at once."""
    while game.decision is not None and game.decision.who == CHANCE:
        events += play(game, any_answer(game.decision, dice), viewer)


def told(game: Game, events: list[tuple[int, ...]], viewer: int) -> list[str]:
    lines = [RULES.tell(game.setup, event, viewer) for event in events if event[0] not in UNTOLD]
    return [line for line in lines if line]


def check_lines(view: View, world: Game, pick: int, preview: Preview, dice: Dice) -> None:
    """All that is told as certain happens, in this order, before anybody is asked again."""
    game = world.clone()
    events = play(game, (pick,), view.viewer)
    settled(game, view.viewer, events, dice)
    lines = told(game, events, view.viewer)
    assert lines[: len(preview.lines)] == preview.lines
    if preview.brief:
        check_strengths(view, game, preview.brief, dice)


def check_strengths(view: View, game: Game, brief: str, dice: Dice) -> None:
    """If this battle comes to cards, it does so with strengths that were named."""
    mine, others, rest = numbers(brief)
    assert rest == " before cards"
    side = side_of_seat(game, view.viewer)
    ordinal = game.rows[BATTLE][B_ORDINAL]
    assert game.rows[BATTLE][B_REGION] >= 0
    for _ in range(4):
        branch = game.clone()
        while (decision := branch.decision) is not None:
            if branch.rows[BATTLE][B_ORDINAL] != ordinal:
                break
            if decision.kind == ASK_CARD and branch.rows[BATTLE][B_CARD + 1] < 0:
                assert strength(branch, side) in mine
                assert strength(branch, 1 - side) in others
                break
            branch.answer(*any_answer(decision, dice))


def numbers(text: str) -> tuple[set[int], set[int], str]:
    """``8 or 9 to 7: both fall``, taken apart."""
    match = re.match(r"(-?\d+(?: or -?\d+)?) to (-?\d+(?: or -?\d+)?)", text)
    assert match is not None, text
    mine, others = ({int(n) for n in group.split(" or ")} for group in match.groups())
    return mine, others, text[match.end() :]


# Combat cards: what was said of each of the enemy's cards


class Said:
    """What a preview says of one of the enemy's cards: alone, and with Gandalf's help."""

    def __init__(self, alone: str, aided: str) -> None:
        self.alone = alone
        self.aided = aided


def said(sentence: str) -> Said:
    alone, _, aided = sentence.partition(", but with Gandalf's help ")
    alone = alone[0].lower() + alone[1:]
    aided = aided.removeprefix("it is ") or alone
    assert {alone, aided} <= set(VERDICTS), sentence
    return Said(alone, aided)


def said_of_cards(preview: Preview, cards: list[int]) -> dict[int, Said]:
    """By card of the enemy's."""
    if len(cards) == 1:
        if preview.lines:
            return {cards[0]: said(preview.lines[0].removesuffix("."))}
        return {cards[0]: said(preview.brief.rpartition(": ")[2])}
    found = {}
    for line in preview.lines:
        sentence, _, names = line.removesuffix(".").partition(": ")
        listed = set(re.split(r", | or ", names.partition("'s ")[2]))
        for card in cards:
            if CARD_NAMES[card] in listed:
                assert card not in found
                found[card] = said(sentence)
    assert set(found) == set(cards)
    return found


def verdict(game: Game, side: int, stands: list[int], events: list[tuple[int, ...]]) -> str:
    end = next(i for i, event in enumerate(events) if event[0] in (E_BATTLE_ENDS, E_WON))
    fallen = {event[1] for event in events[:end] if event[0] == E_DEFEATED}
    mine, others = stands[side] in fallen, stands[1 - side] in fallen
    if mine and others:
        return BOTH_FALL
    return YOU_FALL if mine else FOE_FALLS if others else NOBODY


def check_card(view: View, world: Game, pick: int, preview: Preview, dice: Dice) -> None:
    """Against every card of the enemy's, however else the players choose."""
    side = side_of_seat(view.game, view.viewer)
    shown = world.rows[BATTLE][B_CARD + 1 - side]
    hands = [card for card in range(9 - 9 * side, 18 - 9 * side) if world.rows[4][card] == 0]
    cards = [shown] if shown >= 0 else hands
    promised = said_of_cards(preview, cards)
    for card in cards:
        game = world.clone()
        if game.rows[SECRET][SECRET_CARD + 1 - side] >= 0:
            game.rows[SECRET] = game.rows[SECRET][:]
            game.rows[SECRET][SECRET_CARD + 1 - side] = card
        stands = game.rows[BATTLE][B_STAND : B_STAND + 2]
        events = play(game, (pick,), view.viewer)
        aided = False
        while not any(event[0] in (E_BATTLE_ENDS, E_WON) for event in events):
            decision = game.decision
            assert decision is not None
            answer = any_answer(decision, dice)
            if decision.kind == ASK_CARD:
                answer = (card,)
            elif decision.kind == ASK_AID:
                answer = (YES,) if YES in decision.options and dice.below(4) else (NO,)
                aided = answer == (YES,)
            events += play(game, answer, view.viewer)
        promise = promised[card].aided if aided else promised[card].alone
        if promise != UNDECIDED:
            assert verdict(game, side, stands, events) == promise, (card, aided)
        if len(cards) == 1 and " to " in preview.brief:
            mine, others, _ = numbers(preview.brief)
            for total in (event for event in events if event[0] == E_STRENGTHS):
                assert total[1 + side] in mine
                assert total[2 - side] in others


def check_brief(preview: Preview, cards: list[int]) -> None:
    """The few words say no more than the sentences."""
    if len(cards) == 1:
        return
    promised = said_of_cards(preview, cards)
    match = re.match(r"(\w+) (\d+)(?: or (\d+))? of (\d+)$", preview.brief)
    if match is None:
        assert {(p.alone, p.aided) for p in promised.values()} == {(preview.brief, preview.brief)}
        return
    what = {"beats": FOE_FALLS, "ties": BOTH_FALL, "flees": NOBODY, "open": UNDECIDED}[match[1]]
    counts = {
        [p.alone for p in promised.values()].count(what),
        [p.aided for p in promised.values()].count(what),
    }
    assert counts == {int(n) for n in match.groups()[1:3] if n is not None}
    assert int(match[4]) == len(cards)


# Every preview of whole games


def hold(view: View, decision: Decision, dice: Dice, tried: dict[str, int]) -> None:
    """Hold what is said of the options of a decision against worlds it could be."""
    reality = worlds_of(view, dice)
    picks = [*decision.options, *(decision.asides or [])]
    for pick in dice.order(picks, min(4, len(picks))):
        preview = view.preview(pick)
        if preview is None:
            continue
        card = decision.kind in (ASK_CARD, ASK_NEW_CARD) and pick in decision.options
        tried["cards" if card else "others"] += 1
        tried["aid"] += card and any("Gandalf's help" in line for line in preview.lines)
        tried["strengths"] += preview.brief.endswith("before cards")
        tried["either"] += " or " in preview.brief
        if card:
            side = side_of_seat(view.game, view.viewer)
            hands = range(9 - 9 * side, 18 - 9 * side)
            shown = view.game.rows[BATTLE][B_CARD + 1 - side]
            held = [card for card in hands if view.game.rows[4][card] == 0]
            check_brief(preview, [shown] if shown >= 0 else held)
        for world in reality:
            (check_card if card else check_lines)(view, world, pick, preview, dice)


def hunt(modes: tuple[str, ...], seeds: range) -> dict[str, int]:
    tried = {"cards": 0, "others": 0, "aid": 0, "strengths": 0, "either": 0}
    for mode in modes:
        for seed in seeds:
            dice = Dice(500 + seed)
            for game in walk(RULES, RULES.modes()[mode], seed):
                decision = game.decision
                if decision is None or decision.who == CHANCE:
                    continue
                if decision.kind not in (ASK_CARD, ASK_NEW_CARD) and dice.below(3):
                    continue
                hold(View(game, decision.who), decision, dice, tried)
    return tried


MODES = ("classic", "variant with special cards", "draft", "draft with special cards")


@pytest.mark.parametrize("mode", [*MODES, "shuffled by hand"])
def test_in_whole_games_what_is_foretold_comes_true(mode: str) -> None:
    tried = hunt((mode,), range(4))
    assert tried["cards"] > 80
    assert tried["others"] > 60
    assert tried["strengths"] > 1
    if mode.startswith("variant"):
        assert tried["aid"] > 10
        assert tried["either"] > 10


# Gandalf nearby (002: Gandalf, variant)


def near_gandalf() -> Table:
    """Sauron is to pick against a hero beside whom Gandalf may stand, and does not."""
    fellowship = {"variant Gandalf": "Shire", "Elrond": "Fangorn", "variant Frodo": "Shire"}
    t = duel("Gimli", "Balrog", "Rohan", attacker="Fellowship", fellowship=fellowship)
    t.pick("Strength 3")
    assert t.asked == "Sauron"
    return t


def previews(t: Table, *labels: str) -> list[Preview]:
    view = t.view(t.asked)
    ids = {option.label: option.id for option in view.question().options}
    found = [view.preview(ids[label]) for label in labels]
    return [preview for preview in found if preview is not None]


def test_a_gandalf_who_may_be_near_is_named() -> None:
    t = near_gandalf()
    (three,) = previews(t, "Strength 3")
    # 5 + 3 against 3 and a card: Gandalf makes a tie of the 4, and more than a tie of the 5.
    assert three.brief == "beats 5 or 6 of 9"
    assert three.lines == [
        "The foe falls: Fellowship's 1, 2, 3, Magic or Elven Cloak.",
        "The foe falls, but with Gandalf's help both fall: Fellowship's 4.",
        "Both fall: Fellowship's Noble Sacrifice.",
        "Both fall, but with Gandalf's help you fall: Fellowship's 5.",
        "Nobody falls: Fellowship's Retreat.",
    ]
    for world in worlds_of(t.view("Sauron"), Dice(1)):
        check_card(t.view("Sauron"), world, 11, three, Dice(2))


def test_a_gandalf_known_to_be_elsewhere_is_not() -> None:
    t = near_gandalf()
    stand = t.stand("variant Gandalf")
    masks = t.game.rows[MAYBE]
    for other in range(9):
        masks[other] &= ~(1 << 4)
    masks[stand] = 1 << 4
    t.game.ask_again()
    (three,) = previews(t, "Strength 3")
    assert not any("Gandalf" in line for line in three.lines)


def test_where_only_a_mask_allows_gandalf_nobody_is_warned_of_him() -> None:
    """His mask is still there, but with him in that stand there would be nobody for another."""
    masks = (0b011, 0b001, 0b110)
    assert covering(masks, 0b111) == ((1, 0, 2),)


def test_the_fellowship_is_told_what_gandalf_would_change() -> None:
    t = duel(
        "Gimli",
        "Balrog",
        "Rohan",
        attacker="Fellowship",
        fellowship={"variant Gandalf": "Fangorn", "variant Frodo": "Shire"},
    )
    (five,) = previews(t, "Strength 5")
    assert "Both fall, but with Gandalf's help the foe falls: Sauron's 3." in five.lines
    assert five.brief.startswith("beats ")
    assert " or " in five.brief


def test_against_one_card_both_totals_are_named() -> None:
    t = duel(
        "Gimli",
        "variant Saruman",
        "Rohan",
        attacker="Fellowship",
        fellowship={"variant Gandalf": "Fangorn", "variant Frodo": "Shire"},
    )
    t.cards("1", "4")
    t.pick("Another card")
    four, three, five = previews(t, "Strength 4", "Strength 3", "Strength 5")
    assert four.brief == "7 or 8 to 7: both fall, or the foe falls"
    assert four.lines == ["Both fall, but with Gandalf's help the foe falls."]
    assert three.brief == "6 or 7 to 7: you fall, or both fall"
    assert five.brief == "8 or 9 to 7: the foe falls"
    assert five.lines == []


def test_against_the_warg_nobody_helps() -> None:
    t = duel(
        "Gimli",
        "Warg",
        "Rohan",
        attacker="Fellowship",
        fellowship={"variant Gandalf": "Fangorn", "variant Frodo": "Shire"},
    )
    assert not any("Gandalf" in line for line in previews(t, "Strength 1")[0].lines)


# Strengths before cards


@pytest.mark.parametrize("beside", ["Frodo", "Gimli"])
def test_sams_strength_beside_a_frodo_who_may_be_there_is_named(beside: str) -> None:
    places = {"Sam": "Eregion", "Frodo": "Shire", "Gimli": "Shire", beside: "Eregion"}
    t = Table(fellowship=places, sauron={"Balrog": "Caradhras", "Warg": "Mordor"}, revealed=["Sam"])
    t.move("Balrog", "Eregion")
    preview = t.view("Sauron").preview(t.stand("Sam"))
    assert preview is not None
    assert preview.brief == "5 to 2 or 5 before cards"


def test_a_lone_sam_is_as_strong_as_he_is() -> None:
    t = Table(
        fellowship={"Sam": "Eregion", "Frodo": "Shire", "Gimli": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
        revealed=["Sam"],
    )
    preview = t.view("Sauron").preview(t.stand("Balrog") * 32 + 4)
    assert preview is not None
    assert preview.brief == "5 to 2 before cards"


def test_gwaihir_may_take_a_strength_away() -> None:
    t = Table(
        fellowship={"variant Sam": "Eregion", "variant Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
        revealed=["variant Sam"],
        specials=["Gwaihir the Windlord"],
    )
    preview = t.view("Sauron").preview(t.stand("Balrog") * 32 + 4)
    assert preview is not None
    assert preview.brief == "5 to 1 or 5 before cards"


# Somebody who is hardly ever there


def test_one_world_in_many_is_enough_to_say_nothing() -> None:
    """Of nine deals eight put the Balrog into Caradhras; but it may be Shelob."""
    names = ("Balrog", "Shelob", "Witch-king", "Flying Nazgûl", "Black Rider")
    regions = ("Caradhras", "Mordor", "Mordor", "Mordor", "Mordor")
    more = ("Saruman", "Orcs", "Warg", "Cave Troll")
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron=dict(zip(names, regions, strict=True))
        | dict(zip(more, ("Gondor", "Gondor", "Dagorlad", "Dagorlad"), strict=True)),
        turn="Fellowship",
    )
    masks = t.game.rows[MAYBE]
    masks[9] = 0b11
    masks[10] = 0b111111111
    for tile in range(2, 9):
        masks[9 + tile] = 1 << tile | 0b10
    view = t.view("Fellowship")
    every = worlds_of(view, Dice(1))
    assert len(every) == 9
    assert len({world.rows[CHARACTER][9] for world in every}) == 2
    preview = view.preview(t.stand("Gimli") * 32 + 8)
    assert preview is not None
    assert preview.brief == ""
    assert not any("Balrog" in line or "Shelob" in line for line in preview.lines)
    for world in every:
        check_lines(view, world, t.stand("Gimli") * 32 + 8, preview, Dice(3))
