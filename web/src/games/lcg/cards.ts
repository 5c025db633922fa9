// What The Card Game says of its cards to those who draw them.

import type { Cards } from "../../cardplay/desk.svelte";
import type { Look, Tag, Token } from "../../cardplay/look";
import {
  attachedTo,
  emblemOf,
  factsOf,
  inkOf,
  placesOf,
  shadowsOf,
  sidesOf,
  statsOf,
  titleOf,
  typeLine,
  type Facts,
  type Laid,
  type Picture,
  type Reference,
} from "./picture";
import type { QuestionName } from "./names";
import { describe } from "./words";

const plain = (title: string, laid: Laid): Look => ({
  title,
  subtitle: "",
  unique: false,
  ink: "enemy",
  seed: 5,
  land: "shadow",
  emblem: "orc",
  corner: null,
  seals: ["skull"],
  type: "",
  group: "",
  paragraphs: [],
  stats: statsOf(null, laid),
});

const SEALS: Partial<Record<Facts["type"], string>> = {
  enemy: "skull",
  location: "site",
  quest: "flag",
  treachery: "eye",
};

/** A card's face from its facts and its rendered text. */
export function lookOf(facts: Facts, laid?: Laid): Look {
  const ink = inkOf(facts, laid);
  const spheres = (laid?.now?.spheres ?? (facts.sphere ? [facts.sphere] : []))
    .map((each) => each.toLowerCase())
    .filter((each) => each !== "neutral");
  const corner = facts.cost ?? facts.threat_cost ?? facts.engagement_cost ?? null;
  const seal = SEALS[facts.type];
  const progress = facts.quest_points ? `: ${facts.quest_points} progress` : "";
  const text =
    facts.type === "quest"
      ? sidesOf(facts).flatMap((side) => [
          {
            lead: side.name,
            text: side.title + (side.name.endsWith("B") ? progress : ""),
            bold: true,
          },
          ...side.paragraphs,
        ])
      : facts.text;
  const victory =
    facts.victory_points && !facts.keywords.some((word) => word.startsWith("Victory"));
  return {
    title: facts.title,
    subtitle: facts.title_b && facts.title_b !== facts.title ? facts.title_b : "",
    unique: facts.unique,
    ink,
    seed: facts.id,
    land: ink === "location" || ink === "quest" ? "place" : ink === "enemy" ? "shadow" : "free",
    emblem: emblemOf(facts),
    corner:
      corner === null
        ? null
        : {
            value: corner,
            shape: facts.type === "hero" ? "square" : facts.type === "enemy" ? "gabled" : "round",
          },
    seals: spheres.length > 0 ? spheres : seal ? [seal] : [],
    type: typeLine(facts, laid),
    group: facts.sphere ?? facts.encounter_set ?? "",
    paragraphs: victory ? [...text, { lead: "", text: `Victory ${facts.victory_points}.` }] : text,
    stats: statsOf(facts, laid),
  };
}

export function cardsOf(reference: Reference): Cards<Picture, Laid> {
  return {
    readFirst: ["play", "action", "response"] satisfies QuestionName[],
    places: placesOf,
    look(laid) {
      if (laid.orc_guard) return plain("Orc Guard", laid);
      const facts = factsOf(reference, laid);
      return facts ? lookOf(facts, laid) : null;
    },
    title: (laid) => titleOf(reference, laid),
    describe: (picture, laid, more) => describe(reference, picture, laid, more),
    under: (picture, laid) => [
      ...attachedTo(picture, laid.id).map((each) => ({
        laid: each,
        kind: "borne" as const,
        ink: inkOf(factsOf(reference, each), each),
        title: titleOf(reference, each),
        label: describe(reference, picture, each, `on ${titleOf(reference, laid)}`),
        turned: Boolean(each.exhausted),
        count: (each.resources ?? 0) + (each.damage ?? 0),
      })),
      ...shadowsOf(picture, laid.id).map((each) => {
        const open = each.number !== null && !each.face_down;
        return {
          laid: each,
          kind: open ? ("turned" as const) : ("down" as const),
          ink: "enemy",
          title: open ? titleOf(reference, each) : "a shadow card",
          label: open
            ? `Shadow card: ${describe(reference, picture, each)}`
            : "Shadow card, face down",
          turned: false,
          count: 0,
        };
      }),
    ],
    tokens(laid) {
      const tokens: Token[] = [];
      if (laid.resources)
        tokens.push({ kind: "resource", icon: "resource", count: laid.resources });
      if (laid.damage) tokens.push({ kind: "wound", icon: "wound", count: laid.damage });
      if (laid.progress) tokens.push({ kind: "progress", icon: "progress", count: laid.progress });
      return tokens;
    },
    tag(picture, laid, picked): Tag | null {
      if (laid.prisoner) return { icon: "link", text: "prisoner" };
      if (laid.defending) return { icon: "defense", text: String(laid.now?.defense ?? "") };
      if (laid.attacking) return { icon: "attack", text: String(laid.now?.attack ?? "") };
      if (laid.committed || (picked && picture.contest?.kind === "quest"))
        return { icon: "willpower", text: String(laid.now?.willpower ?? "") };
      return null;
    },
    marks(laid) {
      const lines: string[] = [];
      if (laid.exhausted) lines.push("Exhausted");
      if (laid.damage) lines.push(`${laid.damage} damage`);
      if (laid.resources)
        lines.push(laid.resources === 1 ? "1 resource" : `${laid.resources} resources`);
      if (laid.progress) lines.push(`${laid.progress} progress`);
      if (laid.committed) lines.push("Committed to the quest");
      if (laid.prisoner) lines.push("A prisoner");
      return lines;
    },
    turned: (laid) => Boolean(laid.exhausted),
    contested: (picture, laid) =>
      picture.contest !== null &&
      (picture.contest.we.includes(laid.id) || picture.contest.they.includes(laid.id)),
  };
}
