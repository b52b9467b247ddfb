# The web app outside the tables.

web-skip = Skip to the content
web-home = Home
web-loading = One moment …
web-no-table = There is no such table
web-no-table-more = The link may be wrong, or the table was cleared away.
web-open-seat = Open seat { $number }
web-numbered-name = { $name } { $number }
web-guest-name = Explorer { $name }
web-playing-as = You play as
web-change-name = Change the name
web-another-name = Another name
web-close = Close
web-on = on
web-off = off

## Why something was not done

web-problem-in-record = Line { $line }{ $step ->
        [0] {""}
       *[other] , step { $step }
    }: this does not fit the rules, or something was changed or cut. In the words of the checker: { $said }
web-problem-offline = The server cannot be reached. Is it running?
web-problem-storage = The server cannot write anything down right now. Try again in a moment.
web-problem-too-many = That was a lot at once. Wait a second.
web-problem-many-tables = There are too many tables from here. Finish or delete some, or wait an hour.
web-problem-talk-full = Enough was said at this table.
web-problem-table-full = This table has room for moves only.
web-problem-busy = Many records wait to be read. Try again soon.
web-problem-too-costly = This takes more time than the server allows.
web-problem-full = The server has no room for more tables.
web-problem-damaged = This table is damaged and cannot be read.
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
web-problem-no-wish = Nobody asks for notices by this link any more.
web-problem-over = The match is over.
web-problem-knocking = Somebody else asks for a seat just now. Wait for the answer.
web-problem-shut = Nobody is let in at this table any more.
web-problem-overtaken = This request is void: something happened in between.
web-problem-revealed = What has been turned up stays: bots and stand-ins do not agree to take it back.
web-problem-overdue = Your time ran out: the stand-in acts first. Then you can come back.
web-problem-not-asked = Nobody asks for that any more.
web-problem-no-step = There is nothing to take back any more.
web-problem-other-rules = This match was begun by an earlier version of the rules, and by those of today it would have gone another way. It is kept, but it cannot go on here: start a new one.

## The bar

web-nav = Main places
web-nav-games = Games
web-nav-tables = Open tables
web-nav-tables-short = Tables
web-nav-replays = Your shelf
web-nav-replays-short = Shelf
web-nav-rules = Rules
web-language = Language
web-look = Look
web-contrast-high = Light, with high contrast
web-theme-dark = Dark
web-theme-light = Light, high contrast
web-motion-full = Full
web-motion-calm = Calm
web-confirm-more = A second tap, so that no finger slips; final is what undo cannot take back alone
web-confirm-never = Never
web-confirm-final = If final
web-confirm-always = Always
web-your-name = Your name
web-settings-short = Settings
web-help = Help
web-help-play = Pick a cave and press Play now: you sit at a table with bots at once. With friends makes a table with a link that you can share.
web-help-board = At the table only what you may do is lit. Tap something else and you are told why it is not possible, with the rule.
web-help-keys = With the keyboard: Tab moves on, Enter or Space chooses, arrow keys move the board or a choice.
web-help-private = Nobody needs an account. This browser keeps your seats; a private table is found only by its link.
web-findings = What bots found out
web-manual = Manual

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
web-scene = A lamp and dice on a table of rock.
web-scene-camp = Camp I
web-scene-squeeze = squeeze!
web-scene-lake = lake, 4°
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
web-undo-bots = Undo against bots
web-undo-fair = Fair
web-undo-fair-more = What has been turned up stays.
web-undo-free = Free
web-undo-free-more = Bots let you take everything back. The record and the result say so.
web-end-free-undo = { $count ->
        [0] Undo was free against bots here, and nobody used it to take back what had been turned up.
        [one] Undo was free against bots here: once, what had been turned up was taken back.
       *[other] Undo was free against bots here: { $count } times, what had been turned up was taken back.
    }
