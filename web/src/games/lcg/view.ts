import "../../cardplay/icons";
import "./inks.css";
import { held } from "../game";
import { sections } from "./rules";
import End from "./End.svelte";
import Play from "./Play.svelte";
import SeatDetails from "./SeatDetails.svelte";
import Sheets from "./Sheets.svelte";
import Still from "./Still.svelte";
import { deckName, sphereOf, type Picture, type Reference } from "./picture";
import { folded, isTurn, painter } from "./words";

export const view = held<Picture, Reference>({
  Play,
  Still,
  SeatDetails,
  Sheets,
  sheets: "Discards and quest",
  End,
  ownPanel: false,
  seatsTab: (seats) => (seats > 1 ? { name: "Partners", icon: "people" } : null),
  manners:
    "The rules let you talk freely, but not name or read out the cards in your hand, or " +
    "those that only you have seen.",
  rules: sections,
  ruleNow: (picture) => `001: ${picture.phase === "set-up" ? "setup" : picture.phase}`,
  sideOf: (picture, reference, seat) => {
    const heroes = picture.players[seat]?.heroes ?? [];
    return {
      side: seat,
      name: deckName(reference, heroes),
      cls: `ink-${sphereOf(reference, heroes).toLowerCase()} seat-ink`,
    };
  },
  crumb: (picture, setup) => {
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
    const now = picture.round === 0 ? "setting up" : `round ${picture.round}`;
    return `${kind}${picture.scenario}${campaign} · ${now}`;
  },
  score: (picture) => (picture.round > 0 ? `round ${picture.round}` : ""),
  fold: folded,
  painter,
  isTurn,
});
