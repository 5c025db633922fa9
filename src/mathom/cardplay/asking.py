"""How the questions of a card game are put to people."""

from mathom.kernel.decision import Option


def told_apart(options: list[Option]) -> list[Option]:
    """The options with a number for each copy of a card, which their names go without."""
    labels = [option.label for option in options]
    seen: dict[str, int] = {}
    for option in options:
        if labels.count(option.label) > 1:
            seen[option.label] = seen.get(option.label, 0) + 1
            option.label = f"{option.label} ({seen[option.label]})"
    return options
