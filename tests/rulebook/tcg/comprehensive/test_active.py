"""000: active."""

from mathom.games.tcg.rows import OWNER
from tcg_table import Table


def test_a_condition_on_an_inactive_card_is_inactive() -> None:
    """000: active."""
    from mathom.games.tcg.rows import HOST, PLAY
    from mathom.games.tcg.rulebook.handling import derive

    t = Table(players=3, support=[[], ["Elrond"], ["Worry"]])
    worry = t.card("Worry")
    assert t.active("Worry")
    t.game.rows[HOST][worry] = t.game.rows[PLAY + 1][-1]
    derive(t.game)
    assert not t.active("Worry")


def test_copies_too_many_of_a_shadow_condition_are_silent() -> None:
    """000: active - of a unique one only the first from the right counts."""
    from mathom.games.tcg.rows import LISTENING

    t = Table(players=3, support=[[], ["Worry"], ["Worry"]])
    first = t.card("Worry", 0), t.card("Worry", 1)
    heard = [card for card in t.game.rows[LISTENING] if card in first]
    assert [t.game.rows[OWNER][card] for card in heard] == [2]


def test_shadow_cards_of_the_player_on_turn_are_inactive() -> None:
    """000: active."""
    support = [["Pile of Loot"], ["Pile of Loot"]]
    t = Table(support=support)
    loot = [card for card, number in enumerate(t.game.rows[0]) if number == 20042]
    assert [card in t.game.rows[16] for card in loot] == [False, True]
