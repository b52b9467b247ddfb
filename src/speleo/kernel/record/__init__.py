"""The record of a match: one readable text that can be replayed, checked and resumed."""
