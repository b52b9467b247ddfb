# Sub Terra in the browser.

## Home, rules and lobby

subterra-tag = All against the cave
subterra-promise = Get out together before the lamps die. Something is following you.
subterra-scene = A flashlight shines at a hole in the rock. Bony fingers hold its edge, and two eyes stare out of it.
subterra-run = { $game } · round { $number }
subterra-option-difficulty-normal-more = A fair fright for the first expeditions.
subterra-option-difficulty-advanced-more = Less time until the lights go out.
subterra-option-difficulty-expert-more = You will lose people down there.
subterra-team = Lost together
subterra-start = Wake up in the dark
subterra-gains = { $name }: { $count } health back
subterra-gains-you = You: { $count } health back
subterra-loses = { $name } loses { $count } health
subterra-loses-you = You lose { $count } health
subterra-chart = Health of the cavers
subterra-intro = You are trapped, the lamps are failing, and something is hunting you. Find the way out together.
subterra-intro-1 = Each caver has a talent: one heals, one climbs, one blasts holes into walls, one keeps horrors away.
subterra-intro-2 = A turn has two action points: reveal a tile, explore it, move, run, hide, help somebody up. One more action is possible by exertion, but it can hurt.
subterra-intro-3 = After every round the cave strikes: the ground shakes, gas spreads, water rises, horrors come out of the dark.
subterra-intro-4 = Without health a caver lies unconscious until somebody helps. Alone in the dark nobody lasts long.
subterra-intro-5 = The exit lies among the last tiles. When the hazard cards are used up, the light goes out, and every round may be the last.
subterra-intro-6 = Nobody left behind is gold. Two missing are still bronze; more is defeat.

web-subterra-cave = The cave
web-subterra-boards = The boards of the cavers
web-subterra-light = Light
web-subterra-cards-left = { $cards ->
         [one] card left
        *[other] cards left
    }
web-subterra-no-light = darkness
web-subterra-battery = { $cards } of { $total } hazard cards left
web-subterra-round = Round
web-subterra-health = { $health } of { $most } health points
web-subterra-hunts = hunts { $caver } · { $steps ->
         [0] here
         [one] 1 step
        *[other] { $steps } steps
    }
web-subterra-hunts-nobody = finds nobody
web-subterra-tile = { $sort } tile
web-subterra-costs = { $points ->
         [one] 1 action point
        *[other] { $points } action points
    }
web-subterra-risks = up to { $risk ->
         [one] 1 health point
        *[other] { $risk } health points
    } at risk
web-subterra-uses = { $left ->
         [one] 1 use left
        *[other] { $left } uses left
    }
web-subterra-unconscious = unconscious
web-subterra-hidden = hidden
web-subterra-mark-flooded = flooded
web-subterra-mark-rubble = buried under rubble
web-subterra-mark-rope = with a rope
web-subterra-continue = Continue
web-subterra-rolled = rolled { $die }
web-subterra-success = Success
web-subterra-failure = Failure
web-subterra-darkness = Darkness
web-subterra-you = { $name } (you)
web-subterra-me = you
web-subterra-rank = rank { $rank }
web-subterra-rank-more = Of two equally near, a horror takes the lower rank.
web-subterra-off = off
web-subterra-aside = Set aside
web-subterra-failed = Failed in a row
web-subterra-failed-rope = Rope: { $count } failed in a row
web-subterra-failed-hide = Hiding: { $count } failed in a row
web-subterra-taken-by = taken by { $name }
web-subterra-pick-more = Every caver can do something that nobody else can. You get out together or not at all.
web-subterra-start-more = The start marker goes round; whoever has it begins and names the order of the horrors.

## Verbs on buttons and chips

web-subterra-do-reveal = Reveal
web-subterra-do-move = Move
web-subterra-do-explore = Explore
web-subterra-do-run = Run
web-subterra-do-heal = Heal
web-subterra-do-hide = Hide
web-subterra-do-swim = Swim
web-subterra-do-squeeze = Squeeze
web-subterra-do-dig = Clear rubble
web-subterra-do-rope = Rope
web-subterra-do-dive = Dive
web-subterra-do-excavate = Excavate
web-subterra-do-demolish = Blast
web-subterra-do-fixrope = Fix rope
web-subterra-do-bandage = Bandage
web-subterra-do-sprint = Sprint
web-subterra-do-repel = Repel
web-subterra-do-direct = Direct
web-subterra-do-decline = Decline
web-subterra-do-step = Step
web-subterra-do-stop = Stop here
web-subterra-do-end = End turn
web-subterra-do-keep = Keep it
web-subterra-do-discard = Throw it away
web-subterra-do-take-drawn = The drawn tile
web-subterra-do-take-aside = The tile set aside
web-subterra-do-order = First
web-subterra-do-path = This way
web-subterra-do-surface = Come up
web-subterra-do-spawn = Here
web-subterra-place = Place it
web-subterra-rotate = Turn ({ $at } of { $of })
web-subterra-turn-tile = { $tile }: turn it with R, place it with Enter
web-subterra-exert = Exert: +1
web-subterra-exerted = Exerted: a test at the end
web-subterra-points = { $points ->
         [0] No action points left
         [one] 1 action point
        *[other] { $points } action points
    }
