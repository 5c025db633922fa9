"""Players of The Trading Card Game: plain judgement, and what search knows."""
