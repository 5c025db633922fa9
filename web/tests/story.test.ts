import { describe, expect, it } from "vitest";
import { against, botLabel, botOf, clockName, standing } from "../src/lib/home";
import type { Line } from "../src/lib/protocol";
import {
  clockText,
  hashOf,
  mergeLines,
  named,
  nearSeat,
  ownSeats,
  playerName,
  ruleName,
  verdict,
} from "../src/lib/story";

const line = (text: string): Line => ({ at: 0, text, things: [] });

describe("the chronicle", () => {
  it("grows, is cut by a take-back, and is replaced on joining", () => {
    const old = [line("a"), line("b")];
    expect(mergeLines(old, { lines: [line("c")], first_line: 2 })).toHaveLength(3);
    expect(mergeLines(old, { lines: [line("x")], first_line: 1 }).map((l) => l.text)).toEqual([
      "a",
      "x",
    ]);
    expect(mergeLines(old, { lines: [line("y")], first_line: 0 }).map((l) => l.text)).toEqual([
      "y",
    ]);
  });
});

describe("small words", () => {
  it("tells the time left", () => {
    expect(clockText(548)).toBe("09:08");
    expect(clockText(3723)).toBe("1:02:03");
    expect(clockText(90000)).toBe("1 d 1 h");
    expect(clockText(-4)).toBe("00:00");
  });

  it("names rules without their book", () => {
    expect(ruleName("002: movement")).toBe("Movement");
  });

  it("knows whose eyes are at the bottom", () => {
    expect(nearSeat({ eyes: 1 })).toBe(1);
    expect(nearSeat({ eyes: null })).toBe(0);
    expect([null, 1, [0, 2]].map(ownSeats)).toEqual([[], [1], [0, 2]]);
  });

  it("tells who won to the one who did", () => {
    const how = "Player 2 wins the match by 8 points to 4.";
    expect(named(how, ["Bilbo", "You"])).toBe("You win the match by 8 points to 4.");
    expect(named(how, ["You", "Gollum"])).toBe("Gollum wins the match by 8 points to 4.");
    expect(named(how, [null, null])).toBe(how);
  });

  it("tells winners from losers", () => {
    expect([1, -1, 0, undefined].map(verdict)).toEqual(["won", "lost", "drawn", "over"]);
  });

  it("hashes as the server does", async () => {
    expect(await hashOf("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});

describe("players without a name", () => {
  it("are called as the rules call them", () => {
    expect(["Ann", null, ""].map(playerName)).toEqual(["Ann", "Player 2", "Player 3"]);
  });
});

describe("tables at home", () => {
  const row = {
    id: "x",
    game: "confrontation",
    title: "The Confrontation",
    seats: ["Ann", { name: "Lantern" }],
    you: 0 as const,
    waiting_for: 0,
    status: "playing",
  };
  it("says against whom and whose turn", () => {
    expect(against(row)).toBe("Lantern");
    expect(standing(row)).toBe("turn");
    expect(standing({ ...row, waiting_for: 1 })).toBe("waits");
    expect(standing({ ...row, status: "waiting" })).toBe("open");
  });
  it("reads bots and clocks in every form", () => {
    expect(botOf("random")).toEqual({ name: "random" });
    expect(botLabel({ name: "x", title: "Lantern", level: "searches 1 s" })).toBe(
      "Lantern, searches 1 s",
    );
    expect(clockName({ kind: "days", days: 3 })).toBe("3 days a move");
    expect(clockName(null)).toBe("no clock");
  });
});
