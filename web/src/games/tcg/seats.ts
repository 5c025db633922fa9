// What the players at a table are called by the one who looks at it.

import type { State } from "../../lib/protocol";
import { ownSeats, playerName } from "../../lib/story";
import type { Picture } from "./picture";

export const deckName = (picture: Picture, seat: number): string =>
  playerName(picture.players[seat]?.deck_name, seat);

/** Oneself is "You"; who holds several seats tells them apart by their decks. */
export function calledBy(news: State, picture: Picture): string[] {
  const own = ownSeats(news.you);
  return news.table.seats.map((seat, n) =>
    !own.includes(n) ? playerName(seat.name, n) : own.length === 1 ? "You" : deckName(picture, n),
  );
}
