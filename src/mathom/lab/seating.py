"""Who of a pair sits where, at tables of two and more, and which of them has won.

At two seats the pair swaps sides. At more, one of the pair sits alone and the other has all the
other seats: the lone seat goes round the table, and each of the pair is alone as often.
"""

# By seat: which of the pair has it, 0 or 1.
Owners = tuple[int, ...]


def round_of(seats: int) -> list[Owners]:
    """The seatings that make one balanced round, all of them played with the same seed."""
    # At two seats both are alone, so to go round the table would be to swap sides twice.
    lone_seats = range(1 if seats == 2 else seats)
    return [
        tuple(alone if seat == lone else 1 - alone for seat in range(seats))
        for lone in lone_seats
        for alone in (0, 1)
    ]


def kind_of(owners: Owners, side: int) -> int:
    """The kind of seating this is for one of the pair, counted from 0.

    First alone in each seat, then in all the others against one in each seat.
    """
    alone = owners.count(side) == 1
    lone = owners.index(side if alone else 1 - side)
    return lone if alone else len(owners) + lone


def worth(owners: Owners, payoffs: list[float], side: int) -> float:
    """What the game came to for one of the pair: whose seat has won it, 0 if both have."""
    best = max(payoffs)
    winners = {owner for owner, payoff in zip(owners, payoffs, strict=True) if payoff == best}
    if len(winners) > 1:
        return 0.0
    return 1.0 if side in winners else -1.0
