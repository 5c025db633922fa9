"""What a pronoun, "that minion" or a subject left out refers to, and other words only in print.

In a definition a reference names the kind of card that was chosen before, and the one chosen is
remembered under that name. So reading a text means to find, for each reference, what it can mean:
what was exerted to pay for the text, else what set it off, else what the clause is about, else the
last one named, else the card itself or its bearer.
"""

from mathom.cardplay.phrases import AnyNoun, Chosen, Noun, Such, Who
from mathom.cardplay.word import Slot, Word, slots
from mathom.games.tcg.abilities import ALWAYS, FREE, DiscardIf, EachTime, EachTimeMay, On
from mathom.games.tcg.print_only import (
    BareEach,
    BurdenOrWound,
    ChooseToDiscard,
    Discards,
    EachMayHeal,
    EachMover,
    EachMoverTo,
    ExertOrDiscard,
    ForEachIs,
    Implied,
    JustDo,
    LawAndLeaves,
    MoverMay,
    NotUnderground,
    OrThese,
    PayWhere,
    PlayedToIs,
    Pronoun,
    ResistanceIs,
    StrengthOrWith,
    TakenFrom,
    TheSame,
    Underground,
)
from mathom.games.tcg.words.adjectives import Losing, keyworded
from mathom.games.tcg.words.clauses import IN_FELLOWSHIP, PlayedTo, Skirmishing
from mathom.games.tcg.words.conditions.cards import StandsAt
from mathom.games.tcg.words.conditions.game import IsAt, NotAt
from mathom.games.tcg.words.conditions.skirmishes import Fights
from mathom.games.tcg.words.modifiers import IfMod, Resistance, StrengthFor, StrengthOr
from mathom.games.tcg.words.nouns import CHARACTER, MINION, SITE, RaceNoun
from mathom.games.tcg.words.predicates import Is
from mathom.games.tcg.words.references import BEARER, Both, EitherOf, That
from mathom.games.tcg.words.selections import A, AnyNumber, Each, Named, Picked, Several
from mathom.games.tcg.words.sites import SuchSite, Where
from mathom.games.tcg.words.standing.laws import Of
from mathom.games.tcg.words.standing.texts import Constant, While
from mathom.games.tcg.words.triggers.moving import MovesFrom, MovesTo
from mathom.games.tcg.words.verbs.combining import AndDo, IfDo, OrDo, WhereX
from mathom.games.tcg.words.verbs.discarding import Discard
from mathom.games.tcg.words.verbs.harm import Exert, Heal, Wound
from mathom.games.tcg.words.verbs.lasting import Give
from mathom.games.tcg.words.verbs.playing import Play, PlayOn
from mathom.games.tcg.words.verbs.tokens import RemoveBurdens
from mathom.games.tcg.words.zones import FROM_HAND, IN_PLAY, SELF


class Context:
    """What has been spoken of so far in one paragraph."""

    def __init__(self, character: bool, item: bool) -> None:
        self.character = character  # whether the card itself can be "he"
        self.item = item  # whether it has a bearer
        self.named: list[Who] = []  # references to what was chosen or named, in order
        self.exerted: Who | None = None
        self.trigger: Who | None = None
        self.subject: Who | None = None
        self.condition: Who | None = None
        self.exerting = 0
        self.triggering = 0


def reference(who: Who) -> Who:
    """How to speak again of what a selection picked."""
    if isinstance(who, Named):
        return who
    if isinstance(who, Chosen):
        return That(who.what.noun)
    return who


def counted(who: EitherOf) -> bool:
    """Whether it is so many of one kind or so many of another, never some of each."""
    return any(isinstance(one, Several) for one in who.any)


def chosen(who: Both) -> bool:
    """Whether some of them are picked, each for itself."""
    return any(one.manner != Who.PLAIN for one in who.all)


