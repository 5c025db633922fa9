// The games whose cards have a face of their own; the others show their text alone.

import type { Component } from "svelte";
import { api } from "../lib/api";

export interface Faces {
  Face: Component<{ facts: never }>;
  /** What the face is drawn from, by the card's id. */
  facts: Map<string, never>;
}

const FACES: Record<string, () => Promise<{ default: Component<{ facts: never }> }>> = {
  lcg: async () => {
    const [face] = await Promise.all([import("../games/lcg/Face.svelte"), import("../games/lcg/icons"), import("../games/lcg/inks.css")]);
    return { default: face.default as unknown as Component<{ facts: never }> };
  },
};

export async function facesOf(game: string): Promise<Faces | null> {
  const load = FACES[game];
  if (!load) return null;
  const [drawn, reference] = await Promise.all([load(), api.reference<{ cards: { id: string | number }[] }>(game)]);
  return { Face: drawn.default, facts: new Map(reference.cards.map((card) => [String(card.id), card as never])) };
}
