"""003: return to hand."""

from tcg_table import DISCARD, HAND, Table


def test_only_a_card_in_play_returns_to_hand() -> None:
    """003: return to hand. As Taking the High Ground, from an underground site."""
    t = Table(
        ["Legolas"],
        site=5,
        support=[["Taking the High Ground"]],
        discards=[["Bowman of the Wood"]],
    )
    t.pick("Move on")
    assert t.zone("Legolas") == HAND
    assert t.zone("Bowman of the Wood") == DISCARD


def test_what_goes_back_leaves_its_tokens_and_burdens_behind() -> None:
    """003: return to hand; 000: leaving play - its wounds, and what it bore."""
    t = Table(
        ["Legolas"],
        site=5,
        support=[["Taking the High Ground"]],
        bearing={"Elven Bow": "Legolas"},
        wounds={"Legolas": 2},
    )
    t.pick("Move on")
    assert t.zone("Legolas") == HAND
    assert t.zone("Elven Bow") == DISCARD
    assert t.wounds("Legolas") == 0
