// A card's face and its belongings as they are drawn, whatever game it is of. Games fill these in.

export interface Stat {
  icon: string;
  name: string;
  value: number | string;
  /** Against what is printed. */
  change: "up" | "down" | "";
}

export interface Paragraph {
  /** The word that says when it works. */
  lead: string;
  text: string;
  /** Set in bold: a heading, or a keyword. */
  bold?: boolean;
}

export interface Look {
  title: string;
  subtitle: string;
  unique: boolean;
  /** The ink it is printed in: the class `ink-…` of the game's own style sheet. */
  ink: string;
  /** The landscape is drawn from it. */
  seed: number;
  land: "free" | "shadow" | "place";
  emblem: string;
  /** The figure in the corner, and the shape it has. */
  corner: {
    value: number | string;
    shape: "round" | "square" | "gabled" | "moon";
    change?: "up" | "down" | "";
  } | null;
  /** Icons at the end of the head. */
  seals: string[];
  type: string;
  group: string;
  paragraphs: Paragraph[];
  stats: Stat[];
}

/** A counter that lies on a card. */
export interface Token {
  kind: "wound" | "resource" | "progress" | "burden" | "culture";
  icon: string;
  count: number;
  ink?: string;
}

/** A word that hangs from a card. */
export interface Tag {
  icon: string;
  text: string;
  tone?: "sh" | "fp" | "gold";
}

/** A card that lies under another. */
export interface Tucked<L> {
  laid: L;
  /** Borne, or dealt face down and perhaps turned up. */
  kind: "borne" | "down" | "turned";
  ink: string;
  title: string;
  /** For ears. */
  label: string;
  turned: boolean;
  count: number;
}

/** What draws the faces of all cards in a game's reference, by the card's id. */
export function looksOf<F>(draw: (facts: F) => Look, idOf: (facts: F) => string | number) {
  return (reference: unknown): Map<string, Look> => {
    const { cards } = reference as { cards: F[] };
    return new Map(cards.map((facts) => [String(idOf(facts)), draw(facts)]));
  };
}
