import type { Game } from "../game";
import NewTable from "./NewTable.svelte";

export const confrontation: Game = {
  name: "confrontation",
  icon: "moria",
  sides: true,
  swaps: ({ match }) => match === true,
  lesson: "A guided game of five minutes",
  HomeArt: () => import("./HomeArt.svelte"),
  // The form that most people see first comes with the page itself.
  NewTable: () => Promise.resolve({ default: NewTable }),
  setting: ({ characters }) => (typeof characters === "string" ? characters : "classic"),
  view: () => import("./view"),
};
