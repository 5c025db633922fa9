"""What the players know of The Confrontation beyond its rules."""
