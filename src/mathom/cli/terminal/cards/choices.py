"""A question of a card game as a list to pick from and cards to touch."""

from collections.abc import Hashable

from mathom.cli.terminal.cards.table import CardTable
from mathom.cli.terminal.entry import Entry, Picks
from mathom.kernel.decision import Option, Question
from mathom.table.view import View


class CardChoices:
    """The pending question of a view, and how far it is answered.

    ``only`` narrows the list to what concerns one card that was touched.
    """

    def __init__(self, view: View, table: CardTable) -> None:
        self.view = view
        self.table = table
        self.question: Question = view.question()
        self.taken: list[int] = []
        self.only: int | None = None

    @property
    def several(self) -> bool:
        """Whether picks are collected before they are answered."""
        decision = self.question.decision
        return decision.most != 1

    def offered(self) -> list[Option]:
        options = self.question.options
        if self.only is None:
            return options
        return [option for option in options if self.only in option.things]

    def entries(self) -> list[Entry]:
        """The list as it stands."""
        if self.several:
            return self._collecting()
        game, decision = self.view.game, self.question.decision
        entries: list[Entry] = []
        if decision.least == 0 and self.only is None:
            entries.append(Entry(self.table.done(game, decision, []), ()))
        alike: dict[Hashable, list[Option]] = {}
        for option in self.offered():
            alike.setdefault(self.table.same(game, decision, option), []).append(option)
        for options in alike.values():
            first = options[0]
            label = first.label if len(options) == 1 else _without_number(first.label)
            entries.append(
                Entry(
                    label + (f" ×{len(options)}" if len(options) > 1 else ""),
                    (first.id,),
                    things=first.things,
                    group=self.table.group(game, decision, first),
                    note=self._note(first),
                )
            )
        # Lines of one group stand together, in the order in which the groups first come.
        groups = list(dict.fromkeys(entry.group for entry in entries))
        entries.sort(key=lambda entry: groups.index(entry.group))
        return entries

    def _note(self, option: Option) -> str:
        note = self.table.note(self.view.game, self.question.decision, option)
        preview = self.view.preview(option.id)
        brief = preview.brief if preview is not None and not self.several else ""
        return "  ".join(filter(None, (note, brief)))

    def _collecting(self) -> list[Entry]:
        game, decision = self.view.game, self.question.decision
        picks = tuple(self.taken)
        missing = decision.least - len(picks)
        if missing > 0:
            entries = [Entry(f"({missing} more to pick)")]
        else:
            found = self.view.preview_answer(picks)
            brief = found.brief if found is not None else ""
            entries = [Entry(self.table.done(game, decision, self.taken), picks, note=brief)]
        for option in self.question.options:
            box = " "
            if option.id in self.taken:
                box = str(self.taken.index(option.id) + 1) if decision.ordered else "x"
            entries.append(
                Entry(
                    f"[{box}] {option.label}",
                    toggle=option.id,
                    things=option.things,
                    note=self._note(option),
                )
            )
        return entries

    def lit(self) -> set[int]:
        """The cards that may be used now."""
        return {thing for option in self.question.options for thing in option.things}

    def chosen(self) -> set[int]:
        """The cards that were taken so far."""
        return {
            thing
            for option in self.question.options
            if option.id in self.taken
            for thing in option.things
        }

    def touch(self, thing: int) -> Picks | None:
        """Use a card: the answer if that settles it."""
        fitting = [option for option in self.question.options if thing in option.things]
        if self.several:
            for option in fitting:
                self.toggle(option.id)
        elif len(fitting) == 1:
            return (fitting[0].id,)
        else:
            self.only = thing
        return None

    def toggle(self, pick: int) -> None:
        """Take a pick or put it down; one too many puts down the first."""
        if pick in self.taken:
            self.taken.remove(pick)
        else:
            self.taken.append(pick)
            if len(self.taken) > self.question.decision.most:
                self.taken.pop(0)

    def toggle_all(self) -> None:
        """Take everything, or put everything down."""
        decision = self.question.decision
        full = len(self.taken) == decision.most
        self.taken = [] if full else list(decision.options[: decision.most])

    def back(self) -> bool:
        """Show the whole list again; false when it was shown."""
        narrowed = self.only is not None
        self.only = None
        return narrowed


def _without_number(label: str) -> str:
    """A label without the number that tells copies apart."""
    return label[: label.rindex(" (")] if label.endswith(")") else label
