diamant-name = Diamant
diamant-tagline = Wie weit wagst du dich in fünf Höhlen?
diamant-edition-2017 = 2017

## Einstellungen

diamant-option-chests = Truhen
diamant-option-chests-open = offen: alle sehen hinein
diamant-option-chests-closed = zu: du siehst nur deine eigene

## Karten

diamant-card-treasure = Schatz
diamant-card-relic = Relikt
diamant-card-spider = Riesenspinne
diamant-card-snake = Giftschlange
diamant-card-lava = Lavagrube
diamant-card-boulder = Riesensteinkugel
diamant-card-ram = Nagelramme
diamant-short-treasure = Schatz
diamant-short-relic = Relikt
diamant-short-spider = Spinne
diamant-short-snake = Schlange
diamant-short-lava = Lava
diamant-short-boulder = Kugel
diamant-short-ram = Ramme
diamant-short-deck = Stapel

## Aktionen und ihre Tasten

diamant-action-on = weiter
diamant-action-back = zurück
diamant-action-card = { $card }
diamant-key-on = w
diamant-key-back = z
diamant-on-means = { $gathered ->
        [0] noch steht für dich nichts auf dem Spiel
        [one] dein Stein bleibt in Gefahr
       *[other] deine { $gathered } Steine bleiben in Gefahr
    }
diamant-back-means = { $gathered ->
        [0] nichts gesammelt
        [one] { $gathered } Stein wird sicher
       *[other] { $gathered } Steine werden sicher
    }{ $loose ->
        [0] {""}
        [one] , und { $loose } liegt herum
       *[other] , und { $loose } liegen herum
    }{ $relics ->
        [0] {""}
        [one] , dazu ein Relikt
       *[other] , dazu { $relics } Relikte
    }

## Der Tisch

diamant-expedition = Expedition { $number } von 5
diamant-deck = { $count } im Stapel
diamant-path = Der Pfad
diamant-loose = { $gems ->
        [0] nichts liegt herum
        [one] { $gems } Stein liegt herum
       *[other] { $gems } Steine liegen herum
    }
diamant-earlier = … { $count } davor
diamant-gone = Aus dem Spiel: { $cards }
diamant-gone-count = { $count } × { $card }
diamant-explorers = Abenteurer
diamant-where = Wo
diamant-in-cave = Höhle
diamant-in-camp = Lager
diamant-at-risk = Gefahr
diamant-safe = Sicher
diamant-relics = Relikte
diamant-hidden = zu

## Chancen

diamant-odds-ends = Expedition endet
diamant-odds-trap = neue Falle
diamant-odds-treasure = Schatz
diamant-odds-relic = Relikt
diamant-odds-left = noch { $count }
diamant-odds-of = { $count } von { $total }

## Was geschieht

diamant-event-expedition-began = Expedition { $number } von 5: Alle betreten die Höhle.
diamant-event-treasure-found = Schatz { $value }: { $share ->
        [0] zu wenig zum Teilen
       *[other] je { $share } für alle drinnen
    }{ $rest ->
        [0] , und nichts bleibt übrig.
        [one] , { $rest } bleibt auf der Karte.
       *[other] , { $rest } bleiben auf der Karte.
    }
diamant-event-trap-appeared = { $trap ->
        [spider] Eine Riesenspinne lässt sich von der Decke herab und wartet.
        [snake] Eine Giftschlange zischt in einem Spalt. Noch ist es nur eine Warnung.
        [lava] Eine Lavagrube glüht vor euch. Diesmal kommen alle daran vorbei.
        [boulder] Eine Riesensteinkugel hängt locker über dem Pfad. Noch hält sie.
        [ram] In der Wand steckt eine Nagelramme. Niemand berührt den Stolperdraht.
       *[other] { $trap }
    }
