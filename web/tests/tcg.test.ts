import { describe, expect, it } from "vitest";
import { nothingElse, passes, type Passing } from "../src/cardplay/flow";
import { cardsOf, lookOf, statsOf } from "../src/games/tcg/cards";
import type { EventName, QuestionName } from "../src/games/tcg/names";
import { oneRoad, owned, starters, wish } from "../src/games/tcg/newtable";
import {
  emblemOf,
  factsOf,
  inkOf,
  linesOf,
  paragraphs,
  roadOf,
  standing,
  typeLine,
  under,
  type Facts,
  type Laid,
  type Picture,
  type PlayerPicture,
  type Reference,
  type Skirmish,
} from "../src/games/tcg/picture";
import { calledBy } from "../src/games/tcg/seats";
import { describe as told, folded, isTurn, painter } from "../src/games/tcg/words";
import type { SavedDeck } from "../src/lib/decks";
import type { Line, Question, State } from "../src/lib/protocol";
import { addressed, named } from "../src/lib/story";

const facts = (more: Partial<Facts>): Facts => ({
  id: "1C1",
  set: 1,
  number: 1,
  title: "Aragorn",
  type: "Companion",
  unique: true,
  text: [],
  keywords: [],
  side: "Free Peoples",
  culture: "Gondor",
  twilight: 4,
  strength: 8,
  vitality: 4,
  ...more,
});
const player = (more: Partial<PlayerPicture>): PlayerPicture => ({
  deck_name: "",
  place: 0,
  site: 1,
  burdens: 0,
  threats: 0,
  lost: false,
  hand: [],
  deck: [],
  discard: [],
  dead: [],
  adventure: [],
  play: [],
  ...more,
});
const picture = (more: Partial<Picture>): Picture => ({
  turn: 1,
  phase: "skirmish",
  free_peoples: 0,
  shadow: null,
  twilight: 0,
  moves: 1,
  move_limit: 2,
  skirmish: null,
  skirmishes: [],
  archery: [0, 0],
  ring_worn: false,
  cards: 50,
  players: [player({}), player({})],
  path: [],
  void: [],
  stacked: [],
  removed: [],
  ...more,
});
const ORC = facts({
  id: "1C2",
  number: 2,
  title: "Goblin Runner",
  type: "Minion",
  unique: false,
  side: "Shadow",
  culture: "Moria",
  race: "Orc",
  twilight: 1,
  strength: 5,
  vitality: 1,
  site_number: 4,
});
const SWORD = facts({
  id: "1C3",
  number: 3,
  title: "Aragorn's Bow",
  type: "Possession",
  class: ["ranged weapon"],
  strength: 1,
});
const SITE: Facts = {
  id: "1C4",
  set: 1,
  number: 4,
  title: "East Road",
  type: "Site",
  unique: false,
  text: [],
  keywords: [],
  site_number: 1,
  shadow_number: 0,
  block: "Fellowship",
};
const RING = facts({ id: "1C5", number: 5, title: "Frodo", twilight: 0 });
const reference: Reference = {
  cards: [facts({}), ORC, SWORD, SITE, RING],
  decks: {
    A: { ring_bearer: "", ring: "", sites: ["1C4"], cards: {} },
    B: { ring_bearer: "", ring: "", sites: ["9C9"], cards: {} },
  },
  deck_groups: { "Starter decks": ["A", "B"] },
};
const fight = (more: Partial<Skirmish>): Skirmish => ({
  character: 1,
  minions: [2],
  strength: 8,
  against: 5,
  settled: false,
  won: true,
  overwhelmed: false,
  fallen: [2],
  text: "",
  parts: {},
  ...more,
});

