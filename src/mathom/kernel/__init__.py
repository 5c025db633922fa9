"""Frames, decisions, chance, log, clone and save. It knows no game."""
