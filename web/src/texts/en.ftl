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

## Why something was not done

web-problem-offline = The server cannot be reached. Is it running?
web-problem-storage = The server cannot write anything down right now. Try again in a moment.
web-problem-too-many = That was a lot at once. Wait a second.
web-problem-taken = Somebody was quicker: this seat is taken.
web-problem-no-table = There is no such table.
web-problem-no-offer = This link is not valid any more. Ask for a new one.
web-problem-not-yours = Only who holds this seat, or the host, can do that.
web-problem-not-absent = A bot may play for somebody when it has been their turn for a while. Give them a moment.
web-problem-away = A bot plays this seat. Say first that you are back.
web-problem-resigned = This seat has resigned.
web-problem-not-waiting = The match has begun already.
web-problem-not-running = The match is not under way.
web-problem-open-seats = There are still open seats.
web-problem-not-asked = Nobody asks for that any more.
web-problem-no-step = There is nothing to take back any more.

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

## A new table

web-players-long = { $count } players
web-new-friends = Who climbs down with you? Make the table, then send its link around.
web-new-here = One screen for everybody: pass it round, or huddle.
web-where-play = Where do you play?
web-who-plays = Who plays?
web-name-of-seat = Name of person { $number }
web-person = Person { $number }
web-remove-person = Remove person { $number }
web-add-person = One more person
web-here-secret = Where a choice is secret, a curtain falls before the next person looks.
web-host-name = Host
web-how-many-seats = How many seats?
web-how-many-bots = How many of them are bots?
web-how-good-bots = How good are the bots?
web-bot-random = Does anything that is allowed.
web-bot-thumb = Plays by a few simple rules.
web-bot-odds = Works out the odds of the next card.
web-bot-explorer = Explores, lays ropes and comes home in time.
web-bot-team = Plays for the team and helps who is down.
web-which-rules = Which rules?
web-edition-cave-pegasus = Our default. Twenty rockfalls, and a rope token waits on a new descent.
web-edition-cave-rebel = Fewer rockfalls, no rope token waiting, a stricter tent.
web-option-diamant-chests-open = You can see who is ahead.
web-option-diamant-chests-closed = Nobody knows for sure who is ahead.
web-option-subterra-difficulty-normal = A fair fright for the first expeditions.
web-option-subterra-difficulty-advanced = Less time until the lights go out.
web-option-subterra-difficulty-expert = You will lose people down there.
web-who-may-join = Who may join?
web-private = Only by link
web-private-more = The table is found by its link alone.
web-public = Everybody
web-public-more = It stands in the list of open tables.
web-clock = Time for a turn
web-match-clock = Time for the whole match
web-clock-none = No clock
web-clock-minutes = { $minutes } min
web-clock-hours = { $hours } h
web-clock-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-clock-more = When somebody's time is up, a bot plays for them until they come back.
web-table-name = What is the table called?
web-table-name-example = Thursday crew
web-more-options = House rules ({ $count })
web-by-edition = As in the edition
web-too-few = At least { $least } must play: add people or bots.
web-here-start = It begins at once.
web-friends-start = You can still change seats and bots before it begins.
web-start = Start
web-make-table = Make the table
web-not-found = There is nothing here
web-not-found-more = The path ends in solid rock. Back up a little.

## The lobby

web-table-called = Table “{ $title }”
web-lobby-more = Who climbs down with you? Lamps light up as people sit down.
web-team-diamant = Treasure hunters
web-team-cave = Rope teams
web-team-subterra = Lost together
web-seats-taken = { $taken } of { $count } seats taken
web-seat-open-more = Anyone with the link may sit here
web-seat-bot = Bot
web-seat-you = You
web-seat-person = Has sat down
web-seat-ready = Ready
web-seat-free = Open
web-sit-here = Sit here
web-seat-a-bot = Seat a bot
web-get-up = Get up
web-clear-seat = Clear the seat of { $name }
web-level-of = Level of { $name }
web-invite = Invite
web-invite-more = Scan it, send the link, or use the code:
web-qr = QR code of the link to this table
web-link = Link to this table
web-copy-link = Copy the link
web-share-link = Share the link
web-copied = Copied.
web-copy-yourself = Now press Ctrl+C.
web-agreed = What is agreed
web-watching = May join
web-waiting-for = { $count ->
        [one] { $names } is still free
       *[other] { $count } seats are still free
    }
web-waiting-host = Wait for people, or let bots sit there.
web-all-here = Everybody is here.
web-host-starts = The host starts the match.
web-fill-bots = Fill with bots
web-start-diamant = Into the cave
web-start-cave = Start the descent
web-start-subterra = Wake up in the dark
web-name-of-other = Name of the person beside you
web-same-screen = You share this screen: the seat belongs to this browser too.
web-cancel = Cancel

## Open tables

web-open-tables-more = Tables whose hosts want company. Sit down, or watch.
web-which-game = Which game?
web-all-games = All
web-tables-free = Seats are free
web-tables-watch = Under way
web-watch = Watch
web-no-open-tables = No table is open right now. Make one.
web-new-table-of = { $game }

## Replays

