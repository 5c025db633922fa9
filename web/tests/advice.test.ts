import { describe, expect, test } from "vitest";
import { chanceAt, curveOf, often, percent, swingFor, thingsOf } from "../src/lib/advice";
import type { Analysis, Question } from "../src/lib/protocol";

const moment = (step: number, chance: number) => ({ step, who: 0, chances: [chance, 1 - chance], answer: "" });
const analysis: Analysis = { iterations: 1, curve: [moment(2, 0.4), moment(6, 0.6)], result: [1, -1], turning_points: [], better: [] };

describe("the curve", () => {
  test("goes from the first step to the last and ends with the result", () => {
    expect(curveOf(analysis, 8)).toEqual([
      { step: 0, chance: 0.4 },
      { step: 2, chance: 0.4 },
      { step: 6, chance: 0.6 },
      { step: 8, chance: 1 },
    ]);
  });
  test("lies between its points on a straight line", () => {
    const points = curveOf(analysis, 8);
    expect(chanceAt(points, 4)).toBeCloseTo(0.5);
    expect(chanceAt(points, 7)).toBeCloseTo(0.8);
    expect(chanceAt(points, 99)).toBe(1);
  });
  test("of a game without decisions is its result", () => {
    expect(curveOf({ ...analysis, curve: [], result: [0, 0] }, 3)).toEqual([{ step: 0, chance: 0.5 }, { step: 3, chance: 0.5 }]);
  });
});

test("chances and swings are said in whole numbers", () => {
  expect(percent(0.476)).toBe("48%");
  expect([often(1), often(0.6), often(0)]).toEqual(["always", "60% of the time", "hardly ever"]);
  expect([swingFor(0.234, 0), swingFor(0.234, 1), swingFor(-0.08, 0)]).toEqual(["+23", "−23", "−8"]);
  expect(swingFor(-0.08, 1, true)).toBe("−8");
});

test("a hint lights what its picks are about", () => {
  const question = { options: [{ id: 3, label: "", things: [7, 8] }, { id: 4, label: "", things: [9] }], asides: [] } as unknown as Question;
  expect(thingsOf({ picks: [3], label: "", chance: 0, share: 0, why: "" }, question)).toEqual([7, 8]);
  expect(thingsOf({ picks: [3], label: "", chance: 0, share: 0, why: "" }, null)).toEqual([]);
});
