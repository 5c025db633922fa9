"""What an int is. At run time all of these are plain ints, and cost nothing."""

Seat = int  # a player's place at the table
CardId = int  # a card of this game, wherever it lies and whatever it is; what it is may be hidden
CardNumber = int  # the number printed on a card, by which its facts are found
Zone = int  # where a card lies: the row of its pile
TextId = int  # a text that can be used (cardplay/library.py)
StepId = int  # a step of a text
EventId = int  # a declared event
QuestionId = int  # a declared question
Pick = int  # an option
