// The Card Game's own plain data, as its rules give it, and what the page reads out of it.

import type { Paragraph } from "../../cardplay/look";
import type { Printed } from "../../lib/protocol";
import type { Quest, QuestPlayer } from "../../lib/quests";

export type CardType =
  | "hero"
  | "ally"
  | "attachment"
  | "event"
  | "enemy"
  | "location"
  | "treachery"
  | "objective"
  | "quest";

/** What is printed on a card, with its text as the server renders it. */
export interface Facts {
  id: number;
  title: string;
  title_b?: string;
  type: CardType;
  unique: boolean;
  text: Printed[];
  traits: string[];
  keywords: string[];
  sphere?: string;
  threat_cost?: number;
  cost?: number | "X";
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  engagement_cost?: number;
  threat_strength?: number;
  quest_points?: number;
  victory_points?: number;
  sequence?: number;
  encounter_set?: string;
}

/** What a card in play amounts to now. */
export interface Now {
  type: CardType;
  spheres?: string[];
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  threat_strength?: number;
}

/** One card as it lies on the table. */
export interface Laid {
  id: number;
  number: number | null;
  exhausted?: number;
  damage?: number;
  resources?: number;
  progress?: number;
  host?: number;
  committed?: boolean;
  face_down?: boolean;
  defending?: boolean;
  attacking?: boolean;
  prisoner?: boolean;
  orc_guard?: boolean;
  now?: Now;
}

export interface PlayerPicture {
  heroes: number[];
  threat: number;
  eliminated: boolean;
  hand: Laid[];
  deck: Laid[];
  discard: Laid[];
  play: Laid[];
  engaged: Laid[];
}

interface Contest {
  kind: "quest" | "attack" | "defense";
  ours: number;
  theirs: number;
  we: number[];
  they: number[];
}

/** The score sheet as it would be filled in now. */
type Sheet = Pick<
  Quest,
  "scenario" | "scenarios" | "mode" | "won" | "rounds" | "victory_points" | "earlier" | "score"
> & { players: Omit<QuestPlayer, "name" | "bot">[] };

export interface Picture {
  scenario: string;
  scenario_number: number;
  round: number;
  phase: string;
  first_player: number;
  score_before: number;
  cards: number;
  contest: Contest | null;
  sheet: Sheet;
  players: PlayerPicture[];
  staging: Laid[];
  active: Laid[];
  encounter_deck: Laid[];
  encounter_discard: Laid[];
  shadows: Laid[];
  beside: Laid[];
  aside: Laid[];
  victory: Laid[];
  removed: Laid[];
  quest_deck: Laid[];
  quest: Laid[];
  limbo: Laid[];
}

export interface DeckList {
  heroes: number[];
  cards: Record<string, number>;
}

export interface Reference {
  cards: Facts[];
  scenarios: Record<string, { encounter_sets: string[]; quest_cards: number[] }>;
  decks: Record<string, DeckList>;
}

export const PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"];

export function factsOf(reference: Reference, laid: Laid): Facts | null {
  return laid.number === null ? null : (reference.cards[laid.number - 1] ?? null);
}

/** Everything on the table by its number, and where it lies. */
export interface Place {
  laid: Laid;
  where: string;
  seat: number | null;
}

export function placesOf(picture: Picture): Map<number, Place> {
  const found = new Map<number, Place>();
  const put = (pile: Laid[], where: string, seat: number | null = null) => {
    for (const laid of pile) found.set(laid.id, { laid, where, seat });
  };
  picture.players.forEach((player, seat) => {
    put(player.hand, "hand", seat);
    put(player.deck, "deck", seat);
    put(player.discard, "discard", seat);
    put(player.play, "play", seat);
    put(player.engaged, "engaged", seat);
  });
  for (const zone of [
    "staging",
    "active",
    "encounter_deck",
    "encounter_discard",
    "shadows",
    "beside",
    "aside",
    "victory",
    "removed",
    "quest_deck",
    "quest",
    "limbo",
  ] as const) {
    put(picture[zone], zone);
  }
  return found;
}

