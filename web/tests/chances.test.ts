import { describe, expect, test } from "vitest";
import {
  chanceAt,
  curveOf,
  often,
  percent,
  percents,
  rest,
  signed,
  thingsOf,
  throng,
} from "../src/lib/chances";
import type { Analysis, Question } from "../src/lib/protocol";

const moment = (step: number, chance: number) => ({
  step,
  who: 0,
  chances: [chance, 1 - chance],
  answer: "",
});
const analysis: Analysis = {
  iterations: 1,
  curve: [moment(2, 0.4), moment(6, 0.6)],
  result: [1, -1],
  cooperative: false,
  turning_points: [],
  mistakes: [],
};

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
  test("is any seat's own", () => {
    const three = {
      ...analysis,
      curve: [{ step: 0, who: 0, chances: [0.2, 0.5, 0.3], answer: "" }],
      result: [-1, -1, 1],
    };
    expect([0, 1, 2].map((seat) => curveOf(three, 4, seat).map((point) => point.chance))).toEqual([
      [0.2, 0],
      [0.5, 0],
      [0.3, 1],
    ]);
  });
  test("is one for each of more than two who play against each other", () => {
    expect(throng(analysis)).toBe(false);
    expect(throng({ ...analysis, result: [1, -1, -1] })).toBe(true);
    expect(throng({ ...analysis, result: [1, 1, 1], cooperative: true })).toBe(false);
  });
  test("of a game without decisions is its result", () => {
    expect(curveOf({ ...analysis, curve: [], result: [0, 0] }, 3)).toEqual([
      { step: 0, chance: 0.5 },
      { step: 3, chance: 0.5 },
    ]);
  });
});

test("chances and swings are said in whole numbers", () => {
  expect(percent(0.476)).toBe("48%");
  expect([often(1), often(0.6), often(0)]).toEqual(["always", "60% of the time", "hardly ever"]);
  expect([signed(0.234), signed(-0.08)]).toEqual(["+23", "−8"]);
});

test("the chances of two make a hundred", () => {
  for (const chance of [0, 0.005, 0.475, 0.5, 0.625, 0.995, 1]) {
    expect(parseInt(percent(chance)) + parseInt(rest(chance))).toBe(100);
  }
  expect([rest(0.625), rest(1)]).toEqual(["37%", "0%"]);
  expect(percents([0.625, 0.375])).toEqual(["63%", "37%"]);
  expect(percents([0.625])).toEqual(["63%"]);
  expect(percents([0.25, 0.3, 0.45])).toEqual(["25%", "30%", "45%"]);
});

test("a hint lights what its picks are about", () => {
  const question = {
    options: [
      { id: 3, label: "", things: [7, 8] },
      { id: 4, label: "", things: [9] },
    ],
    asides: [],
  } as unknown as Question;
  const hint = { picks: [3], label: "", chance: 0, share: 0, why: "", then: [] };
  expect(thingsOf(hint, question)).toEqual([7, 8]);
  expect(thingsOf(hint, null)).toEqual([]);
});
