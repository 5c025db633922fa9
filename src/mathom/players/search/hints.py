"""Hints: the best few answers by search, the chance to win with each, and why."""

from mathom.kernel.decision import Decision, Question
from mathom.kernel.dice import Dice
from mathom.players.search.domain import Domain
from mathom.players.search.player import Budget, SearchPlayer, legal_arms
from mathom.players.search.search import one_answer
from mathom.players.search.simultaneous import equilibrium
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

# The only answer gets so many visits, to know the chance to win.
ONLY = 16
# With common random numbers each answer that is shown has so many visits, and each of the book's so
# many: the value of one or two visits is mostly luck.
SHOWN = 8
KNOWN = 32
# With one visit for so many of the most visited answer, an answer was tried about as well.
ABOUT = 2
# By so much of a chance search must be better than a scripted answer to come before it.
CLEARLY = 0.05
# What is picked in no more words than these, a name or a "Done", says nothing without its question.
FEW_WORDS = 6


class Hint:
    """One answer: its picks and words, the chance to win with it, and how much search likes it.

    ``share`` is how often a simultaneous pick should be made or the book gives the answer, and
    otherwise its part of the visits. ``then`` is how the book would have it go on.
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

    def as_json(self) -> dict[str, object]:
        return {
            "picks": list(self.picks),
            "label": self.label,
            "chance": round(self.chance, 3),
            "share": round(self.share, 3),
            "why": self.why,
            "then": [list(picks) for picks in self.then],
        }


def find_hints(view: View, domain: Domain, budget: Budget, dice: Dice, few: int = 3) -> list[Hint]:
    """The best few answers to the view's pending decision, best first."""
    decision = view.decision
    if decision is None:
        return []
    searcher = SearchPlayer("hint", domain, budget)
    node = searcher.think(view, dice)
    if one_answer(decision):
        # There is nothing to choose, and so nothing was tried; but something will come of it.
        searcher.force_visits(view, dice, (decision.options[0],), ONLY)
    if domain.common_random_numbers:
        for picks, _ in by_the_book(view, domain):
            searcher.force_visits(view, dice, picks, KNOWN)
    found = gathered(view, domain, node, decision)[:few]
    if domain.common_random_numbers:
        for each in found:
            searcher.force_visits(view, dice, each.picks, SHOWN)
        shown = {each.picks for each in found}
        found = [each for each in gathered(view, domain, node, decision) if each.picks in shown]
    for each in found:
        each.then = going_on(view, domain, each.picks)
    return found


def gathered(view: View, domain: Domain, node: Node, decision: Decision) -> list[Hint]:
    """The answers that were tried, best first. Those that differ only in which copy of a card is
    meant are one: the one better tried, with the shares of all."""
    question = view.question()
    ranked = ranking(view, domain, node, decision)
    alike: dict[tuple[str, str, tuple[int, ...]], list[tuple[Arm, float]]] = {}
    for arm, share in ranked:
        why = domain.reason(view.game, view.viewer, arm.picks)
        kin = (names(question, arm.picks), why, places(view, domain, question, arm.picks))
        alike.setdefault(kin, []).append((arm, share))
    named = [name for name, _, _ in alike]
    found: list[tuple[Arm, float, Hint]] = []
    for (name, why, _), copies in alike.items():
        best = max(copies, key=_visits)[0]
        share = sum(part for _, part in copies)
        if best.visits and share:
            alone = named.count(name) == 1
            label = name if alone else words(question, best.picks)
            found.append((best, share, Hint(best.picks, label, chance(best.mean), share, why)))
    order = in_order(view, domain, [(arm, share) for arm, share, _ in found])
    told = {arm.picks: each for arm, _, each in found}
    return [told[arm.picks] for arm, _ in order]


def places(
    view: View, domain: Domain, question: Question, picks: tuple[int, ...]
) -> tuple[int, ...]:
    """Where the things lie that an answer touches."""
    return tuple(
        domain.place(view.game, thing)
        for option in [*question.options, *question.asides]
        if option.id in picks
        for thing in option.things
    )


def _visits(pair: tuple[Arm, float]) -> int:
    return pair[0].visits


