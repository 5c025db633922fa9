"""Seats, redacted views, and the resampling of what a viewer cannot know."""
