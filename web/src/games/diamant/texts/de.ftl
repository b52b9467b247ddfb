# Diamant im Browser.

## Start, Regeln und Vorraum

diamant-tag = Neu hier? Fang hier an.
diamant-promise = Noch tiefer hinein oder raus mit der Beute? Alle entscheiden zugleich.
diamant-scene = Zwei Leute in einer Höhle voller Edelsteine: Eine Person schleicht mit vollem Sack zum Ausgang, die andere hält eine Fackel hoch.
diamant-run = { $game } · Expedition { $number } von 5
diamant-option-chests-open-more = Alle sehen, wer vorn liegt.
diamant-option-chests-closed-more = Niemand weiß genau, wer vorn liegt.
diamant-team = Schatzsuche
diamant-start = Hinein in die Höhle
diamant-gains = { $name }: { $count } mehr
diamant-gains-you = Du: { $count } mehr
diamant-loses = { $name } verliert { $count }
diamant-loses-you = Du verlierst { $count }
diamant-chart = Edelsteine und Relikte, auch die noch gefährdeten
diamant-intro = Fünf Höhlen voller Edelsteine, und alle wollen mit den meisten wieder hinaus.
diamant-intro-1 = Ihr geht gemeinsam hinein. Karte für Karte zeigt die Höhle, was sie birgt: Edelsteine, Fallen, ab und zu ein Relikt.
diamant-intro-2 = Edelsteine werden unter allen geteilt, die noch drin sind. Was nicht aufgeht, bleibt auf der Karte liegen.
diamant-intro-3 = Nach jeder Karte entscheiden alle geheim: weiter oder zurück ins Lager. Dann zeigt ihr es gleichzeitig.
diamant-intro-4 = Wer umkehrt, bringt alles heim und sammelt ein, was am Weg liegt. Allein behältst du alles davon, auch die Relikte.
diamant-intro-5 = Wer weitergeht, teilt mit weniger Leuten. Kommt aber dieselbe Falle zum zweiten Mal, verlieren alle drinnen, was sie gesammelt haben.
diamant-intro-6 = Nach fünf Höhlen gewinnt die vollste Truhe.

web-diamant-on = Weiter
web-diamant-back = Zurück
web-diamant-you = du
web-diamant-you-tag = du
web-diamant-treasure = { $name } { $value }
web-diamant-choice-label = { $name }: { $first }; { $second }

## Leiste

web-diamant-secret = Geheim, bis alle gewählt haben. So lange kannst du es dir anders überlegen.
web-diamant-in-camp = Du bist bis zur nächsten Expedition sicher im Lager.
web-diamant-deeper = tiefer ins Dunkel
web-diamant-stay-at-risk = { $gems ->
        [0] noch nichts zu verlieren
        [one] { $gems } bleibt in Gefahr
       *[other] { $gems } bleiben in Gefahr
    }
web-diamant-alone-shared = allein { $alone } · geteilt { $shared }
web-diamant-brings = bringt { $gems }
web-diamant-safe-in-chest = sicher in der Truhe
web-diamant-chosen = gewählt
web-diamant-risk = { $percent } % Falle

## Abenteurer

web-diamant-where = { $cave } in der Höhle · { $camp } im Lager
web-diamant-your-turn = wähle
web-diamant-chooses = wählt …
web-diamant-has-chosen = gewählt
web-diamant-in-camp-now = im Lager
web-diamant-safe = sicher
web-diamant-at-risk = in Gefahr
web-diamant-came-home = gerettet
web-diamant-gone = Aus dem Spiel

## Chancen

web-diamant-odds-show = Chancen zeigen
web-diamant-odds-hide = Ausblenden
web-diamant-bust = Ende
web-diamant-percent = { $percent } %
web-diamant-or = { $first } oder { $last }
web-diamant-odds-second = eine zweite beendet alles: { $traps }, { $count } von { $total }
web-diamant-odds-none = Keine Falle vom Pfad steckt noch einmal im Stapel.

## Der Pfad

web-diamant-path-card = Karte { $number }: { $card }{ $gems ->
        [0] {""}
        [one] , darauf { $gems } Stein
       *[other] , darauf { $gems } Steine
    }

## Alle decken auf

web-diamant-all-on = { $on ->
        [one] Allein weiter
       *[other] Alle gehen weiter
    }
web-diamant-turn-back = { $on ->
        [0] { $back ->
            [one] Zurück ins Lager
           *[other] Alle kehren um
        }
       *[other] { $back ->
            [one] Eine Person kehrt um
            [2] Zwei kehren um
            [3] Drei kehren um
            [4] Vier kehren um
            [5] Fünf kehren um
            [6] Sechs kehren um
           *[other] Sieben kehren um
        }
    }
web-diamant-go-on = { $on ->
        [0] niemand bleibt in der Höhle
        [one] eine geht weiter
        [2] zwei gehen weiter
        [3] drei gehen weiter
        [4] vier gehen weiter
        [5] fünf gehen weiter
        [6] sechs gehen weiter
       *[other] sieben gehen weiter
    }
web-diamant-lie = { $gems ->
        [one] { $gems } Rubin liegt auf dem Pfad
       *[other] { $gems } Rubine liegen auf dem Pfad
    }
web-diamant-split = { $loose } ÷ { $back } = je { $share }
web-diamant-stay = { $gems ->
        [one] { $gems } bleibt liegen
       *[other] { $gems } bleiben liegen
    }
