"""The page of keys."""

from mathom.cli.terminal.cards.help import keys

HELP = f"""\
Play allies and attachments, commit characters to the quest, travel, engage enemies, and fight. \
The players win together when the last stage of the quest is done; a player is out when his threat \
is 50 or all his heroes are gone.

{keys("discard piles, victory display")}
 W willpower   A attack   D defense   ♥ hit points left
 ● resources   T threat   E engagement cost   3/8 progress
 ▒ shadow card, face down   ↷ exhausted   + lies on the card before
 ▸ you may use it   ✓ you have picked it   ★ first player
 "2 Le" costs 2 and belongs to Leadership
"""
