# The table that all games share.

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show the whole board
web-follow = Follow what happens

web-sound = Sound
web-level-volume = Volume
web-level-music = Music
web-level-effects = Effects
web-senses = Stimuli
web-senses-more = Reduced: nothing sounds, whatever else is set.
web-senses-full = Full
web-senses-reduced = Reduced
web-sound-reduced = Sound stays silent while “Stimuli” is set to reduced in the settings.
web-sound-forbidden = This browser does not let Speleo sound now. Everything else goes on; press the sound button to try again.
web-volume-percent = { $percent } percent
web-volume-test = Test sound
web-menu = Menu
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table
web-chat-send = Send
web-log-empty = The match begins.
web-log-earlier = Earlier lines
web-log-undone = Taken back:
web-aside = At the table
web-news-claimed = { $name } sits down.
web-news-claimed-you = You sit down.
web-news-started = The cards are sealed, and the seal is { $seal }
web-news-left = { $name } gets up.
web-news-left-you = You get up.
web-news-seated = { $why ->
        [faults] { $name } went wrong three times: the stand-in plays on.
       *[other] A bot plays for { $name }.
    }
web-news-seated-you = A bot plays for you.
web-news-returned = { $name } is back.
web-news-returned-you = You are back.
web-news-resigned = { $name } resigns for good; a stand-in plays on.
web-news-resigned-you = You resign for good; a stand-in plays on.
web-news-asked = { $count ->
        [one] { $name } would like to take a step back.
       *[other] { $name } would like to take the last { $count } steps back.
    }
web-news-asked-you = { $count ->
        [one] You would like to take a step back.
       *[other] You would like to take the last { $count } steps back.
    }
web-news-void = The request to go back is void: something happened in between.
web-news-arrived-given = Seat { $seat } was handed over; { $name } holds it now.
web-news-arrived-given-you = Seat { $seat } was handed over; you hold it now.
web-news-arrived-device = { $name } goes on at another device too.
web-news-arrived-device-you = You go on at another device too.
web-news-knocked = { $name } asks for seat { $seat }.
web-news-admitted-yes = { $name } would let them in.
web-news-admitted-yes-you = You would let them in.
web-news-admitted-no = { $name } does not let them in.
web-news-admitted-no-you = You do not let them in.
web-news-answered-yes = { $name } agrees.
web-news-answered-yes-you = You agree.
web-news-answered-no = { $name } does not agree.
web-news-answered-no-you = You do not agree.
web-news-undone = { $name } takes a step back.
web-news-undone-you = You take a step back.
web-not-possible = That is not possible now.
web-rules-away = The rules cannot be fetched right now.
web-all-rules = All rules
web-not-now = Not now
web-do-it = Do it
web-curtain = Pass the device to { $name }. The others look away.
web-choose-again = Undo: { $name }
web-curtain-open = I am { $name }
web-undo-asked = { $count ->
        [one] { $name } asks to take a step back.
       *[other] { $name } asks to take the last { $count } steps back.
    }
web-undo-asked-you = { $count ->
        [one] You would like to take a step back.
       *[other] You would like to take the last { $count } steps back.
    }
web-undo-waiting = The others are asked.
web-knock = { $name } would like to take over seat { $seat }. All must agree.
web-knock-waiting = The others are asked.
web-ask-seat = Ask for this seat
web-leave-play = Only get up
web-undo-needs = Something has come to light since: { $names } must agree.
web-undo-ask = Ask to undo
web-since = Since your last turn
web-earlier = Earlier
web-later = Later
web-resigned = has resigned
web-away = away, a bot plays
web-come-back = I am back
web-let-bot = Let a bot play
web-resign = Resign
web-resign-sure = Really resign
web-other-device = Other device
web-hand-over = Hand over
web-bot-for-absent = Bot plays meanwhile
web-transfer-link = Open this link there within ten minutes; it works once:
web-settings = Settings
web-motion = Motion
web-contrast = Light, high contrast
web-confirm = Ask before an action
web-confirm-every = Ask before every action
web-notify = Notify me when it is my turn
web-notices-ask = May notices of your turns at this table come where this link was sent?
web-notify-denied = Your browser does not allow notices from this page. Its settings can change that.
web-replay = Replay
web-record = Record of the match
web-your-turn = It is your turn.
web-in-words = The table in words
web-connection-lost = Connection lost, trying again …
web-price = Price: { $price }
web-price-of = { $deed }: { $price }
web-price-free = free
web-tip-why = Not possible now; tap to hear why.
web-watchers = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-time-left = { $name } has { $time } left
web-time-left-you = You have { $time } left
web-not-here = { $count ->
        [one] { $names } is not connected.
       *[other] { $names } are not connected.
    }
web-not-here-waits = The table waits.
web-bot-for = Bot plays for { $name }
web-not-connected = not connected
web-see-end = See the result

web-all-actions = What you can do now
web-all-actions-short = What now?
web-filter = Filter
web-no-actions = There is nothing to do right now.
web-more-actions = … and { $count } more: filter to find them.
web-see-board = See the board
web-forget = Delete what is yours
web-forget-table = Delete this table
web-forget-table-sure = Really delete the table, for everybody
web-forget-talk = Delete what I wrote
web-forget-talk-sure = Really delete all my lines
web-forget-name = Remove my name
web-forget-name-sure = Really remove my name, for good
web-closed = This table is closed
web-closed-deleted = Whoever made it has deleted it. Nothing of it is kept.
web-closed-host = The host of this server has ended it.
web-problem-closed = This table is closed.
web-problem-in-play = Others are playing here. Resign or leave instead.
web-problem-not-over = That is possible when the match is over.
web-chat-older = Earlier lines

# following the deeds of others
web-tempo = How fast others act
web-tempo-more = How long each step of a bot or another person stays
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-once = At once
web-go-on = Go on
web-skip-turn = Skip turn
web-key-pause = P
web-key-space = Space
web-following = Following { $name }
web-prompt-look = Look at what happened. Then the game goes on.
web-since-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
web-step-number = step { $number }
web-look-freely = Look around freely
web-follow-again = Follow again
web-looking-back = Looking back
web-to-now = Back to now
web-walk-again = Walk through it again
web-prompt-back = You are looking at what has happened already.
web-news-took = { $by } goes on with seat { $seat }, where a bot played.