web-diamant-takes-relic = { $count ->
        [one] Allein zurück: nimmt das Relikt mit
       *[other] Allein zurück: nimmt { $count } Relikte mit
    }
web-diamant-relic-stays = { $count ->
        [one] Nicht allein gegangen: Das Relikt bleibt
       *[other] Nicht allein gegangen: Die Relikte bleiben
    }
web-diamant-into-chest = In die Truhe
web-diamant-carried = { $carried } + { $share } vom Pfad
web-diamant-still-at-risk = Noch in Gefahr

## Die zweite Falle

web-diamant-second = { $trap ->
        [spider] Die zweite Spinne!
        [snake] Die zweite Schlange!
        [lava] Die zweite Lavagrube!
        [boulder] Die zweite Steinkugel!
       *[ram] Die zweite Ramme!
    }
web-diamant-trap-says = { $trap ->
        [spider] Essenszeit!
        [snake] Ssssorry.
        [lava] Heiß, was?
        [boulder] Bahn frei!
       *[ram] Klopf, klopf.
    }
web-diamant-a-warning = Karte { $number }: Warnung
web-diamant-the-end = Karte { $number }: Ende
web-diamant-expedition-over = Expedition { $number } ist vorbei
web-diamant-safe-in-camp = Sicher im Lager
web-diamant-to-entrance = Zum Eingang { $number }
web-diamant-to-result = Zum Ergebnis

## Das Ende

web-diamant-end-scene = Nacht vor dem Berg mit den versperrten Eingängen. { $names } neben einer vollen Truhe.
web-diamant-end-above = Ergebnis · { $count } Expeditionen
web-diamant-end-title = { $who ->
        [you] Der Berg gehört dir!
        [many] { $names } teilen sich den Berg
       *[one] Der Berg gehört { $names }
    }
web-diamant-end-table = Was alle heimgebracht und verloren haben, nach Expedition
web-diamant-end-explorer = Forscher
web-diamant-end-expedition = Exp. { $number }
web-diamant-end-all-home = alle heim
web-diamant-end-home = Heim
web-diamant-end-relics = Relikte
web-diamant-end-lost = Verloren
web-diamant-end-lost-short = verloren
web-diamant-end-lost-all = { $gems } verloren
web-diamant-end-note-total = Summe = heimgebracht + Relikte
web-diamant-end-note-lost = Verloren = gesammelt und durch die zweite gleiche Falle eingebüßt
web-diamant-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-diamant-best = +{ $points } auf einmal
web-diamant-best-relic = Relikt für { $value }
web-diamant-by = { $name }, Expedition { $number }
web-diamant-busts = { $count ->
        [0] keine Falle schlug zu
        [one] eine Falle schlug zu
       *[other] { $count } Fallen schlugen zu
    }

## In Worten

web-diamant-say-where = Expedition { $number } von 5. { $deck } Karten im Stapel.
web-diamant-say-path = { $count ->
        [one] Eine Karte auf dem Pfad: { $cards }.
       *[other] { $count } Karten auf dem Pfad: { $cards }.
    }
web-diamant-say-no-path = Auf dem Pfad liegt keine Karte.
web-diamant-say-card = { $card } mit { $gems ->
        [one] { $gems } Stein
       *[other] { $gems } Steinen
    }
web-diamant-say-closed = Truhe zu
web-diamant-say-chest = { $chest } in der Truhe
web-diamant-say-inside = { $name }: in der Höhle, { $gathered } in Gefahr, { $chest }{ $relics ->
        [0] .
       *[other] , Relikte für { $relics }.
    }
web-diamant-say-inside-you = Du: in der Höhle, { $gathered } in Gefahr, { $chest }{ $relics ->
        [0] .
       *[other] , Relikte für { $relics }.
    }
web-diamant-say-camp = { $name }: im Lager, { $chest }{ $relics ->
        [0] .
       *[other] , Relikte für { $relics }.
    }
web-diamant-say-camp-you = Du: im Lager, { $chest }{ $relics ->
        [0] .
       *[other] , Relikte für { $relics }.
    }
web-diamant-say-chosen = { $name }: { $chosen ->
        [yes] hat gewählt.
       *[no] wählt noch.
    }
web-diamant-say-chosen-you = { $chosen ->
        [yes] Du hast gewählt.
       *[no] Du wählst noch.
    }

# was Zeichen bedeuten, für die Worte daneben
web-diamant-safe-more = In der Truhe: Niemand kann es wegnehmen, und am Ende zählt es.
web-diamant-at-risk-more = In der Tasche: verloren, wenn eine Falle zum zweiten Mal kommt, sicher, wenn du vorher umkehrst. Ein Diamant zählt { $diamond }.
web-diamant-relics-more = Punkte der Relikte, die nach Hause gebracht wurden.
web-diamant-gone-more = Aus dem Spiel: eine Falle, die zugeschlagen hat, oder ein Relikt, das in der Höhle blieb.
web-diamant-card-treasure = { $gems ->
        [0] Hier liegt nichts mehr.
        [one] Hier liegt ein Stein. Wer umkehrt, nimmt ihn mit oder teilt.
       *[other] Hier liegen { $gems } Steine. Wer umkehrt, nimmt sie mit oder teilt sie.
    }
web-diamant-card-relic = Bekommt, wer allein umkehrt: { $worth } Punkte.
web-diamant-card-trap = Eine zweite davon treibt alle mit leeren Händen hinaus.
