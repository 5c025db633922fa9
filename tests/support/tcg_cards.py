"""Trial cards for tests of the rules, of our own making: set 20, from 500 on."""

from mathom.games.tcg import library
from mathom.games.tcg.abilities import (
    SHADOW_PHASE,
    SKIRMISH,
    Action,
    Aid,
    Bearer,
    EachTime,
    Response,
)
from mathom.games.tcg.facts import FREE_PEOPLES, KEYWORD_AMBUSH, SHADOW, by_id, card
from mathom.games.tcg.plain import Mirror
from mathom.games.tcg.printed import (
    ally,
    companion,
    condition,
    follower,
    minion,
    possession,
    site,
)
from mathom.games.tcg.words.adjectives import OfCulture, keyworded
from mathom.games.tcg.words.clauses import WithSignet
from mathom.games.tcg.words.conditions.spotting import spot
from mathom.games.tcg.words.for_each import ThingSpotted
from mathom.games.tcg.words.modifiers import Bonus, Strength, StrengthFor, damage
from mathom.games.tcg.words.nouns import CHARACTER, COMPANION, DWARF, MAN, MINION
from mathom.games.tcg.words.numbers import TWICE, LimitOf, Number
from mathom.games.tcg.words.players import FREE_PEOPLES_PLAYER
from mathom.games.tcg.words.predicates import Is
from mathom.games.tcg.words.references import BEARER, RING_BEARER, that
from mathom.games.tcg.words.selections import Named, a, n
from mathom.games.tcg.words.standing.costs import CostOf
from mathom.games.tcg.words.standing.laws import Of
from mathom.games.tcg.words.standing.texts import Constant, While
from mathom.games.tcg.words.triggers.harm import Exerts
from mathom.games.tcg.words.triggers.playing import YouPlay
from mathom.games.tcg.words.verbs.drawing import Draw
from mathom.games.tcg.words.verbs.harm import Exert, Wound
from mathom.games.tcg.words.verbs.lasting import Give
from mathom.games.tcg.words.verbs.preventing import Preventable
from mathom.games.tcg.words.verbs.tokens import AddThreats, FixedAmount, RemoveTwilight
from mathom.games.tcg.words.zones import SELF
from tcg_trials import define_trials


def define() -> None:
    """Define them all, once."""
    card("20C500", companion("Defender", "", "Gondor", "Man", (2, 8, 3), "defender +1", False))
    card("20C501", companion("Tree-herd", "", "Gandalf", "Ent", (3, 8, 4), "unhasty", False))
    card("20C502", companion("Veteran", "", "Rohan", "Man", (2, 6, 3), "enduring", False))
    card("20C503", companion("Mustered Man", "", "Rohan", "Man", (2, 6, 3), "muster", False))
    card("20C504", companion("Tireless Smith", "", "Dwarven", "Dwarf", (3, 6, 3), "toil 1", False))
    card("20C505", companion("Weakling", "", "Shire", "Hobbit", (1, 1, 1), "", False))
    card("20C506", companion("Hero", "", "Gondor", "Man", (3, 20, 5), "damage +1", False))
    card("20C507", companion("Hunter", "", "Elven", "Elf", (2, 6, 3), "hunter 2", False))
    card("20C508", ally("Archer at Home", "", "Elven", "Elf", (2, 5, 2), "4F", "archer", False))
    card("20C509", ally("Man of the Tower", "", "Gondor", "Man", (2, 5, 2), "4T", "", False))
    card("20C510", companion("Ancient Creature", "", "Gollum", "", (3, 3, 3), "", False))
    card("20C511", companion("Hero Dwarf", "", "Dwarven", "Dwarf", (3, 30, 5), "", False))
    card("20C520", minion("Small Orc", "", "Sauron", "Orc", (1, 2, 1, 1)))
    card("20C521", minion("Big Orc", "", "Sauron", "Orc", (3, 12, 3, 1)))
    card("20C522", minion("Far Orc", "", "Sauron", "Orc", (2, 5, 2, 6)))
    card("20C523", minion("Sharp Orc", "", "Sauron", "Orc", (2, 6, 2, 1), "damage +1"))
    card("20C524", minion("Prey", "", "Isengard", "Orc", (2, 6, 2, 1), "hunter 1"))
    enduring = minion("Old Goblin", "", "Moria", "Orc", (1, 11, 30, 1), "fierce")
    card("20C890", enduring)
    card("20C525", minion("Weak Beast", "", "Isengard", "Creature", (1, 3, 2, 1)))
    card("20C540", possession("Dagger", "", SHADOW, "Sauron", 0, "hand weapon", (2,)))
    card("20C526", minion("Gollum", "", "Gollum", "", (2, 5, 4, 1), unique=True))
    card("20C541", possession("Bundle", "", FREE_PEOPLES, "Shire", 2, support=True))
    card("20C560", site("Field of Battle", 2, "left", "Fellowship", 4, "battleground"))
    card("20C561", site("Wide Marsh", 2, "left", "Fellowship", 4, "marsh"))
    card("20C120", site("Tenth Field", 1, "left"))
    more()
    define_trials()
    library.number_all()


