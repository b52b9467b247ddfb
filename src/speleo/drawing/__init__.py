"""Pictures for people: a heading in a language, PNG, and films of whole matches."""
