# Puzzles.

web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-more = One position, one aim, three tries. Two minutes each.
web-puzzle-day = Puzzle of the day
web-puzzle-day-on = Puzzle of the day · { $day }
web-puzzle-solve = Solve it
web-puzzle-again = Solve it again
web-puzzle-yesterday = Yesterday's
web-puzzle-level = difficulty { $level } of 4
web-puzzle-stars = { $stars } of 3 stars
web-puzzle-new = new
web-puzzle-tries = { $wrong } of 3 tries
web-puzzle-today = today
web-puzzle-seen = answer seen
web-puzzle-count = { $solved } of { $count }
web-puzzle-number = { $game } · puzzle { $number }
web-puzzle-shared = { $game } · a shared puzzle
web-puzzle-goal = Aim
web-puzzle-question = Question
web-puzzle-certain = Whatever comes, it must work.
web-puzzle-odds = Luck belongs to it: find the best odds.
web-puzzle-try = Tries
web-puzzle-try-now = { $number ->
    [1] First of three
    [2] Second of three
    [3] Third of three
   *[other] All three are used
  }
web-puzzle-worth = { $stars ->
    [0] Just to practise now
    [one] Solved now: one star
   *[other] Solved now: { $stars } stars
  }
web-puzzle-chance = { $wins } in { $of }
web-puzzle-hint = Nudge
web-puzzle-restart = Start again
web-puzzle-answer = See the answer
web-puzzle-answer-more = without a star
web-puzzle-wrong = That gives the aim away.
web-puzzle-wrong-odds = That leaves { $odds } in 100. { $best } in 100 were possible.
web-puzzle-right = Right. Go on.
web-puzzle-right-odds = Right: { $odds } in 100, and nothing is better.
web-puzzle-taken-back = It was shown, and taken back.
web-puzzle-solved = Solved!
web-puzzle-solved-seen = So it goes.
web-puzzle-solved-more = { $stars ->
    [0] The engine has looked at every line.
    [one] One star. The engine has looked at every line.
   *[other] { $stars } stars. The engine has looked at every line.
  }
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-share = Share it
web-puzzle-copied = The link is copied.
web-no-puzzle = There is no such puzzle
web-broken-puzzle = This link is broken: there is no puzzle in it. Ask for it again.
web-streak = { $days ->
    [one] day in a row
   *[other] days in a row
  }
web-streak-today = Solve today's and it is { $days }. One missed day a week is forgiven.
web-streak-done = Today is done. One missed day a week is forgiven.
web-puzzles-diamant = Odds and nerves
web-puzzles-cave = Tins, ropes and ways
web-puzzles-subterra = Nobody stays behind
web-puzzles-own = Make your own: open a replay at any step and choose "Make a puzzle".
