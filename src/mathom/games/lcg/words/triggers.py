"""Events that set a forced effect or a response off."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Such, Who
from mathom.games.lcg.abilities import On
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.cards import (
    DESTROYED,
    E_ENTER,
    E_LEAVE,
    E_PLAYED,
    E_REVEAL,
    E_WHEN_REVEALED,
    FACELESS,
    SLAIN,
    former,
    how,
)
from mathom.games.lcg.events.fights import (
    E_ATTACK,
    E_ATTACKED,
    E_DEFENDED,
    E_ENGAGE,
    E_SHADOW_DEALT,
    E_SHADOW_EFFECT,
    E_SHADOW_RESOLVED,
)
from mathom.games.lcg.events.quests import E_COMMITTED, E_EXPLORED, E_QUESTED, E_RESCUED, E_TRAVEL
from mathom.games.lcg.events.rounds import E_PHASE, E_PHASE_ENDS, E_ROUND_ENDS
from mathom.games.lcg.events.tokens import E_DAMAGE, E_PROGRESS
from mathom.games.lcg.rows import (
    ATTACKING_MARK,
    CANCELLED,
    COMMITTED_MARK,
    MARKS,
    STATE,
    TARGET,
    controller,
    engaged_with,
)
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class AboutSelf(On):
    """An event whose subject is this card."""

    tells: ClassVar[tuple[int, ...]] = (SUBJECT,)

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == frame.card


class AboutSuch(On):
    """An event whose subject is such a card."""

    tells: ClassVar[tuple[int, ...]] = (SUBJECT,)

    def __init__(self, what: Such) -> None:
        self.what = what

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.name(self.what.noun, SUBJECT, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.what.test(game, frame, frame.cards[SUBJECT])


class CommitsToQuest(On):
    """001: commit characters - a player's all together, so that they answer in any order."""

    english = "~ commits to the quest"
    kind = E_COMMITTED

    def holds(self, game: Game, frame: Frame) -> bool:
        if not game.rows[MARKS][frame.card] & COMMITTED_MARK:
            return False
        return controller(game, frame.card) == frame.cards[VALUE]


class SuffersDamage(AboutSelf):
    """001: hit points and damage."""

    english = "~ suffers damage"
    kind = E_DAMAGE
    tells = (SUBJECT, VALUE)


class EntersPlay(AboutSelf):
    """By being played or put into play."""

    english = "~ enters play"
    kind = E_ENTER


class IsPlayed(AboutSelf):
    """Played from hand, not put into play."""

    english = "you play ~"
    kind = E_PLAYED


class LeavesPlay(AboutSuch):
    """Such a card leaves play, however it does; an Orc Guard was none, whatever it turns out."""

    english = "a {what:One} leaves play"
    kind = E_LEAVE
    tells = (SUBJECT, CAUSE)

    def holds(self, game: Game, frame: Frame) -> bool:
        return not frame.cards[CAUSE] & FACELESS and super().holds(game, frame)


class YoursLeavesPlay(LeavesPlay):
    """The same, of those you controlled."""

    english = "a {what:One} of yours leaves play"

    def holds(self, game: Game, frame: Frame) -> bool:
        return former(frame.cards[CAUSE]) == frame.who and super().holds(game, frame)


class IsDestroyed(LeavesPlay):
    """Such a card is defeated."""

    english = "a {what:One} is destroyed"

    def holds(self, game: Game, frame: Frame) -> bool:
        return how(frame.cards[CAUSE]) == DESTROYED and super().holds(game, frame)


class SelfDestroyed(AboutSelf):
    """This card is defeated."""

    english = "~ is destroyed"
    kind = E_LEAVE
    tells = (SUBJECT, CAUSE)

    def holds(self, game: Game, frame: Frame) -> bool:
        return how(frame.cards[CAUSE]) == DESTROYED and super().holds(game, frame)


class Explored(AboutSelf):
    """001: travel - this location has all its progress."""

    english = "~ is explored"
    kind = E_EXPLORED


class DestroyedInAttackBy(On):
    """The damage of an attack defeats its target, and this character is among the attackers."""

    english = "{who:Who} takes part in an attack that destroys an enemy"
    kind = E_LEAVE
    tells = (SUBJECT, CAUSE)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        if not frame.cards[CAUSE] & SLAIN:
            return False
        if frame.cards[SUBJECT] != game.rows[STATE][TARGET]:
            return False
        marks = game.rows[MARKS]
        return any(marks[card] & ATTACKING_MARK for card in self.who.cards(game, frame))


class IsRevealed(AboutSuch):
    """001: staging - such a card is revealed by the encounter deck."""

    english = "a {what:One} is revealed by the encounter deck"
    kind = E_REVEAL