diamant-event-trap-sprung = { $trap ->
        [spider] Eine zweite Riesenspinne! { $seats } { $seats_count ->
            [one] flieht
           *[other] fliehen
        } aus der Höhle.
        [snake] Eine zweite Giftschlange! { $seats } { $seats_count ->
            [one] flieht
           *[other] fliehen
        } aus der Höhle.
        [lava] Eine zweite Lavagrube! { $seats } { $seats_count ->
            [one] flieht
           *[other] fliehen
        } aus der Höhle.
        [boulder] Eine zweite Riesensteinkugel rollt! { $seats } { $seats_count ->
            [one] flieht
           *[other] fliehen
        } aus der Höhle.
        [ram] Eine zweite Nagelramme schlägt zu! { $seats } { $seats_count ->
            [one] flieht
           *[other] fliehen
        } aus der Höhle.
       *[other] { $trap }: { $seats }
    }
diamant-event-trap-sprung-you = { $trap ->
        [spider] Eine zweite Riesenspinne!
        [snake] Eine zweite Giftschlange!
        [lava] Eine zweite Lavagrube!
        [boulder] Eine zweite Riesensteinkugel rollt!
       *[ram] Eine zweite Nagelramme schlägt zu!
    } { $seats_others_count ->
        [0] Du fliehst aus der Höhle.
        [one] Du und { $seats_others } flieht aus der Höhle.
       *[other] Du, { $seats_others } flieht aus der Höhle.
    }
diamant-event-gems-lost = { $gems ->
        [0] { $seat } hatte nichts zu verlieren.
        [one] { $seat } verliert { $gems } Stein.
       *[other] { $seat } verliert { $gems } Steine.
    }
diamant-event-gems-lost-you = { $gems ->
        [0] Du hattest nichts zu verlieren.
        [one] Du verlierst { $gems } Stein.
       *[other] Du verlierst { $gems } Steine.
    }
diamant-event-trap-removed = { $trap ->
        [spider] Eine Riesenspinne verlässt das Spiel.
        [snake] Eine Giftschlange verlässt das Spiel.
        [lava] Eine Lavagrube verlässt das Spiel.
        [boulder] Eine Riesensteinkugel verlässt das Spiel.
        [ram] Eine Nagelramme verlässt das Spiel.
       *[other] { $trap }
    }
diamant-event-relic-found = Ein Relikt schimmert auf dem Pfad.
diamant-event-choice-made = { $seat } hat gewählt.
diamant-event-choice-made-you = Du hast gewählt.
diamant-event-choices-revealed = { $back_seats_count ->
        [0] { $seats_count ->
            [one] { $seats } geht allein weiter.
           *[other] Alle gehen weiter.
        }
        [one] { $back_seats } kehrt um.
       *[other] { $back_seats } kehren um.
    }
diamant-event-choices-revealed-you = { $back_seats_count ->
        [0] { $seats_others_count ->
            [0] Du gehst allein weiter.
           *[other] Ihr geht alle weiter.
        }
        [one] { $back_seats } kehrt um.
       *[other] { $back_seats } kehren um.
    }
diamant-event-choices-revealed-back-you = { $back_seats_others_count ->
        [0] Du kehrst um.
        [one] Du und { $back_seats_others } kehrt um.
       *[other] Du, { $back_seats_others } kehrt um.
    }
diamant-event-went-back = { $seat } ist im Lager, mit { $brought ->
        [0] leeren Händen
        [one] { $brought } Stein
       *[other] { $brought } Steinen
    }{ $share ->
        [0] .
       *[other] , davon { $share } vom Pfad.
    }
diamant-event-went-back-you = Du bist im Lager, mit { $brought ->
        [0] leeren Händen
        [one] { $brought } Stein
       *[other] { $brought } Steinen
    }{ $share ->
        [0] .
       *[other] , davon { $share } vom Pfad.
    }
