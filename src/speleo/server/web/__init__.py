"""HTTP and websockets: the doors of the hall."""
