"""Every word that texts are made of, by the files they are in, and the values they take.

Saying a text needs no more than this; reading one needs the grammar of ``english`` too.
"""

from typing import Final

from mathom.cardplay import abilities as paragraphs
from mathom.cardplay.word import Word
from mathom.games.tcg import abilities
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, PHASE_NAMES, REGROUP
from mathom.kernel.modules import modules_below

# The paragraphs of a text, then every file of words.
MODULES: Final = (paragraphs, abilities, *modules_below("mathom.games.tcg.words"))


def words() -> list[type[Word]]:
    """Every word of the vocabulary, each once."""
    found: list[type[Word]] = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Word) and value not in found:
                if "english" in vars(value) and getattr(value, "__module__", "") == module.__name__:
                    found.append(value)
    return found


def phases() -> dict[object, str]:
    """Every timing a phase action may have, as it is said."""
    said: dict[object, str] = {}
    for one in range(FELLOWSHIP_PHASE, REGROUP + 1):
        said[1 << one] = PHASE_NAMES[one]
        for other in range(one + 1, REGROUP + 1):
            said[1 << one | 1 << other] = f"{PHASE_NAMES[one]} or {PHASE_NAMES[other]}"
    return said


def lexicons() -> dict[str, dict[object, str]]:
    found: dict[str, dict[object, str]] = {"Phases": phases()}
    for module in MODULES:
        found.update(getattr(module, "LEXICONS", {}))
    found["Token"] = {n: name.removesuffix("s") for n, name in found["Counter"].items()}
    return found
