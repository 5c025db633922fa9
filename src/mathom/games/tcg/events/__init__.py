"""Every event of the game, each declared once, in a file for each subject.

They are numbered in the order of the files' names, whichever of them is asked for first.
"""

from mathom.games.tcg.events.base import give_ears
from mathom.kernel.modules import modules_in

modules_in("mathom.games.tcg.events")
give_ears()
