## Das Ende einer Partie, in allen Spielen

web-end-home = Start
web-end-board = Brett
web-end-share = Teilen
web-end-replay = Ansehen
web-end-review = Rückblick
web-end-again = Noch einmal
web-end-again-diamant = Noch einmal
web-end-again-cave = Noch einmal
web-end-again-subterra = Noch einmal hinab
web-end-you = du
web-end-total = Summe
web-end-place = Platz
web-end-ahead = { $points } Punkte, { $ahead } vor { $name }.
web-end-behind = { $place ->
        [2] Du bist auf Platz 2 mit { $points }, { $behind } dahinter.
        [3] Du bist auf Platz 3 mit { $points }, { $behind } dahinter.
       *[other] Du bist auf Platz { $place } mit { $points }, { $behind } dahinter.
    }

## Wie es dazu kam

web-review = Wie es dazu kam
web-review-start = Start
web-review-end = Ende
web-review-chart = Punkte im Verlauf
web-review-chart-diamant = Punkte je Expedition
web-review-chart-cave = Punkte je Runde, am Ende mit Boni
web-review-chart-subterra = Gesundheit je Runde
web-review-chapter = Runde { $number }
web-review-chapter-diamant = Expedition { $number }
web-review-chapter-cave = Runde { $number }
web-review-chapter-subterra = Runde { $number }
web-review-change = { $change } Punkte
web-review-change-diamant = { $change } Punkte
web-review-change-cave = { $change } Punkte
web-review-change-subterra = { $change } Gesundheit
web-review-luck = Glück
web-review-play = Spiel
web-review-show = Moment zeigen
web-review-points = Woher die Punkte kommen

## Teilen

web-share-title = Ergebnis teilen
web-share-more = Das Bild zeigt das Ergebnis und wo die Aufzeichnung ist. Nichts wird verschickt, bevor du wählst.
web-share-hide = Namen verbergen
web-share-hide-more = Formen stehen für die Spielenden.
web-share-copy-picture = Bild kopieren
web-share-copy-link = Link kopieren
web-share-save = Bild sichern
web-share-film = Als Film sichern
web-share-no-film = Der Film ließ sich nicht machen. Versuch es später noch einmal.
web-share-picture-copied = Das Bild ist in der Zwischenablage.
web-share-link-copied = Der Link ist in der Zwischenablage.
web-share-cannot = Dieser Browser kann keine Bilder kopieren: Sichere es stattdessen.
web-share-points = { $points } Punkte
web-share-not-back = nicht zurück
web-share-replay = Zum Ansehen:
web-share-motto = Drei Höhlen. Ein Licht.
web-share-alt = { $game }. { $results }.
web-share-result = { $name } { $points }
