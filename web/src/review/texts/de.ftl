## Rückblick auf eine beendete Partie

web-back-title = Wie es sich entschied
web-back-result = Zum Ergebnis
web-back-chance = Siegchance
web-back-medal = Chance auf eine Medaille
web-back-shown = Wie Chancen gezeigt werden
web-back-as-chart = Kurve
web-back-as-table = Tabelle
web-back-how = Prozent. Bots haben von jedem Augenblick aus { $count }-mal weitergespielt, bis zu { $most }-mal, wo sich viel änderte; meist auf { $error } { $error ->
        [one] Punkt
       *[other] Punkte
    } genau.
web-back-thinking = Wird durchdacht: { $progress } %
web-back-thinking-more = Bots spielen von jedem Augenblick der Partie aus weiter. Das dauert einige Sekunden.
web-back-ahead = { $count ->
        [one] Vorher kommt noch eine andere Partie dran.
       *[other] Vorher kommen noch { $count } andere Partien dran.
    }
web-back-again = Noch einmal versuchen
web-back-no-review = Der Rückblick ließ sich nicht machen.
web-back-no-not-over = Die Partie ist nicht zu Ende: Ein Rückblick würde verraten, was noch zu spielen ist.
web-back-no-other-rules = Diese Partie wurde nach älteren Regeln gespielt, einen Rückblick gibt es darum nicht.
web-back-no-no-reviews = Dieser Server macht keine Rückblicke.
web-back-no-too-costly = Auf diese Partie zurückzublicken dauert länger, als dieser Server erlaubt.
web-back-no-offline = Der Server ist nicht zu erreichen.
web-back-turns = Was den Ausschlag gab
web-back-luck-play = Glück und Können
web-back-few = wenige Fehler
web-back-many = viele Fehler
web-back-luck-axis = Glück, in Punkten der Chance →
web-back-share = { $name } begann mit { $start } %. Glück änderte das um { $luck } Punkte (auf { $error } genau), eigene Fehler kosteten { $slips }, die anderen änderten es um { $others }: am Ende { $end } %.
web-back-share-you = Du hast mit { $start } % begonnen. Glück änderte das um { $luck } Punkte (auf { $error } genau), deine Fehler kosteten { $slips }, die anderen änderten es um { $others }: am Ende { $end } %.
web-back-share-unsure = { $name } begann mit { $start } %; eigene Fehler kosteten { $slips } Punkte der Chance. Mit so wenigen Fortsetzungen lässt sich Glück nicht von dem trennen, was die anderen taten.
web-back-share-unsure-you = Du hast mit { $start } % begonnen; deine Fehler kosteten { $slips } Punkte der Chance. Mit so wenigen Fortsetzungen lässt sich Glück nicht von dem trennen, was die anderen taten.
web-back-share-team = Das Team begann mit { $start } %. Glück änderte das um { $luck } Punkte (auf { $error } genau), Fehler kosteten { $slips }: am Ende { $end } %.
web-back-share-team-unsure = Das Team begann mit { $start } %; Fehler kosteten { $slips } Punkte der Chance. Mit so wenigen Fortsetzungen lässt sich Glück nicht vom Können trennen.
web-back-slips = Fehler
web-back-slips-of = Fehler −{ $cost }
web-back-slip-is = Ein Fehler ist eine Entscheidung, zu der sich etwas klar Besseres fand.
web-back-costliest = Was { $name } am meisten kostete
web-back-costliest-you = Was dich am meisten kostete
web-back-points = Punkte der Chance
web-back-played = Gespielt
web-back-better = Besser
web-back-before = Die Stellung nach Schritt { $step }, vor der Entscheidung
web-back-play-on = Von hier weiterspielen
