subterra-name = Sub Terra
subterra-tagline = Kommt zusammen hinaus, bevor das Licht ausgeht.
subterra-edition-german = deutsche Ausgabe

## Options

subterra-option-difficulty = Schwierigkeit
subterra-option-difficulty-normal = Normal
subterra-option-difficulty-advanced = Fortgeschritten
subterra-option-difficulty-expert = Experte
subterra-option-exitWindow = Der Ausgang ist
subterra-option-exitWindow-7 = unter den letzten sieben Plättchen
subterra-option-exitWindow-6 = unter den letzten sechs Plättchen
subterra-option-extraCards = Zusätzliche Gefahrenkarten
subterra-option-extraCards-0 = keine
subterra-option-extraCards-3 = drei, für mehr Licht
subterra-option-gasX2EntryLoss = Gas betreten nach doppelter Gaskarte
subterra-option-gasX2EntryLoss-2 = kostet zwei Punkte
subterra-option-gasX2EntryLoss-4 = kostet vier Punkte
subterra-option-cavers = Höhlenforscher
subterra-option-cavers-free = frei gewählt
subterra-option-cavers-drawn = ausgelost
subterra-option-start = Startforscher
subterra-option-start-drawn = ausgelost
subterra-option-start-chosen = bestimmt der erste Platz

## Cavers, tiles and hazards

subterra-caver-diver = Taucher
subterra-caver-scout = Kundschafterin
subterra-caver-geologist = Geologe
subterra-caver-engineer = Ingenieurin
subterra-caver-climber = Kletterin
subterra-caver-medic = Sanitäter
subterra-caver-bodyguard = Leibwächter
subterra-caver-leader = Anführerin
subterra-tile-plain = einfach
subterra-tile-water = Wasser
subterra-tile-gas = Gas
subterra-tile-cave-in = Einsturz
subterra-tile-horror = Schrecken
subterra-tile-squeeze = Engstelle
subterra-tile-ledge = Abgrund
subterra-tile-slope = Abhang
subterra-tile-scree = Geröllfeld
subterra-tile-start = Start
subterra-tile-exit = Ausgang
subterra-tile-plain-short = Gang
subterra-tile-water-short = Wasser
subterra-tile-gas-short = Gas
subterra-tile-cave-in-short = Einst.
subterra-tile-horror-short = Schr.
subterra-tile-squeeze-short = Enge
subterra-tile-ledge-short = Abgr.
subterra-tile-slope-short = Abhang
subterra-tile-scree-short = Geröll
subterra-tile-start-short = Start
subterra-tile-exit-short = Ausg.
subterra-card-tremor = Beben
subterra-card-flood = Flut
subterra-card-gas = Gas
subterra-card-cave-in = Einsturz
subterra-card-horror = Schrecken
subterra-card-double-tremor = Beben doppelt
subterra-card-double-flood = Flut doppelt
subterra-card-double-gas = Gas doppelt
subterra-card-double-cave-in = Einsturz doppelt
subterra-card-double-horror = Schrecken doppelt
subterra-who = { $caver ->
         [diver] der Taucher
         [scout] die Kundschafterin
         [geologist] der Geologe
         [engineer] die Ingenieurin
         [climber] die Kletterin
         [medic] der Sanitäter
         [bodyguard] der Leibwächter
        *[leader] die Anführerin
    }
subterra-who-first = { $caver ->
         [diver] Der Taucher
         [scout] Die Kundschafterin
         [geologist] Der Geologe
         [engineer] Die Ingenieurin
         [climber] Die Kletterin
         [medic] Der Sanitäter
         [bodyguard] Der Leibwächter
        *[leader] Die Anführerin
    }
subterra-whom = { $target ->
         [diver] den Taucher
         [scout] die Kundschafterin
         [geologist] den Geologen
         [engineer] die Ingenieurin
         [climber] die Kletterin
         [medic] den Sanitäter
         [bodyguard] den Leibwächter
        *[leader] die Anführerin
    }
