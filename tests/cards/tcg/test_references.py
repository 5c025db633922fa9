"""Cards whose text speaks again of a card chosen before: it must be that card."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.rows import ADVENTURE, DECK, OWNER, PATH, ZONE
from tcg_table import Table

LEGOLAS = "1R50"


def enmity(minion: str) -> Table:
    """Legolas fights with Ancient Enmity played on him."""
    t = Table(
        [LEGOLAS],
        [minion],
        "skirmish",
        assigned={minion: LEGOLAS},
        hands=(["Ancient Enmity"], ["Prey", "Prey", "Prey"]),
    )
    return t.pick("Ancient Enmity").until_phase(REGROUP)


def test_ancient_enmity_waits_until_a_minion_loses_to_that_elf() -> None:
    """000: event - what it says of later waits until the phase ends."""
    lost, won = enmity("Small Orc"), enmity("Great Troll")
    assert won.hand(1) - lost.hand(1) == 2


def test_mallorn_trees_places_the_card_revealed_beneath_the_deck() -> None:
    t = Table(support=(["Mallorn-trees"],), hands=([LEGOLAS, "Boromir"],))
    t.pick("Mallorn-trees").pick("Legolas")
    assert t.zone(LEGOLAS) == DECK
    assert t.game.rows[DECK][0] == t.card(LEGOLAS)
    assert t.in_play("Mallorn-trees")


def test_hugin_places_the_card_revealed_and_stays() -> None:
    t = Table(["Hugin"], discards=(["Boromir", "Prey"],))
    t.pick("Hugin")
    assert t.zone("Boromir") == DECK
    assert t.in_play("Hugin")
    assert t.wounds("Hugin") == 1


def test_midgewater_marshes_tires_hobbits_who_come_there() -> None:
    t = Table(["1C303", "Boromir"], sites={2: "Midgewater Marshes"}, site=1, others_at=2)
    t.until_phase(REGROUP)
    assert t.wounds("1C303") == 1
    assert t.wounds("Boromir") == 0


def test_a_spotted_site_is_the_one_replaced() -> None:
    t = Table(minions=["Úlairë Nelya"], phase="shadow", site=3, others_at=3)
    theirs = [card for card in t.game.rows[PATH] if t.game.rows[OWNER][card] == 0]
    t.until_offered("Úlairë Nelya").pick("Úlairë Nelya")
    assert t.in_play("Úlairë Nelya")
    (replaced,) = [card for card in theirs if card not in t.game.rows[PATH]]
    assert t.game.rows[ZONE][replaced] == ADVENTURE
