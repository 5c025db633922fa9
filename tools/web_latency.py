"""How soon an answer shows on the board: ``make latency``.

A game against a bot in Chromium, on loopback. For every move of one's own: from the click on a
region to the piece standing there in the page (the answer has then been written to disk by the
server and come back), and to the frame that shows it. Prints the median and the 95th percentile
as JSON.
"""

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles

from playwright.sync_api import Page

from web_play import LIT_LAND, LIT_PIECE, NEXT, OVER, act, new_table, visible
from web_serving import browsing, serving

# Click a lit piece and a lit region; when did the piece's place change, and when was it painted?
MOVE = """async ([piece, land, throwPiece, throwLand]) => {
  const any = (selector, throwOf) => {
    const all = [...document.querySelectorAll(selector)];
    return all[Math.floor(throwOf * all.length)];
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const mover = any(piece, throwPiece);
  mover.click();
  await frame();
  const goal = any(land, throwLand);
  if (!goal) return null;
  const stood = mover.style.left + mover.style.top;
  const moved = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (mover.isConnected && mover.style.left + mover.style.top === stood) return;
      watcher.disconnect();
      done(performance.now());
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["style"] });
  });
  const begun = performance.now();
  goal.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const late = new Promise((done) => setTimeout(() => done(null), 5000));
  const shown = await Promise.race([moved, late]);
  if (shown === null) return null;
  await frame();
  return [shown - begun, performance.now() - begun];
}"""


def measured(page: Page, wanted: int) -> list[tuple[float, float]]:
    """So many moves, over as many games as it takes."""
    dice = Random(1)
    found: list[tuple[float, float]] = []
    while len(found) < wanted:
        new_table(page)
        while len(found) < wanted:
            page.wait_for_selector(NEXT)
            if visible(page, OVER):
                break
            set_out = page.get_by_role("button", name="Set out").is_visible()
            if set_out or visible(page, ".battle") or not visible(page, LIT_PIECE):
                act(page, dice)
                continue
            throws = [LIT_PIECE, LIT_LAND, dice.random(), dice.random()]
            times = page.evaluate(MOVE, throws)
            if times is not None:
                found.append((times[0], times[1]))
            elif visible(page, LIT_LAND):
                page.keyboard.press("Escape")
    return found


def summary(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    cuts = quantiles(ordered, n=20)
    return {"p50": round(cuts[9], 1), "p95": round(cuts[18], 1), "most": round(ordered[-1], 1)}


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        browsing() as browser,
    ):
        context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.set_default_timeout(20_000)
        times = measured(page, wanted)
    print(
        json.dumps(
            {
                "moves": len(times),
                "in_the_page_ms": summary([shown for shown, _ in times]),
                "painted_ms": summary([painted for _, painted in times]),
            }
        )
    )


if __name__ == "__main__":
    main()
