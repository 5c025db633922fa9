// The names of the game's questions and events that this page knows; a test compares them with
// those the rules declare.

import type { Line } from "../../lib/protocol";

/** Questions the page treats in a way of their own; all others are lit cards and buttons. */
export type QuestionName = "fellowship" | "shadow" | "action" | "response";

export type EventName =
  | "turn"
  | "phase"
  | "draw"
  | "played"
  | "leave"
  | "card"
  | "wound"
  | "exert"
  | "heal"
  | "kill"
  | "win"
  | "lose skirmish";

/** The event of a line: its name, as one of those known here, and its numbers. */
export const told = (line: Line): [EventName | null, ...number[]] =>
  (line.event as [EventName, ...number[]] | undefined) ?? [null];
