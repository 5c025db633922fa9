"""The Confrontation: two players, hidden pieces (rulebook ``002``)."""
