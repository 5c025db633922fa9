// From what was chosen at home to the table that is wished for.

import type { TableWish } from "../../lib/api";
import type { Clock } from "../../lib/protocol";
import type { DeckChoice } from "./decks";

export const WAYS = [
  { key: "standard", name: "Standard", set: {} },
  { key: "basic", name: "Basic: no shadow cards", set: { basic: true } },
  { key: "easy", name: "Easy", set: { easy: true } },
  { key: "expert", name: "Expert campaign", set: {}, campaign: true },
  { key: "nightmare", name: "Nightmare campaign", set: { nightmare: true }, campaign: true },
] as const;
export type Way = (typeof WAYS)[number]["key"];

/** One seat as it was chosen: a deck, and who sits there ("you", "friend", "anyone" or a bot). */
export interface SeatWish {
  deck: string;
  who: string;
}

export function wish(scenario: string, scenarios: string[], way: Way, seats: SeatWish[], decks: DeckChoice[], clock: Clock | null): Omit<TableWish, "game"> {
  const chosen = WAYS.find((each) => each.key === way) ?? WAYS[0];
  return {
    setup: {
      ...chosen.set,
      scenarios: "campaign" in chosen ? scenarios : [scenario],
      decks: seats.map((seat) => decks.find((each) => each.key === seat.deck)?.deck ?? seat.deck),
    },
    chairs: seats.map((seat) => seat.who),
    clock,
    private: seats.some((seat) => seat.who === "friend"),
  };
}

/** A deck that nobody at the table has yet. */
export function freeDeck(seats: SeatWish[], decks: DeckChoice[]): string {
  return decks.find((each) => !seats.some((seat) => seat.deck === each.key))?.key ?? decks[0]?.key ?? "leadership";
}

/** Somebody must sit at the table who sets it up. */
export function sits(seats: SeatWish[]): boolean {
  return seats.some((seat) => seat.who === "you");
}
