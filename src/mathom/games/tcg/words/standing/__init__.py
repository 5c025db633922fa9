"""Texts that hold as long as their card is active, and the clauses they are made of."""
