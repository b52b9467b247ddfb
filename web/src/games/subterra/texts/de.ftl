# Sub Terra im Browser.

web-subterra-cave = Die Höhle
web-subterra-boards = Die Tafeln der Höhlenforscher
web-subterra-light = Licht
web-subterra-cards-left = { $cards ->
         [one] Karte übrig
        *[other] Karten übrig
    }
web-subterra-no-light = Dunkelheit
web-subterra-battery = { $cards } von { $total } Gefahrenkarten übrig
web-subterra-round = Runde
web-subterra-health = { $health } von { $most } Lebenspunkten
web-subterra-hunts = jagt { $caver } · { $steps ->
         [0] hier
         [one] 1 Schritt
        *[other] { $steps } Schritte
    }
web-subterra-hunts-nobody = findet niemanden
web-subterra-tile = Höhlenfeld: { $sort }
web-subterra-costs = { $points ->
         [one] 1 Aktionspunkt
        *[other] { $points } Aktionspunkte
    }
web-subterra-odds = Probe, gelingt zu { $test } %
web-subterra-risks = bis zu { $risk ->
         [one] 1 Lebenspunkt
        *[other] { $risk } Lebenspunkte
    } in Gefahr
web-subterra-uses = { $left ->
        *[other] noch { $left }-mal
    }
web-subterra-unconscious = bewusstlos
web-subterra-hidden = versteckt
web-subterra-mark-flooded = überflutet
web-subterra-mark-rubble = verschüttet
web-subterra-mark-rope = mit Seil
web-subterra-continue = Weiter
web-subterra-rolled = gewürfelt: { $die }
web-subterra-success = Gelungen
web-subterra-failure = Misslungen
web-subterra-darkness = Dunkelheit
web-subterra-you = { $name } (du)
web-subterra-me = du
web-subterra-rank = Rang { $rank }
web-subterra-rank-more = Sind zwei gleich nah, nimmt ein Schrecken den niedrigeren Rang.
web-subterra-off = aus
web-subterra-aside = Zurückgelegt
web-subterra-failed = Fehlschläge in Folge
web-subterra-failed-rope = Seil: { $count } Fehlschläge in Folge
web-subterra-failed-hide = Verstecken: { $count } Fehlschläge in Folge
web-subterra-taken-by = bei { $name }
web-subterra-pick-more = Jeder kann etwas, was sonst niemand kann. Ihr kommt zusammen heraus oder gar nicht.
web-subterra-start-more = Der Startmarker wandert; wer ihn hat, beginnt und bestimmt die Reihenfolge der Schrecken.

## Verben auf Knöpfen und Schildern

web-subterra-do-reveal = Aufdecken
web-subterra-do-move = Bewegen
web-subterra-do-explore = Erkunden
web-subterra-do-run = Rennen
web-subterra-do-heal = Heilen
web-subterra-do-hide = Verstecken
web-subterra-do-swim = Schwimmen
web-subterra-do-squeeze = Zwängen
web-subterra-do-dig = Graben
web-subterra-do-rope = Seil
web-subterra-do-dive = Tauchen
web-subterra-do-excavate = Ausgraben
web-subterra-do-demolish = Sprengen
web-subterra-do-fixrope = Seil fixieren
web-subterra-do-bandage = Verbinden
web-subterra-do-sprint = Sprinten
web-subterra-do-repel = Abwehren
web-subterra-do-direct = Anweisen
web-subterra-do-decline = Ablehnen
web-subterra-do-step = Weiter
web-subterra-do-stop = Anhalten
web-subterra-do-end = Zug beenden
web-subterra-do-keep = Behalten
web-subterra-do-discard = Wegwerfen
web-subterra-do-take-drawn = Das neue Feld
web-subterra-do-take-aside = Das zurückgelegte Feld
web-subterra-do-order = Zuerst
web-subterra-do-path = Hier entlang
web-subterra-do-surface = Auftauchen
web-subterra-do-spawn = Hier
web-subterra-place = Anlegen
web-subterra-rotate = Drehen ({ $at } von { $of })
web-subterra-turn-tile = { $tile }: mit R drehen, mit Eingabe anlegen
web-subterra-exert = Verausgaben: +1
web-subterra-exerted = Verausgabt: Probe am Ende
web-subterra-points = { $points ->
         [0] Keine Aktionspunkte mehr
         [one] 1 Aktionspunkt
        *[other] { $points } Aktionspunkte
    }
