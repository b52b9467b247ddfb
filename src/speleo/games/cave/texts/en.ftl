cave-name = The Cave
cave-tagline = Explore, map and photograph a cave, and be home in time.
cave-edition-pegasus = Pegasus 2013
cave-edition-rebel = Rebel 2012

## Options

cave-option-repackTentInBackpack = Contents of a packed tent
cave-option-repackTentInBackpack-true = may be changed when repacking
cave-option-repackTentInBackpack-false = stay as they are
cave-option-tentFirstPack = First packing of the tent
cave-option-tentFirstPack-free = free at the base
cave-option-tentFirstPack-withRepack = only with a repacking
cave-option-tentFill = Filling the tent at first
cave-option-tentFill-upTo4 = up to four items
cave-option-tentFill-exactly4 = exactly four items
cave-option-freeBeforeFiveAp = Free actions before a forced move
cave-option-freeBeforeFiveAp-true = allowed
cave-option-freeBeforeFiveAp-false = not allowed
cave-option-raftThenDive = Diving on the spot
cave-option-raftThenDive-anytime = at any time
cave-option-raftThenDive-nextTurn = after the raft, from the next turn on
cave-option-raftThenDive-later = after the raft, at once
cave-option-ropeMoveFlat = Moves over ropes
cave-option-ropeMoveFlat-true = cost 1 AP whatever the target
cave-option-ropeMoveFlat-false = cost the price of the target
cave-option-ropeTokenOnTile = Rope token on a new descent
cave-option-ropeTokenOnTile-true = yes
cave-option-ropeTokenOnTile-false = no
cave-option-joinMarkers = Rope token on a joining tile
cave-option-joinMarkers-mandatory = yes
cave-option-joinMarkers-optional = no
cave-option-rockfallExhausted = When the rockfalls run out
cave-option-rockfallExhausted-faceDown = the tile lies face down
cave-option-rockfallExhausted-standIn = a stand-in is used
cave-option-rockfallCount = Rockfalls
cave-option-rockfallCount-20 = 20
cave-option-rockfallCount-16 = 16
cave-option-stallRounds = Rounds without a discovery
cave-option-stallRounds-10 = 10 trigger the end
cave-option-stallRounds-5 = 5 trigger the end
cave-option-stallRounds-2 = 2 trigger the end
cave-option-stallRounds-20 = 20 trigger the end
cave-option-stallRounds-0 = never trigger the end

## Gear, spaces and tokens

cave-item-prov = { $count ->
        [one] provision
       *[other] { $count } provisions
    }
cave-item-rope = { $count ->
        [one] rope
       *[other] { $count } ropes
    }
cave-item-ox2 = { $count ->
        [one] full bottle
       *[other] { $count } full bottles
    }
cave-item-ox1 = { $count ->
        [one] half bottle
       *[other] { $count } half bottles
    }
cave-item-cam = camera
cave-item-raft = raft
cave-item-nothing = nothing
cave-slot-prov = P
cave-slot-rope = R
cave-slot-ox2 = O
cave-slot-ox1 = o
cave-slot-cam = C
cave-slot-raft = ≈
cave-kind-empty = empty passage
cave-kind-photo = photo spot
cave-kind-water = lake
cave-kind-squeeze-1 = squeeze I
cave-kind-squeeze-2 = squeeze II
cave-kind-squeeze-3 = squeeze III
cave-kind-descent = descent
cave-kind-rockfall = rockfall
cave-kind-field = field
cave-kind-base = base
cave-kind-rock = rock
cave-kind-empty-short = way
cave-kind-photo-short = photo
cave-kind-water-short = lake
cave-kind-squeeze-1-short = I sq.
cave-kind-squeeze-2-short = II sq.
cave-kind-squeeze-3-short = III sq.
cave-kind-descent-short = ↓
cave-kind-rockfall-short = rocks
cave-kind-field-short = field
cave-kind-base-short = base
cave-field-number = field { $number }
cave-kind-rock-short = rock
cave-token-rope = rope token
cave-token-water = water token
cave-token-photo = photo token
cave-token-squeeze1 = squeeze token I
cave-token-squeeze2 = squeeze token II
cave-token-squeeze3 = squeeze token III
cave-token-rope-short = R
cave-token-water-short = W
cave-token-photo-short = P

