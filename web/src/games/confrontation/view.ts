import type { GameView } from "..";
import { sections } from "../../rules/confrontation";
import Lesson from "./Lesson.svelte";
import Play from "./Play.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Sheets from "./Sheets.svelte";
import Still from "./Still.svelte";
import { sideClass, type Picture, type Reference } from "./picture";
import { isTurn, painter } from "./words";

// The page knows a game only by its name, so what it hands back is typed here and nowhere else.
export const view = {
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Characters and cards",
  Lesson,
  ownPanel: true,
  seatsTab: () => ({ name: "Forces", icon: "skull" }),
  rules: sections,
  sideOf: (picture: Picture, reference: Reference, seat: number) => {
    const side = picture.sides[seat] ?? seat;
    return {
      side,
      name: side === 0 ? "The Fellowship" : reference.sides[side]!,
      cls: sideClass(side),
    };
  },
  crumb: (picture: Picture, setup: Record<string, unknown>) => {
    const kind = String(setup.characters ?? "classic");
    const leg = setup.match ? ` · game ${picture.leg + 1} of 2` : "";
    return `${kind}${leg}${picture.turn === null ? " · setting up" : ` · turn ${picture.turns}`}`;
  },
  score: (picture: Picture, setup: Record<string, unknown>) =>
    setup.match ? `${picture.score[0]} to ${picture.score[1]}` : "",
  painter,
  isTurn,
} as unknown as GameView;
