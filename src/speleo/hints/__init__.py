"""Hints for a seat that must act, and the review of a finished match, from futures that good bots play."""
