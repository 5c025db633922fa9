"""The words of card texts, ordered by grammar; ``docs/lcg-words.md`` finds one by what it does.

Nouns, adjectives, clauses, zones and players say what is meant; numbers how much; selections and
references which cards. Verbs are a folder, a file for each kind of thing they do.
"""
