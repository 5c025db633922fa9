"""A line of the list that answers a question."""

Picks = tuple[int, ...]


class Entry:
    """A line of the list: it answers (``picks``), or narrows the choice to ``thing``.

    Or it takes a pick and puts it down again (``toggle``). Lines of the same ``group`` stand
    under one heading; ``note`` stands behind the label.
    """

    def __init__(
        self,
        label: str,
        picks: Picks | None = None,
        thing: int | None = None,
        toggle: int | None = None,
        things: tuple[int, ...] = (),
        group: str = "",
        note: str = "",
    ) -> None:
        self.label = label
        self.picks = picks
        self.thing = thing
        self.toggle = toggle
        self.things = things
        self.group = group
        self.note = note
