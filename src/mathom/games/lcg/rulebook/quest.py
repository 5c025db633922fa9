"""001: phase 3, quest - commit characters, staging, quest resolution."""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.games.lcg.changes import is_staged_type
from mathom.games.lcg.effects import facts, is_character, threat_strength, total, willpower
from mathom.games.lcg.events.cards import E_MOVE, E_REVEAL, E_SURGE, E_WHEN_REVEALED, REPLACED
from mathom.games.lcg.events.quests import (
    E_COMMIT,
    E_COMMITTED,
    E_EXPLORED,
    E_QUESTED,
    E_STAGE,
    E_STAGE_DONE,
)
from mathom.games.lcg.events.tokens import E_PROGRESS, E_THREAT
from mathom.games.lcg.facts import (
    CARDS,
    EXTRA_CARDS,
    GAME,
    KEYWORD_GUARDED,
    KEYWORD_SURGE,
    NO_STAGING,
    RANDOM_NEXT,
    STAGING_THREAT,
    TYPE_LOCATION,
    TYPE_OBJECTIVE,
)
from mathom.games.lcg.phases import QUESTING, SETUP_PHASE
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_CONSEQUENCES,
    RUN_PROGRESS,
    RUN_QUEST_PHASE,
    RUN_RAISE,
    RUN_RESHUFFLE,
    RUN_REVEAL,
    RUN_STAGE,
    RUN_USE,
)
from mathom.games.lcg.questions import ASK_COMMIT, ASK_STAGE
from mathom.games.lcg.rows import (
    ACTIVE,
    CANCELLED,
    COMMITTED_MARK,
    CURRENT_PHASE,
    ENCOUNTER_DECK,
    IS_EXHAUSTED,
    LIMBO,
    MARKS,
    OUT,
    PLAY,
    PLAYERS,
    PRINTED,
    PRISONER,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    REPLACES,
    SINCE,
    STAGING,
    STATE,
    SURGES,
    ZONE,
    discard_pile,
    first_player,
    in_play_zone,
    next_player,
    players,
)
from mathom.games.lcg.rulebook.encounter_deck import is_to_be_reshuffled
from mathom.games.lcg.rulebook.game import Phase, win, window
from mathom.games.lcg.rulebook.handling import STAGE_CHECK
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


def can_commit(game: Game, player: Seat) -> list[int]:
    """The ready characters of a player."""
    return [
        card
        for card in game.rows[PLAY + player]
        if is_character(game, card)
        and not game.rows[IS_EXHAUSTED][card]
        and not game.rows[MARKS][card] & PRISONER
    ]


def committed(game: Game) -> list[int]:
    """Every character committed to the quest."""
    marks = game.rows[MARKS]
    found: list[int] = []
    for zone in range(PLAY, PLAY + PLAYERS):
        for card in game.rows[zone]:
            if marks[card] & COMMITTED_MARK:
                found.append(card)
    return found


def committed_willpower(game: Game) -> int:
    return sum(willpower(game, card) for card in committed(game))


def staging_threat(game: Game) -> int:
    """The combined threat in the staging area."""
    cards = sum(threat_strength(game, card) for card in game.rows[STAGING])
    return max(0, cards + total(game, STAGING_THREAT, GAME))


def is_staging(game: Game) -> bool:
    """Whether this is the staging step of the quest phase, or set-up: doomed and surge count."""
    if game.rows[STATE][CURRENT_PHASE] == SETUP_PHASE:
        return True
    for frame in game.stack:
        if frame.procedure == RUN_QUEST_PHASE:
            return frame.step == QuestPhase.STAGING + 1
    return False


