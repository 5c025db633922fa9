// Every game's own part of the page, loaded when a table needs it.

import type { Component } from "svelte";
import type { Line, TableInfo } from "../lib/protocol";
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
  Still: Component<{
    picture: never;
    reference: never;
    near: number | null;
    lines: Line[];
    at: number;
    learned: Record<string, string>;
    pointed: number[];
  }>;
  /** A seat's belongings. */
  SeatDetails: Component<{
    picture: never;
    reference: never;
    side: number;
    own: boolean;
    usable?: number[];
    specialTouch?: (thing: number) => void;
    table?: Table;
  }>;
  Sheets: Component<{ picture: never; reference: never; near: number }>;
  /** What the sheets are called. */
  sheets: string;
  /** A guided first game, where there is one. */
  Lesson?: Component<{ table: Table; close: () => void }>;
  /** The end in detail: a score sheet. */
  End?: Component<{ picture: never; reference: never; table: TableInfo }>;
  /** Where one's own belongings lie: on the board, or in a panel beside it. */
  ownPanel: boolean;
  /** What the tab with the seats is called on a phone, and its icon; null if nobody else sits there. */
  seatsTab: (seats: number) => { name: string; icon: string } | null;
  /** What people should know before they talk. */
  manners?: string;
  rules: RuleSection[];
  /** The rule that matters while nobody is asked anything here. */
  ruleNow?: (picture: never) => string;
  /** The side a seat plays now, with its name and its colour class. */
  sideOf: (
    picture: never,
    reference: never,
    seat: number,
    names?: (string | null)[],
  ) => { side: number; name: string; cls: string };
  /** What stands after the title: "classic · turn 14". */
  crumb: (picture: never, setup: Record<string, unknown>) => string;
  /** A score worth showing, or nothing. */
  score: (picture: never, setup: Record<string, unknown>) => string;
  /** Cuts lines of the chronicle into plain and coloured words; `names` are the people by seat. */
  painter: (
    reference: never,
    names?: (string | null)[],
  ) => (line: Line) => { text: string; side?: string }[];
  isTurn: (line: Line) => boolean;
  /** The chronicle as it is told: events that belong together in one line. */
  fold?: (lines: Line[]) => Line[];
}

const VIEWS: Record<string, () => Promise<{ view: GameView }>> = {
  confrontation: () => import("./confrontation/view"),
  lcg: () => import("./lcg/view"),
  tcg: () => import("./tcg/view"),
};

export async function viewOf(game: string): Promise<GameView> {
  const load = VIEWS[game];
  if (!load) throw new Error(`This page cannot draw ${game} yet.`);
  return (await load()).view;
}
