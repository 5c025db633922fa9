// What a game is to the page: one record that names it, and its view of a table.

import type { Component } from "svelte";
import type { Look } from "../cardplay/look";
import type { Wish } from "../lib/api";
import type { GameInfo, Line, TableInfo } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

type Setup = Record<string, unknown>;
type Loading<C> = () => Promise<{ default: C }>;

/**
 * A game as the pages draw it, and no more: its title, caption, minutes and players come from the
 * server. What it draws is loaded when it is needed.
 */
export interface Game {
  /** As the server names it. */
  name: string;
  icon: string;
  /** The ground of its picture, with its icon on it in large; none where the picture fills it. */
  ground?: "fp" | "sh";
  /** Its two seats are two sides: open seats and replays go by them. */
  sides?: boolean;
  /** Whether the seats change sides in the course of what is played. */
  swaps?: (setup: Setup) => boolean;
  /** Its guided first game, in a few words. */
  lesson?: string;
  HomeArt: Loading<Component>;
  /** The form that opens a table. */
  NewTable: Loading<Component<NewTableProps>>;
  /** What is played at a table, in a few words. */
  setting: (setup: Setup) => string;
  view: () => Promise<{ view: GameView }>;
  /** How its cards look, by the card's id, where they have faces of their own. */
  looks?: () => Promise<(reference: unknown) => Map<string, Look>>;
}

interface NewTableProps {
  game: GameInfo;
  open: (wish: Wish) => void;
  fail: (fault: unknown) => void;
}

export interface RuleSection {
  /** The rule names, as the server says them, that open the panel here. */
  rules: string[];
  title: string;
  paragraphs: string[];
}

/** A game's own part of a table. P is its picture of a game, R the reference of its rules. */
export interface GameView<P = unknown, R = unknown> {
  /** The board with its prompt and hand. */
  Play: Component<{ table: Table; reference: R; openRule: (rule: string) => void }>;
  /** The board alone, for replays. */
  Still: Component<{
    picture: P;
    reference: R;
    near: number | null;
    lines: Line[];
    at: number;
    learned: Record<string, string>;
    pointed: number[];
  }>;
  /** A seat's belongings. */
  SeatDetails: Component<{
    picture: P;
    reference: R;
    side: number;
    own: boolean;
    usable?: number[];
    specialTouch?: (thing: number) => void;
    table?: Table;
  }>;
  Sheets: Component<{ picture: P; reference: R; near: number }>;
  /** What the sheets are called. */
  sheets: string;
  /** A guided first game, where there is one. */
  Lesson?: Component<{ table: Table; close: () => void }>;
  /** The end in detail: a score sheet. */
  End?: Component<{ picture: P; reference: R; table: TableInfo }>;
  /** Where one's own belongings lie: on the board, or in a panel beside it. */
  ownPanel: boolean;
  /** The tab with the seats on a phone: its name and icon; null if nobody else sits there. */
  seatsTab: (seats: number) => { name: string; icon: string } | null;
  /** What people should know before they talk. */
  manners?: string;
  rules: RuleSection[];
  /** The rule that matters while nobody is asked anything here. */
  ruleNow?: (picture: P) => string;
  /** The side a seat plays now, with its name and its colour class. */
  sideOf: (picture: P, reference: R, seat: number) => { side: number; name: string; cls: string };
  /** What stands after the title: "classic · turn 14". */
  crumb: (picture: P, setup: Setup) => string;
  /** A score worth showing, or nothing. */
  score: (picture: P, setup: Setup) => string;
  /** Cuts lines of the chronicle into plain and coloured words; `names` are the people by seat. */
  painter: (
    reference: R,
    names?: (string | null)[],
  ) => (line: Line) => { text: string; side?: string }[];
  isTurn: (line: Line) => boolean;
  /** The chronicle as it is told: events that belong together in one line. */
  fold?: (lines: Line[]) => Line[];
}

/**
 * A view as the pages hold it. They hand it the pictures and the reference of its own game, which
 * are unknown to them: only the view looks inside.
 */
export function held<P, R>(view: GameView<P, R>): GameView {
  return view as GameView;
}
