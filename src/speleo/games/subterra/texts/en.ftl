subterra-name = Sub Terra
subterra-tagline = Get out together before the light fails.
subterra-edition-german = German edition

## Options

subterra-option-difficulty = Difficulty
subterra-option-difficulty-normal = normal
subterra-option-difficulty-advanced = advanced
subterra-option-difficulty-expert = expert
subterra-option-exitWindow = The exit is
subterra-option-exitWindow-7 = among the last seven tiles
subterra-option-exitWindow-6 = among the last six tiles
subterra-option-extraCards = Extra hazard cards
subterra-option-extraCards-0 = none
subterra-option-extraCards-3 = three, for more light
subterra-option-gasX2EntryLoss = Entering gas after a doubled gas card
subterra-option-gasX2EntryLoss-2 = costs two points
subterra-option-gasX2EntryLoss-4 = costs four points
subterra-option-cavers = Cavers
subterra-option-cavers-free = chosen freely
subterra-option-cavers-drawn = drawn
subterra-option-start = Start caver
subterra-option-start-drawn = drawn
subterra-option-start-chosen = named by the first seat

## Cavers, tiles and hazards

subterra-caver-diver = Diver
subterra-caver-scout = Scout
subterra-caver-geologist = Geologist
subterra-caver-engineer = Engineer
subterra-caver-climber = Climber
subterra-caver-medic = Medic
subterra-caver-bodyguard = Bodyguard
subterra-caver-leader = Leader
subterra-tile-plain = plain
subterra-tile-water = water
subterra-tile-gas = gas
subterra-tile-cave-in = cave-in
subterra-tile-horror = horror
subterra-tile-squeeze = squeeze
subterra-tile-ledge = ledge
subterra-tile-slope = slope
subterra-tile-scree = scree
subterra-tile-start = start
subterra-tile-exit = exit
subterra-tile-plain-short = plain
subterra-tile-water-short = water
subterra-tile-gas-short = gas
subterra-tile-cave-in-short = crumb.
subterra-tile-horror-short = horror
subterra-tile-squeeze-short = squeeze
subterra-tile-ledge-short = ledge
subterra-tile-slope-short = slope
subterra-tile-scree-short = scree
subterra-tile-start-short = start
subterra-tile-exit-short = exit
subterra-card-tremor = Tremor
subterra-card-flood = Flood
subterra-card-gas = Gas
subterra-card-cave-in = Cave-in
subterra-card-horror = Horror
subterra-card-double-tremor = Doubled tremor
subterra-card-double-flood = Doubled flood
subterra-card-double-gas = Doubled gas
subterra-card-double-cave-in = Doubled cave-in
subterra-card-double-horror = Doubled horror
subterra-who = { $caver ->
         [diver] the Diver
         [scout] the Scout
         [geologist] the Geologist
         [engineer] the Engineer
         [climber] the Climber
         [medic] the Medic
         [bodyguard] the Bodyguard
        *[leader] the Leader
    }
subterra-who-first = { $caver ->
         [diver] The Diver
         [scout] The Scout
         [geologist] The Geologist
         [engineer] The Engineer
         [climber] The Climber
         [medic] The Medic
         [bodyguard] The Bodyguard
        *[leader] The Leader
    }
subterra-whom = { $target ->
         [diver] the Diver
         [scout] the Scout
         [geologist] the Geologist
         [engineer] the Engineer
         [climber] the Climber
         [medic] the Medic
         [bodyguard] the Bodyguard
        *[leader] the Leader
    }
subterra-hazard = { $card ->
         [tremor] Tremor
         [flood] Flood
         [gas] Gas
         [cave-in] Cave-in
         [horror] Horror
         [double-tremor] Doubled tremor
         [double-flood] Doubled flood
         [double-gas] Doubled gas
         [double-cave-in] Doubled cave-in
        *[double-horror] Doubled horror
    }
subterra-through = { $cause ->
         [horror] a horror
         [gas] gas
         [scree] scree
         [exertion] exertion
         [tremor] the tremor
         [flood] the flood
        *[cave-in] the cave-in
    }
subterra-against = { $test ->
         [scree] on scree
         [exertion] for exertion
         [tremor] in the tremor
         [rope] for a rope
         [hide] to hide
        *[darkness] against darkness
    }
