"""What a hint gives as the reason, at small tables: true of what is on them."""

import lcg_table
import tcg_table
from card_table import CardTable
from confrontation_table import RULES, Table, duel
from mathom.cardplay import steps
from mathom.games.lcg import kinds as lcg
from mathom.games.tcg import kinds as tcg
from mathom.players.minds import mind_of
from mathom.table.view import View


def whys(t: Table | CardTable) -> dict[str, str]:
    """The reason for each single option, by its label or the title of the card it is of."""
    decision = t.game.decision
    assert decision is not None
    view = View(t.game, decision.who)
    mind = mind_of(t.game.rules)
    question = view.question()
    return {
        option.label.split(":")[0]: mind.reason(view.game, view.viewer, (option.id,))
        for option in [*question.options, *question.asides]
    }


# The Confrontation


def test_magic_is_as_good_as_the_best_discard() -> None:
    strong = duel("Aragorn", "Balrog", "Eregion", discards={"Fellowship": ["5"], "Sauron": ["6"]})
    assert "falls to" in whys(strong)["Magic"]
    text = duel(
        "Aragorn",
        "Balrog",
        "Eregion",
        discards={"Fellowship": ["5", "Retreat"], "Sauron": ["6", "Eye of Sauron"]},
    )
    assert "whichever of your discards" in whys(text)["Magic"]
    text.pick("Strength 1")
    assert "whichever of your discards" in whys(text)["Magic"]


def test_special_cards_say_what_they_do_for_the_turn() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Aragorn": "Eregion"},
        sauron={"Orcs": "Rohan", "Warg": "Mordor"},
        turn="Fellowship",
        specials=["Shadowfax", "A King Revealed"],
    )
    assert whys(t)["Use Shadowfax"] == (
        "One of yours takes a step more this turn, and then moves on."
    )
    t.pick("Use A King Revealed")
    told = whys(t)
    assert "It must leave Rohan next turn if it can." in told.values()
    assert "It must leave Mordor next turn if it can." in told.values()


def test_a_watched_piece_may_be_any_of_those_it_could_be() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Aragorn": "Eregion", "Gandalf": "Rhudaur"},
        sauron={"Orcs": "Rohan"},
        specials=["Crebain of Dunland"],
        revealed=["Gandalf"],
    )
    t.pick("Use Crebain of Dunland")
    told = whys(t)
    assert told["Gandalf in Rhudaur"] == "Gandalf can hide no more."
    hidden = [line for label, line in told.items() if not label.startswith("Gandalf")]
    assert hidden == ["It may be any of 2; it will be known from now on."] * 2


def test_no_cards_is_explained_by_the_strengths() -> None:
    t = duel("Gimli", "Saruman", "Eregion", attacker="Sauron")
    assert whys(t) == {
        "Play cards": "Without cards it would be 4 against 3; a card may change that.",
        "No cards": "Without cards it is 4 against 3.",
    }


def test_two_concealed_enemies_are_not_counted_twice() -> None:
    t = Table(
        fellowship={"Gandalf": "Rohan", "Frodo": "Shire"},
        sauron={"Orcs": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    told = whys(t)["Gandalf to Gondor"]
    assert told.startswith("Of the 3 who may be there")


def test_the_special_cards_chosen_are_named_by_what_they_bring() -> None:
    mind = mind_of(RULES)
    t = Table.start(specials=[2, 2])
    view = t.view(t.asked)
    assert mind.reason(view.game, view.viewer, (0, 1)) == (
        "Once in the game each: a step more and Gandalf a second time."
    )


# The Card Game


def test_whoever_pays_is_told_what_is_left() -> None:
    t = lcg_table.Table(
        ["Aragorn", "Théodred"],
        hands=[["Guard of the Citadel"]],
        resources={"Aragorn": 1, "Théodred": 3},
    )
    assert whys(t)["Guard of the Citadel"] == "Brings will 1, attack 1, defense 0 for 2."
    told = whys(t.pick("Guard of the Citadel"))
    assert told["Aragorn"] == "Aragorn has none left after that; your others have 3."
    assert told["Théodred"] == "Théodred has 2 left after that."


def test_damage_is_told_by_who_falls_to_it() -> None:
    t = lcg_table.Table(
        ["Aragorn", "Éowyn"],
        phase="quest",
        encounter=["Dol Guldur Orcs"],
        damage={"Éowyn": 1},
    )
    t.until(lcg.ASK_COMMIT).commit("Aragorn", "Éowyn")
    assert whys(t.until(steps.ASK_TARGETS)) == {
        "Aragorn": "Aragorn takes 2 damage and has 3 hit points left.",
        "Éowyn": "Éowyn falls to 2 damage.",
    }


def test_an_attachment_goes_to_a_hero_with_these_numbers() -> None:
    t = lcg_table.Table(["Gimli", "Legolas"], hands=[["Blade of Gondolin"]], resources=2)
    assert whys(t)["Blade of Gondolin"] == "It costs 1 of your 4 resources, and stays."
    told = whys(t.pick("Blade of Gondolin").until(lcg.ASK_BEARER))
    assert told["Legolas"] == "Legolas has will 1, attack 3, defense 1."


# The Trading Card Game


def test_the_next_skirmish_is_told_by_its_strengths() -> None:
    t = tcg_table.Table(
        ["Aragorn", "Boromir"],
        ["Goblin of the Deeps", "Great Troll"],
        phase="skirmish",
        assigned={"Goblin of the Deeps": "Aragorn", "Great Troll": "Boromir"},
    )
    told = whys(t.until(tcg.ASK_SKIRMISH))
    weak, strong = t.strength("Goblin of the Deeps"), t.strength("Great Troll")
    assert told["Aragorn"] == f"Aragorn: wins, {t.strength('Aragorn')} against {weak}."
    assert told["Boromir"].endswith(f"{t.strength('Boromir')} against {strong}.")


def test_keeping_all_says_so() -> None:
    t = tcg_table.Table(["Aragorn"], phase="regroup", hands=[["Boromir", "Legolas"]])
    told = whys(t.until(tcg.ASK_RECONCILE))
    assert told["Keep all"] == "Each card in hand may still be of use."


def test_a_bearer_is_told_by_strength_and_burden() -> None:
    t = tcg_table.Table(
        ["Aragorn", "Boromir"], hands=[["Armor"]], bearing={"Great Shield": "Aragorn"}
    )
    told = whys(t.pick("Armor").until(tcg.ASK_BEARER))
    assert told["Aragorn"] == "Aragorn has strength 8, and bears 1 already."
    assert told["Boromir"] == "Boromir has strength 7."
