// Battles read back out of the chronicle: a whole one may have been fought between two states.
// Only tells what was told; who wins and why is the server's business.

import type { Line } from "../../lib/protocol";
import { told, type EventName } from "./names";
import type { Reference } from "./picture";

export interface BattleStory {
  /** Index of the line it began with: its name. */
  start: number;
  attacker: number;
  stands: [number, number];
  region: number | null;
  characters: Record<number, number>;
  cards: [number | null, number | null];
  /** Sides that have picked a card nobody has seen yet. */
  picked: [boolean, boolean];
  totals: [number, number] | null;
  fell: number[];
  told: string[];
  over: boolean;
}

/** One of the two who fight. */
export interface Fighter {
  side: number;
  thing: number;
  character: number | null;
  strength: number | null;
  card: number | null;
  fell: boolean;
  attacks: boolean;
}

type Board = Pick<Reference, "stands" | "tunnel">;

export function battles(lines: Line[], board: Board): BattleStory[] {
  const all: BattleStory[] = [];
  let now: BattleStory | null = null;
  let region: number | null = null;
  lines.forEach((line, index) => {
    const [kind, subject = -1, value = -1, , , first = -2, second = -2] = told(line);
    if (kind === null) return;
    if (kind === "battle") {
      if (now) now.over = true;
      now = begin(board, index, subject, value, region);
      if (first >= 0) now.characters[subject] = first;
      if (second >= 0) now.characters[value] = second;
      all.push(now);
      return;
    }
    if (!now) {
      if (kind === "moves") region = value === board.tunnel.way ? board.tunnel.to : value;
      return;
    }
    if (kind === "turn" || kind === "concealed" || kind === "battle ends" || kind === "won") {
      now.over = true;
      if (kind === "won") now.told.push(line.text);
      now = null;
      return;
    }
    fold(board, now, line, kind, subject, value, first);
  });
  return all;
}

function begin(
  board: Board,
  start: number,
  attacker: number,
  defender: number,
  region: number | null,
): BattleStory {
  const stands: [number, number] =
    board.stands[attacker] === 0 ? [attacker, defender] : [defender, attacker];
  return {
    start,
    attacker,
    stands,
    region,
    characters: {},
    cards: [null, null],
    picked: [false, false],
    totals: null,
    fell: [],
    told: [],
    over: false,
  };
}

function fold(
  board: Board,
  battle: BattleStory,
  line: Line,
  kind: EventName,
  subject: number,
  value: number,
  first: number,
): void {
  if (kind === "revealed") {
    if (first >= 0) battle.characters[subject] = first;
    return;
  }
  if (kind === "chose") {
    battle.picked[subject === 0 ? 0 : 1] = true;
    return;
  }
  if (kind === "showed" || kind === "swapped card") battle.cards[subject === 0 ? 0 : 1] = value;
  else if (kind === "strengths") battle.totals = [subject, value];
  else if (kind === "defeated") {
    battle.fell.push(subject);
    if (first >= 0) battle.characters[subject] = first;
  } else if (kind === "fights instead") {
    battle.stands[board.stands[subject] === 0 ? 0 : 1] = subject;
    if (first >= 0) battle.characters[subject] = first;
  }
  if (kind !== "showed" && line.text) battle.told.push(line.text);
}