diamant-event-relic-taken = { $seat } trägt ein Relikt hinaus, { $value } Punkte wert.
diamant-event-relic-taken-you = Du trägst ein Relikt hinaus, { $value } Punkte wert.
diamant-event-expedition-ended = Expedition { $number } ist vorbei{ $gems ->
        [0] {""}
        [one] ; { $gems } Stein bleibt im Dunkeln
       *[other] ; { $gems } Steine bleiben im Dunkeln
    }{ $relics ->
        [0] .
        [one] ; ein Relikt ist für immer verloren.
       *[other] ; { $relics } Relikte sind für immer verloren.
    }
diamant-event-game-ended = Der fünfte Eingang ist versperrt. Jetzt werden die Truhen gezählt.

## Ablehnungen

diamant-no-game-over = Das Spiel ist vorbei.
diamant-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
diamant-no-chance-decides-nothing = Der Zufall deckt nur Karten auf.
diamant-no-card-before-choices = Die nächste Karte wartet, bis alle gewählt haben.
diamant-no-trap-left = Von dieser Falle ist keine mehr im Stapel.
diamant-no-relic-left = Im Stapel ist kein Relikt mehr.
diamant-no-treasure-left = Dieser Schatz ist gerade nicht im Stapel.
diamant-no-explorer-draws = Abenteurer suchen sich keine Karten aus.
diamant-no-in-camp = Du bist im Lager und wartest auf die nächste Expedition.
diamant-no-choice-before-card = Warte auf die Karte: Gewählt wird danach.
diamant-no-already-chosen = Das hast du schon gewählt.

## Das Ergebnis

diamant-diamonds = { $count ->
        [one] Diamant
       *[other] Diamanten
    }
diamant-rubies = { $count ->
        [one] Rubin
       *[other] Rubine
    }
diamant-relics-of-5 = { $count ->
        [one] Relikt zu 5
       *[other] Relikte zu 5
    }
diamant-relics-of-10 = { $count ->
        [one] Relikt zu 10
       *[other] Relikte zu 10
    }
diamant-ended = Alle fünf Höhlen sind erforscht.
diamant-running = Das Spiel läuft noch.

# What is asked of whom.
diamant-choose = Wähle geheim: weiter zur nächsten Karte oder mit deinen Steinen zurück ins Lager?
diamant-watch = Luft anhalten …
diamant-waiting = { $seats_count ->
        [0] Alle haben gewählt
        [1] Es fehlt noch: { $seats }
       *[other] Es fehlen noch { $seats_count }
    }

## Tipps

diamant-hint-risk = in dieser Höhle in die Falle gehen: { $count } von 100
diamant-hint-on-safe = Noch kann keine Karte alles beenden, und ein Schatz bringt dir etwa { $gems }.
diamant-hint-on-behind = Du liegst in der letzten Höhle { $points } zurück: Nur weiter innen ist der Sieg zu holen.
diamant-hint-on = Der nächste Schatz bringt etwa { $gems }; { $risk } von 100 Karten beenden alles.
diamant-hint-back = { $gems ->
        [one] Dein Edelstein ist dann sicher
       *[other] Deine { $gems } Edelsteine sind dann sicher
    }, während { $risk } von 100 nächsten Karten alles nähmen.
diamant-hint-back-alone = { $gems } sind sicher, { $alone }, wenn sonst niemand geht{ $relics ->
        [0] {""}
        [one] , und das Relikt dazu
       *[other] , und die Relikte dazu
    }.
diamant-hint-back-relic = Du bist allein übrig: { $gems } Edelsteine und { $relics ->
        [one] das Relikt
       *[other] { $relics } Relikte
    } gehören dir.
diamant-hint-back-empty = Nichts ist verloren, aber auch nichts gewonnen.

## Was eine Aktion bewirkt, für alle, die fragen, was sie tun können

diamant-can-on = Geh tiefer: Am nächsten Schatz hast du teil, doch eine zweite Falle einer Art nimmt dir alles Gesammelte.
diamant-can-back = Geh heim: Gesammeltes und dein Teil vom Weg liegen sicher in der Truhe. Gehst du allein, gehört dir auch ein Relikt.
