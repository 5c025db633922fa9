"""Players of The Card Game: plain judgement, and what search knows."""