web-subterra-unused = { $points ->
         [one] 1 Punkt übrig
        *[other] { $points } Punkte übrig
    }
web-subterra-later = Jetzt nicht:
web-subterra-not-now = jetzt nicht
web-subterra-back = Zurück
web-subterra-granted = Eine Aktion, Anweisung von: { $caver }
web-subterra-order = Zuerst Schrecken { $horror }
web-subterra-order-short = Zuerst { $horror }
web-subterra-one-horror = { $horror } { $what }

## Wer entscheidet

web-subterra-you-pick = Wähle deine Figur
web-subterra-you-start = Wer beginnt?
web-subterra-you-turn = Du bist dran: { $caver }
web-subterra-you-directed = Anweisung für { $caver }: Eine Aktion gehört dir
web-subterra-you-step = { $caver } rennt: weiter oder anhalten?
web-subterra-you-keep = Du entscheidest ({ $caver }): Feld behalten?
web-subterra-you-take = Du entscheidest ({ $caver }): Welches Feld wird angelegt?
web-subterra-you-place = { $caver }: Dreh das Feld und leg es an
web-subterra-you-surface = { $caver }: Wo tauchst du auf?
web-subterra-you-order = Du entscheidest: Welcher Schrecken handelt als Nächster?
web-subterra-you-path = Du entscheidest: Auf welchem Weg kommt Schrecken { $horror }? (Opfer: { $prey })
web-subterra-you-spawn = Du entscheidest: Wo erscheint der Schrecken?
web-subterra-they-pick = { $name } wählt eine Figur
web-subterra-they-start = { $name } sagt, wer beginnt
web-subterra-they-turn = { $name } ist dran: { $caver }
web-subterra-they-directed = { $name } entscheidet: eine angewiesene Aktion ({ $caver })
web-subterra-they-step = { $name } entscheidet: weiterrennen? ({ $caver })
web-subterra-they-keep = { $name } entscheidet: Feld wegwerfen? ({ $caver })
web-subterra-they-take = { $name } entscheidet: welches Feld? ({ $caver })
web-subterra-they-place = { $name } legt ein Feld an ({ $caver })
web-subterra-they-surface = { $name } entscheidet: wo auftauchen? ({ $caver })
web-subterra-they-order = { $name } entscheidet: die Reihenfolge der Schrecken
web-subterra-they-path = { $name } entscheidet: der Weg von Schrecken { $horror } (Opfer: { $prey })
web-subterra-they-spawn = { $name } entscheidet: wo der Schrecken erscheint

## Was die Antworten auf eine Frage bedeuten

web-subterra-why-step = { $steps ->
         [one] Noch ein Schritt ist möglich.
        *[other] Noch bis zu { $steps } Schritte sind möglich.
    }
web-subterra-why-keep = Was du wegwirfst, ist aus dem Spiel, und das nächste Feld musst du anlegen.
web-subterra-why-take = Das andere Feld bleibt für das nächste Mal bei dir.
web-subterra-why-place = Gezeigt wird nur, was passt.
web-subterra-why-surface = Auf jedem Wasserfeld, wie weit es auch ist.
web-subterra-why-order = Das sagt, wer die Startfigur führt. Jeder handelt nach dem, was die anderen hinterlassen haben.
web-subterra-why-path = Mehrere Wege sind gleich kurz: Wer gejagt wird, wählt.
web-subterra-why-spawn = Diese Schreckenfelder liegen gleich nah an einem Opfer: Wer die Startfigur führt, wählt.

## Phasen, Gefahren und Proben

