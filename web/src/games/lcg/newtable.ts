// From what was chosen at home to the table that is wished for.

import { seated, type DeckChoice, type SeatWish } from "../../cardplay/seating";
import type { TableWish } from "../../lib/api";
import type { Clock } from "../../lib/protocol";

export const WAYS = [
  { key: "standard", name: "Standard", set: {} },
  { key: "basic", name: "Basic: no shadow cards", set: { basic: true } },
  { key: "easy", name: "Easy", set: { easy: true } },
  { key: "expert", name: "Expert campaign", set: {}, campaign: true },
  { key: "nightmare", name: "Nightmare campaign", set: { nightmare: true }, campaign: true },
] as const;
export type Way = (typeof WAYS)[number]["key"];

export function wish(
  scenario: string,
  scenarios: string[],
  way: Way,
  seats: SeatWish[],
  decks: DeckChoice[],
  clock: Clock | null,
): Omit<TableWish, "game"> {
  const chosen = WAYS.find((each) => each.key === way) ?? WAYS[0];
  const { decks: taken, ...table } = seated(seats, decks);
  return {
    setup: {
      ...chosen.set,
      scenarios: "campaign" in chosen ? scenarios : [scenario],
      decks: taken,
    },
    ...table,
    clock,
  };
}
