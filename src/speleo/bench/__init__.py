"""Speed and size, measured on this machine: ratios in one run, since machines are noisy."""