## Actions

cave-action-end = End the turn
cave-action-skip = Agree to stop here
cave-action-discover = Discover a tile
cave-action-photo = Take the photo
cave-action-repack = Repack
cave-action-take-tent = Take the tent along
cave-action-pitch = Pitch the tent
cave-action-pack-tent = Pack the tent
cave-action-exchange = Exchange with the tent
cave-action-abandon = Give up the tent
cave-action-discard = Throw something away
cave-action-ready = Ready, the tent stays here
cave-way = { $way ->
        [n] north
        [e] east
        [s] south
        [w] west
        [base] to the base
        [f1] to field 1
        [f2] to field 2
        [f3] to field 3
        [f4] to field 4
        [f5] to field 5
        [f6] to field 6
       *[other] { $way }
    }
cave-action-move = { $how ->
        [dive-half] Dive
        [dive-full] Dive
        [raft] Raft
       *[other] Move
    } { cave-way }{ $how ->
        [dive-half] , with the half bottle
        [dive-full] , with a full bottle
       *[other] {""}
    }
cave-action-force = Forced move { cave-way }
cave-action-dive = { $bottle ->
        [half] Dive here with the half bottle
       *[full] Dive here with a full bottle
    }
cave-action-place = Lay it { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }, with passages to { $exits ->
        [N] north
        [E] east
        [S] south
        [W] west
        [NE] north and east
        [NS] north and south
        [NW] north and west
        [ES] east and south
        [EW] east and west
        [SW] south and west
        [NES] north, east and south
        [NEW] north, east and west
        [NSW] north, south and west
        [ESW] east, south and west
        [NESW] all sides
       *[other] { $exits }
    }
