"""Words that later sets need and that have no behaviour yet; they are read, never played."""

from mathom.cardplay.word import Word

COMING: list[type[Word]] = []
PREFER: list[tuple[str, str]] = []