web-subterra-unused = { $points ->
         [one] 1 point unused
        *[other] { $points } points unused
    }
web-subterra-not-now = not now
web-subterra-back = Back
web-subterra-granted = { $caver } grants one action
web-subterra-order = Horror { $horror } first
web-subterra-order-short = { $horror } first
web-subterra-one-horror = { $horror } { $what }

## Whose decision it is

## What the answers to a question mean

web-subterra-why-step = { $steps ->
         [one] One more step is possible.
        *[other] Up to { $steps } more steps are possible.
    }
web-subterra-why-keep = What you throw away is out of the game, and the next tile must be placed.
web-subterra-why-take = The other tile stays with you for the next time.
web-subterra-why-place = Only what fits is shown.
web-subterra-why-surface = On any water tile, however far.
web-subterra-why-order = Whoever runs the start caver says so. Each acts on what the others left.
web-subterra-why-path = Several ways are equally short: the hunted chooses.
web-subterra-why-spawn = These lairs are equally near to a victim: whoever runs the start caver chooses.

## Phases, hazards and tests

web-subterra-phases = Phases of the round
web-subterra-phase-action = Action
web-subterra-phase-horror = Horror
web-subterra-phase-hazard = Hazard
web-subterra-hazard-of-round = Hazard · round { $round }
web-subterra-last-hazard = Last hazard · round { $round }
web-subterra-still = still active
web-subterra-gas-lingers = Gas lingers through this round: entering a gas tile costs { $points } health points. Leaving is free.
web-subterra-hazard-tremor = The ground shakes. Everybody awake in the cave tests, and loses 1 health point on a failure.
web-subterra-hazard-flood = The water rises on every water tile. Whoever stands in it loses 1 health point.
web-subterra-hazard-gas = Gas rises. Whoever stands on a gas tile loses 2 health points; the gas stays for a round.
web-subterra-hazard-cave-in = Every tile that shows { $die } falls in: rubble, and 3 health points for whoever is there.
web-subterra-hazard-horror = All horrors take a step. Then another one comes out of its lair.
web-subterra-hazard-time = The light is gone. Everybody who is not out tests; whoever fails is taken by the darkness.
web-subterra-test-scree = on scree
web-subterra-test-exertion = after exertion
web-subterra-test-rope = fixing a rope
web-subterra-test-hide = hiding
web-subterra-test-tremor = in the tremor
web-subterra-test-darkness = against the darkness
web-subterra-hunt = Horror { $horror }: { $steps ->
         [one] 1 step
        *[other] { $steps } steps
    } to { $caver }
web-subterra-hunt-strikes = Horror { $horror } is upon { $caver }
web-subterra-hunt-nobody = Horror { $horror } finds nobody and will leave
web-subterra-tied = As near: { $others }; the lower rank is taken.
web-subterra-forks = Several ways are shortest: whoever runs { $caver } chooses.
web-subterra-unseen = Unseen: { $stack } tiles · { $out } thrown away
web-subterra-exit-stack = The exit is among the last tiles of the stack.
web-subterra-exit-aside = The Geologist holds the exit.
web-subterra-exit-top = The exit is on top of the stack.
web-subterra-exit-drawn = The exit was drawn!
web-subterra-exit-cave = The exit is found.
web-subterra-cards-may = Hazard cards that may still come:

## Tags on a caver’s board

web-subterra-tag-turn = acting
web-subterra-tag-directed = directed
web-subterra-tag-unconscious = unconscious
web-subterra-tag-devoured = devoured
web-subterra-tag-escaped = escaped
web-subterra-tag-submerged = under water
web-subterra-tag-hunted = hunted
web-subterra-tag-gas = in gas
web-subterra-tag-hidden = hidden
web-subterra-tag-exerted = exerted
web-subterra-tag-start = start caver

