# The table that all games share.

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show the whole board
web-follow = Follow what happens
