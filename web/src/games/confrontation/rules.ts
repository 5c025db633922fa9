// The rules in our own words, phase by phase. `rules` are the names by which the server cites them.

import type { RuleSection } from "../game";

export const sections: RuleSection[] = [
  {
    rules: ["aim", "game end", "A King Revealed"],
    title: "What it is about",
    paragraphs: [
      "Two people, nine pieces each, and neither sees who the other's pieces are. The " +
        "Fellowship walks from the Shire in the north-west towards Mordor in the south-east; " +
        "Sauron comes the other way.",
      "The Fellowship wins at once when the Ring-bearer enters Mordor, no matter who is " +
        "waiting there.",
      "Sauron wins at once when the Ring-bearer is defeated, or when three of his " +
        "characters are in the Shire. The variant Witch-king wins by riding into the Shire " +
        "alone.",
      "Whoever must move and has no forward move left has lost.",
    ],
  },
  {
    rules: ["setup"],
    title: "Setting up",
    paragraphs: [
      "Four of your nine begin at home, in the Shire or in Mordor. The other five take one " +
        "region each of those in front of it. The mountains begin empty.",
      "Who stands where is your secret. A good guard in front and a few surprises behind " +
        "is a sound beginning; nobody says that Frodo must be at the back.",
      "Sauron has the first turn.",
    ],
  },
  {
    rules: ["movement"],
    title: "Moving",
    paragraphs: [
      "On your turn you move one character one region forward, towards the enemy's home. " +
        "Sideways and backward are closed, unless a character or a card says otherwise.",
      "Dots under a region's name say how many of one side fit in: four at the two homes, " +
        "one in a mountain, two elsewhere. Both sides are counted apart.",
      "Two ways are open to the Fellowship alone, with the gold arrows: down the Anduin " +
        "from Mirkwood to Fangorn and on to Rohan, and through the Tunnel of Moria from " +
        "Eregion to Fangorn. Nobody comes back by the tunnel.",
      "There is no sideways step in the mountains.",
    ],
  },
  {
    rules: ["battle", "reveal characters", "resolve character abilities"],
    title: "Battle",
    paragraphs: [
      "Moving to where the enemy stands is an attack. Should several enemies be there, one " +
        "that is concealed is drawn at random; one that lies open may be picked instead.",
      "First both are turned face up. Then abilities work: the Fellowship's character " +
        "first, Sauron's after it. Somebody may slip away or fall here already, and then no " +
        "card is played.",
      "If more enemies are left in the region, the fight goes on with the next, until only " +
        "one side is there.",
    ],
  },
  {
    rules: ["retreats", "Retreat"],
    title: "Retreating",
    paragraphs: [
      "Some of the Fellowship may leave a battle as it begins, before the enemy's ability " +
        "counts; the Warg forbids it. Gollum may leave once the Fellowship's ability has " +
        "counted. Nobody leaves by ability after cards were played.",
      "Nobody retreats to where an enemy stands, to a full region, sideways in the " +
        "mountains, or back through the tunnel.",
    ],
  },
  {
    rules: [
      "play cards",
      "the combat cards",
      "Magic",
      "Noble Sacrifice",
      "Elven Cloak",
      "Eye of Sauron",
    ],
    title: "Cards",
    paragraphs: [
      "If both still stand, each side picks a card from hand in secret, and both are " +
        "turned together. Only the classic Gandalf sees Sauron's card before the Fellowship " +
        "picks.",
      "A card with words works before numbers are added. When both have words, Sauron's " +
        "come first.",
      "Played cards lie open as discards, whether they did anything or not. When all nine " +
        "are used up, both sides take theirs back: count what your enemy has left.",
    ],
  },
  {
    rules: ["compare strengths", "strength"],
    title: "Comparing strengths",
    paragraphs: [
      "Character and number card are added. The lower total falls; at a tie both fall. A " +
        "fallen piece leaves the map for good and everyone may see who it was.",
    ],
  },
  {
    rules: ["conceal characters", "shuffling characters"],
    title: "Hiding again",
    paragraphs: [
      "At the end of a turn all that was shown is concealed again. Your enemy remembers, " +
        "so pieces of yours that stand together in one region are mixed.",
      "The table keeps a note for you: an eye on a piece means that its identity is known, " +
        "and a look at a hood says who it could still be.",
    ],
  },
  {
    rules: ["the variant game", "the draft game", "Sam", "Frodo"],
    title: "Variant and draft",
    paragraphs: [
      "Each tile has a second character on its back. The variant game uses the backs; in " +
        "the draft each side turns every tile as it likes, in secret, and both choices are " +
        "then shown.",
      "The variant Frodo hands the Ring to Sam when he falls. Sam is then shown, and " +
        "everything hangs on him.",
    ],
  },
  {
    rules: [
      "the special cards",
      "Shadowfax",
      "Gandalf the White",
      "Gwaihir the Windlord",
      "Recall to Mordor",
      "The Dark of Mordor",
      "Crebain of Dunland",
      "Palantír",
    ],
    title: "Special cards",
    paragraphs: [
      "With special cards each side takes two of its four before the game, for all to see. " +
        "Each works once. Some take the place of the whole turn.",
      "They are no combat cards: what is said of cards elsewhere does not touch them.",
    ],
  },
  {
    rules: ["match"],
    title: "A match",
    paragraphs: [
      "Two games with sides swapped. The winner of each scores a point for every piece " +
        "left on the map; the loser scores none. More points win the match.",
    ],
  },
];
