"""The Card Game: players together against a scenario (``001``)."""
