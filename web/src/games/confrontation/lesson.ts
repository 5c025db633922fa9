// The lesson: which word is due at which moment.

import type { QuestionName } from "./names";

export interface Step {
  title: string;
  text: string[];
  /** What the learner should do now, if anything. */
  wait?: string;
}

export interface Moment {
  kind: QuestionName | null;
  chosen: boolean;
  inBattle: boolean;
  turns: number;
  over: boolean;
  fallen: number;
}

export const STEPS: Record<string, Step> = {
  welcome: {
    title: "Nine against nine",
    text: [
      "These are your nine. Your opponent has nine as well, but you see only hoods, and so " +
        "does your opponent.",
      "You walk towards {goal}. The number on a piece is its strength; rest the pointer on " +
        "it to read what else it can do.",
    ],
  },
  place: {
    title: "Who begins where",
    text: [
      "Four stay at home, five stand in front. Click one piece, then another, and they " +
        "change places. Or shuffle and trust to luck.",
    ],
    wait: "Press “Set out” when you like it.",
  },
  move: {
    title: "One step forward",
    text: [
      "On your turn you move one piece forward. Pieces that can move have a dashed frame. " +
        "Click one and see where it may go.",
    ],
    wait: "Click a piece.",
  },
  where: {
    title: "Where to?",
    text: [
      "Lit regions are open to this piece. A dotted border and the word “Attack” mean that " +
        "an enemy stands there. Dots under a name are the room for each side.",
    ],
    wait: "Click a lit region, or drag.",
  },
  battle: {
    title: "A battle",
    text: [
      "Both are turned face up. What their texts say happens first; someone may fall " +
        "before any card is played.",
      "Then both sides pick a card, in secret unless a text says otherwise. Numbers are " +
        "added, words work before numbers. The lower total falls; a tie fells both.",
    ],
  },
  cards: {
    title: "Cards run out",
    text: [
      "Played cards stay open in the discards until all nine are used. Below the map you " +
        "see what your enemy still holds: use it.",
    ],
  },
  known: {
    title: "What you have learned",
    text: [
      "After the turn all is hidden again. Rest on a hood to read who it can still be; an " +
        "eye marks those that are known.",
    ],
  },
  win: {
    title: "How it ends",
    text: [
      "The Fellowship wins when Frodo enters Mordor. Sauron wins when Frodo falls, or with " +
        "three of his in the Shire. Whoever cannot move forward loses.",
    ],
    wait: "Play on: the rest is yours.",
  },
  end: {
    title: "That was the game",
    text: ["You know all you need. Try the other side, or a bot that thinks."],
  },
};

/** The step that is due, or nothing while the learner plays. */
export function lessonStep(now: Moment, read: string[]): string | null {
  const due = (key: string) => !read.includes(key);
  if (now.over) return due("end") ? "end" : null;
  if (due("welcome")) return "welcome";
  if (now.kind === "place") return due("place") ? "place" : null;
  if (now.inBattle) return due("battle") ? "battle" : null;
  if (now.turns === 0) return null;
  if (now.chosen && due("where")) return "where";
  if (now.kind !== null && !now.chosen && due("move")) return "move";
  if (now.fallen > 0 && due("cards")) return "cards";
  if (now.fallen > 0 && due("known")) return "known";
  if (now.turns > 3 && !due("move") && due("win")) return "win";
  return null;
}