def more() -> None:
    """Those that need words."""
    dwarf = Bearer(DWARF)
    card("20C542", possession("Heart of Oak", "", FREE_PEOPLES, "Dwarven", 1, "", (0, 1)), dwarf)
    card("20C543", possession("Costly Axe", "", FREE_PEOPLES, "Dwarven", 2, "hand weapon"), dwarf)
    horse = possession("Old Horse", "", FREE_PEOPLES, "Rohan", 1, "mount")
    card("20C544", horse, Bearer(CHARACTER))
    blade = possession("Orcish Blade", "", SHADOW, "Sauron", 1, "hand weapon", (1,))
    card("20C545", blade, Bearer(MINION))
    card(
        "20C550",
        companion("Mirror of Strength", "", "Elven", "Elf", (1, 5, 3), "", False),
        Mirror(),
    )
    card(
        "20C551",
        companion("Mirror of Weakness", "", "Elven", "Elf", (1, 5, 3), "", False),
        Mirror(),
    )
    card("20C552", minion("Creature of No Race", "", "Gollum", "", (2, 5, 2, 1)))
    wound = Wound(RING_BEARER)
    threats = Preventable(AddThreats(Number(2)), FREE_PEOPLES_PLAYER, wound)
    bringer = minion("Bringer of Threats", "", "Wraith", "Man", (2, 6, 2, 1))
    card("20C553", bringer, EachTime(YouPlay(SELF), threats))
    camp = follower("Camp Follower", "", SHADOW, "Sauron", 1, (1,))
    card("20C554", camp, Aid(RemoveTwilight(FixedAmount(1))))
    captain = minion("Tireless Captain", "", "Sauron", "Orc", (3, 8, 3, 1))
    card("20C557", captain, Action(1 << SHADOW_PHASE, Draw(3), cost=Exert(SELF, TWICE)))
    heedful = ally("Heedful Hobbit", "", "Shire", "Hobbit", (1, 2, 4), "", "", False)
    card("20C558", heedful, Response(Exerts(a(MINION)), Wound(that(MINION))))
    bow = possession("Bow of the South", "", SHADOW, "Raider", 1, "ranged weapon")
    card("20C559", bow, Bearer(MINION), Constant(Of(BEARER, Is(Bonus(KEYWORD_AMBUSH, 1)))))
    king = companion("Old King", "", "Rohan", "Man", (2, 6, 3), "", False)
    card("20C555", king)
    lord = companion("Horse-lord", "", "Rohan", "Man", (3, 7, 3), "", False)
    card("20C556", lord, While(spot(a(MAN & OfCulture(12))), CostOf(SELF, -1)))
    tracker = minion("Tracker", "", "Isengard", "Orc", (1, 3, 1, 1), "tracker")
    card("20C562", tracker)
    counting = minion("Counting Captain", "", "Isengard", "Uruk-hai", (4, 6, 2, 1))
    trackers = MINION & keyworded("tracker")
    card(
        "20C563",
        counting,
        While(spot(n(2, trackers)), Of(SELF, Is(Strength(3)))),
        While(spot(n(3, trackers)), Of(SELF, Is(damage(1)))),
    )
    signet = companion("Signet Bearer", "", "Elven", "Elf", (1, 4, 3), "", False, 6, "Gandalf")
    card("20C564", signet)
    trusting = StrengthFor(1, ThingSpotted(COMPANION & WithSignet(3)), LimitOf(3))
    card(
        "20C565",
        condition("Words of Trust", "", FREE_PEOPLES, "Gandalf", 1, support=True),
        Action(1 << SKIRMISH, Give(a(COMPANION), trusting), cost=Exert(Named("Gandalf"))),
    )
    card("20C572", possession("Great Shield", "", FREE_PEOPLES, "Shire", 0, "shield", (7,)))
    heart = by_id("1C10")
    assert heart is not None
    stone = condition("Stone Heart", "", FREE_PEOPLES, "Dwarven", 0)
    card("20C570", stone, *heart.text)
