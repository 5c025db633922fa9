"""Over random games: nothing that is true is ever ruled out, and no count is ever wrong."""

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from mathom.games import GAMES
from mathom.games.confrontation.board import ROOM
from mathom.games.confrontation.knowledge import ALL_TILES, Deal, even_deal, narrowed
from mathom.games.confrontation.rows import CARD, CENSUS, CHARACTER, MAYBE, REGION, counted
from mathom.kernel.dice import Dice
from random_play import walk

RULES = GAMES["confrontation"]
MODES = sorted(RULES.modes())


@settings(max_examples=60, deadline=None)
@given(mode=st.sampled_from(MODES), seed=st.integers(0, 10**6))
def test_random_games_stay_sound(mode: str, seed: int) -> None:
    for game in walk(RULES, RULES.modes()[mode], seed):
        rows = game.rows
        for stand in range(18):
            if rows[CHARACTER][stand] >= 0:
                assert rows[MAYBE][stand] >> rows[CHARACTER][stand] % 9 & 1
        for side in (0, 1):
            assert rows[CENSUS + side] == counted(rows, side)
            assert all(held <= room for held, room in zip(rows[CENSUS + side], ROOM, strict=True))
        spent = [sum(rows[CARD][card] != 0 for card in cards) for cards in (range(9), range(9, 18))]
        assert abs(spent[0] - spent[1]) <= 1


def test_both_sides_never_share_a_region_between_turns() -> None:
    for seed in range(40):
        for game in walk(RULES, {"characters": "variant"}, seed):
            if len(game.stack) == 3 and game.decision is not None:
                regions = game.rows[REGION]
                shared = {r for r in regions[:9] if r >= 0} & {r for r in regions[9:] if r >= 0}
                assert shared == set()


@settings(max_examples=200, deadline=None)
@given(order=st.permutations(range(9)), noise=st.lists(st.integers(0, 511), min_size=9, max_size=9))
def test_drawing_fits_the_masks_and_narrowing_keeps_the_truth(
    order: list[int], noise: list[int]
) -> None:
    masks = [1 << tile | extra for tile, extra in zip(order, noise, strict=True)]
    tight = narrowed(masks)
    assert all(mask >> tile & 1 for mask, tile in zip(tight, order, strict=True))
    drawn = even_deal(tuple(tight), ALL_TILES).draw(Dice(sum(noise)))
    assert sorted(drawn) == list(range(9))
    assert all(mask >> tile & 1 for mask, tile in zip(masks, drawn, strict=True))


def test_every_fitting_deal_is_as_likely_as_any_other() -> None:
    # Six deals fit; in four of them the first stand holds tile 0.
    masks = (0b0011, 0b1110, 0b1101, 0b1110)
    dice = Dice(7)
    deal = even_deal(masks, 0b1111)
    seen = Counter(tuple(deal.draw(dice)) for _ in range(5000))
    fitting = {
        order
        for order in permutations(range(4))
        if all(mask >> tile & 1 for mask, tile in zip(masks, order, strict=True))
    }
    assert set(seen) == fitting
    fair = 5000 / len(fitting)
    assert all(abs(count - fair) < 5 * fair**0.5 for count in seen.values())


def test_fewer_stands_than_tiles_leave_tiles_over() -> None:
    drawn = even_deal((0b110, 0b010), 0b111).draw(Dice(1))
    assert drawn == [2, 1]


def test_a_deal_is_as_likely_as_the_product_of_its_shares() -> None:
    # Three deals fit: 0 1 2, 0 2 1 and 1 0 2, likely as 2 * 1 * 1, 2 * 3 * 1 and 1 * 4 * 1.
    shares = [[2.0, 1.0, 0.0], [4.0, 1.0, 3.0], [0.0, 1.0, 1.0]]
    deal = Deal((0b011, 0b111, 0b110), 0b111, shares)
    dice = Dice(3)
    seen = Counter(tuple(deal.draw(dice)) for _ in range(6000))
    assert set(seen) == {(0, 1, 2), (0, 2, 1), (1, 0, 2)}
    for order, share in (((0, 1, 2), 2), ((0, 2, 1), 6), ((1, 0, 2), 4)):
        fair = 6000 * share / 12
        assert abs(seen[order] - fair) < 5 * fair**0.5
