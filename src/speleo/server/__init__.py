"""The table server: many tables, nothing lost, nobody peeks. `hall.py` is where everything meets."""
