"""What the players of both card games share."""
