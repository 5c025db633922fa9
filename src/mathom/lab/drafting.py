"""Drafts card definitions from printed wordings, or names the phrase that cannot be read.

Development only: printed wordings stay in the shared folder and never come into the project.

    python -m mathom.lab.drafting SHARED --set 2            what can be read of a set
    python -m mathom.lab.drafting SHARED --all              the share of every set, as a table
    python -m mathom.lab.drafting SHARED --set 2 --code     definitions to look over
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any, Final

from mathom.cardplay.word import Word
from mathom.games.tcg.english import grammar, marked, titles_of
from mathom.games.tcg.facts import by_id
from mathom.games.tcg.reading import bare, read
from mathom.lab.coming import COMING, LEXICONS, PREFER
from mathom.lab.definitions import HEADING as DEFINITIONS
from mathom.lab.definitions import Writer, listed

SETS: Final = range(20)
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")
_LABEL: Final = re.compile(
    r"^(Fellowship|Shadow|Maneuver|Archery|Assignment|Skirmish|Regroup|Response)"
)

Printed = dict[str, Any]


def load_printed(shared: Path, number: int) -> list[Printed]:
    cards: list[Printed] = json.loads(
        (shared / "cards" / "tcg" / f"set{number:02}.json").read_text()
    )
    return cards


class Drafter:
    """Reads wordings with the vocabulary, and with words that have no behaviour yet."""

    def __init__(self, shared: Path, playable: bool = False) -> None:
        everything = [card for number in SETS for card in load_printed(shared, number)]
        self.titles = titles_of((card["title"].strip(), card["unique"]) for card in everything)
        self.grammar = grammar() if playable else grammar(COMING, PREFER, LEXICONS)

    def paragraphs(self, card: Printed) -> list[str]:
        text = marked(card["text"], card["title"].strip(), card["type"].lower(), self.titles)
        return [self.labelled(card, line.strip()) for line in text.split("\n") if line.strip()]

    def labelled(self, card: Printed, paragraph: str) -> str:
        """Later events print no label; their timing says which it is."""
        if card["type"] != "Event" or _LABEL.match(bare(paragraph)) or not bare(paragraph):
            return paragraph
        if bare(paragraph).startswith(("To play", "You may remove", "Then remove")):
            return paragraph
        timing = listed(card, "timing")
        return f"{' or '.join(timing)}: {bare(paragraph)}"

    def draft(self, card: Printed, paragraph: str) -> "Draft":
        rest = bare(paragraph)
        sentences = len([part for part in _SENTENCE.split(paragraph) if part.strip()])
        if not rest:
            return Draft(sentences, [()], "")
        character = card["type"] in ("Companion", "Ally", "Minion")
        item = "bearer" in card or card["type"] in ("Condition", "The One Ring")
        found = read(self.grammar, rest, character, item)
        return Draft(sentences, found.readings, found.beyond())

    def single(self, card: Printed, paragraph: str) -> "list[Draft]":
        """Sentence by sentence, where the paragraph as a whole cannot be read."""
        parts = [part for part in _SENTENCE.split(paragraph) if part.strip()]
        return [self.fragment(card, part) for part in parts]

    def fragment(self, card: Printed, sentence: str) -> "Draft":
        """A sentence by itself; one that goes on from another is read as an action's."""
        alone = self.draft(card, sentence)
        return alone if alone.readings else self.draft(card, f"Fellowship: {sentence}")


class Draft:
    """A paragraph or sentence: how many sentences, every reading, and where reading stopped."""

    def __init__(self, sentences: int, readings: list[tuple[Word, ...]], beyond: str) -> None:
        self.sentences = sentences
        self.readings = readings
        self.beyond = beyond