/**
 * What lies on or under a card: attachments, encounter cards beside it, captured or guarding cards.
 */
export function attachedTo(picture: Picture, host: number): Laid[] {
  const piles = [
    ...picture.players.flatMap((player) => [player.play, player.engaged]),
    picture.beside,
    picture.staging,
  ];
  return piles.flat().filter((laid) => laid.host === host);
}

export function shadowsOf(picture: Picture, enemy: number): Laid[] {
  return picture.shadows.filter((laid) => laid.host === enemy);
}

/** Cards of a pile that lie by themselves. */
export function standing(picture: Picture, pile: Laid[]): Laid[] {
  const places = placesOf(picture);
  const inPlay = (id: number) =>
    ["play", "engaged", "staging", "active", "beside"].includes(places.get(id)?.where ?? "");
  return pile.filter((laid) => laid.host === undefined || laid.host < 0 || !inPlay(laid.host));
}

/** What a title should read for a card on the table. */
export function titleOf(reference: Reference, laid: Laid): string {
  if (laid.orc_guard) return "Orc Guard";
  return factsOf(reference, laid)?.title ?? "a card face down";
}

/** The sphere a deck leans to, by its heroes. */
export function sphereOf(reference: Reference, heroes: number[]): string {
  const spheres = heroes.map((number) => reference.cards[number - 1]?.sphere ?? "Neutral");
  return (
    spheres.sort(
      (a, b) => spheres.filter((s) => s === b).length - spheres.filter((s) => s === a).length,
    )[0] ?? "Neutral"
  );
}

/** A deck as people call it: a starter by its sphere, any other by its heroes. */
export function deckName(reference: Reference, heroes: number[]): string {
  const starter = Object.entries(reference.decks).find(
    ([, deck]) => String([...deck.heroes].sort()) === String([...heroes].sort()),
  );
  if (starter) return starter[0].charAt(0).toUpperCase() + starter[0].slice(1);
  return heroes.map((number) => reference.cards[number - 1]?.title ?? "?").join(", ");
}

/** The ink a card is printed in. */
export function inkOf(facts: Facts | null, laid?: Laid): string {
  if (!facts || laid?.orc_guard) return "enemy";
  if (facts.sphere) return facts.sphere.toLowerCase();
  return facts.type === "location"
    ? "location"
    : facts.type === "quest" || facts.type === "objective"
      ? "quest"
      : "enemy";
}

const EMBLEM_BY_NUMBER: Record<number, string> = {
  1: "aragorn",
  2: "rohan",
  3: "gimli",
  4: "gimli",
  5: "legolas",
  6: "dwarven",
  7: "strength",
  8: "lore",
  9: "rohan",
  10: "gondor",
  11: "elven",
  12: "legolas",
  14: "faramir",
  20: "known",
  21: "people",
  22: "flag",
  23: "cloak",
  24: "sacrifice",
  25: "sun",
  26: "leadership",
  27: "magic",
  31: "warg",
  32: "swords",
  33: "archery",
  34: "retreat",
  35: "strength",
  36: "merry",
  37: "attack",
  38: "people",
  39: "merry",
  40: "defense",
  41: "gimli",
  42: "boromir",
  43: "shire",
  46: "phial",
  47: "willpower",
  48: "x",
  49: "spirit",
  50: "willpower",
  51: "flag",
  52: "phial",
  53: "moria",
  54: "dice",
  55: "magic",
  56: "treebeard",
  57: "hp",
  63: "elven",
  64: "elrond",
  65: "hood",
  66: "site",
  67: "book",
  68: "sam",
  69: "watcher",
  70: "defense",
  71: "eye",
  72: "hp",
  73: "gandalf",
  75: "nazgul",
  79: "known",
  80: "shelob",
  82: "troll",
  83: "archery",
  84: "watcher",
  85: "warg",
  81: "warg",
  86: "skull",
  90: "urukhai",
  92: "rider",
  93: "eye",
  98: "nazgul",
  101: "mouth",
  102: "witchking",
  103: "skull",
  104: "eye",
  105: "link",
  108: "book",
  109: "phial",
  110: "frodo",
  112: "people",
  115: "nazgul",
  116: "twilight",
  117: "rider",
  118: "twilight",
};
const EMBLEM_BY_TRAIT: Record<string, string> = {
  Spider: "shelob",
  Insect: "nazgul",
  Troll: "troll",
  Nazgûl: "witchking",
  Undead: "skull",
  Orc: "orc",
  Goblin: "orc",
  Creature: "warg",
  Dwarf: "dwarven",
  Gondor: "gondor",
  Rohan: "rohan",
  Silvan: "elven",
  Noldor: "elven",
  Hobbit: "shire",
  Istari: "gandalf",
  Dúnedain: "aragorn",
  Beorning: "warg",
  Forest: "treebeard",
  Mountain: "gandalf_c",
  Dungeon: "moria",
  "Dol Guldur": "saruman",
  Riverland: "smeagol",
  Marshland: "watcher",
  Wasteland: "twilight",
};
const EMBLEM_BY_TYPE: Record<CardType, string> = {
  hero: "person",
  ally: "person",
  attachment: "deck",
  event: "magic",
  enemy: "skull",
  location: "site",
  treachery: "eye",
  objective: "flag",
  quest: "book",
};

