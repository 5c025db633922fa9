"""The Trading Card Game in a terminal: its rows, words and menu."""
