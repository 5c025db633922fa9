"""Written by ``make book``: nothing yet."""

from typing import Final

BOOK: Final = (("", ""), ("", ""))
