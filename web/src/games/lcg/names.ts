// The names of the game's questions and events that this page knows; a test compares them with
// those the rules declare.

import type { Line, Question } from "../../lib/protocol";

/** Questions the page treats in a way of their own; all others are lit cards and buttons. */
export type QuestionName = "play" | "action" | "response" | "commit" | "attackers";

export type EventName =
  | "draws"
  | "enters play"
  | "exhausts"
  | "readies"
  | "resources"
  | "commits"
  | "shadow dealt"
  | "phase"
  | "round";

/** What is asked, as one of the questions known here. */
export const asked = (question: Pick<Question, "kind"> | null): QuestionName | null =>
  question ? (question.kind as QuestionName) : null;

/** The event of a line: its name, as one of those known here, and its numbers. */
export const told = (line: Line): [EventName | null, ...number[]] =>
  (line.event as [EventName, ...number[]] | undefined) ?? [null];
