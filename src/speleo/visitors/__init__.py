"""Bots of anybody: a Python class from a file or an installed package, or any program that reads and writes lines."""
