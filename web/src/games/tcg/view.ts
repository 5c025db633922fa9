import "./icons";
import "./inks.css";
import { held } from "../game";
import { sections } from "./rules";
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

export const view = held<Picture, Reference>({
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Discards and dead",
  ownPanel: false,
  seatsTab: (seats) => ({ name: seats > 2 ? "Others" : "Opponent", icon: "people" }),
  rules: sections,
  ruleNow: (picture) => `000: ${RULES[picture.phase] ?? `${picture.phase} phase`}`,
  sideOf: (picture, _, seat) => ({
    side: seat,
    name: deckName(picture, seat),
    cls: seat === picture.free_peoples ? "fp" : "sh",
  }),
  crumb: (picture, setup) => {
    const rules = setup.starter ? " · Starter Rules" : "";
    const now = picture.turn === 0 ? "setting out" : `turn ${picture.turn} · ${picture.phase}`;
    return `${String(setup.path)} path${rules} · ${now}`;
  },
  score: (picture) => (picture.turn > 0 ? `turn ${picture.turn}` : ""),
  fold: folded,
  painter,
  isTurn,
});