class QuestPhase(Phase):
    """``place`` has a bit for each player who has committed, ``who`` does so now, and ``cards``
    have just been committed; ``count`` is by how much the quest succeeds."""

    RESHUFFLE: Final = 1
    COMMIT: Final = 2
    COMMITS: Final = 3
    COMMITTED: Final = 4
    NEXT: Final = 5
    STAGING: Final = 6
    ACTIONS: Final = 7
    RESOLVE: Final = 8
    PROGRESS: Final = 9
    ACTIONS_AFTER: Final = 10

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == QuestPhase.RESHUFFLE:
            if is_to_be_reshuffled(game):
                game.call(Frame(RUN_RESHUFFLE))
        elif pc == QuestPhase.COMMIT:
            player = next_player(game, max(frame.place, 0))
            if player < 0:
                frame.step = QuestPhase.STAGING
                return
            able = can_commit(game, player)
            if able:
                game.ask(player, ASK_COMMIT, able, 0, len(able))
            else:
                game.picks = ()
        elif pc == QuestPhase.COMMITS:
            frame.cards = game.picks
            frame.who = next_player(game, max(frame.place, 0))
            frame.place = max(frame.place, 0) | 1 << frame.who
            for card in frame.cards:
                game.event(E_COMMIT, card, frame.who)
        elif pc == QuestPhase.COMMITTED:
            if frame.cards:
                game.event(E_COMMITTED, NONE, frame.who)
        elif pc == QuestPhase.NEXT:
            frame.step = QuestPhase.COMMIT
        elif pc == QuestPhase.STAGING:
            if not total(game, NO_STAGING, GAME):
                count = len(players(game)) + total(game, EXTRA_CARDS, GAME)
                game.call(Frame(RUN_REVEAL, count=count))
        elif pc == QuestPhase.ACTIONS:
            window(game)
        elif pc == QuestPhase.RESOLVE:
            frame.count = committed_willpower(game) - staging_threat(game)
            game.event(E_QUESTED, frame.count)
        elif pc == QuestPhase.PROGRESS:
            if frame.count > 0 and game.rows[QUEST]:
                game.call(Frame(RUN_PROGRESS, card=game.rows[QUEST][0], count=frame.count))
            elif frame.count < 0:
                game.call(Frame(RUN_RAISE, count=-frame.count))
        elif pc == QuestPhase.ACTIONS_AFTER:
            window(game)
        else:
            self.ends(frame)