subterra-side = { $side ->
         [N] north
         [E] east
         [S] south
        *[W] west
    }
subterra-named = { $caver ->
         [diver] Diver
         [scout] Scout
         [geologist] Geologist
         [engineer] Engineer
         [climber] Climber
         [medic] Medic
         [bodyguard] Bodyguard
        *[leader] Leader
    }
subterra-named-whom = { $caver ->
         [diver] the Diver
         [scout] the Scout
         [geologist] the Geologist
         [engineer] the Engineer
         [climber] the Climber
         [medic] the Medic
         [bodyguard] the Bodyguard
        *[leader] the Leader
    }
subterra-tile-first = { $tile_sort ->
         [plain] A plain tile
         [water] A water tile
         [gas] A gas tile
         [cave-in] A cave-in tile
         [horror] A horror tile
         [squeeze] A squeeze
         [ledge] A ledge
         [slope] A slope
         [scree] Scree
         [start] The start tile
        *[exit] The exit
    }
subterra-tile-whom = { $tile_sort ->
         [plain] a plain tile
         [water] a water tile
         [gas] a gas tile
         [cave-in] a cave-in tile
         [horror] a horror tile
         [squeeze] a squeeze
         [ledge] a ledge
         [slope] a slope
         [scree] scree
         [start] the start tile
        *[exit] the exit
    }
subterra-kept-whom = { $kept_tile_sort ->
         [plain] a plain tile
         [water] a water tile
         [gas] a gas tile
         [cave-in] a cave-in tile
         [horror] a horror tile
         [squeeze] a squeeze
         [ledge] a ledge
         [slope] a slope
         [scree] scree
         [start] the start tile
        *[exit] the exit
    }
subterra-tile-short = { $tile_sort ->
         [plain] plain
         [water] water
         [gas] gas
         [cave-in] cave-in
         [horror] horror
         [squeeze] squeeze
         [ledge] ledge
         [slope] slope
         [scree] scree
         [start] start
        *[exit] exit
    }
subterra-where = { $where ->
         [here] here
         [N] to the north
         [E] to the east
         [S] to the south
        *[W] to the west
    }

## Actions

subterra-action-end = end the turn
subterra-action-exert = exert yourself for 1 AP more
subterra-action-reveal = reveal to the { subterra-side }
subterra-action-move = move { subterra-side }
subterra-action-explore = explore { subterra-side }
subterra-action-run = run { subterra-side }
subterra-action-heal = heal { subterra-named-whom }
subterra-action-swim = swim { subterra-side }
subterra-action-squeeze = squeeze through { subterra-side }
subterra-action-dig = clear the rubble { subterra-where }
subterra-action-rope = attach a rope
subterra-action-hide = hide
subterra-action-dive = dive
subterra-action-excavate = excavate the rubble { subterra-where }
subterra-action-demolish = blast the wall to the { subterra-side }
subterra-action-fixrope = fix a rope
subterra-action-bandage = bandage { subterra-named-whom }
subterra-action-sprint = sprint { subterra-side }
subterra-action-repel = repel horror { $horror }
subterra-action-direct = direct { subterra-named-whom }
subterra-action-decline = decline
subterra-action-step = step { subterra-side }
subterra-action-stop = stop
subterra-action-keep = keep the tile
subterra-action-discard = throw the tile away
subterra-action-take-drawn = place the drawn tile
subterra-action-take-aside = place the tile set aside
subterra-action-place = place it, turned by { $angle }°
subterra-action-order = horror { $horror } acts next
subterra-action-path = it goes { subterra-side }
subterra-action-surface = come up { $cell_at }
subterra-action-spawn = it appears { $cell_at }
subterra-action-pick = take the board of { subterra-named-whom }
subterra-action-start = { subterra-named } starts
subterra-action-tile = { subterra-tile-short } ({ $tile_rest })
subterra-action-card = { subterra-hazard }
subterra-action-roll = a { $die }
subterra-uses-explosive = { $count } explosive charge
subterra-uses-guide = { $count } guide use

## Places

subterra-compass = { $way ->
         [n] north
         [ne] north-east
         [e] east
         [se] south-east
         [s] south
         [sw] south-west
         [w] west
        *[nw] north-west
    }
subterra-landmark = { $of ->
         [exit] the exit
        *[start] the start
    }
