"""What texts are good for, by the words they are made of: looked through once for each card.

All worths are in points; one point is about one token of progress on the quest.
"""

from typing import Final

from mathom.cardplay.combining import OneOf
from mathom.cardplay.phrases import Each, Number, Self
from mathom.cardplay.steps import Do
from mathom.cardplay.word import inside
from mathom.games.lcg.abilities import Action, Forced, Response, Standing, Usable
from mathom.games.lcg.facts import (
    ATTACK,
    CARDS,
    DEFENSE,
    HIT_POINTS,
    THREAT_STRENGTH,
    TYPE_EVENT,
    TYPE_HERO,
    WILLPOWER,
    Card,
)
from mathom.games.lcg.words.adjectives import Trait
from mathom.games.lcg.words.clauses import Titled
from mathom.games.lcg.words.modifiers import Boost, BoostOr
from mathom.games.lcg.words.references import ActiveLocation, Attached
from mathom.games.lcg.words.standing import (
    CannotAttack,
    GainsIcon,
    Gets,
    GetsAgainst,
    NoDrawing,
    NotDefeatedWhile,
)
from mathom.games.lcg.words.triggers import (
    CommitsToQuest,
    Defends,
    Engages,
    EntersPlay,
    IsRevealed,
    RoundEnds,
    TitleDestroyed,
    TravelHere,
)
from mathom.games.lcg.words.verbs.cancelling import Cancel
from mathom.games.lcg.words.verbs.characters import Damage, Exhaust, Heal, HealAll, Ready
from mathom.games.lcg.words.verbs.drawing import Discard, Draw, ReturnToHand, ShuffleDiscards
from mathom.games.lcg.words.verbs.fighting import StrikeAtOnce
from mathom.games.lcg.words.verbs.lasting import CannotAttackThem, Give, NoThreat
from mathom.games.lcg.words.verbs.objectives import LayOrcGuard
from mathom.games.lcg.words.verbs.playing import PutIntoPlay
from mathom.games.lcg.words.verbs.quest import PlaceProgress
from mathom.games.lcg.words.verbs.resources import AddResources, Spend
from mathom.games.lcg.words.verbs.searching import LookAtTop
from mathom.games.lcg.words.verbs.staging import ReturnToStaging, RevealCards
from mathom.games.lcg.words.verbs.threat import LowerThreat
from mathom.games.lcg.words.zones import YourHand

# Windows in which something turns on an action, as bits.
ELSEWHERE: Final = 1
BEFORE_RESOLVING: Final = 2  # of the quest, once the cards are revealed
BEFORE_THE_FIGHT: Final = 4
BEFORE_DAMAGE: Final = 8  # of an enemy's attack, the shadow card shown
BEFORE_STRIKING: Final = 16  # of an attack of one's own
AFTER_THE_FIGHT: Final = 32
ANY_TIME: Final = 63

# What a point of a statistic is worth to whoever an attachment is on.
BOOSTS: Final = {WILLPOWER: 2.6, ATTACK: 2.0, DEFENSE: 2.0, HIT_POINTS: 0.75, THREAT_STRENGTH: -0.8}
# What it is worth to be able to do something each round, for each time or point of it.
GOLD: Final = 4.5
SECOND_WIND: Final = 6.0
CARE: Final = 0.8
A_CARD: Final = 2.5
A_GLANCE: Final = 1.0
INSPIRING: Final = 3.0  # everyone on the quest
# What else a text is worth to the one who has it.
A_STEP: Final = 0.8  # of progress, on arrival or on the quest
MANY_STEPS: Final = 3.0
A_STING: Final = 0.9
ANY_TEXT: Final = 0.5


def number_in(do: Do) -> int:
    """How much a step says, where it says it outright; 1 where it depends."""
    for word in inside(do):
        if isinstance(word, Number):
            return word.value
    return 1


def words_of(usable: Usable) -> list[Do]:
    """All that a text does, its cost left out."""
    found: list[Do] = []
    for do in usable.do:
        for word in inside(do):
            if isinstance(word, Do):
                found.append(word)
    return found


def by_itself(usable: Usable) -> bool:
    """Whether the price of a text is that the card itself exhausts."""
    price = usable.price()
    return isinstance(price, Exhaust) and isinstance(price.who, Self)


def traits_in(boost: BoostOr) -> int:
    """The traits for which a boost is better, as bits."""
    found = 0
    for word in inside(boost.if_):
        if isinstance(word, Trait):
            found |= 1 << word.trait
    return found


