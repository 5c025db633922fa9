"""The Trading Card Game: rulebooks 000, 003 and 004."""
