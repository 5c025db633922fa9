import { describe, expect, it } from "vitest";
import { against, company, standing } from "../src/lib/home";
import type { TableRow } from "../src/lib/protocol";

const row = (more: Partial<TableRow>): TableRow => ({
  id: "x",
  game: "lcg",
  title: "The Card Game",
  status: "playing",
  seats: ["Kit", "fair", null],
  you: 0,
  waiting_for: 0,
  ...more,
});

describe("tables on the home page", () => {
  it("names the others, whoever is missing too", () => {
    expect(against(row({}))).toBe("fair, nobody yet");
    expect(against(row({ game: "confrontation", seats: ["Kit", "Kit"], you: [0, 1] }))).toBe(
      "both sides yourself",
    );
    expect(company(row({}))).toBe("with fair, nobody yet");
    expect(company(row({ seats: ["Kit"] }))).toBe("alone");
    expect(company(row({ seats: ["Kit", "Kit"], you: [0, 1] }))).toBe("with 2 hands");
  });

  it("knows whose turn it is, with one seat or several", () => {
    expect(standing(row({}))).toBe("turn");
    expect(standing(row({ you: [0, 2], waiting_for: 1 }))).toBe("waits");
    expect(standing(row({ you: [0, 2], waiting_for: 2 }))).toBe("turn");
  });
});
