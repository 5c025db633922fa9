// What the players at a table are called by the one who looks at it.

import type { State } from "../../lib/protocol";
import { ownSeats } from "../../lib/story";
import type { Picture } from "./picture";

export const deckName = (picture: Picture, seat: number): string => picture.players[seat]?.deck_name || `Player ${seat + 1}`;

/** Oneself is "You"; who holds several seats tells them apart by their decks. */
export function calledBy(news: State, picture: Picture): string[] {
  const own = ownSeats(news.you);
  return news.table.seats.map((seat, n) => (!own.includes(n) ? (seat.name ?? `Player ${n + 1}`) : own.length === 1 ? "You" : deckName(picture, n)));
}
