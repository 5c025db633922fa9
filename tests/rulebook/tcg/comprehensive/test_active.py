"""000: active."""

from mathom.games.tcg.rows import ACTIVE, OWNER
from tcg_setups import begun_with
from tcg_table import Looker, Table, bid


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
    assert [card in t.game.rows[ACTIVE] for card in loot] == [False, True]


def test_a_sites_text_is_off_while_starting_fellowships_are_played() -> None:
    """000: active; 000: starting fellowship - at East Road every companion costs two more."""
    game = begun_with({"20C4": 2, "20C5": 2, "20C9": 4}, {1: "1U320"})
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    assert looker.offers("Aragorn")  # of twilight cost 4
    t = Table(sites={1: "East Road"}, hands=[["Aragorn"]])
    t.pick("Aragorn")
    assert t.twilight == 4 + 2


def test_tokens_on_inactive_cards_are_ignored() -> None:
    """000: active - the other player's burdens and wounded companions are not seen."""
    t = Table(
        ["Legolas"],
        [["Aragorn", "Big Orc"]],
        "maneuver",
        burdens=1,
        hands=[["Elf-song"], []],
        wounds={"Aragorn": 1},
    )
    assert not t.active("Aragorn")
    assert t.active("Big Orc")
    assert t.resistance("Legolas") == 6 - 1
