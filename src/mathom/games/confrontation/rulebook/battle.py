"""Battle (``002: battle`` and the timing steps of ``002: clarifications``)."""

from typing import Final

from mathom.games.confrontation.battle_events import (
    BY_CHARACTER,
    BY_SACRIFICE,
    BY_STRENGTH,
    E_AID,
    E_BATTLE_ENDS,
    E_BESIDE,
    E_CARDS_RETURN,
    E_DEFEATED,
    E_DISCARDED,
    E_FIGHTS_INSTEAD,
    E_GWAIHIR,
    E_NO_CARDS,
    E_STRENGTHS,
)
from mathom.games.confrontation.board import (
    ADJACENT,
    FELLOWSHIP,
    SAURON,
)
from mathom.games.confrontation.cards import GWAIHIR
from mathom.games.confrontation.characters import (
    AIDE,
    ATTACKING,
    CHARACTERS,
    DEFENDING,
    FALLS_WITH_FOE,
    FIRST_BLOW,
    FORBIDS_CARDS,
    GO_BACKWARD,
    GO_SIDEWAYS,
    RETREATS,
    SILENCES,
    SLAYS,
    STAND_IN,
    STRONGER_BESIDE,
    SWITCHES,
    TAKES_PLACE_OF,
    VARIANT,
    has,
    slot,
)
from mathom.games.confrontation.events import (
    BY_RETREAT,
    BY_SWITCH,
    E_MOVES,
    E_REVEALED,
    E_SPECIAL_USED,
)
from mathom.games.confrontation.procedures import PROCEDURES, RUN_BATTLE, RUN_PLAY_CARDS
from mathom.games.confrontation.questions import (
    ASK_AID,
    ASK_FORBID,
    ASK_GWAIHIR,
    ASK_RETREAT,
    ASK_SHOW,
    ASK_SWITCH,
    ASK_TAKE_PLACE,
    NO,
    STAY,
    YES,
)
from mathom.games.confrontation.rows import (
    B_AID,
    B_CARD,
    B_GWAIHIR,
    B_NO_CARDS,
    B_ORDINAL,
    BATTLE,
    CONCEALED,
    FACE,
    HELD,
    REGION,
    REVEALED,
    ROSTER,
    SPECIAL,
    UNSET,
    hand,
    stand_of,
)
from mathom.games.confrontation.rulebook.ask import ask, ask_whether
from mathom.games.confrontation.rulebook.fighters import (
    able,
    card_strength,
    fighter,
    fighting,
    foreseen,
    possible_helpers,
    role,
    strength,
    switch_partners,
    under_way,
)
from mathom.games.confrontation.rulebook.retreats import retreats
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure

# Who falls, as bits.
FELLOWSHIP_FALLS: Final = 1
SAURON_FALLS: Final = 2


