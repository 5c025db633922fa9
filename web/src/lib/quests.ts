// The log of quests without markup.

export interface QuestPlayer {
  name: string;
  bot: boolean;
  deck: string;
  heroes: string[];
  threat: number;
  dead_heroes: number;
  damage: number;
  subtotal: number;
}

export interface Quest {
  table: string;
  game: string;
  title: string;
  ended: number;
  scenario: string;
  scenarios: string[];
  mode: string;
  won: boolean;
  how: string;
  players: QuestPlayer[];
  rounds: number;
  victory_points: number;
  earlier: number;
  score: number | null;
}

export interface QuestLog {
  quests: Quest[];
  scenarios: string[];
  players: number[];
  decks: string[];
}

export interface QuestFilter {
  scenario: string;
  players: string;
  deck: string;
  result: string;
}

export const NO_FILTER: QuestFilter = { scenario: "", players: "", deck: "", result: "" };

/** What is asked for, as an address has it; nothing for nothing. */
export function queryOf(filter: QuestFilter): string {
  const wanted = Object.entries(filter).filter(([, value]) => value !== "");
  return wanted.length === 0 ? "" : `?${new URLSearchParams(wanted).toString()}`;
}

/** How they went, in a sentence; the best score is the lowest. */
export function summary(quests: Quest[]): string {
  if (quests.length === 0) return "No quests.";
  const won = quests.filter((quest) => quest.won).length;
  const scores = quests
    .filter((quest) => quest.score !== null && quest.scenarios.length === 1)
    .map((quest) => quest.score!);
  const best = scores.length > 0 ? ` The best score is ${Math.min(...scores)}.` : "";
  return `${quests.length === 1 ? "1 quest" : `${quests.length} quests`}, ${won} won.${best}`;
}

export const together = (quest: Quest) =>
  quest.players.reduce((sum, player) => sum + player.subtotal, 0);
