# Die Web-App außerhalb der Tische.

web-skip = Zum Inhalt springen
web-home = Startseite
web-loading = Einen Moment …
web-no-table = Diesen Tisch gibt es nicht
web-no-table-more = Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
web-open-seat = Freier Platz { $number }
web-numbered-name = { $name } { $number }
web-you-name = Du
web-close = Schließen
web-on = an
web-off = aus
web-offline = Der Server ist nicht zu erreichen. Läuft er?

## Die Leiste

web-nav = Wohin
web-nav-games = Spiele
web-nav-tables = Offene Tische
web-nav-tables-short = Tische
web-nav-replays = Aufzeichnungen
web-nav-replays-short = Archiv
web-nav-rules = Regeln
web-language = Sprache
web-look = Aussehen
web-contrast-high = Hell, mit hohem Kontrast
web-theme-dark = Dunkel
web-theme-light = Hell, hoher Kontrast
web-motion-full = Voll
web-motion-calm = Ruhig
web-confirm-more = Ein zweiter Tipp, damit kein Finger abrutscht
web-your-name = Dein Name
web-settings-short = Mehr
web-help = Hilfe
web-help-play = Such dir eine Höhle aus und drück auf „Sofort spielen“: Schon sitzt du mit Bots am Tisch. „Mit Freunden“ macht einen Tisch mit einem Link zum Teilen.
web-help-board = Am Tisch leuchtet nur, was du darfst. Tippst du etwas anderes an, erfährst du, warum es nicht geht, mit der Regel dazu.
web-help-keys = Mit der Tastatur: Tab geht weiter, Enter oder Leertaste wählt, Pfeiltasten bewegen das Brett oder eine Auswahl.
web-help-private = Niemand braucht ein Konto. Dieser Browser merkt sich deine Plätze; ein privater Tisch ist nur über seinen Link zu finden.

## Startseite

web-hero = Drei Höhlen. Ein Licht.
web-hero-more = Such dir eine Höhle aus und spiel los. Ohne Konto, ohne Regelheft.
web-code = Tisch-Code
web-join = Beitreten
web-continue = Weiter­spielen
web-open-tables = Offene Tische
web-players = { $count }
web-minutes = { $count } Min.
web-players-minutes = { $players } Personen · { $minutes } Min.
web-play-now = Sofort spielen
web-play-now-of = Sofort spielen: { $game }
web-with-friends = Mit Freunden
web-with-friends-of = Mit Freunden: { $game }
web-this-device = An diesem Gerät
web-this-device-of = An diesem Gerät: { $game }
web-learn = Lernen
web-learn-of = { $game } lernen
web-tag-diamant = Neu hier? Fang hier an.
web-tag-cave = Planen und entdecken
web-tag-subterra = Alle gegen die Höhle
web-promise-diamant = Noch tiefer hinein oder raus mit der Beute? Alle entscheiden zugleich.
web-promise-cave = Seil, Zelt, Sauerstoff: Packt klug und vermesst, was nie jemand sah.
web-promise-subterra = Gemeinsam hinaus, bevor die Lampen sterben. Etwas folgt euch.
web-scene-diamant = Zwei Leute in einer Höhle voller Edelsteine: Eine Person schleicht mit vollem Sack zum Ausgang, die andere hält eine Fackel hoch.
web-scene-cave = Eine Höhle, gezeichnet wie ein Vermessungsplan: Jemand hängt am Seil über einem See, auf einem Absatz leuchtet ein Zelt.
web-scene-subterra = Eine Taschenlampe leuchtet auf ein Loch im Fels. Knochige Finger halten seinen Rand, zwei Augen starren heraus.
web-scene-camp = Lager I
web-scene-squeeze = Engstelle!
web-scene-lake = See, 4°
web-run-diamant = { $game } · Expedition { $number } von 5
web-run-cave = { $game } · { $number ->
        [0] es wird gepackt
       *[other] Runde { $number }
    }
web-run-subterra = { $game } · Runde { $number }
web-run-open = { $game } · { $open ->
        [0] alle Plätze besetzt
        [one] { $open } freier Platz
       *[other] { $open } freie Plätze
    }
web-run-yours = Du bist dran
web-run-waits = Wartet auf { $names }
web-run-waiting = Noch nicht begonnen
web-run-host = Du kannst beginnen
web-run-going = Läuft
web-run-over = Vorbei
web-sit-down = Platz nehmen