subterra-place-where = { $steps ->
         [0] at { subterra-landmark }
         [one] { subterra-compass } of { subterra-landmark }
        *[other] { $steps } tiles { subterra-compass } of { subterra-landmark }
    }
subterra-place-from = { $steps ->
         [0] {""}
        *[other] {" "}{ subterra-place-where }
    }
subterra-place-at = { $sort ->
         [water] { $mark ->
             [flooded] in the flooded passage
            *[other] in the water passage
        }
         [gas] in the gas passage
         [cave-in] { $mark ->
             [rubble] in the buried passage
            *[other] in the crumbling passage
        }
         [horror] in the lair
         [squeeze] in the squeeze
         [ledge] on the ledge
         [slope] on the slope
         [scree] on the scree
         [start] at the start
         [exit] at the exit
        *[plain] in the passage
    }{ subterra-place-from }
subterra-place-to = { $sort ->
         [water] { $mark ->
             [flooded] into the flooded passage
            *[other] into the water passage
        }
         [gas] into the gas passage
         [cave-in] { $mark ->
             [rubble] into the buried passage
            *[other] into the crumbling passage
        }
         [horror] into the lair
         [squeeze] into the squeeze
         [ledge] onto the ledge
         [slope] onto the slope
         [scree] onto the scree
         [start] to the start
         [exit] to the exit
        *[plain] into the passage
    }{ subterra-place-from }

## What happens. A sentence ending in -you is for the one it is about.

subterra-event-caver-chosen = { $seat } takes { subterra-who }.
subterra-event-caver-chosen-you = You take { subterra-who }.
subterra-event-tile-set-aside = { subterra-tile-first } lies open beside { subterra-who }.
subterra-event-start-given = { subterra-who-first } has the start marker.
subterra-event-round-began = Round { $round }. { $cards ->
         [0] No hazard card is left.
         [one] One hazard card is left.
        *[other] { $cards } hazard cards are left.
    }
subterra-event-turn-began = { subterra-who-first } acts.
subterra-event-exerted = { subterra-who-first } makes a special effort.
subterra-event-tile-drawn = { subterra-who-first } turns up { subterra-tile-whom }.
subterra-event-tile-sealed = { subterra-tile-first } would close the cave and is thrown away.
subterra-event-tile-discarded = { subterra-who-first } throws { subterra-tile-whom } away; { $left ->
         [one] one use is left
        *[other] { $left } uses are left
    }.
subterra-event-tile-taken = { subterra-who-first } places { subterra-tile-whom } and keeps { subterra-kept-whom }.
subterra-event-tile-placed = { subterra-tile-first } lies { $cell_where }.
subterra-event-nothing-placed = There is nothing left to place.
subterra-event-caver-entered = { subterra-who-first } goes { $cell_to }.
subterra-event-healed = { subterra-who-first } treats { subterra-whom }: { $health ->
         [one] one health point
        *[other] { $health } health points
    }.
subterra-event-healed-self = { subterra-who-first } sees to their own wounds: { $health ->
         [one] one health point
        *[other] { $health } health points
    }.
subterra-event-revived = { subterra-who-first } wakes up.
subterra-event-hurt = { subterra-who-first } loses { $points ->
         [one] a health point
        *[other] { $points } health points
    } to { subterra-through }.
subterra-event-fell-unconscious = { subterra-who-first } falls unconscious { $cell_at }.
subterra-event-tested = { subterra-who-first } rolls { $die } { subterra-against }: { $success ->
         [1] success
        *[other] failure
    }.
subterra-event-succeeded-at-last = The third attempt of { subterra-who } succeeds without a roll.
subterra-event-rope-fixed = { subterra-who-first } fixes a rope { $cell_at }.
subterra-event-hid = { subterra-who-first } is hidden.
subterra-event-rubble-cleared = { subterra-who-first } clears the rubble { $cell_at }.
subterra-event-wall-blasted = { subterra-who-first } blasts the wall to the { subterra-side }, { $cell_at }.
subterra-event-horror-repelled = { subterra-who-first } drives horror { $horror } out of the cave.
subterra-event-directed = { subterra-who-first } directs { subterra-whom }.
subterra-event-declined = { subterra-who-first } declines.
subterra-event-dived = { subterra-who-first } dives { $cell_at }.
subterra-event-surfaced = { subterra-who-first } comes up { $cell_at }.
subterra-event-turn-ended = The turn of { subterra-who } is over.
subterra-event-horror-moved = Horror { $horror } creeps { $cell_to }.
subterra-event-horror-struck = Horror { $horror } gets { subterra-who }.
subterra-event-horror-vanished = Horror { $horror } finds nobody and leaves.
subterra-event-horror-appeared = Horror { $horror } appears { $cell_at }.
subterra-event-no-horror-appeared = No further horror appears.
subterra-event-hazard-turned = { subterra-hazard }! { $cards ->
         [0] That was the last card.
         [one] One card is left.
        *[other] { $cards } cards are left.
    }
