"""The screens that card games share: cards on a felt, the question, what happened."""
