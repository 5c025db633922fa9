// From things that were clicked to the option that is meant. Knows no game: only which option
// touches what.

import type { Option, Question } from "./protocol";

export type Click =
  // The pick narrows the options down, but more must be said.
  | { kind: "chosen"; things: number[] }
  // One option is meant.
  | { kind: "answer"; option: Option }
  // Several options touch just these things: ask which.
  | { kind: "ask"; options: Option[] }
  // No option touches it.
  | { kind: "refused"; thing: number; onto: number | null };

/** The options that touch everything chosen so far. */
export function matching(options: Option[], chosen: number[]): Option[] {
  return options.filter((option) => chosen.every((thing) => option.things.includes(thing)));
}

/** What may be clicked next, with everything chosen so far. */
export function lit(options: Option[], chosen: number[]): Set<number> {
  const things = new Set<number>();
  for (const option of matching(options, chosen)) {
    for (const thing of option.things) if (!chosen.includes(thing)) things.add(thing);
  }
  return things;
}

/**
 * What a first click may begin with: where an option names two things, the one it is about comes
 * first.
 */
export function beginnings(options: Option[]): number[] {
  const things: number[] = [];
  for (const option of options) {
    const first = option.things[0];
    if (first !== undefined && !things.includes(first)) things.push(first);
  }
  return things;
}

/** Options that touch nothing on the table: they need a button. */
export function wordless(options: Option[]): Option[] {
  return options.filter((option) => option.things.length === 0);
}

/** Things done in passing, by what they are done with; null stands for the bare hand. */
export function inPassing(asides: Option[]): Map<number | null, Option[]> {
  const groups = new Map<number | null, Option[]>();
  for (const aside of asides) {
    const tool = aside.things.length > 1 ? aside.things[0]! : null;
    groups.set(tool, [...(groups.get(tool) ?? []), aside]);
  }
  return groups;
}

export function click(options: Option[], chosen: number[], thing: number): Click {
  if (chosen.includes(thing)) return { kind: "chosen", things: chosen.filter((t) => t !== thing) };
  const next = [...chosen, thing];
  const meant = matching(options, next);
  if (meant.length === 0) {
    if (chosen.length === 0) return { kind: "refused", thing, onto: null };
    // Picking another beginning puts the first one down.
    if (beginnings(options).includes(thing)) return click(options, [], thing);
    return { kind: "refused", thing: chosen[0]!, onto: thing };
  }
  const whole = meant.filter((option) => option.things.every((t) => next.includes(t)));
  if (whole.length === meant.length) {
    return whole.length === 1
      ? { kind: "answer", option: whole[0]! }
      : { kind: "ask", options: whole };
  }
  return { kind: "chosen", things: next };
}

/** Whether one answer is one pick. */
export function single(question: Question): boolean {
  return question.least === 1 && question.most === 1;
}

/** A pick switched on or off, never beyond what may be picked; one pick replaces another. */
export function toggle(question: Question, picks: number[], id: number): number[] {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  if (question.most === 1) return [id];
  return picks.length < question.most ? [...picks, id] : picks;
}

export function enough(question: Question, picks: number[]): boolean {
  return picks.length >= question.least && picks.length <= question.most;
}

/** How many more, in words. */
export function wanting(question: Question, picks: number[]): string {
  const { least, most } = question;
  if (least === most) return `${picks.length} of ${most} picked`;
  if (least === 0) return `${picks.length} picked, up to ${most}`;
  return `${picks.length} picked, ${least} to ${most}`;
}
