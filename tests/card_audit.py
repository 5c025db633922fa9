"""Compare our cards with the shared card file: ``make card-audit``, where that folder exists.

Facts must agree on every card. Wordings differ, for ours are rendered from the definitions; they
are listed side by side for reading.
"""

import json
import sys
from pathlib import Path

from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.picture import described

# Fields that both have; the text is read by people, not compared.
READ = ("text",)


def problems(shared: Path) -> list[str]:
    """Every fact on which we and the card file differ."""
    found = []
    for theirs in json.loads((shared / "cards" / "lcg-core.json").read_text()):
        ours = described(CARDS[theirs["number"]])
        for field, value in theirs.items():
            if field in ours and field not in READ and value not in (None, "", []):
                mine = ours[field]
                if field in ("traits", "keywords"):
                    mine, value = sorted(mine), sorted(value)
                if field == "title" and theirs["type"] == "quest":
                    continue
                if mine != value:
                    found.append(f"{theirs['number']} {field}: {mine!r}, not {value!r}")
    return found


def main() -> None:
    shared = Path(sys.argv[1])
    if not (shared / "cards").is_dir():
        sys.exit(f"no cards in {shared}")
    differences = problems(shared)
    print("\n".join(differences) or "all facts agree")
    if "--texts" in sys.argv:
        for theirs in json.loads((shared / "cards" / "lcg-core.json").read_text()):
            ours = described(CARDS[theirs["number"]])
            printed = "\n".join(
                theirs[part]
                for part in ("text", "shadow", "side_a_text", "side_b_text")
                if theirs.get(part)
            )
            print(f"\n{ours['number']} {ours['title']}\n  ours:    {ours['text']}")
            print(f"  printed: {printed}")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
