"""Two bots explore The Cave; the result, line by line."""

import speleo

match = speleo.play(speleo.game("cave").match(seats=2), ["explorer"], seed="examples")
print(match)
for standing in match.outcome.standings:
    print(f"{standing.place}. seat {standing.seat + 1}: {standing.points} points")
    for line in standing.breakdown:
        print(f"     {line.what} x {line.count}: {line.points} ({line.rule})")