web-replays-more = Matches of this browser that are over. Watch them again, step by step, or play on from any moment.
web-no-replays = Nothing yet: a match appears here when it is over.
web-open-record = Open a record from a file
web-open-record-more = Drop a record here or choose one. It is checked step by step before it is shown.
web-choose-file = Choose a file
web-no-replay = This cannot be shown
web-replay-start = Before the first step
web-replay-running = The match is not over: this is what everybody knows so far.
web-seat-does = { $name }: { $deed }
web-players-at = The players at step { $step }
web-board-at = The board at step { $step }
web-moments = Key moments
web-moment = Key moment { $number }, step { $step }
web-gains-diamant = { $name }: { $count } more
web-gains-cave = { $name }: { $count } more points
web-gains-subterra = { $name }: { $count } health back
web-loses-diamant = { $name } loses { $count }
web-loses-cave = { $name } loses { $count } points
web-loses-subterra = { $name } loses { $count } health
web-seen-by = Seen by
web-everybody = Everybody
web-copy-step = Copy link to this step
web-record-get = Download the record
web-course = The course of the match
web-chart-diamant = Gems and relics, also those still at risk
web-chart-cave = Points of the tokens so far
web-chart-subterra = Health of the cavers
web-as-table = As a table
web-step = Step
web-step-of = Step { $step } of { $count }: { $caption }
web-scrub = Step
web-first = To the start
web-back = One step back
web-play = Play
web-pause = Pause
web-forward = One step on
web-last = To the end
web-speed = Speed
web-turn-of = Jump to a turn of
web-turn-of-seat = Next turn of { $name }
web-play-on = Play on from here
web-play-on-more = Take any seat at step { $step }; bots play the others. The original match stays as it was.
web-play-on-who = Which seat do you take?
web-to-table = To the table

## Dealt fairly

web-fair = Dealt fairly?
web-fair-yes = Dealt fairly
web-fair-more = Before the first card the server promised its seed. Now everybody can deal again and compare.
web-fair-check = Check it
web-fair-fair = All { $count } draws follow from the seed that was promised before the first one.
web-fair-fair-later = All { $count } draws at this table follow from its promised seed; earlier ones were brought along from another match.
web-fair-other-card = Step { $step } does not follow from the promised seed.
web-fair-by-hand = The cards were dealt by hand or taken over from another match: there is no seed to check.
web-fair-not-over = The seed is shown when the match is over. Then it can be checked.
web-fair-other-seed = The seed is not the one that was promised.
web-seal = seal { $seal }
web-seed = seed { $seed }

## The end

web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-count = Number
web-tie = { $names } have the same points and share place { $place }.
web-together = You won or lost together: everybody has the same result.
web-everybody-together = All of you
web-after = What now?
web-rematch = Rematch
web-to-rematch = To the rematch

## Rules

web-rules-of = Rules of { $game }
web-chapters = Chapters
web-search-rules = Search the rules
web-found-rules = { $count ->
        [one] { $count } rule mentions it
       *[other] { $count } rules mention it
    }
web-found-none = No rule mentions all of these words.
web-rules-own = Every rule in our own words. A number such as CAVE-7.3 is the same here, at the table and in the scenarios that test it.
web-print = Print
web-link-rule = Copy link to { $rule }
web-example = Example { $number }:
web-before = Before
web-after-it = After
web-also-checked = Also checked
web-chance = Chance
web-claim-may-not = { $name } may not: { $deeds }
web-claim-may-only = { $name } may only: { $deeds }
web-claim-may = { $name } may: { $deeds }
web-claim-scores = { $name } has { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-how-it-goes = How it goes
web-intro-try = Try it: the table lights up what you may do.

web-intro-diamant = Five caves full of gems, and everybody wants out again with the most.
web-intro-diamant-1 = You all walk in together. Card by card the cave shows what it holds: gems, traps, now and then a relic.
web-intro-diamant-2 = Gems are split among everybody who is still inside. What cannot be split stays lying on the card.
web-intro-diamant-3 = After each card everybody decides in secret: on, or back to camp. Then all show it at once.
web-intro-diamant-4 = Whoever turns back brings everything home and picks up what lies on the way. Alone you keep all of it, and the relics too.
web-intro-diamant-5 = Whoever goes on shares with fewer people. But when the same trap comes a second time, all who are still inside lose what they gathered.
web-intro-diamant-6 = After five caves the fullest chest wins.

web-intro-cave = You lead a team into a cave that nobody has mapped. Come home with photos, ropes laid and depths measured.
web-intro-cave-1 = Before you leave you pack: food for every turn underground, ropes, oxygen, a camera, a raft. The backpack has eight slots, never enough.
web-intro-cave-2 = A turn has five action points. Discover a tile at an open passage, walk, climb, squeeze through, dive or take a photo.
web-intro-cave-3 = Going down needs rope, one for every level, and it stays there for everybody. Who lays it earns tokens.
web-intro-cave-4 = A turn away from camp costs food. With a tent you can build a camp of your own far inside.
web-intro-cave-5 = Back at the base you repack for the next trip.
web-intro-cave-6 = When the cave is explored, everybody hurries home. Only teams that reach the base count their points.

web-intro-subterra = You are trapped, the lamps are failing, and something is hunting you. Find the way out together.
web-intro-subterra-1 = Each caver has a talent: one heals, one climbs, one blasts holes into walls, one keeps horrors away.
web-intro-subterra-2 = A turn has two action points: reveal a tile, explore it, move, run, hide, help somebody up. One more action is possible by exertion, but it can hurt.
web-intro-subterra-3 = After every round the cave strikes: the ground shakes, gas spreads, water rises, horrors come out of the dark.
web-intro-subterra-4 = Without health a caver lies unconscious until somebody helps. Alone in the dark nobody lasts long.
web-intro-subterra-5 = The exit lies among the last tiles. When the hazard cards are used up, the light goes out, and every round may be the last.
web-intro-subterra-6 = Nobody left behind is gold. Two missing are still bronze; more is defeat.
