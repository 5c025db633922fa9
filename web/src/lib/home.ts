// Small words for the home page, kept apart from it so that they can be tested.

import type { Bot, Clock, TableRow } from "./protocol";
import { ownSeats } from "./story";

export function botOf(bot: string | Bot): Bot {
  return typeof bot === "string" ? { name: bot } : bot;
}

/** How many can play, in words. */
export const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least}` : `${least} to ${most}`;

const LEVELS: Record<string, string> = {
  easy: "Easy: looks a little ahead",
  fair: "Fair: makes you think",
  hard: "Hard: punishes mistakes",
  fierce: "Fierce: thinks for seconds",
  heuristic: "Heuristic: plays by rules of thumb, at once",
  random: "Random: any lawful move",
};

export function botLabel(bot: Bot): string {
  if (bot.title) return bot.level ? `${bot.title}, ${bot.level}` : bot.title;
  return LEVELS[bot.name] ?? capital(bot.name);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CLOCKS: { name: string; clock: Clock | null }[] = [
  { name: "No clock", clock: null },
  { name: "10 minutes + 5 s", clock: { kind: "live", seconds: 600, increment: 5 } },
  { name: "15 minutes + 10 s", clock: { kind: "live", seconds: 900, increment: 10 } },
  { name: "30 minutes", clock: { kind: "live", seconds: 1800, increment: 0 } },
  { name: "1 day a move", clock: { kind: "days", days: 1 } },
  { name: "3 days a move", clock: { kind: "days", days: 3 } },
];

export function clockName(clock: Clock | null | undefined): string {
  if (!clock) return "no clock";
  if (clock.kind === "days") return clock.days === 1 ? "1 day a move" : `${clock.days} days a move`;
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment ? `${minutes} min + ${clock.increment} s` : `${minutes} min`;
}

const seatName = (seat: NonNullable<TableRow["seats"]>[number]) =>
  typeof seat === "string" ? seat : (seat?.name ?? null);

/** The others at a table, by name. */
export function against(row: TableRow): string {
  const others = (row.seats ?? [])
    .filter((_, n) => !ownSeats(row.you ?? null).includes(n))
    .map(seatName);
  return others.map((name) => name ?? "nobody yet").join(", ") || "both sides yourself";
}

export function standing(row: TableRow): "turn" | "waits" | "over" | "open" {
  if (row.status === "over") return "over";
  if (row.status === "waiting") return "open";
  return row.waiting_for != null && ownSeats(row.you ?? null).includes(row.waiting_for)
    ? "turn"
    : "waits";
}

/** The seat that is still free at an open table, if the list tells. */
export function freeSeat(row: TableRow): number | null {
  if (row.seat !== undefined) return row.seat;
  const free = (row.seats ?? []).findIndex((seat) => seatName(seat) === null);
  return free >= 0 ? free : null;
}

/** Who sits there already. */
export function hosts(row: TableRow): string {
  return (
    (row.seats ?? [])
      .map(seatName)
      .filter((name) => name !== null)
      .join(", ") || "someone"
  );
}

/** The same where nobody is played against. */
export function company(row: TableRow): string {
  const seats = row.seats?.length ?? 0;
  if (ownSeats(row.you ?? null).length < seats) return `with ${against(row)}`;
  return seats > 1 ? `with ${seats} hands` : "alone";
}