subterra-hazard = { $card ->
         [tremor] Beben
         [flood] Flut
         [gas] Gas
         [cave-in] Einsturz
         [horror] Schrecken
         [double-tremor] Beben doppelt
         [double-flood] Flut doppelt
         [double-gas] Gas doppelt
         [double-cave-in] Einsturz doppelt
        *[double-horror] Schrecken doppelt
    }
subterra-through = { $cause ->
         [horror] einen Schrecken
         [gas] Gas
         [scree] das Geröllfeld
         [exertion] Verausgabung
         [tremor] das Beben
         [flood] die Flut
        *[cave-in] den Einsturz
    }
subterra-against = { $test ->
         [scree] im Geröllfeld
         [exertion] wegen Verausgabung
         [tremor] beim Beben
         [rope] für ein Seil
         [hide] für ein Versteck
        *[darkness] gegen die Dunkelheit
    }
subterra-side = { $side ->
         [N] Norden
         [E] Osten
         [S] Süden
        *[W] Westen
    }
subterra-named = { $caver ->
         [diver] Taucher
         [scout] Kundschafterin
         [geologist] Geologe
         [engineer] Ingenieurin
         [climber] Kletterin
         [medic] Sanitäter
         [bodyguard] Leibwächter
        *[leader] Anführerin
    }
subterra-named-whom = { $caver ->
         [diver] den Taucher
         [scout] die Kundschafterin
         [geologist] den Geologen
         [engineer] die Ingenieurin
         [climber] die Kletterin
         [medic] den Sanitäter
         [bodyguard] den Leibwächter
        *[leader] die Anführerin
    }
subterra-tile-first = { $tile_sort ->
         [plain] Ein einfaches Plättchen
         [water] Ein Wasserplättchen
         [gas] Ein Gasplättchen
         [cave-in] Ein Einsturzplättchen
         [horror] Ein Schreckensplättchen
         [squeeze] Eine Engstelle
         [ledge] Ein Abgrund
         [slope] Ein Abhang
         [scree] Ein Geröllfeld
         [start] Das Startplättchen
        *[exit] Der Ausgang
    }
subterra-tile-whom = { $tile_sort ->
         [plain] ein einfaches Plättchen
         [water] ein Wasserplättchen
         [gas] ein Gasplättchen
         [cave-in] ein Einsturzplättchen
         [horror] ein Schreckensplättchen
         [squeeze] eine Engstelle
         [ledge] einen Abgrund
         [slope] einen Abhang
         [scree] ein Geröllfeld
         [start] das Startplättchen
        *[exit] den Ausgang
    }
subterra-kept-whom = { $kept_tile_sort ->
         [plain] ein einfaches Plättchen
         [water] ein Wasserplättchen
         [gas] ein Gasplättchen
         [cave-in] ein Einsturzplättchen
         [horror] ein Schreckensplättchen
         [squeeze] eine Engstelle
         [ledge] einen Abgrund
         [slope] einen Abhang
         [scree] ein Geröllfeld
         [start] das Startplättchen
        *[exit] den Ausgang
    }
subterra-tile-short = { $tile_sort ->
         [plain] einfach
         [water] Wasser
         [gas] Gas
         [cave-in] Einsturz
         [horror] Schrecken
         [squeeze] Engstelle
         [ledge] Abgrund
         [slope] Abhang
         [scree] Geröllfeld
         [start] Start
        *[exit] Ausgang
    }
subterra-where = { $where ->
         [here] hier
         [N] im Norden
         [E] im Osten
         [S] im Süden
        *[W] im Westen
    }

## Actions

