## The end of a match, in all games

web-end-home = Home
web-end-board = Board
web-end-share = Share
web-end-replay = Replay
web-end-review = Review
web-end-again = Rematch
web-end-again-diamant = Rematch
web-end-again-cave = Rematch
web-end-again-subterra = Go down again
web-end-you = you
web-end-total = Total
web-end-place = Place
web-end-ahead = { $points } points, { $ahead } ahead of { $name }.
web-end-behind = { $place ->
        [2] You are second with { $points }, { $behind } behind.
        [3] You are third with { $points }, { $behind } behind.
       *[other] You are in place { $place } with { $points }, { $behind } behind.
    }

## How it came about

web-review = How it came about
web-review-start = Start
web-review-end = End
web-review-chart = Points over time
web-review-chart-diamant = Score by expedition
web-review-chart-cave = Points by round, at the end with bonuses
web-review-chart-subterra = Health by round
web-review-chapter = Round { $number }
web-review-chapter-diamant = Expedition { $number }
web-review-chapter-cave = Round { $number }
web-review-chapter-subterra = Round { $number }
web-review-change = { $change } points
web-review-change-diamant = { $change } points
web-review-change-cave = { $change } points
web-review-change-subterra = { $change } health
web-review-luck = Luck
web-review-play = Play
web-review-show = Show this moment
web-review-points = Where the points come from

## Sharing

web-share-title = Share the result
web-share-more = The picture shows the result and where the replay is. Nothing is sent anywhere before you choose.
web-share-hide = Hide names
web-share-hide-more = Shapes stand for the players.
web-share-copy-picture = Copy picture
web-share-copy-link = Copy link
web-share-save = Save picture
web-share-film = Save as film
web-share-no-film = The film could not be made. Try again later.
web-share-picture-copied = The picture is in the clipboard.
web-share-link-copied = The link is in the clipboard.
web-share-cannot = This browser cannot copy pictures: save it instead.
web-share-points = { $points } points
web-share-not-back = not back
web-share-replay = Watch the replay:
web-share-motto = Three caves. One light.
web-share-alt = { $game }. { $results }.
web-share-result = { $name } { $points }