describe("faces", () => {
  it("shows what has changed against what is printed", () => {
    const laid: Laid = { id: 3, number: 1001, strength: 9, vitality: 3, wounds: 1, active: true };
    expect(statsOf(facts({}), laid).map((stat) => [stat.value, stat.change])).toEqual([
      [9, "up"],
      [3, "down"],
    ]);
    // Who rests is not reckoned up by the rules, but wounds tell.
    expect(
      statsOf(facts({}), { id: 3, number: 1001, wounds: 2 }).map((stat) => stat.value),
    ).toEqual([8, 2]);
    expect(statsOf(SWORD).map((stat) => stat.value)).toEqual(["+1", "+4"]);
  });

  it("marks a price that is not the printed one", () => {
    expect(lookOf(ORC, { id: 1, number: 1002, cost: 3 }).corner).toEqual({
      value: 3,
      shape: "moon",
      change: "up",
    });
    expect(lookOf(ORC).corner).toEqual({ value: 1, shape: "moon", change: "" });
    expect(lookOf(SITE).corner).toEqual({ value: 0, shape: "square", change: "" });
  });

  it("sets keywords in bold, and draws cultures", () => {
    const text = [
      { lead: "", text: "Ranger.", keywords: ["Ranger"] },
      { lead: "Maneuver", text: "Exert a [gandalf] companion.", keywords: [] },
    ];
    expect(paragraphs(facts({ text }))).toEqual([
      { lead: "", text: "Ranger.", bold: true },
      { lead: "Maneuver", text: "Exert a [gandalf_c] companion.", bold: false },
    ]);
  });

  it("gives everyone an ink, an emblem and a type", () => {
    expect([inkOf(ORC), inkOf(SITE), inkOf(facts({ culture: "Uruk-hai" }))]).toEqual([
      "moria",
      "site",
      "uruk",
    ]);
    expect([emblemOf(facts({})), emblemOf(ORC), emblemOf(SWORD)]).toEqual([
      "aragorn",
      "orc",
      "legolas",
    ]);
    expect([typeLine(ORC), typeLine(SWORD), typeLine(SITE)]).toEqual([
      "Minion · Orc",
      "Possession · ranged weapon",
      "Site 1",
    ]);
  });

  it("says everything of a card to who cannot see it", () => {
    const laid: Laid = {
      id: 1,
      number: 1001,
      active: true,
      strength: 8,
      vitality: 3,
      resistance: 6,
      wounds: 1,
      words: ["defender +1"],
    };
    expect(told(reference, picture({}), laid)).toBe(
      "Aragorn, Gondor companion, strength 8, vitality 3, resistance 6, 1 wound, defender +1",
    );
    expect(told(reference, picture({}), { id: 2, number: null })).toBe("A card face down");
    const bearer: Laid = { id: 4, number: 1005, active: true, ring_bearer: true };
    expect(cardsOf(reference).tag(picture({}), bearer, false)?.text).toBe("Ring-bearer");
    expect(cardsOf(reference).tag(picture({ ring_worn: true }), bearer, false)?.text).toBe(
      "wears the Ring",
    );
  });
});

