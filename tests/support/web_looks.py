"""What a page must look like to those who use keys, or ears."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
# What has focus: nothing, a card that can be chosen, or something else; it must show.
FOCUSED = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "nothing";
  if (!here.matches(":focus-visible")) return "unseen";
  return here.matches('[data-thing][aria-disabled="false"]') ? "lit" : "other";
}"""


def violations(page: Page) -> list[tuple[str, str, list[str]]]:
    """What axe-core finds: how grave it is, what, and where."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (each["impact"], each["id"], [node["html"][:140] for node in each["nodes"]][:3])
        for each in found["violations"]
    ]


def serious(page: Page, where: str) -> None:
    """Nothing that axe-core calls serious or critical."""
    grave = [each for each in violations(page) if each[0] in ("serious", "critical")]
    assert grave == [], where
