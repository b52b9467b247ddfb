# The table that all games share.

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show the whole board
web-follow = Follow what happens

web-sound = Sound
web-menu = Menu
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table
web-chat-send = Send
web-log-empty = The match begins.
web-aside = At the table
web-news-claimed = { $name } sits down.
web-news-left = { $name } gets up.
web-news-seated = A bot plays for { $name }.
web-news-returned = { $name } is back.
web-news-resigned = { $name } resigns; a bot plays on.
web-news-asked = { $name } would like to take a step back.
web-news-answered-yes = { $name } agrees.
web-news-answered-no = { $name } does not agree.
web-news-undone = { $name } takes a step back.
web-not-possible = That is not possible now.
web-rules-away = The rules cannot be fetched right now.
web-all-rules = All rules
web-not-now = Not now
web-do-it = Do it
web-curtain = Pass the device to { $name }. The others look away.
web-curtain-open = I am { $name }
web-undo-asked = { $name } asks to take a step back.
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
web-confirm = Ask before every action
web-notify = Notify me when it is my turn
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
web-not-here = { $count ->
        [one] { $names } is not connected.
       *[other] { $names } are not connected.
    }
web-not-here-waits = The table waits.
web-bot-for = Bot plays for { $name }
web-not-connected = not connected
web-see-end = See the result

web-all-actions = Everything you can do now
web-all-actions-short = List
web-filter = Filter
web-no-actions = There is nothing to do right now.
web-more-actions = … and { $count } more: filter to find them.
web-see-board = See the board
