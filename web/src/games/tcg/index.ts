import { looksOf } from "../../cardplay/look";
import type { Game } from "../game";

export const tcg: Game = {
  name: "tcg",
  icon: "swords",
  ground: "sh",
  HomeArt: () => import("./HomeArt.svelte"),
  NewTable: () => import("./NewTable.svelte"),
  setting: ({ starter }) => (starter ? "Starter Rules" : "complete rules"),
  view: () => import("./view"),
  looks: async () => {
    const [{ lookOf }] = await Promise.all([import("./cards"), import("./inks.css")]);
    return looksOf(lookOf, (facts) => facts.id);
  },
};
