diamant-name = Diamant
diamant-tagline = Push your luck in five caves.
diamant-edition-2017 = 2017

## Options

diamant-option-chests = Chests
diamant-option-chests-open = open: everybody sees them
diamant-option-chests-closed = closed: you see only your own

## Cards

diamant-card-treasure = Treasure
diamant-card-relic = Relic
diamant-card-spider = Giant spider
diamant-card-snake = Venomous snake
diamant-card-lava = Lava pit
diamant-card-boulder = Giant rolling boulder
diamant-card-ram = Spiked ram
diamant-short-treasure = Treasure
diamant-short-relic = Relic
diamant-short-spider = Spider
diamant-short-snake = Snake
diamant-short-lava = Lava
diamant-short-boulder = Boulder
diamant-short-ram = Ram
diamant-short-deck = Deck

## Actions and their keys

diamant-action-on = go on
diamant-action-back = go back
diamant-action-card = { $card }
diamant-key-on = g
diamant-key-back = b
diamant-on-means = { $gathered ->
        [0] nothing of yours is at risk yet
        [one] your gem stays at risk
       *[other] your { $gathered } gems stay at risk
    }
diamant-back-means = { $gathered ->
        [0] nothing gathered
        [one] { $gathered } gem becomes safe
       *[other] { $gathered } gems become safe
    }{ $loose ->
        [0] {""}
        [one] , and { $loose } lies on the path
       *[other] , and { $loose } lie on the path
    }{ $relics ->
        [0] {""}
        [one] , with a relic
       *[other] , with { $relics } relics
    }

## The table

diamant-expedition = Expedition { $number } of 5
diamant-deck = { $count } in the deck
diamant-path = The path
diamant-loose = { $gems ->
        [0] nothing lies loose
        [one] { $gems } gem lies loose
       *[other] { $gems } gems lie loose
    }
diamant-earlier = … { $count } earlier
diamant-gone = Gone for good: { $cards }
diamant-gone-count = { $count } × { $card }
diamant-explorers = Explorers
diamant-where = Where
diamant-in-cave = cave
diamant-in-camp = camp
diamant-at-risk = At risk
diamant-safe = Safe
diamant-relics = Relics
diamant-hidden = closed

## Odds

diamant-odds-ends = expedition ends
diamant-odds-trap = new trap
diamant-odds-treasure = treasure
diamant-odds-relic = relic
diamant-odds-left = { $count } left
diamant-odds-of = { $count } of { $total }

## What happens

diamant-event-expedition-began = Expedition { $number } of 5: everybody walks into the cave.
diamant-event-treasure-found = Treasure { $value }: { $share ->
        [0] too little to share out
       *[other] { $share } for each
    }{ $rest ->
        [0] , and nothing is left over.
        [one] , { $rest } stays on the card.
       *[other] , { $rest } stay on the card.
    }
diamant-event-trap-appeared = { $trap ->
        [spider] A giant spider lets itself down from the ceiling and waits.
        [snake] A venomous snake hisses in a crack. It is only a warning.
        [lava] A lava pit glows ahead. This time everybody gets round it.
        [boulder] A giant boulder hangs loose over the path. It holds, for now.
        [ram] A spiked ram is set in the wall. Nobody touches the trip wire.
       *[other] { $trap }
    }
diamant-event-trap-sprung = { $trap ->
        [spider] A second giant spider! { $seats } { $seats_count ->
            [one] runs
           *[other] run
        } out of the cave.
        [snake] A second venomous snake! { $seats } { $seats_count ->
            [one] runs
           *[other] run
        } out of the cave.
        [lava] A second lava pit! { $seats } { $seats_count ->
            [one] runs
           *[other] run
        } out of the cave.
        [boulder] A second boulder rolls! { $seats } { $seats_count ->
            [one] runs
           *[other] run
        } out of the cave.
        [ram] A second spiked ram strikes! { $seats } { $seats_count ->
            [one] runs
           *[other] run
        } out of the cave.
       *[other] { $trap }: { $seats }
    }
diamant-event-trap-sprung-you = { $trap ->
        [spider] A second giant spider!
        [snake] A second venomous snake!
        [lava] A second lava pit!
        [boulder] A second boulder rolls!
       *[ram] A second spiked ram strikes!
    } { $seats_others_count ->
        [0] You run out of the cave.
        [one] You and { $seats_others } run out of the cave.
       *[other] You, { $seats_others } run out of the cave.
    }
diamant-event-gems-lost = { $gems ->
        [0] { $seat } had nothing to lose.
        [one] { $seat } drops { $gems } gem.
       *[other] { $seat } drops { $gems } gems.
    }
diamant-event-gems-lost-you = { $gems ->
        [0] You had nothing to lose.
        [one] You drop { $gems } gem.
       *[other] You drop { $gems } gems.
    }
