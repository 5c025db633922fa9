"""Examples of the three rulebooks, each with the cards that it names."""

import pytest

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import END_OF_TURN, REGROUP
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effects import total, twilight_cost
from mathom.games.tcg.facts import NOT_ASSIGNED, STRENGTH
from mathom.games.tcg.rows import EVERYONE, KNOWN
from mathom.games.tcg.words.cards import culture_number
from tcg_table import DEAD, DECK, DISCARD, NONE, Looker, Table, begun, bid

ISILDUR = "Isildur, Bearer of Heirlooms"
SNEAK = "Sméagol, Slippery Sneak"
SLINKER = "Sméagol, Slinker"
SECRETS = "Sméagol, Bearer of Great Secrets"


# 000


@pytest.mark.parametrize("own", ["No", "Yes"])
@pytest.mark.parametrize("bow", ["No", "Yes"])
def test_a_desert_scout_with_a_raider_bow_lies_in_ambush_twice(own: str, bow: str) -> None:
    """000: ambush - one, five, neither or both."""
    t = Table(
        ["Hero"],
        ["Desert Scout"],
        "assignment",
        site=4,
        bearing={"Raider Bow": "Desert Scout"},
        hands=[["Gimli"] * 4],
    )
    t.until(kinds.ASK_DEFENDER).pick("Hero against Desert Scout")
    assert t.asked == kinds.ASK_AMBUSH
    t.pick(own).pick(bow)
    assert t.twilight == (1 if own == "Yes" else 0) + (5 if bow == "Yes" else 0)


def test_a_desert_scout_wounds_whom_the_free_peoples_player_assigns() -> None:
    """000: initiative; 000: assignment phase - and only when the Shadow has initiative."""
    for cards, wounds in ((3, 1), (4, 0)):
        t = Table(["Hero"], ["Desert Scout"], "assignment", site=4, hands=[["Gimli"] * cards])
        t.until(kinds.ASK_DEFENDER).pick("Hero against Desert Scout")
        if wounds:
            t.until_offered("Desert Scout").pick("Desert Scout")
        assert t.wounds("Hero") == wounds
    t = Table(["Hero"], ["Desert Scout"], "assignment", site=4)
    t.until(kinds.ASK_ATTACK).pick("Desert Scout against Hero")
    assert not t.offers("Desert Scout")
    assert t.wounds("Hero") == 0


def test_grishnakh_is_wounded_while_he_exerts_and_draws_nothing() -> None:
    """000: cost - Unheeded, after the first of two exertions."""
    grishnakh = "Grishnákh, Orc Captain"
    for unheeded in (True, False):
        t = Table(
            ["Merry, Friend to Sam"],
            [grishnakh, "Orc of the Tower"],
            "shadow",
            site=6,
            hands=[["Unheeded" if unheeded else "Gimli"], []],
        )
        t.pick("Grishnákh")
        if unheeded:
            t.until_offered("Unheeded").pick("Unheeded")
            t.until(kinds.ASK_SHADOW)
            assert t.hand(1) == 0
        else:
            t.until(kinds.ASK_SHADOW)
            assert t.hand(1) == 3
        assert t.wounds(grishnakh) == 2


def test_an_exhausted_minion_does_not_exert_for_the_mount() -> None:
    """000: exhausted - Rider's Mount: each minion skirmishing its bearer must exert."""
    for wounds, after in ((0, 1), (1, 2), (2, 2)):
        t = Table(
            ["Shieldmaiden"],
            ["Big Orc"],
            "skirmish",
            assigned={"Big Orc": "Shieldmaiden"},
            bearing={"4C287": "Shieldmaiden"},
            wounds={"Big Orc": wounds},
            hands=[["Hobbit Intuition"]],
        )
        assert t.wounds("Big Orc") == after
        assert t.in_play("Big Orc")


@pytest.mark.parametrize("path", ["Fellowship", "Shadows"])
def test_any_site_of_a_number_is_that_of_any_path(path: str) -> None:
    """000: block symbol - Barren Land, at site 8 of any path."""
    t = Table(["Aragorn"], site=7, others_at=8, path=path, support=[[], ["Barren Land"]])
    t.skip()
    assert t.site() == 8
    assert (t.wounds("Frodo"), t.wounds("Aragorn")) == (1, 0)