## Abilities

web-subterra-abilities = Show the abilities
web-subterra-ability-dive = Dive
web-subterra-ability-dive-more = vanish in water, come up on any other next turn
web-subterra-ability-frogman = Frogman
web-subterra-ability-frogman-more = walks through floods, which never hurt
web-subterra-ability-guide = Guide
web-subterra-ability-guide-more = swap a drawn tile
web-subterra-ability-sneak = Sneak
web-subterra-ability-sneak-more = no horror hunts or strikes her
web-subterra-ability-excavate = Excavate
web-subterra-ability-excavate-more = clear rubble quickly
web-subterra-ability-intuition = Intuition
web-subterra-ability-intuition-more = always two tiles to choose from
web-subterra-ability-demolish = Blast
web-subterra-ability-demolish-more = open a wall; then the rock gives way
web-subterra-ability-alert = Alert
web-subterra-ability-alert-more = a cave-in costs only 1
web-subterra-ability-fixrope = Fix rope
web-subterra-ability-fixrope-more = without a test
web-subterra-ability-agile = Agile
web-subterra-ability-agile-more = walks through squeezes and rubble
web-subterra-ability-bandage = Bandage
web-subterra-ability-bandage-more = another caver here +1
web-subterra-ability-sprint = Sprint
web-subterra-ability-sprint-more = move up to twice
web-subterra-ability-repel = Repel
web-subterra-ability-repel-more = drive off a horror next door
web-subterra-ability-protect = Protect
web-subterra-ability-protect-more = others on his tile are safe from hazards
web-subterra-ability-direct = Direct
web-subterra-ability-direct-more = someone acts at once, once a turn
web-subterra-ability-experience = Experience
web-subterra-ability-experience-more = +1 on every test

## The board in words

web-subterra-words-light = Round { $round }. { $cards } hazard cards and { $stack } tiles are left.
web-subterra-words-caver = { $caver } ({ $name }) at { $cell }: { $health } of { $most } health. { $state }
web-subterra-words-gone = { $caver } ({ $name }) was taken by the darkness.
web-subterra-words-horror = Horror { $horror } at { $cell } hunts { $caver }, { $steps } steps away.
web-subterra-words-horror-alone = Horror { $horror } at { $cell } finds nobody.
web-subterra-words-gas = Gas lingers; entering a gas tile costs { $points }.
web-subterra-words-tile = { $cell }: { $tile }, open to { $sides }.
web-subterra-words-open = { $count } open sides lead into the unknown.

## The end

web-subterra-result = Round { $round } · { $cards ->
         [0] no light left
         [one] 1 card of light left
        *[other] { $cards } cards of light left
    }
web-subterra-ending = { $lost ->
         [0] Everybody saw the dawn.
        *[other] { $out ->
             [0] Nobody saw the dawn.
             [one] One saw the dawn.
             [2] Two saw the dawn.
             [3] Three saw the dawn.
             [4] Four saw the dawn.
            *[other] Five saw the dawn.
        } { $lost ->
             [one] One was left behind.
             [2] Two were left behind.
             [3] Three were left behind.
             [4] Four were left behind.
             [5] Five were left behind.
            *[other] All were left behind.
        }
    }
web-subterra-health-short = { $health } HP
web-subterra-chart = Health, round by round
web-subterra-out-in = out in round { $round }
web-subterra-moments = Key moments
web-subterra-moment-exit = { $caver } finds the exit.
web-subterra-moment-first-out = { $caver } is the first to see daylight.
web-subterra-moment-fallen = { $caver } falls unconscious.
web-subterra-moment-revived = { $caver } is brought back.
web-subterra-moment-struck = A horror strikes { $caver } down.
web-subterra-moment-repelled = { $count ->
         [one] { $caver } drives a horror away.
        *[other] { $caver } drives { $count } horrors away.
    }
web-subterra-moment-time = The last light goes out.
web-subterra-moment-devoured = The darkness takes { $caver }.

# a step of somebody's turn in a word or two
subterra-brief-round-began = round { $round }
subterra-brief-turn-began = begins
subterra-brief-tile-placed = new tile
subterra-brief-tile-sealed = tile discarded
subterra-brief-tile-discarded = tile thrown away
subterra-brief-caver-entered = moves
subterra-brief-healed = heals
subterra-brief-revived = back on their feet
subterra-brief-hurt = −{ $points } health
subterra-brief-fell-unconscious = unconscious
subterra-brief-tested = { $success ->
        [1] rolls { $die }: success
       *[other] rolls { $die }: failure
    }
