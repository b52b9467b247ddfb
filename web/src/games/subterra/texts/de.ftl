# Sub Terra im Browser.

## Start, Regeln und Vorraum

subterra-tag = Alle gegen die Höhle
subterra-promise = Gemeinsam hinaus, bevor die Lampen sterben. Etwas folgt euch.
subterra-scene = Eine Taschenlampe leuchtet auf ein Loch im Fels. Knochige Finger halten seinen Rand, zwei Augen starren heraus.
subterra-run = { $game } · Runde { $number }
subterra-option-difficulty-normal-more = Ein ordentlicher Schreck für die ersten Expeditionen.
subterra-option-difficulty-advanced-more = Weniger Zeit, bis die Lichter ausgehen.
subterra-option-difficulty-expert-more = Ihr werdet da unten Leute verlieren.
subterra-team = Gemeinsam verirrt
subterra-start = Im Dunkeln erwachen
subterra-gains = { $name }: { $count } Gesundheit zurück
subterra-gains-you = Du: { $count } Gesundheit zurück
subterra-loses = { $name } verliert { $count } Gesundheit
subterra-loses-you = Du verlierst { $count } Gesundheit
subterra-chart = Gesundheit der Höhlenforscher
subterra-intro = Ihr seid eingeschlossen, die Lampen werden schwach, und etwas jagt euch. Findet zusammen hinaus.
subterra-intro-1 = Jede Figur hat ein Talent: Eine heilt, eine klettert, eine sprengt Löcher in Wände, eine hält die Schrecken fern.
subterra-intro-2 = Ein Zug hat zwei Aktionspunkte: ein Plättchen aufdecken, es erkunden, gehen, rennen, sich verstecken, jemandem aufhelfen. Wer sich verausgabt, hat noch eine Aktion, aber das kann wehtun.
subterra-intro-3 = Nach jeder Runde schlägt die Höhle zu: Der Boden bebt, Gas breitet sich aus, Wasser steigt, Schrecken kommen aus dem Dunkel.
subterra-intro-4 = Ohne Gesundheit liegt eine Figur bewusstlos da, bis jemand hilft. Allein im Dunkeln hält niemand lange durch.
subterra-intro-5 = Der Ausgang liegt unter den letzten Plättchen. Sind die Gefahrenkarten aufgebraucht, geht das Licht aus, und jede Runde kann die letzte sein.
subterra-intro-6 = Bleibt niemand zurück, ist das Gold. Fehlen zwei, reicht es noch für Bronze; fehlen mehr, habt ihr verloren.

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
web-subterra-do-squeeze = Durchzwängen
web-subterra-do-dig = Räumen
web-subterra-do-rope = Seil
web-subterra-do-dive = Tauchen
web-subterra-do-excavate = Ausgraben
web-subterra-do-demolish = Sprengen
web-subterra-do-fixrope = Seil fixieren
web-subterra-do-bandage = Verbinden
web-subterra-do-sprint = Sprinten
web-subterra-do-repel = Abwehren
web-subterra-do-direct = Anweisen
web-subterra-do-decline = Verzichten
web-subterra-do-step = Weiter
web-subterra-do-stop = Stehen bleiben
web-subterra-do-end = Zug beenden
web-subterra-do-keep = Behalten
web-subterra-do-discard = Wegwerfen
web-subterra-do-take-drawn = Das gezogene Plättchen
web-subterra-do-take-aside = Das beiseitegelegte Plättchen
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
web-subterra-not-now = jetzt nicht
web-subterra-back = Zurück
web-subterra-granted = Eine Aktion, Anweisung von: { $caver }
web-subterra-order = Zuerst Schrecken { $horror }
web-subterra-order-short = Zuerst { $horror }
web-subterra-one-horror = { $horror } { $what }

## Wer entscheidet

## Was die Antworten auf eine Frage bedeuten

web-subterra-why-step = { $steps ->
         [one] Noch ein Schritt ist möglich.
        *[other] Noch bis zu { $steps } Schritte sind möglich.
    }
