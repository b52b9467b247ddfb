# The Cave's table in the browser.

## The board

web-cave-depth = Depth
web-cave-north = N
web-cave-base-camp = Base camp
web-cave-unknown = ?
web-cave-close = Close
web-cave-metres = { $depth ->
        [0] 0 m
       *[other] −{ $depth } m
    }
web-cave-face-down = tile lying face down, counts as a rockfall
web-cave-has-ropes = ropes { $ways }
web-cave-has-open = unexplored { $ways }
web-cave-teams-here = here: { $names }
web-cave-tent-here = tent of { $name }
web-cave-uses-rope = { $count ->
        [one] 1 rope
       *[other] { $count } ropes
    }
web-cave-uses-oxygen = oxygen
web-cave-ghost-help = A tap turns it, the button places it.
web-cave-ghost = { $tile } { $way }, way round { $number } of { $ways }
web-cave-way-of = way { $number } of { $ways }
web-cave-fits = { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    }
web-cave-fits-at = { $exits ->
        [one] fits at 1 exit
       *[other] fits at { $exits } exits
    }
web-cave-fits-nowhere = The drawn tile fits nowhere: a rockfall closes an exit of your choice.
web-cave-turn-tile = Turn the tile (R)
web-cave-next-exit = Other exit
web-cave-place = Place
web-cave-place-rockfall = Lay rockfall

## In words

web-cave-in-words = Round { $round }, { $tiles } tiles unexplored, { $rockfalls } rockfalls left.
web-cave-turn-of = { $name } is on turn with { $ap } AP.
web-cave-team-in-words = { $name }: { $place }. Backpack: { $gear }. Tent: { $tent }; in it: { $inside }. { $points } points.
web-cave-space-in-words = { $cell }: { $space }.

## The dock

web-cave-actions = Actions
web-cave-action-points = Action points
web-cave-of-five = { $ap } / { $all }
web-cave-their-turn = { $name } is on turn
web-cave-you-starve = Starving: only a 5-AP move
web-cave-place-first = Lay the tile first
web-cave-choose-way = Ways to go there
web-cave-back = Back
web-cave-force-price = your whole turn, no tokens
web-cave-force-where = Where to?
web-cave-do-discover = Discover
web-cave-do-photo = Photo
web-cave-do-dive = Dive
web-cave-do-pitch = Pitch tent
web-cave-do-pack-tent = Pack tent
web-cave-do-take-tent = Take tent
web-cave-do-exchange = Exchange
web-cave-do-repack = Repack
web-cave-do-abandon = Give up tent
web-cave-do-discard = Throw away
web-cave-do-force = Force a way
web-cave-do-skip = Skip the rest
web-cave-do-end = End turn

## Packing

web-cave-packing-now = Everybody packs
web-cave-pack-first = Pack for the descent
web-cave-pack-secret = Base camp, before round 1. Free, and secret until all are ready.
web-cave-pack-about-load = Everything was put back. Choose what goes into the backpack.
web-cave-pack-about-fill = From supply and depot into the tent.
web-cave-pack-about-stow = The tent needs two slots of your backpack.
web-cave-pack-about-split = Share your gear between backpack and tent.
web-cave-pack-about-drop = A camera or raft that you throw away is lost for good.
web-cave-pack-now = Pack your backpack.
web-cave-ready-to-go = Your load is chosen.
web-cave-waiting-packers = Still packing: { $names }
web-cave-open-pack = Go on packing
web-cave-look = Look at the cave
web-cave-is-ready = ready
web-cave-is-packing = packing
web-cave-suggested = Suggested
web-cave-empty-all = Empty
web-cave-pack-done-load = Take { $count ->
        [one] 1 item
       *[other] { $count } items
    }
web-cave-pack-done-fill = Put { $count } into the tent
web-cave-pack-done-stow = Move { $count } into the tent
web-cave-pack-done-split = { $count } in the tent
web-cave-pack-done-drop = Throw away { $count }
web-cave-works-here = gear works only from here
web-cave-slots-used = { $used } / { $slots }
web-cave-bin = Away with it
web-cave-lasts = This load lasts for
web-cave-lasts-turns = { $count ->
        [one] turn off the base
       *[other] turns off the base
    }