class Battle(Procedure):
    """002: battle - the sequence of one battle.

    Registers: ``who`` the side whose ability is being resolved, ``place`` the region,
    ``card`` the friend Sméagol switches with, ``count`` who falls, ``event`` how.
    """

    REVEAL: Final = 0
    TAKE_PLACE: Final = 1
    PLACE_TAKEN: Final = 2
    GWAIHIR: Final = 3
    GWAIHIR_COMES: Final = 4
    ABILITIES: Final = 5
    RETREAT: Final = 6
    RETREATED: Final = 7
    SWITCH: Final = 8
    SWITCHED: Final = 9
    SWITCH_AWAY: Final = 10
    SWITCH_IN: Final = 11
    FORBID: Final = 12
    FORBIDDEN: Final = 13
    SHOW: Final = 14
    SHOWN: Final = 15
    ABILITY_DONE: Final = 16
    CARDS_PLAYED: Final = 17
    AID: Final = 18
    AIDED: Final = 19
    COMPARE: Final = 20
    DEFEAT_SAURON: Final = 21
    DEFEAT_FELLOWSHIP: Final = 22
    END: Final = 23

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Battle.REVEAL:
            self.reveal(game, fighter(game, FELLOWSHIP))
            self.reveal(game, fighter(game, SAURON))
            self.before_abilities(game, frame)
        elif pc == Battle.TAKE_PLACE:
            self.take_place(game, frame)
        elif pc == Battle.PLACE_TAKEN:
            if game.pick == YES:
                self.replace(game, stand_of(game, STAND_IN))
        elif pc == Battle.GWAIHIR:
            self.gwaihir(game, frame)
        elif pc == Battle.GWAIHIR_COMES:
            if game.pick == YES:
                game.event(E_SPECIAL_USED, GWAIHIR)
                game.event(E_GWAIHIR, fighter(game, FELLOWSHIP))
        elif pc == Battle.ABILITIES:
            self.abilities(game, frame, FELLOWSHIP)
        elif pc < Battle.ABILITY_DONE:
            self.choice(game, frame, pc)
        elif pc == Battle.ABILITY_DONE:
            self.ability_done(game, frame)
        elif pc == Battle.CARDS_PLAYED:
            self.cards_played(game, frame)
        elif pc == Battle.AID:
            self.aid(game, frame)
        elif pc == Battle.AIDED:
            if game.pick == YES:
                helper = stand_of(game, AIDE % VARIANT)
                self.reveal(game, helper)
                game.event(E_AID, helper)
        elif pc == Battle.COMPARE:
            self.compare(game, frame)
        elif pc == Battle.DEFEAT_SAURON:
            if frame.count & SAURON_FALLS:
                self.defeat(game, frame, SAURON)
        elif pc == Battle.DEFEAT_FELLOWSHIP:
            if frame.count & FELLOWSHIP_FALLS:
                self.defeat(game, frame, FELLOWSHIP)
        else:
            self.end(game)

    # 1. Reveal characters

    def reveal(self, game: Game, stand: int) -> None:
        if game.rows[FACE][stand] == CONCEALED:
            game.event(E_REVEALED, stand, REVEALED)

    def before_abilities(self, game: Game, frame: Frame) -> None:
        """Go straight to the first question that can arise before the abilities."""
        if fighting(game, FELLOWSHIP) % VARIANT == slot(STAND_IN, TAKES_PLACE_OF)[1]:
            frame.step = Battle.TAKE_PLACE
        elif game.rows[SPECIAL][GWAIHIR] == HELD:
            frame.step = Battle.GWAIHIR
        else:
            self.abilities(game, frame, FELLOWSHIP)

    def replace(self, game: Game, stand: int) -> None:
        """Another Fellowship character fights on as if it had been attacked."""
        replaced = fighter(game, FELLOWSHIP)
        self.reveal(game, stand)
        game.event(E_FIGHTS_INSTEAD, stand, replaced)

    def take_place(self, game: Game, frame: Frame) -> None:
        """002: Sam (classic) - he may take Frodo's place before Frodo's ability."""
        guarded = fighting(game, FELLOWSHIP) % VARIANT == slot(STAND_IN, TAKES_PLACE_OF)[1]
        if guarded and role(game, FELLOWSHIP) == DEFENDING and able(game, FELLOWSHIP):
            if possible_helpers(game, STAND_IN, (frame.place,)):
                here = game.rows[REGION][stand_of(game, STAND_IN)] == frame.place
                ask_whether(game, FELLOWSHIP, ASK_TAKE_PLACE, here)
                return
        frame.step = Battle.GWAIHIR

    def gwaihir(self, game: Game, frame: Frame) -> None:
        """002: Gwaihir the Windlord - before abilities, and never against the Warg."""
        if game.rows[SPECIAL][GWAIHIR] == HELD and able(game, FELLOWSHIP):
            ask(game, FELLOWSHIP, ASK_GWAIHIR, [NO, YES])
        else:
            self.abilities(game, frame, FELLOWSHIP)

    # 2. Resolve character abilities

    def abilities(self, game: Game, frame: Frame, side: int) -> None:
        """Resolve this side's ability, then, if the battle goes on, Sauron's; then play cards."""
        self.ability(game, frame, side)
        if frame.step == Battle.ABILITY_DONE:
            self.ability_done(game, frame)

    def ability(self, game: Game, frame: Frame, side: int) -> None:
        """Go to the step that resolves a side's ability, if it has one that matters."""
        frame.who = side
        frame.step = Battle.ABILITY_DONE
        if side == FELLOWSHIP and game.rows[BATTLE][B_GWAIHIR]:
            frame.step = Battle.RETREAT
            return
        if not able(game, side):
            return
        foe = fighting(game, 1 - side)
        for word, first, _ in CHARACTERS[fighting(game, side)].abilities:
            if word == RETREATS:
                if first & role(game, side):
                    frame.step = Battle.RETREAT
            elif word == SWITCHES:
                if role(game, side) == DEFENDING:
                    frame.step = Battle.SWITCH
            elif word == FORBIDS_CARDS:
                if first & role(game, side) and not game.rows[BATTLE][B_NO_CARDS]:
                    frame.step = Battle.FORBID
            elif word == STRONGER_BESIDE:
                frame.step = Battle.SHOW
            elif word == SLAYS:
                if foe % VARIANT == first:
                    self.fall(frame, 1 << (1 - side), BY_CHARACTER)
            elif word == FALLS_WITH_FOE:
                self.fall(frame, FELLOWSHIP_FALLS | SAURON_FALLS, BY_CHARACTER)
            elif word == FIRST_BLOW:
                first_attack = game.rows[BATTLE][B_ORDINAL] == 1
                if role(game, side) == ATTACKING and first_attack:
                    self.fall(frame, 1 << (1 - side), BY_CHARACTER)

    def fall(self, frame: Frame, who: int, how: int) -> None:
        frame.count = who
        frame.event = how
        sauron = who & SAURON_FALLS
        frame.step = Battle.DEFEAT_SAURON if sauron else Battle.DEFEAT_FELLOWSHIP

    def choice(self, game: Game, frame: Frame, pc: int) -> None:
        """The abilities that ask."""
        side = frame.who
        stand = fighter(game, side)
        if pc == Battle.RETREAT:
            ask(game, side, ASK_RETREAT, [*retreats(game, stand, self.ways(game, side)), STAY])
        elif pc == Battle.RETREATED:
            frame.step = Battle.ABILITY_DONE
            if game.pick != STAY:
                game.event(E_MOVES, stand, game.pick, BY_RETREAT)
        elif pc == Battle.SWITCH:
            ask(game, side, ASK_SWITCH, [*switch_partners(game), STAY])
        elif pc == Battle.SWITCHED:
            if game.pick == STAY:
                frame.step = Battle.ABILITY_DONE
            else:
                frame.card = game.pick
                frame.other = game.rows[REGION][game.pick]
                game.event(E_MOVES, game.pick, frame.place, BY_SWITCH)
        elif pc == Battle.SWITCH_AWAY:
            game.event(E_MOVES, stand, frame.other, BY_SWITCH)
        elif pc == Battle.SWITCH_IN:
            # The friend fights as if he had been attacked.
            frame.step = Battle.TAKE_PLACE
            self.replace(game, frame.card)
        elif pc == Battle.FORBID:
            ask(game, side, ASK_FORBID, [NO, YES])
        elif pc == Battle.FORBIDDEN:
            frame.step = Battle.ABILITY_DONE
            if game.pick == YES:
                game.event(E_NO_CARDS, stand)
        elif pc == Battle.SHOW:
            self.show(game, frame)
        else:
            if game.pick == YES:
                friend = stand_of(game, slot(fighting(game, side), STRONGER_BESIDE)[1])
                self.reveal(game, friend)
                game.event(E_BESIDE, stand, friend)

    def ways(self, game: Game, side: int) -> int:
        if side == FELLOWSHIP and game.rows[BATTLE][B_GWAIHIR]:
            return GO_SIDEWAYS | GO_BACKWARD
        return slot(fighting(game, side), RETREATS)[2]

    def show(self, game: Game, frame: Frame) -> None:
        """002: Sam (classic) - Frodo must be shown to prove the greater strength."""
        tile = slot(fighting(game, FELLOWSHIP), STRONGER_BESIDE)[1]
        helpers = possible_helpers(game, game.rows[ROSTER][tile], (frame.place,))
        friend = stand_of(game, tile)
        if not helpers:
            frame.step = Battle.ABILITY_DONE
        elif game.rows[FACE][friend] != CONCEALED and friend in helpers:
            game.take(YES)
        else:
            here = game.rows[REGION][friend] == frame.place
            ask_whether(game, FELLOWSHIP, ASK_SHOW, here)

    def ability_done(self, game: Game, frame: Frame) -> None:
        if not under_way(game):
            frame.step = Battle.END
        elif frame.who == FELLOWSHIP:
            self.abilities(game, frame, SAURON)
        elif game.rows[BATTLE][B_NO_CARDS]:
            self.aid_or_compare(game, frame)
        else:
            frame.step = Battle.CARDS_PLAYED
            game.call(Frame(RUN_PLAY_CARDS, SAURON if foreseen(game) else FELLOWSHIP))

    # 3. Play cards: see ``play_cards``

    def cards_played(self, game: Game, frame: Frame) -> None:
        if game.value:  # Noble Sacrifice
            self.fall(frame, game.value, BY_SACRIFICE)
        elif not under_way(game):
            frame.step = Battle.END
        else:
            self.aid_or_compare(game, frame)

    # 4. Compare strengths

    def aid_or_compare(self, game: Game, frame: Frame) -> None:
        if game.rows[ROSTER][AIDE % VARIANT] == AIDE:
            frame.step = Battle.AID
        else:
            self.compare(game, frame)

    def aid(self, game: Game, frame: Frame) -> None:
        """002: Gandalf (variant) - he may be revealed nearby to add 1."""
        near = (frame.place, *ADJACENT[frame.place])
        warg = has(fighting(game, SAURON), SILENCES)
        if warg or not possible_helpers(game, AIDE, near):
            frame.step = Battle.COMPARE
            return
        gandalf = stand_of(game, AIDE % VARIANT)
        here = game.rows[REGION][gandalf] in near and gandalf != fighter(game, FELLOWSHIP)
        ask_whether(game, FELLOWSHIP, ASK_AID, here)

    def compare(self, game: Game, frame: Frame) -> None:
        fellowship = (
            strength(game, FELLOWSHIP) + card_strength(game, FELLOWSHIP) + game.rows[BATTLE][B_AID]
        )
        sauron = strength(game, SAURON) + card_strength(game, SAURON)
        game.event(E_STRENGTHS, fellowship, sauron)
        losers = 0
        if fellowship <= sauron:
            losers |= FELLOWSHIP_FALLS
        if sauron <= fellowship:
            losers |= SAURON_FALLS
        self.fall(frame, losers, BY_STRENGTH)

    def defeat(self, game: Game, frame: Frame, side: int) -> None:
        game.event(E_DEFEATED, fighter(game, side), frame.event, fighter(game, 1 - side))

    def end(self, game: Game) -> None:
        """Both cards are discarded; when all nine are, both sides take theirs back."""
        if game.rows[BATTLE][B_CARD + SAURON] != UNSET:
            game.event(E_DISCARDED)
            if not hand(game, FELLOWSHIP) and not hand(game, SAURON):
                game.event(E_CARDS_RETURN)
        game.event(E_BATTLE_ENDS)
        game.done()


PROCEDURES.define(RUN_BATTLE, Battle())
