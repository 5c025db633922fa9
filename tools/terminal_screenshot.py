"""Draw the README's pictures of the terminal games anew: ``make screenshots``."""

import asyncio
import re
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.cards.session import CardSession
from mathom.cli.terminal.confrontation.front import CONFRONTATION
from mathom.cli.terminal.confrontation.session import Duel
from mathom.cli.terminal.lcg.front import LCG
from mathom.cli.terminal.session import ME
from mathom.games.lcg.questions import ASK_COMMIT
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer

PICTURES = Path(__file__).parents[1] / "docs" / "screenshots"


async def settle(pilot: Pilot[str]) -> None:
    for _ in range(8):
        await pilot.pause()


async def drawn(app: MathomApp, size: tuple[int, int], keys: list[str], title: str) -> str:
    """The screen after these keys."""
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)
        return app.export_screenshot(title=title)


async def confrontation(folder: Path) -> str:
    """The table some turns into a game, with a piece picked up."""
    session = Duel.begin({}, 0, "heuristic", "picture", folder / "duel.json")
    app = MathomApp(CONFRONTATION, session, pace=0)
    keys = ["x", *"1" * 12, "enter"]
    return await drawn(app, (124, 40), keys, "mathom play confrontation")


async def quest(folder: Path) -> str:
    """The third round of a quest with two hands, two characters about to be committed."""
    setup = {"decks": ["tactics", "spirit"], "first": "seat 1"}
    session = CardSession.begin("lcg", setup, [ME, ME], "picture", folder / "quest.json")
    dice = Dice(4)
    commits = 0
    while session.decision is not None:
        if session.decision.kind == ASK_COMMIT:
            commits += 1
            if commits == 5:
                break
        session.play.answer(*any_answer(session.decision, dice))
    app = MathomApp(LCG, session, pace=0)
    return await drawn(app, (130, 42), ["2", "3"], "mathom play lcg")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, draw in (("terminal", confrontation), ("terminal-lcg", quest)):
        with tempfile.TemporaryDirectory() as folder:
            picture = asyncio.run(draw(Path(folder)))
        # The picture brings no fonts from elsewhere: the reader's own monospace will do.
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.S)
        (PICTURES / f"{name}.svg").write_text(picture.replace("Fira Code", "monospace"))


if __name__ == "__main__":
    main()
