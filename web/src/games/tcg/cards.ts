// What The Trading Card Game says of its cards to those who draw them.

import type { Cards } from "../../cardplay/desk.svelte";
import type { Look, Stat, Token } from "../../cardplay/look";
import "./icons";
import {
  emblemOf,
  factsOf,
  inkOf,
  paragraphs,
  placesOf,
  sealOf,
  titleOf,
  typeLine,
  under,
  type Facts,
  type Laid,
  type Picture,
  type Reference,
} from "./picture";
import type { QuestionName } from "./names";
import { describe } from "./words";

/** The numbers along the foot of a card, as they are now. */
export function statsOf(facts: Facts, laid?: Laid): Stat[] {
  const stats: Stat[] = [];
  const character = ["Companion", "Ally", "Minion"].includes(facts.type);
  const add = (
    icon: string,
    name: string,
    printed: number | undefined,
    current: number | undefined,
  ) => {
    const value = current ?? printed;
    if (value === undefined) return;
    const change =
      current === undefined || printed === undefined || current === printed
        ? ""
        : current > printed
          ? "up"
          : "down";
    stats.push({ icon, name, value: character ? value : `+${value}`, change });
  };
  add("strength", "strength", facts.strength, laid?.strength);
  add(
    "vitality",
    "vitality",
    facts.vitality,
    laid?.vitality ??
      (laid?.wounds && facts.vitality !== undefined ? facts.vitality - laid.wounds : undefined),
  );
  if (facts.type === "Minion") {
    if (facts.site_number) add("site", "site number", facts.site_number, laid?.site_number);
  } else if (facts.resistance) add("resistance", "resistance", facts.resistance, laid?.resistance);
  return stats;
}

/** A card's face from its facts and its rendered text. */
export function lookOf(facts: Facts, laid?: Laid): Look {
  const site = facts.type === "Site";
  const shadow = facts.side === "Shadow";
  const price = laid?.cost;
  const printed = site ? facts.shadow_number : facts.twilight;
  const now = site ? (laid?.shadow_number ?? printed) : (price ?? printed);
  return {
    title: facts.title,
    subtitle: facts.subtitle ?? "",
    unique: facts.unique && !site,
    ink: inkOf(facts),
    seed: facts.set * 1000 + facts.number,
    land: site ? "place" : shadow ? "shadow" : "free",
    emblem: emblemOf(facts),
    corner:
      now === undefined
        ? null
        : {
            value: now,
            shape: site ? "square" : "moon",
            change: now === printed || printed === undefined ? "" : now > printed ? "up" : "down",
          },
    seals: [sealOf(facts)],
    type: typeLine(facts),
    group: facts.culture ?? (site ? (facts.block ?? "") : ""),
    paragraphs: [
      ...paragraphs(facts),
      ...(facts.signet ? [{ lead: "", text: `Signet of ${facts.signet}.` }] : []),
      ...(facts.home ? [{ lead: "", text: `At home at site ${facts.home.join(", ")}.` }] : []),
    ],
    stats: statsOf(facts, laid),
  };
}

export function cardsOf(reference: Reference): Cards<Picture, Laid> {
  return {
    readFirst: ["fellowship", "shadow", "action", "response"] satisfies QuestionName[],
    places: placesOf,
    look(laid) {
      const facts = factsOf(reference, laid);
      return facts ? lookOf(facts, laid) : null;
    },
    title: (laid) => titleOf(reference, laid),
    describe: (picture, laid, more) => describe(reference, picture, laid, more),
    under: (picture, laid) =>
      under(picture, laid.id).map(({ laid: each, stacked }) => ({
        laid: each,
        kind:
          each.number === null
            ? ("down" as const)
            : stacked
              ? ("turned" as const)
              : ("borne" as const),
        ink: inkOf(factsOf(reference, each)),
        title: titleOf(reference, each),
        label: describe(
          reference,
          picture,
          each,
          `${stacked ? "stacked on" : "borne by"} ${titleOf(reference, laid)}`,
        ),
        turned: false,
        count: Object.values(each.tokens ?? {}).reduce(
          (sum, count) => sum + count,
          each.wounds ?? 0,
        ),
      })),
    tokens(laid) {
      const tokens: Token[] = [];
      if (laid.wounds) tokens.push({ kind: "wound", icon: "wound", count: laid.wounds });
      for (const [culture, count] of Object.entries(laid.tokens ?? {})) {
        const ink = culture.toLowerCase().replace("uruk-hai", "uruk");
        tokens.push({ kind: "culture", icon: sealOf({ culture } as Facts), count, ink });
      }
      return tokens;
    },
    tag(picture, laid) {
      if (laid.ring_bearer) {
        const worn = picture.ring_worn && laid.active;
        return {
          icon: "frodo",
          text: worn ? "wears the Ring" : "Ring-bearer",
          tone: worn ? "sh" : "gold",
        };
      }
      if (laid.words?.length)
        return {
          icon: laid.words.includes("archer")
            ? "archery"
            : laid.against === undefined
              ? "defense"
              : "strength",
          text: laid.words.join(", "),
          tone: laid.site_number === undefined ? "fp" : "sh",
        };
      return null;
    },
    marks(laid) {
      const lines: string[] = [];
      if (laid.ring_bearer) lines.push("Bears the Ring");
      if (laid.wounds) lines.push(laid.wounds === 1 ? "1 wound" : `${laid.wounds} wounds`);
      if (laid.words) lines.push(...laid.words);
      if (laid.roaming) lines.push("Roaming");
      for (const [culture, count] of Object.entries(laid.tokens ?? {}))
        lines.push(`${count} ${culture} ${count === 1 ? "token" : "tokens"}`);
      return lines;
    },
    turned: () => false,
    contested: (picture, laid) =>
      picture.skirmishes.some(
        (each) => each.character === laid.id || each.minions.includes(laid.id),
      ),
  };
}
