"""The Confrontation in a terminal: the map, its battles and its menu."""
