"""Section Three of 000 and of 003: a definition says what its erratum or clarification says."""

import pytest

from mathom.games.tcg.facts import by_id
from mathom.games.tcg.library import said

# What the entry changed or made clear, as our own text has it.
ERRATA = {
    "3R1": ["4 or higher", "for each Dwarf companion"],  # and 0P7
    "1U12": ["fewer than 2 twilight tokens", "add (2)", "a card from hand beneath your draw deck"],
    "1U46": ["To play, exert an Elf ally.", "from a river during the fellowship phase", "+1"],
    "1R55": ["at least 7 cards in hand", "exert Galadriel", "2 random cards", "discard one"],
    "1U113": ["Exert a ranger at a river or forest", "exhaust a minion"],
    "1R318": ["Exert 2 Hobbits and discard Thrór's Map", "the fellowship's next site"],
    "3C48": ["exert a [gondor] companion twice", "each minion +1 until the next regroup phase"],
    "1C3": ["strength +2 (or +3 if that Dwarf bears a [dwarven] hand weapon)"],
    "1U109": ["spot an ally", "strength +2", "archery fire and skirmishes until the regroup phase"],
    "1C138": ["No player can play skirmish events", "At the end of the turn, discard"],
    "1R139": ["strength +4 and fierce until the regroup phase"],
    "1U162": ["loses a skirmish involving an Uruk-hai", "exert the Ring-bearer or add a burden"],
    "1U211": ["companion is killed in a skirmish", "Nazgûl", "add a burden"],
    "1U235": ["a [wraith] minion fierce until the regroup phase"],
    "1R263": ["involving a [sauron] Orc", "each [sauron] Orc strength +1 until the regroup phase"],
    "1U309": ["Sam is strength +1.", "Exert Rosie Cotton to heal Sam."],
    "1C331": ["Exert your companion or minion", "strength +2"],
    "1U338": ["the first Nazgûl played to this site each turn is -5"],
    "1U343": ["Discard your tale from play or hand to heal your companion"],
    "1U360": ["Exert your minion", "that minion fierce", "until the regroup phase"],
    "3R110": ["If a Shadow card is about to add a burden", "prevent that burden"],
    "4U63": ["another possession borne by bearer", "by a Shadow card", "instead"],
    "7U134": [
        "the Free Peoples player assigns this minion",
        "if you have initiative, you may wound",
    ],
}
# Entries for cards that are not defined yet: whoever defines one follows its entry and moves it.
TO_COME = [
    "4U236",
    "4R237",
    "4U352",
    "4U326",
    "4U330",
    "6R39",
    "6R46",
    "6R85",
    "7R10",
    "7U14",
    "7R66",
    "7R114",
    "7C133",
    "7C135",
    "7R182",
    "8R33",
    "8U69",
    "10U43",
    "11R216",
    "12U43",
    "12R127",
    "13R149",
    "15C46",
    "17U15",
    "17R87",
    "17R96",
    "17C118",
    "17U148",
    "18U8",
    "18R12",
    "18C20",
    "18U25",
    "18R35",
    "18R48",
    "18R50",
    "18R55",
    "18R72",
    "18C77",
    "18U78",
    "18U79",
    "18R80",
    "18C94",
    "18R97",
    "18R115",
    "18R133",
]


@pytest.mark.parametrize("id", ERRATA)
def test_the_definition_is_the_corrected_card(id: str) -> None:
    """Errata are applied by default: there is no other text to play."""
    card = by_id(id)
    assert card is not None
    text = " ".join(said(card))
    for phrase in ERRATA[id]:
        assert phrase in text


def test_what_an_entry_says_of_the_facts() -> None:
    """Far-seeing Eyes is unique, Saruman's Chill costs one, three titles are spelt otherwise."""
    eyes, chill = by_id("1C43"), by_id("1C134")
    assert eyes is not None
    assert chill is not None
    assert eyes.unique
    assert chill.twilight == 1
    for known, title in (("1R284", "Bilbo"), ("2U96", "Bilbo"), ("1U235", "Úlairë Otsëa")):
        card = by_id(known)
        assert card is not None
        assert card.title == title
    otsea = by_id("3U86")
    assert otsea is not None
    assert otsea.title == "Úlairë Otsëa"


@pytest.mark.parametrize("id", TO_COME)
def test_a_card_with_an_erratum_is_not_defined_without_it(id: str) -> None:
    assert by_id(id) is None
