# What all games share. Keys of a game stand in the game's own file and begin with its name.

language = Language
language-name = English
list-and = { $first } and { $last }
rule-cited = { $sentence } ({ $rule })

bot-random = Random
bot-thumb = Rule of thumb
bot-odds = Odds
bot-careful = Careful
bot-bold = Bold
bot-search = Search
bot-team = Team player
bot-explorer = Explorer

## What an action costs and risks

price-points = { $points } AP
price-test = test { $percent } %
price-risk = { $health } HP at risk

## Keys in the bottom line

key-odds = Odds
key-rules = Rules
key-language = Deutsch
key-undo = Undo
key-quit = Leave
key-skip = Faster
key-menu = Menu
key-close = Close
key-all-rules = All rules
key-start = Start
key-again = Play again
key-next-field = Field
key-pick = Choose

## The start menu

menu-tagline = Three caves, one lamp. Who goes in?
menu-new = New match
menu-resume = Go on with a match
menu-game = Game
menu-edition = Edition
menu-seats = Seats
menu-seat = Seat { $number }
menu-person = Person
menu-bot = Bot: { $bot }
menu-name = Name
menu-nobody-waits = No match is waiting.
menu-odds = Show odds
menu-no = no
menu-yes = yes
menu-start = Start
menu-waiting = { $game }: { $names } · { $steps } steps · { $when }
menu-damaged = { $file }: cannot be read
menu-name-used = Two people cannot both be called { $name }.
menu-name-bad = Seat { $number } needs a name of 1 to 40 characters.

## The table

table-log = Log
table-odds = Next card
table-your-turn = { $name }, what do you do?
table-dealing = …
table-watching = The bots play on.
table-saved = Saved in { $file }
table-no-undo = Nothing can be taken back: something has come to light since.
table-undone = { $name } takes the last step back.
table-pick = ↑ ↓ or a number, then Enter

## Handing over the keyboard

curtain-title = Secret choice
curtain-hand-over = { $name }, press Enter when only you are looking.
curtain-all-in = Chosen: { $names }
curtain-nobody-in = Nobody at this keyboard has chosen yet.
curtain-change = { $number }: { $name } changes the choice

## The end

end-title = The end
end-wins = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
end-nobody = Nobody wins.
end-place = Place
end-name = Name
end-points = Points
end-from = Where from
end-entry = { $count } { $what } = { $points } ({ $rule })
end-fair = The secret seed is now in the record: anybody can check the dealing.
end-open = Dealt from the open seed in the record.
end-record = Record: { $file }

## Rules

rules-now = Rules that apply now
rules-all = All rules of { $game }

## Problems

play-not-a-terminal = the game needs a terminal
