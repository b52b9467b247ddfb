"""The table server in a browser tab: the same hall and the same API, on what a browser has."""
