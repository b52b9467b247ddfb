"""What `run.py` does: set-up, start, checks and packages of a checkout, with the standard library alone."""
