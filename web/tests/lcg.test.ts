import { describe, expect, it } from "vitest";
import { holds, nothingElse, passes, type Passing, type Until } from "../src/cardplay/flow";
import { freeDeck, sits } from "../src/cardplay/seating";
import type { EventName, QuestionName } from "../src/games/lcg/names";
import { wish } from "../src/games/lcg/newtable";
import {
  attachedTo,
  deckName,
  emblemOf,
  shadowsOf,
  sidesOf,
  standing,
  statsOf,
  type Facts,
  type Laid,
  type Picture,
  type Reference,
} from "../src/games/lcg/picture";
import { describe as told, folded, painter } from "../src/games/lcg/words";
import type { Line, Question } from "../src/lib/protocol";
import { addressed } from "../src/lib/story";

const facts = (more: Partial<Facts>): Facts => ({
  id: 1,
  title: "Aragorn",
  type: "hero",
  unique: true,
  text: [],
  traits: [],
  keywords: [],
  ...more,
});
const question = (kind: QuestionName, ids: number[]): Question => ({
  prompt: "",
  rule: "",
  kind,
  least: 1,
  most: 1,
  ordered: false,
  passing: ids.includes(PASS) ? PASS : null,
  asides: [],
  options: ids.map((id) => ({ id, label: String(id), things: id === PASS ? [] : [id] })),
});
const PASS = 9999;
const FLOW: Passing = { windows: ["action"] };

function picture(more: Partial<Picture>): Picture {
  const piles = Object.fromEntries(
    [
      "staging",
      "active",
      "encounter_deck",
      "encounter_discard",
      "shadows",
      "beside",
      "aside",
      "victory",
      "removed",
      "quest_deck",
      "quest",
      "limbo",
    ].map((zone) => [zone, []]),
  );
  return {
    players: [],
    cards: 50,
    contest: null,
    round: 1,
    phase: "quest",
    ...piles,
    ...more,
  } as unknown as Picture;
}

describe("passing by itself", () => {
  const until = (to: "decision" | "phase" | "round"): Until => ({ to, phase: "quest", round: 2 });

  it("passes where nothing else can be done, if that tells nobody anything", () => {
    expect(nothingElse(question("action", [PASS]))).toBe(true);
    expect(passes(FLOW, question("action", [PASS]), null, { phase: "quest", round: 2 }, true)).toBe(
      true,
    );
    expect(
      passes(FLOW, question("action", [PASS]), null, { phase: "quest", round: 2 }, false),
    ).toBe(false);
    expect(
      passes(FLOW, question("action", [PASS, 3]), null, { phase: "quest", round: 2 }, true),
    ).toBe(false);
  });

  it("passes as far as it was told to, and no further", () => {
    expect(
      passes(
        FLOW,
        question("action", [PASS, 3]),
        until("phase"),
        { phase: "quest", round: 2 },
        true,
      ),
    ).toBe(true);
    expect(
      passes(
        FLOW,
        question("action", [PASS, 3]),
        until("phase"),
        { phase: "travel", round: 2 },
        true,
      ),
    ).toBe(false);
    expect(
      passes(
        FLOW,
        question("action", [PASS, 3]),
        until("round"),
        { phase: "travel", round: 2 },
        true,
      ),
    ).toBe(true);
    expect(
      passes(
        FLOW,
        question("action", [PASS, 3]),
        until("round"),
        { phase: "resource", round: 3 },
        true,
      ),
    ).toBe(false);
  });

  it("never passes over a response that could be made", () => {
    for (const to of ["decision", "phase", "round"] as const) {
      expect(
        passes(
          FLOW,
          question("response", [PASS, 3]),
          until(to),
          { phase: "quest", round: 2 },
          true,
        ),
      ).toBe(false);
    }
    expect(
      holds(FLOW, until("decision"), question("response", [PASS, 3]), { phase: "quest", round: 2 }),
    ).toBe(false);
  });
});