web-cave-lasts-metres = metres of gaps
web-cave-lasts-dives = { $count ->
        [one] dive
       *[other] dives
    }
web-cave-lasts-photos = photos
web-cave-lasts-no-photos = no photos without the camera
web-cave-no-raft = Without the raft every lake takes oxygen.
web-cave-supply = Supply
web-cave-choose-stow = Into the tent
web-cave-choose-split = In the tent
web-cave-choose-drop = Throw away
web-cave-tap-or-drag = tap or drag
web-cave-less = Less: { $item }
web-cave-more = More: { $item }
web-cave-move-item = Move { $item }
web-cave-leave-tent = Leave the tent here
web-cave-take-tent = Take along
web-cave-tent-comes = comes along
web-cave-from-tent = out of the tent
web-cave-from-backpack = out of the backpack
web-cave-tent-next = filled in the next step
web-cave-lost = Lost for good: { $items }
web-cave-load-secret = Secret until everybody has packed.
web-cave-about-prov = one for each turn off the base
web-cave-about-rope = one for each 25 m of a gap
web-cave-about-ox2 = two dives
web-cave-about-ox1 = one dive
web-cave-about-cam = for photos; you have one
web-cave-about-raft = over lakes without diving; you have one
web-cave-about-tent = takes two slots, holds four items
web-cave-about-tent-drop = where from
web-cave-short-prov = Food
web-cave-short-rope = Rope
web-cave-short-ox2 = Oxygen
web-cave-short-ox1 = Half
web-cave-short-cam = Camera
web-cave-short-raft = Raft

## Teams

web-cave-your-turn = your turn
web-cave-points-short = pts
web-cave-depth-token = Depth token for { $depth } m
web-cave-tent-secret = secret
web-cave-tent-base = waits at the base
web-cave-tent-gone = given up
web-cave-tent-packed = packed, contents locked
web-cave-tent-pitched = pitched in the cave
web-cave-tent-right-here = pitched right here
web-cave-pile-rope = Ropes
web-cave-pile-water = Water
web-cave-pile-photo = Photos
web-cave-pile-squeeze = Squeezes

## What is still to come

web-cave-last-round = last round before the end
web-cave-tiles-left = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-cave-unexplored = { $count ->
        [one] Unexplored: 1 tile
       *[other] Unexplored: { $count } tiles
    }
web-cave-stack-empty = empty
web-cave-stack-left = { $count } left
web-cave-rockfalls-left = { $count ->
        [one] 1 rockfall left
       *[other] { $count } rockfalls left
    }
web-cave-unseen = Not seen of stack { $group }: { $count }
web-cave-unseen-more = Some of these were put aside before the game, and nobody knows which.
web-cave-times = { $count } ×
web-cave-bonus-race = Bonus race
web-cave-bonus-rule = most 8, second 4
web-cave-how-bonus = How the bonuses work
web-cave-gone = { $count ->
        [one] 1 tile fitted nowhere and left the game.
       *[other] { $count } tiles fitted nowhere and left the game.
    }

## The end

web-cave-finale-scene = At the fire: { $home }. Lost in the cave: { $lost }.
web-cave-finale-facts = { $tiles } tiles, { $depth } m deep, { $rounds } rounds.
web-cave-finale-lost = { $count ->
        [one] { $names } did not come home.
       *[other] { $names } did not come home.
    }
web-cave-nobody = nobody
web-cave-bonus = Bonus
web-cave-plus = +{ $points }

## What happens, for people who see the map

cave-seen-moved = { $kind ->
        [base] { $seat } is back at the base camp.
        [field] { $seat } goes to a field beside the base camp.
       *[other] { $how ->
            [force] { $seat } struggles through
            [raft] { $seat } takes the raft
            [dive-half] { $seat } dives
            [dive-full] { $seat } dives
           *[other] { $seat } goes on
        }: { $place }.
    }
cave-seen-tile-laid = { $seat } lays it{ $depth ->
        [0] .
       *[other] , { $depth } m deep.
    }
cave-seen-rockfall-laid = The tile fits nowhere: { $seat } closes a passage with a rockfall.
cave-seen-ropes-laid = { $seat } lays { $ropes ->
        [one] a rope
       *[other] { $ropes } ropes
    }: { $place }.
cave-seen-tent-pitched = { $seat } pitches the tent: { $place }.
