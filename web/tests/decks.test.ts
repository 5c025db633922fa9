import { describe, expect, it } from "vitest";
import {
  byType,
  changed,
  choices,
  copies,
  curve,
  found,
  groups,
  held,
  inkOf,
  meanCost,
  shuffled,
  size,
  type BuilderCard,
  type Deck,
} from "../src/lib/decks";

function card(
  id: string,
  title: string,
  group: string,
  cost: number | null,
  facts: Record<string, string[]> = {},
): BuilderCard {
  return {
    id,
    title,
    part: cost === null ? "heroes" : "cards",
    most: 3,
    group,
    cost,
    text: [{ lead: "Response", text: `Does the thing of ${title}.`, keywords: [] }],
    facts,
    figures: {},
  };
}

const CARDS = [
  card("7", "Éowyn", "Spirit", null, { Type: ["Hero"], Trait: ["Noble", "Rohan"] }),
  card("13", "Guard of the Citadel", "Leadership", 2, {
    Type: ["Ally"],
    Trait: ["Gondor", "Warrior"],
  }),
  card("16", "Snowbourn Scout", "Leadership", 1, { Type: ["Ally"], Trait: ["Rohan", "Scout"] }),
  card("73", "Gandalf", "Neutral", 9, { Type: ["Ally"], Trait: ["Istari"] }),
  card("26", "Radagast's Cunning", "Lore", 1, { Type: ["Event"] }),
];
const DECK: Deck = {
  name: "x",
  parts: { heroes: { "7": 1 }, cards: { "13": 3, "16": 2, "73": 1, "26": 1, "999": 1 } },
};

describe("finding cards", () => {
  const titles = (words: string, wanted: Record<string, string> = {}) =>
    found(CARDS, words, wanted).map((each) => each.title);

  it("by words of title, text and traits, however they are spelt", () => {
    expect(titles("eowyn")).toEqual(["Éowyn"]);
    expect(titles("radagasts")).toEqual(["Radagast's Cunning"]);
    expect(titles("rohan scout")).toEqual(["Snowbourn Scout"]);
    expect(titles("nothing like it")).toEqual([]);
  });

  it("by the values of facts", () => {
    expect(titles("", { Trait: "Rohan" })).toEqual(["Éowyn", "Snowbourn Scout"]);
    expect(titles("", { Trait: "Rohan", Type: "Ally" })).toEqual(["Snowbourn Scout"]);
    expect(titles("", { Trait: "" })).toHaveLength(5);
  });

  it("with menus of what there is", () => {
    expect(choices(CARDS).map(([fact]) => fact)).toEqual(["Type", "Trait"]);
    expect(choices(CARDS)[0]![1]).toEqual(["Ally", "Event", "Hero"]);
  });
});

describe("counting", () => {
  const cards = held(DECK, "cards", CARDS);

  it("knows a deck's cards, and no others", () => {
    expect(size(DECK, "cards")).toBe(8);
    expect(cards.map((each) => each.card.id)).toEqual(["13", "16", "73", "26"]);
    expect(byType(cards).map(([type, these]) => [type, these.length])).toEqual([
      ["Ally", 3],
      ["Event", 1],
    ]);
  });

  it("keeps a card that two parts know apart", () => {
    const bearer = { ...CARDS[1]!, part: "ring_bearer" };
    const both: Deck = { name: "", parts: { ring_bearer: { "13": 1 }, cards: { "13": 2 } } };
    expect(held(both, "ring_bearer", [...CARDS, bearer])).toEqual([{ card: bearer, count: 1 }]);
    expect(held(both, "cards", [...CARDS, bearer]).map((each) => each.count)).toEqual([2]);
    expect(held({ name: "", parts: { cards: { "7": 1 } } }, "cards", CARDS)[0]!.card.part).toBe(
      "cards",
    );
  });

  it("draws a curve with the dear ones together", () => {
    expect(curve(cards).map((bar) => [bar.label, bar.count])).toEqual([
      ["0", 0],
      ["1", 3],
      ["2", 3],
      ["3", 0],
      ["4", 0],
      ["5", 0],
      ["6", 0],
      ["7+", 1],
    ]);
    expect(curve(cards)[1]!.pieces).toEqual([
      { group: "Leadership", count: 2 },
      { group: "Lore", count: 1 },
    ]);
    expect(curve([])).toHaveLength(5);
    expect(meanCost(cards)).toBeCloseTo(18 / 7);
    expect(meanCost([])).toBeNull();
  });

  it("counts groups, the largest first", () => {
    expect(groups(cards).map((bar) => [bar.label, bar.count])).toEqual([
      ["Leadership", 5],
      ["Lore", 1],
      ["Neutral", 1],
    ]);
  });
});

describe("changing", () => {
  it("adds and takes copies without touching the deck it began with", () => {
    const more = changed(DECK, CARDS[1]!, 1);
    expect(copies(more, CARDS[1]!)).toBe(4);
    expect(copies(DECK, CARDS[1]!)).toBe(3);
    expect(changed(DECK, CARDS[3]!, -1).parts.cards).not.toHaveProperty("73");
    expect(changed(DECK, CARDS[3]!, -5).parts.cards).not.toHaveProperty("73");
  });

  it("shuffles every copy", () => {
    const pile = shuffled(held(DECK, "cards", CARDS), () => 0.5);
    expect(pile).toHaveLength(7);
    expect(pile.filter((each) => each.id === "13")).toHaveLength(3);
  });

  it("finds a group's ink", () => {
    expect(inkOf("Leadership")).toContain("--s-leadership");
  });
});
