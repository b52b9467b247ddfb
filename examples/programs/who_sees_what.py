"""Secrets: views of one moment through different eyes, and how a match went when it is over."""

from typing import Any

import speleo

match = speleo.game("diamant").match(seats=2)
match.act(speleo.CHANCE, "treasure 5")
match.act(0, "back")
for viewer in (0, 1, speleo.SPECTATOR):
    view: Any = match.view(viewer)
    print(f"viewer {viewer}: seat 1 has chosen {view.seats[0].choice or '(secret)'}")
speleo.play(match, ["odds"], seed="examples")
for turn in speleo.account(match).turns:
    print(
        f"expedition {turn.chapter}: seat {turn.seat + 1} {turn.change:+} points, {'luck' if turn.luck else 'choice'}"
    )
