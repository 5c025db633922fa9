// Labels for ears, and the chronicle in colours. No rule is worked out here.

import { folding, painting, type Part } from "../../cardplay/telling";
import type { Line } from "../../lib/protocol";
import { told, type EventName } from "./names";
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

/** How what happens to one card is said of several. */
const SAID: Partial<Record<EventName, [string, string][]>> = {
  leave: [[" is discarded.", " are discarded."]],
  card: [
    [" is discarded.", " are discarded."],
    [" goes to hand.", " go to hand."],
  ],
  wound: [
    [" is wounded.", " are wounded."],
    [" is hit by an arrow.", " are hit by arrows."],
    [" is wounded in the skirmish.", " are wounded in the skirmish."],
  ],
  exert: [[" exerts.", " exert."]],
  heal: [[" is healed.", " are healed."]],
  kill: [[" is killed.", " are killed."]],
  win: [[" wins.", " win."]],
  "lose skirmish": [[" loses.", " lose."]],
};

function part(line: Line): Part | null {
  const [kind, subject = 0, value = 0] = told(line);
  const lead =
    kind === "draw"
      ? `Player ${subject + 1} draws `
      : kind === "played"
        ? `Player ${value + 1} plays `
        : null;
  if (lead && line.text.startsWith(lead))
    return { key: lead, before: lead, name: line.text.slice(lead.length, -1), after: "." };
  for (const [one, many] of (kind && SAID[kind]) ?? []) {
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
export function isTurn(line: Line): boolean {
  const [kind] = told(line);
  return kind === "turn" || kind === "phase";
}