web-subterra-phases = Phasen der Runde
web-subterra-phase-action = Aktion
web-subterra-phase-horror = Schrecken
web-subterra-phase-hazard = Gefahr
web-subterra-hazard-of-round = Gefahr · Runde { $round }
web-subterra-last-hazard = Letzte Gefahr · Runde { $round }
web-subterra-still = wirkt noch
web-subterra-gas-lingers = Das Gas bleibt diese Runde: Ein Gasfeld zu betreten kostet { $points } Lebenspunkte. Es zu verlassen kostet nichts.
web-subterra-hazard-tremor = Die Erde bebt. Wer in der Höhle bei Bewusstsein ist, macht eine Probe und verliert 1 Lebenspunkt, wenn sie misslingt.
web-subterra-hazard-flood = Auf allen Wasserfeldern steigt das Wasser. Wer darin steht, verliert 1 Lebenspunkt.
web-subterra-hazard-gas = Gas steigt auf. Wer auf einem Gasfeld steht, verliert 2 Lebenspunkte; das Gas bleibt eine Runde lang.
web-subterra-hazard-cave-in = Jedes Feld mit { $die } stürzt ein: Geröll, und 3 Lebenspunkte weniger für alle, die dort sind.
web-subterra-hazard-horror = Alle Schrecken gehen einen Schritt. Dann kommt noch einer aus seinem Bau.
web-subterra-hazard-time = Das Licht ist aus. Wer nicht draußen ist, macht eine Probe; wem sie misslingt, den holt die Dunkelheit.
web-subterra-test-scree = auf dem Geröllhang
web-subterra-test-exertion = nach der Anstrengung
web-subterra-test-rope = beim Seil
web-subterra-test-hide = beim Verstecken
web-subterra-test-tremor = beim Beben
web-subterra-test-darkness = gegen die Dunkelheit
web-subterra-hunt = Schrecken { $horror }: { $steps ->
         [one] 1 Schritt
        *[other] { $steps } Schritte
    } bis { $caver }
web-subterra-hunt-strikes = Schrecken { $horror } ist da: { $caver }
web-subterra-hunt-nobody = Schrecken { $horror } findet niemanden und geht
web-subterra-tied = Gleich nah: { $others }; der niedrigere Rang wird gejagt.
web-subterra-forks = Mehrere Wege sind gleich kurz: Wer { $caver } führt, wählt.
web-subterra-unseen = Verdeckt: { $stack } Felder · { $out } weggeworfen
web-subterra-exit-stack = Der Ausgang ist unter den letzten Feldern des Stapels.
web-subterra-exit-aside = Der Geologe hat den Ausgang.
web-subterra-exit-top = Der Ausgang liegt oben auf dem Stapel.
web-subterra-exit-drawn = Der Ausgang ist gezogen!
web-subterra-exit-cave = Der Ausgang liegt bei { $cell }.
web-subterra-cards-may = Gefahrenkarten, die noch kommen können:

## Schilder auf den Tafeln

web-subterra-tag-turn = am Zug
web-subterra-tag-directed = angewiesen
web-subterra-tag-unconscious = bewusstlos
web-subterra-tag-devoured = verschlungen
web-subterra-tag-escaped = entkommen
web-subterra-tag-submerged = unter Wasser
web-subterra-tag-hunted = gejagt
web-subterra-tag-gas = im Gas
web-subterra-tag-hidden = versteckt
web-subterra-tag-exerted = verausgabt
web-subterra-tag-start = Startfigur

## Fähigkeiten

