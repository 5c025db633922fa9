// Which questions are passed by themselves. Nothing that could be answered is ever skipped unasked.

import type { Question } from "../lib/protocol";

/** Where a game is: its phase, and its round or turn. */
export interface Moment {
  phase: string;
  round: number;
}

/**
 * How far a player wants to pass: not at all, or through action windows until something else comes.
 */
export type Until = ({ to: "decision" | "phase" | "round" } & Moment) | null;

export interface Passing {
  /** The questions that are openings for an action, and may be passed over if one wishes. */
  windows: readonly string[];
}

/** Passing is the only answer. */
export function nothingElse(question: Question): boolean {
  return (
    question.options.length === 1 &&
    question.options[0]!.id === question.passing &&
    question.least === 1
  );
}

/** Whether the wish to pass still holds at this point of the round. */
export function holds(rules: Passing, until: Until, question: Question, now: Moment): boolean {
  if (!until) return false;
  if (until.to === "phase") return until.phase === now.phase && until.round === now.round;
  if (until.to === "round") return until.round === now.round;
  // Until there is another kind of decision: responses are one.
  return rules.windows.includes(question.kind) || nothingElse(question);
}

/**
 * Whether an answer is given without asking. `quiet` is whether empty questions are passed over.
 */
export function passes(
  rules: Passing,
  question: Question,
  until: Until,
  now: Moment,
  quiet: boolean,
): boolean {
  if (nothingElse(question)) return quiet || holds(rules, until, question, now);
  return rules.windows.includes(question.kind) && holds(rules, until, question, now);
}