class Tally:
    """How much of a set can be read."""

    def __init__(self) -> None:
        self.cards = 0
        self.sentences = 0
        self.read = 0
        self.one_way = 0
        self.cards_read = 0
        self.cards_one_way = 0

    def add(self, drafts: list[Draft], whole: bool, one_way: bool) -> None:
        self.cards += 1
        self.cards_read += whole
        self.cards_one_way += one_way
        for draft in drafts:
            self.sentences += draft.sentences
            if draft.readings:
                self.read += draft.sentences
            if len(draft.readings) == 1:
                self.one_way += draft.sentences

    def row(self, name: str) -> str:
        def share(part: int, whole: int) -> str:
            return f"{100 * part / max(whole, 1):.1f}%"

        return (
            f"| {name} | {self.cards} | {self.sentences} | {share(self.read, self.sentences)}"
            f" | {share(self.one_way, self.sentences)} | {share(self.cards_read, self.cards)}"
            f" | {share(self.cards_one_way, self.cards)} |"
        )


def agreeing(drafter: Drafter, cards: list[Printed]) -> tuple[int, int]:
    """How many sentences of cards we define read to our definition, out of how many."""
    same = whole = 0
    for card in cards:
        defined = by_id(card["id"])
        if defined is None:
            continue
        drafts = [drafter.draft(card, paragraph) for paragraph in drafter.paragraphs(card)]
        wanted = list(defined.text)
        for draft in drafts:
            whole += draft.sentences
            if len(draft.readings) == 1 and all(word in wanted for word in draft.readings[0]):
                same += draft.sentences
    return same, whole


HEADING: Final = (
    "| set | cards | sentences | read | read in one way | cards read | cards read in one way |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def survey(drafter: Drafter, cards: list[Printed], tally: Tally, names: list[str]) -> None:
    """Read a set; note what cannot be read and what can be read in two ways."""
    for card in cards:
        drafts: list[Draft] = []
        whole = one_way = True
        for paragraph in drafter.paragraphs(card):
            draft = drafter.draft(card, paragraph)
            parts = [draft] if draft.readings else drafter.single(card, paragraph)
            whole = whole and bool(draft.readings)
            one_way = one_way and len(draft.readings) == 1
            drafts += parts
            if not draft.readings:
                names.append(f"{card['id']} cannot read beyond: {draft.beyond}")
            elif len(draft.readings) > 1:
                names.append(f"{card['id']} has {len(draft.readings)} readings: {paragraph}")
        tally.add(drafts, whole, one_way)


def code(drafter: Drafter, cards: list[Printed]) -> str:
    """The definitions of the cards that can be read in exactly one way."""
    writer = Writer()
    said: list[str] = []
    for card in cards:
        text: list[Word] = []
        fault = ""
        for paragraph in drafter.paragraphs(card):
            draft = drafter.draft(card, paragraph)
            if len(draft.readings) != 1:
                fault = f"# {card['id']} {card['title']}: {len(draft.readings)} readings\n"
                break
            text += draft.readings[0]
        said.append(fault or writer.card(card, text))
    return DEFINITIONS + "\n" + "".join(said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shared", type=Path)
    parser.add_argument("--set", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--code", action="store_true")
    parser.add_argument("--culture", default="")
    asked = parser.parse_args()
    drafter = Drafter(asked.shared, asked.code)
    if asked.code:
        cards = load_printed(asked.shared, asked.set)
        wanted = [
            c for c in cards if c.get("culture", c["type"]) == asked.culture or not asked.culture
        ]
        print(code(drafter, wanted))
        return
    print(HEADING)
    total = Tally()
    names: list[str] = []
    for number in SETS if asked.all else [asked.set]:
        tally = Tally()
        cards = load_printed(asked.shared, number)
        survey(drafter, cards, tally, names)
        survey_total(total, tally)
        print(tally.row(str(number)), flush=True)
        same, whole = agreeing(drafter, cards)
        if whole:
            print(f"set {number}: {same} of {whole} sentences read to the definition we wrote")
    if asked.all:
        print(total.row("all"))
    else:
        print("\n".join(names))


def survey_total(total: Tally, part: Tally) -> None:
    total.cards += part.cards
    total.sentences += part.sentences
    total.read += part.read
    total.one_way += part.one_way
    total.cards_read += part.cards_read
    total.cards_one_way += part.cards_one_way


if __name__ == "__main__":
    main()