subterra-event-tile-flooded = The water rises { $cell_where }.
subterra-event-gas-spread = Gas lingers: entering it costs { $points } health points.
subterra-event-gas-cleared = The gas is gone.
subterra-event-cave-in-rolled = The rock gives way at { $die }.
subterra-event-rubble-fell = Rubble falls { $cell_where }.
subterra-event-time-ran-out = Time is up. Darkness falls.
subterra-event-devoured = Darkness takes { subterra-who }.
subterra-event-tile-returned = { subterra-tile-first } goes on top of the stack.
subterra-event-game-ended = It is over. { $left_behind ->
         [0] Nobody is left behind.
         [one] One caver is left behind.
        *[other] { $left_behind } cavers are left behind.
    }

## Why something is not possible

subterra-no-game-over = The game is over.
subterra-no-such-seat = There is no such seat.
subterra-no-chance-alone = Only chance can do that.
subterra-no-wait-for-chance = First the die, tile or card must fall.
subterra-no-chance-waits = A decision is due first.
subterra-no-other-chance = Something else is to be rolled or drawn.
subterra-no-exit-deeper = The exit lies deeper in the stack.
subterra-no-such-tile-left = There is no such tile to draw now.
subterra-no-such-card-left = There is no such card left.
subterra-no-board-taken = That board is taken.
subterra-no-such-caver = That caver is not in play.
subterra-no-others-decide = Somebody else decides that.
subterra-no-others-turn = It is somebody else’s turn.
subterra-no-answer-pick = Boards are being chosen.
subterra-no-answer-start = The start caver is being named.
subterra-no-answer-step = You are running: step on or stop.
subterra-no-answer-keep = Decide about the tile first.
subterra-no-answer-take = Choose one of the two tiles first.
subterra-no-answer-place = Place the tile first.
subterra-no-answer-surface = You are under water: come up.
subterra-no-answer-order = Name the horror that acts next.
subterra-no-answer-path = Choose the way of the horror.
subterra-no-answer-spawn = Choose where the horror appears.
subterra-no-such-pick = That board is taken.
subterra-no-such-start = That caver is not in play.
subterra-no-such-step = There is no such step.
subterra-no-such-keep = That is not possible now.
subterra-no-such-take = That is not possible now.
subterra-no-such-place = It cannot lie like that.
subterra-no-such-surface = There is no water there.
subterra-no-such-order = That horror is not to act.
subterra-no-such-path = That is not a shortest way.
subterra-no-such-spawn = It cannot appear there.
subterra-no-not-asked = Nobody asked for that now.
subterra-no-sealing = That would close the cave.
subterra-no-fit = The tile has no opening towards you that way.
subterra-no-own-ability = That is another caver’s ability.
subterra-no-directed-cost = When directed you may only do what costs one point.
subterra-no-directed-exert = You can exert yourself only in your own turn.
subterra-no-directed-only = Nobody directed you.
subterra-no-exerted-already = You have exerted yourself already.
subterra-no-points = You have too few action points.
subterra-no-swim = There is no flooded tile there.
subterra-no-squeeze = There is no squeeze there.
subterra-no-rubble-there = There is no rubble within reach there.
subterra-no-rope-here = There is nothing to rope here.
subterra-no-hidden-already = You are hidden already.
subterra-no-water-here = You need a water tile.
subterra-no-explosives = The explosives are used up.
subterra-no-wall-there = There is no wall to blast there.
subterra-no-horror-there = That horror is not next to you.
subterra-no-directed-already = You have directed somebody this turn.
subterra-no-directed-target = That caver cannot be directed.
subterra-no-rope-missing = Without a rope there is no way there.
subterra-no-frontier = There is nothing to reveal there.
subterra-no-tile-to-draw = There is no tile left to draw.
subterra-no-passage = There is no passage there.
subterra-no-walk-squeeze = It is too narrow to walk: squeeze through.
subterra-no-walk-rubble = Rubble blocks the way.
subterra-no-walk-flood = The tile is flooded: swim.
subterra-no-bandage-self = You cannot bandage yourself.
subterra-no-patient-here = That caver is not on your tile.
subterra-no-health-full = That caver has full health.