subterra-action-end = Zug beenden
subterra-action-exert = für 1 AP mehr verausgaben
subterra-action-reveal = nach { subterra-side } aufdecken
subterra-action-move = nach { subterra-side } bewegen
subterra-action-explore = nach { subterra-side } erkunden
subterra-action-run = nach { subterra-side } rennen
subterra-action-heal = { subterra-named-whom } heilen
subterra-action-swim = nach { subterra-side } schwimmen
subterra-action-squeeze = nach { subterra-side } durchzwängen
subterra-action-dig = Schutt { subterra-where } räumen
subterra-action-rope = Seil anbringen
subterra-action-hide = verstecken
subterra-action-dive = tauchen
subterra-action-excavate = Schutt { subterra-where } ausgraben
subterra-action-demolish = Wand nach { subterra-side } sprengen
subterra-action-fixrope = Seil fixieren
subterra-action-bandage = { subterra-named-whom } verbinden
subterra-action-sprint = nach { subterra-side } sprinten
subterra-action-repel = Schrecken { $horror } abwehren
subterra-action-direct = { subterra-named-whom } anweisen
subterra-action-decline = verzichten
subterra-action-step = weiter nach { subterra-side }
subterra-action-stop = stehen bleiben
subterra-action-keep = Plättchen behalten
subterra-action-discard = Plättchen wegwerfen
subterra-action-take-drawn = das gezogene Plättchen legen
subterra-action-take-aside = das beiseitegelegte Plättchen legen
subterra-action-place = legen, um { $angle }° gedreht
subterra-action-order = Schrecken { $horror } handelt als Nächster
subterra-action-path = er geht nach { subterra-side }
subterra-action-surface = { $cell_at } auftauchen
subterra-action-spawn = er erscheint { $cell_at }
subterra-action-pick = Tafel nehmen: { subterra-named }
subterra-action-start = { subterra-named } beginnt
subterra-action-tile = { subterra-tile-short } ({ $tile_rest })
subterra-action-card = { subterra-hazard }
subterra-action-roll = eine { $die }
subterra-uses-explosive = { $count } Sprengladung
subterra-uses-guide = { $count } Wegwurf

## Places

subterra-compass = { $way ->
         [n] nördlich
         [ne] nordöstlich
         [e] östlich
         [se] südöstlich
         [s] südlich
         [sw] südwestlich
         [w] westlich
        *[nw] nordwestlich
    }
subterra-landmark = { $of ->
         [exit] vom Ausgang
        *[start] vom Start
    }
subterra-place-where = { $steps ->
         [0] { $of ->
             [exit] am Ausgang
            *[start] am Start
        }
         [one] { subterra-compass } { subterra-landmark }
        *[other] { $steps } Plättchen { subterra-compass } { subterra-landmark }
    }
subterra-place-from = { $steps ->
         [0] {""}
        *[other] {" "}{ subterra-place-where }
    }
subterra-place-at = { $sort ->
         [water] { $mark ->
             [flooded] im gefluteten Gang
            *[other] im Wassergang
        }
         [gas] im Gasgang
         [cave-in] { $mark ->
             [rubble] im verschütteten Gang
            *[other] im brüchigen Gang
        }
         [horror] im Bau
         [squeeze] in der Engstelle
         [ledge] am Abgrund
         [slope] am Abhang
         [scree] im Geröllfeld
         [start] am Start
         [exit] am Ausgang
        *[plain] im Gang
    }{ subterra-place-from }
subterra-place-to = { $sort ->
         [water] { $mark ->
             [flooded] in den gefluteten Gang
            *[other] in den Wassergang
        }
         [gas] in den Gasgang
         [cave-in] { $mark ->
             [rubble] in den verschütteten Gang
            *[other] in den brüchigen Gang
        }
         [horror] in den Bau
         [squeeze] in die Engstelle
         [ledge] an den Abgrund
         [slope] an den Abhang
         [scree] ins Geröllfeld
         [start] zum Start
         [exit] zum Ausgang
        *[plain] in den Gang
    }{ subterra-place-from }

## What happens. A sentence ending in -you is for the one it is about.