describe("cards", () => {
  it("shows what has changed against what is printed", () => {
    const laid: Laid = {
      id: 3,
      number: 1,
      now: { type: "hero", willpower: 4, attack: 2, defense: 2, hit_points: 5 },
    };
    const stats = statsOf(facts({ willpower: 2, attack: 3, defense: 2, hit_points: 5 }), laid);
    expect(stats.map((stat) => [stat.value, stat.change])).toEqual([
      [4, "up"],
      [2, "down"],
      [2, ""],
      [5, ""],
    ]);
  });

  it("lays a quest out on two sides", () => {
    const sides = sidesOf(
      facts({
        type: "quest",
        sequence: 1,
        title: "To the River...",
        title_b: "To the Sea",
        text: [
          { lead: "Setup", text: "Lay it out.", keywords: [] },
          { lead: "Forced", text: "Walk.", keywords: [] },
        ],
      }),
    );
    expect(sides.map((side) => [side.name, side.title, side.paragraphs.length])).toEqual([
      ["1A", "To the River...", 1],
      ["1B", "To the Sea", 1],
    ]);
  });

  it("gives everyone an emblem, the rarer trait before the commoner", () => {
    expect(emblemOf(facts({ id: 96, type: "enemy", traits: ["Creature", "Spider"] }))).toBe(
      "shelob",
    );
    expect(emblemOf(facts({ id: 999, type: "treachery" }))).toBe("eye");
  });

  it("tucks attachments and shadow cards under what they lie on", () => {
    const hero = { id: 1, number: 1 };
    const stone = { id: 2, number: 2, host: 1 };
    const shadow = { id: 9, number: null, host: 7, face_down: true };
    const spider = { id: 7, number: 96 };
    const now = picture({
      players: [
        {
          play: [hero, stone],
          engaged: [spider],
          hand: [],
          deck: [],
          discard: [],
          heroes: [],
          threat: 0,
          eliminated: false,
        },
      ],
      shadows: [shadow],
    });
    expect(standing(now, now.players[0]!.play)).toEqual([hero]);
    expect(attachedTo(now, 1)).toEqual([stone]);
    expect(shadowsOf(now, 7)).toEqual([shadow]);
  });

  it("says everything of a card to who cannot see it", () => {
    const reference: Reference = {
      cards: [facts({ willpower: 2, sphere: "Leadership", threat_cost: 12 })],
      decks: {},
      scenarios: {},
    };
    const laid: Laid = { id: 1, number: 1, damage: 2, resources: 1, exhausted: 1, committed: true };
    expect(told(reference, picture({}), laid)).toBe(
      "Aragorn, Leadership hero, willpower 2, 2 damage, 1 resource, exhausted, committed " +
        "to the quest",
    );
    expect(told(reference, picture({}), { id: 2, number: null })).toBe("A card face down");
  });
});

describe("words", () => {
  it("speaks to you", () => {
    const names = ["Kit", "You"];
    expect(addressed("Player 2 draws Gandalf.", names)).toBe("You draw Gandalf.");
    expect(addressed("The threat of Player 2 rises by 1.", names)).toBe("Your threat rises by 1.");
    expect(addressed("King Spider attacks Player 2.", names)).toBe("King Spider attacks you.");
    expect(addressed("Player 1 draws a card.", names)).toBe("Player 1 draws a card.");
  });

  it("tells events of a kind in a row in one line", () => {
    const line = (text: string, ...event: [EventName, ...number[]]): Line => ({
      at: 1,
      text,
      things: [event[1]!],
      event,
    });
    const lines = folded([
      line("Player 1 draws a card.", "draws", 0, 50),
      line("Player 1 draws a card.", "draws", 0, 51),
      line("Player 2 draws Gandalf.", "draws", 1, 52),
      line("Aragorn gains 1 resource.", "resources", 0, 1),
      line("Glóin gains 1 resource.", "resources", 1, 1),
      line("Théodred gains 1 resource.", "resources", 2, 1),
      line("Glóin pays 1.", "resources", 1, -1),
      line("", "enters play", 4, 0),
      line("Aragorn readies.", "readies", 0, 0),
    ]);
    expect(lines.map((each) => each.text)).toEqual([
      "Player 1 draws 2 cards.",
      "Player 2 draws Gandalf.",
      "Aragorn, Glóin and Théodred gain 1 resource each.",
      "Glóin pays 1.",
      "Aragorn readies.",
    ]);
    expect(lines[2]!.things).toEqual([0, 1, 2]);
  });

  it("calls people by their names and gives cards their ink", () => {
    const reference: Reference = {
      cards: [facts({ sphere: "Leadership" })],
      decks: {},
      scenarios: {},
    };
    const parts = painter(reference, ["Kit"])({
      at: 1,
      text: "Player 1 has played Aragorn.",
      things: [],
    });
    expect(parts).toEqual([
      { text: "Kit", side: "who" },
      { text: " has played " },
      { text: "Aragorn", side: "ink-leadership" },
      { text: "." },
    ]);
  });

  it("names a starter deck by its sphere and any other by its heroes", () => {
    const reference: Reference = {
      cards: [facts({}), facts({ title: "Glóin" })],
      decks: { leadership: { heroes: [1, 2], cards: {} } },
      scenarios: {},
    };
    expect(deckName(reference, [2, 1])).toBe("Leadership");
    expect(deckName(reference, [2])).toBe("Glóin");
  });
});

describe("a new table", () => {
  const decks = [
    { key: "leadership", name: "", more: "", deck: "leadership" },
    { key: "deck x", name: "", more: "", deck: { heroes: [1], cards: { "13": 3 } } },
  ];

  it("becomes a set-up and chairs", () => {
    const seats = [
      { deck: "leadership", who: "you" },
      { deck: "deck x", who: "friend" },
    ];
    expect(wish("A", ["A", "B"], "standard", seats, decks, null)).toEqual({
      setup: { scenarios: ["A"], decks: ["leadership", { heroes: [1], cards: { "13": 3 } }] },
      chairs: ["you", "friend"],
      clock: null,
      private: true,
    });
    expect(wish("A", ["A", "B"], "nightmare", seats.slice(0, 1), decks, null).setup).toEqual({
      nightmare: true,
      scenarios: ["A", "B"],
      decks: ["leadership"],
    });
  });

  it("gives another player a deck of their own, and wants you there", () => {
    expect(freeDeck([{ deck: "leadership", who: "you" }], decks)).toBe("deck x");
    expect(sits([{ deck: "leadership", who: "random" }])).toBe(false);
  });
});
