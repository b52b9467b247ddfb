# The Cave's table in the browser.

## Home, rules and lobby

cave-tag = Plan and discover
cave-promise = Rope, tent, oxygen: pack wisely and survey what nobody has ever seen.
cave-scene = A cave drawn like a survey map: a caver hangs on a rope above a lake, a tent glows on a ledge.
cave-run = { $game } · { $number ->
        [0] packing
       *[other] round { $number }
    }
cave-edition-pegasus-more = Our default. Twenty rockfalls, and a rope token waits on a new descent.
cave-edition-rebel-more = Fewer rockfalls, no rope token waiting, a stricter tent.
cave-team = Rope teams
cave-start = Start the descent
cave-gains = { $name }: { $count } more points
cave-gains-you = You: { $count } more points
cave-loses = { $name } loses { $count } points
cave-loses-you = You lose { $count } points
cave-chart = Points of the tokens so far
cave-intro = You lead a team into a cave that nobody has mapped. Come home with photos, ropes laid and depths measured.
cave-intro-1 = Before you leave you pack: food for every turn underground, ropes, oxygen, a camera, a raft. The backpack has eight slots, never enough.
cave-intro-2 = A turn has five action points. Discover a tile at an open passage, walk, climb, squeeze through, dive or take a photo.
cave-intro-3 = Going down needs rope, one for every level, and it stays there for everybody. Who lays it earns tokens.
cave-intro-4 = A turn away from camp costs food. With a tent you can build a camp of your own far inside.
cave-intro-5 = Back at the base you repack for the next trip.
cave-intro-6 = When the cave is explored, everybody hurries home. Only teams that reach the base count their points.

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
web-cave-way-short = { $number } of { $ways }
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
web-cave-turn-of-you = You are on turn with { $ap } AP.
web-cave-team-in-words = { $name }: { $place }. Backpack: { $gear }. Tent: { $tent }; in it: { $inside }. { $points } points.
web-cave-team-in-words-you = You: { $place }. Backpack: { $gear }. Tent: { $tent }; in it: { $inside }. { $points } points.
web-cave-space-in-words = { $cell }: { $space }.

## The dock

web-cave-actions = Actions
web-cave-action-points = Action points
web-cave-of-five = { $ap } / { $all }
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
web-cave-do-force = Forced move
web-cave-do-skip = Stop here
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
web-cave-left = Stays behind for the tent: { $items }. Without the tent it comes back.
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
web-cave-short-ox2 = Bottle
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

web-cave-end-scene = A night camp above the surveyed cave. At the fire: { $home }. Still in the cave: { $lost }.
web-cave-end-above = Result · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
web-cave-end-title = { $who ->
        [you] You mapped the mountain!
        [one] { $names } maps the mountain
        [many] { $names } share the map
       *[nobody] The mountain keeps its secret
    }
web-cave-end-lost = You did not make it back
web-cave-end-lost-more = { $count ->
        [one] { $names } maps the mountain with { $points } points.
       *[other] { $names } share the map with { $points } points.
    }
web-cave-end-nobody = No team was back at the base in time.
web-cave-end-points = { $points } points.
web-cave-end-tiles = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-cave-end-together = surveyed together
web-cave-end-deep = { $depth } m deep
web-cave-end-by = reached by { $names }
web-cave-end-left = { $points } left below
web-cave-end-would = back home, { $name } would have won
web-cave-end-still = { $depth ->
        [0] { $name } is still outside the base
       *[other] { $name } is still at −{ $depth } m
    }
web-cave-end-surface = 0 m
web-cave-end-table = Points of the teams by token and bonus
web-cave-end-team = Team
web-cave-end-depth = Depth
web-cave-end-tokens = Tokens
web-cave-end-bonuses = Bonuses
web-cave-end-sum = { $tokens } + { $bonuses } bonus
web-cave-end-out = Not back at base: out
web-cave-end-rank-most = +{ $points } most
web-cave-end-rank-shared = +{ $points } shared
web-cave-end-rank-second = +{ $points } second
web-cave-end-rank-tied = { $points } tied second
web-cave-end-rank-crowd = { $points } all tied
web-cave-end-note-shared = { $names } share the most and get half each
web-cave-end-note-crowd = { $names } all have the most: nobody gets the bonus
web-cave-end-note-tied = { $names } tie for second: nothing
web-cave-end-note-out = Not home: 0 points, tokens ignored ({ $names })
web-cave-with-bonus = { $points } + bonus
web-cave-with-bonus-tip = Points of the tokens so far. Bonuses for the most and second most of a kind come at the end.
web-cave-nobody = nobody

# a step of somebody's turn in a word or two
cave-brief-turn-began = begins
cave-brief-provision-eaten = eats
cave-brief-starved = starves
cave-brief-moved = { $cell_to }
cave-brief-tile-drawn = turns up a tile
cave-brief-tile-laid = lays it
cave-brief-rockfall-laid = rockfall
cave-brief-ropes-laid = lays { $ropes ->
        [one] a rope
       *[other] { $ropes } ropes
    }
cave-brief-token-taken = takes a token
cave-brief-depth-reached = { $depth } m deep
cave-brief-repacking = repacks
cave-brief-loaded = packed
cave-brief-tent-pitched = pitches the tent
cave-brief-tent-packed = packs the tent
cave-brief-tent-abandoned = gives up the tent
cave-brief-exchanged = exchanges gear
cave-brief-discarded = throws away gear
cave-brief-skip-agreed = would stop here

# what signs and short forms mean, for the words beside them
web-cave-action-points-more = AP for short: so many things you may do in a turn, { $all } at the start of each. What is left is lost.
web-cave-pile-rope-more = One for each rope you lay.
web-cave-pile-water-more = Whoever dives into a lake first brings its token up.
web-cave-pile-photo-more = The first photo of a spot takes its token.
web-cave-pile-squeeze-more = The first team through a squeeze takes its token; II and III count more.
web-cave-depth-token-more = For going to this depth over ropes you have just laid; at most one of each.
web-cave-stack = Stack { $group }
web-cave-stack-more = The stacks are used up one after another.
web-cave-bonus-of = { $name } would get { $points } points now
