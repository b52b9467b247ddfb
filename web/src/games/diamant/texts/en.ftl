# Diamant in the browser.

## Home, rules and lobby

diamant-tag = New here? Start here.
diamant-promise = Deeper still, or out with the loot? Everybody decides at the same time.
diamant-scene = Two explorers in a cave full of gems: one sneaks to the exit with a full sack, the other holds up a torch.
diamant-run = { $game } · expedition { $number } of 5
diamant-option-chests-open-more = You can see who is ahead.
diamant-option-chests-closed-more = Nobody knows for sure who is ahead.
diamant-team = Treasure hunters
diamant-start = Into the cave
diamant-gains = { $name }: { $count } more
diamant-gains-you = You: { $count } more
diamant-loses = { $name } loses { $count }
diamant-loses-you = You lose { $count }
diamant-chart = Gems and relics, also those still at risk
diamant-intro = Five caves full of gems, and everybody wants out again with the most.
diamant-intro-1 = You all walk in together. Card by card the cave shows what it holds: gems, traps, now and then a relic.
diamant-intro-2 = Gems are split among everybody who is still inside. What cannot be split stays lying on the card.
diamant-intro-3 = After each card everybody decides in secret: on, or back to camp. Then all show it at once.
diamant-intro-4 = Whoever turns back brings everything home and picks up what lies on the way. Alone you keep all of it, and the relics too.
diamant-intro-5 = Whoever goes on shares with fewer people. But when the same trap comes a second time, all who are still inside lose what they gathered.
diamant-intro-6 = After five caves the fullest chest wins.

web-diamant-on = On
web-diamant-back = Back
web-diamant-you = you
web-diamant-you-tag = you
web-diamant-treasure = { $name } { $value }
web-diamant-choice-label = { $name }: { $first }; { $second }

## Dock

web-diamant-secret = Secret until all have chosen. You may change it till then.
web-diamant-in-camp = You are safe in camp until the next expedition.
web-diamant-deeper = deeper into the dark
web-diamant-stay-at-risk = { $gems ->
        [0] nothing to lose yet
        [one] { $gems } stays at risk
       *[other] { $gems } stay at risk
    }
web-diamant-alone-shared = alone { $alone } · shared { $shared }
web-diamant-brings = brings { $gems }
web-diamant-safe-in-chest = safe in your chest
web-diamant-chosen = chosen
web-diamant-risk = { $percent } % trap

## Players

web-diamant-where = { $cave } in the cave · { $camp } in camp
web-diamant-your-turn = your choice
web-diamant-chooses = choosing …
web-diamant-has-chosen = chosen
web-diamant-in-camp-now = in camp
web-diamant-safe = safe
web-diamant-at-risk = at risk
web-diamant-came-home = came home
web-diamant-gone = Gone for good

## Odds

web-diamant-odds-show = Show odds
web-diamant-odds-hide = Hide odds
web-diamant-bust = bust
web-diamant-percent = { $percent } %
web-diamant-or = { $first } or { $last }
web-diamant-odds-second = a second one ends it: { $traps }, { $count } of { $total }
web-diamant-odds-none = No trap on the path has a twin in the deck.

## The path

web-diamant-path-card = Card { $number }: { $card }{ $gems ->
        [0] {""}
        [one] , { $gems } gem on it
       *[other] , { $gems } gems on it
    }

## All choices at once

web-diamant-all-on = { $on ->
        [one] On alone
       *[other] All go on
    }
web-diamant-turn-back = { $on ->
        [0] { $back ->
            [one] Back to camp
           *[other] All turn back
        }
       *[other] { $back ->
            [one] One turns back
            [2] Two turn back
            [3] Three turn back
            [4] Four turn back
            [5] Five turn back
            [6] Six turn back
           *[other] Seven turn back
        }
    }
web-diamant-go-on = { $on ->
        [0] nobody is left in the cave
        [one] one goes on
        [2] two go on
        [3] three go on
        [4] four go on
        [5] five go on
        [6] six go on
       *[other] seven go on
    }
web-diamant-lie = { $gems ->
        [one] { $gems } ruby lies on the path
       *[other] { $gems } rubies lie on the path
    }
web-diamant-split = { $loose } ÷ { $back } = { $share } each
web-diamant-stay = { $gems ->
        [one] { $gems } stays on the path
       *[other] { $gems } stay on the path
    }
web-diamant-takes-relic = { $count ->
        [one] Back alone: takes the relic
       *[other] Back alone: takes { $count } relics
    }
