"""What search would tell a person: the best few answers, how likely each wins, and why."""

from mathom.kernel.decision import Decision, Question
from mathom.kernel.dice import Dice
from mathom.players.search.mind import Mind
from mathom.players.search.player import Budget, SearchPlayer, offered
from mathom.players.search.search import one_answer
from mathom.players.search.secret import equilibrium
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

# How often the only answer is tried, to know what will come of it.
ONLY = 16
# What is picked in no more words than these, a name or a "Done", says nothing without its question.
FEW_WORDS = 6


class Advice:
    """One answer: its picks and words, the chance to win with it, and how much search likes it.

    ``share`` is how often a secret pick should be made or the book gives the answer, or what part
    of the thinking went into it otherwise. ``then`` is how the book would have it go on.
    """

    __slots__ = ("chance", "label", "picks", "share", "then", "why")

    def __init__(
        self,
        picks: tuple[int, ...],
        label: str,
        chance: float,
        share: float,
        why: str,
        then: list[tuple[int, ...]] | None = None,
    ) -> None:
        self.picks = picks
        self.label = label
        self.chance = chance
        self.share = share
        self.why = why
        self.then = then or []

    def plain(self) -> dict[str, object]:
        return {
            "picks": list(self.picks),
            "label": self.label,
            "chance": round(self.chance, 3),
            "share": round(self.share, 3),
            "why": self.why,
            "then": [list(picks) for picks in self.then],
        }


def advice(view: View, mind: Mind, budget: Budget, dice: Dice, few: int = 3) -> list[Advice]:
    """The best few answers to the view's pending decision, best first."""
    decision = view.decision
    if decision is None:
        return []
    thinker = SearchPlayer("advice", mind, budget)
    node = thinker.think(view, dice)
    if one_answer(decision):
        # There is nothing to choose, and so nothing was tried; but something will come of it.
        thinker.try_out(view, dice, (decision.options[0],), ONLY)
    question = view.question()
    tried = [pair for pair in ranking(view, mind, node, decision) if pair[0].visits and pair[1]]
    return [
        Advice(
            arm.picks,
            words(question, arm.picks),
            chance(arm.mean),
            share,
            mind.reason(view.game, view.viewer, arm.picks),
            going_on(view, mind, arm.picks),
        )
        for arm, share in tried[:few]
    ]


def going_on(view: View, mind: Mind, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What the book likes best after an answer of its own, for as long as nobody else is asked."""
    found: list[tuple[int, ...]] = []
    game = view.game.clone()
    known = mind.book(game, view.viewer)
    while known:
        game.answer(*picks)
        asked = game.decision
        mine = asked is not None and asked.who == view.viewer
        known = mind.book(game, view.viewer) if mine else []
        if known:
            picks = max(known, key=_weight)[0]
            found.append(picks)
    return found


def _weight(known: tuple[tuple[int, ...], int]) -> int:
    return known[1]


def ranking(view: View, mind: Mind, node: Node, decision: Decision) -> list[tuple[Arm, float]]:
    """The legal arms, best first, each with its share: of the book, of a mixture, or of the
    thought."""
    arms = offered(node, decision, mind.wasteful(view.game, decision))
    known = by_the_book(view, mind)
    if known:
        # What many games have shown is better than a moment's thought.
        weights = [sum(weight for picks, weight in known if picks == arm.picks) for arm in arms]
        shares = [weight / sum(weights) for weight in weights]
    elif mind.secret(view.game):
        shares = equilibrium(node, arms)
    else:
        visits = sum(arm.visits for arm in arms) or 1
        shares = [arm.visits / visits for arm in arms]
    ranked = list(zip(arms, shares, strict=True))
    ranked.sort(key=lambda pair: -pair[1])
    return ranked


def by_the_book(view: View, mind: Mind) -> list[tuple[tuple[int, ...], int]]:
    """The book's answers that may be given, with their weights."""
    decision = view.decision
    if decision is None:
        return []
    return [known for known in mind.book(view.game, view.viewer) if not decision.refusal(known[0])]


def mixed(view: View, mind: Mind) -> bool:
    """Whether the answer is to be now this and now that, so that shares say how often."""
    return mind.secret(view.game) or bool(by_the_book(view, mind))


def chance(worth: float) -> float:
    """A worth from -1 to 1 as the chance to win."""
    return min(1.0, max(0.0, (worth + 1) / 2))


def words(question: Question, picks: tuple[int, ...]) -> str:
    """An answer in words."""
    labels = {option.id: option.label for option in [*question.options, *question.asides]}
    return ", ".join(labels[pick] for pick in picks) or "nothing"


def told(question: Question, picks: tuple[int, ...]) -> str:
    """An answer in words, behind its question where names and short words were picked.

    What touches two things says already what they have to do with each other.
    """
    answer = words(question, picks)
    if any(
        option.id in picks and (len(option.objects) > 1 or len(option.label.split()) > FEW_WORDS)
        for option in [*question.options, *question.asides]
    ):
        return answer
    prompt = question.prompt
    return f"{prompt} {answer}" if prompt.endswith("?") else f"{prompt.rstrip('.')}: {answer}"
