## Looking back at a finished match

web-back-title = How it was decided
web-back-result = The result
web-back-chance = Chance of winning
web-back-medal = Chance of a medal
web-back-shown = How chances are shown
web-back-as-chart = Chart
web-back-as-table = Table
web-back-how = Per cent. Bots played on from every moment { $count } times, up to { $most } times where much changed; mostly within { $error } { $error ->
        [one] point
       *[other] points
    }.
web-back-thinking = Thinking it over: { $progress } %
web-back-thinking-more = Bots play on from every moment of the match. It takes some seconds.
web-back-ahead = { $count ->
        [one] One other match is looked back at first.
       *[other] { $count } other matches are looked back at first.
    }
web-back-again = Try again
web-back-no-review = The review could not be made.
web-back-no-not-over = The match is not over: a review would tell what is still to be played.
web-back-no-other-rules = This match was played by older rules, so no review can be made of it.
web-back-no-no-reviews = This server makes no reviews.
web-back-no-too-costly = This match takes longer to look back at than this server allows.
web-back-no-offline = The server cannot be reached.
web-back-turns = What decided it
web-back-luck-play = Luck against play
web-back-few = few slips
web-back-many = many slips
web-back-luck-axis = luck, in points of chance →
web-back-share = { $name } began with { $start } %. Luck changed that by { $luck } points (give or take { $error }), { $name }’s own slips cost { $slips }, what the others did changed it by { $others }: { $end } % at the end.
web-back-share-you = You began with { $start } %. Luck changed that by { $luck } points (give or take { $error }), your own slips cost { $slips }, what the others did changed it by { $others }: { $end } % at the end.
web-back-share-unsure = { $name } began with { $start } %; own slips cost { $slips } points of chance. In so few futures luck cannot be told from what the others did.
web-back-share-unsure-you = You began with { $start } %; your own slips cost { $slips } points of chance. In so few futures luck cannot be told from what the others did.
web-back-share-team = The team began with { $start } %. Luck changed that by { $luck } points (give or take { $error }), slips cost { $slips }: { $end } % at the end.
web-back-share-team-unsure = The team began with { $start } %; slips cost { $slips } points of chance. In so few futures luck cannot be told from play.
web-back-slips = Slips
web-back-slips-of = slips −{ $cost }
web-back-slip-is = A slip is a decision for which something clearly better was found.
web-back-costliest = What cost { $name } most
web-back-costliest-you = What cost you most
web-back-points = points of chance
web-back-played = Played
web-back-better = Better
web-back-before = The position after step { $step }, before the decision
web-back-play-on = Play on from here
