// The rules in our own words, phase by phase. `rules` are the names by which the server cites them.

import type { RuleSection } from "../game";

export const sections: RuleSection[] = [
  {
    rules: ["winning the game", "losing the game", "aim", "corruption", "burdens", "ring-bearer"],
    title: "What it is about",
    paragraphs: [
      "Everyone leads a fellowship along a road of nine sites, and plays the Shadow " +
        "against the fellowships of the others. Whoever survives at the last site, or is the " +
        "only one left, has won.",
      "You lose when your Ring-bearer is killed, or when burdens have eaten up all of his " +
        "resistance: then he is corrupted.",
      "In your own turn you are the Free Peoples player and only the Free Peoples cards of " +
        "yours count. In the turns of the others you are a Shadow player, your fellowship " +
        "rests, and only your Shadow cards count.",
    ],
  },
  {
    rules: [
      "bid",
      "who goes first?",
      "starting fellowship",
      "draw deck",
      "starting hand",
      "mulligan",
      "setup",
    ],
    title: "Setting out",
    paragraphs: [
      "Everybody bids burdens in secret. The highest bidder says first in which place to " +
        "go, and all start with the burdens they have bid.",
      "Then each fellowship takes along companions from the draw deck that cost four " +
        "twilight together at most, for nothing, and draws eight cards. Under the Starter " +
        "Rules nobody bids: chance says who begins.",
    ],
  },
  {
    rules: [
      "turn sequence",
      "fellowship phase",
      "active",
      "twilight pool",
      "transfer",
      "discard to heal",
      "the rule of 4",
      "the rule of 9",
      "unique",
      "kinds of cards",
    ],
    title: "1. Fellowship phase",
    paragraphs: [
      "Play companions, allies, possessions and whatever else your fellowship needs. It " +
        "costs you nothing but this: what a card costs is added to the twilight pool, and " +
        "the pool is what the Shadow spends.",
      "A possession may be handed from one character to another for its twilight cost. A " +
        "card in hand with the title of a wounded character in play may be thrown away to " +
        "heal that character.",
      "A unique card, marked with a dot, can be yours in play only once. No more than four " +
        "cards are drawn in this phase by whatever means, and a fellowship never counts more " +
        "than nine companions, the dead among them.",
    ],
  },
  {
    rules: [
      "move",
      "moving",
      "site",
      "move limit",
      "adventure deck",
      "adventure path",
      "sanctuary",
      "region",
      "control",
      "liberate",
    ],
    title: "Moving on",
    paragraphs: [
      "At the end of the phase the fellowship moves to the next site. If none lies there " +
        "yet, a Shadow player lays one from an adventure deck. The site's Shadow number and " +
        "one for each companion are added to the twilight.",
      "After the fight you may move on once more in the same turn, as long as the move " +
        "limit allows it: two moves, or more when four and more play.",
      "Sites three and six are sanctuaries: whose turn begins there heals up to five wounds.",
    ],
  },
  {
    rules: [
      "shadow phase(s)",
      "roaming",
      "twilight cost",
      "cost",
      "toil",
      "shadow followers",
      "playing a card",
      "possession",
      "condition",
      "bearer",
      "support area",
    ],
    title: "2. Shadow phase",
    paragraphs: [
      "One after another the Shadow players spend what lies in the twilight pool on " +
        "minions, on what those bear, and on conditions.",
      "A minion has a site number of its own. Before the fellowship has come that far, the " +
        "minion roams, and costs two more.",
      "If no minion stands there afterwards, nobody fights and the turn goes straight to " +
        "the regroup phase.",
    ],
  },
  {
    rules: [
      "maneuver phase",
      "action procedure",
      "action",
      "special ability",
      "exert",
      "exhausted",
      "event",
      "pass",
      "phase action",
      "spot",
      "requirement",
      "limit",
      "effect",
      "opponent",
      "loops",
    ],
    title: "3. Maneuvers, and how actions go",
    paragraphs: [
      "In this phase nothing happens but actions. They go the same way in every phase that " +
        "has them: the Free Peoples player may take one or pass, then the Shadow players, " +
        "round and round until all pass in a row.",
      "An action is an event from hand that names the phase, or a text of a card in play " +
        "that does. What stands before “to” is the price, and must be paid in full. To exert " +
        "is to take a wound on oneself; who has one vitality left cannot.",
      "The table passes for you where you could do nothing, and “Pass until …” lets you " +
        "pass over what you do not need. It never passes over a response that you could " +
        "make, and there you can also say in which phases you always want to be asked.",
    ],
  },
  {
    rules: ["archery phase", "archer", "wound", "wounds", "vitality"],
    title: "4. Archery",
    paragraphs: [
      "Archers on each side are counted, and texts add to the totals or take away. The " +
        "minions' total is that many wounds in the fellowship, which its player deals out " +
        "among companions as seems best; the fellowship's total is that many among the " +
        "minions of one Shadow player.",
      "A wound takes one vitality. Whoever has none left is killed: companions go to the " +
        "dead pile, minions are discarded.",
    ],
  },
  {
    rules: ["assignment phase", "ambush", "defender +x", "unhasty", "fierce", "assigning"],
    title: "5. Assignment",
    paragraphs: [
      "The Free Peoples player sets companions against minions, one to each; defender +1 " +
        "allows a second. Then the Shadow players set the minions that are left over against " +
        "whomever they like, as many on one as they like.",
      "Click a character, then its opponent, or the other way round. The numbers that " +
        "appear are what the skirmish would come to at once.",
    ],
  },
  {
    rules: [
      "skirmish phase(s)",
      "skirmish phase",
      "strength",
      "overwhelmed",
      "damage bonus",
      "lurker",
      "killing",
      "hunter",
      "enduring",
      "cancelled skirmish",
    ],
    title: "6. Skirmishes",
    paragraphs: [
      "One skirmish after another, in the order of the Free Peoples player. Both sides may " +
        "act; then the strengths are held against each other. The stronger side wins, and at " +
        "a tie the Shadow does.",
      "Each of the losers takes a wound, and one more for every point of damage bonus on " +
        "the winning side. Who is beaten by at least double the strength is overwhelmed, and " +
        "killed outright.",
      "Fierce minions that are left fight a second time, after an assignment of their own.",
    ],
  },
  {
    rules: ["the one ring", "ring-bound", "resistance"],
    title: "The Ring",
    paragraphs: [
      "The Ring lets its bearer put it on when a wound is about to come. While it is worn, " +
        "wounds become burdens instead, as the card says, until the regroup phase. The table " +
        "marks who bears the Ring and whether it is worn.",
      "Every burden takes one from the resistance of each companion.",
    ],
  },
  {
    rules: ["threats", "dead pile", "initiative", "culture tokens"],
    title: "Threats, tokens and initiative",
    paragraphs: [
      "Threats lie in wait, never more than there are companions. When a companion falls " +
        "they all come back as wounds, dealt out by the Free Peoples player.",
      "With four cards in hand or more, the Free Peoples player has the initiative; " +
        "otherwise the Shadow has it. Some cards care.",
    ],
  },
  {
    rules: ["regroup phase", "reconcile", "muster", "discard pile"],
    title: "7. Regroup",
    paragraphs: [
      "After the last actions the Shadow players reconcile their hands: one card may go, " +
        "then up to eight are drawn, or down to eight discarded. Then the fellowship moves " +
        "again or stays. If it stays, its player reconciles too, the minions left in play " +
        "are discarded, the pool is emptied, and the next player's turn begins.",
    ],
  },
  {
    rules: ["response", "keyword", "modifier", "required action", "prevent"],
    title: "Responses",
    paragraphs: [
      "A response answers something that is about to happen or has just happened, and only " +
        "then. What must happen comes first, what may happen afterwards; when several things " +
        "must, the player whose turn it is says which comes first.",
      "What changes a number is added up each time the number is used, and no number falls " +
        "below nothing.",
    ],
  },
];
