// Labels for ears, and the chronicle in colours. No rule is worked out here.

import { folding, painting, type Part } from "../../cardplay/telling";
import type { Line } from "../../lib/protocol";
import { factsOf, inkOf, titleOf, under, type Laid, type Picture, type Reference } from "./picture";

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Everything there is to say of a card, for a screen reader. */
export function describe(reference: Reference, picture: Picture, laid: Laid, more = ""): string {
  const facts = factsOf(reference, laid);
  if (!facts) return ["A card face down", more].filter(Boolean).join(", ");
  const parts = [facts.subtitle ? `${facts.title}, ${facts.subtitle}` : facts.title];
  parts.push([facts.culture, facts.type.toLowerCase()].filter(Boolean).join(" "));
  const cost = laid.cost ?? facts.twilight;
  if (cost !== undefined && !laid.active) parts.push(`twilight cost ${cost}`);
  if (facts.type === "Site")
    parts.push(
      `site ${laid.site ?? facts.site_number ?? ""}`,
      `Shadow number ${laid.shadow_number ?? facts.shadow_number}`,
    );
  const strength = laid.strength ?? facts.strength;
  const vitality = laid.vitality ?? facts.vitality;
  if (strength !== undefined) parts.push(`strength ${strength}`);
  if (vitality !== undefined) parts.push(`vitality ${vitality}`);
  if (laid.resistance !== undefined) parts.push(`resistance ${laid.resistance}`);
  if (laid.ring_bearer)
    parts.push(picture.ring_worn && laid.active ? "wears the Ring" : "bears the Ring");
  if (laid.wounds) parts.push(plural(laid.wounds, "wound"));
  for (const [culture, count] of Object.entries(laid.tokens ?? {}))
    parts.push(plural(count, `${culture} token`));
  if (laid.words) parts.push(...laid.words);
  const on = under(picture, laid.id).map((each) => titleOf(reference, each.laid));
  if (on.length > 0) parts.push(`with ${on.join(", ")}`);
  if (more) parts.push(more);
  return parts.join(", ");
}

/** A chronicle line with people's names for seats, cut at cards so that each wears its ink. */
export function painter(
  reference: Reference,
  names: (string | null)[] = [],
): (line: Line) => { text: string; side?: string }[] {
  const inks = new Map<string, string>();
  for (const facts of reference.cards)
    if (!inks.has(facts.title)) inks.set(facts.title, `ink-${inkOf(facts)}`);
  return painting(inks, names);
}

const TURN = 4;
const PHASE = 6;
const DRAW = 8;
const PLAYED = 11;
/** How what happens to one card is said of several, by kind of event. */
const SAID: Record<number, [string, string][]> = {
  12: [[" is discarded.", " are discarded."]],
  13: [
    [" is discarded.", " are discarded."],
    [" goes to hand.", " go to hand."],
  ],
  14: [
    [" is wounded.", " are wounded."],
    [" is hit by an arrow.", " are hit by arrows."],
    [" is wounded in the skirmish.", " are wounded in the skirmish."],
  ],
  15: [[" exerts.", " exert."]],
  16: [[" is healed.", " are healed."]],
  17: [[" is killed.", " are killed."]],
  33: [[" wins.", " win."]],
  34: [[" loses.", " lose."]],
};

function part(line: Line): Part | null {
  const [kind = -1, subject = 0, value = 0] = line.event ?? [];
  const lead =
    kind === DRAW
      ? `Player ${subject + 1} draws `
      : kind === PLAYED
        ? `Player ${value + 1} plays `
        : null;
  if (lead && line.text.startsWith(lead))
    return { key: lead, before: lead, name: line.text.slice(lead.length, -1), after: "." };
  for (const [one, many] of SAID[kind] ?? []) {
    if (line.text.endsWith(one))
      return {
        key: `${kind} ${one}`,
        before: "",
        name: line.text.slice(0, -one.length),
        after: many,
      };
  }
  return null;
}

/** The chronicle with events of a kind in a row told in one line. */
export const folded = folding(part);

/** Lines that head a turn or a phase. */
export const isTurn = (line: Line): boolean =>
  line.event?.[0] === TURN || line.event?.[0] === PHASE;
