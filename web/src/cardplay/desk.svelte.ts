// What the cards on a table need to know: which are lit, which are picked, and what a touch of one
// does.

import { enough, lit as litBy, matching, single, wordless } from "../lib/options";
import type { Option, Preview, Question, Reason } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import type { Look, Tag, Token, Tucked } from "./look";

/** A card as it lies; games add to it. */
export interface Lying {
  id: number;
  /** What is printed on it, where the viewer may know. */
  number: number | null;
}

export interface Place<L> {
  laid: L;
  where: string;
  seat: number | null;
}

/** What a game says of its cards to those who draw them. */
export interface Cards<P, L extends Lying> {
  /** Questions in which a card is played: who taps one has not read it yet. */
  readFirst: readonly string[];
  /** Everything on the table by its number, and where it lies. */
  places(picture: P): Map<number, Place<L>>;
  look(laid: L): Look | null;
  title(laid: L): string;
  /** Everything there is to say of it, for a screen reader. */
  describe(picture: P, laid: L, more: string): string;
  under(picture: P, laid: L): Tucked<L>[];
  tokens(laid: L): Token[];
  tag(picture: P, laid: L, picked: boolean): Tag | null;
  /** How it stands, in words. */
  marks(laid: L): string[];
  turned(laid: L): boolean;
  /** It takes part in what is being settled, and stays bright. */
  contested(picture: P, laid: L): boolean;
}

interface Looked {
  thing: number;
  /** Where the card lies on the screen, so that its large twin can lie beside it. */
  near: DOMRect | null;
  /** It stays until it is put away. */
  held: boolean;
}

/** A table to look at. */
export class Desk<P, L extends Lying> {
  looked: Looked | null = $state.raw(null);
  #picture: () => P;

  constructor(
    readonly cards: Cards<P, L>,
    picture: () => P,
    private pointing: () => number[] = () => [],
    private news: () => number[] = () => [],
  ) {
    this.#picture = picture;
  }

  get picture(): P {
    return this.#picture();
  }

  places: Map<number, Place<L>> = $derived.by(() => this.cards.places(this.picture));
  pointed: Set<number> = $derived.by(() => new Set(this.pointing()));
  fresh: Set<number> = $derived.by(() => new Set(this.news()));

  get lit(): Set<number> {
    return new Set();
  }
  get question(): Question | null {
    return null;
  }
  /** Things picked so far, in the order they were. */
  get picked(): number[] {
    return [];
  }
  get reasons(): Reason[] {
    return [];
  }
  /** Whether a card is to be read before it is played. */
  get reading(): boolean {
    return false;
  }
  preview(_thing: number): Preview | undefined {
    return undefined;
  }
  /** The options that a look at a thing should offer. */
  offered(_thing: number): Option[] {
    return [];
  }
  touch(thing: number, _by: string, near: DOMRect | null): void {
    this.look(thing, near, true);
  }
  answer(_option: Option): void {
    // Nobody is asked anything here.
  }

  look(thing: number | null, near: DOMRect | null = null, held = false): void {
    this.looked = thing === null ? null : { thing, near, held };
  }
}

/** A table that is played at. */
export class PlayDesk<P, L extends Lying> extends Desk<P, L> {
  constructor(
    readonly table: Table,
    cards: Cards<P, L>,
  ) {
    super(
      cards,
      () => table.state!.picture as P,
      () => table.pointed,
      () =>
        table.lines.filter((line) => line.at > table.lastMine + 1).flatMap((line) => line.things),
    );
  }

  override get question(): Question | null {
    return this.table.question;
  }

  #lit = $derived.by(() =>
    this.question ? litBy(this.question.options, this.table.chosen) : new Set<number>(),
  );
  override get lit(): Set<number> {
    return this.#lit;
  }

  #picked = $derived.by(() => [
    ...this.table.chosen,
    ...this.table.picks.flatMap(
      (pick) => this.question?.options.find((option) => option.id === pick)?.things ?? [],
    ),
  ]);
  override get picked(): number[] {
    return this.#picked;
  }

  override get reasons(): Reason[] {
    const refusal = this.table.refusal;
    return refusal && this.looked?.thing === refusal.thing ? refusal.reasons : [];
  }

  override preview(thing: number): Preview | undefined {
    if (!this.question) return undefined;
    const meant = matching(this.question.options, [...this.table.chosen, thing]);
    // Where several things could come of it, nothing is foretold before one of them is meant.
    return meant.length === 1 || meant[0]?.things.length === 1
      ? this.table.previews.get(meant[0]!.id)
      : undefined;
  }

  override offered(thing: number): Option[] {
    if (!this.question || !single(this.question)) return [];
    const chosen = this.table.chosen.filter((each) => each !== thing);
    return matching(this.question.options, [...chosen, thing]);
  }

  override get reading(): boolean {
    return this.question !== null && this.cards.readFirst.includes(this.question.kind);
  }

  override touch(thing: number, by: string, near: DOMRect | null): void {
    const question = this.question;
    if (!question?.options.some((option) => option.things.includes(thing))) {
      this.look(thing, near, by !== "mouse");
      if (question) this.table.whyNot(thing, null);
      return;
    }
    const once = single(question);
    if (once && by === "touch" && this.reading) {
      this.look(thing, near, true);
      return;
    }
    if (once) this.look(null);
    // Which of several ways is meant, the card in large asks.
    this.table.touch(thing, () => this.look(thing, near, true));
  }

  override look(thing: number | null, near: DOMRect | null = null, held = false): void {
    super.look(thing, near, held);
    // What is not lit has a reason; whoever looks at a card of their own may want it.
    const place = thing === null ? undefined : this.places.get(thing);
    const own =
      place?.seat === this.table.state?.eyes &&
      (place?.where === "hand" || place?.where === "play");
    if (
      thing !== null &&
      this.question &&
      own &&
      !this.lit.has(thing) &&
      this.table.refusal?.thing !== thing
    )
      this.table.whyNot(thing, null);
  }

  override answer(option: Option): void {
    this.look(null);
    this.table.answer([option.id]);
  }

  /** The answer that ends the question: passing, or all that is picked. */
  get main(): { label: string; picks: number[]; ready: boolean } | null {
    const question = this.question;
    if (!question) return null;
    if (!single(question))
      return { label: "", picks: [...this.table.picks], ready: enough(question, this.table.picks) };
    const pass = question.options.find((option) => option.id === question.passing);
    return pass ? { label: pass.label, picks: [pass.id], ready: true } : null;
  }

  /** Answers that touch nothing on the table, passing aside. */
  get words(): Option[] {
    const question = this.question;
    return question && single(question)
      ? wordless(question.options).filter((option) => option.id !== question.passing)
      : [];
  }
}

const desks = new WeakMap<Table, unknown>();

/** The desk of a table: one, wherever its cards are drawn. */
export function deskOf<P, L extends Lying>(table: Table, cards: () => Cards<P, L>): PlayDesk<P, L> {
  let desk = desks.get(table) as PlayDesk<P, L> | undefined;
  if (!desk) {
    desk = new PlayDesk(table, cards());
    desks.set(table, desk);
  }
  return desk;
}
