// Who sits at a new table of a card game, and with which deck.

/**
 * A deck somebody may sit down with. In a set-up it is plain data: a name, or the cards themselves.
 */
export interface DeckChoice {
  key: string;
  name: string;
  /** Who leads it, or where it comes from. */
  more: string;
  /** The heading it stands under, where there are many. */
  group?: string;
  /** What goes into the set-up. */
  deck: unknown;
}

/** One seat as it was chosen: a deck, and who sits there ("you", "friend", "anyone" or a bot). */
export interface SeatWish {
  deck: string;
  who: string;
}

/** A deck that nobody at the table has yet. */
export function freeDeck(seats: SeatWish[], decks: DeckChoice[]): string {
  return (
    decks.find((each) => !seats.some((seat) => seat.deck === each.key))?.key ?? decks[0]?.key ?? ""
  );
}

/** Somebody must sit at the table who sets it up. */
export function sits(seats: SeatWish[]): boolean {
  return seats.some((seat) => seat.who === "you");
}

/** People from elsewhere are awaited. */
export function awaited(seats: SeatWish[]): boolean {
  return seats.some((seat) => seat.who === "friend" || seat.who === "anyone");
}

/** The decks as a set-up takes them, and the chairs. */
export function seated(
  seats: SeatWish[],
  decks: DeckChoice[],
): { decks: unknown[]; chairs: string[]; private: boolean } {
  return {
    decks: seats.map((seat) => decks.find((each) => each.key === seat.deck)?.deck ?? seat.deck),
    chairs: seats.map((seat) => seat.who),
    private: seats.some((seat) => seat.who === "friend"),
  };
}

/** What was chosen last time, if that still makes a table. */
export function remembered(
  kept: string | null,
  least: number,
  most: number,
  otherwise: SeatWish[],
): SeatWish[] {
  try {
    const seats = JSON.parse(kept ?? "") as SeatWish[];
    if (
      seats.length >= least &&
      seats.length <= most &&
      seats.every((seat) => typeof seat.deck === "string" && typeof seat.who === "string")
    )
      return seats;
  } catch {
    // Nothing is remembered.
  }
  return otherwise;
}
