"""What the card games share: words, their English, selections, and steps that run on frames."""
