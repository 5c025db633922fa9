"""003: for each."""

import pytest

from mathom.cardplay.questions import ASK_TARGETS
from tcg_table import Table


@pytest.mark.parametrize(("companions", "offered"), [(7, True), (6, False)])
def test_for_each_over_and_over_on_the_same_one(companions: int, offered: bool) -> None:
    """003: for each - A Host Avails Little wounds for each companion over five."""
    host = "A Host Avails Little"
    fellowship = ["Boromir, Plain Captain", *["Hero"] * (companions - 2)]
    t = Table(fellowship, ["Small Orc"], "maneuver", site=4, twilight=5, hands=[[], [host]])
    t.until_offered(host).pick(host)
    wounds = 0
    while t.offers("Boromir"):
        t.pick("Boromir")
        wounds += 1
    assert wounds == (2 if offered else 1)


def test_for_each_may_strike_the_same_character_twice() -> None:
    """003: for each. As A Host Avails Little with seven companions."""
    six = ["Aragorn", "Boromir", "Legolas", "Gimli", "Sam", "Gandalf"]
    t = Table(
        six, ["Small Orc"], "maneuver", site=4, twilight=5, hands=[[], ["A Host Avails Little"]]
    )
    t.until_offered("A Host Avails Little").pick("A Host Avails Little")
    t.until(ASK_TARGETS).pick("Boromir")
    assert not t.offers("Frodo")  # all but the Ring-bearer
    t.pick("Boromir")
    assert t.wounds("Boromir") == 2
