"""Which bot is better? Many matches from one seed, with the error of the mean."""

import speleo

match = speleo.game("diamant").match(seats=3)
for name in ("random", "thumb", "odds"):
    sample = speleo.simulate(match, [name, "thumb", "odds"], games=200, seed="examples")
    print(f"{name:8} wins {sample.win_rate(0):6.1%}, {sample.mean(0):5.1f} ± {sample.error(0):.1f} points")
