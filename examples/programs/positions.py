"""Positions are text: write one, change it, play on from it many times."""

import speleo

diamant = speleo.game("diamant")
match = diamant.match(seats=2)
match.act(speleo.CHANCE, "treasure 17")
print(match.position)
for loose in (1, 5, 9):
    share = (17 - loose) // 2
    start = diamant.match(seats=2, position=f"path: treasure 17 ({loose}), snake\ngathered: {share} {share}")
    sample = speleo.simulate(start, ["odds"], games=100, seed="examples")
    print(f"{loose} loose gems: {sample.mean(0):.1f} points at the end")
