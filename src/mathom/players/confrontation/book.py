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
34 19 22 24 25 23
17 21 22 23 25 24
16 21 22 23 20 24
12 19 26 24 21 23
7 18 22 24 21 23
6 20 26 21 25 23
3 21 20 24 25 23
2 21 22 24 25 23
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
35 35 27 30 29 33
26 35 27 30 33 28
13 35 27 30 29 34
12 35 27 29 30 28
8 35 27 29 30 31
5 35 27 30 34 29
""",
    ),
)
