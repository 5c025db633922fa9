"""A question as a list to pick from and things to touch.

Options that touch two things (a piece and a region) are asked in two steps: the piece, then
where it goes. Questions for several picks collect them until they are confirmed.
"""

from mathom.cli.terminal.confrontation.describe import title_of
from mathom.cli.terminal.entry import Entry, Picks
from mathom.kernel.decision import Option, Question
from mathom.table.view import View


class Choices:
    """The pending question of a view, and how far it is answered."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.question: Question = view.question()
        self.chosen: tuple[int, ...] = ()
        self.taken: list[int] = []

    @property
    def several(self) -> bool:
        """Whether this question wants other than exactly one pick."""
        decision = self.question.decision
        return decision.least != 1 or decision.most != 1

    def entries(self) -> list[Entry]:
        """The list as it stands."""
        if self.several:
            return self._collecting()
        offered = [*self.question.options, *self.question.asides]
        if self.chosen:
            return [
                Entry(option.label, (option.id,), things=option.things)
                for option in self._fitting(offered, self.chosen)
            ]
        return self._grouped(self.question.options, "") + self._grouped(
            self.question.asides, "First: "
        )

    def _grouped(self, options: list[Option], before: str) -> list[Entry]:
        groups: dict[object, list[Option]] = {}
        for option in options:
            pair = len(option.things) == 2
            groups.setdefault(option.things[0] if pair else ("alone", option.id), []).append(option)
        entries: list[Entry] = []
        game = self.view.game
        for options_of_one in groups.values():
            first = options_of_one[0]
            if len(options_of_one) == 1:
                label = before + first.label
                entries.append(Entry(label, (first.id,), things=first.things))
            else:
                thing = first.things[0]
                where = ", ".join(title_of(game, option.things[1]) for option in options_of_one)
                label = f"{before}{title_of(game, thing)} › {where}"
                entries.append(Entry(label, thing=thing, things=(thing,)))
        return entries

    def _collecting(self) -> list[Entry]:
        entries = [
            Entry(
                f"[{'x' if option.id in self.taken else ' '}] {option.label}",
                toggle=option.id,
                things=option.things,
            )
            for option in self.question.options
        ]
        if not self.question.decision.refusal(tuple(self.taken)):
            entries.append(Entry(f"Done ({len(self.taken)} picked)", tuple(self.taken)))
        return entries

    def lit(self) -> set[int]:
        """The things on the table that may be used now."""
        found: set[int] = set()
        for option in self._fitting(self.question.options, self.chosen):
            found.update(option.things)
        if not self.chosen:
            pieces = {thing for thing in found if thing < 18}
            return pieces or found
        return found - set(self.chosen)

    def touch(self, thing: int) -> Picks | None:
        """Use a thing: the answer if that settles it. ``reachable`` says whether it may be."""
        if self.several:
            for option in self.question.options:
                if thing in option.things:
                    self.toggle(option.id)
            return None
        wanted = (*self.chosen, thing)
        fitting = self._fitting(self.question.options, wanted)
        if not fitting or thing in self.chosen:
            wanted = (thing,)
            fitting = self._fitting(self.question.options, wanted)
        settled = [option for option in fitting if set(option.things) == set(wanted)]
        if len(settled) == 1:
            return (settled[0].id,)
        if fitting:
            self.chosen = wanted
        return None

    def reachable(self, thing: int) -> bool:
        """Whether touching a thing does anything."""
        return any(thing in option.things for option in self.question.options) and (
            thing < 18
            or not self.chosen
            or bool(self._fitting(self.question.options, (*self.chosen, thing)))
        )

    def toggle(self, pick: int) -> None:
        """Take a pick or put it down; one too many puts down the first."""
        if pick in self.taken:
            self.taken.remove(pick)
        else:
            self.taken.append(pick)
            if len(self.taken) > self.question.decision.most:
                self.taken.pop(0)

    def back(self) -> bool:
        """Put down what was chosen; false when nothing was."""
        chosen = bool(self.chosen)
        self.chosen = ()
        return chosen

    def _fitting(self, options: list[Option], things: tuple[int, ...]) -> list[Option]:
        return [option for option in options if set(things) <= set(option.things)]