class Sense:
    """What a card's texts are good for."""

    def __init__(self, printed: Card) -> None:
        self.bars: list[str] = []  # of a stage: the titles of those who must fall
        self.fleeting = False  # it is gone at the end of the round
        self.text = 0.0  # what an ally's texts are worth beside its statistics
        self.borne = 0.0  # what an attachment is worth
        self.gold = False  # it brings its bearer resources
        self.readies_bearer = False
        self.readies_itself = False  # after it commits to the quest, for a resource
        self.boosts = [0] * (THREAT_STRENGTH + 1)  # what its bearer gets, by statistic
        self.better_with = 0  # the traits, as bits, with which the bearer gets more
        self.icon_for = ""  # the title of the hero to whom it brings another sphere
        self.snares = False  # its bearer, an enemy, cannot attack
        self.heals = False
        self.going = 0.0  # what its committing brings beside its will
        self.going_each = 0.0  # for each location in the staging area
        self.going_active = 0.0  # where there is an active location
        self.staying = 0.1  # what it is good for while it stays ready
        self.inspires = False  # it adds to the will of everyone, if it stays ready
        self.lends = False  # it puts an ally into play from hand
        self.bites = 0.0  # what engaging it costs at once
        self.on_the_way = 0.0  # what travelling there costs or brings
        for ability in printed.text:
            for word in inside(ability):
                if isinstance(word, NotDefeatedWhile):
                    self.bars += [each.title for each in inside(word) if isinstance(each, Titled)]
                elif isinstance(word, TitleDestroyed):
                    self.bars.append(word.title)
            if isinstance(ability, Action):
                self.action(ability)
            elif isinstance(ability, Response):
                self.response(ability)
            elif isinstance(ability, Forced):
                self.forced(ability)
            elif isinstance(ability, Standing):
                self.standing(ability)
        if printed.travel is not None:
            for do in words_of(printed.travel):
                self.on_the_way -= travel_price(do)
        if printed.type in (TYPE_HERO, TYPE_EVENT):
            self.text = 0.0

    def action(self, action: Action) -> None:
        """Something that can be done each round."""
        alone = by_itself(action)
        for do in words_of(action):
            many = number_in(do)
            if isinstance(do, PutIntoPlay):
                self.lends = any(isinstance(word, YourHand) for word in inside(do))
            elif isinstance(do, Give) and not alone:
                self.borne = max(self.borne, A_CARD)
            if not alone:
                continue
            if isinstance(do, AddResources):
                self.gold = True
                self.borne += GOLD * many
            elif isinstance(do, Ready) and isinstance(do.who, Attached):
                self.readies_bearer = True
                self.borne += SECOND_WIND
            elif isinstance(do, Heal):
                self.heals = True
                self.text += CARE
                self.borne += CARE * many
            elif isinstance(do, Draw):
                self.text += A_CARD
                self.staying = 0.9
            elif isinstance(do, LookAtTop):
                self.text += A_GLANCE
                self.staying = 0.4
            elif isinstance(do, Give) and isinstance(do.who, Each):
                self.text += INSPIRING
                self.inspires = True

    def response(self, response: Response) -> None:
        """What answers an event."""
        on = response.on
        price = response.price()
        for do in words_of(response):
            if isinstance(do, Cancel) and by_itself(response):
                self.staying = 1.5
            if isinstance(on, CommitsToQuest):
                self.committing(do, isinstance(price, Spend))
            elif isinstance(on, EntersPlay) and isinstance(do, PlaceProgress | Damage):
                self.text += A_STEP
            elif isinstance(on, EntersPlay) and isinstance(do, OneOf):
                self.text += 2 * A_STEP
            elif isinstance(on, Defends):
                self.text += A_STING
            elif isinstance(on, TravelHere) and isinstance(do, Ready | Draw):
                self.on_the_way += 1.5
            elif isinstance(do, ReturnToHand):
                self.text += ANY_TEXT
        self.borne += ANY_TEXT if isinstance(on, CommitsToQuest | EntersPlay) else 1.0

    def committing(self, do: Do, paid: bool) -> None:
        """What comes of committing to the quest."""
        if isinstance(do, PlaceProgress) and isinstance(do.who, ActiveLocation):
            self.going_active += A_STEP
            self.text += A_STEP
        elif isinstance(do, PlaceProgress):
            self.going_each += A_STEP
            self.text += MANY_STEPS
        elif isinstance(do, Ready) and isinstance(do.who, Self) and paid:
            self.readies_itself = True
        elif isinstance(do, AddResources):
            self.going += 1.2 * number_in(do)

    def forced(self, forced: Forced) -> None:
        """What follows whether one likes it or not."""
        on = forced.on
        for do in words_of(forced):
            if isinstance(on, RoundEnds) and isinstance(do, Discard) and isinstance(do.who, Self):
                self.fleeting = True
            elif isinstance(on, Engages) and isinstance(do, Damage):
                self.bites += 1.6 * number_in(do)
            elif isinstance(on, TravelHere) and isinstance(do, PlaceProgress):
                self.on_the_way += 2.0 * number_in(do)
            elif isinstance(on, TravelHere):
                self.on_the_way -= travel_price(do)
            elif isinstance(on, IsRevealed) and isinstance(do, Damage):
                self.going += 0.6

    def standing(self, standing: Standing) -> None:
        """What holds all the time."""
        if isinstance(standing, Gets) and isinstance(standing.who, Attached):
            for boost in standing.boosts:
                self.boost(boost)
        elif isinstance(standing, GetsAgainst) and isinstance(standing.who, Attached):
            self.boosts[standing.boost.stat] += standing.boost.number
            self.borne += 0.3 * BOOSTS[standing.boost.stat] * standing.boost.number
        elif isinstance(standing, GainsIcon):
            self.icon_for = standing.title
        elif isinstance(standing, CannotAttack) and isinstance(standing.who, Attached):
            self.snares = True
            self.borne += 4.0
        elif isinstance(standing, NoDrawing):
            self.on_the_way -= 0.5

    def boost(self, boost: Boost) -> None:
        self.boosts[boost.stat] += boost.number
        self.borne += BOOSTS[boost.stat] * boost.number
        if isinstance(boost, BoostOr):
            self.better_with |= traits_in(boost)
            self.borne += 0.25 * BOOSTS[boost.stat] * (boost.better - boost.number)

    @property
    def means(self) -> bool:
        """Whether it brings resources or a second wind each round."""
        return self.gold or self.readies_bearer


