"""What a hint gives as the reason, at small tables: true of what is on them."""

from typing import Any

import lcg_table
import tcg_table
from card_table import CardTable
from confrontation_table import RULES, Table, duel
from mathom.cardplay.questions import (
    ASK_TARGETS,
    NO,
    YES,
)
from mathom.games.lcg import questions as lcg
from mathom.games.tcg import questions as tcg
from mathom.kernel.decision import Decision
from mathom.players.studies import domain_of
from mathom.table.view import View


def whys(t: Table | CardTable) -> dict[str, str]:
    """The reason for each single option, by its label or the title of the card it is of."""
    decision = t.game.decision
    assert decision is not None
    view = View(t.game, decision.who)
    domain = domain_of(t.game.rules)
    question = view.question()
    return {
        option.label.split(":")[0]: domain.reason(view.game, view.viewer, (option.id,))
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
    domain = domain_of(RULES)
    t = Table.start(specials=[2, 2])
    view = t.view(t.asked)
    assert domain.reason(view.game, view.viewer, (0, 1)) == (
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
    assert whys(t.until(ASK_TARGETS)) == {
        "Aragorn": "Aragorn takes 2 damage and has 3 hit points left.",
        "Éowyn": "Éowyn falls to 2 damage.",
    }


def test_an_attachment_goes_to_a_hero_with_these_numbers() -> None:
    t = lcg_table.Table(["Gimli", "Legolas"], hands=[["Blade of Gondolin"]], resources=2)
    assert whys(t)["Blade of Gondolin"] == "It costs 1 of your 4 resources, and stays."
    told = whys(t.pick("Blade of Gondolin").until(lcg.ASK_BEARER))
    assert told["Legolas"] == "Legolas has will 1, attack 3, defense 1."


def test_strength_for_a_fight_is_told_by_the_fight() -> None:
    hand: dict[str, Any] = {"hands": [["For Gondor!"]], "resources": 2}
    planning = lcg_table.Table(["Aragorn", "Théodred"], **hand)
    assert "Nobody fights" in whys(planning)["For Gondor!"]
    alone = lcg_table.Table(["Aragorn", "Théodred"], phase="combat", **hand)
    told = whys(alone.until_offered("For Gondor!"))["For Gondor!"]
    assert told == "No enemy is engaged with you, so there is little to fight for."
    met = lcg_table.Table(
        ["Aragorn", "Théodred"], phase="combat", engaged=[["Forest Spider"]], **hand
    )
    told = whys(met.until_offered("For Gondor!"))["For Gondor!"]
    assert told == "It helps in the fight against the one engaged."


def test_whoever_is_made_stronger_is_told_by_what_grows() -> None:
    t = lcg_table.Table(["Gimli", "Legolas"], phase="quest", hands=[["Blade Mastery"]], resources=2)
    t.until_offered("Blade Mastery").pick("Blade Mastery")
    told = whys(t.until(ASK_TARGETS))
    assert told["Legolas"] == "Legolas has attack 3 and defense 1 so far."


def opening(*hand: str) -> dict[str, str]:
    """The reasons to keep a hand, and not to."""
    t = lcg_table.Table(["Aragorn", "Théodred"], hands=[list(hand)])
    t.game.decision = Decision(0, lcg.ASK_MULLIGAN, [NO, YES])
    return whys(t)


def test_a_hand_and_another_hand_have_reasons_of_their_own() -> None:
    mixed = opening("Snowbourn Scout", "Guard of the Citadel", "Faramir", "For Gondor!")
    assert mixed == {
        "Keep it": "2 of the 4 cards can come into play for 3 or less,"
        " Guard of the Citadel among them.",
        "Take a mulligan": "2 of the 4 cards wait for their moment or cost more than 3.",
    }
    slow = opening("For Gondor!", "Faramir")
    assert slow["Keep it"] == "A new hand would have to be kept, whatever it holds."
    quick = opening("Snowbourn Scout", "For Gondor!")
    assert quick["Take a mulligan"] == "1 of the 2 cards waits for its moment or costs more than 3."


def test_only_whoever_is_worth_least_is_said_to_be() -> None:
    t = lcg_table.Table(
        ["Aragorn"],
        phase="combat",
        play=[["Snowbourn Scout", "Faramir"]],
        engaged=[["Hill Troll"]],
        damage={"Aragorn": 2},
        encounter=["Forest Gate"] * 6,
        on=True,
    )
    told = whys(t.until(lcg.ASK_DEFENDER))
    assert told["Snowbourn Scout"] == "Snowbourn Scout would fall, but is worth least here."
    assert told["Faramir"] == "Faramir would fall."
    assert told["Nobody"] == "Nobody is exhausted, but a hero falls to 6 damage."


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


def skirmish(companion: str, minion: str, *others: str, **more: Any) -> dict[str, str]:
    """The reasons for each action in a skirmish."""
    t = tcg_table.Table(
        [companion, *others],
        [minion],
        phase="skirmish",
        assigned={minion: companion},
        **more,
    )
    return whys(t.until(tcg.ASK_ACTION))


def test_a_text_changes_a_skirmish_only_if_it_touches_one_of_those_in_it() -> None:
    told = skirmish("Legolas", "Uruk Savage", "Bounder")
    assert told["Pass"] == "Legolas wins as it stands, 6 against 5."
    assert told["Bounder"] == "Legolas wins as it stands, 6 against 5, and this does not change it."


def test_what_keeps_one_from_being_overwhelmed_is_of_no_use_to_others() -> None:
    told = skirmish("Merry", "Uruk Savage", "Bounder")
    assert told["Bounder"] == "Merry loses as it stands, 3 against 5, and this does not change it."


def test_what_helps_a_hobbit_helps_a_hobbit() -> None:
    told = skirmish("Merry", "Great Troll", "Bounder")
    assert told["Bounder"] == (
        "Merry is overwhelmed as it stands, 3 against 14; the text may change that."
    )


def test_a_fellowship_is_fit_only_against_less_than_its_strength() -> None:
    weak = tcg_table.Table(["Aragorn"], phase="regroup", site=6, twilight=20).until(tcg.ASK_MOVE)
    assert whys(weak)["Move"].startswith("A site is won if strength 10")
    assert whys(weak)["Stay"].endswith("rest first.")


def test_what_may_be_missed_is_not_called_dull() -> None:
    t = tcg_table.Table(["Aragorn"], phase="regroup", hands=[["Boromir", "Legolas"]])
    told = whys(t.until(tcg.ASK_RECONCILE))
    assert told["Boromir"] == "Boromir may be missed, but a new card comes for it."
