// The rules in our own words, phase by phase. `rules` are the names by which the server cites them.

import type { RuleSection } from "../game";

export const sections: RuleSection[] = [
  {
    rules: ["aim", "winning the game", "ending the game", "threat"],
    title: "What it is about",
    paragraphs: [
      "Everyone plays together against a deck of perils. You win or lose as one, by " +
        "bringing the last stage of the quest to its end.",
      "Each player has one to three heroes, a deck, and a threat dial. The dial starts at " +
        "the sum of the heroes' threat costs and creeps upwards. At 50 that player is out, " +
        "and so is whoever has lost every hero. When nobody is left, the quest is lost.",
      "The lower the final score the better: threat, fallen heroes, wounds and rounds " +
        "count against you, victory points for you.",
    ],
  },
  {
    rules: ["setup", "mulligan"],
    title: "Setting up",
    paragraphs: [
      "Everybody draws six cards and may once exchange the whole hand for another six, " +
        "which must then be kept. The first quest card says which cards lie ready in the " +
        "staging area.",
      "Decks, heroes and quest may be chosen freely; no hero can lead two fellowships at once.",
    ],
  },
  {
    rules: ["resource", "round sequence"],
    title: "1. Resources",
    paragraphs: [
      "A round has seven phases. First each hero gains a resource and each player draws a card.",
      "Resources belong to the hero they lie on, and each hero's pool pays for cards of " +
        "that hero's sphere.",
    ],
  },
  {
    rules: [
      "planning",
      "paying costs",
      "resource match",
      "unique cards",
      "attachment cards",
      "restricted",
      "ally cards",
    ],
    title: "2. Planning",
    paragraphs: [
      "In turn, each player puts allies and attachments into play. This is the only phase for it.",
      "A card is paid from heroes of its own sphere; several of them may share the cost. " +
        "Neutral cards take resources from anybody. If there is only one way to pay, the " +
        "table pays for you; otherwise it asks which hero gives the next resource.",
      "A unique card, marked by a dot before its title, can be in play only once at the " +
        "whole table. A hero carries two restricted attachments at most.",
    ],
  },
  {
    rules: ["quest", "quest resolution", "staging", "surge", "doomed", "guarded", "willpower"],
    title: "3. The quest",
    paragraphs: [
      "Each player picks who goes questing; they exhaust. Then one encounter card for " +
        "every player is turned over. Enemies and places go to the staging area; treacheries " +
        "do their harm at once and are discarded. Surge turns over one more, doomed raises " +
        "everybody's threat, and a guarded objective lies under the next card until that is " +
        "dealt with.",
      "Now the willpower of all who quest is held against the threat of everything in the " +
        "staging area. What you have more becomes progress; what you lack raises every " +
        "player's dial by as much. At a tie nothing happens.",
      "Before you send anyone the table shows where it stands. It cannot show what is " +
        "still in the deck.",
    ],
  },
  {
    rules: ["travel", "active location", "location cards"],
    title: "4. Travel",
    paragraphs: [
      "If there is no active location the players may go to one from the staging area, " +
        "paying what its travel line asks. It then adds no threat, but it stands in the way: " +
        "progress falls on it first, and only what is left over reaches the quest.",
    ],
  },
  {
    rules: ["encounter", "engagement checks", "engagement"],
    title: "5. Encounters",
    paragraphs: [
      "Each player may engage one enemy of their own choice. After that enemies look for " +
        "players: beginning with the first, the one with the highest engagement cost that is " +
        "no more than that player's threat comes over, and so on round the table until none " +
        "is left that would.",
    ],
  },
  {
    rules: [
      "combat",
      "resolving enemy attacks",
      "shadow effects",
      "defending",
      "sentinel",
      "undefended",
    ],
    title: "6. Combat: they strike",
    paragraphs: [
      "Every engaged enemy is dealt a card face down, its shadow. Then one after another " +
        "they attack the player before whom they stand, in the order that player likes.",
      "One ready character may defend and exhausts; a sentinel can do so for another " +
        "player. The shadow card is turned up and does what its shadow line says. The " +
        "enemy's attack less the defender's defense is damage to the defender.",
      "If nobody defends, all of it goes to a single hero, and defense does not help.",
    ],
  },
  {
    rules: ["attacking enemies", "ranged", "damage", "destroying"],
    title: "6. Combat: you strike",
    paragraphs: [
      "Each player may attack each enemy before them once. Any number of ready characters " +
        "exhaust and add up their attack; less the enemy's defense, that is damage. A ranged " +
        "character may join another player's attack.",
      "Damage stays. Whoever has as much as hit points is gone: enemies and allies are " +
        "discarded, a hero is lost.",
    ],
  },
  {
    rules: ["refresh"],
    title: "7. Refresh",
    paragraphs: [
      "Everything exhausted is readied, every dial goes up by one, and the first-player " +
        "marker moves on.",
    ],
  },
  {
    rules: ["actions", "event cards", "ready and exhausted", "exhaust"],
    title: "Actions",
    paragraphs: [
      "A text that begins with the word action can be used, and an event with it played, " +
        "whenever the round has an opening for it: after each step of a phase. If a phase is " +
        "named, only in that one.",
      "What stands before “to” is the price and must be paid in full. An exhausted card " +
        "cannot exhaust again: it is turned, and stays so until it is readied.",
      "The table passes over openings in which you could do nothing, and “Pass until …” " +
        "lets you pass over those you do not need. It always stops for a response.",
    ],
  },
  {
    rules: ["responses", "forced effects", "card effects", "when revealed", "lasting effects"],
    title: "Responses and forced effects",
    paragraphs: [
      "A response is up to you and comes right after what it answers. A forced effect is " +
        "not: it happens at once, whoever likes it.",
      "Several changes to the same number are added up, and no number falls below nothing.",
    ],
  },
  {
    rules: ["quest advancement", "the quest deck", "quest cards", "objective cards"],
    title: "Stage by stage",
    paragraphs: [
      "When a stage has as much progress as it asks for it is done, and the next is turned " +
        "over. Progress beyond that is lost. Some stages ask for more than progress before " +
        "they let you pass: read the card.",
      "An objective that nothing guards can be claimed as its text says.",
    ],
  },
  {
    rules: ["elimination", "control", "in play", "discard piles", "running out of cards"],
    title: "When somebody falls",
    paragraphs: [
      "A player who is out takes all cards along; enemies before that player go back to " +
        "the staging area. The others play on, and fewer cards are revealed each round.",
      "An empty deck is no loss: one merely draws no more. An empty encounter deck is made " +
        "anew from its discards.",
    ],
  },
  {
    rules: ["scoring", "victory"],
    title: "Scoring",
    paragraphs: [
      "For each player: the final threat, the threat cost of every fallen hero, and the " +
        "damage on those alive. To the sum of all players add ten for each completed round, " +
        "and take off the victory points won.",
    ],
  },
  {
    rules: ["basic game", "easy game", "expert game", "nightmare"],
    title: "Other ways to play",
    paragraphs: [
      "Basic leaves out the shadow cards, for a first try. Easy leaves out the worst " +
        "encounter cards and gives each hero a resource to begin with.",
      "The expert campaign plays the three scenarios one after another with new decks each " +
        "time, and adds up the scores. In the nightmare nothing is reset in between: wounds, " +
        "threat and losses go along.",
    ],
  },
];
