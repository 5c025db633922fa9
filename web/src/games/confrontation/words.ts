// Labels for ears and tooltips, put together from the picture. No rule is worked out here.

import type { Line, Option, Preview, Question } from "../../lib/protocol";
import { matching } from "../../lib/options";
import { told } from "./names";
import { identity, pieceName, placeName, type Picture, type Reference } from "./picture";

export function nameOf(reference: Reference, picture: Picture, thing: number): string | null {
  const piece = picture.pieces.find((each) => each.thing === thing);
  if (piece) {
    const where = piece.region === null ? "" : ` in ${reference.regions[piece.region]!.name}`;
    return pieceName(reference, piece) + where;
  }
  const region = reference.regions.findIndex((each) => each.thing === thing);
  if (region >= 0) return placeName(reference, region);
  const card = reference.cards.find((each) => each.thing === thing);
  if (card) return card.strength ? `Strength ${card.strength}` : card.name;
  return reference.specials.find((each) => each.thing === thing)?.name ?? null;
}

/** Everything there is to say of a piece or a region, for a screen reader. */
export function describe(
  reference: Reference,
  picture: Picture,
  near: number | null,
  question: Question | null,
  thing: number,
): string {
  const piece = picture.pieces.find((each) => each.thing === thing);
  if (piece) {
    const who = identity(piece);
    const parts = [pieceName(reference, piece)];
    if (who !== null) parts.push(`strength ${reference.characters[who]!.strength}`);
    if (piece.region !== null) parts.push(`in ${reference.regions[piece.region]!.name}`);
    if (piece.side === near && (piece.known || piece.revealed)) {
      parts.push(`known to ${reference.sides[1 - piece.side]}`);
    }
    const ways = ends(reference, question, thing);
    if (ways.length > 0) parts.push(`can go to ${ways.join(", ")}`);
    return parts.join(", ");
  }
  const region = reference.regions.findIndex((each) => each.thing === thing);
  if (region < 0) return nameOf(reference, picture, thing) ?? "";
  const here = picture.pieces
    .filter((each) => each.region === region)
    .map((each) => pieceName(reference, each));
  return (
    `${placeName(reference, region)}, holds ${reference.regions[region]!.room} a side, ` +
    (here.join(", ") || "nobody there")
  );
}

function ends(reference: Reference, question: Question | null, thing: number): string[] {
  if (!question) return [];
  const to = matching(question.options, [thing]).flatMap((option) => option.things.slice(1));
  const regions = to.map((each) => reference.regions.findIndex((region) => region.thing === each));
  return [...new Set(regions)].filter((n) => n >= 0).map((n) => placeName(reference, n));
}

export interface Badge {
  text: string;
  attack: boolean;
  /** What is known to come of it, in numbers. */
  brief: string;
}

/**
 * What going to each lit region is called: an attack where the enemy stands, and any way of its
 * own.
 */
export function badges(
  reference: Reference,
  picture: Picture,
  options: Option[],
  previews: Map<number, Preview>,
): Map<number, Badge> {
  const found = new Map<number, Badge>();
  for (const option of options) {
    const [mover, ...rest] = option.things;
    const piece = picture.pieces.find((each) => each.thing === mover);
    for (const thing of rest) {
      const region = reference.regions.findIndex((each) => each.thing === thing);
      if (region < 0 || !piece) continue;
      const attack = picture.pieces.some(
        (each) => each.region === region && each.side !== piece.side,
      );
      const name = reference.regions[region]!.name;
      const way = option.label.slice(option.label.lastIndexOf(name) + name.length).trim();
      if (found.has(thing) && !way) continue;
      if (attack || way) {
        const text = attack
          ? `Attack${way ? ` ${way}` : ""}`
          : way.charAt(0).toUpperCase() + way.slice(1);
        found.set(thing, { text, attack, brief: shortened(previews.get(option.id)) });
      }
    }
  }
  return found;
}

/** The numbers of a preview, as they fit on a badge. */
function shortened(preview: Preview | undefined): string {
  return preview?.brief.replace(/ before cards$/, "") ?? "";
}

/** A chronicle line cut at names, so that each side's people wear its colour. */
export function painter(reference: Reference): (line: Line) => { text: string; side?: string }[] {
  const sides = new Map<string, string>();
  for (const character of reference.characters)
    sides.set(character.name, character.side === 0 ? "fp" : "sh");
  reference.sides.forEach((name, side) => sides.set(name, side === 0 ? "fp" : "sh"));
  const names = [...sides.keys()].sort((a, b) => b.length - a.length);
  // Names are letters, spaces and hyphens: nothing a pattern would read as its own.
  const pattern = new RegExp(`(${names.join("|")})(?: piece [A-I])?`, "gu");
  return (line) => {
    const parts: { text: string; side?: string }[] = [];
    let from = 0;
    for (const match of line.text.matchAll(pattern)) {
      if (match.index > from) parts.push({ text: line.text.slice(from, match.index) });
      parts.push({ text: match[0], side: sides.get(match[1]!)! });
      from = match.index + match[0].length;
    }
    if (from < line.text.length) parts.push({ text: line.text.slice(from) });
    return parts;
  };
}

/** Lines that only say whose turn it is. */
export const isTurn = (line: Line): boolean => told(line)[0] === "turn";
