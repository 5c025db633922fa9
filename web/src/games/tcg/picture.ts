// The Trading Card Game's own plain data, as its rules give it, and what the page reads out of it.

import type { Place } from "../../cardplay/desk.svelte";
import type { Paragraph } from "../../cardplay/look";
import type { Printed } from "../../lib/protocol";

export type CardType =
  | "The One Ring"
  | "Site"
  | "Companion"
  | "Ally"
  | "Minion"
  | "Possession"
  | "Artifact"
  | "Event"
  | "Condition"
  | "Follower";

/** What is printed on a card, with its text as the server renders it. */
export interface Facts {
  id: string;
  set: number;
  number: number;
  title: string;
  subtitle?: string;
  type: CardType;
  unique: boolean;
  text: Printed[];
  keywords: string[];
  side?: "Free Peoples" | "Shadow";
  culture?: string;
  twilight?: number;
  race?: string;
  strength?: number;
  vitality?: number;
  resistance?: number;
  class?: string[];
  signet?: string;
  home?: string[];
  shadow_number?: number;
  block?: string;
  arrow?: "Left" | "Right";
  site_number?: number;
  timing?: string[];
}

/** One card as it lies on the table. */
export interface Laid {
  id: number;
  number: number | null;
  wounds?: number;
  host?: number;
  against?: number;
  /** Its place on the adventure path. */
  site?: number;
  ring_bearer?: boolean;
  tokens?: Record<string, number>;
  active?: boolean;
  /** What it costs now, in hand. */
  cost?: number;
  strength?: number;
  vitality?: number;
  resistance?: number;
  site_number?: number;
  roaming?: boolean;
  shadow_number?: number;
  /** Keywords that matter wherever it stands. */
  words?: string[];
}

export interface PlayerPicture {
  deck_name: string;
  place: number;
  site: number;
  burdens: number;
  threats: number;
  lost: boolean;
  hand: Laid[];
  deck: Laid[];
  discard: Laid[];
  dead: Laid[];
  adventure: Laid[];
  play: Laid[];
}

/** A skirmish as it would end now; every number is the rules' own. */
export interface Skirmish {
  character: number;
  minions: number[];
  strength: number;
  against: number;
  /** It has been resolved; the rest only tells of it. */
  settled: boolean;
  won: boolean;
  overwhelmed: boolean;
  /** Who would not live on. */
  fallen: number[];
  text: string;
  /** What is added to each one's printed strength, and by what. */
  parts: Record<string, { from: string; amount: number }[]>;
}

export interface Picture {
  turn: number;
  phase: string;
  free_peoples: number | null;
  shadow: number | null;
  twilight: number;
  moves: number;
  move_limit: number;
  skirmish: number | null;
  skirmishes: Skirmish[];
  /** Of the fellowship, of the minions. */
  archery: [number, number];
  ring_worn: boolean;
  cards: number;
  players: PlayerPicture[];
  path: Laid[];
  void: Laid[];
  stacked: Laid[];
  removed: Laid[];
}

export interface DeckList {
  name?: string;
  ring_bearer: string;
  ring: string;
  sites: string[];
  cards: Record<string, number>;
}

export interface Reference {
  cards: Facts[];
  decks: Record<string, DeckList>;
  /** The decks' names under their headings. */
  deck_groups: Record<string, string[]>;
}

export const PHASES = [
  "fellowship",
  "Shadow",
  "maneuver",
  "archery",
  "assignment",
  "skirmish",
  "regroup",
];
const SITES = 9;

const byNumber = new WeakMap<Reference, Map<number, Facts>>();

/** What is printed on a card, if one may know. */
export function factsOf(reference: Reference, laid: Laid): Facts | null {
  if (laid.number === null) return null;
  let found = byNumber.get(reference);
  if (!found) {
    found = new Map(reference.cards.map((facts) => [facts.set * 1000 + facts.number, facts]));
    byNumber.set(reference, found);
  }
  return found.get(laid.number) ?? null;
}

export function titleOf(reference: Reference, laid: Laid): string {
  return factsOf(reference, laid)?.title ?? "a card face down";
}

/** Everything on the table by its number, and where it lies. */
export function placesOf(picture: Picture): Map<number, Place<Laid>> {
  const found = new Map<number, Place<Laid>>();
  const put = (pile: Laid[], where: string, seat: number | null = null) => {
    for (const laid of pile) found.set(laid.id, { laid, where, seat });
  };
  picture.players.forEach((player, seat) => {
    for (const zone of ["hand", "deck", "discard", "dead", "adventure", "play"] as const)
      put(player[zone], zone, seat);
  });
  for (const zone of ["path", "void", "stacked", "removed"] as const) put(picture[zone], zone);
  return found;
}