web-subterra-abilities = Fähigkeiten zeigen
web-subterra-ability-dive = Tauchen
web-subterra-ability-dive-more = im Wasser verschwinden, nächste Runde in beliebigem Wasser auftauchen
web-subterra-ability-frogman = Froschmann
web-subterra-ability-frogman-more = geht durch Fluten, die ihm nichts tun
web-subterra-ability-guide = Spürsinn
web-subterra-ability-guide-more = ein gezogenes Feld tauschen
web-subterra-ability-sneak = Schleichen
web-subterra-ability-sneak-more = kein Schrecken jagt oder trifft sie
web-subterra-ability-excavate = Ausgraben
web-subterra-ability-excavate-more = Geröll wegräumen
web-subterra-ability-intuition = Intuition
web-subterra-ability-intuition-more = wählt immer aus zwei Feldern
web-subterra-ability-demolish = Sprengen
web-subterra-ability-demolish-more = eine Wand öffnen; dann bricht Fels
web-subterra-ability-alert = Wachsamkeit
web-subterra-ability-alert-more = ein Einsturz kostet nur 1
web-subterra-ability-fixrope = Seil fixieren
web-subterra-ability-fixrope-more = ohne Probe
web-subterra-ability-agile = Beweglichkeit
web-subterra-ability-agile-more = geht durch Engstellen und Geröll
web-subterra-ability-bandage = Verbinden
web-subterra-ability-bandage-more = jemand anderes hier +1
web-subterra-ability-sprint = Sprinten
web-subterra-ability-sprint-more = bis zu zweimal bewegen
web-subterra-ability-repel = Abwehren
web-subterra-ability-repel-more = einen Schrecken nebenan vertreiben
web-subterra-ability-protect = Beschützen
web-subterra-ability-protect-more = andere auf seinem Feld sind vor Gefahren sicher
web-subterra-ability-direct = Anweisen
web-subterra-ability-direct-more = jemand handelt sofort, einmal im Zug
web-subterra-ability-experience = Erfahrung
web-subterra-ability-experience-more = +1 bei jeder Probe

## Das Spielfeld in Worten

web-subterra-words-light = Runde { $round }. { $cards } Gefahrenkarten und { $stack } Felder sind übrig.
web-subterra-words-caver = { $caver } ({ $name }) bei { $cell }: { $health } von { $most } Lebenspunkten. { $state }
web-subterra-words-gone = { $caver } ({ $name }): von der Dunkelheit verschlungen.
web-subterra-words-horror = Schrecken { $horror } bei { $cell } jagt { $caver }, { $steps } Schritte entfernt.
web-subterra-words-horror-alone = Schrecken { $horror } bei { $cell } findet niemanden.
web-subterra-words-gas = Gas hängt in der Luft; ein Gasfeld zu betreten kostet { $points }.
web-subterra-words-tile = { $cell }: { $tile }, offen nach { $sides }.
web-subterra-words-open = { $count } offene Seiten führen ins Unbekannte.

## Das Ende

web-subterra-result = Runde { $round } · { $cards ->
         [0] kein Licht mehr
         [one] noch 1 Karte Licht
        *[other] noch { $cards } Karten Licht
    }
web-subterra-ending = { $lost ->
         [0] Alle haben den Morgen gesehen.
        *[other] { $out ->
             [0] Niemand hat den Morgen gesehen.
             [one] Nur eine Person hat den Morgen gesehen.
             [2] Zwei haben den Morgen gesehen.
             [3] Drei haben den Morgen gesehen.
             [4] Vier haben den Morgen gesehen.
            *[other] Fünf haben den Morgen gesehen.
        } { $lost ->
             [one] Eine Person blieb zurück.
             [2] Zwei blieben zurück.
             [3] Drei blieben zurück.
             [4] Vier blieben zurück.
             [5] Fünf blieben zurück.
            *[other] Alle blieben zurück.
        }
    }
web-subterra-health-short = { $health } LP
web-subterra-chart = Lebenspunkte, Runde für Runde
web-subterra-out-in = in Runde { $round } draußen
web-subterra-moments = Wendepunkte
web-subterra-moment-exit = Ausgang gefunden: { $caver }.
web-subterra-moment-first-out = { $caver } sieht als Erstes das Tageslicht.
web-subterra-moment-fallen = { $caver } verliert das Bewusstsein.
web-subterra-moment-revived = { $caver } kommt wieder zu sich.
web-subterra-moment-struck = Ein Schrecken schlägt zu: { $caver }.
web-subterra-moment-repelled = { $count ->
         [one] { $caver } vertreibt einen Schrecken.
        *[other] { $caver } vertreibt { $count } Schrecken.
    }
web-subterra-moment-time = Das letzte Licht geht aus.
web-subterra-moment-devoured = Die Dunkelheit verschlingt: { $caver }.
