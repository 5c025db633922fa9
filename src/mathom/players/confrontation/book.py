"""Written by ``make book``: 2560 games a page at 60 iterations, seed book."""

from typing import Final

# By side, classic and variant: a weight and who begins before home, line by line.
BOOK: Final = (
    (  # Fellowship
        """
47 2 8 1 4 6
32 3 8 4 6 5
14 3 6 4 8 5
5 3 8 4 5 6
""",
        """

""",
    ),
    (  # Sauron
        """
69 12 9 13 10 17
17 15 9 13 10 12
6 14 9 13 17 12
5 12 9 13 17 10
3 14 9 13 10 12
""",
        """

""",
    ),
)
