# What all games share. Keys of a game stand in the game's own file and begin with its name.

language = Language
language-name = English
list-and = { $first } and { $last }
rule-cited = { $sentence } ({ $rule })

# A place where a game has no words for it, and its coordinate beside the words where the map shows one.
place-at = at { $cell }
place-to = to { $cell }
place-where = at { $cell }
place-with-cell = { $place } ({ $cell })

bot-random = Random
bot-stand-in = Stand-in
bot-thumb = Rule of thumb
bot-odds = Odds
bot-team = Team player
bot-explorer = Explorer
bot-novice = Novice
bot-club = Club player
bot-expert = Expert
bot-master = Master

## What an action costs and risks

price-points = { $points } AP
price-test = test { $percent } %
price-risk = { $health } HP at risk

## Keys in the bottom line

key-hint = Hint
key-can = What now?
key-mark = Mark
key-take = Take
key-odds = Odds
key-rules = Rules
key-language = Deutsch
key-undo = Undo
key-quit = Leave
key-skip = Faster
key-slower = Slower
key-pause = Pause
key-go-on = Go on
key-step = Next
key-away = Bot for me
key-back = I am back
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
menu-deal = Help shuffle
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
table-paused = Paused.
table-away = A stand-in plays for { $name } until { $name } is back.
table-away-you = A stand-in plays for you until you are back.
table-back = { $count ->
        [one] { $names } is back.
       *[other] { $names } are back.
    }
table-back-you = You are back.
table-saved = Saved in { $file }
table-no-undo = Nothing can be taken back: something has come to light since.
table-undone = { $name } takes the last step back.
table-undone-you = You take the last step back.
compass-letter = { $side }
can-title = What you can do now
can-keys = Keys
can-nothing = There is nothing for you to do right now.
can-walk = walk where there is a way
can-mark = mark a line of the list
can-take = take the marked line
can-scroll = with Shift: move the map

## Before the first card

