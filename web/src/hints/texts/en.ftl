web-hint = Hint
web-hint-thinking = The lantern flickers: thinking it over …
web-hint-nudge = A nudge
web-hint-only-nudge = Only a nudge
web-hint-show = Show the ideas
web-hint-do = Do { $number }: { $deed }
web-hint-win = to win
web-hint-points = points at the end
web-hint-medal = for a medal
web-hint-medals = Silver or better { $silver } %, gold { $gold } %
web-hints = Hints
web-hints-never = None
web-hints-alone = Alone against bots
web-hints-agreed = For everybody
web-hints-more = With several people only if all are ready for it. The record says who took how many.
web-hints-taken = { $count ->
        [0] No hints were taken.
        [one] One hint was taken: { $who }.
       *[other] { $count } hints were taken: { $who }.
    }
web-news-hinted = { $name } takes a hint.
web-news-hinted-you = You take a hint.
web-replay-hint = { $name } takes a hint.
web-problem-no-hints = No hints are agreed at this table.
web-problem-many-hints = Too many hints were asked for. Wait a moment.