cave-action-rockfall = Lay a rockfall { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
cave-action-load = Take { $items_items }{ $tent ->
        [0] {""}
       *[other] {" "}and the tent
    }
cave-action-fill = Into the tent: { $items_items }
cave-action-stow = From the backpack into the tent: { $items_items }
cave-action-split = In the tent from now on: { $items_items }
cave-action-drop = Throw out of the backpack: { $items_items }
cave-action-drop-from-tent = Throw out of the tent: { $items_items }
cave-action-tile = Tile { $tile }
cave-action-start = { $seat } starts
cave-uses-rope = { $count ->
        [one] 1 rope
       *[other] { $count } ropes
    }
cave-uses-oxygen = { $count } oxygen

## The table

cave-map = The cave
cave-round = Round { $number }
cave-final = final round { $number } of 3
cave-ap = { $ap } AP
cave-stacks = Stacks { $stacks }
cave-drawn = Drawn: { $tile }
cave-teams = Teams
cave-backpack = Backpack
cave-tent = Tent
cave-tokens = Tokens
cave-points = Points
cave-tent-base = base
cave-tent-gone = given up
cave-tent-packed = packed
cave-secret = secret
cave-starving = starving
cave-odds-left = { $count } of { $total }
cave-legend = north is up · * token, + rope token, ∧ tent, ║ ropes, v no ropes, ? unknown
cave-pack-load = What do you take along?
cave-pack-fill = What goes into the tent?
cave-pack-stow = What moves from the backpack into the tent?
cave-pack-split = What stays in the tent? The rest goes into the backpack.
cave-pack-drop = What do you throw away?
cave-pack-drop-from-tent = What do you throw out of the tent?
cave-pack-used = { $used ->
        [one] 1 slot
       *[other] { $used } slots
    }
cave-pack-tent = take the tent along (T)
cave-pack-from-tent = out of the tent (T)
cave-pack-help = Arrows choose and count, Enter takes it.

## Places

cave-compass = { $way ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }
cave-place-where = { $steps ->
        [0] at the base camp
        [one] { cave-compass } of the base camp
       *[other] { $steps } tiles { cave-compass } of the base camp
    }{ $depth ->
        [0] {""}
       *[other] , { $depth } m deep
    }
cave-place-from = { $steps ->
        [0] {""}
       *[other] {" "}{ cave-place-where }
    }
cave-place-at = { $sort ->
        [photo] at the photo spot
        [water] at the lake
        [squeeze-1] in the squeeze
        [squeeze-2] in the squeeze
        [squeeze-3] in the squeeze
        [descent] at the descent
        [rockfall] at the rockfall
        [field] on the field
        [base] at the base camp
       *[empty] in the passage
    }{ cave-place-from }
cave-place-to = { $sort ->
        [photo] to the photo spot
        [water] to the lake
        [squeeze-1] to the squeeze
        [squeeze-2] to the squeeze
        [squeeze-3] to the squeeze
        [descent] to the descent
        [rockfall] to the rockfall
        [field] to the field
        [base] to the base camp
       *[empty] to the passage
    }{ cave-place-from }

## What happens. A sentence ending in -you is for the one it is about.

cave-event-load-chosen = { $seat } has packed.
cave-event-load-chosen-you = You have packed.
cave-event-loads-revealed = All loads lie open.
cave-event-loaded = { $seat } carries { $backpack_items }{ $tent ->
        [nothing] .
       *[other] {" "}and in the tent { $tent_items }.
    }
cave-event-loaded-you = You carry { $backpack_items }{ $tent ->
        [nothing] .
       *[other] {" "}and in the tent { $tent_items }.
    }
cave-event-start-drawn = { $seat } starts.
cave-event-start-drawn-you = You start.
cave-event-turn-began = Round { $round }: { $seat }.
cave-event-turn-began-you = Round { $round }: your turn.
cave-event-provision-eaten = { $holder ->
        [tent] { $seat } eats a provision from the tent.
       *[backpack] { $seat } eats a provision.
    }
cave-event-provision-eaten-you = { $holder ->
        [tent] You eat a provision from the tent.
       *[backpack] You eat a provision.
    }
cave-event-starved = { $seat } has nothing to eat and starves.
cave-event-starved-you = You have nothing to eat and starve.
cave-event-tile-drawn = { $seat } turns up { cave-tile-drawn }, from stack { $group }.
cave-event-tile-drawn-you = You turn up { cave-tile-drawn }, from stack { $group }.
cave-tile-drawn = { $tile_sort ->
        [P] a photo spot
        [W] a lake
        [S1] a squeeze of grade I
        [S2] a squeeze of grade II
        [S3] a squeeze of grade III
        [D] a descent
       *[E] an empty passage
    } { $tile_rest ->
        [NESW] with four exits
        [NES] with three exits
        [NE] that turns a corner
        [NS] that runs straight on
       *[N] with a single exit
    }
cave-event-tile-laid = { $kind ->
        [empty] An empty passage
        [photo] A photo spot
        [water] A lake
        [squeeze-1] A squeeze of grade I
        [squeeze-2] A squeeze of grade II
        [squeeze-3] A squeeze of grade III
        [descent] A descent
       *[other] Something
    } lies { $cell_where }.
cave-event-rockfall-laid = The tile fits nowhere: { $seat } closes a passage with a rockfall, { $cell_where }.
cave-event-rockfall-laid-you = The tile fits nowhere: you close a passage with a rockfall, { $cell_where }.
cave-event-ropes-laid = { $seat } lays { $ropes ->
        [one] a rope
       *[other] { $ropes } ropes
    } { $cell_to }.
cave-event-ropes-laid-you = You lay { $ropes ->
        [one] a rope
       *[other] { $ropes } ropes
    } { $cell_to }.
cave-event-moved = { $how ->
        [force] { $seat } makes a forced move { $cell_to }.
        [raft] { $seat } rafts { $cell_to }.
        [dive-half] { $seat } dives { $cell_to }.
        [dive-full] { $seat } dives { $cell_to }.
       *[other] { $seat } moves { $cell_to }.
    }
cave-event-moved-you = { $how ->
        [force] You make a forced move { $cell_to }.
        [raft] You raft { $cell_to }.
        [dive-half] You dive { $cell_to }.
        [dive-full] You dive { $cell_to }.
       *[other] You move { $cell_to }.
    }
cave-event-oxygen-used = { $bottle ->
        [half] { $seat } has emptied a bottle.
       *[full] { $seat } has used half a bottle.
    }
cave-event-oxygen-used-you = { $bottle ->
        [half] You have emptied a bottle.
       *[full] You have used half a bottle.
    }
cave-event-token-taken = { $seat } takes the { cave-token-taken }.
cave-event-token-taken-you = You take the { cave-token-taken }.
cave-token-taken = { $token ->
        [water] water token
        [photo] photo token
        [squeeze1] squeeze token I
        [squeeze2] squeeze token II
        [squeeze3] squeeze token III
       *[other] token
    }
cave-event-depth-reached = { $seat } takes the depth token for { $depth } m.
cave-event-depth-reached-you = You take the depth token for { $depth } m.
cave-event-repacking = { $seat } repacks.
cave-event-repacking-you = You repack.
cave-event-tent-pitched = { $seat } pitches the tent { $cell_at }.
cave-event-tent-pitched-you = You pitch the tent { $cell_at }.
cave-event-tent-packed = { $seat } packs the tent.
cave-event-tent-packed-you = You pack the tent.
cave-event-tent-abandoned = { $seat } gives up the tent.
cave-event-tent-abandoned-you = You give up the tent.
cave-event-exchanged = { $seat } carries { $backpack_items }; in the tent: { $tent_items }.
cave-event-exchanged-you = You carry { $backpack_items }; in the tent: { $tent_items }.
cave-event-discarded = { $seat } throws away: { $items_items }.
cave-event-discarded-you = You throw away: { $items_items }.
cave-event-end-triggered = { $reason ->
        [explored] The last tile lies.
        [sealed] The cave is sealed.
       *[stalled] Nobody discovers any more.
    } After this round three more follow.
cave-event-final-round-began = Final round { $number } of 3.
cave-event-skip-agreed = { $seat } agrees to stop here. When all agree, the expedition is over.
cave-event-skip-agreed-you = You agree to stop here. When all agree, the expedition is over.
cave-event-game-ended = The expedition is over.

## Refusals

cave-no-such-seat = There is no such seat at this table.
cave-no-game-over = The game is over.
cave-no-drawing-yourself = Nobody picks the tile: it is drawn.
cave-no-choosing-start = The start player is drawn.
cave-no-skipping = The rest is skipped only in the final rounds, between two actions, with all teams on the base, and each agrees once.
cave-no-not-your-turn = It is not your turn.
cave-no-start-first = First the start player is drawn.
cave-no-draw-first = First a tile is drawn.
cave-no-tile-left = There is no such tile left to draw.
cave-no-nobody-discovers = Nobody is discovering.
cave-no-start-drawn-once = The start player is drawn once, after all have packed.
cave-no-chance-decides-nothing = Chance only draws.
cave-no-already-packed = You have packed already.
cave-no-pack-first = First everybody packs.
cave-no-load-chosen = Your load is chosen; now the tent.
cave-no-load-first = First choose your load.
cave-no-tent-choice = That depends on the tent: fill it if you take it along, otherwise say that you are ready.
cave-no-tent-with-load = The tent cannot be taken along like this.
cave-no-room = The backpack has eight slots.
cave-no-room-beside-tent = Beside the packed tent six slots are left.
cave-no-second-of-its-kind = You have only one of these.
cave-no-lost = That is lost for good.
cave-no-elsewhere = That is somewhere else.
cave-no-half-bottles = The supply has no half bottles.
cave-no-room-in-tent = The tent has four slots.
cave-no-tent-not-full = The tent must be filled.
cave-no-place-first = First lay the tile.
cave-no-finish-packing = First finish packing.
cave-no-link = There is no way in that direction.
cave-no-pitching-while-starving = While starving you cannot pitch the tent.
cave-no-starving = While starving you can only make a forced move.
cave-no-repack-first = For that you must repack.
cave-no-open-first = That is not what is being packed now.
cave-no-tile-to-place = There is no tile to lay.
cave-no-open-exit-there = No open exit leads there.
cave-no-rockfall-while-it-fits = The tile fits, so it must be laid.
cave-no-fit-anywhere = The tile fits nowhere: lay a rockfall.
cave-no-fit = It does not fit like this.
cave-no-such-rotation = The tile cannot be turned like this.
cave-no-discovering-from-base = From the base nothing is discovered.
cave-no-discovering-from-rockfall = From a rockfall nothing is discovered.
cave-no-open-exit = No passage leads into the unknown from here.
cave-no-ap = You have too few AP.
cave-no-way-to-field = There is no such way from here.
cave-no-way-into-water = Into water you dive or take the raft.
cave-no-water-there = There is no water.
cave-no-raft = You need the raft in your backpack.
cave-no-oxygen = You need such a bottle in your backpack.
cave-no-ropes = You have too few ropes.
cave-no-gap-too-deep = That is too deep for one turn.
cave-no-ap-for-ropes = You have too few AP for the ropes and the move.
cave-no-whole-turn = A forced move needs the whole turn.
cave-no-free-before-force = Before a forced move nothing else is allowed, not even for free.
cave-no-photo-token = There is no photo token here.
cave-no-camera = You need the camera in your backpack.
cave-no-water-token = There is no water token here.
cave-no-dive-after-raft = You may dive here only after coming by raft.
cave-no-dive-next-turn = After coming by raft you may dive here from your next turn on.
cave-no-base = That is done on the base.
cave-no-tent-at-base = Your tent has been packed before.
cave-no-tent-with-repack = The tent is packed as part of a repacking.
cave-no-packed-tent = You carry no packed tent.
cave-no-own-tent-here = Your tent does not stand here.
cave-no-two-free-slots = The tent needs two free slots.
cave-no-exchange-again = There is nothing to exchange until you spend AP or throw something away.
cave-no-other-split = There is nothing that could be shared differently.
cave-no-abandoning-in-cave = In the cave a tent cannot be given up.
cave-no-packing-over = The start is over.
cave-no-anything-to-discard = You have nothing to throw away.
cave-no-such-items = You do not have that.
cave-no-same-split = That would change nothing.

## The result

cave-rope-tokens = { $count ->
        [one] rope token
       *[other] rope tokens
    }
cave-water-tokens = { $count ->
        [one] water token
       *[other] water tokens
    }
cave-photo-tokens = { $count ->
        [one] photo token
       *[other] photo tokens
    }
cave-squeeze-1-tokens = { $count ->
        [one] squeeze token I
       *[other] squeeze tokens I
    }
cave-squeeze-2-tokens = { $count ->
        [one] squeeze token II
       *[other] squeeze tokens II
    }
cave-squeeze-3-tokens = { $count ->
        [one] squeeze token III
       *[other] squeeze tokens III
    }
cave-depth-tokens = { $count ->
        [one] depth token
       *[other] depth tokens
    }
cave-rope-bonus = bonus for ropes
cave-water-bonus = bonus for water
cave-photo-bonus = bonus for photos
cave-squeeze-bonus = bonus for squeezes
cave-not-home = not home in time
cave-running = The expedition is under way.
cave-ended = The expedition is over.
cave-all-lost = Nobody came home.

# What is asked of whom, and what is dangerous.
cave-their-turn = { $seat } is on turn
cave-starves = { $mine ->
    [1] Starving: only a forced move
   *[other] { $seat } is starving
    }
cave-low-provisions = { $count ->
        [0] No provisions left: from the next turn on you starve
       *[other] Last provision: each turn away from the base costs one
    }
cave-place-first = Turn the tile, then lay it at one of the lit places.
cave-pack-now = Pack your backpack.
cave-ready-to-go = Your load is chosen.
cave-waiting-packers = Still packing: { $seats }
cave-last-round = last round before the end
cave-no-points = Your turn: no action points left. End your turn, or do what costs nothing.
cave-your-turn-plain = Your turn: { $ap } action { $ap ->
        [one] point
       *[other] points
    } left.
cave-your-turn = Your turn: { $ap } { $ap ->
        [one] action point
       *[other] action points
    }. Lit tiles can be entered{ $discover ->
        [1] ; a ? beside you can be discovered.
       *[other] .
    }

## Hints

cave-hint-risk = not home at the end: { $count } in 100
cave-hint-token = It brings { $points ->
        [one] one point
       *[other] { $points } points
    } at once, before somebody else takes them.
cave-hint-discover = { $tiles ->
        [one] One tile is
       *[other] { $tiles } tiles are
    } still hidden, and a new one may bring a token.
cave-hint-load = Food for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } outside, and { $ropes ->
        [0] no rope
        [one] one rope
       *[other] { $ropes } ropes
    }.
