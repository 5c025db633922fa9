"""What prompts and texts say of order and secrecy is what happens (``002: clarifications``)."""

import pytest

from confrontation_table import RULES, card, duel
from mathom.games.confrontation.battle_events import E_SHOWED
from mathom.games.confrontation.characters import (
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    RETREATS,
    VARIANT,
    slot,
)
from mathom.games.confrontation.questions import ASK_CARD
from mathom.games.confrontation.text import say
from mathom.kernel.decision import CHANCE
from random_play import walk

RUNNERS = [number for number, who in enumerate(CHARACTERS) if slot(number, RETREATS)[0]]


def full(number: int) -> str:
    name = CHARACTERS[number].name
    return f"variant {name}" if number >= VARIANT and CHARACTERS[number - 18].name == name else name


# Retreats by ability


@pytest.mark.parametrize("number", RUNNERS, ids=full)
def test_a_text_says_whether_a_retreat_comes_before_or_after_the_enemys_ability(
    number: int,
) -> None:
    """Frodo meets the Orcs before they strike; Gollum is asked when the Fellowship has been."""
    when, way = slot(number, RETREATS)[1:]
    text = say(number)
    assert ("before the enemy's ability" in text) != ("after the enemy's ability" in text)
    if number % VARIANT < 9:
        # Saruman's ability asks too, so it shows which of the two comes first.
        t = duel(
            full(number),
            "Saruman",
            "Rohan",
            attacker="Fellowship" if when & ATTACKING else "Sauron",
        )
        order = "before the enemy's ability"
    else:
        t = duel("variant Aragorn", full(number), "Eregion", attacker="Sauron")
        order = "after the enemy's ability"
    assert when & (ATTACKING | DEFENDING)
    assert way
    asked = [t.asked]
    t.pick("Stand and fight" if "retreat" in t.prompt else "Play cards")
    asked.append(t.asked)
    assert asked == ["Fellowship", "Sauron"]
    assert order in text


def test_gollum_does_not_retreat_from_one_who_has_gone_or_after_cards() -> None:
    t = duel("Frodo", "Gollum", "Eregion", attacker="Sauron")
    assert t.prompt == "Does Frodo retreat?"
    t.pick("Stand and fight")
    assert t.prompt == "Does Gollum retreat?"
    t.pick("Stand and fight")
    assert t.at_cards
    t.cards("5", "1")
    assert "Gollum" not in t.prompt
    again = duel("Frodo", "Gollum", "Eregion", attacker="Sauron")
    again.pick("To Rhudaur")
    assert "Gollum" not in again.prompt


# Combat cards


def test_both_pick_in_secret() -> None:
    t = duel("Gimli", "Balrog", "Rohan", attacker="Fellowship")
    for _ in range(2):
        assert t.prompt.endswith("in secret.")
        t.game.answer(card(t.asked, "1"))


def test_against_gandalf_nothing_is_picked_in_secret() -> None:
    t = duel("Gandalf", "Balrog", "Rohan", attacker="Fellowship")
    assert t.asked == "Sauron"
    assert t.prompt == (
        "Pick a combat card for Balrog. Gandalf sees it before the Fellowship picks."
    )
    t.pick("Strength 3")
    assert t.asked == "Fellowship"
    assert t.prompt == "Sauron shows Strength 3. Pick a combat card for Gandalf."


def test_against_gandalf_a_discard_that_magic_brings_back_is_seen_too() -> None:
    t = duel(
        "Gandalf", "Balrog", "Rohan", attacker="Fellowship", discards={"Sauron": ["6", "Retreat"]}
    )
    t.pick("Magic")
    assert t.prompt == (
        "Which discard does Magic bring back? Gandalf sees it before the Fellowship picks."
    )
    t.pick("Strength 6")
    assert t.prompt == "Sauron shows Strength 6. Pick a combat card for Gandalf."
    t.pick("Strength 2")


@pytest.mark.parametrize(
    ("hero", "foe", "specials"),
    [
        ("variant Gandalf", "Balrog", ()),  # he only helps others
        ("Gandalf", "Warg", ()),  # his ability is void
        ("Gandalf", "Balrog", ("Gwaihir the Windlord",)),  # and here replaced
    ],
)
def test_a_gandalf_who_foresees_nothing_changes_nothing(
    hero: str, foe: str, specials: tuple[str, ...]
) -> None:
    t = duel(hero, foe, "Rohan", attacker="Fellowship", specials=specials)
    if specials:
        t.pick("Call Gwaihir")
        t.pick("Stand and fight")
    assert t.asked == "Fellowship"
    assert t.prompt == "Pick a combat card for Gandalf, in secret."
    t.pick("Strength 1")
    assert t.prompt == f"Pick a combat card for {foe}, in secret."


def test_when_magic_is_not_foreseen_both_cards_lie_open() -> None:
    t = duel(
        "Gimli", "Balrog", "Rohan", attacker="Fellowship", discards={"Sauron": ["6", "Retreat"]}
    )
    t.cards("1", "Magic")
    assert t.prompt == "Which discard does Magic bring back?"


def test_saruman_sees_the_card_he_makes_the_fellowship_take_back() -> None:
    assert "Once both cards are shown" in say(CHARACTERS.index(_named("Saruman", VARIANT)))
    t = duel("Gimli", "variant Saruman", "Rohan", attacker="Fellowship")
    t.cards("1", "3")
    assert t.asked == "Sauron"
    assert "another card" in t.prompt
    shown = [event[-1] for event in t.game.events or [] if event[-1] and event[-1][0] == E_SHOWED]
    assert len(shown) == 2


def _named(name: str, start: int) -> object:
    return next(who for who in CHARACTERS[start:] if who.name == name)


# In whole games


@pytest.mark.parametrize("mode", ["classic", "variant with special cards", "draft"])
def test_in_whole_games_what_is_picked_in_secret_is_not_shown_at_once(mode: str) -> None:
    """A card picked in secret is shown with the other's; one that is not, before the next pick."""
    checked = 0
    for seed in range(10):
        before = ""
        shown = 0
        for game in walk(RULES, RULES.modes()[mode], seed, watched=True):
            events = [witnessed[-1] for witnessed in game.events or []]
            fresh = [event for event in events[shown:] if event and event[0] == E_SHOWED]
            shown = len(events)
            if before:
                checked += 1
                # Of two secret picks the first shows nothing, the second both.
                assert len(fresh) in ((0, 2) if before.endswith("in secret.") else (1,))
            decision = game.decision
            before = ""
            if decision is not None and decision.who != CHANCE and decision.kind == ASK_CARD:
                if not decision.asides:
                    before = RULES.question(game).prompt
    assert checked > 40