deal-title = Everybody may help shuffle
deal-promise = The program has drawn a secret seed and promises it by this hash. Note it or take a picture:
deal-why = The cards follow from the seed and from all keys that are typed now; the record shows both at the end. So the program alone cannot choose the cards, though it can know them.
deal-type = { $name }, press any keys you like, then Enter.
deal-skip = Enter alone adds nothing. What you type will stand in the record, so no passwords.
deal-pledged = { $name }: pledge { $pledge }…
deal-without = { $name }: nothing

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
end-wins-you = { $others_count ->
        [0] You win!
        [one] You and { $others } share the win!
       *[other] You, { $others } share the win!
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

## A match told in lines

told-title = { $game }: { $names }
told-chance = Chance
told-undo = { $name } takes back everything after step { $step }.
told-hint = { $name } takes a hint.
told-taken-over = { $name } takes over for { $other }.
told-running = The match is running, after step { $step }.
told-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Rules

rules-now = Rules that apply now
rules-all = All rules of { $game }

## Problems

play-not-a-terminal = the game needs a terminal

# What is asked of whom, where a game says nothing itself.
prompt-you = It is your turn.
prompt-others = { $seats_count ->
    [one] { $seats } is to act.
   *[other] { $seats } are to act.
    }
prompt-nobody = Nobody is to act.

## Refusals that many games have

no-game-over = The game is over.
no-such-seat = There is no such seat at this table.
no-chance-alone = That is left to chance, and only that.
no-other-turn = It is somebody else's turn.

## Notices

notice-your-turn = { $game }: it is your turn, { $name }.
notice-confirm = Somebody would like to be told here when it is their turn in { $game }. If that was you, confirm it by the link; if not, do nothing.
notice-over = { $game }: the match is over.

## How bots play

style-diamant-random = Goes by mood: now brave, now home at once.
style-diamant-thumb = Has one rule of thumb and keeps to it.
style-diamant-odds = Counts the traps that are still to come.
style-diamant-novice = Goes by mood: now brave, now home at once.
style-diamant-club = Has a rule of thumb and mostly keeps to it.
style-diamant-expert = Counts the traps that are still to come.
style-diamant-master = Weighs odds, rivals and relics. Smiles.
style-cave-explorer = Packs for the trip and saves a way back.
style-cave-novice = Takes the nearest passage, packs too much.
style-cave-club = Packs by the book and saves a way back.
style-cave-expert = Plans the whole turn, wastes no point.
style-cave-master = Thinks rounds ahead and takes the bonuses.
style-subterra-team = Helps whoever is down, then explores.
style-subterra-novice = Means well and stays close to the others.
style-subterra-club = Helps whoever is down, then explores.
style-subterra-expert = Reads the danger and hides in time.
style-subterra-master = Spends no light in vain: everyone is to get out.
style-random = Does the first thing that comes to mind.
style-visitor = A visiting bot: somebody else has written it.
style-other = Plays in a way of its own.
table-small = The window is too small to show everything: { $width } columns and { $height } rows suffice.

## What a link shows where it is pasted

preview-app = Three cave board games: play with friends and bots, in the browser.
preview-waiting = { $free ->
        [0] A table of { $game } is about to begin: come and watch.
        [one] A table of { $game } waits for you: one seat is free.
       *[other] A table of { $game } waits for you: { $free } seats are free.
    }
preview-running = A match of { $game } is being played: watch it, or come back to your seat.
preview-replay = A match of { $game } from the first step to the last, to watch again.
## Hints

hint-title = { $count ->
        [one] One idea
       *[other] { $count } ideas
    }
hint-futures = { $count ->
        [one] One match played ahead, without a look at what is hidden.
       *[other] { $count } matches played ahead, without a look at what is hidden.
    }
hint-value-win = { $value } % to win
hint-value-points = { $value ->
        [one] { $value } point at the end
       *[other] { $value } points at the end
    }
hint-value-medal = { $value } % for a medal
hint-range-win = { $low } to { $high } %
hint-range-points = { $low } to { $high } points in 8 of 10
hint-range-medal = { $low } to { $high } %
hint-risk-none = No risk
hint-risk-low = Low risk
hint-risk-some = Some risk
hint-risk-high = High risk
hint-close = The first two are about equally good.
hint-clear = The first is clearly the best.
hint-tried = It did best in the matches that were played ahead.

## Reviews

review-title = { $game }, looked back at: { $names }
review-how = Chances from { $count } futures of each moment, up to { $most } where much changed, mostly within { $error } points.
review-turns = What decided it
review-luck = luck
review-play = play
review-change = { $name } from { $before } to { $after } %
review-shares = Luck and play, in points of chance
review-share = { $name }: { $start } at the start, luck { $luck } (give or take { $error }), own slips −{ $slips }, by the others { $others }, { $end } at the end
review-share-unsure = { $name }: { $start } at the start, own slips −{ $slips }, { $end } at the end; luck and the others cannot be told apart in so few futures
review-slips = What cost most
review-no-slips = No decision was found that cost more than 3 points. Well played.
review-slip = { $name } played “{ $played }”; “{ $better }” was better by { $cost } points.

## Reports of experiments

lab-win = Wins
lab-points = Points
lab-place = Place
lab-steps = Steps in a match
lab-rounds = Rounds
lab-gold = Gold: everybody out
lab-silver = Silver: one left behind
lab-bronze = Bronze: two left behind
lab-defeat = Defeats
lab-left-behind = Cavers left behind
lab-rockfalls = Tiles that fitted nowhere
lab-tokens = Tokens taken in a match
lab-tents = Tents pitched in a match
lab-sealed = Tiles that would have closed the cave
lab-nothing-placed = Times the stack ran out before a tile fitted
lab-compare-title = { $game }: { $box } against the standard box
lab-compare-about = { $games } matches with each box, with the same bots and the same seeds. Bold: the change can hardly be chance.
lab-compare-effect = What changes
lab-compare-balance = Balance: wins by seat
lab-compare-seat = Seat { $seat }
lab-compare-change = Change
lab-about = { $matches } matches between bots: { $conditions ->
    [one] one condition
   *[other] { $conditions } conditions
  }, each with the same { $games } deals.
lab-seat = Told is what seat { $seat } has of it.
lab-more = { $what }: more than with “{ $level }”
lab-interval = 95 % interval
lab-deals = Deals
lab-cut = The table has { $rows } rows; the others are in the Parquet file.
lab-again = The same file and the same version give the same numbers:
