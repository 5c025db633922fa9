import { describe, expect, it } from "vitest";
import { lay } from "../src/games/confrontation/map/geometry";
import { shapeFor } from "../src/games/confrontation/layout";
import type { EventName } from "../src/games/confrontation/names";
import { gates, journeys, road } from "../src/games/confrontation/travel";

const TUNNEL = { way: 16, to: 11 };
const geometry = lay(shapeFor(1040, 650));
const line = (...event: [EventName, ...number[]]) => ({ at: 1, text: "", things: [], event });

describe("travel", () => {
  it("reads journeys out of the newest lines, in order", () => {
    const all = journeys([
      line("turn", 0),
      line("moves", 3, 8, 0),
      line("battle", 3, 12),
      line("moves", 3, 4, 2),
      line("moves", 12, 5, 0),
    ]);
    expect(all.get(3)).toEqual([8, 4]);
    expect(all.get(12)).toEqual([5]);
  });
  it("crosses the border half way between two regions", () => {
    const [a, b] = [geometry.centres[4]!, geometry.centres[8]!];
    expect(road(geometry, TUNNEL, 4, [8])).toEqual([[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]]);
  });
  it("goes in at one gate of the tunnel and out at the other", () => {
    expect(road(geometry, TUNNEL, 4, [16])).toEqual(gates(geometry));
  });
  it("has been where it was thrown back from", () => {
    const points = road(geometry, TUNNEL, 4, [8, 4]);
    expect(points[1]).toEqual(geometry.centres[8]);
    expect(points).toHaveLength(3);
  });
});
