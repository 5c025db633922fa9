"""Every event of The Card Game: what its numbers are, what it changes, what is told of it.

A game changes by these and by nothing else. All are loaded together, always in the same order, so
that an event has the same number whoever asks for it first.
"""

from mathom.kernel.modules import modules_in

modules_in(__name__)
