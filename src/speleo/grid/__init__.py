"""Square caves: sides, rotations, cells, a map from cells to spaces, and shortest ways. All of it is compiled."""
