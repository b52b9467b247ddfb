"""What Speleo says to people: one Fluent catalogue for each language, put together from the games' own files."""
