"""What is printed on a card, in the small letters that definitions use."""

from typing import Final

from mathom.games.lcg import facts

hero: Final = facts.HERO
ally: Final = facts.ALLY
attachment: Final = facts.ATTACHMENT
event: Final = facts.EVENT
enemy: Final = facts.ENEMY
location: Final = facts.LOCATION
treachery: Final = facts.TREACHERY
objective: Final = facts.OBJECTIVE
quest: Final = facts.QUEST_CARD

leadership: Final = facts.LEADERSHIP
tactics: Final = facts.TACTICS
spirit: Final = facts.SPIRIT
lore: Final = facts.LORE

ranged: Final = facts.RANGED
sentinel: Final = facts.SENTINEL
restricted: Final = facts.RESTRICTED
surge: Final = facts.SURGE
guarded: Final = facts.GUARDED

WILLPOWER: Final = facts.WILLPOWER
ATTACK: Final = facts.ATTACK
DEFENSE: Final = facts.DEFENSE
HIT_POINTS: Final = facts.HIT_POINTS
THREAT: Final = facts.THREAT_STRENGTH
