"""``mathom cards``."""

import json
import subprocess
import sys


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from mathom.cli.main import main; main()", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_card_games_cards_with_their_texts() -> None:
    cards = json.loads(run("cards", "lcg", "--json").stdout)
    assert len(cards) == 128
    aragorn = cards[0]
    assert (aragorn["id"], aragorn["title"], aragorn["threat_cost"]) == (1, "Aragorn", 12)
    assert aragorn["text"][0] == {"lead": "", "text": "Sentinel.", "keywords": ["Sentinel"]}
    assert aragorn["text"][1]["lead"] == "Response"


def test_for_people() -> None:
    shown = run("cards", "lcg")
    assert "Unexpected Courage" in shown.stdout
    assert shown.returncode == 0


def test_a_game_without_such_cards_says_so() -> None:
    refused = run("cards", "confrontation")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
