"""Compare our cards with the shared card file: ``make card-audit``, where that folder exists.

Facts must agree on every card. Wordings differ, for ours are rendered from the definitions; they
are listed side by side for reading.
"""

import json
import sys
from pathlib import Path

from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import said as card_texts_of
from mathom.games.lcg.picture import described
from mathom.games.tcg.facts import by_id
from mathom.games.tcg.library import said as trading_texts_of
from mathom.games.tcg.picture import described as trading_card

# The sets of the trading card game, and those that are defined whole.
SETS = range(20)
WHOLE = (1, 2, 3)

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


def plain(value: object) -> object:
    """A fact as both sides can write it: lists sorted, spelling and capitals levelled."""
    if isinstance(value, list):
        return sorted(str(plain(one)) for one in value)
    if not isinstance(value, str):
        return value
    value = value.lower().replace("û", "u").replace("í", "i").replace("é", "e")
    return value.replace(" +", "+").replace("tower", "towers").replace("towerss", "towers")


def trading_problems(shared: Path) -> list[str]:
    """The same for the trading card game; a card of ours that is missing is a difference too."""
    found = []
    for number in SETS:
        for theirs in json.loads((shared / "cards" / "tcg" / f"set{number:02}.json").read_text()):
            card = by_id(theirs["id"])
            if card is None:
                if number in WHOLE:
                    found.append(f"{theirs['id']} is missing")
                continue
            ours = trading_card(card)
            ours["keywords"] += ["Support Area"] if card.support and "home" not in ours else []
            ours["can_start_with_ring"] = card.ring
            for field, value in theirs.items():
                if field not in (*READ, "rarity", "bearer") and value not in (None, "", []):
                    mine = plain(ours.get(field))
                    if isinstance(mine, list) and not isinstance(value, list):
                        value = [value]
                    if mine != plain(value):
                        found.append(f"{theirs['id']} {field}: {mine!r}, not {value!r}")
    return found


def trading_texts(shared: Path) -> None:
    for number in SETS:
        for theirs in json.loads((shared / "cards" / "tcg" / f"set{number:02}.json").read_text()):
            card = by_id(theirs["id"])
            if card is not None:
                ours = " / ".join(trading_texts_of(card))
                printed = theirs["text"].replace("\n", " / ")
                print(f"\n{card.id} {card.full_title()}\n  ours:    {ours}")
                print(f"  printed: {printed}")


def main() -> None:
    shared = Path(sys.argv[1])
    if not (shared / "cards").is_dir():
        sys.exit(f"no cards in {shared}")
    differences = problems(shared) + trading_problems(shared)
    print("\n".join(differences) or "all facts agree")
    if "--texts" in sys.argv:
        for theirs in json.loads((shared / "cards" / "lcg-core.json").read_text()):
            ours = described(CARDS[theirs["number"]])
            said = "\n".join(card_texts_of(CARDS[theirs["number"]]))
            printed = "\n".join(
                theirs[part]
                for part in ("text", "shadow", "side_a_text", "side_b_text")
                if theirs.get(part)
            )
            print(f"\n{ours['number']} {ours['title']}\n  ours:    {said}")
            print(f"  printed: {printed}")
        trading_texts(shared)
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
