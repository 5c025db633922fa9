"""The words of card texts, ordered by grammar; ``docs/tcg-words.md`` finds one by what it does.

Nouns, adjectives, clauses, sites, zones and players say what is meant; numbers, for_each and tokens
how much; selections and references which cards. Conditions, triggers and verbs are folders, a file
for each kind of thing they are about. Modifiers and predicates are said of cards, by verbs for a
duration and by standing texts for good.
"""
