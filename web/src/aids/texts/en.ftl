# Aids for people who play the physical games.

web-aids = At the real table
web-aids-more = You have the boxed game in front of you? Let the engine count, keep gems or hazards, or print what you need.
web-aids-part-count = Count points
web-aids-part-gems = Keep gems
web-aids-part-hazards = Keep hazards
web-aids-part-sheet = Score sheet
web-aids-part-aid = Player aid
web-aids-part-rules = Rules to print
web-aids-players = Players
web-aids-name-of = Name of player { $number }
web-aids-player = Player { $number }
web-aids-place = { $place }.
web-aids-what = What
web-aids-count = Count
web-aids-points = Points
web-aids-rule = Rule
web-aids-party = The party
web-aids-clear = Start again
web-aids-undo = Take back
web-aids-new = New match
web-aids-medal = Medal
web-aids-sum = Sum
web-aids-rounds = Rounds
web-aids-sheet-of = { $game }: score sheet
web-aids-aid-of = { $game }: player aid
web-aids-expedition = Expedition { $number } of { $of }
web-aids-loose = { $gems } on the path
web-aids-danger = { $percent } % danger with the next card
web-aids-path = The path
web-aids-hand = In hand: { $gems }
web-aids-chest = In the chest: { $gems }
web-aids-goes-back = goes back
web-aids-chosen = { $count ->
    [0] All go on
    [one] One goes back
   *[other] { $count } go back
}
web-aids-won = { $names } won.
web-aids-which-card = Which card came up?
web-aids-cavers = Cavers
web-aids-level = Difficulty
web-aids-level-normal = Normal
web-aids-level-advanced = Advanced
web-aids-level-expert = Expert
web-aids-round = Round { $number }
web-aids-cards-left = { $count ->
    [one] One card left
   *[other] { $count } cards left
}
web-aids-light = Light that is left
web-aids-draw = Draw a card for us
web-aids-which-hazard = Or which card came up?
web-aids-out-of-time = No card is left: now time has run out.

cave-sheet-rope = Rope tokens
cave-sheet-water = Water tokens
cave-sheet-photo = Photo tokens
cave-sheet-squeeze1 = Squeezes, grade 1
cave-sheet-squeeze2 = Squeezes, grade 2
cave-sheet-squeeze3 = Squeezes, grade 3
cave-sheet-depth = Depth tokens
cave-sheet-home = At home on the base
diamant-sheet-rubies = Rubies
diamant-sheet-diamonds = Diamonds
diamant-sheet-relics5 = Relics worth 5
diamant-sheet-relics10 = Relics worth 10
subterra-sheet-cavers = Cavers in the party
subterra-sheet-escaped = Cavers on the exit
web-aids-names = Name
web-aids-match = Match
cave-sheet-rope-worth = 2 each
cave-sheet-water-worth = 3 each
cave-sheet-photo-worth = 2 each
cave-sheet-squeeze1-worth = 2 each
cave-sheet-squeeze2-worth = 3 each
cave-sheet-squeeze3-worth = 4 each
cave-sheet-depth-worth = 25 m: 3, 50 m: 4, deeper: 5 each
cave-sheet-home-worth = whoever is not: 0 points
cave-sheet-rope-bonus = Bonus: ropes
cave-sheet-water-bonus = Bonus: water
cave-sheet-photo-bonus = Bonus: photos
cave-sheet-squeeze-bonus = Bonus: squeezes
cave-sheet-rope-bonus-worth = most 8, second 4; two with most 4 each
cave-sheet-water-bonus-worth = most 8, second 4; two with most 4 each
cave-sheet-photo-bonus-worth = most 8, second 4; two with most 4 each
cave-sheet-squeeze-bonus-worth = all grades: most 8, second 4; two with most 4 each
diamant-sheet-rubies-worth = 1 each
diamant-sheet-diamonds-worth = 5 each
diamant-sheet-relics5-worth = 5 each
diamant-sheet-relics10-worth = 10 each
subterra-sheet-sum-worth = left behind 0: gold, 1: silver, 2: bronze
