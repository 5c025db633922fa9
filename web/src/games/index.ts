// Every game's own part of the page, loaded when a table needs it.

import type { Component } from "svelte";
import type { Line } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

export interface RuleSection {
  /** The rule names, as the server says them, that open the panel here. */
  rules: string[];
  title: string;
  paragraphs: string[];
}

export interface GameView {
  /** The board with its prompt and hand. */
  Play: Component<{ table: Table; reference: never; openRule: (rule: string) => void }>;
  /** The board alone, for replays. */
  Still: Component<{ picture: never; reference: never; near: number | null; lines: Line[]; at: number; learned: Record<string, string>; pointed: number[] }>;
  /** A seat's belongings. */
  SeatDetails: Component<{ picture: never; reference: never; side: number; own: boolean; usable?: number[]; specialTouch?: (thing: number) => void }>;
  Sheets: Component<{ picture: never; reference: never; near: number }>;
  Lesson: Component<{ table: Table; close: () => void }>;
  rules: RuleSection[];
  /** The side a seat plays now, with its name and its colour class. */
  sideOf: (picture: never, reference: never, seat: number) => { side: number; name: string; cls: string };
  /** What stands after the title: "classic · turn 14". */
  crumb: (picture: never, setup: Record<string, unknown>) => string;
  /** A score worth showing, or nothing. */
  score: (picture: never, setup: Record<string, unknown>) => string;
  painter: (reference: never) => (line: Line) => { text: string; side?: string }[];
  isTurn: (line: Line) => boolean;
}

const VIEWS: Record<string, () => Promise<{ view: GameView }>> = {
  confrontation: () => import("./confrontation/view"),
};

export async function viewOf(game: string): Promise<GameView> {
  const load = VIEWS[game];
  if (!load) throw new Error(`This page cannot draw ${game} yet.`);
  return (await load()).view;
}
