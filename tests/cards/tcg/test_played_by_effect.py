"""003: playing a card; 000: effect, cost - cards that a text plays, and what is paid for both."""

import pytest

from tcg_table import DISCARD, Table

SPEAR, SCIMITAR = "Goblin Spear", "Goblin Scimitar"
BACKSTABBER, RUNNER, SCAVENGERS = "Goblin Backstabber", "Goblin Runner", "Goblin Scavengers"


def shadow(twilight: int, **more: object) -> Table:
    minions = more.pop("minions", [])
    assert isinstance(minions, list)
    return Table([], minions, "shadow", site=5, twilight=twilight, **more)  # type: ignore[arg-type]


# Whose side


def test_the_free_peoples_player_plays_no_shadow_card_by_an_effect() -> None:
    """000: kinds of cards - Bill Ferny is a Man, but not for Rivendell Terrace (1U340)."""
    for hand, offered in (("Bill Ferny", False), ("Boromir", True)):
        t = Table(sites={3: "1U340"}, site=3, hands=[[hand]])
        assert t.offers("Rivendell Terrace") == offered


def test_the_shadow_player_plays_no_free_peoples_card_by_an_effect() -> None:
    """000: kinds of cards - a Free Peoples weapon in one's own discard pile is no Shadow weapon."""
    t = shadow(9, minions=[BACKSTABBER], discards=[[], ["Dwarven Axe"]], sites={5: "1U345"})
    assert not t.offers("Mithril Mine")
    t = shadow(9, minions=[BACKSTABBER], discards=[[], [SPEAR]], sites={5: "1U345"})
    assert t.offers("Mithril Mine")


# From where


def test_a_weapon_comes_back_once_for_each_time_it_is_discarded() -> None:
    """1C193: from the discard pile; in play again, it is not played once more."""
    t = Table(
        ["Aragorn"],
        [BACKSTABBER, RUNNER],
        "skirmish",
        twilight=9,
        support=[[], ["Plundered Armories"]],
        bearing={SPEAR: BACKSTABBER},
        assigned={BACKSTABBER: "Aragorn"},
    )
    t.until_offered("Plundered Armories").pick("Plundered Armories")
    assert t.host(SPEAR) == t.card(RUNNER)
    assert not t.offers("Plundered Armories")
    assert t.twilight == 9  # it costs 1, less 1


def test_a_weapon_is_not_played_on_a_minion_that_is_discarded_with_its_bearer() -> None:
    """000: Plundered Armories - all minions go at the same time at the end of the turn."""
    t = Table(
        ["Gimli"],
        [BACKSTABBER, RUNNER],
        "regroup",
        site=5,
        twilight=9,
        support=[[], ["Plundered Armories"]],
        bearing={SPEAR: BACKSTABBER},
    )
    while t.phase == 8 and t.in_play(BACKSTABBER):
        assert not t.offers("Plundered Armories")
        if t.offers("Reconcile"):
            t.pick("Reconcile")
        elif t.offers("Stay"):
            t.pick("Stay")
        else:
            t.skip()
    assert not t.offers("Plundered Armories")
    assert t.zone(SPEAR) == DISCARD + 1


def test_a_weapon_is_played_on_whom_the_text_names() -> None:
    """1C179: on one's own Moria Orc, though a Moria minion of another race could bear it."""
    t = shadow(
        9,
        minions=["Cave Troll of Moria", RUNNER],
        hands=[[], [SCAVENGERS]],
        discards=[[], [SPEAR]],
    )
    t.pick(SCAVENGERS).until_offered(SCAVENGERS).pick(SCAVENGERS)
    assert t.labels() == [RUNNER, SCAVENGERS]
    t.pick(RUNNER)
    assert t.host(SPEAR) == t.card(RUNNER)


def test_a_weapon_needs_one_whom_the_text_names() -> None:
    """1C179: no Orc of one's own that could bear it, so the weapon cannot be played."""
    t = shadow(
        9,
        minions=["Cave Troll of Moria"],
        hands=[[], [SCAVENGERS]],
        discards=[[], [SPEAR]],
        bearing={SCIMITAR: "Cave Troll of Moria"},
    )
    t.pick(SCAVENGERS).until_offered(SCAVENGERS).pick(SCAVENGERS)
    assert t.host(SPEAR) == t.card(SCAVENGERS)


