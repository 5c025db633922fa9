// What the cards on the table need to know: which are lit, which are picked, and what a touch of one does.

import { click, enough, lit as litBy, single, toggle, wordless } from "../../lib/options";
import type { Option, Preview, Question, Reason } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import { KIND, PASS, placesOf, type Picture, type Place, type Reference } from "./picture";

export interface Looked {
  thing: number;
  /** Where the card lies on the screen, so that its large twin can lie beside it. */
  near: DOMRect | null;
  /** It stays until it is put away. */
  held: boolean;
}

/** A table to look at. */
export class Desk {
  looked: Looked | null = $state.raw(null);
  #picture: () => Picture;

  constructor(
    readonly reference: Reference,
    picture: () => Picture,
    private pointing: () => number[] = () => [],
    private news: () => number[] = () => [],
  ) {
    this.#picture = picture;
  }

  get picture(): Picture {
    return this.#picture();
  }

  places: Map<number, Place> = $derived.by(() => placesOf(this.picture));
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
  answer(_option: Option): void {}

  look(thing: number | null, near: DOMRect | null = null, held = false): void {
    this.looked = thing === null ? null : { thing, near, held };
  }
}

/** A table that is played at. */
export class PlayDesk extends Desk {
  constructor(
    readonly table: Table,
    reference: Reference,
  ) {
    super(
      reference,
      () => table.state!.picture as Picture,
      () => table.pointed,
      () => table.lines.filter((line) => line.at > table.lastMine + 1).flatMap((line) => line.things),
    );
  }

  override get question(): Question | null {
    return this.table.question;
  }

  #lit = $derived.by(() => (this.question ? litBy(this.question.options, []) : new Set<number>()));
  override get lit(): Set<number> {
    return this.#lit;
  }

  #picked = $derived.by(() => this.table.picks.flatMap((pick) => this.question?.options.find((option) => option.id === pick)?.things ?? []));
  override get picked(): number[] {
    return this.#picked;
  }

  override get reasons(): Reason[] {
    const refusal = this.table.refusal;
    return refusal && this.looked?.thing === refusal.thing ? refusal.reasons : [];
  }

  override preview(thing: number): Preview | undefined {
    const option = this.question?.options.find((each) => each.things.includes(thing));
    return option ? this.table.previews.get(option.id) : undefined;
  }

  override offered(thing: number): Option[] {
    return this.question && single(this.question) ? this.question.options.filter((option) => option.things.includes(thing)) : [];
  }

  /** Who taps a card to play has not read it yet: it opens first. */
  get readsFirst(): boolean {
    const kind = this.question?.kind;
    return kind === KIND.play || kind === KIND.action || kind === KIND.response;
  }

  override touch(thing: number, by: string, near: DOMRect | null): void {
    const question = this.question;
    if (!question || !this.lit.has(thing)) {
      this.look(thing, near, by !== "mouse");
      if (question) this.table.whyNot(thing, null);
      return;
    }
    if (!single(question)) {
      const option = question.options.find((each) => each.things.includes(thing))!;
      this.table.pick(toggle(question, this.table.picks, option.id));
    } else if (by === "touch" && this.readsFirst) {
      this.look(thing, near, true);
    } else {
      const meant = click(question.options, [], thing);
      this.look(null);
      if (meant.kind === "answer") this.table.answer([meant.option.id]);
      else this.look(thing, near, true);
    }
  }

  override look(thing: number | null, near: DOMRect | null = null, held = false): void {
    super.look(thing, near, held);
    // What is not lit has a reason; whoever looks at a card of their own may want it.
    const place = thing === null ? undefined : this.places.get(thing);
    const own = place?.seat === this.table.state?.eyes && (place?.where === "hand" || place?.where === "play");
    if (thing !== null && this.question && own && !this.lit.has(thing) && this.table.refusal?.thing !== thing) this.table.whyNot(thing, null);
  }

  override answer(option: Option): void {
    this.look(null);
    this.table.answer([option.id]);
  }

  /** The answer that ends the question: passing, or all that is picked. */
  get main(): { label: string; picks: number[]; ready: boolean } | null {
    const question = this.question;
    if (!question) return null;
    if (!single(question)) return { label: "", picks: [...this.table.picks], ready: enough(question, this.table.picks) };
    const pass = question.options.find((option) => option.id === PASS);
    return pass ? { label: pass.label, picks: [PASS], ready: true } : null;
  }

  /** Answers that touch nothing on the table, passing aside. */
  get words(): Option[] {
    const question = this.question;
    return question && single(question) ? wordless(question.options).filter((option) => option.id !== PASS) : [];
  }
}

const desks = new WeakMap<Table, PlayDesk>();

/** The desk of a table: one, wherever its cards are drawn. */
export function deskOf(table: Table, reference: Reference): PlayDesk {
  let desk = desks.get(table);
  if (!desk) {
    desk = new PlayDesk(table, reference);
    desks.set(table, desk);
  }
  return desk;
}