cave-hint-place = Laid like this, { $exits } exits of the cave stay open.
cave-hint-home = Towards home: { $points } AP from there, and food for { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    }.
cave-hint-outward = Food for { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    }, and home is { $points } AP away from there.
cave-hint-end = Nothing more pays for the action points that are left.
cave-hint-force = It takes the whole turn, but it saves the gear or the team.
cave-hint-repack = A new load for the next trip is worth more than the points it takes.
cave-hint-take-tent = The tent holds food for a long trip.
cave-hint-pitch = From a tent here a team can stay out longer.
cave-hint-pack-tent = The tent will be needed further on.
cave-hint-exchange = What lies in the tent is needed in the backpack, or the other way round.
cave-hint-abandon = The tent has done its service, and its slots are free.
cave-hint-discard = It is not needed any more, and its slot is.
cave-hint-rockfall = Here the rockfall closes the least.
cave-hint-skip = Nothing is to be won in the rounds that are left.

## What an action does, for whoever asks what they can do

cave-can-move = Go to a linked space. Lakes need oxygen or a raft, squeezes cost more, shafts need a rope for each level.
cave-can-discover = Turn up a tile behind an open passage. You see it first, then choose how it lies.
cave-can-photo = Take the photo token of the space you stand on, with the camera from your backpack.
cave-can-dive = Dive where you are: oxygen brings up the water token of your lake.
cave-can-force = Spend a whole turn to get to any linked space, without gear. No token is gained.
cave-can-repack = Put gear back at the base and take what the next trip needs.
cave-can-take-tent = Pack the tent into your backpack: two slots, and room for more gear inside.
cave-can-pitch = Pitch the tent here: from now on you can eat and exchange gear on this space.
cave-can-pack-tent = Pack the tent that stands here and carry it on.
cave-can-exchange = Move gear between your backpack and your tent on this space.
cave-can-abandon = Leave the tent where it is, for good. What is inside is lost.
cave-can-discard = Throw gear away for good, to make room.
cave-can-skip = Agree that nothing more is to be found: if all agree, the expedition ends here.
cave-can-end = End your turn. Action points that are left are lost.
cave-can-ready = Set out with this load; the tent stays at the base.
cave-can-place = Choose behind which passage the tile lies, and how it is turned. Passages must meet passages.
cave-can-rockfall = The tile fits nowhere. Choose which of your passages the rockfall closes.
cave-can-load = Choose what goes into your backpack: eight slots, six with the tent.
cave-can-fill = Choose what the tent holds from the start.
cave-can-stow = Choose what moves from the backpack into the tent.
cave-can-split = Choose what lies in the tent from now on; the rest is in the backpack.
cave-can-drop = Choose what to throw out of the backpack.
cave-can-drop-from-tent = Choose what to throw out of the tent.
