"""What `import speleo` offers beside the kernel's own classes: functions on games, bots and records."""
