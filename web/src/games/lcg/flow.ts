// Which questions are passed by themselves. Nothing that could be answered is ever skipped unasked.

import type { Question } from "../../lib/protocol";
import { KIND, PASS } from "./picture";

/** How far a player wants to pass: not at all, or through action windows until something else comes. */
export type Until = { to: "decision" | "phase" | "round"; phase: string; round: number } | null;

/** Passing is the only answer. */
export function nothingElse(question: Question): boolean {
  return question.options.length === 1 && question.options[0]!.id === PASS && question.least === 1;
}

/** Whether the wish to pass still holds at this point of the round. */
export function holds(until: Until, question: Question, phase: string, round: number): boolean {
  if (!until) return false;
  if (until.to === "phase") return until.phase === phase && until.round === round;
  if (until.to === "round") return until.round === round;
  // Until there is another kind of decision: responses are one.
  return question.kind === KIND.action || nothingElse(question);
}

/** The answer that is given without asking, if any. `quiet` is whether empty questions are passed over. */
export function passes(question: Question, until: Until, phase: string, round: number, quiet: boolean): boolean {
  if (nothingElse(question)) return quiet || holds(until, question, phase, round);
  return question.kind === KIND.action && holds(until, question, phase, round);
}