subterra-brief-rope-fixed = fixes a rope
subterra-brief-hid = hides
subterra-brief-rubble-cleared = clears rubble
subterra-brief-wall-blasted = blasts a wall
subterra-brief-horror-moved = horror moves
subterra-brief-horror-struck = horror strikes
subterra-brief-horror-appeared = horror appears
subterra-brief-horror-vanished = horror gone
subterra-brief-horror-repelled = horror driven off
subterra-brief-hazard-turned = hazard
subterra-brief-dived = dives
subterra-brief-surfaced = comes up
subterra-brief-directed = directs
subterra-brief-declined = declines

web-subterra-safe = Safe: { $cavers }
web-subterra-struck = struck −{ $points }
web-subterra-nobody-hurt = Nobody is hurt.
web-subterra-nobody-there = Nobody stands there.
web-subterra-why-so = Why?

# when one's own cavers can do nothing
web-subterra-down = { $caver } lies unconscious
web-subterra-all-down = All your cavers lie unconscious
web-subterra-down-more = Whoever comes to the tile can heal you back. Until then:
web-subterra-round-now = Round { $round } begins.
web-subterra-take-over = Play on as { $cavers }
web-subterra-take-over-more = { $name } hands over, and everybody is told.

# what an action is, for the words beside its button
web-subterra-tell-reveal = Turns up the tile behind an open side; you stay where you are, so it cannot hurt you.
web-subterra-tell-explore = Turns up the tile behind an open side and takes you onto it at once, whatever it is.
web-subterra-tell-move = One step to a tile that lies next door.
web-subterra-tell-run = Several steps at once, for a price in health if it goes wrong.
web-subterra-tell-heal = Gives a health point back to you or to somebody on your tile.
web-subterra-tell-hide = Horrors do not find you until the end of the round.
web-subterra-tell-swim = Through water that has risen.
web-subterra-tell-squeeze = Through a narrow passage.
web-subterra-tell-dig = Clears rubble out of the way.
web-subterra-tell-rope = Fixes a rope, so that everybody gets up and down from now on.
web-subterra-tell-exert = One more point now; at the end of the turn a die decides whether it hurts.
web-subterra-odds = test, { $test } % succeed

# what signs and short forms mean, for the words beside them
web-subterra-unknown = Not explored yet
web-subterra-health-more = Without health a caver lies unconscious until somebody comes and heals.
web-subterra-points-more = Every turn has two; each clock is one of them.
web-subterra-rolled-more = A test succeeds with 4 or more.
web-subterra-about-plain = A passage without dangers of its own.
web-subterra-about-start = Everybody began here.
web-subterra-about-water = A flood fills it. Whoever stands in it then is hurt, and afterwards it must be swum.
web-subterra-about-gas = Gas hurts whoever stands here, and whoever enters while it lingers.
web-subterra-about-cave-in = It falls in when a cave-in rolls a number that it shows.
web-subterra-about-horror = A lair: horrors come out of it.
web-subterra-about-squeeze = A narrow place that takes two action points.
web-subterra-about-scree = Whoever arrives here tests, and is hurt on a failure.
web-subterra-about-ledge = Anybody walks onto it. On over the drop, along the arrow, takes a rope.
web-subterra-about-slope = Anybody slides down along the arrow. Back up needs a rope.
web-subterra-about-exit = The way out. Whoever comes here is safe.
web-subterra-about-dice = Shows { $dice }.
web-subterra-about-flooded = Under water now.
web-subterra-about-rubble = Buried under rubble: it must be cleared before anybody gets through.
web-subterra-about-rope = A rope hangs here for good.
web-subterra-about-barred = The lock: no way through there without a rope.
web-subterra-tag-turn-more = This caver has action points left.
web-subterra-tag-directed-more = The Leader grants one action out of turn.
web-subterra-tag-unconscious-more = Cannot act or be hurt. Somebody on the tile can heal.
web-subterra-tag-devoured-more = The darkness has taken this caver.
web-subterra-tag-escaped-more = Out of the cave, and safe.
web-subterra-tag-submerged-more = Comes up on a water tile with the next turn.
web-subterra-tag-hunted-more = A horror is on its way to this caver.
web-subterra-tag-gas-more = Stands where gas lingers. Leaving is free.
web-subterra-tag-hidden-more = No horror finds this caver until the end of the round.
web-subterra-tag-exerted-more = Has taken one more point and tests at the end of the turn.
web-subterra-tag-start-more = Begins the round and names the order of the horrors.
