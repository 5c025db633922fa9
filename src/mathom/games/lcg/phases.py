"""001: turn sequence - the phases of a round, in order."""

from typing import Final

SETUP_PHASE: Final = 0
RESOURCE_PHASE: Final = 1
PLANNING_PHASE: Final = 2
QUESTING: Final = 3
TRAVELLING: Final = 4
ENCOUNTERS: Final = 5
FIGHTING: Final = 6
REFRESHING: Final = 7

PHASE_NAMES: Final = (
    "set-up",
    "resource",
    "planning",
    "quest",
    "travel",
    "encounter",
    "combat",
    "refresh",
)