const inPlay = (picture: Picture): Laid[] => [
  ...picture.players.flatMap((player) => player.play),
  ...picture.path,
];

/** What a card bears and what is stacked on it. */
export function under(picture: Picture, host: number): { laid: Laid; stacked: boolean }[] {
  return [
    ...inPlay(picture)
      .filter((laid) => laid.host === host)
      .map((laid) => ({ laid, stacked: false })),
    ...picture.stacked
      .filter((laid) => laid.host === host)
      .map((laid) => ({ laid, stacked: true })),
  ];
}

/** A player's cards that lie by themselves: the fellowship, minions, and all that supports them. */
export function standing(
  reference: Reference,
  picture: Picture,
  seat: number,
): { companions: Laid[]; minions: Laid[]; support: Laid[] } {
  const lying = new Set(inPlay(picture).map((laid) => laid.id));
  const own = (picture.players[seat]?.play ?? []).filter(
    (laid) => laid.host === undefined || !lying.has(laid.host),
  );
  const type = (laid: Laid) => factsOf(reference, laid)?.type;
  return {
    companions: own.filter((laid) => type(laid) === "Companion"),
    minions: own.filter((laid) => type(laid) === "Minion"),
    // Sites that are controlled keep their place on the road.
    support: own.filter((laid) => !["Companion", "Minion", "Site"].includes(type(laid) ?? "")),
  };
}

export interface Stop {
  number: number;
  site: Laid | null;
  /** Who controls it. */
  controlled: number | null;
  /** The players whose fellowships are there. */
  here: number[];
}

/** The adventure path, stop by stop. */
export function roadOf(picture: Picture): Stop[] {
  const stops: Stop[] = Array.from({ length: SITES }, (_, n) => ({
    number: n + 1,
    site: null,
    controlled: null,
    here: [],
  }));
  for (const site of picture.path) if (site.site) stops[site.site - 1]!.site = site;
  picture.players.forEach((player, seat) => {
    for (const laid of player.play) {
      const stop = laid.site ? stops[laid.site - 1] : undefined;
      if (stop && !stop.site) Object.assign(stop, { site: laid, controlled: seat });
    }
    if (player.site > 0 && !player.lost) stops[player.site - 1]?.here.push(seat);
  });
  return stops;
}

/** How the fellowship of this turn and the minions face each other. */
export interface Lines {
  skirmishes: Skirmish[];
  /** Companions without a foe, and minions without one. */
  companions: Laid[];
  minions: Laid[];
}

/** Before the first turn one sees one's own fellowship gather. */
export const leading = (picture: Picture, near: number): number => picture.free_peoples ?? near;

export function linesOf(reference: Reference, picture: Picture, near: number): Lines {
  const minions = picture.players.flatMap((_, seat) => standing(reference, picture, seat).minions);
  const companions = standing(reference, picture, leading(picture, near)).companions;
  const busy = new Set(picture.skirmishes.flatMap((each) => [each.character, ...each.minions]));
  const now = (each: Skirmish) => Number(each.character === picture.skirmish);
  return {
    skirmishes: [...picture.skirmishes].sort((a, b) => now(b) - now(a)),
    companions: companions.filter((laid) => !busy.has(laid.id)),
    minions: minions.filter((laid) => !busy.has(laid.id)),
  };
}

/** The ink a card is printed in. */
export function inkOf(facts: Facts | null): string {
  if (!facts) return "site";
  if (facts.culture) return facts.culture.toLowerCase().replace("uruk-hai", "uruk");
  return facts.type === "The One Ring" ? "ring" : "site";
}

/** The icon of a culture. */
export function sealOf(facts: Facts): string {
  const ink = inkOf(facts);
  return ink === "ring" ? "frodo" : (ICON_OF[ink] ?? ink);
}

