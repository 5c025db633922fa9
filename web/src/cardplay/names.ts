// What the questions are called that the texts of cards ask, in every card game.

import type { Question } from "../lib/protocol";

export type TextQuestion = "targets" | "lot" | "whether" | "which" | "player";

const OF_TEXTS: readonly string[] = [
  "targets",
  "lot",
  "whether",
  "which",
  "player",
] satisfies TextQuestion[];

/** Whether the text of a card asks this. */
export const ofText = (question: Question): boolean => OF_TEXTS.includes(question.kind);
