"""A match by hand: who acts, what they may do, what happened."""

import speleo

match = speleo.game("diamant").match(seats=2)
match.act(speleo.CHANCE, "treasure 11")
for seat in match.actors:
    print("seat", seat + 1, "may", [action.notation for action in match.legal(seat)])
match.act(0, "back")
step = match.act(1, "on")
print([event.notation for event in step.events])
print(match)
