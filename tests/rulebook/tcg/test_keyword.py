"""000: keyword, loaded keyword, unloaded keyword; race, Man, Uruk-hai."""

from tcg_table import Table


def test_a_subtitle_confers_no_keyword() -> None:
    """000: keyword - the Easterling by name is no Easterling."""
    attea = "Úlairë Attëa, The Easterling"
    t = Table([], [attea], "shadow", site=4, hands=[[], ["Banner of the East"]])
    assert not t.offers("Banner of the East")
    assert t.why_not("Banner of the East") == ["000: spot"]
    t = Table([], ["Man of the East"], "shadow", site=4, hands=[[], ["Banner of the East"]])
    assert t.offers("Banner of the East")


def test_an_unloaded_keyword_matters_only_to_other_cards() -> None:
    """000: unloaded keyword - a ranger is exerted at a river, not a knight or a plain Man."""
    versatile = "A Ranger's Versatility"
    orc = ["Orc of the Tower"]
    river = {2: "The Old Bridge"}
    t = Table(["Aragorn"], orc, "maneuver", site=2, sites=river, hands=[[versatile]])
    t.pick(versatile)
    assert t.wounds("Aragorn") == 1
    assert t.vitality("Orc of the Tower") == 1
    t = Table(["Boromir"], orc, "maneuver", site=2, sites=river, hands=[[versatile]])
    assert not t.offers(versatile)
    t = Table(["Aragorn"], orc, "maneuver", site=3, hands=[[versatile]])
    assert not t.offers(versatile)  # neither river nor forest


def test_a_loaded_keyword_has_rules_of_its_own_even_when_given() -> None:
    """000: loaded keyword - a bow makes its bearer an archer, who then shoots."""
    t = Table(["Defender"], ["Uruk of the Hand"], "archery")
    assert t.wounds("Uruk of the Hand") == 0
    elf = "Elrond's Guest"
    t = Table([elf], ["Uruk of the Hand"], "archery", bearing={"Elven Bow": elf})
    assert t.wounds("Uruk of the Hand") == 1


def test_races_are_told_apart() -> None:
    """000: race; 000: unloaded keyword - an Elf's bow is for an Elf."""
    t = Table(["Gimli", "Aragorn"], hands=[["Elven Bow"]])
    assert not t.offers("Elven Bow")
    assert t.why_not("Elven Bow") == ["000: bearer"]
    t = Table(["Gimli", "Bowman of the Wood"], hands=[["Elven Bow"]])
    assert t.offers("Elven Bow")


def test_an_uruk_hai_is_no_orc() -> None:
    """000: Uruk-hai - one who is stronger against Orcs is not so against Uruk-hai."""
    farin = "Farin"
    for foe, strength in (("Goblin of the Deeps", 7), ("Uruk of the Hand", 5)):
        t = Table([farin], [foe], "skirmish", assigned={foe: farin}, hands=[["Axe Strike"]])
        assert t.offers("Axe Strike")
        assert t.strength(farin) == strength


def test_a_woman_is_of_the_race_of_man() -> None:
    """000: Man - what a Man bears, a woman bears."""
    t = Table(["Shieldmaiden", "Gimli"], hands=[["Rider's Blade"]])
    t.pick("Rider's Blade")
    assert t.host("Rider's Blade") == t.card("Shieldmaiden")
