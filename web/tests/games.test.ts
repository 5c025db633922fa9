import { describe, expect, it, vi } from "vitest";

// A form that comes with the page itself looks for the theme as soon as it is there.
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { gameOf, hold } = await import("../src/games");

describe("the games", () => {
  it("are found by their names", () => {
    expect(gameOf("lcg")?.name).toBe("lcg");
    expect(gameOf(undefined)).toBeUndefined();
    expect(gameOf("chess")).toBeUndefined();
  });

  it("say what is played", () => {
    const played = (game: string, setup: Record<string, unknown>) => gameOf(game)?.setting(setup);
    expect(played("lcg", { scenarios: ["A"] })).toBe("A");
    expect(played("lcg", { scenarios: ["A", "B"] })).toBe("a campaign");
    expect(played("tcg", { starter: true })).toBe("Starter Rules");
    expect(played("tcg", {})).toBe("complete rules");
    expect(played("confrontation", { characters: "variant" })).toBe("variant");
    expect(played("confrontation", {})).toBe("classic");
    expect(gameOf("confrontation")?.swaps?.({ match: true })).toBe(true);
  });

  it("refuse to be held where the page cannot draw them", async () => {
    await expect(hold("chess")).rejects.toThrow("This page cannot draw chess yet.");
  });
});