const EMBLEM_BY_TITLE: Record<string, string> = {
  Frodo: "frodo",
  Sam: "sam",
  Merry: "merry",
  Pippin: "pippin",
  Gandalf: "gandalf",
  Aragorn: "aragorn",
  Legolas: "legolas",
  Gimli: "gimli",
  Boromir: "boromir",
  Elrond: "elrond",
  Faramir: "faramir",
  Gollum: "gollum_p",
  Sméagol: "smeagol",
  Saruman: "saruman",
  "The Balrog": "balrog",
  Treebeard: "treebeard",
  Théoden: "theoden",
  "Úlairë Enquëa": "witchking",
  "The Witch-king": "witchking",
  "Watcher in the Water": "watcher",
  "Cave Troll of Moria": "troll",
  Galadriel: "phial",
  Celeborn: "elven",
  Bilbo: "book",
  Glamdring: "strength",
  Andúril: "strength",
  Narsil: "sacrifice",
  Sting: "merry",
  "Mithril-coat": "defense",
  "Phial of Galadriel": "phial",
  "Horn of Boromir": "boromir",
  "The Palantír of Orthanc": "eye",
};
const EMBLEM_BY_CLASS: Record<string, string> = {
  "hand weapon": "strength",
  "ranged weapon": "legolas",
  armor: "defense",
  shield: "defense",
  helm: "mouth",
  bracers: "defense",
  cloak: "cloak",
  mount: "rohan",
  pipe: "shire",
  staff: "gandalf_c",
  phial: "phial",
  ring: "frodo",
  palantír: "eye",
  box: "deck",
  brooch: "elven",
};
const EMBLEM_BY_RACE: Record<string, string> = {
  Balrog: "balrog",
  Creature: "watcher",
  Dwarf: "dwarven",
  Elf: "elven",
  Ent: "treebeard",
  Hobbit: "shire",
  Man: "person",
  Nazgûl: "rider",
  Orc: "orc",
  Spider: "shelob",
  Troll: "troll",
  "Uruk-hai": "urukhai",
  Wizard: "gandalf",
  Wraith: "skull",
  Tree: "treebeard",
  Maia: "magic",
  "Half-troll": "troll",
};
const EMBLEM_BY_KEYWORD: Record<string, string> = {
  Forest: "treebeard",
  Mountain: "gandalf_c",
  Plains: "rohan",
  River: "smeagol",
  Underground: "moria",
  Sanctuary: "sanctuary",
  Marsh: "watcher",
  Dwelling: "sanctuary",
  Battleground: "swords",
  Tale: "book",
  Pipeweed: "elven",
  Spell: "magic",
  Stealth: "cloak",
  Weather: "twilight",
  Search: "known",
  Twilight: "twilight",
};
const EMBLEM_BY_PHASE: Record<string, string> = {
  fellowship: "sun",
  Shadow: "eye",
  maneuver: "flag",
  archery: "archery",
  assignment: "hand",
  skirmish: "swords",
  regroup: "sanctuary",
  response: "retreat",
};
const EMBLEM_BY_TYPE: Record<CardType, string> = {
  "The One Ring": "frodo",
  Site: "site",
  Companion: "person",
  Ally: "people",
  Minion: "skull",
  Possession: "deck",
  Artifact: "magic",
  Event: "swords",
  Condition: "flag",
  Follower: "people",
};

/** The thing that stands for a card: one of its own, its class's, its people's, or its kind's. */
export function emblemOf(facts: Facts): string {
  const word = facts.keywords.map((each) => EMBLEM_BY_KEYWORD[each.split(" ")[0]!]).find(Boolean);
  const kind = facts.class?.map((each) => EMBLEM_BY_CLASS[each]).find(Boolean);
  const race = facts.race ? EMBLEM_BY_RACE[facts.race] : undefined;
  const phase = facts.type === "Event" ? EMBLEM_BY_PHASE[facts.timing?.[0] ?? ""] : undefined;
  return (
    EMBLEM_BY_TITLE[facts.title] ??
    kind ??
    race ??
    word ??
    phase ??
    (facts.type === "Condition" ? sealOf(facts) : EMBLEM_BY_TYPE[facts.type])
  );
}

const ICON_OF: Record<string, string> = {
  gandalf: "gandalf_c",
  gollum: "gollum_c",
  "uruk-hai": "uruk",
};
/** Cultures stand in texts as "[gondor]": by the names that our icons have. */
const drawnCultures = (text: string) =>
  text.replace(/\[([a-z-]+)\]/g, (_, culture: string) => `[${ICON_OF[culture] ?? culture}]`);

/** A card's text with its icons; keywords stand in bold. */
export const paragraphs = (facts: Facts): Paragraph[] =>
  facts.text.map(({ lead, text, keywords }) => ({
    lead,
    text: drawnCultures(text),
    bold: keywords.length > 0,
  }));

export function typeLine(facts: Facts): string {
  const name =
    facts.type === "Site" && facts.site_number ? `Site ${facts.site_number}` : facts.type;
  const kinds = [facts.race, ...(facts.class ?? []), ...(facts.timing ?? [])].filter(Boolean);
  return [name, ...kinds].join(" · ");
}