diamant-event-trap-removed = { $trap ->
        [spider] One giant spider leaves the game.
        [snake] One venomous snake leaves the game.
        [lava] One lava pit leaves the game.
        [boulder] One boulder leaves the game.
        [ram] One spiked ram leaves the game.
       *[other] { $trap }
    }
diamant-event-relic-found = A relic shines on the path.
diamant-event-choice-made = { $seat } has chosen.
diamant-event-choice-made-you = You have chosen.
diamant-event-choices-revealed = { $back_seats_count ->
        [0] { $seats_count ->
            [one] { $seats } goes on alone.
           *[other] All go on.
        }
        [one] { $back_seats } turns back.
       *[other] { $back_seats } turn back.
    }
diamant-event-choices-revealed-you = { $back_seats_count ->
        [0] { $seats_others_count ->
            [0] You go on alone.
           *[other] You all go on.
        }
        [one] { $back_seats } turns back.
       *[other] { $back_seats } turn back.
    }
diamant-event-choices-revealed-back-you = { $back_seats_others_count ->
        [0] You turn back.
        [one] You and { $back_seats_others } turn back.
       *[other] You, { $back_seats_others } turn back.
    }
diamant-event-went-back = { $seat } is in camp with { $brought ->
        [0] empty hands
        [one] { $brought } gem
       *[other] { $brought } gems
    }{ $share ->
        [0] .
       *[other] , { $share } of them from the path.
    }
diamant-event-went-back-you = You are in camp with { $brought ->
        [0] empty hands
        [one] { $brought } gem
       *[other] { $brought } gems
    }{ $share ->
        [0] .
       *[other] , { $share } of them from the path.
    }
diamant-event-relic-taken = { $seat } carries out a relic worth { $value }.
diamant-event-relic-taken-you = You carry out a relic worth { $value }.
diamant-event-expedition-ended = Expedition { $number } is over{ $gems ->
        [0] {""}
        [one] ; { $gems } gem stays in the dark
       *[other] ; { $gems } gems stay in the dark
    }{ $relics ->
        [0] .
        [one] ; a relic is lost for good.
       *[other] ; { $relics } relics are lost for good.
    }
diamant-event-game-ended = The fifth entrance is blocked. The chests are counted.

## Refusals

diamant-no-game-over = The game is over.
diamant-no-such-seat = There is no such seat at this table.
diamant-no-chance-decides-nothing = Chance only turns up cards.
diamant-no-card-before-choices = The next card waits until all have chosen.
diamant-no-trap-left = No trap of that kind is left in the deck.
diamant-no-relic-left = No relic is left in the deck.
diamant-no-treasure-left = That treasure is not in the deck now.
diamant-no-explorer-draws = Explorers cannot pick cards.
diamant-no-in-camp = You are in camp and wait for the next expedition.
diamant-no-choice-before-card = Wait for the card: a choice comes after it.
diamant-no-already-chosen = That is your choice already.

## The result

diamant-diamonds = { $count ->
        [one] diamond
       *[other] diamonds
    }
diamant-rubies = { $count ->
        [one] ruby
       *[other] rubies
    }
diamant-relics-of-5 = { $count ->
        [one] relic of 5
       *[other] relics of 5
    }
diamant-relics-of-10 = { $count ->
        [one] relic of 10
       *[other] relics of 10
    }
diamant-ended = All five caves are explored.
diamant-running = The game is still going on.

# What is asked of whom.
diamant-choose = Choose in secret: on, to the next card, or back to camp with your gems?
diamant-watch = Hold your breath …
diamant-waiting = { $seats_count ->
        [0] All have chosen
        [1] Waiting for { $seats }
       *[other] Waiting for { $seats_count }
    }

## Hints

diamant-hint-risk = caught by a trap in this cave: { $count } in 100
diamant-hint-on-safe = No card can end this yet, and a treasure brings you about { $gems }.
diamant-hint-on-behind = You are { $points } behind in the last cave: only what lies deeper can win it.
diamant-hint-on = The next treasure brings about { $gems }; { $risk } in 100 cards end it all.
diamant-hint-back = { $gems ->
        [one] Your gem is safe
       *[other] Your { $gems } gems are safe
    } then, while { $risk } in 100 next cards would take all.
diamant-hint-back-alone = { $gems } for sure, { $alone } if nobody else leaves{ $relics ->
        [0] {""}
        [one] , and the relic with it
       *[other] , and the relics with it
    }.
diamant-hint-back-relic = You are the only one left: { $gems } gems and { $relics ->
        [one] the relic
       *[other] { $relics } relics
    } are yours.
diamant-hint-back-empty = Nothing is lost, but nothing is won either.

## What an action does, for whoever asks what they can do

diamant-can-on = Go deeper: you share in the next treasure, but a second trap of a kind takes what you gathered.
diamant-can-back = Go home: what you gathered and your share of the path are safe in your chest. A relic is yours if you go alone.