class EffectRevealed(AboutSuch):
    """A card with a when revealed effect is revealed; just before the effect."""

    english = "a {what:One} with a when revealed effect is revealed"
    kind = E_WHEN_REVEALED

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.cards[SUBJECT]
        return game.rows[STATE][CANCELLED] != card and super().holds(game, frame)


class ShadowEffect(On):
    """A shadow effect is triggered; just before it resolves."""

    english = "a shadow effect is triggered"
    kind = E_SHADOW_EFFECT
    tells = (SUBJECT,)

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][CANCELLED] != frame.cards[SUBJECT]


class ShadowDealt(On):
    """A shadow card is dealt to an enemy that attacks you."""

    english = "a shadow card is dealt to an enemy engaged with you"
    kind = E_SHADOW_DEALT
    tells = (SUBJECT,)

    def holds(self, game: Game, frame: Frame) -> bool:
        return engaged_with(game, frame.cards[VALUE]) == frame.who


class ShadowResolved(On):
    """A shadow effect dealt to this enemy has resolved."""

    english = "a shadow effect dealt to ~ resolves"
    kind = E_SHADOW_RESOLVED
    tells = (SUBJECT,)

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[VALUE] == frame.card


class Defends(AboutSelf):
    """This character is declared as a defender."""

    english = "~ is declared as a defender"
    kind = E_DEFENDED


class AnyoneDefends(AboutSuch):
    """Such a character is declared as a defender."""

    english = "a {what:One} is declared as a defender"
    kind = E_DEFENDED


class Engages(AboutSelf):
    """001: encounter - however it comes about."""

    english = "~ engages a player"
    kind = E_ENGAGE


class Attacks(AboutSelf):
    """This enemy is chosen to attack."""

    english = "~ attacks"
    kind = E_ATTACK


class HasAttacked(AboutSelf):
    """This enemy's attack is over."""

    english = "~ has attacked"
    kind = E_ATTACKED


class TravelHere(AboutSelf):
    """001: travel - to this location."""

    english = "the players travel to ~"
    kind = E_TRAVEL


class TravelTo(AboutSuch):
    """001: travel - to any such location."""

    english = "the players travel to a {what:One}"
    kind = E_TRAVEL


class ProgressHere(AboutSelf):
    """Progress tokens are placed on this card."""

    english = "progress is placed on ~"
    kind = E_PROGRESS
    tells = (SUBJECT, VALUE)

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[VALUE] > 0 and super().holds(game, frame)


class QuestFails(On):
    """001: quest resolution - threat was higher than will."""

    english = "the players quest unsuccessfully"
    kind = E_QUESTED

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] < 0


class PrisonerRescued(On):
    """The prisoner is free."""

    english = "the prisoner is rescued"
    kind = E_RESCUED

    def holds(self, game: Game, frame: Frame) -> bool:
        return True


class RoundEnds(On):
    """The end of the round."""

    english = "the round ends"
    kind = E_ROUND_ENDS

    def holds(self, game: Game, frame: Frame) -> bool:
        return True


class PhaseBegins(On):
    """The beginning of a phase."""

    english = "the {phase:PhaseName} phase begins"
    kind = E_PHASE

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase


class PhaseEnds(On):
    """The end of a phase."""

    english = "the {phase:PhaseName} phase ends"
    kind = E_PHASE_ENDS

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase


class TitleDestroyed(On):
    """A card of this title is defeated."""

    english = "{title:Title} is destroyed"
    kind = E_LEAVE
    tells = (SUBJECT, CAUSE)

    def __init__(self, title: str) -> None:
        self.title = title

    def holds(self, game: Game, frame: Frame) -> bool:
        return (
            how(frame.cards[CAUSE]) == DESTROYED
            and facts(game, frame.cards[SUBJECT]).title == self.title
        )


COMMITS_TO_QUEST: Final = CommitsToQuest()
SUFFERS_DAMAGE: Final = SuffersDamage()
ENTERS_PLAY: Final = EntersPlay()
IS_PLAYED: Final = IsPlayed()
SELF_DESTROYED: Final = SelfDestroyed()
EXPLORED: Final = Explored()
SHADOW_EFFECT: Final = ShadowEffect()
SHADOW_DEALT: Final = ShadowDealt()
SHADOW_RESOLVED: Final = ShadowResolved()
DEFENDS: Final = Defends()
ENGAGES: Final = Engages()
ATTACKS: Final = Attacks()
HAS_ATTACKED: Final = HasAttacked()
TRAVEL_HERE: Final = TravelHere()
PROGRESS_HERE: Final = ProgressHere()
QUEST_FAILS: Final = QuestFails()
PRISONER_RESCUED: Final = PrisonerRescued()
ROUND_ENDS: Final = RoundEnds()
