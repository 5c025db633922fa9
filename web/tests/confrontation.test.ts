import { describe, expect, it } from "vitest";
import { ICONS } from "../src/lib/icons";
import type { Line } from "../src/lib/protocol";
import { sectionFor } from "../src/lib/rulebook";
import { battles } from "../src/games/confrontation/battles";
import { lessonStep, type Moment } from "../src/games/confrontation/lesson";
import { fits, hinted, parse, saved, shuffled, swapped } from "../src/games/confrontation/lineups";
import { places, shapeFor } from "../src/games/confrontation/layout";
import { mapOf } from "../src/games/confrontation/map/draw";
import type { EventName } from "../src/games/confrontation/names";
import { emblem, type Piece } from "../src/games/confrontation/picture";
import { sections } from "../src/games/confrontation/rules";

const told = (text: string, ...event: [EventName, ...number[]]): Line => ({
  at: 0,
  text,
  things: [],
  event,
});
const BOARD = {
  stands: Array.from({ length: 18 }, (_, stand) => Number(stand >= 9)),
  tunnel: { way: 16, to: 11 },
};

describe("battles read from the chronicle", () => {
  const lines = [
    told("Black Rider strikes at Enedwaith.", "moves", 12, 5, 1, 0, -2, -2),
    told("attacks", "battle", 12, 8, 1, 0, -2, 7),
    told("Gimli is revealed.", "revealed", 8, 1, -1, 0, 7, -2),
    told("Black Rider is revealed.", "revealed", 12, 1, -1, 0, 13, -2),
    told("You pick Strength 5.", "chose", 0, 4, -1, 0, -2, -2),
  ];

  it("knows a battle under way", () => {
    const [story] = battles(lines, BOARD);
    expect(story).toMatchObject({
      attacker: 12,
      stands: [8, 12],
      region: 5,
      over: false,
      picked: [true, false],
      characters: { 8: 7, 12: 13 },
    });
  });

  it("knows how it ended", () => {
    const [story] = battles(
      [
        ...lines,
        told("Sauron plays Strength 6.", "showed", 1, 14, -1, 0, -2, -2),
        told("The Fellowship plays Strength 5.", "showed", 0, 4, -1, 0, -2, -2),
        told("Fellowship 8, Sauron 9.", "strengths", 8, 9, -1, 0, -2, -2),
        told("Gimli is defeated.", "defeated", 8, 0, 12, 0, 7, 13),
        told("The Fellowship's turn.", "turn", 0, -1, -1, 0, -2, -2),
      ],
      BOARD,
    );
    expect(story).toMatchObject({
      over: true,
      cards: [4, 14],
      totals: [8, 9],
      fell: [8],
      told: ["Fellowship 8, Sauron 9.", "Gimli is defeated."],
    });
  });

  it("keeps two battles in one attack apart, and bears lines without events", () => {
    expect(
      battles(
        [...lines, { at: 1, text: "?", things: [] }, told("again", "battle", 12, 3, 2, 0, 13, -2)],
        BOARD,
      ).map((b) => b.over),
    ).toEqual([true, false]);
  });
});

describe("line-ups", () => {
  const roster = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  it("survive storage and nonsense", () => {
    const all = saved([], { name: "Old", characters: roster });
    expect(parse(JSON.stringify(all))).toEqual(all);
    expect(parse("[{}, 3]")).toEqual([]);
    expect(parse("not json")).toEqual([]);
  });
  it("fit only their own characters", () => {
    expect(fits({ name: "a", characters: [8, 7, 6, 5, 4, 3, 2, 1, 0] }, roster)).toBe(true);
    expect(fits({ name: "a", characters: [9, 7, 6, 5, 4, 3, 2, 1, 0] }, roster)).toBe(false);
  });
  it("swap and shuffle without losing anyone", () => {
    expect(swapped([1, 2, 3], 1, 3)).toEqual([3, 2, 1]);
    expect(shuffled(roster, () => 0.4).sort()).toEqual(roster);
  });
  it("follows a hint as far as it goes and leaves everyone else in place", () => {
    expect(hinted([1, 2, 3, 4, 5], 0, [3, 1, 5])).toEqual([3, 1, 5, 4, 2]);
    expect(hinted([1, 2, 3, 4, 5], 2, [5])).toEqual([1, 2, 5, 4, 3]);
  });
});

describe("the board", () => {
  it("draws the same map from the same seed, in both shapes", () => {
    for (const [width, height] of [
      [1040, 650],
      [370, 480],
    ] as const) {
      const shape = shapeFor(width, height);
      const map = mapOf(shape);
      expect(map.geometry.outlines).toHaveLength(16);
      expect(map.svg).not.toMatch(/NaN|undefined|style=/);
      expect(mapOf({ ...shape })).toBe(map);
    }
  });

  it("keeps every piece inside its board", () => {
    const shape = shapeFor(360, 470);
    const pieces = Array.from(
      { length: 18 },
      (_, n) => ({ thing: n, region: n < 9 ? 0 : 15 }) as Piece,
    );
    for (const spot of places(pieces, mapOf(shape).geometry, 360, 470)) {
      expect(spot.x - spot.size / 2).toBeGreaterThan(-2);
      expect(spot.x + spot.size / 2).toBeLessThan(362);
    }
  });

  it("has an emblem for all thirty-six", () => {
    for (let id = 0; id < 36; id++) expect(ICONS[emblem(id)], String(id)).toBeTruthy();
  });
});

describe("rules and lesson", () => {
  it("opens at the rule that is asked for", () => {
    expect(sections[sectionFor(sections, "002: movement")]?.title).toBe("Moving");
    expect(sections[sectionFor(sections, "002: play cards")]?.title).toBe("Cards");
    expect(sections[sectionFor(sections, "002: Saruman", 3)]?.title).toBe("Battle");
  });

  it("teaches in the order of play", () => {
    const now: Moment = {
      kind: "place",
      chosen: false,
      inBattle: false,
      turns: 0,
      over: false,
      fallen: 0,
    };
    expect(lessonStep(now, [])).toBe("welcome");
    expect(lessonStep(now, ["welcome"])).toBe("place");
    expect(lessonStep({ ...now, kind: "move", turns: 1 }, ["welcome", "place"])).toBe("move");
    expect(lessonStep({ ...now, kind: "card", turns: 1, inBattle: true }, ["welcome"])).toBe(
      "battle",
    );
    expect(lessonStep({ ...now, over: true }, ["welcome"])).toBe("end");
  });
});
