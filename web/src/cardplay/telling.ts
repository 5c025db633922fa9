// The chronicle of a card game: told to the one who reads it, in colours, and with what belongs
// together in one line.

import type { Line } from "../lib/protocol";
import { addressed } from "../lib/story";

/** Cuts lines at the titles of cards, so that each wears its ink, with people's names for seats. */
export function painting(
  inks: Map<string, string>,
  names: (string | null)[],
): (line: Line) => { text: string; side?: string }[] {
  const escaped = [...inks.keys()]
    .sort((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<!\\p{L})(${escaped.join("|")})(?!\\p{L})|Player ([1-6])`, "gu");
  return (line) => {
    const text = addressed(line.text, names);
    const parts: { text: string; side?: string }[] = [];
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > from) parts.push({ text: text.slice(from, match.index) });
      if (match[1] !== undefined) parts.push({ text: match[1], side: inks.get(match[1])! });
      else parts.push({ text: names[Number(match[2]) - 1] ?? match[0], side: "who" });
      from = match.index + match[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from) });
    return parts;
  };
}

/**
 * A line as what is said of somebody, and of whom. Lines with the same key in a row are told in
 * one.
 */
export interface Part {
  key: string;
  before: string;
  name: string;
  after: string;
}

const counted = (names: string[]) =>
  [...new Set(names)].map((name) => {
    const times = names.filter((each) => each === name).length;
    return times === 1 ? name : name === "a card" ? `${times} cards` : `${name} (${times})`;
  });

/**
 * The chronicle with events of a kind in a row told in one line; `part` is null where a line stands
 * by itself.
 */
export function folding(part: (line: Line) => Part | null): (lines: Line[]) => Line[] {
  return (lines) => {
    const told: Line[] = [];
    let row: { line: Line; part: Part }[] = [];
    const close = () => {
      if (row.length === 1) told.push(row[0]!.line);
      else if (row.length > 1) {
        const names = counted(row.map((each) => each.part.name));
        const list =
          names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0]!;
        const { before, name, after } = row[0]!.part;
        // Of one alone, what happened is said once; cards without a name are merely counted.
        const same = names.length === 1 && name !== "a card" && before === "";
        const text = same
          ? `${row[0]!.line.text.slice(0, -1)} (${row.length} times).`
          : `${before}${list}${after}`;
        told.push({
          ...row[0]!.line,
          at: row.at(-1)!.line.at,
          text,
          things: row.flatMap((each) => each.line.things),
        });
      }
      row = [];
    };
    for (const line of lines) {
      if (line.text === "") continue;
      const found = part(line);
      if (!found || found.key !== row[0]?.part.key) close();
      if (found) row.push({ line, part: found });
      else told.push(line);
    }
    close();
    return told;
  };
}
