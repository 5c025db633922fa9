"""``mathom play lcg``: a quest, alone, with several hands, with bots or with people beside you."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.resuming import Resume, Save, Seed, file_to_resume
from mathom.games.lcg.decks import STARTERS
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Json

if TYPE_CHECKING:
    from mathom.cli.terminal.front import Front


class Mode(StrEnum):
    """The ways to play."""

    standard = "standard"
    basic = "basic"
    easy = "easy"
    expert = "expert"
    nightmare = "nightmare"


class Quest(StrEnum):
    """The scenarios of the box."""

    mirkwood = "mirkwood"
    anduin = "anduin"
    dol_guldur = "dol-guldur"


def front() -> "Front":
    """Its front in the terminal. Textual is slow to load; only those who play wait for it."""
    from mathom.cli.terminal.lcg.front import LCG

    return LCG


def play(
    scenario: Annotated[
        Quest | None, typer.Option(help="The quest. Default: mirkwood, the gentlest.")
    ] = None,
    mode: Annotated[
        Mode | None,
        typer.Option(
            help="'basic' has no shadow cards, 'easy' is the publisher's easier game; 'expert'"
            " plays all three quests for a summed score, 'nightmare' too, with nothing reset in"
            " between."
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(min=1, max=4, help="How many seats. Default: one for each deck.")
    ] = None,
    decks: Annotated[
        str | None,
        typer.Option(
            help="A deck for each seat, comma-separated: leadership, tactics, spirit, lore, or a"
            " file as RingsDB or OCTGN write it, by its path, or by its name if it is in the folder"
            " 'decks' of your data folder. Default: these four, in this order."
        ),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays each seat, comma-separated: 'me' (more than once for several hands),"
            " 'hotseat' for another person at this screen, or a bot by name; see `mathom games`."
            " Default: me, in every seat."
        ),
    ] = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
) -> None:
    """Play The Card Game here in the terminal, with keyboard or mouse.

    With no options a menu asks what to play. The game is saved after every answer, so you can
    leave at any time and go on with: mathom play lcg --resume

    In the game, ? shows the keys and r every card. `mathom replay FILE` steps through a saved
    game, and with --text prints what happened; `mathom sim lcg` lets bots play by themselves.
    """
    # Textual is slow to load; only those who play wait for it.
    from mathom.cli.terminal import saves
    from mathom.cli.terminal.app import MathomApp
    from mathom.cli.terminal.cards.session import CardSession
    from mathom.cli.terminal.lcg.wishes import CAMPAIGNS, GAME, setup_of
    from mathom.cli.terminal.session import ME

    sitters = None if seats is None else [name.strip() for name in seats.split(",")]
    given = [scenario, mode, players, decks, seed, save]
    session: CardSession | None = None
    if resume is not None:
        if any(said is not None for said in given):
            raise MathomError("--resume continues a saved game: it takes no other settings")
        session = CardSession.resume(GAME, file_to_resume(GAME, resume), sitters)
    elif sitters is not None or any(said is not None for said in given):
        way = mode.value if mode is not None else Mode.standard.value
        if way in CAMPAIGNS and scenario is not None:
            raise MathomError(f"--mode {way} plays all three quests: leave --scenario out")
        named = decks_of(decks, players or (len(sitters) if sitters is not None else 1))
        if players is not None and players != len(named):
            raise MathomError(f"--players {players} wants as many decks, not {len(named)}")
        if save is not None:
            saves.refuse_to_overwrite(save)
        session = CardSession.begin(
            GAME,
            setup_of(way, (scenario or Quest.mirkwood).value, named),
            sitters or [ME] * len(named),
            seed or "",
            save,
        )
    MathomApp(front(), session).run()


def decks_of(said: str | None, players: int) -> list[str | Json]:
    """The decks by name or from files; the starters in their order where nothing is said."""
    from mathom.cli.terminal.cards.own_decks import deck_of

    if said is None:
        return [*list(STARTERS)[:players]]
    return [deck_of("lcg", STARTERS, name.strip()) for name in said.split(",")]