# What was spent


def test_a_card_spent_as_the_cost_was_not_there_to_be_played() -> None:
    """000: effect - They Are Coming (1C196) plays what lay in the discard pile before."""
    t = shadow(
        9,
        hands=[[], [BACKSTABBER, RUNNER, SCAVENGERS]],
        discards=[[], ["Goblin Warrior"]],
        support=[[], ["They Are Coming"]],
    )
    t.pick("They Are Coming").pick(BACKSTABBER, RUNNER, SCAVENGERS)
    assert t.in_play("Goblin Warrior")  # there was no choice
    assert [t.zone(title) for title in (BACKSTABBER, RUNNER)] == [DISCARD + 1] * 2


def test_a_card_discarded_from_the_deck_as_the_cost_was_not_there_either() -> None:
    """2R1: the weapon must lie in the discard pile before three cards go there."""
    for laid, offered in (([], False), (["Dwarven Axe"], True)):
        t = Table(
            ["Gimli"],
            support=[["Beneath the Mountains"]],
            decks=[["Hand Axe", "Hand Axe", "Hand Axe"]],
            discards=[laid],
        )
        assert t.offers("Beneath the Mountains") == offered
    t.pick("Beneath the Mountains")
    if t.offers("Dwarven Axe"):
        assert not t.offers("Hand Axe")
        t.pick("Dwarven Axe")
    assert t.in_play("Dwarven Axe")
    assert t.zone("Hand Axe") == DISCARD


# Paid together


@pytest.mark.parametrize(
    ("text", "played", "minions", "enough"),
    [
        ("The Balrog", "Goblin Warrior", ["2R52"], 4),
        ("Relics of Moria", SPEAR, [BACKSTABBER], 3),
        ("Uruk Captain", "Uruk Savage", ["Uruk Captain"], 3),
        ("Mithril Mine", SPEAR, [BACKSTABBER], 2),
        ("Foul Things", "Goblin Warrior", [], 4),
    ],
)
def test_a_cost_and_the_card_it_plays_are_paid_together(
    text: str, played: str, minions: list[str], enough: int
) -> None:
    """000: cost; 003: playing a card - with less than both take, the text is not offered."""
    for twilight in range(enough - 1, enough + 2):
        t = shadow(
            twilight,
            minions=minions,
            hands=[[], ["2U59"]],
            support=[[], ["Relics of Moria"]],
            discards=[[], [played]],
            sites={5: "1U345"} if text in ("Mithril Mine", "The Balrog") else {},
        )
        assert t.offers(text) == (twilight >= enough), twilight
        if not t.offers(text):
            assert "000: effect" in t.why_not("2R52" if text == "The Balrog" else text)
            continue
        t.pick(text)
        while t.offers(played) or t.offers("Goblin Backstabber"):
            t.pick(played if t.offers(played) else BACKSTABBER)
        assert t.in_play(played)
        assert t.twilight == twilight - enough


def test_as_many_are_revealed_as_the_card_needs_to_be_played() -> None:
    """2U70: the Balrog costs 12, less 2 for each Orc revealed; two must be, three may be."""
    orcs = [BACKSTABBER, RUNNER, SCAVENGERS]
    t = shadow(8, hands=[[], ["2U70", "2C51", *orcs]])
    t.pick("Power and Terror")
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (2, 3)
    t.pick(BACKSTABBER, RUNNER).pick("The Balrog")
    assert t.in_play("2C51")
    assert t.twilight == 0
    t = shadow(5, hands=[[], ["2U70", "2C51", *orcs]])
    assert not t.offers("Power and Terror")


def test_several_are_played_one_after_another_with_what_is_left() -> None:
    """1U363: up to three trackers; two cannot both be paid with what pays for either."""
    t = Table([], phase="shadow", site=9, sites={9: "1U363"}, twilight=2,
              discards=[[], ["1C261", "1U262"]])  # fmt: skip
    t.until_offered("Tol Brandir").pick("Tol Brandir")
    assert {"Orc Ambusher", "Orc Assassin"} <= set(t.labels())
    t.pick("Orc Ambusher")
    assert not t.offers("Orc Assassin")
    assert t.twilight == 1
    assert t.zone("1U262") == DISCARD + 1
