"""The Card Game in a terminal: its rows, words, menu and score sheet."""
