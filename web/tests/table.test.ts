import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option, Question, State } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";

type Said = Record<string, unknown> & { type: string };

/** The server's end of the line. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  said: Said[] = [];
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as Said);
  }
  close() {
    this.readyState = 3;
  }
  tells(state: Partial<State>) {
    const message = { type: "state", you: 0, eyes: 0, lines: [], first_line: 0, ...state };
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  saidOf(type: string): Said[] {
    return this.said.filter((each) => each.type === type);
  }
}

const option = (id: number, ...things: number[]): Option => ({ id, label: String(id), things });
const asks = (options: Option[], more: Partial<Question> = {}): Question => ({
  prompt: "",
  rule: "",
  kind: "",
  least: 1,
  most: 1,
  ordered: false,
  passing: null,
  options,
  asides: [],
  ...more,
});

let table: Table;
beforeEach(async () => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("addEventListener", () => undefined);
  table = new Table("x", null, Promise.resolve());
  await new Promise((done) => setTimeout(done));
});

const given = (question: Question, at = 1) => Line.last.tells({ at, question });

describe("a click", () => {
  it("goes on from the one before until one option is meant", () => {
    given(asks([option(1, 10, 20), option(2, 10, 21), option(3, 11, 20)]));
    table.touch(10);
    expect(table.chosen).toEqual([10]);
    table.touch(21);
    expect(Line.last.saidOf("answer")).toEqual([{ type: "answer", at: 1, picks: [2] }]);
    expect(table.chosen).toEqual([]);
    expect(table.question).toBeNull();
  });

  it("asks which where several are meant, on the board or where one wishes", () => {
    given(asks([option(1, 10), option(2, 10)]));
    table.touch(10);
    expect(table.doubt.map((each) => each.id)).toEqual([1, 2]);
    const ask = vi.fn();
    table.touch(10, ask);
    expect(ask).toHaveBeenCalledOnce();
    expect(table.doubt).toEqual([]);
  });

  it("asks the server why not where none is meant", () => {
    given(asks([option(1, 10)]));
    table.touch(12);
    expect(Line.last.saidOf("why_not")).toEqual([{ type: "why_not", thing: 12, onto: null }]);
  });

  it("switches a pick on and off where several are wanted", () => {
    given(asks([option(1, 10), option(2, 11), option(3, 12)], { least: 0, most: 2 }));
    table.touch(10);
    table.choose(option(3, 12));
    expect(table.picks).toEqual([1, 3]);
    table.touch(10);
    expect(table.picks).toEqual([3]);
    expect(Line.last.saidOf("answer")).toEqual([]);
  });

  it("says where what is done in passing is done", () => {
    given(asks([option(1, 10)], { asides: [option(5, 30, 20), option(6, 30, 21)] }));
    table.touch(30);
    expect(table.passing.map((each) => each.id)).toEqual([5, 6]);
    table.touch(21);
    expect(Line.last.saidOf("answer")[0]?.picks).toEqual([6]);
  });
});

describe("what was begun", () => {
  it("is put down as a whole, and the sum of the picks is asked for anew", () => {
    given(asks([option(1, 10), option(2, 11)], { least: 0, most: 2 }));
    table.touch(10);
    table.putDown();
    expect([table.chosen, table.doubt, table.passing, table.picks]).toEqual([[], [], [], []]);
    expect(Line.last.saidOf("preview").map((each) => each.picks)).toEqual([[], [1], []]);
  });

  it("ends with its question", () => {
    given(asks([option(1, 10, 20), option(2, 10, 21)]));
    table.touch(10);
    table.fault = "No.";
    given(asks([option(1, 10, 20), option(2, 10, 21)]), 1);
    expect(table.chosen).toEqual([10]);
    given(asks([option(3, 12)]), 2);
    expect([table.chosen, table.picks, table.fault, table.hint]).toEqual([[], [], "", null]);
  });
});
