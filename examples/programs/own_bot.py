"""A bot as a class: it is given the state as its seat sees it, and plays at engine speed in simulations."""

import speleo


class OneAhead(speleo.Bot):
    """Tries every legal action on a copy and takes the one after which its points stand best."""

    def __init__(self, game: speleo.Game) -> None:
        self.game = game

    def choose(self, seen: speleo.State, seat: int, dealer: speleo.FastDealer) -> int:
        best, most = -1, -1
        for action in self.game.legal_actions(seen, seat):
            after = seen.clone()
            self.game.apply(after, seat, action)
            if after.score(seat) > most:
                best, most = self.game.encode(seen, action), after.score(seat)
        return best


diamant = speleo.game("diamant")
sample = speleo.simulate(diamant.match(seats=2), [OneAhead(diamant), "thumb"], games=20)
print(f"one ahead wins {sample.win_rate(0):.0%}, with {sample.mean(0):.1f} ± {sample.error(0):.1f} points")