web-subterra-why-keep = Was du wegwirfst, ist aus dem Spiel, und das nächste Plättchen musst du anlegen.
web-subterra-why-take = Das andere Plättchen bleibt für das nächste Mal bei dir.
web-subterra-why-place = Gezeigt wird nur, was passt.
web-subterra-why-surface = Auf jedem Wasserfeld, wie weit es auch ist.
web-subterra-why-order = Das sagt, wer die Startfigur führt. Jeder handelt nach dem, was die anderen hinterlassen haben.
web-subterra-why-path = Mehrere Wege sind gleich kurz: Wer gejagt wird, wählt.
web-subterra-why-spawn = Diese Schreckensplättchen liegen gleich nah an einem Opfer: Wer die Startfigur führt, wählt.

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
web-subterra-hazard-cave-in = Jedes Plättchen mit { $die } stürzt ein: Schutt, und 3 Lebenspunkte weniger für alle, die dort sind.
web-subterra-hazard-horror = Alle Schrecken gehen einen Schritt. Dann kommt noch einer aus seinem Bau.
web-subterra-hazard-time = Das Licht ist aus. Wer nicht draußen ist, macht eine Probe; wem sie misslingt, den holt die Dunkelheit.
web-subterra-test-scree = im Geröllfeld
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
web-subterra-unseen = Verdeckt: { $stack } Plättchen · { $out } weggeworfen
web-subterra-exit-stack = Der Ausgang ist unter den letzten Plättchen des Stapels.
web-subterra-exit-aside = Der Geologe hat den Ausgang.
web-subterra-exit-top = Der Ausgang liegt oben auf dem Stapel.
web-subterra-exit-drawn = Der Ausgang ist gezogen!
web-subterra-exit-cave = Der Ausgang ist gefunden.
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
web-subterra-ability-guide-more = ein gezogenes Plättchen tauschen
web-subterra-ability-sneak = Schleichen
web-subterra-ability-sneak-more = kein Schrecken jagt oder trifft sie
web-subterra-ability-excavate = Ausgraben
web-subterra-ability-excavate-more = Schutt ausgraben
web-subterra-ability-intuition = Intuition
web-subterra-ability-intuition-more = wählt immer aus zwei Plättchen
web-subterra-ability-demolish = Sprengen
web-subterra-ability-demolish-more = eine Wand öffnen; dann bricht Fels
web-subterra-ability-alert = Wachsamkeit
web-subterra-ability-alert-more = ein Einsturz kostet nur 1
web-subterra-ability-fixrope = Seil fixieren
web-subterra-ability-fixrope-more = ohne Probe
web-subterra-ability-agile = Beweglichkeit
web-subterra-ability-agile-more = geht durch Engstellen und Schutt
web-subterra-ability-bandage = Verbinden
web-subterra-ability-bandage-more = jemand anderes hier +1
web-subterra-ability-sprint = Sprinten
web-subterra-ability-sprint-more = bis zu zweimal bewegen
web-subterra-ability-repel = Abwehren
web-subterra-ability-repel-more = einen Schrecken nebenan vertreiben
web-subterra-ability-protect = Beschützen
web-subterra-ability-protect-more = andere auf seinem Plättchen sind vor Gefahren sicher
web-subterra-ability-direct = Anweisen
web-subterra-ability-direct-more = jemand handelt sofort, einmal im Zug
web-subterra-ability-experience = Erfahrung
web-subterra-ability-experience-more = +1 bei jeder Probe

## Das Spielfeld in Worten

web-subterra-words-light = Runde { $round }. { $cards } Gefahrenkarten und { $stack } Plättchen sind übrig.
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

# ein Schritt eines Zugs in ein, zwei Wörtern
subterra-brief-round-began = Runde { $round }
subterra-brief-turn-began = beginnt
subterra-brief-tile-placed = neues Feld
subterra-brief-tile-sealed = Feld abgelegt
subterra-brief-tile-discarded = Feld verworfen
subterra-brief-caver-entered = geht
subterra-brief-healed = heilt
subterra-brief-revived = wieder wach
subterra-brief-hurt = −{ $points } Leben
subterra-brief-fell-unconscious = bewusstlos
subterra-brief-tested = { $success ->
        [1] würfelt { $die }: geschafft
       *[other] würfelt { $die }: misslungen
    }
subterra-brief-rope-fixed = spannt ein Seil
subterra-brief-hid = versteckt sich
subterra-brief-rubble-cleared = räumt Geröll
subterra-brief-wall-blasted = sprengt eine Wand
subterra-brief-horror-moved = Schrecken zieht
subterra-brief-horror-struck = Schrecken schlägt zu
subterra-brief-horror-appeared = Schrecken erscheint
subterra-brief-horror-vanished = Schrecken fort
subterra-brief-horror-repelled = Schrecken vertrieben
subterra-brief-hazard-turned = Gefahr
subterra-brief-dived = taucht ab
subterra-brief-surfaced = taucht auf
subterra-brief-directed = weist an
subterra-brief-declined = lehnt ab

web-subterra-safe = Unverletzt: { $cavers }
web-subterra-struck = getroffen −{ $points }
web-subterra-nobody-hurt = Niemand wird verletzt.
web-subterra-nobody-there = Dort steht niemand.
web-subterra-why-so = Warum?

