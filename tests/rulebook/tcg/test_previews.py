"""What a skirmish comes to is told before it is resolved, and comes true."""

from mathom.games.tcg.effect_kinds import STRENGTH
from mathom.games.tcg.effects import facts, strength
from mathom.games.tcg.previews import Outlook, parts, skirmishes
from mathom.games.tcg.questions import ABILITY, ASK_ACTION, ASK_ATTACK, ASK_DEFENDER
from mathom.games.tcg.rows import ACTIVE, FIGHTER, FOES_STRENGTH, OWN_STRENGTH, RESOLVED, STATE
from mathom.table.view import View
from random_play import walk
from tcg_table import RULES, Table


def test_an_assignment_is_foretold_with_the_numbers_it_will_have() -> None:
    """000: assignment phase."""
    t = Table(["Aragorn"], ["Goblin of the Deeps", "Goblin of the Deeps"], "assignment")
    assert t.asked == ASK_DEFENDER
    view = View(t.game, t.who)
    assert t.game.decision is not None
    for pick in t.game.decision.options[1:]:
        previewed = view.preview(pick)
        assert previewed is not None
        twin = t.game.clone()
        twin.answer(pick)
        outlook = Outlook(twin, pick // ABILITY)
        assert previewed.scales == (outlook.strength, outlook.against)
        assert previewed.lines == [outlook.says(twin)]


def test_a_shadow_players_numbers_come_first_for_that_player() -> None:
    t = Table(["Aragorn"], ["Goblin of the Deeps"], "assignment").pick("Done")
    assert (t.asked, t.who) == (ASK_ATTACK, 1)
    assert t.game.decision is not None
    view = View(t.game, 1)
    aragorn = t.card("Aragorn")
    pick = next(pick for pick in t.game.decision.options[1:] if pick // ABILITY == aragorn)
    previewed = view.preview(pick)
    assert previewed is not None
    assert previewed.scales is not None
    assert previewed.scales[1] == strength(t.game, aragorn)


def test_a_skirmish_that_is_settled_is_told_as_it_ended() -> None:
    """000: skirmish phase(s); 000: overwhelmed - in every skirmish of some games of real decks."""
    told = resolved = 0
    for seed in range(6):
        for game in walk(RULES, RULES.setup({}), seed):
            state = game.rows[STATE]
            if state[FIGHTER] >= 0 and state[RESOLVED]:
                outlook = Outlook(game, state[FIGHTER])
                assert (outlook.strength, outlook.against) == (
                    state[OWN_STRENGTH],
                    state[FOES_STRENGTH],
                )
                assert outlook.says(game).startswith("It ended")
                resolved += 1
            for each in skirmishes(game):
                assert each["strength"] >= 0
                assert each["text"]
                told += 1
    assert resolved
    assert told


def test_what_makes_up_a_strength_adds_up_to_it() -> None:
    """000: modifier - in every position of some games between real decks."""
    seen = 0
    for seed in range(4):
        for game in walk(RULES, RULES.setup({}), seed):
            for card in game.rows[ACTIVE]:
                if facts(game, card).is_character():
                    added = sum(amount for _, amount in parts(game, card))
                    assert facts(game, card).strength + added == strength(game, card)
                    seen += 1
    assert seen > 500


def test_what_one_game_works_out_is_no_business_of_another() -> None:
    """Previews are worked out in threads of their own, while the table plays on."""
    t = Table(["Aragorn", "Gandalf, Friend of the Shirefolk"], [], "maneuver")
    gandalf = t.card("Gandalf, Friend of the Shirefolk")
    whole, twin = strength(t.game, gandalf), t.game.clone()
    assert whole > facts(t.game, gandalf).strength
    # In the middle of asking what his own text adds to his strength, taken to be nothing.
    question = ((gandalf << 4) << 12 | STRENGTH) << 12 | (gandalf + 1)
    t.game.reckoning.extend([question, 0, 0])
    assert strength(t.game, gandalf) == facts(t.game, gandalf).strength
    assert strength(twin, gandalf) == whole
    assert strength(t.game.clone(), gandalf) == whole


def test_an_action_in_a_skirmish_is_foretold_with_its_best_target() -> None:
    """000: skirmish phase(s) - what the card would make of the numbers, before it is played."""
    t = Table(
        ["Aragorn"],
        ["Goblin of the Deeps"],
        "skirmish",
        hands=[["Swordarm of the White Tower"]],
        assigned={"Goblin of the Deeps": "Aragorn"},
    )
    assert t.asked == ASK_ACTION
    assert t.game.decision is not None
    view = View(t.game, t.who)
    previewed = [view.preview(pick) for pick in t.game.decision.options]
    own = strength(t.game, t.card("Aragorn"))
    assert previewed[0] is None
    assert [each.scales[0] for each in previewed if each is not None and each.scales] == [own + 2]
    # Nothing was played: the table is as it was.
    assert strength(t.game, t.card("Aragorn")) == own
