"""``mathom play tcg``: against bots, against people beside you, or both sides yourself."""

from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.resuming import Resume, Save, Seed, file_to_resume
from mathom.games.tcg.decks import STARTERS
from mathom.kernel.decision import MathomError

if TYPE_CHECKING:
    from mathom.cli.terminal.front import Front

GAME = "tcg"


def front() -> "Front":
    """Its front in the terminal. Textual is slow to load; only those who play wait for it."""
    from mathom.cli.terminal.tcg.front import TCG

    return TCG


def play(
    decks: Annotated[
        str | None,
        typer.Option(
            help="A deck for each seat, comma-separated: a starter's name (see `mathom games`), or"
            " a deck list in a file, by its path, or by its name if it is in the folder 'decks' of"
            " your data folder. Default: the first starters."
        ),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays each seat, comma-separated: 'me' (more than once to play against"
            " yourself), 'hotseat' for another person at this screen, or a bot by name; see"
            " `mathom games`. Default: me, and bots against me."
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="How many seats. Default: one for each deck.")
    ] = None,
    starter_rules: Annotated[
        bool,
        typer.Option("--starter-rules", help="A random first player, and one reshuffle."),
    ] = False,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
) -> None:
    """Play The Trading Card Game here in the terminal, with keyboard or mouse.

    With no options a menu asks what to play. The game is saved after every answer, so you can
    leave at any time and go on with: mathom play tcg --resume

    In the game, ? shows the keys and r every card. `mathom replay FILE` steps through a saved
    game, and with --text prints what happened; `mathom sim tcg` lets bots play by themselves.
    """
    # Textual is slow to load; only those who play wait for it.
    from mathom.cli.terminal import saves
    from mathom.cli.terminal.app import MathomApp
    from mathom.cli.terminal.cards.own_decks import deck_of
    from mathom.cli.terminal.cards.session import CardSession, usual_bot
    from mathom.cli.terminal.session import ME

    sitters = None if seats is None else [name.strip() for name in seats.split(",")]
    given = [decks, players, seed, save]
    session: CardSession | None = None
    if resume is not None:
        if starter_rules or any(said is not None for said in given):
            raise MathomError("--resume continues a saved game: it takes no other settings")
        session = CardSession.resume(GAME, file_to_resume(GAME, resume), sitters)
    elif starter_rules or sitters is not None or any(said is not None for said in given):
        count = players or (len(sitters) if sitters is not None else 2)
        names = list(STARTERS)[:count] if decks is None else decks.split(",")
        if players is not None and players != len(names):
            raise MathomError(f"--players {players} wants as many decks, not {len(names)}")
        if save is not None:
            saves.refuse_to_overwrite(save)
        whole = [deck_of(GAME, STARTERS, name.strip()) for name in names]
        session = CardSession.begin(
            GAME,
            {"decks": whole, "starter": starter_rules},
            sitters or [ME, *[usual_bot(GAME)] * (len(whole) - 1)],
            seed or "",
            save,
        )
    MathomApp(front(), session).run()
