pig-name = Pig
pig-tagline = Roll as long as you dare: a one takes it all.
pig-intro = Be the first to keep enough points.
pig-intro-1 = On your turn, roll the die as often as you like. Every number is added to what is at stake.
pig-intro-2 = Hold, and what is at stake is yours for good. Then it is the next player's turn.
pig-intro-3 = Roll a one, and everything at stake is gone, and your turn with it.
pig-edition-standard = Classic

## Options

pig-option-target = Points to win
pig-option-target-100 = 100
pig-option-target-50 = 50
pig-option-target-25 = 25

## What the table shows

pig-view-player_seat = Whose turn
pig-view-stake = At stake
pig-view-target = Points to win
pig-view-seat_kept = Kept

## Actions

pig-action-roll = roll the die
pig-action-hold = hold
pig-action-die = { $die }

## What happens

pig-event-die-fell = { $seat } rolls { $die }{ $stake ->
        [0] !
       *[other] : { $stake } at stake.
    }
pig-event-stake-lost = { $points ->
        [0] { $seat } had nothing to lose.
        [one] { $seat } loses { $points } point.
       *[other] { $seat } loses { $points } points.
    }
pig-event-points-kept = { $seat } keeps { $points } and has { $total } now.
pig-event-points-kept-you = You keep { $points } and have { $total } now.
pig-event-die-fell-you = You roll { $die }{ $stake ->
        [0] !
       *[other] : { $stake } at stake.
    }
pig-event-stake-lost-you = { $points ->
        [0] You had nothing to lose.
        [one] You lose { $points } point.
       *[other] You lose { $points } points.
    }

## Refusals

pig-no-face = The die has no such side.
pig-no-stake = Nothing is at stake yet: roll first.

## The result

pig-points = { $count ->
        [one] point kept
       *[other] points kept
    }
pig-ended = Somebody has kept enough points.
pig-running = The game is still going on.
