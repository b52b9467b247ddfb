"""The command line. Each command is a module; nothing heavy is imported before a command runs."""
