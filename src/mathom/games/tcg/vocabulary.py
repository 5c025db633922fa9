"""Every word that a card's definition may write: card files draw on all of it.

Written by ``make vocabulary`` from the files of words; a test fails when it is out of date.
"""

# fmt: off
from mathom.games.tcg.abilities import (
    ALWAYS, ARCHERY, ASSIGNMENT, Action, Aid, Always, At, AtMay, DiscardIf, EachTime, EachTimeMay,
    FELLOWSHIP_PHASE, MANEUVER, OncePerTurn, Only, REGROUP, RESPONSE, Response, SHADOW_PHASE,
    SKIRMISH, To, ToPlay,
)
from mathom.games.tcg.facts import FREE_PEOPLES, SHADOW, card, keyword
from mathom.games.tcg.printed import (
    ally, archery, artifact, assignment, companion, condition, event, fellowship, follower,
    maneuver, minion, possession, regroup, shadow, site, skirmish, the_one_ring,
)
from mathom.games.tcg.words.adjectives import (
    DWARVEN, ELVEN, EXHAUSTED, Exhausted, GANDALF, GONDOR, ISENGARD, Keyworded, LOSING_ONE, Losing,
    MORIA, MOUNTED, Mounted, OF_FREE_PEOPLES, OF_SHADOW, OTHER, OfClass, OfCulture, OfEither,
    OfRace, OfSide, OfType, Other, ROAMING, Roaming, SAURON, SHIRE, Timed, UNBOUND, UNIQUE, Unbound,
    Unique, WRAITHS, culture, culture_number, keyworded, of_class, of_type, race, race_number,
    timed,
)
from mathom.games.tcg.words.bearers import (
    ANY_NUMBER, AnyNumberPerBearer, BearerMustBe, CopiesPerBearer, LimitPerBearer, ONE_EACH,
    PlaysOn,
)
from mathom.games.tcg.words.clauses import (
    AtSite, Bearing, BorneBy, CostsTheSame, Except, HomeIs, IN_FELLOWSHIP, InThatSkirmish,
    InTheFellowship, NOT_ASSIGNED, NotAssigned, PlayedTo, RaceUnspotted, Skirmishing,
    StrengthOrLess, StrengthOrMore, WithSignet, signet, signet_number,
)
from mathom.games.tcg.words.conditions.cards import (
    Bears, GloomyTotal, HasBonus, HasSignet, IsA, IsSo, MoreVitality, OnlyThese, ResistanceOrMore,
    SitePlayedIs, StandsAt, ThereAre, ThereIs,
)
from mathom.games.tcg.words.conditions.combining import BothHold, EitherHolds
from mathom.games.tcg.words.conditions.game import (
    AHEAD, Ahead, HandAtLeast, HandBelow, HaveInitiative, IsAt, MOVED_TWICE, MovedTwice, NoDeck,
    NotAt, PoolBelow, TokensAtMost, WEARS_RING, WearsRing, YOU_HAVE_INITIATIVE,
)
from mathom.games.tcg.words.conditions.skirmishes import (
    AwaitsSkirmish, Fights, FightsBeside, InFierceSkirmish, Unassigned,
)
from mathom.games.tcg.words.conditions.spotting import (
    CanSpot, SpotCards, SpotEither, SpotOr, SpotTokens, SpotWearer, SpotWounds, SpotsEither,
    YouSpot, spot,
)
from mathom.games.tcg.words.durations import (
    THIS_PHASE, TILL_END_OF_TURN, TILL_NEXT_REGROUP, TILL_REGROUP, ThisPhase, UntilEndOfTurn,
    UntilNextRegroupPhase, UntilTheRegroupPhase,
)
from mathom.games.tcg.words.for_each import (
    CountTerrain, CountVitality, NumberOf, ThingDiscarded, ThingInHand, ThingMatched, ThingOver,
    ThingRace, ThingRevealed, ThingSpotted, ThingSuch, ThingToken, ThingTokenYouSpot, ThingWound,
    ThingYouSpot, TwilightCostOf,
)
from mathom.games.tcg.words.modifiers import (
    AN_ARCHER, Ambush, Bonus, BonusOr, BonusUpTo, FELLOWSHIP, FIERCE, Gains, IfMod, MINIONS,
    NoWoundsNow, Resistance, Strength, StrengthFor, StrengthMinusX, StrengthOr, StrengthOrFor,
    StrengthUpTo, TAKE_NO_WOUNDS, damage, defender, gains,
)
from mathom.games.tcg.words.nouns import (
    ALLY, ARCHER, ARMOR, ARTIFACT, BATTLEGROUND, BESIEGER, CARD, CHARACTER, CLOAK, COMPANION,
    CONDITION, CORSAIR, DWARF, DWELLING, EASTERLING, ELF, ENGINE, ENT, EVENT, FOLLOWER, FOREST,
    FORTIFICATION, HAND_WEAPON, HELM, HOBBIT, HUNTER, ITEM, KNIGHT, MACHINE, MAN, MARSH, MINION,
    MOUNT, MOUNTAIN, NAZGUL, ORC, PIPE, PIPEWEED, PLAINS, POSSESSION, RANGED_WEAPON, RANGER, RING,
    RIVER, SANCTUARY, SHIELD, SITE, SOUTHRON, SPELL, STAFF, TALE, TENTACLE, TRACKER, TROLL,
    URUK_HAI, VILLAGER, WARG_RIDER, WEAPON, WIZARD, WRAITH, any_of,
)
from mathom.games.tcg.words.numbers import (
    LimitOf, NO_CAP, NoCap, Number, ONCE, Once, SoOften, THAT_MANY, THE_X, TWICE, ThatMany, TheX,
    Twice, TwiceIf, UpToTimes,
)
from mathom.games.tcg.words.players import (
    ANY_SHADOW_PLAYER, AN_OPPONENT, AnOpponent, AnyShadowPlayer, EACH_OPPONENT, EACH_SHADOW_PLAYER,
    EachOpponent, EachShadowPlayer, FREE_PEOPLES_PLAYER, FreePeoplesPlayer, OwnerOf, ThatPlayer,
    YOU, You,
)
from mathom.games.tcg.words.predicates import (
    CannotBeAssigned, CannotBearPossessions, CannotHeal, EntersExhausted, ExertedByShadow,
    ExtraWeapon, Is, LOSES_DAMAGE, LosesDamage, LosesWeaponDamage, NOT_OVERWHELMED,
    NO_WEAPON_STRENGTH, NoStrengthFromWeapons, NoWoundsBut, NoWoundsIn, NotOverwhelmed, NotRoaming,
    PARTICIPATES, Participates, WoundCap,
)
from mathom.games.tcg.words.references import (
    ARevealed, BEARER, Bearer, Both, CopiesOf, EachRevealed, EitherOf, FoundIn, HIS_HAND,
    ItsDefender, OneOfThose, OrBetter, REST, RING_BEARER, Rest, SomeOfThose, THE_CARD_REVEALED,
    THOSE_CARDS, That, TheCardRevealed, TheRingBearer, Those, that,
)
from mathom.games.tcg.words.selections import (
    A, Another, AnyNumber, AtRandom, BottomCard, Each, Named, NamedSuch, OPPONENTS_SITE,
    OpponentsSite, OpponentsSiteNumber, Several, TopCard, TopOf, UpTo, WholeHand, YourHand, Yours,
    a, another, at_random, each, n, up_to, your,
)
from mathom.games.tcg.words.sites import (
    AnySite, NotSuchSite, SiteNumbers, SiteOrHigher, SuchSite, THIS_SITE, ThisSite,
)
from mathom.games.tcg.words.standing.bans import (
    CannotBePlayed, Corrupted, CountersStay, FreeMaySkipArchery, HandsHidden, NoFighting,
    NobodyActs, NobodyUses, NotAssignedByFree, NotFromPiles, OneMinionEach, OpponentCannotDiscard,
    TextDoesNotApply,
)
from mathom.games.tcg.words.standing.costs import (
    CostForEach, CostOf, CostOfFirst, CostOfFirstHere, CostOfPlay, CostOfSelfOn, CostOn,
)
from mathom.games.tcg.words.standing.laws import Of
from mathom.games.tcg.words.standing.texts import (
    Constant, DiscardOthers, HasTextOf, NeitherExhausted, While,
)
from mathom.games.tcg.words.standing.totals import (
    ArcheryTotal, ArcheryTotalFor, MoveLimit, RoamingPenalty, ShadowNumber, SiteNumber, Skip,
)
from mathom.games.tcg.words.tokens import BURDEN, THREAT, TWILIGHT
from mathom.games.tcg.words.triggers.cards import (
    AboutToBeDiscardedByShadow, AboutToLoseCards, DrawsIn, IsDiscarded, MadeToDiscard,
)
from mathom.games.tcg.words.triggers.harm import (
    AboutToDieInSkirmish, AboutToExert, AboutToHeal, AboutToWound, AboutToWoundFrom,
    AboutToWoundInSkirmish, Dies, DiesInvolving, Exerts, Kills, TakesWound, TakesWoundIn,
)
from mathom.games.tcg.words.triggers.moving import (
    MOVES, Moves, MovesFrom, MovesFromIn, MovesIn, MovesTo, MovesToWith, MovesToWithout,
)
from mathom.games.tcg.words.triggers.playing import (
    EventThatUses, IsPlayed, IsPlayedInSkirmishOf, Plays, YouPlay, YouPlayOn,
)
from mathom.games.tcg.words.triggers.ring import PUTS_ON_RING, PutsOnRing, WearsAtEnd
from mathom.games.tcg.words.triggers.skirmishes import (
    AssignedByFree, IsAssigned, LosesInvolving, LosesSkirmish, LosesTo, PlayersMinionLosesTo,
    SkirmishAboutToEnd, SkirmishBegins, Wins, WinsAgainst,
)
from mathom.games.tcg.words.triggers.tokens import (
    AboutToAddBurden, AboutToAddTwilight, BurdenRemoved, CardAddsBurden,
)
from mathom.games.tcg.words.triggers.turn import (
    EndOfTurn, EndOfTurnUnassigned, EndOfTurnUnbeaten, EndOfYourPhase, FELLOWSHIP_STARTS,
    REGROUP_STARTS, StartOfPhase, StartOfPhaseAt, StartOfYourPhase, StartOfYourTurn, TURN_ENDS,
    YOUR_TURN_STARTS,
)
from mathom.games.tcg.words.verbs.combining import (
    AndDo, By, BySites, BySitesOfTheTower, EitherDeal, ForEach, ForEachMay, IfDo, IfElse, May, OrDo,
    PayTo, TheyMay, WhereX,
)
from mathom.games.tcg.words.verbs.discarding import Discard, DiscardElse, DiscardUntilStopped
from mathom.games.tcg.words.verbs.drawing import (
    Draw, DrawOr, PlaceInDeadPile, PutBack, PutBeneath, PutOnTop, RemoveFromGame, ReturnToHand,
    ShuffleInto, TakeIntoHand, TakeLastDiscarded,
)
from mathom.games.tcg.words.verbs.harm import Exert, Exhaust, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import (
    AddsNoArchery, AllowToFight, CancelBonus, Give, LoseDamage, Make, MakeArchery, MakeCost,
    MakeMoveLimit, MakeShadowNumber, ShadowNumberByHobbits,
)
from mathom.games.tcg.words.verbs.playing import (
    Cheaper, CheaperFor, EVEN_IF_DEAD, EvenIfDead, FOR_FREE_, ForFree, NORMALLY, Normally, Play,
    PlayOn,
)
from mathom.games.tcg.words.verbs.preventing import (
    BeingAssigned, BeingFierce, BeingOverwhelmed, CANCEL_EVENT, CancelEvent, Instead, NoToken,
    PREVENT_THAT, PREVENT_WOUND, PreventAllWounds, PreventAssigning, PreventBurden, PreventFact,
    PreventThat, PreventWound, Preventable, UnlessItExerts,
)
from mathom.games.tcg.words.verbs.revealing import (
    LookAt, LookAtSomeOfHand, Reveal, RevealTopOfAny, RevealUntilNot,
)
from mathom.games.tcg.words.verbs.ring import (
    CorruptRingBearer, MakeRingBearer, TakeOffRing, WearIt, WearRing,
)
from mathom.games.tcg.words.verbs.sites import (
    ControlSite, LiberateSite, NEXT_SITE, PlayNextSite, PlayNextSiteIf, PlayYourSite,
    ReplaceCurrentSite, ReplaceSite,
)
from mathom.games.tcg.words.verbs.skirmishes import (
    Assign, AssignAnew, AssignToSkirmish, CancelFierce, CancelSkirmish, LendStrength,
    ReplaceInSkirmish,
)
from mathom.games.tcg.words.verbs.spotting import (
    Spot, SpotMorePipes, SpotRace, SpotToExertBearer, spotting,
)
from mathom.games.tcg.words.verbs.tokens import (
    AddBurdens, AddBurdensOr, AddThreats, AddTwilight, AmountX, FixedAmount, PlaceToken,
    RemoveBurdens, RemoveThreats, RemoveTokens, RemoveTwilight,
)
from mathom.games.tcg.words.verbs.transferring import (
    LeaveSupport, Stack, TransferElsewhere, TransferTo,
)
from mathom.games.tcg.words.verbs.turn import CannotMoveAgain, EndShadowPhase, SkipNextShadow
from mathom.games.tcg.words.zones import (
    DECK_OF_YOURS, DeckOf, DiscardPile, DrawDeck, FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_SUPPORT,
    From, Hand, HandOf, IN_DEAD_PILE, IN_PLAY, InAnyPlay, InDeadPile, InPlay, SELF, STACKED_HERE,
    Self, StackedOn, SupportArea, SupportAreaOf, YOUR_DECK, YOUR_DISCARD, YOUR_HAND, YOUR_SUPPORT,
    YourDeck,
)