def resolved(word: Word, context: Context) -> Word:
    """The word with everything that is only in print replaced by what it means."""
    if isinstance(word, Pronoun):
        return meant_by_pronoun(context)
    if isinstance(word, Implied):
        return context.subject or meant_by_pronoun(context)
    if isinstance(word, TheSame):
        return meant_by_that(word.what, context)
    if isinstance(word, BareEach):
        return note(Each(such(word.what, context)), context)
    if isinstance(word, TakenFrom):
        zone = resolved(word.zone, context)
        return note(rebuilt(A, {"what": such(word.what, context), "zone": zone}), context)
    if isinstance(word, Discards):
        return Discard(SELF)
    if isinstance(word, JustDo):
        return resolved(word.do, context)
    if isinstance(word, PayWhere):
        return resolved(WhereX(word.do, word.value), context)
    if isinstance(word, Such):
        return such(word, context)
    if isinstance(word, ForEachIs):
        strength = StrengthFor(word.number, word.thing, word.limit)
        return resolved(Constant(Of(word.who, Is(strength))), context)
    if isinstance(word, PlayedToIs):
        what = word.who.what & PlayedTo(word.where)
        return Constant(Of(Each(what), word.facts))
    if isinstance(word, MoverMay):
        return EachTime(MovesFrom(word.where), Heal(AnyNumber(word.what)))
    if isinstance(word, EachMayHeal):
        return Heal(AnyNumber(such(word.what, context)))
    if isinstance(word, NotUnderground):
        return NotAt(SuchSite(SITE & keyworded("underground")))
    if isinstance(word, Underground):
        return placed(SuchSite(SITE & keyworded("underground")), context)
    if isinstance(word, StandsAt) and isinstance(word.who, Implied):
        return placed(word.where, context)
    if isinstance(word, ChooseToDiscard):
        return resolved(Discard(word.who), context)
    if isinstance(word, Discard) and isinstance(word.who, OrThese):
        return resolved(OrDo((Discard(word.who.who), Discard(word.who.other))), context)
    if isinstance(word, Discard) and isinstance(word.who, Both) and chosen(word.who):
        return resolved(AndDo(tuple(Discard(one) for one in word.who.all)), context)
    if isinstance(word, Wound) and isinstance(word.who, EitherOf) and counted(word.who):
        return resolved(OrDo(tuple(Wound(one, word.times) for one in word.who.any)), context)
    if isinstance(word, ExertOrDiscard):
        return resolved(OrDo((Exert(word.who), Discard(word.who))), context)
    if isinstance(word, BurdenOrWound):
        return resolved(OrDo((RemoveBurdens(1), Heal(word.who))), context)
    if isinstance(word, ResistanceIs):
        return resolved(Of(word.who, Is(Resistance(word.number))), context)
    if isinstance(word, EachMover):
        to = isinstance(word, EachMoverTo)
        moves = MovesTo(word.where) if to else MovesFrom(word.where)
        mover = EachTime(moves, Exert(Each(word.what & IN_FELLOWSHIP)))
        return resolved(mover, context)
    if isinstance(word, While):
        return conditional(word, context)
    return inner(word, context)


def placed(where: Where, context: Context) -> Word:
    """Who is at a site where a text leaves it out: what it speaks of, a bearer, the fellowship."""
    if context.subject is not None and context.subject != SELF:
        return StandsAt(context.subject, where)
    return StandsAt(BEARER, where) if context.item else IsAt(where)


def conditional(word: While, context: Context) -> Word:
    """The subject of the clause is what its condition may leave out."""
    for law in word.laws:
        if isinstance(law, Of) and not isinstance(law.who, (Pronoun, TheSame)):
            context.subject = reference(law.who)
            break
    if isinstance(word.if_, Fights) and isinstance(word.if_.who, A) and len(word.laws) == 1:
        law = word.laws[0]
        if isinstance(law, Of) and isinstance(law.who, TheSame):
            fighters = word.if_.who.what & Skirmishing(word.if_.whom)
            return resolved(Constant(Of(Each(fighters), law.facts)), context)
    if_ = resolved(word.if_, context)
    about = getattr(if_, "who", None)
    if isinstance(about, Who):
        context.condition = reference(about)
    laws = tuple(resolved(law, context) for law in word.laws)
    return rebuilt(type(word), {"if_": if_, "laws": laws})


def inner(word: Word, context: Context) -> Word:
    """The word made anew from its parts, each of them resolved in the order they are said."""
    context.exerting += isinstance(word, Exert)
    context.triggering += isinstance(word, On)
    values: dict[str, object] = {}
    for slot in slots(type(word).english):
        values[slot.name] = part(getattr(word, slot.name), slot, context)
        if slot.name == "who" and isinstance(word, (Give, Of)):
            who = values["who"]
            if isinstance(who, Who):
                context.subject = reference(who)
    context.exerting -= isinstance(word, Exert)
    context.triggering -= isinstance(word, On)
    made = from_hand(with_requirement(rebuilt(type(word), values)))
    return note(made, context) if isinstance(made, Who) else made