subterra-event-caver-chosen = { $seat } spielt mit: { subterra-named }.
subterra-event-caver-chosen-you = Du spielst mit: { subterra-named }.
subterra-event-tile-set-aside = { subterra-tile-first } liegt offen neben der Tafel.
subterra-event-start-given = { subterra-who-first } hat den Startmarker.
subterra-event-round-began = Runde { $round }. { $cards ->
         [0] Keine Gefahrenkarte ist mehr da.
         [one] Noch eine Gefahrenkarte.
        *[other] Noch { $cards } Gefahrenkarten.
    }
subterra-event-turn-began = { subterra-who-first } ist am Zug.
subterra-event-exerted = { subterra-who-first } verausgabt sich.
subterra-event-tile-drawn = { subterra-who-first } deckt { subterra-tile-whom } auf.
subterra-event-tile-sealed = { subterra-tile-first } würde die Höhle verschließen und kommt weg.
subterra-event-tile-discarded = { subterra-who-first } wirft { subterra-tile-whom } weg; noch { $left }-mal möglich.
subterra-event-tile-taken = { subterra-who-first } legt { subterra-tile-whom } und behält { subterra-kept-whom }.
subterra-event-tile-placed = { subterra-tile-first } liegt { $cell_where }.
subterra-event-nothing-placed = Es gibt nichts mehr anzulegen.
subterra-event-caver-entered = { subterra-who-first } geht { $cell_to }.
subterra-event-healed = { subterra-who-first } versorgt { subterra-whom }: { $health ->
         [one] ein Lebenspunkt
        *[other] { $health } Lebenspunkte
    }.
subterra-event-healed-self = { subterra-who-first } versorgt sich selbst: { $health ->
         [one] ein Lebenspunkt
        *[other] { $health } Lebenspunkte
    }.
subterra-event-revived = { subterra-who-first } wacht auf.
subterra-event-hurt = { subterra-who-first } verliert { $points ->
         [one] einen Lebenspunkt
        *[other] { $points } Lebenspunkte
    } durch { subterra-through }.
subterra-event-fell-unconscious = { subterra-who-first } fällt { $cell_at } in Ohnmacht.
subterra-event-tested = { subterra-who-first } würfelt { $die } { subterra-against }: { $success ->
         [1] geschafft
        *[other] misslungen
    }.
subterra-event-succeeded-at-last = { subterra-who-first } schafft es beim dritten Mal ohne Wurf.
subterra-event-rope-fixed = { subterra-who-first } bringt { $cell_at } ein Seil an.
subterra-event-hid = { subterra-who-first } ist versteckt.
subterra-event-rubble-cleared = { subterra-who-first } räumt den Schutt { $cell_at }.
subterra-event-wall-blasted = { subterra-who-first } sprengt { $cell_at } die Wand nach { subterra-side }.
subterra-event-horror-repelled = { subterra-who-first } vertreibt Schrecken { $horror } aus der Höhle.
subterra-event-directed = { subterra-who-first } weist { subterra-whom } an.
subterra-event-declined = { subterra-who-first } verzichtet.
subterra-event-dived = { subterra-who-first } taucht { $cell_at } unter.
subterra-event-surfaced = { subterra-who-first } taucht { $cell_at } auf.
subterra-event-turn-ended = { subterra-who-first } ist fertig.
subterra-event-horror-moved = Schrecken { $horror } schleicht { $cell_to }.
subterra-event-horror-struck = { subterra-who-first } wird von Schrecken { $horror } erwischt.
subterra-event-horror-vanished = Schrecken { $horror } findet niemanden und verschwindet.
subterra-event-horror-appeared = Schrecken { $horror } erscheint { $cell_at }.
subterra-event-no-horror-appeared = Kein weiterer Schrecken erscheint.
subterra-event-hazard-turned = { subterra-hazard }! { $cards ->
         [0] Das war die letzte Karte.
         [one] Noch eine Karte.
        *[other] Noch { $cards } Karten.
    }
