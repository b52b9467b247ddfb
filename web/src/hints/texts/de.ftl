web-hint = Tipp
web-hint-thinking = Die Laterne flackert: Ich überlege …
web-hint-nudge = Ein Wink
web-hint-only-nudge = Nur ein Wink
web-hint-show = Ideen zeigen
web-hint-do = { $number } tun: { $deed }
web-hint-win = Siegchance
web-hint-points = Punkte am Ende
web-hint-medal = für eine Medaille
web-hint-medals = Silber oder besser { $silver } %, Gold { $gold } %
web-hints = Tipps
web-hints-never = Keine
web-hints-alone = Allein gegen Bots
web-hints-agreed = Für alle
web-hints-more = Zu mehreren nur, wenn alle dafür bereit sind. Die Aufzeichnung sagt, wer wie viele nahm.
web-hints-taken = { $count ->
        [0] Es wurden keine Tipps geholt.
        [one] Ein Tipp wurde geholt: { $who }.
       *[other] { $count } Tipps wurden geholt: { $who }.
    }
web-news-hinted = { $name } holt sich einen Tipp.
web-news-hinted-you = Du holst dir einen Tipp.
web-replay-hint = { $name } holt sich einen Tipp.
web-problem-no-hints = An diesem Tisch sind keine Tipps vereinbart.
web-problem-many-hints = Es wurden zu viele Tipps verlangt. Warte einen Moment.
