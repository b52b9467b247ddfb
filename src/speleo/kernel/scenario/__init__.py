"""Scenario files: positions, actions and expectations that a player can write without programming."""