def going_on(view: View, domain: Domain, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What the book likes best after an answer of its own, for as long as nobody else is asked."""
    found: list[tuple[int, ...]] = []
    game = view.game.clone()
    known = domain.book(game, view.viewer)
    while known:
        game.answer(*picks)
        asked = game.decision
        mine = asked is not None and asked.who == view.viewer
        known = domain.book(game, view.viewer) if mine else []
        if known:
            picks = max(known, key=_weight)[0]
            found.append(picks)
    return found


def _weight(known: tuple[tuple[int, ...], int]) -> int:
    return known[1]


def ranking(view: View, domain: Domain, node: Node, decision: Decision) -> list[tuple[Arm, float]]:
    """The legal arms, best first, each with its share: of the book, of a mixed strategy, or of the
    visits."""
    arms = legal_arms(node, decision, domain.dominated(view.game, decision))
    known = by_the_book(view, domain)
    if known:
        # What many games have shown is better than a moment's thought.
        weights = [sum(weight for picks, weight in known if picks == arm.picks) for arm in arms]
        shares = [weight / sum(weights) for weight in weights]
    elif domain.simultaneous(view.game):
        shares = equilibrium(node, arms)
    else:
        visits = sum(arm.visits for arm in arms) or 1
        shares = [arm.visits / visits for arm in arms]
    return in_order(view, domain, list(zip(arms, shares, strict=True)))


def in_order(view: View, domain: Domain, pairs: list[tuple[Arm, float]]) -> list[tuple[Arm, float]]:
    """Arms with their shares, best first.

    In the long run the best answer has most visits. With common random numbers, those visited about
    as often as any are ordered by their mean values. A scripted answer goes first, unless search
    says clearly otherwise.
    """
    decision = view.decision
    ranked = sorted(pairs, key=_less_share)
    if decision is None or not ranked or is_mixed(view, domain):
        return ranked
    if domain.common_random_numbers:
        enough = max(arm.visits for arm, _ in ranked) / ABOUT
        well = [pair for pair in ranked if pair[0].visits >= enough]
        well.sort(key=_less_mean)
        ranked = well + [pair for pair in ranked if pair[0].visits < enough]
    scripted = domain.scripted(view.game, decision)
    for pair in ranked:
        if pair[0].picks == scripted and not refuted(pair[0], ranked[0][0]):
            return [pair] + [other for other in ranked if other[0] is not pair[0]]
    return ranked


def refuted(scripted: Arm, best: Arm) -> bool:
    """Whether enough visits of both show that another answer is better than the scripted one."""
    better = chance(best.mean) - chance(scripted.mean) > CLEARLY
    return better and min(scripted.visits, best.visits) >= ONLY


def _less_share(pair: tuple[Arm, float]) -> float:
    return -pair[1]


def _less_mean(pair: tuple[Arm, float]) -> float:
    return -pair[0].mean


def by_the_book(view: View, domain: Domain) -> list[tuple[tuple[int, ...], int]]:
    """The book's answers that may be given, with their weights."""
    decision = view.decision
    if decision is None:
        return []
    return [
        known for known in domain.book(view.game, view.viewer) if not decision.refusal(known[0])
    ]


def is_mixed(view: View, domain: Domain) -> bool:
    """Whether the best answer is a mixed strategy, so that shares say how often to give each."""
    return domain.simultaneous(view.game) or bool(by_the_book(view, domain))


def chance(value: float) -> float:
    """A value from -1 to 1 as the chance to win."""
    return min(1.0, max(0.0, (value + 1) / 2))


def words(question: Question, picks: tuple[int, ...]) -> str:
    """An answer in words."""
    labels = {option.id: option.label for option in [*question.options, *question.asides]}
    return ", ".join(labels[pick] for pick in picks) or "nothing"


def names(question: Question, picks: tuple[int, ...]) -> str:
    """An answer in words that do not tell copies apart."""
    found = {option.id: option.name for option in [*question.options, *question.asides]}
    return ", ".join(found[pick] for pick in picks) or "nothing"


def told(question: Question, picks: tuple[int, ...]) -> str:
    """An answer in words, behind its question where names and short words were picked.

    What touches two things says already what they have to do with each other.
    """
    answer = words(question, picks)
    if any(
        option.id in picks and (len(option.things) > 1 or len(option.label.split()) > FEW_WORDS)
        for option in [*question.options, *question.asides]
    ):
        return answer
    prompt = question.prompt
    return f"{prompt} {answer}" if prompt.endswith("?") else f"{prompt.rstrip('.')}: {answer}"
