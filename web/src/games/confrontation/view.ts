import { confrontation } from ".";
import { held } from "../game";
import { sections } from "./rules";
import Lesson from "./Lesson.svelte";
import Play from "./Play.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Sheets from "./Sheets.svelte";
import Still from "./Still.svelte";
import { sideClass, type Picture, type Reference } from "./picture";
import { isTurn, painter } from "./words";

export const view = held<Picture, Reference>({
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Characters and cards",
  Lesson,
  ownPanel: true,
  seatsTab: () => ({ name: "Forces", icon: "skull" }),
  rules: sections,
  sideOf: (picture, reference, seat) => {
    const side = picture.sides[seat] ?? seat;
    return {
      side,
      name: side === 0 ? "The Fellowship" : reference.sides[side]!,
      cls: sideClass(side),
    };
  },
  crumb: (picture, setup) => {
    const leg = setup.match ? ` · game ${picture.leg + 1} of 2` : "";
    const now = picture.turn === null ? "setting up" : `turn ${picture.turns}`;
    return `${confrontation.setting(setup)}${leg} · ${now}`;
  },
  score: (picture, setup) => (setup.match ? `${picture.score[0]} to ${picture.score[1]}` : ""),
  painter,
  isTurn,
});
