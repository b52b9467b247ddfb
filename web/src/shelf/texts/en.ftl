## The shelf

web-shelf-where = Kept in this browser. No account.
web-shelf-where-server = Kept in this browser and, under your recovery code, on this server. No account.
web-shelf-matches = Your matches
web-shelf-filter = Which game
web-shelf-all = All
web-shelf-somebody = Somebody
web-shelf-by-yourself = by yourself
web-shelf-won = Won { $points } : { $best }
web-shelf-shared = Shared win { $points } : { $best }
web-shelf-alone = { $points } points
web-shelf-place = { $place ->
        [2] Second of { $seats } with { $points }
        [3] Third of { $seats } with { $points }
       *[other] Place { $place } of { $seats } with { $points }
    }
web-shelf-not-back = Not back at base
web-shelf-more = { $count } rounds
web-shelf-more-diamant = { $count } expeditions
web-shelf-more-cave = { $count } rounds
web-shelf-more-subterra = { $saved } of { $cavers } out · round { $count }
web-shelf-minutes = { $count } min
web-shelf-replay = Watch the replay
web-shelf-result = See the result
web-shelf-drop = Take off the shelf
web-shelf-rate = won
web-shelf-mean = mean
web-shelf-best = best
web-shelf-best-expedition = best expedition
web-shelf-deepest = deepest
web-shelf-count = { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
web-shelf-lately = latest scores
web-shelf-lately-saved = cavers saved lately
web-shelf-clear = Clear this device's shelf
web-shelf-clear-sure = All matches, statistics and badges on this device go. What a recovery code keeps on the server stays.
web-shelf-whose = Whose matches
web-shelf-everybody = Everybody here
web-shelf-save = Save the shelf as a file
web-shelf-bring = Bring a shelf from a file
web-shelf-file-here = Results and badges. The records themselves stay with their tables.
web-shelf-file-more = Results and badges. The replays themselves stay on the server.
web-shelf-brought = { $count ->
        [one] 1 match came from the file.
       *[other] { $count } matches came from the file.
    }
web-shelf-file-other = This file is no shelf of Speleo.
web-shelf-file-newer = This shelf was saved by another version of Speleo.
web-shelf-file-large = This file is too large for a shelf.
web-shelf-file-damaged = Match { $number } in this file is damaged. Nothing was taken over.
web-forget-all = Forget everything in this browser
web-shelf-here = This shelf and your tables are on this device alone, in this browser.
web-shelf-clear-here = All matches, statistics and badges on this device go. Tables stay.
web-forget-all-here = Shelf, all tables and matches by links, your name and your settings go from this browser, for good.
web-forget-all-sure = Shelf, recovery code, your seats at running tables, your name and your settings go from this browser. What is on the server stays; delete that first if you want to.
web-shelf-keep = Keep it
web-shelf-delete = Delete

## A guest with a recovery code

web-guest = On other devices too
web-guest-more = With a recovery code your shelf is also kept on this server: no e-mail, no password. Whoever has the code has the shelf.
web-guest-begin = Get a recovery code
web-guest-code = Recovery code
web-guest-enter = Open my shelf
web-guest-kept = Write this code down. It opens your shelf on any device, and nobody can give it to you a second time.
web-guest-show = Show the code
web-guest-hide = Hide the code
web-guest-bring = Bring both together
web-guest-back = Your shelf is here again.
web-guest-delete = Delete my shelf on the server
web-guest-delete-sure = Your name, the code and all matches kept under it are deleted from the server, for good. This device keeps its own shelf.

## Badges

web-badges-count = { $earned } of { $all } badges
web-badge-of = { $done } of { $needs }
web-badge-earned = Earned.
web-badge-open = Not earned yet.
web-badge-rim-gold = Gold: rare
web-badge-rim-silver = Silver: not every day
web-badge-rim-bronze = Bronze: within reach
web-badge-alone-out = Alone out
web-badge-alone-out-for = Took a relic home alone
web-badge-full-chest = Full chest
web-badge-full-chest-for = 60 points in one match
web-badge-five-of-five = Five of five
web-badge-five-of-five-for = 5 relics in one match
web-badge-deep-end = Deep end
web-badge-deep-end-for = Reached −125 m
web-badge-rope-master = Rope master
web-badge-rope-master-for = 8 rope tokens in one match
web-badge-cartographer = Cartographer
web-badge-cartographer-for = All tiles laid, at least 50
web-badge-crystal-eye = Crystal eye
web-badge-crystal-eye-for = 6 photos in one match
web-badge-all-out = All out
web-badge-all-out-for = Gold in Sub Terra
web-badge-last-battery = Last battery
web-badge-last-battery-for = Out with the last card
web-badge-stared-it-down = Stared it down
web-badge-stared-it-down-for = Repelled three horrors
web-badge-three-caves = Three caves
web-badge-three-caves-for = A win in each game
web-badge-good-company = Good company
web-badge-good-company-for = 25 tables with other people