class Raise(Procedure):
    """Each player raises his threat; ``place`` has a bit for each who has."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        served = max(frame.place, 0)
        player = next_player(game, served)
        if player < 0:
            game.done()
        else:
            frame.place = served | 1 << player
            frame.step = 0
            game.event(E_THREAT, player, frame.count)


class Progress(Procedure):
    """001: travel - the active location is a buffer for the quest card.

    ``other`` is the location that progress is placed on, ``place`` when it left play for it. What
    its being explored sets off waits until all is placed, and the next stage revealed.
    """

    LOCATION: Final = 0
    CARD: Final = 1
    EXPLORED: Final = 2
    DONE: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        on_location = facts(game, frame.card).type == TYPE_LOCATION
        if pc == Progress.LOCATION:
            if on_location and in_play_zone(game.rows[ZONE][frame.card]):
                frame.other = frame.card
                game.event(E_PROGRESS, frame.card, frame.count)
            elif not on_location and game.rows[ACTIVE]:
                location = game.rows[ACTIVE][0]
                room = facts(game, location).quest_points - game.rows[PROGRESS][location]
                tokens = min(room, frame.count)
                frame.count -= tokens
                if tokens > 0:
                    frame.other = location
                    game.event(E_PROGRESS, location, tokens)
        elif pc == Progress.CARD:
            if frame.other != NONE and not in_play_zone(game.rows[ZONE][frame.other]):
                frame.place = game.rows[SINCE][frame.other]
            if frame.count > 0 and not on_location and frame.card in game.rows[QUEST]:
                game.event(E_PROGRESS, frame.card, frame.count)
        elif pc == Progress.EXPLORED:
            # A location that was shuffled meanwhile is another card.
            if frame.place != NONE and game.rows[SINCE][frame.other] == frame.place:
                game.event(E_EXPLORED, frame.other)
        else:
            game.done()


class Reveal(Procedure):
    """001: staging - the encounter deck reveals cards one at a time; for a player who is made to
    reveal them (``who``), as long as that player is in the game.

    ``count`` cards are still to come; ``other`` is the card just revealed, ``place`` the number
    printed on it; ``card`` the objective that the next card is to guard, ``cards`` those after.
    """

    NEXT: Final = 0
    FLIP: Final = 1
    DOOMED: Final = 2
    WHEN_REVEALED: Final = 3
    EFFECT: Final = 4
    DISCARD: Final = 5
    GUARDED: Final = 6
    SURGE: Final = 7

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Reveal.NEXT:
            if frame.who >= 0 and game.rows[OUT][frame.who]:
                frame.count = 0
            if frame.count == 0 and frame.cards:
                frame.card = frame.cards[0]
                frame.cards = frame.cards[1:]
                frame.count = 1
            if is_to_be_reshuffled(game):
                frame.step = Reveal.NEXT
                game.call(Frame(RUN_RESHUFFLE))
            elif frame.count == 0:
                game.done()
        elif pc == Reveal.FLIP:
            if not game.rows[ENCOUNTER_DECK]:
                game.done()
                return
            frame.count -= 1
            frame.other = game.rows[ENCOUNTER_DECK][-1]
            frame.place = game.rows[PRINTED][frame.other]
            printed = CARDS[frame.place]
            host = frame.card if printed.type != TYPE_OBJECTIVE else NONE
            pile = STAGING if is_staged_type(printed.type) else LIMBO
            game.event(E_REVEAL, frame.other, pile, host)
        elif pc == Reveal.DOOMED:
            printed = CARDS[frame.place]
            if printed.doomed and is_staging(game) and self.lies(game, frame):
                game.call(Frame(RUN_RAISE, count=printed.doomed))
        elif pc == Reveal.WHEN_REVEALED:
            if CARDS[frame.place].when_revealed is not None and self.lies(game, frame):
                game.event(E_WHEN_REVEALED, frame.other)
        elif pc == Reveal.EFFECT:
            effect = CARDS[frame.place].when_revealed
            if effect is not None and self.lies(game, frame):
                if game.rows[STATE][CANCELLED] != frame.other and players(game):
                    who = first_player(game)
                    game.call(
                        Frame(
                            RUN_USE,
                            who,
                            frame.other,
                            count=effect.index,
                            cards=(frame.other, *NOBODY[1:]),
                        )
                    )
        elif pc == Reveal.DISCARD:
            if game.rows[ZONE][frame.other] == LIMBO:
                game.event(E_MOVE, frame.other, discard_pile(game, frame.other))
        elif pc == Reveal.GUARDED:
            printed = CARDS[frame.place]
            if printed.keywords & KEYWORD_GUARDED and frame.card == NONE:
                game.call(Frame(RUN_REVEAL, card=frame.other, count=1))
            elif printed.keywords & KEYWORD_GUARDED:
                # 001: guarded - the next card still guards the first objective.
                frame.count += 1
                frame.cards = (*frame.cards, frame.other)
        else:
            frame.step = Reveal.NEXT
            self.surge(game, frame)

    def surge(self, game: Game, frame: Frame) -> None:
        """001: surge, guarded - more cards; only what replaces a guard guards in its place."""
        printed = CARDS[frame.place]
        state = game.rows[STATE]
        if is_staging(game):
            stays = self.lies(game, frame) or not is_staged_type(printed.type)
            frame.count += state[SURGES] + (1 if printed.keywords & KEYWORD_SURGE and stays else 0)
        if state[REPLACES]:
            frame.count += 1
        elif printed.type != TYPE_OBJECTIVE:
            frame.card = NONE
        if state[SURGES]:
            game.event(E_SURGE, NONE, -state[SURGES])
        if state[REPLACES]:
            game.event(E_SURGE, NONE, -state[REPLACES], REPLACED)

    def lies(self, game: Game, frame: Frame) -> bool:
        """Whether the revealed card is still there: it may be defeated as it is revealed."""
        zone = game.rows[ZONE][frame.other]
        return in_play_zone(zone) or zone == LIMBO


class Stage(Procedure):
    """001: quest advancement - the next stage; ``card`` is the one just completed."""

    DONE_WITH: Final = 0
    NEXT: Final = 1
    SHOW: Final = 2
    SETUP: Final = 3
    WHEN_REVEALED: Final = 4
    DONE: Final = 5

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Stage.DONE_WITH:
            frame.place = total(game, RANDOM_NEXT, GAME)
            if frame.card != NONE:
                game.event(E_STAGE_DONE, frame.card)
        elif pc == Stage.NEXT:
            after = facts(game, frame.card).sequence if frame.card != NONE else 0
            coming = next_stages(game, after)
            if not coming:
                win(game)
            elif frame.place:
                game.roll(ASK_STAGE, coming)
            else:
                game.take(coming[0])
        elif pc == Stage.SHOW:
            frame.other = game.pick
            game.event(E_STAGE, frame.other)
        elif pc == Stage.SETUP:
            setup = facts(game, frame.other).setup
            if setup is not None:
                self.tell(game, frame, setup.index)
        elif pc == Stage.WHEN_REVEALED:
            effect = facts(game, frame.other).when_revealed
            if effect is not None:
                self.tell(game, frame, effect.index)
        else:
            game.done()
            game.call(Frame(RUN_CONSEQUENCES, card=frame.other, event=STAGE_CHECK))

    def tell(self, game: Game, frame: Frame, place: int) -> None:
        who = first_player(game)
        game.call(Frame(RUN_USE, who, frame.other, count=place, cards=NOBODY))


def next_stages(game: Game, after: int) -> list[int]:
    """The quest cards of the next number; several only where the road forks."""
    deck = game.rows[QUEST_DECK]
    numbers = [facts(game, card).sequence for card in deck if facts(game, card).sequence > after]
    if not numbers:
        return []
    return [card for card in deck if facts(game, card).sequence == min(numbers)]


PROCEDURES.define(RUN_QUEST_PHASE, QuestPhase(QUESTING))
PROCEDURES.define(RUN_RAISE, Raise())
PROCEDURES.define(RUN_PROGRESS, Progress())
PROCEDURES.define(RUN_REVEAL, Reveal())
PROCEDURES.define(RUN_STAGE, Stage())
