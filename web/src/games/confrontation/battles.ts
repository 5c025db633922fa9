// Battles read back out of the chronicle: a whole one may have been fought between two states.
// Only tells what was told; who wins and why is the server's business.

import type { Line } from "../../lib/protocol";

const E = {
  turn: 6,
  moves: 7,
  battle: 8,
  revealed: 9,
  concealed: 10,
  chose: 12,
  showed: 13,
  swapped: 14,
  instead: 24,
  strengths: 25,
  fell: 26,
  ends: 27,
  won: 31,
};
const TUNNEL_END = 11;

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

const sideOf = (stand: number) => (stand < 9 ? 0 : 1);

export function battles(lines: Line[]): BattleStory[] {
  const all: BattleStory[] = [];
  let now: BattleStory | null = null;
  let region: number | null = null;
  lines.forEach((line, index) => {
    const event = line.event;
    if (!Array.isArray(event)) return;
    const [kind, subject = -1, value = -1, , , first = -2, second = -2] = event;
    if (kind === E.battle) {
      if (now) now.over = true;
      now = begin(index, subject, value, region);
      if (first >= 0) now.characters[subject] = first;
      if (second >= 0) now.characters[value] = second;
      all.push(now);
      return;
    }
    if (!now) {
      if (kind === E.moves) region = value > 15 ? TUNNEL_END : value;
      return;
    }
    if (kind === E.turn || kind === E.concealed || kind === E.ends || kind === E.won) {
      now.over = true;
      if (kind === E.won) now.told.push(line.text);
      now = null;
      return;
    }
    fold(now, line, [kind!, subject, value, first]);
  });
  return all;
}

function begin(
  start: number,
  attacker: number,
  defender: number,
  region: number | null,
): BattleStory {
  const stands: [number, number] =
    sideOf(attacker) === 0 ? [attacker, defender] : [defender, attacker];
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

function fold(battle: BattleStory, line: Line, [kind, subject, value, first]: number[]): void {
  if (kind === E.revealed) {
    if (first! >= 0) battle.characters[subject!] = first!;
    return;
  }
  if (kind === E.chose) {
    battle.picked[subject === 0 ? 0 : 1] = true;
    return;
  }
  if (kind === E.showed || kind === E.swapped) battle.cards[subject === 0 ? 0 : 1] = value!;
  else if (kind === E.strengths) battle.totals = [subject!, value!];
  else if (kind === E.fell) {
    battle.fell.push(subject!);
    if (first! >= 0) battle.characters[subject!] = first!;
  } else if (kind === E.instead) {
    battle.stands[sideOf(subject!)] = subject!;
    if (first! >= 0) battle.characters[subject!] = first!;
  }
  if (kind !== E.showed && line.text) battle.told.push(line.text);
}
