"""000: when, each time, response - the events that set a text off."""
