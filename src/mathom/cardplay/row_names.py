"""What saves call the rows of a card game."""


def row_names(rows: int, own: dict[int, str], by_seat: dict[int, str], players: int) -> list[str]:
    """Every row's name: those of their own, and those of which each seat has one."""
    found = [""] * rows
    for row, name in own.items():
        found[row] = name
    for first, name in by_seat.items():
        for seat in range(players):
            found[first + seat] = f"{name} {seat + 1}"
    if "" in found or len(set(found)) < rows:
        raise ValueError("a row has no name, or two have the same")
    return found