subterra-event-tile-flooded = Das Wasser steigt, { $cell_where }.
subterra-event-gas-spread = Gas bleibt in der Luft: Betreten kostet { $points } Lebenspunkte.
subterra-event-gas-cleared = Das Gas ist verflogen.
subterra-event-cave-in-rolled = Der Fels bricht bei { $die }.
subterra-event-rubble-fell = Schutt stürzt herab, { $cell_where }.
subterra-event-time-ran-out = Die Zeit ist um. Es wird dunkel.
subterra-event-devoured = { subterra-who-first } wird von der Dunkelheit verschlungen.
subterra-event-tile-returned = { subterra-tile-first } kommt oben auf den Stapel.
subterra-event-game-ended = Es ist vorbei. { $left_behind ->
         [0] Niemand bleibt zurück.
         [one] Eine Person bleibt zurück.
        *[other] { $left_behind } bleiben zurück.
    }

## Why something is not possible

subterra-no-game-over = Das Spiel ist vorbei.
subterra-no-such-seat = Diesen Platz gibt es nicht.
subterra-no-chance-alone = Das kann nur der Zufall.
subterra-no-wait-for-chance = Erst muss Würfel, Plättchen oder Karte fallen.
subterra-no-chance-waits = Erst ist eine Entscheidung fällig.
subterra-no-other-chance = Jetzt wird etwas anderes gewürfelt oder gezogen.
subterra-no-exit-deeper = Der Ausgang liegt tiefer im Stapel.
subterra-no-such-tile-left = So ein Plättchen kommt jetzt nicht.
subterra-no-such-card-left = So eine Karte ist nicht mehr da.
subterra-no-board-taken = Diese Tafel ist vergeben.
subterra-no-such-caver = Diese Tafel ist nicht im Spiel.
subterra-no-others-decide = Das entscheidet jemand anders.
subterra-no-others-turn = Jemand anders ist am Zug.
subterra-no-answer-pick = Gerade werden Tafeln gewählt.
subterra-no-answer-start = Gerade wird der Startforscher bestimmt.
subterra-no-answer-step = Du rennst: weiter oder stehen bleiben.
subterra-no-answer-keep = Entscheide erst über das Plättchen.
subterra-no-answer-take = Wähle erst eines der zwei Plättchen.
subterra-no-answer-place = Leg erst das Plättchen.
subterra-no-answer-surface = Du bist unter Wasser: tauch auf.
subterra-no-answer-order = Nenne den nächsten Schrecken.
subterra-no-answer-path = Wähle den Weg des Schreckens.
subterra-no-answer-spawn = Wähle, wo der Schrecken erscheint.
subterra-no-such-pick = Diese Tafel ist vergeben.
subterra-no-such-start = Diese Tafel ist nicht im Spiel.
subterra-no-such-step = Diesen Schritt gibt es nicht.
subterra-no-such-keep = Das geht jetzt nicht.
subterra-no-such-take = Das geht jetzt nicht.
subterra-no-such-place = So kann es nicht liegen.
subterra-no-such-surface = Dort ist kein Wasser.
subterra-no-such-order = Dieser Schrecken ist nicht dran.
subterra-no-such-path = Das ist kein kürzester Weg.
subterra-no-such-spawn = Dort kann er nicht erscheinen.
subterra-no-not-asked = Danach ist gerade nicht gefragt.
subterra-no-sealing = Das würde die Höhle verschließen.
subterra-no-fit = So hat das Plättchen keine Öffnung zu dir.
subterra-no-own-ability = Das ist die Fähigkeit von jemand anderem.
subterra-no-directed-cost = Angewiesen darfst du nur tun, was einen Punkt kostet.
subterra-no-directed-exert = Verausgaben kannst du dich nur in deinem eigenen Zug.
subterra-no-directed-only = Niemand hat dich angewiesen.
subterra-no-exerted-already = Du hast dich schon verausgabt.
subterra-no-points = Du hast zu wenige Aktionspunkte.
subterra-no-swim = Dort ist nichts geflutet.
subterra-no-squeeze = Dort ist keine Engstelle.
subterra-no-rubble-there = Dort liegt kein erreichbarer Schutt.
subterra-no-rope-here = Hier gibt es nichts zu sichern.
subterra-no-hidden-already = Du bist schon versteckt.
subterra-no-water-here = Du brauchst ein Wasserplättchen.
subterra-no-explosives = Der Sprengstoff ist verbraucht.
subterra-no-wall-there = Dort ist keine Wand zu sprengen.
subterra-no-horror-there = Dieser Schrecken ist nicht neben dir.
subterra-no-directed-already = Du hast in diesem Zug schon jemanden angewiesen.
subterra-no-directed-target = Diese Person kannst du nicht anweisen.
subterra-no-rope-missing = Ohne Seil geht es dort nicht weiter.
subterra-no-frontier = Dort gibt es nichts aufzudecken.
subterra-no-tile-to-draw = Es ist kein Plättchen mehr da.
subterra-no-passage = Dort ist kein Durchgang.
subterra-no-walk-squeeze = Zum Gehen ist es zu eng: zwäng dich durch.
subterra-no-walk-rubble = Schutt versperrt den Weg.
subterra-no-walk-flood = Das Plättchen ist geflutet: schwimm.
subterra-no-bandage-self = Dich selbst kannst du nicht verbinden.
subterra-no-patient-here = Diese Person ist nicht auf deinem Plättchen.
subterra-no-health-full = Diese Person hat volle Gesundheit.

