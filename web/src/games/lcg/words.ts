// Labels for ears, and the chronicle in colours. No rule is worked out here.

import { folding, painting, type Part } from "../../cardplay/telling";
import type { Line } from "../../lib/protocol";
import { told, type EventName } from "./names";
import {
  attachedTo,
  factsOf,
  inkOf,
  shadowsOf,
  statsOf,
  titleOf,
  type Laid,
  type Picture,
  type Reference,
} from "./picture";

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Everything there is to say of a card, for a screen reader. */
export function describe(reference: Reference, picture: Picture, laid: Laid, more = ""): string {
  const facts = factsOf(reference, laid);
  if (!facts && !laid.orc_guard) return ["A card face down", more].filter(Boolean).join(", ");
  const parts = [titleOf(reference, laid)];
  if (facts && !laid.orc_guard) {
    parts.push(facts.sphere ? `${facts.sphere} ${facts.type}` : (laid.now?.type ?? facts.type));
    if (facts.cost !== undefined) parts.push(`cost ${facts.cost}`);
    if (facts.engagement_cost !== undefined) parts.push(`engagement cost ${facts.engagement_cost}`);
  }
  for (const stat of statsOf(facts, laid)) parts.push(`${stat.name} ${stat.value}`);
  if (laid.damage) parts.push(`${laid.damage} damage`);
  if (laid.resources) parts.push(plural(laid.resources, "resource"));
  if (laid.progress) parts.push(`${laid.progress} progress`);
  if (laid.exhausted) parts.push("exhausted");
  if (laid.committed) parts.push("committed to the quest");
  if (laid.defending) parts.push("defends");
  if (laid.attacking) parts.push("attacks");
  if (laid.prisoner) parts.push("a prisoner");
  const attached = attachedTo(picture, laid.id);
  if (attached.length > 0)
    parts.push(`with ${attached.map((each) => titleOf(reference, each)).join(", ")}`);
  const shadows = shadowsOf(picture, laid.id);
  if (shadows.length > 0) parts.push(plural(shadows.length, "shadow card"));
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
const SAID: Partial<Record<EventName, [string, string]>> = {
  "enters play": [" enters play.", " enter play."],
  exhausts: [" exhausts.", " exhaust."],
  readies: [" readies.", " ready."],
  commits: [" commits to the quest.", " commit to the quest."],
};
/** The same of resources, by how many. */
const RESOURCES: Partial<Record<number, [string, string]>> = {
  1: [" gains 1 resource.", " gain 1 resource each."],
  [-1]: [" pays 1.", " pay 1 each."],
};

/** A line as what is said of somebody, and of whom; null where it stands by itself. */
function part(line: Line): Part | null {
  const [kind, subject = 0, value = 0] = told(line);
  const said = kind === "resources" ? RESOURCES[value] : kind ? SAID[kind] : undefined;
  if (said && line.text.endsWith(said[0]))
    return {
      key: `${kind} ${value === 1 ? "+" : value === -1 ? "-" : ""}`,
      before: "",
      name: line.text.slice(0, -said[0].length),
      after: said[1],
    };
  const lead =
    kind === "draws"
      ? `Player ${subject + 1} draws `
      : kind === "shadow dealt"
        ? "A shadow card is dealt to "
        : null;
  if (lead && line.text.startsWith(lead))
    return {
      key: `${kind} ${kind === "draws" ? subject : ""}`,
      before: lead,
      name: line.text.slice(lead.length, -1),
      after: ".",
    };
  return null;
}

/** The chronicle with events of a kind in a row told in one line. */
export const folded = folding(part);

/** Lines that head a round or a phase. */
export function isTurn(line: Line): boolean {
  const [kind] = told(line);
  return kind === "round" || kind === "phase";
}