describe("the table", () => {
  const aragorn: Laid = { id: 1, number: 1001 };
  const bow: Laid = { id: 5, number: 1003, host: 1 };
  const hidden: Laid = { id: 6, number: null, host: 1 };
  const goblins: Laid[] = [
    { id: 2, number: 1002, against: 1 },
    { id: 3, number: 1002 },
  ];
  const frodo: Laid = { id: 4, number: 1005, ring_bearer: true };
  const held: Laid = { id: 8, number: 1004, site: 1 };
  const now = picture({
    players: [
      player({ site: 2, play: [frodo, aragorn, bow] }),
      player({ play: [...goblins, held] }),
    ],
    path: [{ id: 9, number: 1004, site: 2 }],
    stacked: [hidden],
    skirmish: 1,
    skirmishes: [fight({ character: 4, minions: [], text: "" }), fight({})],
  });

  it("tucks what is borne and what is stacked under its bearer", () => {
    expect(standing(reference, now, 0)).toEqual({
      companions: [frodo, aragorn],
      minions: [],
      support: [],
    });
    expect(under(now, 1)).toEqual([
      { laid: bow, stacked: false },
      { laid: hidden, stacked: true },
    ]);
    expect(
      cardsOf(reference)
        .under(now, aragorn)
        .map((each) => [each.title, each.kind]),
    ).toEqual([
      ["Aragorn's Bow", "borne"],
      ["a card face down", "down"],
    ]);
  });

  it("sets the fight that goes on first, and leaves the others beside it", () => {
    const lines = linesOf(reference, now, 0);
    expect(lines.skirmishes.map((each) => each.character)).toEqual([1, 4]);
    expect(lines.minions.map((laid) => laid.id)).toEqual([3]);
    expect(lines.companions).toEqual([]);
    const before = picture({
      free_peoples: null,
      players: [player({}), player({ play: [frodo] })],
    });
    expect(linesOf(reference, before, 1).companions).toEqual([frodo]);
  });

  it("keeps a site that is controlled in its place on the road", () => {
    const road = roadOf(now);
    expect(road.map((stop) => stop.site?.id ?? null)).toEqual([
      8,
      9,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([road[0]!.controlled, road[1]!.controlled]).toEqual([1, null]);
    expect([road[0]!.here, road[1]!.here]).toEqual([[1], [0]]);
  });

  it("knows a card by its set and number", () => {
    expect(factsOf(reference, aragorn)?.title).toBe("Aragorn");
    expect(factsOf(reference, hidden)).toBeNull();
  });
});

describe("passing", () => {
  const FLOW: Passing = { windows: ["action"] };
  const question = (kind: QuestionName, ids: number[]): Question => ({
    prompt: "",
    rule: "",
    kind,
    least: 1,
    most: 1,
    ordered: false,
    passing: ids.includes(999999) ? 999999 : null,
    asides: [],
    options: ids.map((id) => ({ id, label: "", things: [] })),
  });

  it("never passes over a response, nor over a fellowship or Shadow phase", () => {
    for (const kind of ["fellowship", "shadow", "response"] as const) {
      expect(
        passes(
          FLOW,
          question(kind, [999999, 3]),
          { to: "round", phase: "skirmish", round: 1 },
          { phase: "skirmish", round: 1 },
          true,
        ),
      ).toBe(false);
    }
    expect(nothingElse(question("response", [999999]))).toBe(true);
  });
});

describe("words", () => {
  it("speaks to you and names the others", () => {
    const names = ["You", "Kit"];
    expect(addressed("Player 1 plays Goblin Runner.", names)).toBe("You play Goblin Runner.");
    expect(addressed("Player 1 goes first.", names)).toBe("You go first.");
    expect(addressed("The Shadow phase of Player 1 begins.", names)).toBe(
      "Your Shadow phase begins.",
    );
    expect(named("Player 2 won: nobody else is left on the road.", names)).toBe(
      "Kit won: nobody else is left on the road.",
    );
  });

  it("tells events of a kind in a row in one line", () => {
    const line = (text: string, ...event: [EventName, ...number[]]): Line => ({
      at: 1,
      text,
      things: [event[1]!],
      event,
    });
    expect(
      folded([
        line("Player 1 draws a card.", "draw", 0, 50),
        line("Player 1 draws a card.", "draw", 0, 51),
        line("Frodo is hit by an arrow.", "wound", 4, 1),
        line("Frodo is hit by an arrow.", "wound", 4, 1),
        line("Frodo is wounded.", "wound", 4, 0),
        line("Sam is wounded.", "wound", 5, 0),
        line("Player 2 plays Goblin Runner.", "played", 2, 1),
        line("Player 2 plays Goblin Sneak.", "played", 3, 1),
      ]).map((each) => each.text),
    ).toEqual([
      "Player 1 draws 2 cards.",
      "Frodo is hit by an arrow (2 times).",
      "Frodo and Sam are wounded.",
      "Player 2 plays Goblin Runner and Goblin Sneak.",
    ]);
    expect([
      isTurn(line("", "turn", 0)),
      isTurn(line("", "phase", 7)),
      isTurn(line("", "draw", 0)),
    ]).toEqual([true, true, false]);
  });

  it("gives cards their ink, whole words only", () => {
    const parts = painter(reference, ["Kit"])({
      at: 1,
      text: "Player 1 plays Aragorn's Bow.",
      things: [],
    });
    expect(parts).toEqual([
      { text: "Kit", side: "who" },
      { text: " plays " },
      { text: "Aragorn's Bow", side: "ink-gondor" },
      { text: "." },
    ]);
  });

  it("tells several hands of one person apart by their decks", () => {
    const state = {
      you: [0, 1],
      table: { seats: [{ name: "Kit" }, { name: "Kit" }] },
    } as unknown as State;
    expect(
      calledBy(state, picture({ players: [player({ deck_name: "Axes" }), player({})] })),
    ).toEqual(["Axes", "Player 2"]);
    expect(calledBy({ ...state, you: 1 }, picture({}))).toEqual(["Kit", "You"]);
  });
});

describe("a new table", () => {
  const saved = [
    {
      id: "x",
      game: "tcg",
      format: "Fellowship block",
      name: "Mine",
      legal: true,
      setup: { sites: ["1C4"] },
    },
    { id: "y", game: "tcg", legal: false },
    { id: "z", game: "lcg", legal: true },
  ] as unknown as SavedDeck[];

  it("offers the game's decks under headings, and one's own that are legal", () => {
    expect(starters(reference).map((deck) => [deck.key, deck.group])).toEqual([
      ["A", "Starter decks"],
      ["B", "Starter decks"],
    ]);
    expect(owned(saved).map((deck) => [deck.key, deck.group])).toEqual([
      ["deck x", "Your decks: Fellowship block"],
    ]);
  });

  it("becomes a set-up and chairs", () => {
    const decks = [...owned(saved), ...starters(reference)];
    const seats = [
      { deck: "deck x", who: "you" },
      { deck: "A", who: "random" },
    ];
    expect(wish("starter", seats, decks, null)).toEqual({
      setup: { decks: [{ sites: ["1C4"] }, "A"], starter: true },
      chairs: ["you", "random"],
      clock: null,
      private: false,
    });
    expect(oneRoad(reference, seats, decks)).toBe(true);
    expect(
      oneRoad(
        reference,
        [
          { deck: "A", who: "you" },
          { deck: "B", who: "you" },
        ],
        decks,
      ),
    ).toBe(false);
  });
});
