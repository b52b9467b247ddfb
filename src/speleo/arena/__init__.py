"""Many matches between bots: simulations and tournaments, over several processes."""
