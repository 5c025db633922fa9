import { describe, expect, it } from "vitest";
import { beginnings, click, enough, lit, toggle, wanting, wordless } from "../src/lib/options";
import type { Option, Question } from "../src/lib/protocol";

const option = (id: number, ...things: number[]): Option => ({ id, label: `option ${id}`, things });
// Piece 1 goes to 50 or 51, piece 2 to 50; 36 is a card; 9 touches nothing.
const moves = [option(1, 1, 50), option(2, 1, 51), option(3, 2, 50), option(4, 36), option(9)];

describe("clicking things", () => {
  it("begins with a piece and lights where it may go", () => {
    expect(click(moves, [], 1)).toEqual({ kind: "chosen", things: [1] });
    expect([...lit(moves, [1])]).toEqual([50, 51]);
  });

  it("answers once one option is meant", () => {
    expect(click(moves, [1], 51)).toEqual({ kind: "answer", option: moves[1] });
    expect(click(moves, [], 36)).toEqual({ kind: "answer", option: moves[3] });
  });

  it("may begin at the far end", () => {
    expect(click(moves, [], 50)).toEqual({ kind: "chosen", things: [50] });
    expect([...lit(moves, [50])]).toEqual([1, 2]);
    expect(click(moves, [50], 2)).toEqual({ kind: "answer", option: moves[2] });
  });

  it("asks when two options touch the same things", () => {
    const twins = [option(1, 1, 50), option(2, 1, 50)];
    expect(click(twins, [1], 50)).toEqual({ kind: "ask", options: twins });
  });

  it("puts down what is clicked again, and takes up another", () => {
    expect(click(moves, [1], 1)).toEqual({ kind: "chosen", things: [] });
    expect(click(moves, [1], 2)).toEqual({ kind: "chosen", things: [2] });
  });

  it("names what was refused", () => {
    expect(click(moves, [], 7)).toEqual({ kind: "refused", thing: 7, onto: null });
    expect(click(moves, [2], 51)).toEqual({ kind: "refused", thing: 2, onto: 51 });
    expect(click([], [], 3)).toEqual({ kind: "refused", thing: 3, onto: null });
  });

  it("knows beginnings and buttons", () => {
    expect(beginnings(moves)).toEqual([1, 2, 36]);
    expect(wordless(moves)).toEqual([moves[4]]);
  });
});

describe("picking several", () => {
  const question = { least: 2, most: 2, options: moves } as unknown as Question;

  it("stops at the most and counts", () => {
    const picks = toggle(question, toggle(question, [], 1), 2);
    expect(picks).toEqual([1, 2]);
    expect(toggle(question, picks, 3)).toEqual([1, 2]);
    expect(toggle(question, picks, 1)).toEqual([2]);
    expect(enough(question, [1])).toBe(false);
    expect(enough(question, picks)).toBe(true);
    expect(wanting(question, picks)).toBe("2 of 2 picked");
  });

  it("replaces a single pick", () => {
    expect(toggle({ ...question, least: 1, most: 1 }, [1], 2)).toEqual([2]);
  });
});
