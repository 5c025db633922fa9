"""What a test is sure to find."""

from typing import TypeVar

T = TypeVar("T")


def sure(thing: T | None) -> T:
    """A thing that must be there; the test fails where it is not."""
    assert thing is not None
    return thing
