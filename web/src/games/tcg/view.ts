import "./icons";
import "./inks.css";
import type { GameView } from "..";
import { sections } from "../../rules/tcg";
import type { Picture, Reference } from "./picture";
import Play from "./Play.svelte";
import SeatDetails from "./SeatDetails.svelte";
import { deckName } from "./seats";
import Sheets from "./Sheets.svelte";
import Still from "./Still.svelte";
import { folded, isTurn, painter } from "./words";

const RULES: Record<string, string> = {
  "set-up": "starting fellowship",
  "start of turn": "turn sequence",
  fellowship: "fellowship phase",
  Shadow: "Shadow phase(s)",
  skirmish: "skirmish phase(s)",
};

// The page knows a game only by its name, so what it hands back is typed here and nowhere else.
export const view = {
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Discards and dead",
  ownPanel: false,
  seatsTab: (seats: number) => ({ name: seats > 2 ? "Others" : "Opponent", icon: "people" }),
  rules: sections,
  ruleNow: (picture: Picture) => `000: ${RULES[picture.phase] ?? `${picture.phase} phase`}`,
  sideOf: (picture: Picture, _: Reference, seat: number) => ({
    side: seat,
    name: deckName(picture, seat),
    cls: seat === picture.free_peoples ? "fp" : "sh",
  }),
  crumb: (picture: Picture, setup: Record<string, unknown>) =>
    `${String(setup.path)} path${setup.starter ? " · Starter Rules" : ""}${picture.turn === 0 ? " · setting out" : ` · turn ${picture.turn} · ${picture.phase}`}`,
  score: (picture: Picture) => (picture.turn > 0 ? `turn ${picture.turn}` : ""),
  fold: folded,
  painter,
  isTurn,
} as unknown as GameView;
