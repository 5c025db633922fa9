import "../../cardplay/icons";
import "./inks.css";
import type { GameView } from "..";
import { sections } from "../../rules/lcg";
import End from "./End.svelte";
import Play from "./Play.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Sheets from "./Sheets.svelte";
import Still from "./Still.svelte";
import { deckName, sphereOf, type Picture, type Reference } from "./picture";
import { folded, isTurn, painter } from "./words";

// The page knows a game only by its name, so what it hands back is typed here and nowhere else.
export const view = {
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Discards and quest",
  End,
  ownPanel: false,
  seatsTab: (seats: number) => (seats > 1 ? { name: "Partners", icon: "people" } : null),
  manners:
    "The rules let you talk freely, but not name or read out the cards in your hand, or those that only you have seen.",
  rules: sections,
  ruleNow: (picture: Picture) => `001: ${picture.phase === "set-up" ? "setup" : picture.phase}`,
  sideOf: (picture: Picture, reference: Reference, seat: number) => {
    const heroes = picture.players[seat]?.heroes ?? [];
    return {
      side: seat,
      name: deckName(reference, heroes),
      cls: `ink-${sphereOf(reference, heroes).toLowerCase()} seat-ink`,
    };
  },
  crumb: (picture: Picture, setup: Record<string, unknown>) => {
    const scenarios = setup.scenarios as string[];
    const campaign =
      scenarios.length > 1 ? ` · ${picture.scenario_number + 1} of ${scenarios.length}` : "";
    const kind = setup.nightmare
      ? "nightmare · "
      : setup.easy
        ? "easy · "
        : setup.basic
          ? "basic · "
          : "";
    return `${kind}${picture.scenario}${campaign}${picture.round === 0 ? " · setting up" : ` · round ${picture.round}`}`;
  },
  score: (picture: Picture) => (picture.round > 0 ? `round ${picture.round}` : ""),
  fold: folded,
  painter,
  isTurn,
} as unknown as GameView;
