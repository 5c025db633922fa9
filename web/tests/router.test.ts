import { describe, expect, it } from "vitest";
import { invitation, parse } from "../src/lib/router";

describe("addresses", () => {
  it("finds each page", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/t/ab12")).toEqual({ page: "table", id: "ab12", secret: null, lesson: false });
    expect(parse("/t/ab12", "?secret=s&lesson")).toEqual({
      page: "table",
      id: "ab12",
      secret: "s",
      lesson: true,
    });
    expect(parse("/r/ab12/")).toEqual({ page: "replay", id: "ab12" });
    expect(parse("/quests")).toEqual({ page: "quests" });
    expect(parse("/decks")).toEqual({ page: "decks" });
    expect(parse("/decks/lcg/new")).toEqual({ page: "builder", game: "lcg", id: null });
    expect(parse("/decks/lcg/ab12")).toEqual({ page: "builder", game: "lcg", id: "ab12" });
    expect(parse("/t")).toEqual({ page: "lost" });
    expect(parse("/elsewhere/1/2")).toEqual({ page: "lost" });
  });

  it("writes invitations", () => {
    expect(invitation("https://x", "t1", "a b")).toBe("https://x/t/t1?secret=a%20b");
    expect(invitation("https://x", "t1", null)).toBe("https://x/t/t1");
  });
});
