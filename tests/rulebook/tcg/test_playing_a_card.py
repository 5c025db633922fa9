"""003: playing a card; 003: void; 000: event; 003: event; 000: phase action."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import SKIRMISH
from tcg_table import DISCARD, HAND, VOID, Table


def test_an_event_is_in_the_void_until_its_effects_are_done() -> None:
    t = Table(
        ["Gimli", "Guard of the Hall"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"] * 2],
    )
    assert t.phase == SKIRMISH
    t.pick("Axe Strike")
    assert t.zone("Axe Strike") == VOID  # while the Dwarf is chosen
    t.pick("Gimli")
    assert t.zone("Axe Strike") == DISCARD
    assert t.strength("Gimli") == 8


def test_an_event_is_played_only_in_its_phase() -> None:
    """000: event."""
    t = Table(["Gimli"], hands=[["Axe Strike"]])
    assert t.why_not("Axe Strike") == ["000: event"]


def test_a_skirmish_action_lasts_for_one_skirmish() -> None:
    """000: phase action; 000: skirmish phase(s)."""
    t = Table(
        ["Gimli", "Aragorn"],
        ["Big Orc", "Prey"],
        "skirmish",
        assigned={"Big Orc": "Gimli", "Prey": "Aragorn"},
        hands=[["Axe Strike"] * 2],
    )
    t.pick("Gimli")
    t.pick("Axe Strike")
    assert t.strength("Gimli") == 8
    t.until_phase(8)
    assert t.strength("Gimli") == 6


def test_a_better_number_in_parentheses_is_no_choice() -> None:
    """003: effect - the Dwarf with a Dwarven hand weapon gets three."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"] * 2],
        bearing={"Dwarven Axe": "Gimli"},
    )
    t.pick("Axe Strike")
    assert t.strength("Gimli") == 6 + 2 + 3


def test_a_card_being_played_is_not_counted_for_initiative() -> None:
    """000: initiative; 003: playing a card."""
    from mathom.games.tcg.effects import has_initiative

    hand = ["Axe Strike", "Gimli", "Boromir", "Legolas"]
    t = Table(hands=[hand])
    assert has_initiative(t.game, 0)
    assert not has_initiative(t.game, 1)
    assert not has_initiative(t.game, 0, t.card("Axe Strike"))
    few = Table(hands=[hand[:3]])
    assert not has_initiative(few.game, 0)
    assert has_initiative(few.game, 1)


def test_requirements_are_met_before_costs_are_paid() -> None:
    """000: cost; 000: requirement - fewer than three tokens before its own three are added."""
    event = "Questions That Need Answering"
    t = Table(["Gandalf"], twilight=2, hands=[[event]])
    t.pick(event)
    assert t.twilight == 5
    full = Table(["Gandalf"], twilight=3, hands=[[event]])
    assert not full.offers(event)
    assert full.why_not(event) == ["000: requirement"]


def test_what_must_be_spotted_to_play_a_card() -> None:
    """000: spot; 000: requirement."""
    elrond = "Elrond, Lord of Rivendell"
    alone = Table(hands=[[elrond]])
    assert alone.why_not(elrond) == ["000: spot"]
    t = Table(["Legolas"], hands=[[elrond]])
    t.pick("Elrond")
    assert t.in_play(elrond)


def test_only_active_cards_are_spotted() -> None:
    """000: spot; 000: active - the other player's Elf does not count."""
    elrond = "Elrond, Lord of Rivendell"
    t = Table(hands=[[elrond]], support=[[], ["Archer at Home"]])
    assert not t.offers("Elrond")


def test_a_cost_must_be_paid_to_play() -> None:
    """000: cost; 000: condition; 000: support area."""
    tired = Table(
        [],
        ["Uruk of the Hand"],
        "shadow",
        twilight=5,
        hands=[[], ["Worry"]],
        wounds={"Uruk of the Hand": 1},
    )
    assert not tired.offers("Worry")
    t = Table([], ["Uruk of the Hand"], "shadow", twilight=5, hands=[[], ["Worry"]])
    t.pick("Worry")
    assert t.wounds("Uruk of the Hand") == 1
    assert t.twilight == 3


def test_another_shadow_players_minion_may_pay() -> None:
    """000: Shadow phase(s)."""
    t = Table(
        [],
        [["Uruk of the Hand"], []],
        "shadow",
        players=3,
        twilight=5,
        hands=[[], [], ["Worry"]],
    )
    assert t.who == 2
    t.pick("Worry")
    assert t.wounds("Uruk of the Hand") == 1


def test_an_event_may_be_played_without_any_effect() -> None:
    """000: effect."""
    t = Table(["Gandalf"], hands=[["Sleep, Caradhras"]])
    t.pick("Sleep, Caradhras")
    assert t.wounds("Gandalf") == 1


def test_a_condition_is_played_in_its_sides_own_phase() -> None:
    """000: condition."""
    t = Table(["Gimli"], hands=[["Dwarven Heart"]], wounds={"Gimli": 2})
    t.pick("Dwarven Heart")
    while t.asked != kinds.ASK_FELLOWSHIP:
        t.pick(t.labels()[-1])
    assert t.host("Dwarven Heart") == t.card("Gimli")
    assert t.wounds("Gimli") == 0


def test_no_more_than_four_cards_into_hand_in_the_fellowship_phase() -> None:
    """000: The Rule of 4."""
    t = Table(["Gandalf"], support=[["Elrond, Lord of Rivendell"] * 2])
    for _ in range(6):
        if t.offers("Elrond"):
            t.pick("Elrond") if "Elrond" in t.labels() else t.pick("Elrond (1)")
    assert t.hand(0) == 4


def test_drawing_at_the_start_of_the_turn_does_not_count() -> None:
    """000: The Rule of 4; 000: start of turn."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim], phase="start", support=[["Elrond, Lord of Rivendell"] * 2])
    t.until_offered("Gandalf").pick("Gandalf")
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.hand(0) == 1
    for _ in range(6):
        if t.offers("Elrond"):
            t.pick("Elrond") if "Elrond" in t.labels() else t.pick("Elrond (1)")
    assert t.hand(0) == 5


assert HAND


def test_an_event_is_not_played_from_the_deck_out_of_its_phase() -> None:
    """000: event; 004: playing a card - The Council of Elrond looks for a tale."""
    council, banner, tale = "The Council of Elrond", "Banner of the White Tree", "Book of Mazarbul"
    t = Table(["Legolas", "Gimli"], hands=[[council]], decks=[[banner, tale]])
    t.pick(council)
    assert t.labels() == [tale]
    t.pick(tale)
    assert t.in_play(tale)
