# The web app outside the tables.

web-skip = Skip to the content
web-home = Home
web-loading = One moment …
web-no-table = There is no such table
web-no-table-more = The link may be wrong, or the table was cleared away.
web-open-seat = Open seat { $number }
web-numbered-name = { $name } { $number }
web-you-name = You
web-close = Close
web-on = on
web-off = off
web-offline = The server cannot be reached. Is it running?

## The bar

web-nav = Main places
web-nav-games = Games
web-nav-tables = Open tables
web-nav-tables-short = Tables
web-nav-replays = Replays
web-nav-replays-short = Replays
web-nav-rules = Rules
web-language = Language
web-look = Look
web-contrast-high = Light, with high contrast
web-theme-dark = Dark
web-theme-light = Light, high contrast
web-motion-full = Full
web-motion-calm = Calm
web-confirm-more = A second tap, so that no finger slips
web-your-name = Your name
web-settings-short = Settings
web-help = Help
web-help-play = Pick a cave and press Play now: you sit at a table with bots at once. With friends makes a table with a link that you can share.
web-help-board = At the table only what you may do is lit. Tap something else and you are told why it is not possible, with the rule.
web-help-keys = With the keyboard: Tab moves on, Enter or Space chooses, arrow keys move the board or a choice.
web-help-private = Nobody needs an account. This browser keeps your seats; a private table is found only by its link.

## Home

web-hero = Three caves. One light.
web-hero-more = Pick a cave and play. No account, no rulebook.
web-code = Table code
web-join = Join
web-continue = Go on
web-open-tables = Open tables
web-players = { $count }
web-minutes = { $count } min
web-players-minutes = { $players } players · { $minutes } min
web-play-now = Play now
web-play-now-of = Play now: { $game }
web-with-friends = With friends
web-with-friends-of = With friends: { $game }
web-this-device = This device
web-this-device-of = On this device: { $game }
web-learn = Learn
web-learn-of = Learn { $game }
web-tag-diamant = New here? Start here.
web-tag-cave = Plan and discover
web-tag-subterra = All against the cave
web-promise-diamant = Deeper still, or out with the loot? Everybody decides at the same time.
web-promise-cave = Rope, tent, oxygen: pack wisely and survey what nobody has ever seen.
web-promise-subterra = Get out together before the lamps die. Something is following you.
web-scene-diamant = Two explorers in a cave full of gems: one sneaks to the exit with a full sack, the other holds up a torch.
web-scene-cave = A cave drawn like a survey map: a caver hangs on a rope above a lake, a tent glows on a ledge.
web-scene-subterra = A flashlight shines at a hole in the rock. Bony fingers hold its edge, and two eyes stare out of it.
web-scene-camp = Camp I
web-scene-squeeze = squeeze!
web-scene-lake = lake, 4°
web-run-diamant = { $game } · expedition { $number } of 5
web-run-cave = { $game } · { $number ->
        [0] packing
       *[other] round { $number }
    }
web-run-subterra = { $game } · round { $number }
web-run-open = { $game } · { $open ->
        [0] all seats taken
        [one] { $open } open seat
       *[other] { $open } open seats
    }
web-run-yours = Your turn
web-run-waits = Waiting for { $names }
web-run-waiting = Has not begun
web-run-host = You can start it
web-run-going = Goes on
web-run-over = Over
web-sit-down = Take a seat
