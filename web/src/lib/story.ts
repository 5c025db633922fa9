// What arrives, folded into what is shown. Pure, so that it can be tested.

import type { Line, State } from "./protocol";

/** The chronicle with the newest lines in place; a taken-back move cuts it short. */
export function mergeLines(old: Line[], state: Pick<State, "lines" | "first_line">): Line[] {
  return [...old.slice(0, state.first_line), ...state.lines];
}

/** The seat at the bottom of the page: the one whose view we have. */
export function nearSeat(state: Pick<State, "eyes">): number {
  return state.eyes ?? 0;
}

/** The seats that are ours. */
export function ownSeats(you: State["you"]): number[] {
  return you === null ? [] : typeof you === "number" ? [you] : you;
}

/** Whether no other person plays. */
export function alone(state: Pick<State, "you" | "table">): boolean {
  const own = ownSeats(state.you);
  return own.length > 0 && state.table.seats.every((seat, n) => own.includes(n) || seat.bot);
}

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86400) return `${Math.floor(left / 86400)} d ${Math.floor((left % 86400) / 3600)} h`;
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(left % 60)}`
    : `${two(minutes)}:${two(left % 60)}`;
}

/** Won, lost or neither, from one seat's payoff. */
export function verdict(payoff: number | undefined): "won" | "lost" | "drawn" | "over" {
  if (payoff === undefined) return "over";
  return payoff > 0 ? "won" : payoff < 0 ? "lost" : "drawn";
}

/** A player as the rules call one who has no name. */
export function playerName(name: string | null | undefined, seat: number): string {
  return name || `Player ${seat + 1}`;
}

const VERBS: Record<string, string> = { is: "are", has: "have", goes: "go" };

/** A line about "Player 2" told to player 2. */
export function addressed(text: string, names: (string | null)[]): string {
  const seat = names.indexOf("You");
  if (seat < 0) return text;
  const me = playerName(null, seat);
  return text
    .replace(`The threat of ${me} `, "Your threat ")
    .replace(`The Ring-bearer of ${me} `, "Your Ring-bearer ")
    .replace(`The Shadow phase of ${me} `, "Your Shadow phase ")
    .replace(
      new RegExp(`^${me} (\\w+)`),
      (_, verb: string) => `You ${VERBS[verb] ?? verb.replace(/s$/, "")}`,
    )
    .replaceAll(me, "you");
}

/** A sentence of the server's with people's names for seats, told to the one who is "You". */
export function named(text: string, names: (string | null)[]): string {
  return addressed(text, names).replace(
    /Player ([1-9])/g,
    (seat, number: string) => names[Number(number) - 1] ?? seat,
  );
}

/**
 * A text for the eye or the ear alone: where cards would show an icon, as in "[gondor]", its name
 * is said.
 */
export function spoken(text: string): string {
  return text.replace(
    /\[([a-z])([a-z-]*)\]/g,
    (_, first: string, rest: string) => first.toUpperCase() + rest,
  );
}

/** A rule's name without the number of the book it is in. */
export function ruleName(rule: string): string {
  const name = rule.replace(/^\d+:\s*/, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** SHA-256 of a text in hex, as the server committed to it before the first shuffle. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