/** The thing that stands for a card: one of its own, its people's, or its kind's. */
export function emblemOf(facts: Facts): string {
  const own = EMBLEM_BY_NUMBER[facts.id];
  if (own) return own;
  const trait = Object.keys(EMBLEM_BY_TRAIT).find((each) => facts.traits.includes(each));
  return trait ? EMBLEM_BY_TRAIT[trait]! : EMBLEM_BY_TYPE[facts.type];
}

export interface Stat {
  icon: string;
  name: string;
  value: number;
  /** Against what is printed. */
  change: "up" | "down" | "";
}

/** The numbers along the foot of a card, as they are now. */
export function statsOf(facts: Facts | null, laid?: Laid): Stat[] {
  const now = laid?.now;
  const stats: Stat[] = [];
  const add = (
    icon: string,
    name: string,
    printed: number | undefined,
    current: number | undefined,
  ) => {
    const value = current ?? printed;
    if (value === undefined) return;
    stats.push({
      icon,
      name,
      value,
      change:
        current === undefined || printed === undefined || current === printed
          ? ""
          : current > printed
            ? "up"
            : "down",
    });
  };
  const shown = laid?.orc_guard ? undefined : facts;
  add("threat", "threat", shown?.threat_strength, now?.threat_strength);
  add("willpower", "willpower", shown?.willpower, now?.willpower);
  add("attack", "attack", shown?.attack, now?.attack);
  add("defense", "defense", shown?.defense, now?.defense);
  add("hp", "hit points", shown?.hit_points, now?.hit_points);
  if (facts && (facts.type === "location" || facts.type === "quest"))
    add("progress", "quest points", facts.quest_points, undefined);
  return stats;
}

/** The two sides of a quest card: how the stage is laid out, and what it takes to pass it. */
export function sidesOf(facts: Facts): { name: string; title: string; paragraphs: Paragraph[] }[] {
  const first = facts.text.filter((each) => each.lead === "Setup");
  const second = facts.text.filter((each) => each.lead !== "Setup");
  return [
    { name: `${facts.sequence ?? ""}A`, title: facts.title, paragraphs: first },
    { name: `${facts.sequence ?? ""}B`, title: facts.title_b ?? facts.title, paragraphs: second },
  ];
}

export function typeLine(facts: Facts, laid?: Laid): string {
  if (laid?.orc_guard) return "Enemy";
  if (facts.type === "quest") return `Quest · stage ${facts.sequence ?? ""}`;
  const kind = laid?.now?.type ?? facts.type;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return facts.traits.length > 0 ? `${name} · ${facts.traits.join(", ")}` : name;
}
