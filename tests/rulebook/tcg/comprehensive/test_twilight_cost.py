"""000: twilight cost."""

from mathom.games.tcg.effects import twilight_cost
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.games.tcg.rows import EVERYONE, KNOWN
from tcg_table import DECK, Table


def test_an_elf_played_by_galadriel_costs_nothing() -> None:
    """004: Galadriel, Lady of Light; 000: twilight cost."""
    t = Table(support=[["Galadriel, Lady of Light"]], hands=[["Legolas"]])
    t.pick("Galadriel")
    if t.asked != ASK_FELLOWSHIP:
        t.pick("Legolas")
    assert t.in_play("Legolas")
    assert t.twilight == 0


def test_the_cost_of_a_card_is_changed_only_as_it_is_played() -> None:
    """000: twilight cost - Rohirrim Road, and the cost of a card that is only revealed."""
    storm = "Storm of Argument"
    t = Table(
        ["Elrond's Guest"],
        site=1,
        sites={1: "Rohirrim Road"},
        hands=[["Store of Food", storm], ["They Are Coming"]],
        discards=[["Delving", "Axe Strike", "Battle Fury", "Cleaving Blow", "Halls of My Home"]],
    )
    t.pick("Rohirrim Road").pick("Store of Food")
    assert t.twilight == 1 + 2
    t.pick(storm)  # as many as the condition costs: three, and not five
    assert t.game.decision is not None
    assert t.game.decision.most == 3


def test_the_catapult_looks_at_what_is_printed() -> None:
    """000: twilight cost - Rohirrim Road makes a condition dearer to play, not to reveal."""
    t = Table(
        ["Elrond's Guest"],
        [["Orc of the Tower"], []],
        players=3,
        site=1,
        sites={1: "Rohirrim Road"},
        support=[["Catapult"], ["Worry"], []],
        hands=[["Gimli", "Legolas"], [], []],
        decks=[[], ["They Are Coming"], []],
    )
    t.pick("Rohirrim Road")
    t.until_offered("Catapult").pick("Catapult").pick("Gimli", "Legolas")
    t.game.answer(1)
    revealed = t.game.rows[DECK + 1][-1]
    assert t.game.rows[KNOWN][revealed] & EVERYONE
    assert t.who == 0
    t.game.answer(1)
    cost = 3
    assert twilight_cost(t.game, revealed) == cost + 2
    if t.offers("Orc of the Tower"):
        assert not t.offers("Worry")
        t.pick("Orc of the Tower")
    assert not t.in_play("Orc of the Tower")
    assert t.in_play("Worry")


def test_what_makes_a_card_cheaper_to_play_does_not_make_it_cheaper_to_transfer() -> None:
    """000: twilight cost - only a card that is coming into play costs more or less."""
    frodo = "Frodo, Reluctant Adventurer"
    sword = "Hobbit Sword"
    t = Table(["Sam, Son of Hamfast"], hands=[[sword]], ring_bearer=frodo)
    t.pick(sword).pick("Frodo")
    assert t.twilight == 0
    t.pick("Transfer Hobbit Sword")
    assert t.twilight == 1
    t.pick("Transfer Hobbit Sword")
    assert t.twilight == 2


def test_a_card_may_be_cheaper_on_one_bearer_than_on_another() -> None:
    """000: twilight cost - Asfaloth for Arwen and for another Elf."""
    for bearer, cost in (("Arwen, Daughter of Elrond", 0), ("Legolas", 2)):
        t = Table([bearer], hands=[["Asfaloth"]])
        t.pick("Asfaloth")
        assert t.twilight == cost


def test_a_shadow_card_that_the_pool_cannot_pay_is_not_played() -> None:
    """000: twilight cost; 000: twilight pool - four tokens: an Orc of three, and then nothing."""
    t = Table(phase="shadow", site=6, twilight=4, hands=[[], ["Orc of the Tower", "Prey"]])
    t.pick("Orc of the Tower")
    assert t.twilight == 1
    assert not t.offers("Prey")
