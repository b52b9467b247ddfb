# Puzzles.

web-nav-puzzles = Puzzles
web-puzzles-title = Puzzles
web-puzzles-more = One position, one aim, three tries. Two minutes each.
web-puzzle-day = Puzzle of the day
web-puzzle-day-on = Puzzle of the day · { $day }
web-puzzle-day-done = Solved today.
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
web-puzzle-so-far = so far
web-puzzle-certain = Whatever comes, it must work.
web-puzzle-odds = Luck belongs to it: find the best odds.
web-puzzle-narrowed = Some of what the rules allow is left out here, so that every line could be looked at.
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
web-make-puzzle = Make a puzzle
web-make-more = From step { $step } of this match. The engine looks at every line and says whether there is a solution.
web-make-title = Title
web-make-title-usual = After step { $step }
web-make-seat = Who solves it
web-make-number = How many
web-make-quiet = The others do what is usual, not whatever hurts most
web-make-check = Look for a solution
web-make-busy = Looking …
web-make-none = There is no puzzle in this.
web-make-certain = Proved: { $moves ->
    [one] one move works
   *[other] { $moves } moves work
  } whatever comes.
web-make-odds = Proved: the best { $moves ->
    [one] move has
   *[other] { $moves } moves have
  } exact odds.
web-make-copy = Copy the link
web-make-try = Try it
web-make-why-unreachable = From here the aim cannot be reached.
web-make-why-decided = From here whatever is played leads to the same: there is nothing to find.
web-make-why-too-much = There are too many ways from here to prove one of them. A later step, or an aim that is nearer, would help.
web-make-small = Nobody discovers new tiles in this puzzle: with them there would be too many ways to prove one. A later step of the turn could include them.
