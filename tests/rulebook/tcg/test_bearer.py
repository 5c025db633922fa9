"""000: bearer; 000: class; 000: possession."""

from mathom.games.tcg import kinds
from tcg_table import DISCARD, Table


def test_an_item_is_played_on_one_who_may_bear_it() -> None:
    """000: attribute bonus."""
    t = Table(["Gimli", "Guard of the Hall", "Aragorn"], hands=[["Dwarven Axe"]])
    t.pick("Dwarven Axe")
    assert t.asked == kinds.ASK_BEARER
    assert t.labels() == ["Gimli", "Guard of the Hall"]
    t.pick("Gimli")
    assert t.host("Dwarven Axe") == t.card("Gimli")
    assert t.strength("Gimli") == 6 + 2


def test_without_a_bearer_it_cannot_be_played() -> None:
    t = Table(["Aragorn"], hands=[["Dwarven Axe"]])
    assert t.why_not("Dwarven Axe") == ["000: bearer"]


def test_one_item_of_each_class() -> None:
    """000: class."""
    t = Table(["Gimli"], hands=[["Dwarven Axe", "Dwarven Armor"]], bearing={"Dwarven Axe": "Gimli"})
    assert not t.offers("Dwarven Axe")
    t.pick("Dwarven Armor")
    assert t.host("Dwarven Armor") == t.card("Gimli")


def test_some_may_be_borne_beside_another() -> None:
    """000: class - Flaming Brand beside another hand weapon."""
    brand = "Flaming Brand"
    t = Table(["Aragorn"], hands=[[brand]], bearing={"Dagger": "Aragorn"})
    t.pick(brand)
    assert t.host(brand) == t.card("Aragorn")


def test_what_is_borne_goes_with_its_bearer() -> None:
    """000: leaving play; 000: killed."""
    t = Table(
        ["Weakling", "Aragorn"],
        ["Goblin Bow"],
        "archery",
        bearing={"Dagger": "Weakling"},
    )
    t.pick("Weakling")
    assert t.zone("Dagger") == DISCARD + 1


def test_a_character_dies_when_its_bonus_to_vitality_goes() -> None:
    """000: killed; 000: vitality."""
    from mathom.games.tcg.changes import discard

    t = Table(["Gimli"], bearing={"Heart of Oak": "Gimli"}, wounds={"Gimli": 3})
    assert t.vitality("Gimli") == 1
    discard(t.game, t.card("Heart of Oak"))
    t.game.decision = None
    t.game.run()
    assert not t.in_play("Gimli")


def test_a_mounted_character_bears_a_mount() -> None:
    """000: mounted."""
    from mathom.games.tcg.effects import is_mounted

    t = Table(["Aragorn", "Gimli"], bearing={"Old Horse": "Aragorn"})
    assert is_mounted(t.game, t.card("Aragorn"))
    assert not is_mounted(t.game, t.card("Gimli"))


def test_a_shadow_player_cannot_play_on_anothers_minion() -> None:
    """000: Shadow cards."""
    t = Table(
        [],
        [["Big Orc"], ["Prey"]],
        "shadow",
        players=3,
        twilight=5,
        hands=[[], [], ["Orcish Blade"]],
    )
    assert t.who == 2
    t.pick("Orcish Blade")
    assert t.host("Orcish Blade") == t.card("Prey")


def test_an_artifact_is_not_a_possession() -> None:
    """000: artifact; 000: card type."""
    from mathom.games.tcg.facts import ARTIFACT, CARDS
    from tcg_table import number

    assert CARDS[number("The Palantír of Orthanc")].type == ARTIFACT
