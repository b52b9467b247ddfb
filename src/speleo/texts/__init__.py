"""What Speleo says to people: one Fluent catalogue for each language, put together from the games' own files."""

from speleo.texts.language import LANGUAGES, chosen_language
from speleo.texts.texts import MissingText, Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "chosen_language"]
