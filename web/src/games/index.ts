// The games, in the order of the home page.

import { api } from "../lib/api";
import { confrontation } from "./confrontation";
import type { Game, GameView } from "./game";
import { lcg } from "./lcg";
import { tcg } from "./tcg";

export const GAMES: readonly Game[] = [confrontation, lcg, tcg];
/** What is meant where no game is named, and where nobody has chosen one. */
export const FIRST = confrontation;

export function gameOf(name: string | undefined): Game | undefined {
  return name === undefined ? FIRST : GAMES.find((each) => each.name === name);
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