## The table

subterra-head-round = Round { $round }
subterra-head-light = { $cards } hazard cards
subterra-head-stack = { $tiles } tiles
subterra-head-gas = gas costs { $points }
subterra-head-drawn = drawn: { $tile }
subterra-head-turn = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
subterra-where-exit = exit
subterra-where-water = under water
subterra-where-darkness = devoured
subterra-odds-test = A test succeeds on 4 or more: 50 %, for the Leader 67 %.
subterra-odds-cave-in = A cave-in hits each cave-in tile in 33 % of the rolls.

## Results

subterra-escaped = escaped
subterra-left-behind = left behind
subterra-medal-gold = Gold
subterra-medal-silver = Silver
subterra-medal-bronze = Bronze
subterra-medal-defeat = Defeat
subterra-running = Nothing is decided yet.
subterra-ended-gold = Everybody is out: gold!
subterra-ended-silver = One was left behind: silver.
subterra-ended-bronze = Two were left behind: bronze.
subterra-ended-defeat = Too many were left behind.

# What is asked of whom.
subterra-head-weak = { $caver }: one health point left
subterra-you-pick = Choose a caver
subterra-you-start = Who begins?
subterra-you-turn = Your turn: { $caver }, { $points } { $points ->
        [one] action point
       *[other] action points
    }. Lit tiles can be entered{ $unknown ->
        [1] ; a lit ? can be revealed (you stay) or explored (you go in).
       *[other] .
    }
subterra-you-turn-plain = Your turn: { $caver }, { $points } action { $points ->
        [one] point
       *[other] points
    }.
subterra-you-directed = { $who } directs { $caver }: one action is yours
subterra-you-step = { $caver } is running: go on or stop
subterra-you-keep = You decide: keep the { $caver }’s tile?
subterra-you-take = You decide: which tile does the { $caver } place?
subterra-you-place = { $caver }: turn the tile and place it
subterra-you-surface = { $caver }: where do you come up?
subterra-you-order = You decide: which horror acts next?
subterra-you-path = You decide: which way does horror { $horror } come for the { $prey }?
subterra-you-spawn = You decide: where does the horror appear?
subterra-they-pick = { $seat } chooses a caver
subterra-they-start = { $seat } says who begins
subterra-they-turn = { $seat } acts: { $caver }
subterra-they-directed = { $seat } decides: the action that { $who } grants { $caver }
subterra-they-step = { $seat } decides: { $caver }’s run
subterra-they-keep = { $seat } decides: { $caver }’s discard
subterra-they-take = { $seat } decides: { $caver }’s tile
subterra-they-place = { $seat } places { $caver }’s tile
subterra-they-surface = { $seat } decides: where { $caver } comes up
subterra-they-order = { $seat } decides: the order of the horrors
subterra-they-path = { $seat } decides: the way of horror { $horror } to { $prey }
subterra-they-spawn = { $seat } decides: where the horror appears
subterra-legend = north is up · ☠ horror, ≈ flooded, ▒ rubble, ║ rope, v barred

## Hints

subterra-hint-risk = somebody falls before the next round: { $count } in 100
subterra-hint-safer = Somebody falls in { $risk } of 100 then, with the other ideas in { $others }.
subterra-hint-reveal-early = { $tiles ->
        [one] One tile must
       *[other] { $tiles } tiles must
    } be turned up before the exit can come, and the light does not wait.
subterra-hint-reveal = The exit is among the last { $tiles ->
        [one] tile
       *[other] { $tiles } tiles
    }.
subterra-hint-exit = It leads to the exit, about { $points ->
        [one] one action point
       *[other] { $points } action points
    } away from there.
