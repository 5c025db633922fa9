"""000: effect, event, phase action, block symbol, exhausted - by their examples."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import DISCARD, PLAY, Table


def test_the_orc_that_is_played_is_none_of_those_discarded_for_it() -> None:
    """000: effect - They Are Coming: the Orc must lie in the discard pile beforehand."""
    orcs = ["Goblin of the Deeps", "Goblin Runner", "Goblin Scavengers"]
    t = Table(
        [], [], "shadow", site=4, twilight=9, hands=[[], orcs], support=[[], ["They Are Coming"]]
    )
    assert not t.offers("They Are Coming")
    assert t.why_not("They Are Coming") == ["000: effect"]
    t = Table(
        [],
        [],
        "shadow",
        site=4,
        twilight=9,
        hands=[[], orcs],
        support=[[], ["They Are Coming"]],
        discards=[[], ["Goblin Bow"]],
    )
    t.pick("They Are Coming")
    while t.offers("Goblin of the Deeps") or t.offers("Goblin Runner"):
        if t.in_play("Goblin Bow"):
            break
        t.skip()
    assert t.zone("Goblin Bow") == PLAY + 1
    assert [t.zone(title) for title in orcs] == [DISCARD + 1] * 3


def test_two_phase_actions_are_not_made_one() -> None:
    """000: phase action; 000: cost - an Elf of Galadriel's draws no card by the site."""
    t = Table(
        [],
        site=3,
        sites={3: "Rivendell Valley"},
        support=[["Galadriel, Lady of Light"]],
        hands=[["Bowman of the Wood", "Elrond's Guest"]],
        decks=[["Gimli"]],
    )
    t.pick("Galadriel").pick("Bowman of the Wood")
    assert t.in_play("Bowman of the Wood")
    assert t.twilight == 0
    assert t.hand() == 1  # the other Elf
    t.pick("Rivendell Valley").pick("Elrond's Guest")
    assert t.in_play("Elrond's Guest")
    assert t.twilight == 2
    assert t.hand() == 1  # the card drawn
    assert not t.offers("Rivendell Valley")  # no Elf is left to play


def test_an_event_changes_the_sites_that_are_in_play() -> None:
    """000: event - Deft in Their Movements: a site laid later has its whole Shadow number."""
    deft = "Deft in Their Movements"
    for others_at, added in ((4, 0), (1, 2)):
        t = Table(
            ["Merry"],
            phase="regroup",
            site=3,
            sites={4: "Field of Battle"},
            others_at=others_at,
            hands=[[deft]],
            moves=1,
        )
        t.pick(deft).until_offered("Move").pick("Move")
        assert t.phase == SHADOW_PHASE
        assert t.twilight == added + 2  # and the two companions


def test_sites_named_by_number_are_those_of_the_fellowship_block() -> None:
    """000: block symbol - Hobbit Stealth cancels nothing on a later path."""
    for path, cancelled in (("Fellowship", True), ("Shadows", False)):
        t = Table(
            ["Merry"],
            ["Prey"],
            "skirmish",
            site=2,
            path=path,
            assigned={"Prey": "Merry"},
            hands=[["Hobbit Stealth", "Hobbit Intuition"]],
        )
        t.pick("Hobbit Stealth")
        if cancelled:
            assert t.wounds("Merry") == 0
        else:
            t.pick("Merry")
            assert t.strength("Merry") == 3 + 2


def test_to_exhaust_is_to_exert_as_often_as_one_can() -> None:
    """000: exhausted - two tokens for a vitality of three, none for one exhausted already."""
    versatile = "A Ranger's Versatility"
    for wounds in (0, 2):
        t = Table(
            ["Aragorn"],
            ["Orc of the Tower"],
            "maneuver",
            site=2,
            hands=[[versatile]],
            wounds={"Orc of the Tower": wounds},
        )
        t.pick(versatile)
        assert t.wounds("Orc of the Tower") == 2


def test_another_players_condition_strengthens_ones_minion() -> None:
    """000: Shadow cards - whose support area it lies in makes no difference."""
    spires = "Gleaming Spires Will Crumble"
    t = Table(
        ["Boromir"],
        [["Big Orc"], ["Small Orc"]],
        "skirmish",
        players=3,
        support=[[], [], [spires]],
        assigned={"Big Orc": "Boromir"},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength("Big Orc") == 12 + 2