web-replay-free-undo = Undo was free against bots in this match.
web-bot-random = Does anything that is allowed.
web-bot-thumb = Plays by a few simple rules.
web-bot-odds = Works out the odds of the next card.
web-bot-explorer = Explores, lays ropes and comes home in time.
web-bot-team = Plays for the team and helps who is down.
web-bot-novice = Plays as people do in their first matches, and makes their mistakes.
web-bot-club = Knows the rules of thumb and forgets one now and then.
web-bot-expert = Plans ahead and rarely errs.
web-bot-master = Plays as well as this program can.
web-which-rules = Which rules?
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
web-lobby-more = { $game } · lamps light up as people get ready.
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
web-invite-more = Scan it, send the link, or read out the code:
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
web-name-of-other = Name of the person beside you
web-same-screen = You share this screen: the seat belongs to this browser too.
web-done = Done
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

web-no-replays = Your first match will stand here.
web-open-record = Open a record from a file
web-no-replay = This cannot be shown
web-replay-start = Before the first step
web-replay-running = The match is not over: this is what everybody knows so far.
web-seat-does = { $name }: { $deed }
web-players-at = The players at step { $step }
web-board-at = The board at step { $step }
web-moments = Key moments
web-moment = Key moment { $number }, step { $step }
web-gains = { $name }: { $count } more points
web-gains-you = You: { $count } more points
web-loses = { $name } loses { $count } points
web-loses-you = You lose { $count } points
web-seen-by = Seen by
web-everybody = Everybody
web-copy-step = Copy link to this step
web-record-get = Download the record
web-course = The course of the match
web-chart = Points in the course of the match
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
web-fair-fair = The server dealt again: all { $count } draws follow from the seed that was promised before the first one. Whoever would rather not believe it checks the record with speleo record verify.
web-fair-fair-later = All { $count } draws at this table follow from its promised seed; earlier ones were brought along from another match.
web-fair-other-rules = This match was played by an earlier version of the rules. It is shown as it was played; its cards cannot be dealt again by the rules of today.
web-fair-other-card = Step { $step } does not follow from the promised seed.
web-fair-by-hand = The cards were dealt by hand or taken over from another match: there is no seed to check.
web-fair-not-over = The seed is shown when the match is over. Then it can be checked.
web-fair-other-seed = The seed is not the one that was promised.
web-fair-no = Not dealt fairly
web-deal-right = This page checked the hashes itself: the seed is the promised one, { $nonces ->
    [0] nobody at the table added a nonce
    [one] one nonce fits its pledge
   *[other] { $nonces } nonces fit their pledges
  }, and the tickets of all { $count } draws follow from them.
web-deal-noted = Promise and pledges are those that this browser noted before the first card.
web-deal-unnoted = This browser did not see the start, so it cannot say whether they were the same then.
web-deal-blamed = A nonce of this browser is said not to have come, though it was sent.
web-deal-old = This page cannot check this kind of deal itself; the following is what the server says.
web-deal-other-seed = This page found that the seed is not the promised one.
web-deal-other-promise = This page found another promise than this browser was given before the first card.
web-deal-other-nonce = This page found that the nonce of seat { $seat } is not the pledged one.
web-deal-other-pledges = This page found another pledge of seat { $seat } than stood before the first card.
web-deal-other-card = This page found that step { $step } was not dealt by its ticket.
web-deal-other-story = This page found that step { $step } is shown differently from the record.
web-deal-sealing = The deal is being sealed …
web-deal-promise = Before the first card the dealer promises its seed by this seal, and everybody's browser adds a secret of its own. At the end both can be checked.
web-seal = seal { $seal }
web-seed = seed { $seed }

## The end

web-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-count = Number
web-tie = { $names } have the same points and share place { $place }.
web-tie-you = You and { $others } have the same points and share place { $place }.
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

web-tab-loading = Fetching the games: { $done } of { $total } MB, once
web-tab-starting = The cave is being lit …
web-tab-elsewhere = Speleo is open in another tab of this browser.
web-tab-take-over = Play here instead
web-tab-failed = The games cannot run in this browser: { $why }
web-tab-unkept = This browser keeps nothing here: you can play, but your tables end with this tab.
