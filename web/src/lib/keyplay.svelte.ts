// Playing by keyboard, the same in every game: where focus goes when the question changes, and
// what single keys do.

import type { Choice } from "./choices";
import { adrift, byKeys, elsewhere, engaged, focusOn } from "./focus";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

type Focusable = HTMLElement | SVGElement;

/** What a game says of its board to those who play by keyboard. All of it is asked anew. */
interface KeyBoard {
  table: Table;
  /** Things that may be chosen now. */
  lit: () => ReadonlySet<number>;
  /** What number keys choose from. */
  list: () => Choice[];
  /** What stands before everything else and wants an answer first. */
  first?: () => Focusable | null | undefined;
  /** The order in which lit things are reached; none where it is theirs on the page. */
  order?: () => number[];
  /** Something on the board has focus and keeps it. */
  busy: () => boolean;
  /** Something on the board takes the keys, and the board does not hear them. */
  deaf?: () => boolean;
  /** Whether a hint may be asked for. */
  hints?: () => boolean;
  /** Escape puts away what is on top; false where nothing is. */
  putAway?: () => boolean;
  /** The answer that ends the question. */
  finish: () => void;
  /** Arrows go from one lit thing to the next. */
  arrows?: boolean;
  /** Keys of the game's own. */
  press?: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Made while a board is, and gone with it. */
export class KeyPlay {
  /** Where the table rests. */
  hall = $state<HTMLElement | undefined>();
  /** The question with its answers. */
  lower = $state<HTMLElement | undefined>();
  /** Whether all choices are shown as a list. */
  listOpen = $state(false);
  /** What was chosen last to begin with. */
  held: number | undefined;
  /** What had focus when the last answer was given. */
  #spent: Element | null = null;

  constructor(private readonly board: KeyBoard) {
    const { table } = board;
    $effect(() => {
      if (table.sent) this.#spent = document.activeElement;
    });
    $effect(() => {
      void [table.question, table.doubt, table.passing, table.chosen.length];
      void [this.listOpen, board.busy()];
      this.#settle();
      this.held = table.chosen[0] ?? this.held;
    });
  }

  /** All lit things in sight, as they stand on the page. */
  lit(): HTMLElement[] {
    const lit = this.board.lit();
    return [...document.querySelectorAll<HTMLElement>("[data-thing]")].filter(
      (each) => each.offsetParent !== null && lit.has(Number(each.dataset.thing)),
    );
  }

  /** Focus follows the question, for whoever uses keys, and never falls out of the page. */
  #settle(): void {
    const { table, lit, busy, first } = this.board;
    if (engaged() || busy()) return;
    if (!byKeys()) {
      if (adrift() && table.lastMine >= 0) focusOn(this.hall);
      return;
    }
    const here = document.activeElement;
    const thing =
      here instanceof HTMLElement || here instanceof SVGElement ? here.dataset.thing : undefined;
    const idle =
      thing !== undefined &&
      table.question !== null &&
      (!lit().has(Number(thing)) || first?.() != null);
    // Who has asked for something in passing goes on to where.
    const seeking = table.passing.length > 0 && thing === undefined && !this.listOpen;
    if (adrift() || here === this.hall || here === this.#spent || idle || seeking)
      focusOn(this.#goal());
  }

  /** What whoever is asked would reach for first. */
  #goal(): Focusable | null | undefined {
    const first = this.board.first?.();
    if (first) return first;
    if (!this.board.table.question) return this.hall;
    const below = (what: string) => this.lower?.querySelector<HTMLElement>(what);
    if (this.listOpen) return below(".list button");
    return this.#brightest() ?? below(".btn.pri") ?? below(".prompt .btn") ?? this.hall;
  }

  #brightest(): Focusable | undefined {
    const order = this.board.order?.();
    if (!order) return this.lit()[0];
    for (const thing of order) {
      const found = this.hall?.querySelector<Focusable>(`[data-thing="${thing}"]`);
      if (found) return found;
    }
    return undefined;
  }

  /** For the window, wherever focus is. */
  readonly press = (event: KeyboardEvent): void => {
    const { table, list, deaf, hints, finish, arrows, press } = this.board;
    const step = arrows ? STEPS[event.key] : undefined;
    const letter = event.key.toLowerCase();
    if (elsewhere(event)) return;
    if (event.key === "Escape") this.#escape();
    else if (step) this.#step(event, step);
    else if (!settings.keys) return;
    else if (letter === "h" && (hints?.() ?? true)) table.toggleHint();
    else if (deaf?.()) return;
    else if (/^[1-9]$/.test(event.key)) list()[Number(event.key) - 1]?.act();
    else if (letter === "l") this.listOpen = !this.listOpen;
    else if (letter === "p") finish();
    else press?.(event);
  };

  #escape(): void {
    const { table, putAway } = this.board;
    if (putAway?.()) return;
    table.putDown();
    this.listOpen = false;
    if (table.hint !== null) table.toggleHint();
  }

  /** From one lit thing to the next. */
  #step(event: KeyboardEvent, by: number): void {
    const all = this.lit();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all.at((at + by) % Math.max(1, all.length));
    if (!next || (event.target as HTMLElement).closest("[role=log]")) return;
    event.preventDefault();
    focusOn(next);
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
