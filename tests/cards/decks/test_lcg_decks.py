"""001: tournament deckbuilding, and the files that decks come in."""

import json

import pytest

from mathom.cardplay.decklist import BadDeck, Decklist
from mathom.games import decks_of, rules_of
from mathom.kernel.decision import BadSetup, MathomError

DECKS = decks_of("lcg")
STARTERS = {deck.name: deck for deck in DECKS.starters()}


def deck(heroes: dict[str, int], cards: dict[str, int]) -> Decklist:
    return Decklist("Mine", {"heroes": heroes, "cards": cards})


def tournament() -> Decklist:
    """Fifty-one cards of two spheres that Aragorn and Éowyn can pay for."""
    cards = {str(number): 3 for number in (*range(13, 22), *range(43, 51))}
    return deck({"1": 1, "7": 1}, cards)


def problems(wanted: Decklist, format: str = "tournament") -> list[str]:
    return DECKS.check(wanted, format).problems


def test_a_tournament_deck_is_legal() -> None:
    assert problems(tournament()) == []
    assert DECKS.check(tournament(), "tournament").warnings == []


def test_fifty_cards_at_least() -> None:
    small = tournament()
    del small.parts["cards"]["13"]
    assert problems(small) == ["The deck has 48 cards; a tournament deck has at least 50."]
    assert problems(small, "casual") == []


def test_the_starters_are_casual_decks() -> None:
    for starter in DECKS.starters()[:4]:
        assert DECKS.check(starter, "casual").legal
        assert len(problems(starter)) == 1


def test_three_copies_by_title() -> None:
    greedy = tournament()
    greedy.parts["cards"]["73"] = 4
    assert problems(greedy) == ["4 copies of Gandalf; a deck has at most 3."]


def test_one_to_three_heroes_each_of_them_once() -> None:
    cards = tournament().parts["cards"]
    assert problems(deck({}, cards)) == ["A deck needs at least one hero."]
    assert problems(deck({"1": 1, "2": 1, "3": 1, "7": 1}, cards)) == [
        "A deck has at most 3 heroes, not 4."
    ]
    assert problems(deck({"1": 2, "7": 1}, cards)) == [
        "Aragorn is unique and can be a hero only once."
    ]


def test_only_player_cards_and_each_in_its_place() -> None:
    wrong = tournament()
    wrong.parts["heroes"]["14"] = 1
    wrong.parts["cards"] |= {"2": 1, "74": 1, "119": 1, "999": 1, "nothing": 1}
    assert problems(wrong) == [
        "Faramir is an ally, not a hero.",
        "Théodred is a hero and cannot be in the deck.",
        "King Spider is an enemy, not a player card.",
        "Flies and Spiders is a quest card, not a player card.",
        "There is no card 999.",
        "There is no card nothing.",
    ]


def test_every_problem_is_named_at_once() -> None:
    assert len(problems(deck({"1": 2}, {"73": 5, "2": 1}))) == 4


def test_spheres_nobody_can_pay_for_are_a_warning() -> None:
    mixed = tournament()
    mixed.parts["cards"] |= {"28": 1, "58": 1, "73": 1}
    verdict = DECKS.check(mixed, "tournament")
    assert verdict.legal
    assert verdict.warnings == [
        "No hero can pay for Tactics cards: Veteran Axehand.",
        "No hero can pay for Lore cards: Daughter of the Nimrodel.",
    ]


def test_an_icon_a_card_of_the_deck_gives_can_pay() -> None:
    alone = deck({"1": 1}, {"43": 3, "27": 1})
    assert DECKS.check(alone, "casual").warnings == []
    without = deck({"2": 1}, {"43": 3, "27": 1})
    assert len(DECKS.check(without, "casual").warnings) == 1


@pytest.mark.parametrize("kind", list(DECKS.files))
def test_what_is_written_is_read_again(kind: str) -> None:
    for wanted in (*DECKS.starters(), tournament()):
        again = DECKS.read(DECKS.write(wanted, kind))
        assert again.parts == wanted.parts
        assert again.name in (wanted.name, "")


def test_lists_as_people_write_them() -> None:
    read = DECKS.read(
        "# Riders\n\nhttps://ringsdb.com/decklist/view/1\nHero (2)\nEowyn\n1 théodred (Core Set)\n"
        "Ally (4)\n3x Gandalf\n- 1 × snowbourn scout (Revised Core Set)\n"
        "Gandalf's Search x2\n2x [Steward of Gondor](/card/01026) _(Core Set)_\n"
        "Sideboard (1)\n1x Something Else (Another Pack)\n"
    )
    assert read.name == "Riders"
    assert read.parts["heroes"] == {"7": 1, "2": 1}
    assert read.parts["cards"] == {"73": 3, "16": 1, "67": 2, "26": 2}


def test_ringsdbs_json_counts_heroes_among_the_slots() -> None:
    plain = {"id": 1, "name": "J", "slots": {"01001": 1, "01073": 3}, "heroes": {"01001": 1}}
    assert DECKS.read(json.dumps(plain)).parts == {"heroes": {"1": 1}, "cards": {"73": 3}}
    plain = {"name": "J", "slots": {"01073": 3}, "heroes": []}
    assert DECKS.read(json.dumps(plain)).parts == {"heroes": {}, "cards": {"73": 3}}