def with_requirement(word: Word) -> Word:
    """A text that does one thing if something holds has that as its requirement."""
    if isinstance(word, (EachTime, EachTimeMay)) and len(word.do) == 1:
        only = word.do[0]
        if isinstance(only, IfDo) and word.if_ == ALWAYS and word.cost == FREE:
            return type(word)(word.on, only.do, None, only.if_, word.limit)
    return word


def from_hand(word: Word) -> Word:
    """003: playing a card - from hand, unless the text says from where."""
    if isinstance(word, (Play, PlayOn)) and isinstance(word.who, Picked):
        if word.who.zone == IN_PLAY:
            who = rebuilt(type(word.who), {**slot_values(word.who), "zone": FROM_HAND})
            return rebuilt(type(word), {**slot_values(word), "who": who})
    return word


def slot_values(word: Word) -> dict[str, object]:
    return {slot.name: getattr(word, slot.name) for slot in slots(type(word).english)}


def part(value: object, slot: Slot, context: Context) -> object:
    if isinstance(value, tuple):
        made: list[object] = []
        for one in value:
            if isinstance(one, StrengthOrWith):
                strength = StrengthOr(one.number, one.better, one.if_)
                made += [part(mod, slot, context) for mod in (strength, IfMod(one.if_, one.mod))]
            else:
                made.append(part(one, slot, context))
        return tuple(made)
    return resolved(value, context) if isinstance(value, Word) else value


def rebuilt(kind: type[Word], values: dict[str, object]) -> Word:
    return kind(**values)


def such(phrase: Such, context: Context) -> Such:
    noun: Noun = phrase.noun
    if isinstance(noun, AnyNoun):
        noun = AnyNoun(tuple(such(one, context) for one in noun.alternatives))
    clauses = []
    for clause in phrase.clauses:
        made = resolved(clause, context)
        assert isinstance(made, type(clause))
        clauses.append(made)
    return Such(noun, phrase.adjectives, tuple(clauses))


def note(who: Word, context: Context) -> Word:
    """Remember what was named."""
    assert isinstance(who, Who)
    again = reference(who)
    if context.exerting:
        context.exerted = again
    if context.triggering and context.trigger is None:
        context.trigger = again
    context.named.append(again)
    return who


def is_person(who: Who) -> bool:
    """Whether a pronoun for a character can mean it."""
    if isinstance(who, That):
        return CHARACTER.noun.slot in (who.noun.slot, who.noun.broad)
    return True


def meant_by_pronoun(context: Context) -> Who:
    if context.exerted is not None and (context.exerted != SELF or context.character):
        return context.exerted
    if context.trigger is not None and (context.trigger != SELF or context.character):
        return context.trigger
    if context.condition is not None and is_person(context.condition):
        return context.condition
    if context.subject is not None and is_person(context.subject):
        return context.subject
    for who in reversed(context.named):
        if is_person(who) and (who != SELF or context.character):
            return who
    return BEARER if context.item else SELF


def meant_by_that(what: Such, context: Context) -> Who:
    if any(isinstance(adjective, Losing) for adjective in what.adjectives):
        return Each(what)
    for who in reversed(context.named):
        if isinstance(who, That) and who.noun == what.noun:
            return who
    for who in reversed(context.named):
        if isinstance(who, That) and includes(what.noun, who.noun):
            return who
        if isinstance(who, Named) and what.noun.slot != what.noun.broad:
            return who
    return That(what.noun)


def includes(wide: Noun, narrow: Noun) -> bool:
    """Whether one noun can speak of what was called by another; "that Elf" is no minion."""
    if isinstance(wide, RaceNoun) and narrow == MINION.noun:
        return False
    return wide.slot == narrow.slot or wide.slot == narrow.broad or narrow.broad == wide.broad


def read_paragraph(found: tuple[Word, ...], character: bool, item: bool) -> tuple[Word, ...]:
    """The abilities of one paragraph, resolved; each speaks for itself."""
    done: list[Word] = []
    for ability in found:
        whole = [ability]
        if isinstance(ability, LawAndLeaves):
            whole = [Constant(ability.law), DiscardIf(ability.if_)]
        for one in whole:
            done.append(resolved(one, Context(character, item)))
    return tuple(done)
