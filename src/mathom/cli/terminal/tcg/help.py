"""The page of keys."""

from mathom.cli.terminal.cards.help import keys

HELP = f"""\
Bring your Ring-bearer to the last site, uncorrupted and alive; as the Shadow, stop the others. \
What your fellowship plays adds twilight, and twilight is what the Shadow spends.

{keys("discard and dead piles")}
 S strength   V vitality left   R resistance   ✗ wounds
 ◷ twilight cost, or a site's Shadow number   ⚑ a player is there
 + borne by the card before   ● culture tokens
 ▸ you may use it   ✓ you have picked it   ★ Free Peoples player
"""
