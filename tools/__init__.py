"""Programs that make parts of the source: copies of states, weights of networks."""
