"""What must hold: requirements, conditions of standing texts, upgrades in parentheses."""
