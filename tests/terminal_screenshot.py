"""Draw the README's picture of the terminal game anew: ``make screenshots``."""

import asyncio
import re
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from mathom.cli.terminal.app import MathomApp
from mathom.cli.terminal.confrontation.front import CONFRONTATION
from mathom.cli.terminal.confrontation.session import Duel

PICTURE = Path(__file__).parents[1] / "docs" / "screenshots" / "terminal.svg"


async def settle(pilot: Pilot[str]) -> None:
    for _ in range(8):
        await pilot.pause()


async def draw(folder: Path) -> str:
    """The table some turns into a game, with a piece picked up."""
    session = Duel.begin({}, 0, "heuristic", "picture", folder / "game.json")
    app = MathomApp(CONFRONTATION, session, pace=0)
    async with app.run_test(size=(124, 40)) as pilot:
        await settle(pilot)
        for key in ["x", *"1" * 12, "enter"]:
            await pilot.press(key)
            await settle(pilot)
        return app.export_screenshot(title="mathom play confrontation")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        drawn = asyncio.run(draw(Path(folder)))
    # The picture brings no fonts from elsewhere: the reader's own monospace will do.
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.S)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn.replace("Fira Code", "monospace"))


if __name__ == "__main__":
    main()
