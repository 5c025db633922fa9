"""The replay of each game that the terminal shows."""

from mathom.cli.terminal.cards.replay_app import CardReplay
from mathom.cli.terminal.confrontation.replay_app import ReplayApp
from mathom.cli.terminal.lcg.front import QUEST
from mathom.cli.terminal.lcg.table import QuestTable
from mathom.cli.terminal.replay import Replay
from mathom.cli.terminal.tcg.front import ROAD
from mathom.cli.terminal.tcg.table import RoadTable
from mathom.games.lcg.events.rounds import E_PHASE
from mathom.games.tcg.events.turns import E_TURN as TURNS
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import Playthrough


def replay_of(play: Playthrough) -> Replay:
    """The replay for a game, or one clear line."""
    if play.rules.name == "confrontation":
        return ReplayApp(play)
    if play.rules.name == QUEST.game:
        return CardReplay(play, QuestTable(), QUEST.reference(None), (E_PHASE,))
    if play.rules.name == ROAD.game:
        return CardReplay(play, RoadTable(), ROAD.reference(None), (TURNS,))
    raise MathomError(f"{play.rules.title} has no replay in the terminal yet; try --text")
