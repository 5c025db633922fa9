import { describe, expect, it } from "vitest";
import { NO_FILTER, queryOf, summary, together, type Quest } from "../src/lib/quests";

const quest = (score: number | null, scenarios = ["Mirkwood"]): Quest => ({
  table: "t",
  game: "lcg",
  title: "",
  ended: 0,
  scenario: scenarios[0]!,
  scenarios,
  mode: "standard",
  won: score !== null,
  how: "",
  players: [
    {
      name: "",
      bot: false,
      deck: "",
      heroes: [],
      threat: 43,
      dead_heroes: 8,
      damage: 6,
      subtotal: 57,
    },
  ],
  rounds: 7,
  victory_points: 5,
  earlier: 0,
  score,
});

describe("the log of quests", () => {
  it("asks only for what is wanted", () => {
    expect(queryOf(NO_FILTER)).toBe("");
    expect(queryOf({ ...NO_FILTER, scenario: "Journey Down", players: "2" })).toBe(
      "?scenario=Journey+Down&players=2",
    );
  });

  it("sums up", () => {
    expect(summary([])).toBe("No quests.");
    expect(summary([quest(null)])).toBe("1 quest, 0 won.");
    expect(summary([quest(122), quest(99), quest(null), quest(12, ["a", "b"])])).toBe(
      "4 quests, 3 won. The best score is 99.",
    );
    expect(together(quest(122))).toBe(57);
  });
});
