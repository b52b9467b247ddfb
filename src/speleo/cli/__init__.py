"""The command line. Each command is a module; nothing heavy is imported before a command runs.

In each `register` adds the command with its options, and `run` carries it out and returns the exit code.
"""