def travel_price(do: Do) -> float:
    """What one must do to travel somewhere, or suffers there."""
    if isinstance(do, Exhaust):
        return 1.0
    if isinstance(do, RevealCards | LayOrcGuard):
        return 2.0
    return 1.5 if isinstance(do, Discard) else 0.0


_SENSES: Final[dict[int, Sense]] = {}


def sense(number: int) -> Sense:
    """What the texts of a card are good for, by its number; nothing of one that is hidden."""
    known = _SENSES.get(number)
    if known is None:
        known = _SENSES[number] = Sense(CARDS[number if number > 0 else 0])
    return known


_WINDOWS: Final[dict[int, int]] = {}


def windows_of(usable: Usable, tires: bool) -> int:
    """The windows, as bits, in which using a text may bring something: that is to be tried.

    ``tires``: it exhausts a character, and is best used when the round is over for it.
    """
    key = 2 * usable.index + int(tires)
    found = _WINDOWS.get(key)
    if found is None:
        found = 0
        for do in words_of(usable):
            found |= _windows(do, tires)
        _WINDOWS[key] = found
    return found


def _windows(do: Do, tires: bool) -> int:
    if isinstance(do, NoThreat):
        return BEFORE_RESOLVING
    if isinstance(do, Give):
        found = 0
        for boost in do.boosts:
            if boost.stat == WILLPOWER:
                found |= BEFORE_RESOLVING
            elif boost.stat == ATTACK:
                found |= BEFORE_STRIKING
            elif boost.stat == DEFENSE:
                found |= BEFORE_DAMAGE
        return found
    if isinstance(do, PutIntoPlay):
        for word in inside(do):
            if isinstance(word, YourHand):
                return BEFORE_THE_FIGHT
        return ANY_TIME
    if isinstance(do, CannotAttackThem | ReturnToStaging | StrikeAtOnce | Damage):
        return BEFORE_THE_FIGHT
    if isinstance(do, Ready):
        return BEFORE_THE_FIGHT | BEFORE_DAMAGE | BEFORE_STRIKING
    if tires:
        return AFTER_THE_FIGHT if isinstance(do, Draw | Heal | HealAll | LookAtTop) else 0
    if isinstance(do, AddResources | LowerThreat | Draw | Heal | HealAll | PlaceProgress):
        return ANY_TIME
    return ANY_TIME if isinstance(do, ShuffleDiscards) else 0
