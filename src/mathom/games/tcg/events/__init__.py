"""Every event of the game, each declared once, by subject."""
