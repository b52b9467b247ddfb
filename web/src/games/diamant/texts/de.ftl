# Diamant im Browser.

web-diamant-on = Weiter
web-diamant-back = Zurück
web-diamant-you = du
web-diamant-you-tag = du
web-diamant-treasure = { $name } { $value }
web-diamant-choice-label = { $name }: { $first }; { $second }

## Leiste

web-diamant-choose = Weiter oder zurück?
web-diamant-watch = Luft anhalten …
web-diamant-waiting = { $count ->
        [0] Alle haben gewählt
        [1] Es fehlt noch: { $names }
       *[other] Es fehlen noch { $count }
    }
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

web-diamant-wins = { $count ->
        [one] { $names } bezwingt den Berg
       *[other] { $names } teilen sich den Berg
    }
web-diamant-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-diamant-best = +{ $points } auf einmal
web-diamant-best-relic = Relikt für { $value }
web-diamant-by = { $name }, Expedition { $number }
web-diamant-times-lost = { $count ->
        [0] Nie etwas verloren
        [one] Einmal alles verloren
       *[other] { $count }-mal alles verloren
    }
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
web-diamant-say-camp = { $name }: im Lager, { $chest }{ $relics ->
        [0] .
       *[other] , Relikte für { $relics }.
    }
web-diamant-say-chosen = { $name }: { $chosen ->
        [yes] hat gewählt.
       *[no] wählt noch.
    }
