// The games whose cards have a face of their own; the others show their text alone.

import type { Component } from "svelte";
import type { Look } from "../cardplay/look";
import { api } from "../lib/api";

export interface Faces {
  Face: Component<{ look: Look | null; small?: boolean }>;
  /** By the card's id. */
  looks: Map<string, Look>;
}

/** How a game's own facts become a face. */
type Drawer = (facts: never) => Look;

const DRAWERS: Record<string, () => Promise<Drawer>> = {
  lcg: async () =>
    (await Promise.all([import("../games/lcg/cards"), import("../games/lcg/inks.css")]))[0]
      .lookOf as Drawer,
  tcg: async () =>
    (await Promise.all([import("../games/tcg/cards"), import("../games/tcg/inks.css")]))[0]
      .lookOf as Drawer,
};

export async function facesOf(game: string): Promise<Faces | null> {
  const load = DRAWERS[game];
  if (!load) return null;
  const [draw, reference, face] = await Promise.all([
    load(),
    api.reference<{ cards: { id: string | number }[] }>(game),
    import("../cardplay/Face.svelte"),
    import("../cardplay/icons"),
  ]);
  return {
    Face: face.default,
    looks: new Map(reference.cards.map((card) => [String(card.id), draw(card as never)])),
  };
}