subterra-hint-out = It leads out of the cave, where nothing can hurt any more.
subterra-hint-move = From there more can be reached in the next rounds.
subterra-hint-end = Nothing more pays for the points that are left.
subterra-hint-exert = A third point is worth the risk now.
subterra-hint-heal = Somebody who is well survives the next hazard.
subterra-hint-bandage = Somebody who is well survives the next hazard.
subterra-hint-swim = The way leads through the water.
subterra-hint-squeeze = The way leads through the squeeze.
subterra-hint-dig = The rubble is in the way.
subterra-hint-excavate = The rubble is in the way, and the Geologist is quick with it.
subterra-hint-rope = A rope opens the way for everybody.
subterra-hint-fixrope = A rope opens the way for everybody.
subterra-hint-hide = Who is hidden is not hunted.
subterra-hint-dive = Under water nothing finds the Diver.
subterra-hint-demolish = A blasted wall shortens the way.
subterra-hint-repel = A horror that is driven away takes nobody this round.
subterra-hint-direct = Another caver makes more of the point.
subterra-hint-keep = The tile is good for the team.
subterra-hint-discard = Another tile can only be better.
subterra-hint-take-drawn = The tile just drawn fits better here.
subterra-hint-take-aside = The tile set aside fits better here.
subterra-hint-place = Turned like this it leaves the best ways open.
subterra-hint-pick = This caver helps the team most.

## What an action does, for whoever asks what they can do

subterra-can-reveal = Lay the next tile at an open edge of yours, without going there.
subterra-can-move = Go through a passage onto the next tile.
subterra-can-explore = Lay the next tile at an open edge and walk onto it at once, whatever it is.
subterra-can-run = Make up to three moves in a row. Each of them meets what lies there.
subterra-can-heal = Give yourself or somebody on your tile a heart back. The unconscious wake up.
subterra-can-swim = Go onto a flooded tile, which walking cannot reach.
subterra-can-squeeze = Force your way into a squeeze, which walking cannot reach.
subterra-can-dig = Clear the rubble from your tile or from the next one.
subterra-can-rope = Try to hang a rope here: a test. It stays for everybody.
subterra-can-hide = Try to hide from horrors until the end of the round: a test.
subterra-can-exert = Take one more action point now. At the end of your turn a test decides whether it costs a heart.
subterra-can-end = End your turn. Points that are left are lost.
subterra-can-dive = Vanish under water, where nothing can harm you. Next turn you come up on any water tile.
subterra-can-surface = Choose the water tile on which you come up.
subterra-can-excavate = Clear the rubble from your tile or from the next one, at the Geologist's price.
subterra-can-demolish = Blast a way through a wall. Every blast is a cave-in somewhere.
subterra-can-fixrope = Hang a rope here without a test. It stays for everybody.
subterra-can-bandage = Give somebody else on your tile a heart back, quickly. The unconscious wake up.
subterra-can-sprint = Make one or two moves for the price of one.
subterra-can-repel = Drive a horror on the next tile out of the cave.
subterra-can-direct = Let somebody else do something at once, in your turn.
subterra-can-decline = Say no: you do nothing now.
subterra-can-step = Go one step further.
subterra-can-stop = Stay where you are and go no further.
subterra-can-keep = Lay the tile that was drawn.
subterra-can-discard = Throw the drawn tile away; the next one must be laid.
subterra-can-take-drawn = Lay the tile just drawn and keep the one beside you.
subterra-can-take-aside = Lay the tile beside you and keep the one just drawn.
subterra-can-place = Choose how the tile is turned. The side towards you must be open.
subterra-can-order = Choose which horror acts next.
subterra-can-path = Two ways are equally short: choose which one the horror takes.
subterra-can-spawn = Several places fit: choose where the horror appears.
subterra-can-pick = { $caver ->
        [diver] Dives from water to water; floods do no harm.
        [scout] May swap a drawn tile; no horror hunts her.
        [geologist] Clears rubble quickly; always chooses between two tiles.
        [engineer] Blasts walls open; cave-ins hurt less.
        [climber] Hangs ropes without a test; walks through squeezes and rubble.
        [medic] Bandages others for little; sprints.
        [bodyguard] Five hearts; drives horrors away and shields others.
        [leader] Lets others act at once; better at tests.
       *[other] Choose who you are. Each caver can do something that nobody else can.
    }
