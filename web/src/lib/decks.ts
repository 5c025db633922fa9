// Deck lists without markup: filtering cards, counting them, drawing a hand. What is legal the
// server says.

import type { Printed } from "./protocol";

export interface BuilderCard {
  id: string;
  title: string;
  part: string;
  most: number;
  group: string;
  cost: number | null;
  text: Printed[];
  facts: Record<string, string[]>;
  figures: Record<string, string>;
}

export type Parts = Record<string, Record<string, number>>;

export interface Deck {
  name: string;
  parts: Parts;
}

export interface DeckInfo {
  title: string;
  formats: Record<string, string>;
  parts: Record<string, string>;
  files: Record<string, string>;
  main: string;
  hand: number;
  groups: string;
  curve: string;
  cards: BuilderCard[];
  starters: (Deck & { setup: Record<string, unknown> })[];
}

export interface SavedDeck extends Deck {
  id: string;
  game: string;
  format: string;
  setup: Record<string, unknown>;
  legal: boolean;
  changed: number;
}

export interface Verdict {
  legal: boolean;
  problems: string[];
  warnings: string[];
}

/** Letters as people type them: "eowyn" finds Éowyn. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();
}

/**
 * Cards with all these words in title, text or facts, and one of the wanted values of each fact.
 */
export function found(
  cards: BuilderCard[],
  words: string,
  wanted: Record<string, string>,
): BuilderCard[] {
  const needles = folded(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  return cards.filter((card) => {
    for (const [fact, value] of Object.entries(wanted)) {
      if (value !== "" && !(card.facts[fact] ?? []).includes(value)) return false;
    }
    if (needles.length === 0) return true;
    const text = card.text.flatMap((each) => [each.lead, each.text]);
    const hay = folded([card.title, ...text, ...Object.values(card.facts).flat()].join(" "));
    return needles.every((needle) => hay.includes(needle));
  });
}

/**
 * The values that each fact has, for the menus of a filter; facts with one value only are no
 * choice.
 */
export function choices(cards: BuilderCard[]): [string, string[]][] {
  const values = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const [fact, these] of Object.entries(card.facts)) {
      const all = values.get(fact) ?? new Set<string>();
      these.forEach((value) => all.add(value));
      values.set(fact, all);
    }
  }
  return [...values]
    .filter(([, all]) => all.size > 1)
    .map(([fact, all]) => [
      fact,
      [...all].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    ]);
}

export function copies(deck: Deck, card: BuilderCard): number {
  return deck.parts[card.part]?.[card.id] ?? 0;
}

/** The deck with so many more or fewer copies of a card. */
export function changed(deck: Deck, card: BuilderCard, by: number): Deck {
  const now = Math.max(0, Math.min(99, copies(deck, card) + by));
  const { [card.id]: _, ...others } = deck.parts[card.part] ?? {};
  const part = now === 0 ? others : { ...deck.parts[card.part], [card.id]: now };
  return { ...deck, parts: { ...deck.parts, [card.part]: part } };
}

export function size(deck: Deck, part: string): number {
  return Object.values(deck.parts[part] ?? {}).reduce((sum, count) => sum + count, 0);
}

export interface Held {
  card: BuilderCard;
  count: number;
}

/** A card may be listed for two parts: a companion who may also bear the Ring. */
export const keyOf = (card: BuilderCard) => `${card.part}/${card.id}`;

/** The cards of a part that exist, as the game lists them; also those that do not belong there. */
export function held(deck: Deck, part: string, cards: BuilderCard[]): Held[] {
  const list = deck.parts[part] ?? {};
  const here = cards.filter((card) => (list[card.id] ?? 0) > 0);
  const right = new Set(here.filter((card) => card.part === part).map((card) => card.id));
  return here
    .filter((card) => card.part === part || !right.has(card.id))
    .map((card) => ({ card: { ...card, part }, count: list[card.id]! }));
}

/** A part under headings: its cards by type. */
export function byType(these: Held[]): [string, Held[]][] {
  const types = new Map<string, Held[]>();
  for (const each of these) {
    const type = each.card.facts.Type?.[0] ?? "";
    types.set(type, [...(types.get(type) ?? []), each]);
  }
  return [...types];
}

export interface Bar {
  label: string;
  count: number;
  pieces: { group: string; count: number }[];
}

const TOP = 7;

/** How many cards cost what; all the dear ones together, and those without a cost last. */
export function curve(these: Held[]): Bar[] {
  const bars = Array.from({ length: TOP + 1 }, (_, cost): Bar => ({
    label: cost === TOP ? `${TOP}+` : String(cost),
    count: 0,
    pieces: [],
  }));
  const none: Bar = { label: "–", count: 0, pieces: [] };
  for (const { card, count } of these) {
    const bar = card.cost === null ? none : bars[Math.max(0, Math.min(card.cost, TOP))]!;
    bar.count += count;
    const piece = bar.pieces.find((each) => each.group === card.group);
    if (piece) piece.count += count;
    else bar.pieces.push({ group: card.group, count });
  }
  while (bars.length > 5 && bars.at(-1)!.count === 0) bars.pop();
  return none.count > 0 ? [...bars, none] : bars;
}

/** How many cards of each group, the largest first. */
export function groups(these: Held[]): Bar[] {
  const counts = new Map<string, number>();
  for (const { card, count } of these)
    counts.set(card.group, (counts.get(card.group) ?? 0) + count);
  return [...counts]
    .map(([label, count]): Bar => ({ label, count, pieces: [{ group: label, count }] }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/** The mean cost of the cards that have one. */
export function meanCost(these: Held[]): number | null {
  const costly = these.filter(({ card }) => card.cost !== null);
  const count = costly.reduce((sum, each) => sum + each.count, 0);
  return count === 0
    ? null
    : costly.reduce((sum, each) => sum + each.card.cost! * each.count, 0) / count;
}

/** The part shuffled: what one would draw. */
export function shuffled(these: Held[], random: () => number = Math.random): BuilderCard[] {
  const pile = these.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

/** The ink of a sphere or culture, from the design's tokens. */
export function inkOf(group: string): string {
  const name = folded(group)
    .replace("uruk-hai", "uruk")
    .replace(/[^a-z]+/g, "-");
  return `var(--s-${name}, var(--c-${name}, var(--s-neutral)))`;
}

export const emptyDeck = (info: DeckInfo): Deck => ({
  name: "",
  parts: Object.fromEntries(Object.keys(info.parts).map((part) => [part, {}])),
});