def test_isildur_wears_the_ring_and_the_sapling_has_nothing_to_prevent() -> None:
    """000: response; 003: is about to actions."""
    t = Table(
        [],
        ["Big Orc"],
        "skirmish",
        support=[["Sapling of the White Tree"]],
        assigned={"Big Orc": ISILDUR},
        ring_bearer=ISILDUR,
        ring="The One Ring, Answer To All Riddles",
    )
    assert t.burdens() == 2  # there are not three companions to exert
    t.pick("The One Ring")
    assert t.burdens() == 3
    t.until_phase(REGROUP)
    assert t.burdens() == 4  # instead of the wound
    assert t.wounds(ISILDUR) == 0
    assert t.in_play("Sapling of the White Tree")


def test_isildur_lets_his_player_choose_and_leads_the_knights() -> None:
    """000: effect - three companions exert, or two burdens are added."""
    t = Table(
        ["Aragorn", "Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": ISILDUR},
        ring_bearer=ISILDUR,
        hands=[["Hobbit Intuition"]],
    )
    exert = next(label for label in t.labels() if "xert" in label)
    t.pick(exert)
    assert [t.wounds(title) for title in (ISILDUR, "Aragorn", "Gimli")] == [1, 1, 1]
    assert t.burdens() == 0


@pytest.mark.parametrize(("bearer", "cancelled"), [(SLINKER, False), ("", True)])
def test_sneaking_cancels_no_ring_bearers_skirmish(bearer: str, cancelled: bool) -> None:
    """000: Ring-bearer; 003: effect - nor is he healed: the better text is no choice."""
    more = {"ring_bearer": bearer} if bearer else {}
    t = Table(
        [] if bearer else [SLINKER],
        ["Small Orc"],
        "skirmish",
        assigned={"Small Orc": SLINKER},
        wounds={SLINKER: 1},
        hands=[["Sneaking!", "Sneaking!"]],
        **more,  # type: ignore[arg-type]
    )
    t.pick("Sneaking!")
    assert t.wounds(SLINKER) == 1
    assert (t.phase == REGROUP) is cancelled
    if not cancelled:
        assert t.asked == kinds.ASK_ACTION


def test_sneaking_heals_one_who_is_no_fresher_than_his_foe() -> None:
    """003: effect - the condition in brackets is not met."""
    t = Table(
        [SLINKER],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": SLINKER},
        wounds={SLINKER: 1},
        hands=[["Sneaking!", "Sneaking!"]],
    )
    t.pick("Sneaking!")
    assert t.wounds(SLINKER) == 0
    assert t.phase != REGROUP


