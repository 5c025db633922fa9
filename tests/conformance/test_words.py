"""Every decision can be put into words, and every refusal explains itself."""

import json

from mathom.kernel.decision import CHANCE
from mathom.kernel.rules import Rules, Setup
from mathom.table.view import View, load_view
from random_play import walk

Played = tuple[Rules, Setup]


def test_every_decision_has_a_prompt_a_rule_and_labels_that_differ(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=21):
        if game.decision is None or game.decision.who == CHANCE:
            continue
        question = View(game, game.decision.who).question()
        labels = [option.label for option in question.options + question.asides]
        assert question.prompt
        assert question.rule
        assert all(labels)
        assert len(set(labels)) == len(labels), labels
        assert [option.id for option in question.options] == game.decision.options
        # What leaves the question is called as the question declares.
        leaving = [option for option in question.options if option.passes]
        assert [option.id for option in leaving] in ([], [question.passing])
        called = rules.questions.kinds[game.decision.kind].passing
        assert all(option.label == called for option in leaving)
        assert (called in labels) == bool(leaving)


def test_what_can_be_used_has_no_reason_against_it_and_all_else_has(played: Played) -> None:
    rules, setup = played
    for number, game in enumerate(walk(rules, setup, seed=22)):
        if number % 3 or game.decision is None or game.decision.who == CHANCE:
            continue
        seat = game.decision.who
        view = View(game, seat)
        question = view.question()
        usable = {thing for o in question.options + question.asides for thing in o.things}
        for thing in range(rules.things(game)):
            reasons = view.why_not(thing)
            assert (reasons == []) == (thing in usable), (question.prompt, thing, reasons)
            assert all(reason.rule and reason.sentence for reason in reasons)
        other = (seat + 1) % rules.seats(game.setup)
        if other != seat:
            assert View(game, other).why_not(0)


def test_previews_hang_on_the_view_alone_and_leave_the_game_as_it_was(played: Played) -> None:
    rules, setup = played
    for number, game in enumerate(walk(rules, setup, seed=24)):
        if number % 5 or game.decision is None or game.decision.who == CHANCE:
            continue
        rows = [row[:] for row in game.rows]
        view = View(game, game.decision.who)
        sent = load_view(rules, json.loads(json.dumps(view.dump())))
        for pick in [*game.decision.options, *(game.decision.asides or [])]:
            told = [view.preview(pick), sent.preview(pick)]
            assert (told[0] is None) == (told[1] is None)
            if told[0] is None or told[1] is None:
                continue
            assert (told[0].brief, told[0].lines) == (told[1].brief, told[1].lines)
            assert told[0].tone in ("gain", "loss", "even", "open")
            assert told[0].brief or told[0].lines
            assert all(line.endswith(".") for line in told[0].lines)
        assert game.rows == rows


def test_every_event_can_be_told(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=23, watched=True):
        for witnessed in game.events or []:
            for viewer, event in zip(rules.viewers(game.setup), witnessed, strict=True):
                if event is not None:
                    line = rules.tell(game.setup, event, viewer)
                    assert "{" not in line
                    assert not line or line.endswith(".")
                    assert all(0 <= t < rules.things(game) for t in rules.touched(event))
        if game.events:
            game.events.clear()
