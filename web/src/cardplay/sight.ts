// What a card game tells the table it is played at.

import type { Question } from "../lib/protocol";
import type { Moment } from "./flow";

/** How a game goes: the same at each of its tables. */
export interface Course {
  /** Habits are remembered under this name. */
  key: string;
  round: "round" | "turn";
  phases: readonly string[];
  /** The questions that are openings for an action, and for a response. */
  windows: { action: readonly string[]; response: string };
  /** What the main button reads for several picks; empty where counting them will do. */
  says: (question: Question, picks: number) => string;
  /** The field takes all the height there is. */
  fill: boolean;
}

/** A table as one player sees it. */
export interface Sight<L> {
  near: number;
  names: (string | null)[];
  now: Moment;
  /** Things from this number on are players. */
  cards: number;
  hand: L[];
  /** Everything that is drawn in sight; what else is meant is laid out beside the question. */
  drawn: Set<number>;
  /** What is being played or resolved. */
  coming: L[];
}
