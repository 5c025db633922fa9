// The shapes that docs/protocol.md tells of. Whatever is a game's own stays unknown here.

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export type Clock =
  { kind: "live"; seconds: number; increment: number } | { kind: "days"; days: number };

export interface Bot {
  name: string;
  title?: string;
  level?: string;
}

export interface GameInfo {
  name: string;
  title: string;
  caption: string;
  /** Of a usual game. */
  minutes: number;
  players: { least: number; most: number };
  modes: { name: string; setup: Record<string, unknown> }[];
  seats: string[];
  bots: (string | Bot)[];
  /** Whether people build decks for it. */
  decks: boolean;
  /** All win or lose as one. */
  cooperative: boolean;
}

export interface TableRow {
  id: string;
  game: string;
  title: string;
  setup?: Record<string, unknown>;
  status?: string;
  seats?: (string | { name: string | null } | null)[];
  you?: number | number[] | null;
  by?: string;
  seat?: number | null;
  clock?: Clock | null;
  waiting_for?: number | null;
}

export interface Option {
  id: number;
  label: string;
  things: number[];
}

export interface Question {
  prompt: string;
  rule: string;
  /** Its name. */
  kind: string;
  least: number;
  most: number;
  ordered: boolean;
  /** The option that leaves it, where there is one. */
  passing: number | null;
  options: Option[];
  asides: Option[];
}

export interface Line {
  at: number;
  text: string;
  things: number[];
  // The game's own event as this viewer saw it, its name and its numbers; a board may draw it, the
  // shared parts never look.
  event?: [string, ...number[]];
}

/** A part of a card's text, as the server renders it. */
export interface Printed {
  /** What says when it works: a phase, "Response", "When revealed"; empty for all else. */
  lead: string;
  text: string;
  /** The keywords it consists of. */
  keywords: string[];
}

export interface Seat {
  name: string | null;
  bot: boolean;
  online: boolean;
  clock: number | null;
}

export interface Result {
  payoffs: number[];
  text: string;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  setup: Record<string, unknown>;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  private: boolean;
  seed_hash: string;
  seed?: string;
  /** Who offers it. */
  offers: { draw?: number; takeback?: number; resign?: number };
  /** Who offers it, and who has agreed since. */
  agreed: { draw?: number[]; takeback?: number[]; resign?: number[] };
  cooperative: boolean;
  rematch: string | null;
}

export interface State {
  type: "state";
  table: TableInfo;
  /** One's seat, or seats; null for spectators. */
  you: number | number[] | null;
  at: number;
  /** The seat whose view this is; null for spectators. */
  eyes: number | null;
  picture: unknown;
  /** By hidden thing of which anything is known: how that came to be known. */
  learned: Record<string, string>;
  waiting_for: number | null;
  thinking: boolean;
  question: Question | null;
  lines: Line[];
  first_line: number;
  result: Result | null;
}

export interface Reason {
  rule: string;
  sentence: string;
}

export interface WhyNot {
  type: "why_not";
  thing: number;
  onto: number | null;
  reasons: Reason[];
}

export interface Preview {
  id: number;
  /** A few words; may be empty. */
  brief: string;
  tone: "gain" | "loss" | "even" | "open";
  lines: string[];
  /** The two numbers it comes down to, ours and theirs. */
  scales: [number, number] | null;
}

export interface Previews {
  type: "preview";
  at: number;
  options: Preview[];
  /** Where several picks were asked about together: which, and what they would bring. */
  picks?: number[];
  answer?: Preview | null;
}

/** An answer that search would give. */
export interface Hint {
  picks: number[];
  label: string;
  /** To win with it. */
  chance: number;
  /** How much search likes it; where picks are mixed, how often it should be made. */
  share: number;
  why: string;
  /** The picks that would follow, where a book knows them: one list for each answer. */
  then: number[][];
}

export interface Hints {
  type: "hint";
  at: number;
  /** Now this and now that is best: shares say how often. */
  mixed: boolean;
  options: Hint[];
}

export interface Chat {
  type: "chat";
  from: string;
  text: string;
  at: number | string;
}

export interface Muted {
  type: "muted";
  muted: boolean;
}

export interface Fault {
  type: "error";
  code: string;
  message: string;
}

export type FromServer =
  State | WhyNot | Previews | Hints | Chat | Muted | Fault | { type: "pong" };

export interface Replay {
  game: string;
  title: string;
  setup?: Record<string, unknown>;
  seats?: (string | null)[];
  length: number;
  at: number;
  eyes: number | string;
  picture: unknown;
  /** Why less is shown than the log has; empty where all of it is. */
  notice: string;
  learned: Record<string, string>;
  lines: Line[];
  result: Result | null;
}

export interface Moment {
  /** How many answers had been given. */
  step: number;
  who: number;
  /** Everyone's chance to win before the answer. */
  chances: number[];
  answer: string;
}

export interface Mistake {
  step: number;
  who: number;
  played: string;
  played_chance: number;
  better: string;
  chance: number;
  why: string;
}

export interface Analysis {
  iterations: number;
  curve: Moment[];
  /** What the end was worth to each seat, from -1 to 1. */
  result: number[];
  /** Whether the players win or lose together: then every chance is everyone's. */
  cooperative: boolean;
  /** `who` gave the answer; the chance of `seat` changed most with it, by `swing`. */
  turning_points: { step: number; who: number; answer: string; seat: number; swing: number }[];
  mistakes: Mistake[];
}
