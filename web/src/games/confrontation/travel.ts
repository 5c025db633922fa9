// How a piece gets from where it stood to where it stands: over the borders it crossed, or
// underground.

import type { Line } from "../../lib/protocol";
import type { Geometry, Point } from "./map/geometry";
import { told } from "./names";
import type { Reference } from "./picture";

/** By thing: the regions it went to, in order, as the newest lines tell. */
export function journeys(lines: Line[]): Map<number, number[]> {
  const all = new Map<number, number[]>();
  for (const line of lines) {
    const [kind, thing = -1, region = -1] = told(line);
    if (kind !== "moves") continue;
    all.set(thing, [...(all.get(thing) ?? []), region]);
  }
  return all;
}

/** The gates of the tunnel: where it goes in, and where it comes out. */
export function gates({ cell, corner }: Geometry): [Point, Point] {
  const [cw, ch] = cell;
  const [west, east] = corner(2, 2) as [Point, Point];
  return [
    [west[0] - cw * 0.1, west[1] - ch * 0.1],
    [east[0] + cw * 0.1, east[1] + ch * 0.1],
  ];
}

/** The points between one's old place and one's new place. */
export function road(
  geometry: Geometry,
  tunnel: Reference["tunnel"],
  from: number,
  steps: number[],
): Point[] {
  const points: Point[] = [];
  let at = from;
  steps.forEach((step, n) => {
    const to = step === tunnel.way ? tunnel.to : step;
    if (step === tunnel.way) points.push(...gates(geometry));
    else {
      const [a, b] = [geometry.centres[at]!, geometry.centres[to]!];
      points.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    }
    // Whoever goes on, or is thrown back, has been there.
    if (n < steps.length - 1) points.push(geometry.centres[to]!);
    at = to;
  });
  return points;
}
