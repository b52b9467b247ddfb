"""Experiments with bots: what varies, how often and what is measured stands in a file; results are tables and pages."""
