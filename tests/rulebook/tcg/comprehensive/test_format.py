"""000: format."""

from mathom.games.tcg.formats import FORMATS
from mathom.games.tcg.rows import NUMBER
from tcg_table import ADVENTURE, PATH, Table


def test_every_format_of_the_rulebook_is_there() -> None:
    assert list(FORMATS) == [
        "Fellowship block",
        "Tower block",
        "King block",
        "War of the Ring block",
        "Open",
        "Standard",
        "Expanded",
    ]
    assert "1C248" in FORMATS["Open"].restricted
    assert 6 not in FORMATS["Standard"].sets
    assert "11R100" in FORMATS["Expanded"].out


def test_the_next_number_is_laid_in_the_older_blocks() -> None:
    """000: format; 000: adventure deck."""
    t = Table(site=4)
    before = len(t.game.rows[ADVENTURE + 1])
    t.skip()
    assert len(t.game.rows[ADVENTURE + 1]) == before - 1
    assert t.game.rows[NUMBER][t.game.rows[PATH][-1]] == 5
