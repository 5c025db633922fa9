// What the page draws of each game, by the name it has on the server. Which games there are, in
// which order and what they are called, the server says.

import { api } from "../lib/api";
import { confrontation } from "./confrontation";
import type { Game, GameView } from "./game";
import { lcg } from "./lcg";
import { tcg } from "./tcg";

const GAMES: readonly Game[] = [confrontation, lcg, tcg];

export function gameOf(name: string | undefined): Game | undefined {
  return GAMES.find((each) => each.name === name);
}

/** A game that is at the table: its view, with the reference of its rules. */
export interface Held {
  view: GameView;
  reference: unknown;
}

export async function hold(name: string): Promise<Held> {
  const game = gameOf(name);
  if (!game) throw new Error(`This page cannot draw ${name} yet.`);
  const [{ view }, reference] = await Promise.all([game.view(), api.reference(name)]);
  return { view, reference };
}
