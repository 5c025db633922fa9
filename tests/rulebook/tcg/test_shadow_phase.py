"""000: Shadow phase(s); 000: Shadow cards; 000: minion."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import MANEUVER, REGROUP
from tcg_table import DISCARD, Table


def test_shadow_cards_are_paid_from_the_pool() -> None:
    """000: twilight cost."""
    t = Table(phase="shadow", twilight=5, hands=[[], ["Small Orc", "Big Orc", "Great Troll"]])
    assert (t.asked, t.who) == (kinds.ASK_SHADOW, 1)
    assert t.labels() == ["Done", "Small Orc", "Big Orc"]
    t.pick("Big Orc")
    assert t.twilight == 2
    assert t.why_not("Great Troll") == ["000: twilight cost"]


def test_a_roaming_minion_costs_two_more() -> None:
    """000: roaming."""
    hands = [[], ["Goblin of the Deeps"]]
    at_three = Table(phase="shadow", site=3, twilight=3, hands=hands)
    assert not at_three.offers("Goblin of the Deeps")
    at_three = Table(phase="shadow", site=3, twilight=4, hands=hands)
    at_three.pick("Goblin of the Deeps")
    assert at_three.twilight == 0
    at_four = Table(phase="shadow", site=4, twilight=4, hands=hands)
    at_four.pick("Goblin of the Deeps")
    assert at_four.twilight == 2


def test_a_minion_stops_roaming_when_the_fellowship_moves_on() -> None:
    """000: roaming; 000: block symbol."""
    from mathom.games.tcg.effects import is_roaming

    t = Table([], ["Goblin of the Deeps"], "regroup", site=3, moves=1)
    assert is_roaming(t.game, t.card("Goblin of the Deeps"))
    t.until(kinds.ASK_MOVE).pick("Move")
    assert not is_roaming(t.game, t.card("Goblin of the Deeps"))


def test_each_shadow_player_has_a_phase_from_the_right_and_they_share_the_pool() -> None:
    """000: twilight pool; 000: action procedure."""
    t = Table(phase="shadow", players=3, twilight=4, hands=[[], ["Big Orc"], ["Big Orc"]])
    assert t.who == 2
    t.pick("Big Orc").skip()
    assert t.who == 1
    assert not t.offers("Big Orc")
    assert t.twilight == 1


def test_without_minions_the_turn_goes_to_the_regroup_phase() -> None:
    """000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.skip()
    assert t.phase == REGROUP


def test_with_minions_it_goes_on_to_the_fight() -> None:
    """000: turn sequence; 000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.pick("Small Orc").skip()
    assert t.phase > MANEUVER
    assert t.asked == kinds.ASK_DEFENDER


def test_toil_makes_a_card_cheaper_for_exerted_characters_of_its_culture() -> None:
    """000: toil; 000: exert."""
    hands = [[], ["Digger of Pits"]]
    t = Table([], ["Big Orc", "Prey"], "shadow", site=3, twilight=2, hands=hands)
    t.pick("Digger of Pits")
    assert t.asked == kinds.ASK_TOIL
    assert t.labels() == ["Big Orc"]  # of the same culture, and able to exert
    t.pick("Big Orc")
    assert t.wounds("Big Orc") == 1
    assert t.in_play("Digger of Pits")
    assert t.twilight == 0


def test_toil_is_optional_and_exhausted_characters_cannot() -> None:
    """000: toil; 000: exhausted."""
    hands = [[], ["Digger of Pits"]]
    t = Table([], ["Big Orc"], "shadow", site=3, twilight=4, hands=hands)
    t.pick("Digger of Pits").skip()
    assert t.wounds("Big Orc") == 0
    assert t.twilight == 0
    tired = Table([], ["Big Orc"], "shadow", site=3, twilight=2, hands=hands, wounds={"Big Orc": 2})
    assert not tired.offers("Digger of Pits")


def test_free_peoples_cards_toil_too() -> None:
    """000: toil."""
    t = Table(["Gimli", "Aragorn"], hands=[["Tireless Smith"]])
    t.pick("Tireless Smith").pick("Gimli")
    assert t.twilight == 2
    assert t.wounds("Gimli") == 1


def test_minions_are_discarded_when_the_turn_ends() -> None:
    """000: regroup phase; 000: discard."""
    t = Table([], ["Big Orc"], "regroup", site=9 - 1, moves=2)
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.zone("Big Orc") == DISCARD + 1


def test_shadow_cards_of_the_player_on_turn_are_inactive() -> None:
    """000: active."""
    support = [["Pile of Loot"], ["Pile of Loot"]]
    t = Table(support=support)
    loot = [card for card, number in enumerate(t.game.rows[0]) if number == 20042]
    assert [card in t.game.rows[16] for card in loot] == [False, True]
