// Labels for ears, and the chronicle in colours. No rule is worked out here.

import type { Line } from "../../lib/protocol";
import { attachedTo, factsOf, inkOf, shadowsOf, statsOf, titleOf, type Laid, type Picture, type Reference } from "./picture";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

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
  if (attached.length > 0) parts.push(`with ${attached.map((each) => titleOf(reference, each)).join(", ")}`);
  const shadows = shadowsOf(picture, laid.id);
  if (shadows.length > 0) parts.push(plural(shadows.length, "shadow card"));
  if (more) parts.push(more);
  return parts.join(", ");
}

export function nameOf(reference: Reference, picture: Picture, places: Map<number, { laid: Laid }>, names: (string | null)[], thing: number): string | null {
  if (thing >= picture.cards) return names[thing - picture.cards] ?? `Player ${thing - picture.cards + 1}`;
  const laid = places.get(thing)?.laid;
  return laid ? titleOf(reference, laid) : null;
}

const VERBS: Record<string, string> = { is: "are", has: "have", draws: "draw", takes: "take" };

/** A line about "Player 2" told to player 2. */
export function addressed(text: string, names: (string | null)[]): string {
  const seat = names.indexOf("You");
  if (seat < 0) return text;
  const me = `Player ${seat + 1}`;
  return text
    .replace(`The threat of ${me} `, "Your threat ")
    .replace(new RegExp(`^${me} (\\w+)`), (_, verb: string) => `You ${VERBS[verb] ?? verb}`)
    .replaceAll(me, "you");
}

/** A chronicle line with people's names for seats, cut at cards so that each wears its ink. */
export function painter(reference: Reference, names: (string | null)[] = []): (line: Line) => { text: string; side?: string }[] {
  const inks = new Map<string, string>();
  for (const facts of reference.cards) if (!inks.has(facts.title)) inks.set(facts.title, `ink-${inkOf(facts)}`);
  const escaped = [...inks.keys()].sort((a, b) => b.length - a.length).map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(${escaped.join("|")})|Player ([1-4])`, "gu");
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

const PHASE = 31;
const ROUND = 34;
/** Lines that head a round or a phase. */
export const isTurn = (line: Line): boolean => line.event?.[0] === ROUND || line.event?.[0] === PHASE;
