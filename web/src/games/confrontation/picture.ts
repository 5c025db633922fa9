// The Confrontation's own plain data, as its rules give it, and what the page reads out of it.

export interface Region {
  thing: number;
  name: string;
  room: number;
  row: number;
  mountain: boolean;
}

export interface Character {
  id: number;
  name: string;
  side: number;
  variant: boolean;
  strength: number;
  text: string;
}

export interface Card {
  thing: number;
  side: number;
  name: string;
  strength: number | null;
  text: string;
}

export interface Special {
  thing: number;
  side: number;
  name: string;
  text: string;
}

export interface Reference {
  sides: string[];
  regions: Region[];
  characters: Character[];
  cards: Card[];
  specials: Special[];
  /** The side of each stand. */
  stands: number[];
  /** A way to a region that events tell as if it were one. */
  tunnel: { way: number; to: number };
}

export interface Piece {
  thing: number;
  label: string;
  side: number;
  region: number | null;
  character: number | null;
  revealed: boolean;
  known: boolean;
  may_be: number[];
}

interface Fighter {
  thing: number;
  character: number | null;
  strength: number | null;
  card: number | null;
  adds: number | null;
}

export interface Battle {
  region: number;
  attacker: number;
  ordinal: number;
  no_cards: boolean;
  fighters: Fighter[];
}

export interface Picture {
  turn: number | null;
  turns: number;
  leg: number;
  score: number[];
  sides: number[];
  ring_bearer: number;
  must_move: number | null;
  roster: number[];
  pieces: Piece[];
  cards: ("hand" | "table" | "discard")[];
  specials: ("box" | "held" | "used")[];
  battle: Battle | null;
}

const EMBLEMS = [
  "frodo",
  "sam",
  "pippin",
  "merry",
  "gandalf",
  "aragorn",
  "legolas",
  "gimli",
  "boromir",
  "balrog",
  "shelob",
  "witchking",
  "nazgul",
  "rider",
  "saruman",
  "orcs",
  "warg",
  "troll",
  "frodo",
  "sam",
  "smeagol",
  "faramir",
  "gandalf",
  "aragorn",
  "elrond",
  "theoden",
  "treebeard",
  "urukhai",
  "wormtongue",
  "witchking",
  "nazgul",
  "mouth",
  "saruman",
  "orcs",
  "gollum_p",
  "watcher",
];

export function emblem(character: number | null): string {
  return character === null ? "hood" : (EMBLEMS[character] ?? "hood");
}

const CARD_ICONS: Record<string, string> = {
  Magic: "magic",
  "Noble Sacrifice": "sacrifice",
  "Elven Cloak": "cloak",
  Retreat: "retreat",
  "Eye of Sauron": "eye",
};

export function cardIcon(card: Card): string | null {
  return CARD_ICONS[card.name] ?? null;
}

export const sideClass = (side: number): "fp" | "sh" => (side === 0 ? "fp" : "sh");

/** A region's name as the start of a sentence or a title. */
export function placeName(reference: Reference, region: number): string {
  const name = reference.regions[region]?.name ?? "";
  return name.replace(/^the /, "");
}

/** Who a piece is for this viewer: seen, or the only one left it can be. */
export function identity(piece: Piece): number | null {
  if (piece.character !== null) return piece.character;
  const only = piece.may_be[0] ?? -1;
  return piece.known && only >= 0 ? only : null;
}

export function pieceName(reference: Reference, piece: Piece): string {
  const who = identity(piece);
  return who === null ? piece.label : (reference.characters[who]?.name ?? piece.label);
}

interface Holding {
  inHand: Card[];
  discards: Card[];
  fallen: Piece[];
  onBoard: number;
  specials: { special: Special; used: boolean }[];
  /** Characters that may be under the hoods of this side. */
  hidden: number[];
  hoods: number;
}

/** What everybody can tell of one side. */
export function holding(picture: Picture, reference: Reference, side: number): Holding {
  const cards = reference.cards.filter((card) => card.side === side);
  const place = (card: Card) => picture.cards[card.thing - reference.cards[0]!.thing];
  const pieces = picture.pieces.filter((piece) => piece.side === side);
  const hooded = pieces.filter((piece) => piece.region !== null && identity(piece) === null);
  // Before a draft is shown, nobody knows who there will be.
  const hidden = [...new Set(hooded.flatMap((piece) => piece.may_be))]
    .filter((id) => id >= 0)
    .sort((a, b) => a - b);
  const specials = reference.specials
    .filter((special) => special.side === side)
    .map((special) => ({
      special,
      at: picture.specials[special.thing - reference.specials[0]!.thing],
    }))
    .filter(({ at }) => at !== "box")
    .map(({ special, at }) => ({ special, used: at === "used" }));
  return {
    inHand: cards.filter((card) => place(card) === "hand"),
    discards: cards.filter((card) => place(card) === "discard"),
    fallen: pieces.filter((piece) => piece.region === null),
    onBoard: pieces.filter((piece) => piece.region !== null).length,
    specials,
    hidden,
    hoods: hooded.length,
  };
}

/**
 * What the viewer knows of a piece and why, in sentences. `own` is a piece the viewer sees anyway:
 * then it is about what the opponent knows.
 */
export function knowledge(reference: Reference, piece: Piece, own: boolean, why = ""): string {
  const names = piece.may_be.map((id) => reference.characters[id]?.name ?? "?");
  const because = why ? ` ${why}` : "";
  if (own) {
    if (piece.revealed) return "Face up: your opponent sees who this is.";
    if (piece.known) return `Your opponent knows who this is.${because}`;
    const count = `one of ${names.length}.${names.length > 8 ? "" : because}`;
    return `Your opponent knows only that it is ${count}`;
  }
  if (piece.revealed) return "Face up for now.";
  if (piece.known) return `Concealed, but you know.${because}`;
  if (names.length > 8) return "It could be anyone: you have learned nothing of it yet.";
  return `One of ${names.length}: ${names.join(", ")}.${because}`;
}
