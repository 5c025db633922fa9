"""``mathom play confrontation``: against a bot or against someone beside you."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.resuming import Resume, Save, file_to_resume
from mathom.games.confrontation.board import SIDE_NAMES
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Setup

if TYPE_CHECKING:
    from mathom.cli.terminal.front import Front


class Side(StrEnum):
    """The two sides of The Confrontation."""

    fellowship = "fellowship"
    sauron = "sauron"


class Characters(StrEnum):
    """Which characters are in the game."""

    classic = "classic"
    variant = "variant"
    draft = "draft"


class Shuffle(StrEnum):
    """Who mixes pieces that have met."""

    always = "always"
    by_hand = "by-hand"


def front() -> "Front":
    """Its front in the terminal. Textual is slow to load; only those who play wait for it."""
    from mathom.cli.terminal.confrontation.front import CONFRONTATION

    return CONFRONTATION


def play(
    side: Annotated[
        Side | None, typer.Option(help="The side you play. Default: the Fellowship.")
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            help="Who plays the other side: a bot by name, or 'hotseat' for a second person"
            " at this screen."
        ),
    ] = None,
    characters: Annotated[
        Characters | None,
        typer.Option(
            help="'classic' to begin with; 'variant' is the other side of every tile; in a"
            " 'draft' each player picks in secret."
        ),
    ] = None,
    specials: Annotated[
        str | None,
        typer.Option(
            help="How many special cards the Fellowship and Sauron get, such as 2,2. Default: none."
        ),
    ] = None,
    match: Annotated[
        bool, typer.Option("--match", help="Two games with the sides swapped, played for points.")
    ] = False,
    seed: Annotated[
        str | None, typer.Option(help="Any word; the same word rolls the same dice.")
    ] = None,
    shuffle: Annotated[
        Shuffle | None,
        typer.Option(help="Mix pieces that have met 'always', or only 'by-hand' when you ask."),
    ] = None,
    save: Save = None,
    resume: Resume = None,
) -> None:
    """Play The Confrontation here in the terminal, with keyboard or mouse.

    With no options a menu asks what to play. The game is saved after every answer, so you can
    leave at any time and go on with: mathom play confrontation --resume

    In the game, ? shows the keys and r what every character and card does.
    """
    # Textual is slow to load; only those who play wait for it.
    from mathom.cli.terminal import saves
    from mathom.cli.terminal.app import MathomApp
    from mathom.cli.terminal.confrontation.session import GAME, USUAL_OPPONENT, Duel, opponents

    if opponent is not None and opponent not in opponents():
        raise MathomError(f"no opponent is called {opponent!r}; there is {', '.join(opponents())}")
    number = None if side is None else [name.lower() for name in SIDE_NAMES].index(side.value)
    setup = _setup(characters, specials, match, shuffle)
    session: Duel | None = None
    if resume is not None:
        if setup or seed is not None or save is not None:
            raise MathomError("--resume continues a saved game: it takes no other settings")
        session = Duel.resume(file_to_resume(GAME, resume), number, opponent)
    elif setup or any(said is not None for said in (side, opponent, seed, save)):
        if save is not None:
            saves.refuse_to_overwrite(save)
        session = Duel.begin(setup, number or 0, opponent or USUAL_OPPONENT, seed or "", save)
    MathomApp(front(), session).run()


def _setup(
    characters: Characters | None, specials: str | None, match: bool, shuffle: Shuffle | None
) -> Setup:
    """What was said of the set-up, as the game's rules want it."""
    setup: Setup = {}
    if characters is not None:
        setup["characters"] = characters.value
    if specials is not None:
        try:
            setup["specials"] = [int(count) for count in specials.split(",")]
        except ValueError:
            raise MathomError("--specials wants two numbers from 0 to 4, such as 2,2") from None
    if match:
        setup["match"] = True
    if shuffle is not None:
        setup["shuffle"] = shuffle.value.replace("-", " ")
    return setup
