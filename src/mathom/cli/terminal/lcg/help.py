"""The page of keys."""

HELP = """\
Play allies and attachments, commit characters to the quest, travel, engage enemies, and fight. \
The players win together when the last stage of the quest is done; a player is out when his threat \
is 50 or all his heroes are gone.

 1 to 9, 0  pick from the list     Enter  pick the line it is on
 p     pass, and go on passing until something happens
 e     pass every action window until the phase ends; Esc stops it.
       A response you could give is asked all the same, and so is
       anything that was not on offer before
 /     type to narrow the list; Enter picks, Esc shows all again
 a     where several are picked: all, or none
 Tab   to the cards, to the next one you may use, to the list again
 arrows go over the cards; Enter uses one; click any card to read it
 w     why can't I use this card?
 i     a hint                 u     take back
 c     what has happened      h     discard piles, victory display
 r     every card there is    s     save
 ?     this page              q     save and quit

 W willpower   A attack   D defense   ♥ hit points left
 ● resources   T threat   E engagement cost   3/8 progress
 ▒ shadow card, face down   ↷ exhausted   + lies on the card before
 ▸ you may use it   ✓ you have picked it   ★ first player
 "2 Le" costs 2 and belongs to Leadership
"""
