import { looksOf } from "../../cardplay/look";
import type { Game } from "../game";

export const lcg: Game = {
  name: "lcg",
  title: "The Card Game",
  caption: "Quest together against the encounter deck, alone or in company.",
  players: { least: 1, most: 4 },
  minutes: 60,
  icon: "flag",
  ground: "fp",
  cooperative: true,
  HomeArt: () => import("./HomeArt.svelte"),
  NewTable: () => import("./NewTable.svelte"),
  setting: ({ scenarios }) =>
    !Array.isArray(scenarios) ? "" : scenarios.length > 1 ? "a campaign" : String(scenarios[0]),
  view: () => import("./view"),
  looks: async () => {
    const [{ lookOf }] = await Promise.all([import("./cards"), import("./inks.css")]);
    return looksOf(lookOf, (facts) => facts.id);
  },
};
