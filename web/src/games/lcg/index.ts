import { looksOf } from "../../cardplay/look";
import type { Game } from "../game";

export const lcg: Game = {
  name: "lcg",
  icon: "flag",
  ground: "fp",
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
