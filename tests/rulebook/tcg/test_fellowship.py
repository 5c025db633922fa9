"""000: fellowship phase; 000: Free Peoples cards."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import DISCARD, PLAY, Table


def test_free_peoples_cards_are_played_by_adding_twilight() -> None:
    """000: twilight cost; 000: twilight pool; 000: companion; 000: possession;
    000: support area.
    """
    t = Table(hands=[["Gimli", "Elrond", "Store of Food", "Uruk of the Hand"]])
    assert t.asked == kinds.ASK_FELLOWSHIP
    assert t.labels() == ["Move on", "Gimli", "Elrond", "Store of Food"]
    t.pick("Gimli")
    assert t.twilight == 2
    t.pick("Elrond").pick("Store of Food")
    assert t.twilight == 5
    assert t.zone("Gimli") == t.zone("Elrond") == t.zone("Store of Food") == PLAY


def test_shadow_cards_cannot_be_played_in_ones_own_turn() -> None:
    """000: kinds of cards."""
    t = Table(hands=[["Uruk of the Hand"]], twilight=9)
    assert t.why_not("Uruk of the Hand") == ["000: kinds of cards"]


def test_a_unique_card_in_play_cannot_be_played_again() -> None:
    """000: unique; 000: non-unique."""
    t = Table(["Gimli", "Guard of the Hall"], hands=[["Gimli", "Guard of the Hall"]])
    assert not t.offers("Gimli")
    assert t.offers("Guard of the Hall")
    in_hand = t.card("Gimli", 1)
    from mathom.table.view import View

    assert [r.rule for r in View(t.game, 0).why_not(in_hand)] == ["000: unique"]


def test_others_may_have_the_same_unique_card() -> None:
    """000: unique; 000: active - both players have a Frodo."""
    t = Table(hands=[["Gandalf"]])
    t.pick("Gandalf")
    assert t.in_play("Gandalf")
    assert t.active("Gandalf")
    bearers = [card for card, number in enumerate(t.game.rows[0]) if number == 20002]
    assert [card in t.game.rows[16] for card in bearers] == [True, False]


def test_a_unique_character_in_the_dead_pile_cannot_be_played() -> None:
    """000: dead pile."""
    t = Table(hands=[["Gimli", "Guard of the Hall"]], dead=["Gimli", "Guard of the Hall"])
    assert not t.offers("Gimli")
    assert t.offers("Guard of the Hall")


def test_no_more_than_nine_companions_alive_and_dead() -> None:
    """000: The Rule of 9."""
    guards = ["Guard of the Hall"] * 5
    t = Table(guards, hands=[["Gimli"]], dead=["Boromir", "Bowman of the Wood"])
    assert t.offers("Gimli")  # eight of them: five, two dead, and Frodo
    full = Table([*guards, "Aragorn"], hands=[["Gimli"]], dead=["Boromir", "Legolas"])
    assert not full.offers("Gimli")
    assert full.why_not("Gimli") == ["000: the Rule of 9"]


def test_allies_are_not_counted_by_the_rule_of_nine() -> None:
    """000: The Rule of 9; 000: ally."""
    guards = ["Guard of the Hall"] * 8
    t = Table(guards, hands=[["Elrond", "Barliman"]])
    t.pick("Elrond").pick("Barliman")
    assert t.in_play("Elrond")
    assert t.in_play("Barliman")


def test_discarding_a_card_of_the_same_title_heals() -> None:
    """000: discard to heal; 000: healing; 000: discard pile."""
    t = Table(["Gimli", "Aragorn"], hands=[["Gimli", "Aragorn"]], wounds={"Gimli": 2})
    assert t.offers("Discard Gimli to heal")
    assert not t.offers("Discard Aragorn to heal")  # not wounded
    t.pick("Discard Gimli to heal")
    assert t.wounds("Gimli") == 1
    assert t.game.rows[DISCARD] == [t.card("Gimli", 1)]


def test_only_unique_characters_are_healed_by_their_likes() -> None:
    """000: discard to heal."""
    guard = "Guard of the Hall"
    t = Table([guard], hands=[[guard]], wounds={guard: 1})
    assert not t.offers(f"Discard {guard} to heal")


def test_frodo_cannot_be_played_by_one_whose_ring_bearer_is_another() -> None:
    """000: Ring-bearer; 000: Frodo."""
    t = Table(ring_bearer="20C3", hands=[["Frodo", "Aragorn"]])
    assert not t.offers("Frodo")
    assert t.offers("Aragorn")


def test_the_fellowship_must_move() -> None:
    """000: moving your fellowship; 000: turn sequence."""
    t = Table(["Aragorn"])
    t.skip()
    assert t.site() == 2
    assert t.phase == SHADOW_PHASE
    assert t.who == 1


def test_the_pool_is_emptied_at_the_start_of_a_turn() -> None:
    """000: start of turn."""
    t = Table(phase="start", twilight=7)
    assert t.twilight == 0
    assert t.asked == kinds.ASK_FELLOWSHIP


def test_a_sanctuary_heals_up_to_five_wounds_of_companions() -> None:
    """000: sanctuary; 000: healing; 000: start of turn."""
    t = Table(
        ["Aragorn", "Gandalf"],
        phase="start",
        site=3,
        support=[["Elrond"]],
        wounds={"Aragorn": 3, "Gandalf": 3, "Elrond": 1},
    )
    assert t.asked == kinds.ASK_SANCTUARY
    assert t.labels() == ["Nobody more", "Aragorn", "Gandalf"]
    for _ in range(3):
        t.pick("Aragorn")
    t.pick("Gandalf").pick("Gandalf")
    assert t.asked == kinds.ASK_FELLOWSHIP
    assert (t.wounds("Aragorn"), t.wounds("Gandalf"), t.wounds("Elrond")) == (0, 1, 1)


def test_nobody_need_be_healed() -> None:
    """000: sanctuary."""
    t = Table(["Aragorn"], phase="start", site=6, wounds={"Aragorn": 1})
    t.skip()
    assert t.wounds("Aragorn") == 1


def test_every_third_and_sixth_site_of_the_later_path_is_a_sanctuary() -> None:
    """000: sanctuary; 000: region."""
    third = Table(["Aragorn"], phase="start", path="Shadows", site=3, wounds={"Aragorn": 1})
    assert third.asked == kinds.ASK_SANCTUARY
    fourth = Table(["Aragorn"], phase="start", path="Shadows", site=4, wounds={"Aragorn": 1})
    assert fourth.asked == kinds.ASK_FELLOWSHIP
