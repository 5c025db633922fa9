import { looksOf } from "../../cardplay/look";
import type { Game } from "../game";

export const tcg: Game = {
  name: "tcg",
  title: "The Trading Card Game",
  caption: "Walk nine sites with your fellowship, and play the Shadow against theirs.",
  players: { least: 2, most: 4 },
  minutes: 50,
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
