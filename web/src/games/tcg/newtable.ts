// From what was chosen at home to the table that is wished for.

import { seated, type DeckChoice, type SeatWish } from "../../cardplay/seating";
import type { TableWish } from "../../lib/api";
import type { SavedDeck } from "../../lib/decks";
import type { Clock } from "../../lib/protocol";
import type { DeckList, Reference } from "./picture";

export const WAYS = [
  { key: "complete", name: "Complete rules: everyone bids for their place" },
  { key: "starter", name: "Starter Rules: a random first player, one reshuffle" },
] as const;
export type Way = (typeof WAYS)[number]["key"];

/** The decks that come with the game, under their headings. */
export function starters(reference: Reference): DeckChoice[] {
  return Object.entries(reference.deck_groups).flatMap(([group, names]) =>
    names.map((name) => ({
      key: name,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      more: "",
      group,
      deck: name,
    })),
  );
}

/** Decks of one's own that can be played, under the format they were built for. */
export function owned(decks: SavedDeck[]): DeckChoice[] {
  return decks
    .filter((each) => each.game === "tcg" && each.legal)
    .map((each) => ({
      key: `deck ${each.id}`,
      name: each.name,
      more: "",
      group: `Your decks: ${each.format}`,
      deck: each.setup,
    }));
}

/** The kind of sites a deck has; all at a table must have the same. */
function pathOf(reference: Reference, choice: DeckChoice): string {
  const deck =
    typeof choice.deck === "string" ? reference.decks[choice.deck] : (choice.deck as DeckList);
  return reference.cards.find((facts) => facts.id === deck?.sites[0])?.block ?? "";
}

export function oneRoad(reference: Reference, seats: SeatWish[], decks: DeckChoice[]): boolean {
  const taken = seats.flatMap((seat) => decks.find((each) => each.key === seat.deck) ?? []);
  return new Set(taken.map((deck) => pathOf(reference, deck))).size <= 1;
}

export function wish(
  way: Way,
  seats: SeatWish[],
  decks: DeckChoice[],
  clock: Clock | null,
): Omit<TableWish, "game"> {
  const { decks: taken, ...table } = seated(seats, decks);
  return { setup: { decks: taken, starter: way === "starter" }, ...table, clock };
}
