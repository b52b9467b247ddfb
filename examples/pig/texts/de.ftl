pig-name = Schwein gehabt
pig-tagline = Würfle, solange du dich traust: Eine Eins nimmt alles.
pig-intro = Sichere als Erste oder Erster genug Punkte.
pig-intro-1 = Bist du an der Reihe, würfle, so oft du willst. Jede Zahl kommt zum Einsatz dazu.
pig-intro-2 = Hör auf, und der Einsatz gehört dir endgültig. Dann ist die nächste Person dran.
pig-intro-3 = Würfelst du eine Eins, ist der ganze Einsatz weg und dein Zug vorbei.
pig-edition-standard = Klassisch

## Options

pig-option-target = Punkte zum Sieg
pig-option-target-100 = 100
pig-option-target-50 = 50
pig-option-target-25 = 25

## What the table shows

pig-view-player_seat = An der Reihe
pig-view-stake = Einsatz
pig-view-target = Punkte zum Sieg
pig-view-seat_kept = Gesichert

## Actions

pig-action-roll = würfeln
pig-action-hold = aufhören
pig-action-die = { $die }

## What happens

pig-event-die-fell = { $seat } würfelt eine { $die }{ $stake ->
        [0] !
       *[other] : { $stake } im Einsatz.
    }
pig-event-stake-lost = { $points ->
        [0] { $seat } hatte nichts zu verlieren.
        [one] { $seat } verliert { $points } Punkt.
       *[other] { $seat } verliert { $points } Punkte.
    }
pig-event-points-kept = { $seat } sichert { $points } und hat jetzt { $total }.
pig-event-points-kept-you = Du sicherst { $points } und hast jetzt { $total }.
pig-event-die-fell-you = Du würfelst eine { $die }{ $stake ->
        [0] !
       *[other] : { $stake } im Einsatz.
    }
pig-event-stake-lost-you = { $points ->
        [0] Du hattest nichts zu verlieren.
        [one] Du verlierst { $points } Punkt.
       *[other] Du verlierst { $points } Punkte.
    }

## Refusals

pig-no-face = So eine Seite hat der Würfel nicht.
pig-no-stake = Noch ist nichts im Einsatz: Würfle erst.

## The result

pig-points = { $count ->
        [one] Punkt gesichert
       *[other] Punkte gesichert
    }
pig-ended = Jemand hat genug Punkte gesichert.
pig-running = Das Spiel läuft noch.
