// A deck that is not saved yet waits in this browser, so that leaving the page loses nothing.

import type { Deck } from "./decks";
import { keep, recall } from "./settings.svelte";

export interface Draft {
  format: string;
  deck: Deck;
}

const draftKey = (game: string, id: string | null) => `draft.${game}.${id ?? "new"}`;

export function draftOf(game: string, id: string | null): Draft | null {
  try {
    const kept = JSON.parse(recall(draftKey(game, id)) ?? "null") as Partial<Draft> | null;
    return typeof kept?.deck?.name === "string" && typeof kept.deck.parts === "object"
      ? (kept as Draft)
      : null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, id: string | null, draft: Draft | null): void {
  keep(draftKey(game, id), draft ? JSON.stringify(draft) : "null");
}