# wenn die eigenen Leute nichts tun können
web-subterra-down = Bewusstlos: { $caver }
web-subterra-all-down = Alle deine Leute sind bewusstlos
web-subterra-down-more = Wer zu dir auf das Feld kommt, kann dich wieder wach bekommen. Bis dahin:
web-subterra-round-now = Runde { $round } beginnt.
web-subterra-take-over = Weiterspielen als { $cavers }
web-subterra-take-over-more = { $name } gibt ab, und alle erfahren es.

# was eine Aktion ist, für die Worte neben ihrem Knopf
web-subterra-tell-reveal = Deckt das Feld hinter einer offenen Seite auf; du bleibst stehen, also kann dir nichts geschehen.
web-subterra-tell-explore = Deckt das Feld hinter einer offenen Seite auf und führt dich sofort hinein, was immer es ist.
web-subterra-tell-move = Ein Schritt auf ein Feld nebenan.
web-subterra-tell-run = Mehrere Schritte auf einmal; geht es schief, kostet es Leben.
web-subterra-tell-heal = Gibt dir oder jemandem auf deinem Feld ein Leben zurück.
web-subterra-tell-hide = Bis zum Ende der Runde finden dich die Schrecken nicht.
web-subterra-tell-swim = Durch gestiegenes Wasser.
web-subterra-tell-squeeze = Durch einen engen Gang.
web-subterra-tell-dig = Räumt Geröll aus dem Weg.
web-subterra-tell-rope = Spannt ein Seil, damit von nun an alle hinauf und hinunter kommen.
web-subterra-tell-exert = Jetzt ein Punkt mehr; am Ende des Zugs entscheidet ein Würfel, ob es wehtut.
web-subterra-odds = Probe, gelingt zu { $test } %

# was Zeichen und Kürzel bedeuten, für die Worte daneben
web-subterra-unknown = Noch nicht erkundet
web-subterra-health-more = Ohne Lebenspunkte liegt man bewusstlos, bis jemand kommt und heilt.
web-subterra-points-more = Jeder Zug hat zwei; jede Uhr ist einer davon.
web-subterra-rolled-more = Eine Probe gelingt ab 4.
web-subterra-about-plain = Ein Gang ohne eigene Gefahren.
web-subterra-about-start = Hier haben alle begonnen.
web-subterra-about-water = Eine Flut füllt es. Wer dann darin steht, wird verletzt; danach muss man schwimmen.
web-subterra-about-gas = Gas verletzt, wer hier steht, und wer eintritt, solange es bleibt.
web-subterra-about-cave-in = Es stürzt ein, wenn bei einem Einsturz eine seiner Zahlen fällt.
web-subterra-about-horror = Ein Bau: Hier kommen Schrecken heraus.
web-subterra-about-squeeze = Eine enge Stelle, die zwei Aktionspunkte kostet.
web-subterra-about-scree = Wer hier ankommt, macht eine Probe und wird verletzt, wenn sie misslingt.
web-subterra-about-ledge = Betreten können ihn alle. Weiter über die Kante, dem Pfeil nach, braucht man ein Seil.
web-subterra-about-slope = Hinunter, dem Pfeil nach, kommen alle. Zurück hinauf braucht man ein Seil.
web-subterra-about-exit = Der Weg hinaus. Wer hierher kommt, ist in Sicherheit.
web-subterra-about-dice = Zeigt { $dice }.
web-subterra-about-flooded = Steht jetzt unter Wasser.
web-subterra-about-rubble = Unter Schutt begraben: Erst muss geräumt werden, ehe jemand hindurchkommt.
web-subterra-about-rope = Hier hängt für immer ein Seil.
web-subterra-about-barred = Das Schloss: Dort kommt ohne Seil niemand durch.
web-subterra-tag-turn-more = Hier sind noch Aktionspunkte übrig.
web-subterra-tag-directed-more = Die Anführerin gewährt eine Aktion außer der Reihe.
web-subterra-tag-unconscious-more = Kann nichts tun und nicht verletzt werden. Wer auf dem Plättchen steht, kann heilen.
web-subterra-tag-devoured-more = Die Dunkelheit hat zugegriffen.
web-subterra-tag-escaped-more = Aus der Höhle und in Sicherheit.
web-subterra-tag-submerged-more = Taucht im nächsten Zug auf einem Wasserplättchen auf.
web-subterra-tag-hunted-more = Ein Schrecken ist hierher unterwegs.
web-subterra-tag-gas-more = Steht im Gas. Hinausgehen kostet nichts.
web-subterra-tag-hidden-more = Bis zum Ende der Runde findet kein Schrecken hierher.
web-subterra-tag-exerted-more = Hat einen Punkt mehr genommen und macht am Ende des Zugs eine Probe.
web-subterra-tag-start-more = Beginnt die Runde und nennt die Reihenfolge der Schrecken.
