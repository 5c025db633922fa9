"""Which cards beat which: as players reckon, and as the rules say."""

import pytest

from confrontation_table import RULES, card, duel
from mathom.games.confrontation.board import FELLOWSHIP, SAURON
from mathom.games.confrontation.cards import F_MAGIC, S_MAGIC
from mathom.games.confrontation.previews import (
    BOTH_FALL,
    FOE_FALLS,
    NOBODY,
    YOU_FALL,
    Outcome,
    against_each_card,
)
from mathom.games.confrontation.questions import ASK_CARD
from mathom.games.confrontation.rows import discards, side_of_seat
from mathom.kernel.decision import CHANCE
from mathom.kernel.game import Game
from mathom.players.confrontation.card_equilibrium import dominated_cards
from mathom.players.confrontation.clash import outcome, terms_of
from mathom.table.view import View
from random_play import walk

FALLEN = {
    NOBODY: (0.0, 0.0),
    YOU_FALL: (1.0, 0.0),
    FOE_FALLS: (0.0, 1.0),
    BOTH_FALL: (1.0, 1.0),
}


def fallen(met: Outcome) -> tuple[float, float]:
    """By strength, where it came to that: what befalls the winner afterwards is another matter."""
    if met.totals is None:
        return FALLEN[met.verdict]
    mine, theirs = met.totals
    return float(mine <= theirs), float(theirs <= mine)


def any_discards(game: Game) -> bool:
    return bool(discards(game, FELLOWSHIP) or discards(game, SAURON))


@pytest.mark.parametrize("mode", ["classic", "variant"])
def test_whoever_falls_by_the_rules_falls_by_the_reckoning(mode: str) -> None:
    seen = 0
    for seed in range(6):
        for game in walk(RULES, RULES.modes()[mode], seed):
            decision = game.decision
            if decision is None or decision.who == CHANCE or decision.kind != ASK_CARD:
                continue
            view = View(game, decision.who)
            side = side_of_seat(game, decision.who)
            for pick in decision.options:
                for met in against_each_card(view.game, decision.who, pick, view.resample):
                    # What is left to a choice, as of Magic, is not reckoned.
                    chosen = {pick, met.card} & {F_MAGIC, S_MAGIC} and any_discards(game)
                    if met.verdict in FALLEN and not chosen:
                        assert outcome(terms_of(view.game), side, pick, met.card) == fallen(met)
                        seen += 1
    assert seen > 500


def test_a_card_that_does_more_against_a_retreat_in_vain_is_no_waste() -> None:
    # The Witch-king has nowhere to go in the mountains: with Retreat he has 5 and no more.
    t = duel("Pippin", "Witch-king", "Caradhras", attacker="Fellowship")
    wasted = dominated_cards(t.game, FELLOWSHIP)
    assert card("Fellowship", "5") not in wasted
    assert card("Fellowship", "4") not in wasted
    assert card("Fellowship", "2") in wasted  # Pippin falls to everything, as with the 1
