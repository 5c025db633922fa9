// The decks somebody may sit down with. A deck in a set-up is plain data: a starter's name, or heroes and copies by number.

import type { DeckList, Reference } from "./picture";

export interface DeckChoice {
  key: string;
  name: string;
  heroes: string;
  /** What goes into the set-up. */
  deck: string | DeckList;
}

/** The starters of the box; decks of one's own join this list. */
export function starters(reference: Reference): DeckChoice[] {
  return Object.entries(reference.decks).map(([name, deck]) => ({
    key: name,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    heroes: deck.heroes.map((number) => reference.cards[number - 1]?.title ?? "").join(", "),
    deck: name,
  }));
}
