// What search says, made ready to be drawn. Pure, so that it can be tested.

import type { Analysis, Hint, Question } from "./protocol";

/** A chance as people say it. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/**
 * The other's chance where two play against each other: with the first it makes a hundred, however
 * that is rounded.
 */
export function rest(chance: number): string {
  return `${100 - Math.round(chance * 100)}%`;
}

/** Everyone's chance, or the one that is everyone's. */
export function percents(chances: number[]): string[] {
  return chances.map((chance, seat) =>
    chances.length === 2 && seat === 1 ? rest(chances[0]!) : percent(chance),
  );
}

/** How often a secret pick should be made. */
export function often(share: number): string {
  if (share > 0.985) return "always";
  return share < 0.015 ? "hardly ever" : `${percent(share)} of the time`;
}

/** How a chance changed: "+23" or "−8". */
export function signed(swing: number): string {
  const points = Math.round(swing * 100);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Whether more than two play against each other: then one line does not tell everyone's chance. */
export function throng(analysis: Analysis): boolean {
  return !analysis.cooperative && analysis.result.length > 2;
}

/** The things on the board that a hint is about. */
export function thingsOf(hint: Hint, question: Question | null): number[] {
  const options = [...(question?.options ?? []), ...(question?.asides ?? [])];
  return options
    .filter((option) => hint.picks.includes(option.id))
    .flatMap((option) => option.things);
}

export interface Point {
  step: number;
  chance: number;
}

/** A seat's chance from the beginning to the end. */
export function curveOf(analysis: Analysis, length: number, seat = 0): Point[] {
  const points = analysis.curve.map((moment) => ({
    step: moment.step,
    chance: moment.chances[seat] ?? 0.5,
  }));
  const end = {
    step: length,
    chance: Math.min(1, Math.max(0, ((analysis.result[seat] ?? 0) + 1) / 2)),
  };
  const first = points[0] ?? end;
  return [...(first.step > 0 ? [{ step: 0, chance: first.chance }] : []), ...points, end];
}

/** The chance at a step that lies on the curve or between two of its points. */
export function chanceAt(points: Point[], step: number): number {
  const after = points.findIndex((point) => point.step >= step);
  if (after < 0) return points.at(-1)?.chance ?? 0.5;
  const [left, right] = [points[after - 1], points[after]!];
  if (!left || right.step === left.step) return right.chance;
  return (
    left.chance + ((right.chance - left.chance) * (step - left.step)) / (right.step - left.step)
  );
}
