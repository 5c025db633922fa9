// The decks somebody may sit down with. A deck in a set-up is plain data: a starter's name, or
// heroes and copies by number.

import type { DeckChoice } from "../../cardplay/seating";
import type { SavedDeck } from "../../lib/decks";
import type { DeckList, Reference } from "./picture";

const heroesOf = (reference: Reference, numbers: number[]) =>
  numbers.map((number) => reference.cards[number - 1]?.title ?? "").join(", ");

/** The starters of the box. */
export function starters(reference: Reference): DeckChoice[] {
  return Object.entries(reference.decks).map(([name, deck]) => ({
    key: name,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    more: heroesOf(reference, deck.heroes),
    deck: name,
  }));
}

/** Decks of one's own that can be played. */
export function owned(reference: Reference, decks: SavedDeck[]): DeckChoice[] {
  return decks
    .filter((each) => each.game === "lcg" && each.legal)
    .map((each) => {
      const deck = each.setup as Partial<DeckList>;
      return {
        key: `deck ${each.id}`,
        name: each.name,
        more: heroesOf(reference, deck.heroes ?? []),
        deck,
      };
    });
}
