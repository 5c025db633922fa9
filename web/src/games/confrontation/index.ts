import type { Game } from "../game";
import NewTable from "./NewTable.svelte";

export const confrontation: Game = {
  name: "confrontation",
  title: "The Confrontation",
  caption: "Nine hidden pieces a side. Bring the Ring to Mordor, or find it first.",
  players: { least: 2, most: 2 },
  minutes: 20,
  icon: "moria",
  sides: true,
  lesson: "A guided game of five minutes",
  HomeArt: () => import("./HomeArt.svelte"),
  // The form that most people see first comes with the page itself.
  NewTable: () => Promise.resolve({ default: NewTable }),
  atOnce: true,
  setting: ({ characters }) => (typeof characters === "string" ? characters : "classic"),
  view: () => import("./view"),
};
