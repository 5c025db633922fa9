// The games whose cards have a face of their own; the others show their text alone.

import type { Component } from "svelte";
import type { Look } from "../cardplay/look";
import { gameOf } from "../games";
import { api } from "../lib/api";

export interface Faces {
  Face: Component<{ look: Look | null; small?: boolean }>;
  /** By the card's id. */
  looks: Map<string, Look>;
}

export async function facesOf(name: string): Promise<Faces | null> {
  const load = gameOf(name)?.looks;
  if (!load) return null;
  const [looks, reference, face] = await Promise.all([
    load(),
    api.reference(name),
    import("../cardplay/Face.svelte"),
    import("../cardplay/icons"),
  ]);
  return { Face: face.default, looks: looks(reference) };
}
