"""A match of two people who send each other links: each carries the whole match, and nobody else is needed."""
