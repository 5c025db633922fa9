"""The board: sixteen regions in seven rows from the Shire to Mordor (``002: game board``)."""

from typing import Final

FELLOWSHIP: Final = 0
SAURON: Final = 1
SIDE_NAMES: Final = ("Fellowship", "Sauron")

SHIRE: Final = 0
ARTHEDAIN: Final = 1
CARDOLAN: Final = 2
RHUDAUR: Final = 3
EREGION: Final = 4
ENEDWAITH: Final = 5
HIGH_PASS: Final = 6
MISTY_MOUNTAINS: Final = 7
CARADHRAS: Final = 8
GAP_OF_ROHAN: Final = 9
MIRKWOOD: Final = 10
FANGORN: Final = 11
ROHAN: Final = 12
DAGORLAD: Final = 13
GONDOR: Final = 14
MORDOR: Final = 15

# Fangorn as the far end of the Tunnel of Moria: a way of going there, not a region.
TUNNEL: Final = 16
# Where a defeated character is.
NOWHERE: Final = -1

REGION_NAMES: Final = (
    "the Shire",
    "Arthedain",
    "Cardolan",
    "Rhudaur",
    "Eregion",
    "Enedwaith",
    "the High Pass",
    "the Misty Mountains",
    "Caradhras",
    "the Gap of Rohan",
    "Mirkwood",
    "Fangorn",
    "Rohan",
    "Dagorlad",
    "Gondor",
    "Mordor",
    "Fangorn by the Tunnel of Moria",
)

# The regions of each row, north to south.
ROWS: Final = (
    (SHIRE,),
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION, ENEDWAITH),
    (HIGH_PASS, MISTY_MOUNTAINS, CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD, FANGORN, ROHAN),
    (DAGORLAD, GONDOR),
    (MORDOR,),
)
ROW_OF: Final = [row for row, regions in enumerate(ROWS) for _ in regions]

# How many characters of one side a region holds; the tunnel's end is Fangorn.
ROOM: Final = [4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 2]

# From each region towards Mordor, by the lines on the map.
_EAST: Final = (
    (ARTHEDAIN, CARDOLAN),
    (RHUDAUR, EREGION),
    (EREGION, ENEDWAITH),
    (HIGH_PASS, MISTY_MOUNTAINS),
    (MISTY_MOUNTAINS, CARADHRAS),
    (CARADHRAS, GAP_OF_ROHAN),
    (MIRKWOOD,),
    (MIRKWOOD, FANGORN),
    (FANGORN, ROHAN),
    (ROHAN,),
    (DAGORLAD,),
    (DAGORLAD, GONDOR),
    (GONDOR,),
    (MORDOR,),
    (MORDOR,),
    (),
)
_WEST: Final = tuple(
    tuple(origin for origin in range(16) if region in _EAST[origin]) for region in range(16)
)

# The yellow arrows, which only the Fellowship may follow: the Anduin and the Tunnel of Moria.
_ARROWS: Final = {MIRKWOOD: (FANGORN,), FANGORN: (ROHAN,), EREGION: (TUNNEL,)}

# FORWARD[side][region]: where a plain move may go. BACKWARD never follows an arrow.
FORWARD: Final = [
    [_EAST[region] + _ARROWS.get(region, ()) for region in range(16)],
    list(_WEST),
]
BACKWARD: Final = [list(_WEST), list(_EAST)]
# By the map's lines alone, for abilities that go forward.
AHEAD: Final = [list(_EAST), list(_WEST)]


def _beside(region: int) -> tuple[int, ...]:
    row = ROWS[ROW_OF[region]]
    place = row.index(region)
    return tuple(row[i] for i in (place - 1, place + 1) if 0 <= i < len(row))


# Neighbours within the row; the mountains bar every sideways step.
BESIDE: Final = [_beside(region) for region in range(16)]
MOUNTAIN: Final = [ROW_OF[region] == 3 for region in range(16)]
SIDEWAYS: Final = [() if MOUNTAIN[region] else BESIDE[region] for region in range(16)]

# Everything that touches a region, neighbouring mountains included.
ADJACENT: Final = [_EAST[region] + _WEST[region] + BESIDE[region] for region in range(16)]
# The same without sideways steps between mountains.
REACHABLE: Final = [_EAST[region] + _WEST[region] + SIDEWAYS[region] for region in range(16)]

HOME: Final = (SHIRE, MORDOR)
# Where the nine stands of each side begin: four at home, one in each region in front of it.
OUTPOSTS: Final = (
    (ARTHEDAIN, CARDOLAN, RHUDAUR, EREGION, ENEDWAITH),
    (DAGORLAD, GONDOR, MIRKWOOD, FANGORN, ROHAN),
)


def is_forward(side: int, origin: int, region: int) -> bool:
    """Whether a move leads towards the enemy's home, or along a yellow arrow."""
    if region in FORWARD[side][origin]:
        return True
    if side == FELLOWSHIP:
        return ROW_OF[region] > ROW_OF[origin]
    return ROW_OF[region] < ROW_OF[origin]