web-diamant-relic-stays = { $count ->
        [one] Left together: the relic stays
       *[other] Left together: the relics stay
    }
web-diamant-into-chest = Into the chest
web-diamant-carried = { $carried } + { $share } from the path
web-diamant-still-at-risk = Still at risk

## The second trap

web-diamant-second = { $trap ->
        [spider] The second spider!
        [snake] The second snake!
        [lava] The second lava pit!
        [boulder] The second boulder!
       *[ram] The second ram!
    }
web-diamant-trap-says = { $trap ->
        [spider] Dinner time!
        [snake] Ssssorry.
        [lava] Hot, isn’t it?
        [boulder] Coming through!
       *[ram] Knock, knock.
    }
web-diamant-a-warning = card { $number }: a warning
web-diamant-the-end = card { $number }: the end
web-diamant-expedition-over = Expedition { $number } is over
web-diamant-safe-in-camp = Safe in camp
web-diamant-to-entrance = To entrance { $number }
web-diamant-to-result = To the result

## The end

web-diamant-end-scene = Night before the mountain with its blocked entrances. { $names } beside a full chest.
web-diamant-end-above = Result · { $count } expeditions
web-diamant-end-title = { $who ->
        [you] You take the mountain!
        [many] { $names } share the mountain
       *[one] { $names } takes the mountain
    }
web-diamant-end-table = What everybody brought home and lost, by expedition
web-diamant-end-explorer = Explorer
web-diamant-end-expedition = Exp. { $number }
web-diamant-end-all-home = all home
web-diamant-end-home = Home
web-diamant-end-relics = Relics
web-diamant-end-lost = Lost
web-diamant-end-lost-short = lost
web-diamant-end-lost-all = { $gems } lost
web-diamant-end-note-total = Total = home + relics
web-diamant-end-note-lost = Lost = gathered, then taken by the second trap of a kind
web-diamant-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-diamant-best = +{ $points } in one go
web-diamant-best-relic = Relic for { $value }
web-diamant-by = { $name }, expedition { $number }
web-diamant-busts = { $count ->
        [0] no trap struck twice
        [one] one trap struck
       *[other] { $count } traps struck
    }

## In words

web-diamant-say-where = Expedition { $number } of 5. { $deck } cards in the deck.
web-diamant-say-path = { $count ->
        [one] One card on the path: { $cards }.
       *[other] { $count } cards on the path: { $cards }.
    }
web-diamant-say-no-path = No card lies on the path.
web-diamant-say-card = { $card } with { $gems ->
        [one] { $gems } gem on it
       *[other] { $gems } gems on it
    }
web-diamant-say-closed = chest closed
web-diamant-say-chest = { $chest } in the chest
web-diamant-say-inside = { $name }: in the cave, { $gathered } at risk, { $chest }{ $relics ->
        [0] .
       *[other] , relics worth { $relics }.
    }
web-diamant-say-inside-you = You: in the cave, { $gathered } at risk, { $chest }{ $relics ->
        [0] .
       *[other] , relics worth { $relics }.
    }
web-diamant-say-camp = { $name }: in camp, { $chest }{ $relics ->
        [0] .
       *[other] , relics worth { $relics }.
    }
web-diamant-say-camp-you = You: in camp, { $chest }{ $relics ->
        [0] .
       *[other] , relics worth { $relics }.
    }
web-diamant-say-chosen = { $name }: { $chosen ->
        [yes] has chosen.
       *[no] still choosing.
    }
web-diamant-say-chosen-you = { $chosen ->
        [yes] You have chosen.
       *[no] You are still choosing.
    }

# what signs mean, for the words beside them
web-diamant-safe-more = In the chest: nobody can take it away, and it counts at the end.
web-diamant-at-risk-more = In the bag: lost if a trap comes a second time, safe if you turn back before. A diamond counts { $diamond }.
web-diamant-relics-more = Points of the relics that were brought home.
web-diamant-gone-more = Out of the game: a trap that struck, or a relic that stayed in the cave.
web-diamant-card-treasure = { $gems ->
        [0] Nothing lies on it any more.
        [one] One gem lies here. Whoever turns back picks it up, or shares it out.
       *[other] { $gems } gems lie here. Whoever turns back picks them up, or shares them out.
    }
web-diamant-card-relic = Goes to who turns back alone: { $worth } points.
web-diamant-card-trap = A second one of these drives everybody out, with empty hands.