## The table

subterra-head-round = Runde { $round }
subterra-head-light = { $cards } Gefahrenkarten
subterra-head-stack = { $tiles } Plättchen
subterra-head-gas = Gas kostet { $points }
subterra-head-drawn = gezogen: { $tile }
subterra-head-turn = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
subterra-where-exit = Ausgang
subterra-where-water = unter Wasser
subterra-where-darkness = verschlungen
subterra-odds-test = Eine Probe gelingt ab 4: 50 %, der Anführerin 67 %.
subterra-odds-cave-in = Ein Einsturz trifft jedes Einsturzplättchen bei 33 % der Würfe.

## Results

subterra-escaped = entkommen
subterra-left-behind = zurückgelassen
subterra-medal-gold = Gold
subterra-medal-silver = Silber
subterra-medal-bronze = Bronze
subterra-medal-defeat = Niederlage
subterra-running = Noch ist nichts entschieden.
subterra-ended-gold = Alle sind draußen: Gold!
subterra-ended-silver = Eine Person blieb zurück: Silber.
subterra-ended-bronze = Zwei blieben zurück: Bronze.
subterra-ended-defeat = Zu viele blieben zurück.

# What is asked of whom.
subterra-head-weak = { $caver }: nur noch ein Leben
subterra-you-pick = Wähle deine Figur
subterra-you-start = Wer beginnt?
subterra-you-turn = Du bist dran: { $caver }, { $points } { $points ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }. Leuchtende Felder kannst du betreten{ $unknown ->
        [1] , ein leuchtendes ? aufdecken (du bleibst stehen) oder erkunden (du gehst hinein).
       *[other] .
    }