def test_octgns_shared_sections_and_sideboard_are_left_out() -> None:
    text = DECKS.write(STARTERS["Lore starter"], "octgn")
    card = '<card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>'
    for name in ("Sideboard", "Encounter"):
        opened = text.replace(
            f'<section name="{name}" shared="False" />', f"<section name='{name}'>{card}</section>"
        )
        opened = opened.replace(
            f'<section name="{name}" shared="True" />', f"<section name='{name}'>{card}</section>"
        )
        assert opened != text
        assert "1" not in DECKS.read(opened).parts["heroes"]


BOMB = '<!DOCTYPE deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><deck><section name="&b;"/></deck>'
FILE = '<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/passwd">]><deck>&a;</deck>'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3x Gandolf", "line 1: no card is called 'Gandolf'; did you mean Gandalf?"),
        ("1x Aragorn\n2x Unexpected Bravery", "line 2: .*did you mean Unexpected Courage?"),
        ("1x Zyzzyva", "line 1: no card is called 'Zyzzyva'$"),
        ("1x Aragorn (The Watcher in the Water)", "line 1: 'Aragorn' of 'The Watcher"),
        ("1x King Spider", "line 1: no card is called"),
        ("0x Gandalf", "line 1: so many copies cannot be"),
        ("4000x Gandalf", "line 1: so many copies cannot be"),
        ("A deck with a name and nothing else", "there are no cards in this list"),
        ("Gandalf\x00", "it is not text"),
        ("x" * 50_000, "too long"),
        ("1x Gandalf\n" * 3000, "too long"),
        ("{", "not JSON"),
        ("[" * 100_000, "too long"),
        ("{}", "has slots"),
        ('{"slots": {"02001": 1}}', "card '02001' is not a player card of the core set"),
        ('{"slots": {"01074": 1}}', "card '01074' is not a player card"),
        ('{"slots": {"01001": "many"}}', "so many copies"),
        ('{"slots": {"01001": true}}', "so many copies"),
        ("<deck", "this XML cannot be read"),
        ("<o8d/>", "not a deck of OCTGN"),
        ('<deck game="chess"/>', "another game"),
        ("<deck/>", "there are no cards"),
        ('<deck><section name="Hero"><card qty="1" id="x">A</card></section></deck>', "card 'x'"),
        ('<deck><section name="Hero"><card id="x">A</card></section></deck>', "card 'x'"),
        (BOMB, "no document type"),
        (FILE, "no document type"),
    ],
)  # fmt: skip
def test_bad_files_get_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadDeck, match=message) as bad:
        DECKS.read(text)
    assert "\n" not in str(bad.value)


def test_plain_data_from_a_page_is_looked_at() -> None:
    good = STARTERS["Lore starter"].as_json()
    assert DECKS.whole(good).parts == STARTERS["Lore starter"].parts
    bad: list[object] = [
        [],
        {"name": "x"},
        {"name": 1, "parts": {}},
        {"name": "x", "parts": []},
        {"name": "x", "parts": {"sites": {}}},
        {"name": "x", "parts": {"cards": []}},
        {"name": "x", "parts": {"cards": {"1": 0}}},
        {"name": "x", "parts": {"cards": {"1": True}}},
        {"name": "x", "parts": {"cards": {"1" * 20: 1}}},
        {"name": "x", "parts": {"cards": {str(number): 1 for number in range(500)}}},
    ]
    for each in bad:
        with pytest.raises(BadDeck):
            DECKS.whole(each)


def test_a_deck_goes_into_a_set_up_with_its_name() -> None:
    rules = rules_of("lcg")
    setup = rules.setup({"decks": [DECKS.for_setup(tournament()), "lore"]})
    assert [DECKS.named(each) for each in setup["decks"]] == ["Mine", "Lore starter"]
    assert rules.setup(setup) == setup
    with pytest.raises(BadSetup):
        rules.setup({"decks": [{**DECKS.for_setup(tournament()), "name": 3}]})


def test_the_builder_is_shown_every_player_card() -> None:
    cards = {card.title: card for card in DECKS.cards()}
    assert len(cards) == 73
    aragorn, gandalf, orders = (cards[name] for name in ("Aragorn", "Gandalf", "Ever Vigilant"))
    assert (aragorn.part, aragorn.most, aragorn.cost) == ("heroes", 1, None)
    assert aragorn.figures["Threat"] == "12"
    assert (gandalf.part, gandalf.most, gandalf.cost) == ("cards", 3, 5)
    assert gandalf.facts == {"Type": ["Ally"], "Sphere": ["Neutral"], "Trait": ["Istari"]}
    assert orders.figures == {"Cost": "1"}


def test_formats_and_kinds_have_names() -> None:
    assert DECKS.format("Tournament") == "tournament"
    assert DECKS.format("lcg") == DECKS.format("") == "tournament"
    assert DECKS.kind("o8d") == DECKS.kind("octgn")
    with pytest.raises(BadDeck):
        DECKS.format("chess")
    with pytest.raises(BadDeck):
        DECKS.kind("doc")
    with pytest.raises(MathomError):
        decks_of("confrontation")


def test_the_tournament_deck_of_our_own_is_one() -> None:
    ours = next(deck for deck in DECKS.starters() if deck.name == "Anduin tournament deck")
    assert ours.size("cards") == 50
    verdict = DECKS.check(ours, "tournament")
    assert not verdict.problems
    assert not verdict.warnings
