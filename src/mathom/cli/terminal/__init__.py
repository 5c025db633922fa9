"""The table in a terminal, drawn with Textual. It knows no rules: it shows views and answers."""