subterra-you-turn-plain = Du bist dran: { $caver }, { $points } { $points ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }.
subterra-you-directed = Anweisung für { $caver }: Eine Aktion gehört dir
subterra-you-step = { $caver } rennt: weiter oder anhalten?
subterra-you-keep = Du entscheidest ({ $caver }): Plättchen behalten?
subterra-you-take = Du entscheidest ({ $caver }): Welches Plättchen legst du?
subterra-you-place = { $caver }: Dreh das Plättchen und leg es
subterra-you-surface = { $caver }: Wo tauchst du auf?
subterra-you-order = Du entscheidest: Welcher Schrecken handelt als Nächster?
subterra-you-path = Du entscheidest: Auf welchem Weg kommt Schrecken { $horror }? (Opfer: { $prey })
subterra-you-spawn = Du entscheidest: Wo erscheint der Schrecken?
subterra-they-pick = { $seat } wählt eine Figur
subterra-they-start = { $seat } sagt, wer beginnt
subterra-they-turn = { $seat } ist dran: { $caver }
subterra-they-directed = { $seat } entscheidet: eine angewiesene Aktion ({ $caver })
subterra-they-step = { $seat } entscheidet: weiterrennen? ({ $caver })
subterra-they-keep = { $seat } entscheidet: Plättchen wegwerfen? ({ $caver })
subterra-they-take = { $seat } entscheidet: welches Plättchen? ({ $caver })
subterra-they-place = { $seat } legt ein Plättchen ({ $caver })
subterra-they-surface = { $seat } entscheidet: wo auftauchen? ({ $caver })
subterra-they-order = { $seat } entscheidet: die Reihenfolge der Schrecken
subterra-they-path = { $seat } entscheidet: der Weg von Schrecken { $horror } (Opfer: { $prey })
subterra-they-spawn = { $seat } entscheidet: wo der Schrecken erscheint
subterra-legend = Norden oben · ☠ Schrecken, ≈ überflutet, ▒ Schutt, ║ Seil, v versperrt

## Tipps

subterra-hint-risk = jemand fällt bis zur nächsten Runde: { $count } von 100
subterra-hint-safer = Dann fällt jemand in { $risk } von 100 Fällen, bei den anderen Ideen in { $others }.
subterra-hint-reveal-early = Erst { $tiles ->
        [one] muss noch ein Teil
       *[other] müssen noch { $tiles } Teile
    } aufgedeckt werden, bevor der Ausgang kommen kann, und das Licht wartet nicht.
subterra-hint-reveal = Der Ausgang ist unter { $tiles ->
        [one] dem letzten Teil
       *[other] den letzten { $tiles } Teilen
    }.