def test_frodos_cloak_cancels_no_skirmish_of_the_ring_bearer() -> None:
    """000: Ring-bearer; 000: block symbol - at 1 to 4 of the Tower block, and elsewhere."""
    t = Table(
        [],
        ["Prey"],
        "skirmish",
        site=2,
        path="Tower",
        sites=TOWER,
        assigned={"Prey": "Frodo"},
        bearing={"Frodo's Cloak": "Frodo"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo's Cloak")
    assert t.burdens() == 1
    assert t.asked == kinds.ASK_ACTION  # it goes on
    t = Table(
        [],
        ["Prey"],
        "skirmish",
        site=2,
        burdens=1,
        wounds={"Frodo": 1},
        assigned={"Prey": "Frodo"},
        bearing={"Frodo's Cloak": "Frodo"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo's Cloak")
    assert (t.burdens(), t.wounds("Frodo")) == (0, 0)
    assert t.zone("Frodo's Cloak") == DISCARD


TOWER = dict.fromkeys(range(1, 10), "Ered Nimrais")


def test_frodos_cloak_cancels_the_skirmish_of_a_frodo_who_bears_no_ring() -> None:
    """000: Ring-bearer; 000: skirmish phase(s) - without winner or loser."""
    frodo = "Frodo, Weary From the Journey"
    t = Table(
        [frodo],
        ["Big Orc"],
        "skirmish",
        site=2,
        path="Tower",
        sites=TOWER,
        ring_bearer=ISILDUR,
        assigned={"Big Orc": frodo},
        bearing={"Frodo's Cloak": frodo},
    )
    t.pick("Frodo's Cloak")
    assert t.in_play(frodo)
    assert t.phase == REGROUP
    assert not any(" wins" in line or " loses" in line for line in t.told(0))


def test_smeagol_slips_away_from_his_own_skirmish_only() -> None:
    """000: skirmish phase(s) - as many threats as those he fights have vitality."""
    fellowship = [SNEAK, "Aragorn", "Gimli"]
    fights = {"Big Orc": SNEAK, "Small Orc": "Frodo"}
    t = Table(
        fellowship,
        ["Big Orc", "Small Orc"],
        "skirmish",
        assigned=fights,
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo")
    assert not t.offers("Sméagol")
    t = Table(
        fellowship,
        ["Big Orc", "Small Orc"],
        "skirmish",
        assigned=fights,
        wounds={"Big Orc": 1},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Sméagol").pick("Sméagol")
    assert t.zone(SNEAK) == DISCARD
    assert t.threats() == 2
    t = Table(
        [SNEAK, "Aragorn"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": SNEAK},
        hands=[["Hobbit Intuition"]],
    )
    assert not t.offers("Sméagol")  # there is no room for four threats


def test_the_catapult_looks_at_what_is_printed() -> None:
    """000: twilight cost - Rohirrim Road makes a condition dearer to play, not to reveal."""
    t = Table(
        ["Elrond's Guest"],
        [["Orc of the Tower"], []],
        players=3,
        site=1,
        sites={1: "Rohirrim Road"},
        support=[["Catapult"], ["Worry"], []],
        hands=[["Gimli", "Legolas"], [], []],
        decks=[[], ["They Are Coming"], []],
    )
    t.pick("Rohirrim Road")
    t.until_offered("Catapult").pick("Catapult").pick("Gimli", "Legolas")
    t.game.answer(1)
    revealed = t.game.rows[DECK + 1][-1]
    assert t.game.rows[KNOWN][revealed] & EVERYONE
    assert t.who == 0
    t.game.answer(1)
    cost = 3
    assert twilight_cost(t.game, revealed) == cost + 2
    if t.offers("Orc of the Tower"):
        assert not t.offers("Worry")
        t.pick("Orc of the Tower")
    assert not t.in_play("Orc of the Tower")
    assert t.in_play("Worry")


@pytest.mark.parametrize("first", ["Théoden, Son of Thengel", "Éomer, Third Marshal of Riddermark"])
def test_theoden_goes_before_eomer(first: str) -> None:
    """000: starting fellowship; 004: starting fellowship - two and three less one make four."""
    deck = {
        "ring_bearer": "20C2",
        "ring": "20C1",
        "sites": [f"20C{100 + i}" for i in range(9)],
        "cards": {"4C292": 2, "4R267": 2, "20C9": 4},
    }
    game = begun(deck, "plain moria")
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    title, _, _ = first.partition(",")
    looker.pick(title)
    other = "Éomer" if title == "Théoden" else "Théoden"
    assert looker.offers(other) is (title == "Théoden")


# 003


def test_gandalf_who_comes_back_may_be_assigned_though_shelob_forbade_it() -> None:
    """003: modifiers - Shelob, Her Ladyship; the threats; Sent Back in the regroup phase."""
    gandalf = "Gandalf, Plain Wanderer"
    t = Table(
        [gandalf, "Weakling"],
        ["Gollum"],
        "shadow",
        site=8,
        twilight=9,
        threats=1,
        wounds={gandalf: 3},
        support=[["Sent Back"]],
        hands=[["Gandalf, The Grey Pilgrim"], ["Shelob, Her Ladyship"]],
    )
    t.pick("Shelob").until_offered("Shelob").pick("Shelob").pick("Gandalf")
    assert total(t.game, NOT_ASSIGNED, t.card(gandalf)) == 1
    t.until(kinds.ASK_DEFENDER)
    assert not t.offers("Gandalf against Shelob")
    t.pick("Weakling against Shelob")
    t.until(kinds.ASK_THREAT).pick("Gandalf")
    assert t.zone(gandalf) == DEAD
    pilgrim = "Gandalf, The Grey Pilgrim"
    t.until_phase(REGROUP).until_offered("Sent Back").pick("Sent Back").pick("Gandalf")
    assert t.in_play(pilgrim)
    assert total(t.game, NOT_ASSIGNED, t.card(pilgrim)) == 0


def test_sent_back_plays_a_wizard_who_lies_in_the_dead_pile() -> None:
    """003: modifiers; 003: dead pile."""
    white = "Gandalf, The Grey Pilgrim"
    t = Table(phase="regroup", support=[["Sent Back"]], hands=[[white]], dead=["Gandalf"])
    t.pick("Sent Back").pick("Gandalf")
    assert t.in_play(white)
    plain = Table(hands=[[white]], dead=["Gandalf"])
    assert not plain.offers("Gandalf")


def test_sent_back_places_the_wizard_in_the_dead_pile() -> None:
    """000: dead pile - and he has been killed: the threats come."""
    gandalf = "Gandalf, Plain Wanderer"
    t = Table(
        [gandalf, "Aragorn"],
        ["Big Orc"],
        "skirmish",
        threats=1,
        assigned={"Big Orc": gandalf},
        support=[["Sent Back"]],
    )
    t.pick("Sent Back")
    assert not t.in_play("Big Orc")
    assert t.zone(gandalf) == DEAD
    t.until(kinds.ASK_THREAT).pick("Aragorn")
    assert t.wounds("Aragorn") == 1


@pytest.mark.parametrize("minion", ["Black Land Observer", "Wandering Hillman"])
def test_frodo_and_his_foe_go_round_in_a_circle(minion: str) -> None:
    """003: infinite loops with no voluntary actions - neither of the two gets the bonus."""
    frodo = "Frodo, Weary From the Journey"
    t = Table(
        [],
        [minion],
        "skirmish",
        site=4,
        ring_bearer=frodo,
        ring="20C1",
        assigned={minion: frodo},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength(frodo) == 3 + 1 + 2
    assert t.strength(minion) == 8
    lasting(t.game, STRENGTH, t.card(frodo), 4, END_OF_TURN, NONE)  # now two more would be ten
    assert (t.strength(frodo), t.strength(minion)) == (8, 8)


def test_galadriel_reveals_a_card_for_each_forest() -> None:
    """003: Galadriel, Sorceress of the Hidden Land - three forests, three cards."""
    galadriel = "Galadriel, Sorceress of the Hidden Land"
    forests = {1: "Trees of the Border", 2: "Trees of the Border", 3: "Trees of the Border"}
    t = Table(
        [galadriel, "Legolas"],
        phase="regroup",
        site=3,
        path="Shadows",
        sites=forests,
        moves=1,
        decks=[["Elrond's Guest", "Gimli", "Bowman of the Wood", "Elrond's Guest"]],
        wounds={"Legolas": 2, galadriel: 1},
    )
    t.until_offered("Move").pick("Move").pick("The Falls Beyond")  # no forest
    t.until_offered("Galadriel").pick("Galadriel")
    shown = [card for card in t.game.rows[DECK] if t.game.rows[KNOWN][card] & EVERYONE]
    assert len(shown) == 3
    t.pick("Legolas").pick("Legolas")
    assert t.wounds("Legolas") == 0


# 004, and Section Three of 000


def test_the_lower_number_of_tokens_counts() -> None:
    """000: My Axe Is Notched; 004: Final Count - two on the one and three on the other make +2."""
    t = Table(
        ["Gimli", "Legolas"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        support=[["My Axe Is Notched", "Final Count"]],
        tokens={
            "My Axe Is Notched": (culture_number("Dwarven"), 3),
            "Final Count": (culture_number("Elven"), 2),
        },
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength("Gimli") == 6 + 2
    assert t.strength("Legolas") == 6 + 2


def test_an_elven_brooch_saves_another_possession_from_a_shadow_card() -> None:
    """000: Elven Brooch - and from nothing else: it pays for nobody's costs."""
    t = Table(
        ["Sam, Son of Hamfast"],
        burdens=1,
        bearing={"Elven Brooch": "Sam, Son of Hamfast", "Brace of Coneys": "Sam, Son of Hamfast"},
    )
    t.pick("Brace of Coneys")
    assert not t.offers("Elven Brooch")
    assert t.burdens() == 0
    assert t.zone("Brace of Coneys") == DISCARD
    assert t.in_play("Elven Brooch")


def test_the_twilight_paid_for_it_counts_for_it() -> None:
    """000: Under the Living Earth; 004: Under the Living Earth."""
    gandalf = "Gandalf, Plain Wanderer"
    earth = "Under the Living Earth"
    t = Table(
        [gandalf],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": gandalf},
        hands=[[earth, "Hobbit Intuition"]],
    )
    before = t.strength(gandalf)
    t.pick(earth)
    assert t.labels() == ["0", "1"]
    t.pick("1")
    assert t.strength(gandalf) == before + 1


def test_an_uruk_searcher_costs_one_beside_four_uruk_regulars() -> None:
    """000: Uruk Regular; 004: Uruk Regular - the one that exerts is not counted."""
    t = Table([], ["Uruk Regular"] * 4, "shadow", site=5, twilight=1, hands=[[], ["Uruk Searcher"]])
    assert not t.offers("Uruk Searcher")
    t.pick("Uruk Regular").pick("Uruk Searcher")
    assert t.in_play("Uruk Searcher")
    assert t.twilight == 0


def test_a_courteous_halfling_may_still_choose_to_discard() -> None:
    """000: Frodo, Courteous Halfling; 004 - Dunlending Rampager leaves the choice."""
    frodo = "Frodo, Courteous Halfling"
    rampager = "Dunlending Rampager"
    t = Table(
        ["Aragorn", "Gimli", "Legolas"],
        [],
        "shadow",
        site=3,
        twilight=3,
        ring_bearer=frodo,
        hands=[["Store of Food", "Boromir"], [rampager]],
    )
    t.pick(rampager)
    assert t.who == 0
    t.pick("Yes")
    t.until(kinds.ASK_SHADOW)
    assert t.hand() == 0
    assert not t.in_play(rampager)


@pytest.mark.parametrize(("companions", "left"), [(3, 2), (2, 1)])
def test_a_courteous_halfling_is_made_to_discard_nothing(companions: int, left: int) -> None:
    """000: Frodo, Courteous Halfling; 004 - while three unbound companions are there."""
    t = Table(
        ["Aragorn", "Gimli", "Legolas"][:companions],
        ["Big Orc"],
        "shadow",
        site=4,
        twilight=5,
        ring_bearer="Frodo, Courteous Halfling",
        hands=[["Sam", "Store of Food"], ["Orc Inquisitor"]],
    )
    t.pick("Orc Inquisitor").until_offered("Orc Inquisitor").pick("Orc Inquisitor")
    t.until(kinds.ASK_SHADOW)
    assert t.hand() == left


def test_smeagol_at_ered_nimrais() -> None:
    """003: Gollum/Sméagol over 000: Ered Nimrais - The Nine Walkers take nothing off."""
    for walkers, cost in (([], 3), (["The Nine Walkers"], 3)):
        t = Table(
            ["Gandalf"],
            site=4,
            path="Tower",
            sites=TOWER,
            support=[walkers],
            hands=[[SLINKER, "Legolas"]],
        )
        t.pick("Sméagol")
        assert t.twilight == cost
        before = t.twilight
        t.pick("Legolas")
        assert t.twilight - before == 2 + 3 - (2 if walkers else 0)


def test_ambition_is_set_against_the_dauntless_hunter() -> None:
    """004: modifiers - two Hobbits make an event of nothing cost two; Ambitions take it off."""
    hunter = "Legolas, Dauntless Hunter"
    ambition = "Saruman's Ambition"
    hobbits = ["Merry, Friend to Sam", "Pippin, Friend to Frodo"]
    for ambitions, cost in ((0, 2), (1, 1), (2, 0), (3, 0)):
        t = Table(
            [hunter, *hobbits],
            ["Uruk of the Hand"],
            "skirmish",
            site=5,
            twilight=2,
            assigned={"Uruk of the Hand": hunter},
            support=[[], [ambition] * ambitions],
            hands=[[], ["Bred for Battle"]],
        )
        t.until_offered("Bred for Battle").pick("Bred for Battle")
        assert t.twilight == 2 - cost
        assert t.strength("Uruk of the Hand") == 9 + 3


# Rulings on single cards, once more and closer


def test_an_elf_of_galadriels_costs_nothing_even_where_all_cost_more() -> None:
    """000: Galadriel, Lady of Light - neither raised nor lowered."""
    galadriel = "Galadriel, Lady of Light"
    t = Table(
        [], site=4, path="Tower", sites=TOWER, support=[[galadriel]], hands=[["Legolas", "Gimli"]]
    )
    t.pick("Galadriel").pick("Legolas")
    assert t.in_play("Legolas")
    assert t.twilight == 0
    t.pick("Gimli")
    assert t.twilight == 2 + 3


def test_merry_lends_his_strength_once_his_own_skirmish_is_over() -> None:
    """004: Merry, Friend to Sam - not before; and what he lent does not grow with him."""
    merry = "Merry, Friend to Sam"
    boromir = "Boromir, Plain Captain"
    t = Table(
        [merry, boromir],
        ["Orc of Three", "Big Orc"],
        "skirmish",
        assigned={"Orc of Three": merry, "Big Orc": boromir},
        hands=[["Hobbit Intuition"] * 3],
        site=6,
    )
    t.pick("Merry")
    assert not t.offers("Merry")  # he is fighting
    t.until(kinds.ASK_ACTION).pick("Hobbit Intuition").pick("Merry")
    t.until_offered("Merry")
    assert t.phase != REGROUP
    before = t.strength(boromir)
    t.pick("Merry").until_offered("Boromir").pick("Boromir")
    lent = t.strength(boromir) - before
    assert lent == t.strength(merry) == 3
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition").pick("Merry")
    assert t.strength(merry) == 3 + 3
    assert t.strength(boromir) - before == lent


def test_the_shire_heals_for_a_burden_that_no_hobbit_took_off() -> None:
    """000: The Shire Countryside is not set off by a Hobbit's own text."""
    sam = "Sam, Son of Hamfast"
    t = Table(
        [sam],
        burdens=2,
        wounds={"Frodo": 1},
        support=[["The Shire Countryside"]],
        bearing={"Brace of Coneys": sam},
    )
    t.pick("Sam")
    assert t.burdens() == 1
    assert t.asked == kinds.ASK_FELLOWSHIP
    t.pick("Brace of Coneys")
    assert t.burdens() == 0
    assert t.asked == kinds.ASK_RESPONSE
    t.pick("The Shire Countryside")
    if t.asked != kinds.ASK_FELLOWSHIP:
        t.pick("Frodo")
    assert t.wounds("Frodo") == 0


def test_o_elbereth_takes_the_ring_off_and_cancels_nothing() -> None:
    """000: O Elbereth! Gilthoniel! - the Ring-bearer's skirmish is not cancelled."""
    elbereth = "O Elbereth! Gilthoniel!"
    t = Table(
        [],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Frodo"},
        bearing={elbereth: "Frodo", "20C572": "Frodo"},
        ring="The One Ring, Answer To All Riddles",
        hands=[["Hobbit Intuition"]],
    )
    bare = t.strength("Frodo")
    t.pick("The One Ring")
    assert t.strength("Frodo") == bare + 2
    t.until_offered(elbereth).pick(elbereth)  # and is not asked which
    assert t.strength("Frodo") == bare - 1  # what the song itself gave
    assert t.zone(elbereth) == DISCARD
    assert t.asked == kinds.ASK_ACTION  # the skirmish goes on


def test_all_who_are_not_orcs_are_gollum_too() -> None:
    """003: Gollum/Sméagol - what befalls every minion that is no Orc befalls him."""
    t = Table([], ["Gollum", "Small Orc"], "maneuver", hands=[["None but Orcs"]])
    t.pick("None but Orcs")
    assert not t.in_play("Gollum")
    assert t.in_play("Small Orc")


@pytest.mark.parametrize("rounds", [0, 1, 4])
@pytest.mark.parametrize("last", ["Free Peoples", "Shadow"])
def test_a_loop_of_two_ends_after_any_round_with_either_as_the_last(rounds: int, last: str) -> None:
    """000: loops - what naming numbers would come to: Slinker at the river's banks."""
    t = Table(
        [SLINKER],
        ["Big Orc"],
        "skirmish",
        site=4,
        sites={4: "7U341"},
        assigned={"Big Orc": SLINKER},
        hands=[["Hobbit Intuition"]],
    )
    for _ in range(rounds):
        t.pick("Sméagol").pick("Anduin Banks")
    if last == "Free Peoples":
        t.pick("Sméagol")
    elif not rounds:
        t.skip()
    more = 2 * (last == "Free Peoples")
    assert t.strength(SLINKER) == 3 + 2 * rounds + more
    assert t.strength("Big Orc") == 12 + 2 * rounds
    assert t.burdens() == more // 2
    t.skip()
    assert t.offers("Anduin Banks") is False or last == "Free Peoples"
