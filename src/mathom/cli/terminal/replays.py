"""The replay of each game that the terminal shows."""

from mathom.cli.terminal.cards.replay_app import CardReplay
from mathom.cli.terminal.confrontation.replay_app import ReplayApp
from mathom.cli.terminal.lcg.front import LCG
from mathom.cli.terminal.lcg.table import LcgTable
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.tcg.front import TCG
from mathom.cli.terminal.tcg.table import TcgTable
from mathom.games.lcg.events.rounds import E_PHASE
from mathom.games.tcg.events.turns import E_TURN as TURNS
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import Playthrough


def replay_of(play: Playthrough) -> Replay:
    """The replay for a game, or one clear line."""
    if play.rules.name == "confrontation":
        return ReplayApp(play)
    if play.rules.name == LCG.game:
        return CardReplay(play, LcgTable(), LCG.reference(None), (E_PHASE,))
    if play.rules.name == TCG.game:
        return CardReplay(play, TcgTable(), TCG.reference(None), (TURNS,))
    raise MathomError(f"{play.rules.title} has no replay in the terminal yet; try --text")