subterra-hint-exit = Es führt zum Ausgang, von dort noch etwa { $points ->
        [one] ein Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.
subterra-hint-out = Es führt hinaus, wo nichts mehr schaden kann.
subterra-hint-move = Von dort ist in den nächsten Runden mehr zu erreichen.
subterra-hint-end = Für die übrigen Punkte lohnt sich nichts mehr.
subterra-hint-exert = Ein dritter Punkt ist das Risiko jetzt wert.
subterra-hint-heal = Wer gesund ist, übersteht die nächste Gefahr.
subterra-hint-bandage = Wer gesund ist, übersteht die nächste Gefahr.
subterra-hint-swim = Der Weg führt durchs Wasser.
subterra-hint-squeeze = Der Weg führt durch die Engstelle.
subterra-hint-dig = Der Schutt ist im Weg.
subterra-hint-excavate = Der Schutt ist im Weg, und mit Geologie geht es schnell.
subterra-hint-rope = Ein Seil öffnet den Weg für alle.
subterra-hint-fixrope = Ein Seil öffnet den Weg für alle.
subterra-hint-hide = Wer versteckt ist, wird nicht gejagt.
subterra-hint-dive = Unter Wasser findet die Tauchenden nichts.
subterra-hint-demolish = Eine gesprengte Wand kürzt den Weg ab.
subterra-hint-repel = Ein vertriebener Schrecken holt in dieser Runde niemanden.
subterra-hint-direct = Jemand anders macht mehr aus dem Punkt.
subterra-hint-keep = Das Teil ist gut für das Team.
subterra-hint-discard = Ein anderes Teil kann nur besser sein.
subterra-hint-take-drawn = Das eben gezogene Teil passt hier besser.
subterra-hint-take-aside = Das beiseitegelegte Teil passt hier besser.
subterra-hint-place = So gedreht bleiben die besten Wege offen.
subterra-hint-pick = Diese Figur hilft dem Team am meisten.

## Was eine Aktion bewirkt, für alle, die fragen, was sie tun können

subterra-can-reveal = Leg das nächste Plättchen an eine offene Kante, ohne hinzugehen.
subterra-can-move = Geh durch einen Gang auf das nächste Feld.
subterra-can-explore = Leg das nächste Plättchen an eine offene Kante und geh sofort darauf, was immer es ist.
subterra-can-run = Mach bis zu drei Schritte hintereinander. Jeder trifft auf das, was dort liegt.
subterra-can-heal = Gib dir oder jemandem auf deinem Feld ein Herz zurück. Bewusstlose wachen auf.
subterra-can-swim = Schwimm auf ein überflutetes Feld, auf das niemand gehen kann.
subterra-can-squeeze = Zwäng dich in eine Engstelle, in die niemand gehen kann.
subterra-can-dig = Räum den Schutt von deinem Feld oder vom nächsten.
subterra-can-rope = Versuch, hier ein Seil anzubringen: eine Probe. Es bleibt für alle hängen.
subterra-can-hide = Versuch, dich bis zum Ende der Runde vor Schrecken zu verstecken: eine Probe.
subterra-can-exert = Nimm dir jetzt einen Aktionspunkt mehr. Am Ende des Zuges entscheidet eine Probe, ob es ein Herz kostet.
subterra-can-end = Beende deinen Zug. Übrige Punkte verfallen.
subterra-can-dive = Verschwinde unter Wasser, wo dir nichts geschieht. Im nächsten Zug tauchst du auf einem beliebigen Wasserfeld auf.
subterra-can-surface = Wähl das Wasserfeld, auf dem du auftauchst.
subterra-can-excavate = Räum den Schutt von deinem Feld oder vom nächsten, zum Preis des Geologen.
subterra-can-demolish = Spreng einen Weg durch eine Wand. Jede Sprengung ist irgendwo ein Einsturz.
subterra-can-fixrope = Bring hier ohne Probe ein Seil an. Es bleibt für alle hängen.
subterra-can-bandage = Gib jemand anderem auf deinem Feld schnell ein Herz zurück. Bewusstlose wachen auf.
subterra-can-sprint = Mach einen oder zwei Schritte zum Preis von einem.
subterra-can-repel = Vertreib einen Schrecken vom Nachbarfeld aus der Höhle.
subterra-can-direct = Lass jemand anderen sofort etwas tun, in deinem Zug.
subterra-can-decline = Lehn ab: Du tust jetzt nichts.
subterra-can-step = Geh einen Schritt weiter.
subterra-can-stop = Bleib hier stehen.
subterra-can-keep = Leg das gezogene Plättchen.
subterra-can-discard = Wirf das gezogene Plättchen weg; das nächste muss gelegt werden.
subterra-can-take-drawn = Leg das eben gezogene Plättchen und behalte das neben dir.
subterra-can-take-aside = Leg das Plättchen neben dir und behalte das eben gezogene.
subterra-can-place = Wähl, wie das Plättchen gedreht ist. Die Seite zu dir muss offen sein.
subterra-can-order = Wähl, welcher Schrecken als Nächster handelt.
subterra-can-path = Zwei Wege sind gleich kurz: Wähl, welchen der Schrecken nimmt.
subterra-can-spawn = Mehrere Orte passen: Wähl, wo der Schrecken erscheint.
subterra-can-pick = { $caver ->
        [diver] Taucht von Wasser zu Wasser; Fluten schaden nicht.
        [scout] Darf ein gezogenes Plättchen tauschen; kein Schrecken jagt sie.
        [geologist] Räumt Schutt schnell; wählt immer aus zwei Plättchen.
        [engineer] Sprengt Wände auf; Einstürze schaden weniger.
        [climber] Bringt Seile ohne Probe an; geht durch Engstellen und Schutt.
        [medic] Verbindet andere für wenig; sprintet.
        [bodyguard] Fünf Herzen; vertreibt Schrecken und schützt andere.
        [leader] Lässt andere sofort handeln; besser bei Proben.
       *[other] Wähl, wer du bist. Jede Figur kann etwas, das sonst niemand kann.
    }
