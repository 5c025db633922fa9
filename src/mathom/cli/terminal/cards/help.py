"""The keys of the card screens, for the page that lists them."""


def keys(piles: str) -> str:
    """The keys; ``piles`` are those that one may look through."""
    return f"""\
 1 to 9, 0  pick from the list     Enter  pick the line it is on
 p     pass, and go on passing until something happens
 e     pass every action until the phase ends; Esc stops it.
       A response you could give is asked all the same, and so is
       anything that was not on offer before
 /     type to narrow the list; Enter picks, Esc shows all again
 a     where several are picked: all, or none
 Tab   to the cards, to the next one you may use, to the list again
 arrows go over the cards; Enter uses one; click any card to read it
 w     why can't I use this card?
 i     a hint                 u     take back
 c     what has happened      h     {piles}
 r     every card there is    s     save
 ?     this page              q     save and quit
"""
