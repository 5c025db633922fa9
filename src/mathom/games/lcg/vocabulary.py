"""Every word that a card's definition may write: card files draw on all of it.

Written by ``make vocabulary`` from the files of words; a test fails when it is out of date.
"""

# fmt: off
from mathom.cardplay.combining import Either, OneOf, Optionally, Provided, Then
from mathom.cardplay.phrases import IT, SELF
from mathom.cardplay.steps import ChoosePlayer, Have
from mathom.games.lcg.abilities import (
    Action, AttachTo, EACH_PLAYER_ONCE_PER_ROUND, EachPlayerOncePerRound, Forced, ForcedIf,
    ONCE_PER_ROUND, OncePerRound, Response, ResponseFromHand, Setup, Shadow, THRICE_PER_PHASE,
    ThricePerPhase, To, Travel, WhenRevealed,
)
from mathom.games.lcg.facts import card
from mathom.games.lcg.phases import FIGHTING, QUESTING
from mathom.games.lcg.printed import (
    ATTACK, DEFENSE, HIT_POINTS, THREAT, WILLPOWER, ally, attachment, enemy, event, guarded, hero,
    leadership, location, lore, neutral, objective, quest, ranged, restricted, sentinel, spirit,
    surge, tactics, treachery,
)
from mathom.games.lcg.words.adjectives import (
    CONDITION, DWARF, EXHAUSTED, Exhausted, GONDOR, ORC, OfSphere, RANGED, SPIDER, SPIRIT, Trait,
    WithKeyword, trait,
)
from mathom.games.lcg.words.clauses import (
    ABLE_TO_STRIKE, AbleToStrike, COMMITTED, COSTING_X, Committed, CostingX, ENGAGED,
    ENGAGED_WITH_THAT, ENGAGED_WITH_YOU, Engaged, EngagedWithThat, EngagedWithYou, IN_STAGING,
    InStaging, NOT_COMMITTED, NOT_ENGAGED_WITH_YOU, NOW_COMMITTED, NOW_IN_STAGING, NotCommitted,
    NotEngagedWithYou, NowCommitted, NowInStaging, OF_ANY_SPHERE, ON_DEFENDER, OfAnySphere,
    OfThreatened, OnDefender, THAT_PLAYERS, THEIRS, TOPMOST, ThatPlayers, Theirs, Titled, Topmost,
    UNCLAIMED, Unclaimed, YOURS, Yours,
)
from mathom.games.lcg.words.conditions import (
    BLANK_SHADOW_DEALT, BlankShadow, Is, StillInPlay, ThereIs, ThereIsNo, Threatened, UNDEFENDED,
    Undefended,
)
from mathom.games.lcg.words.durations import (
    AT_END_OF_PHASE, AtEndOfPhase, ForThisAttack, PHASE, ROUND, THIS_ATTACK, UntilEndOfPhase,
    UntilEndOfRound,
)
from mathom.games.lcg.words.modifiers import Boost, BoostOr, BoostPerDamage, BoostPerResource
from mathom.games.lcg.words.nouns import (
    ALLY, ATTACHMENT, CARD, CHARACTER, ENEMY, EVENT, HERO, LOCATION, OBJECTIVE, TREACHERY,
)
from mathom.games.lcg.words.numbers import (
    NUMBER_OF_PLAYERS, NumberOf, NumberOfPlayers, THAT_MANY, ThatMany, Upgrade,
)
from mathom.games.lcg.words.players import (
    ANOTHER_PLAYER, APlayer, A_PLAYER, AnotherPlayer, DefendingPlayer, EACH_PLAYER, EachPlayer,
    EachThreatened, FIRST_PLAYER, FirstPlayer, ITS_CONTROLLER, ItsController, MOST_THREATENED,
    MostThreatened, THAT_PLAYER, THE_DEFENDING_PLAYER, ThatPlayer, YOU, You,
)
from mathom.games.lcg.words.references import (
    ATTACHED_CHARACTER, ATTACHED_ENEMY, ATTACHED_HERO, ATTACHED_LOCATION, ActiveLocation, Attached,
    AttackingEnemy, CurrentQuest, DefendingCharacter, THE_ACTIVE_LOCATION, THE_ATTACKER,
    THE_DEFENDER, THE_QUEST,
)
from mathom.games.lcg.words.selections import a, another, at_random, each, several, that
from mathom.games.lcg.words.standing import (
    AlliesARound, CannotAttack, CannotFight, Caught, ExcessToThreat, ExtraCards, GainsIcon,
    GainsTrait, Gets, GetsAgainst, LeavesToTop, MustTravel, NoAttachments, NoChecks, NoDrawing,
    NoProgressWins, NoStaging, NotByChoice, NotDefeatedUntilClaimed, NotDefeatedUntilRescued,
    NotDefeatedWhile, PaidFromPools, RandomNext, RefreshThreat, Shackles, StrikesStaging,
    WonWithoutEnemies,
)
from mathom.games.lcg.words.triggers import (
    ATTACKS, AnyoneDefends, Attacks, COMMITS_TO_QUEST, CommitsToQuest, DEFENDS, Defends,
    DestroyedInAttackBy, ENGAGES, ENTERS_PLAY, EXPLORED, EffectRevealed, Engages, EntersPlay,
    Explored, HAS_ATTACKED, HasAttacked, IS_PLAYED, IsDestroyed, IsPlayed, IsRevealed, LeavesPlay,
    PRISONER_RESCUED, PROGRESS_HERE, PhaseBegins, PhaseEnds, PrisonerRescued, ProgressHere,
    QUEST_FAILS, QuestFails, ROUND_ENDS, RoundEnds, SELF_DESTROYED, SHADOW_DEALT, SHADOW_EFFECT,
    SHADOW_RESOLVED, SUFFERS_DAMAGE, SelfDestroyed, ShadowDealt, ShadowEffect, ShadowResolved,
    SuffersDamage, TRAVEL_HERE, TitleDestroyed, TravelHere, TravelTo, YoursLeavesPlay,
)
from mathom.games.lcg.words.verbs.cancelling import Cancel, Replace
from mathom.games.lcg.words.verbs.characters import (
    Damage, Exhaust, Heal, HealAll, Ready, RemoveFromQuest,
)
from mathom.games.lcg.words.verbs.drawing import (
    Discard, Draw, MoveToBottom, ReturnToHand, Shackle, ShuffleBack, ShuffleDiscards,
    ShuffleIntoEncounter,
)
from mathom.games.lcg.words.verbs.fighting import AttacksToo, DealShadowCards, Engage, StrikeAtOnce
from mathom.games.lcg.words.verbs.lasting import (
    CannotAttackThem, Give, Later, ManyDefenders, NoDefense, NoThreat,
)
from mathom.games.lcg.words.verbs.objectives import (
    Claim, Claimable, Guard, LayOrcGuard, Rescue, TakePrisoner,
)
from mathom.games.lcg.words.verbs.playing import (
    AttachSelf, GiveControl, PutIntoPlay, PutIntoPlayForOwner, RemoveSelf,
)
from mathom.games.lcg.words.verbs.quest import PlaceProgress, RemoveProgress, Win
from mathom.games.lcg.words.verbs.resources import AddResources, Spend
from mathom.games.lcg.words.verbs.searching import (
    LookAt, LookAtTop, LookThrough, SearchEncounterDeck, SearchForAll, SearchForOne, SearchTop,
)
from mathom.games.lcg.words.verbs.staging import (
    ComeIntoStaging, GainSurge, ResolveAgain, ReturnToStaging, RevealCards, SetAside,
    ShuffleEncounterDeck,
)
from mathom.games.lcg.words.verbs.threat import LowerThreat, RaiseStagingThreat, RaiseThreat
from mathom.games.lcg.words.zones import (
    ANY_DISCARD, AnyDiscard, IN_PLAY, InPlay, THEIR_HAND, TheirHand, YOUR_DISCARD, YOUR_HAND,
    YourDiscard, YourHand,
)
