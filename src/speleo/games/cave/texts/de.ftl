cave-name = The Cave
cave-tagline = Erforscht, vermesst und fotografiert eine Höhle und kommt rechtzeitig heim.
cave-edition-pegasus = Pegasus 2013
cave-edition-rebel = Rebel 2012

## Einstellungen

cave-option-repackTentInBackpack = Inhalt eines gepackten Zelts
cave-option-repackTentInBackpack-true = darf beim Umpacken getauscht werden
cave-option-repackTentInBackpack-false = bleibt, wie er ist
cave-option-tentFirstPack = Erstes Packen des Zelts
cave-option-tentFirstPack-free = kostenlos im Lager
cave-option-tentFirstPack-withRepack = nur mit einem Umpacken
cave-option-tentFill = Das Zelt zuerst füllen
cave-option-tentFill-upTo4 = mit bis zu vier Dingen
cave-option-tentFill-exactly4 = mit genau vier Dingen
cave-option-freeBeforeFiveAp = Kostenloses vor einem Kraftakt
cave-option-freeBeforeFiveAp-true = erlaubt
cave-option-freeBeforeFiveAp-false = nicht erlaubt
cave-option-raftThenDive = Tauchen an Ort und Stelle
cave-option-raftThenDive-anytime = jederzeit
cave-option-raftThenDive-nextTurn = nach dem Floß, ab dem nächsten Zug
cave-option-raftThenDive-later = nach dem Floß, sofort
cave-option-ropeMoveFlat = Schritte über Seile
cave-option-ropeMoveFlat-true = kosten 1 AP, gleich wohin
cave-option-ropeMoveFlat-false = kosten den Preis des Ziels
cave-option-ropeTokenOnTile = Seilmarker auf einem neuen Abstieg
cave-option-ropeTokenOnTile-true = ja
cave-option-ropeTokenOnTile-false = nein
cave-option-joinMarkers = Seilmarker auf verbindenden Plättchen
cave-option-joinMarkers-mandatory = ja
cave-option-joinMarkers-optional = nein
cave-option-rockfallExhausted = Wenn die Steinschläge ausgehen
cave-option-rockfallExhausted-faceDown = liegt das Plättchen verdeckt
cave-option-rockfallExhausted-standIn = nehmt ihr einen Ersatz
cave-option-rockfallCount = Steinschläge
cave-option-rockfallCount-20 = 20
cave-option-rockfallCount-16 = 16
cave-option-stallRounds = Runden ohne Entdeckung
cave-option-stallRounds-10 = 10 lösen das Ende aus
cave-option-stallRounds-5 = 5 lösen das Ende aus
cave-option-stallRounds-2 = 2 lösen das Ende aus
cave-option-stallRounds-20 = 20 lösen das Ende aus
cave-option-stallRounds-0 = lösen das Ende nie aus

## Ausrüstung, Orte und Marker

cave-item-prov = { $count ->
        [one] Proviant
       *[other] { $count } Proviant
    }
cave-item-rope = { $count ->
        [one] Seil
       *[other] { $count } Seile
    }
cave-item-ox2 = { $count ->
        [one] volle Flasche
       *[other] { $count } volle Flaschen
    }
cave-item-ox1 = { $count ->
        [one] halbe Flasche
       *[other] { $count } halbe Flaschen
    }
cave-item-cam = Kamera
cave-item-raft = Floß
cave-item-nothing = nichts
cave-slot-prov = P
cave-slot-rope = S
cave-slot-ox2 = O
cave-slot-ox1 = o
cave-slot-cam = K
cave-slot-raft = ≈
cave-kind-empty = leerer Gang
cave-kind-photo = Fotomotiv
cave-kind-water = See
cave-kind-squeeze-1 = Engpass I
cave-kind-squeeze-2 = Engpass II
cave-kind-squeeze-3 = Engpass III
cave-kind-descent = Abstieg
cave-kind-rockfall = Steinschlag
cave-kind-field = Feld
cave-kind-base = Basislager
cave-kind-rock = Fels
cave-kind-empty-short = Gang
cave-kind-photo-short = Foto
cave-kind-water-short = See
cave-kind-squeeze-1-short = I Eng
cave-kind-squeeze-2-short = II Eng
cave-kind-squeeze-3-short = III Eng
cave-kind-descent-short = ↓
cave-kind-rockfall-short = Stein
cave-kind-field-short = Feld
cave-kind-base-short = Lager
cave-field-number = Feld { $number }
cave-kind-rock-short = Fels
cave-token-rope = Seilmarker
cave-token-water = Wassermarker
cave-token-photo = Fotomarker
cave-token-squeeze1 = Engpassmarker I
cave-token-squeeze2 = Engpassmarker II
cave-token-squeeze3 = Engpassmarker III
cave-token-rope-short = S
cave-token-water-short = W
cave-token-photo-short = F

## Aktionen

cave-action-end = Zug beenden
cave-action-skip = Zustimmen, hier aufzuhören
cave-action-discover = Ein Plättchen entdecken
cave-action-photo = Das Foto machen
cave-action-repack = Umpacken
cave-action-take-tent = Das Zelt mitnehmen
cave-action-pitch = Das Zelt aufbauen
cave-action-pack-tent = Das Zelt packen
cave-action-exchange = Mit dem Zelt tauschen
cave-action-abandon = Das Zelt aufgeben
cave-action-discard = Etwas wegwerfen
cave-action-ready = Fertig, das Zelt bleibt hier
cave-way = { $way ->
        [n] nach Norden
        [e] nach Osten
        [s] nach Süden
        [w] nach Westen
        [base] ins Lager
        [f1] zu Feld 1
        [f2] zu Feld 2
        [f3] zu Feld 3
        [f4] zu Feld 4
        [f5] zu Feld 5
        [f6] zu Feld 6
       *[other] { $way }
    }
cave-action-move = { $how ->
        [dive-half] Tauchen
        [dive-full] Tauchen
        [raft] Mit dem Floß
       *[other] Gehen
    } { cave-way }{ $how ->
        [dive-half] , mit der halben Flasche
        [dive-full] , mit einer vollen Flasche
       *[other] {""}
    }
cave-action-force = Kraftakt { cave-way }
cave-action-dive = { $bottle ->
        [half] Hier tauchen, mit der halben Flasche
       *[full] Hier tauchen, mit einer vollen Flasche
    }
cave-action-place = { $side ->
        [n] Im Norden
        [e] Im Osten
        [s] Im Süden
       *[w] Im Westen
    } legen, mit Gängen nach { $exits ->
        [N] Norden
        [E] Osten
        [S] Süden
        [W] Westen
        [NE] Norden und Osten
        [NS] Norden und Süden
        [NW] Norden und Westen
        [ES] Osten und Süden
        [EW] Osten und Westen
        [SW] Süden und Westen
        [NES] Norden, Osten und Süden
        [NEW] Norden, Osten und Westen
        [NSW] Norden, Süden und Westen
        [ESW] Osten, Süden und Westen
        [NESW] allen Seiten
       *[other] { $exits }
    }
cave-action-rockfall = { $side ->
        [n] Im Norden
        [e] Im Osten
        [s] Im Süden
       *[w] Im Westen
    } einen Steinschlag legen
cave-action-load = Einpacken: { $items_items }{ $tent ->
        [0] {""}
       *[other] {" "}und das Zelt
    }
cave-action-fill = Ins Zelt: { $items_items }
cave-action-stow = Aus dem Rucksack ins Zelt: { $items_items }
cave-action-split = Ab jetzt im Zelt: { $items_items }
cave-action-drop = Aus dem Rucksack werfen: { $items_items }
cave-action-drop-from-tent = Aus dem Zelt werfen: { $items_items }
cave-action-tile = Plättchen { $tile }
cave-action-start = { $seat } beginnt
cave-uses-rope = { $count ->
        [one] 1 Seil
       *[other] { $count } Seile
    }
cave-uses-oxygen = { $count } Sauerstoff

## Der Tisch

cave-map = Die Höhle
cave-round = Runde { $number }
cave-final = Schlussrunde { $number } von 3
cave-ap = { $ap } AP
cave-stacks = Stapel { $stacks }
cave-drawn = Gezogen: { $tile }
cave-teams = Teams
cave-backpack = Rucksack
cave-tent = Zelt
cave-tokens = Marker
cave-points = Punkte
cave-tent-base = Lager
cave-tent-gone = aufgegeben
cave-tent-packed = gepackt
cave-secret = geheim
cave-starving = hungert
cave-odds-left = { $count } von { $total }
cave-legend = Norden oben · * Marker, + Seilmarker, ∧ Zelt, ║ Seil, v ohne Seil, ? unbekannt
cave-pack-load = Was nimmst du mit?
cave-pack-fill = Was kommt ins Zelt?
cave-pack-stow = Was wandert vom Rucksack ins Zelt?
cave-pack-split = Was bleibt im Zelt? Der Rest kommt in den Rucksack.
cave-pack-drop = Was wirfst du weg?
cave-pack-drop-from-tent = Was wirfst du aus dem Zelt?
cave-pack-used = { $used ->
        [one] 1 Platz
       *[other] { $used } Plätze
    }
cave-pack-tent = das Zelt mitnehmen (T)
cave-pack-from-tent = aus dem Zelt (T)
cave-pack-help = Die Pfeile wählen und zählen, Enter bestätigt.

## Orte

cave-compass = { $way ->
        [n] nördlich
        [ne] nordöstlich
        [e] östlich
        [se] südöstlich
        [s] südlich
        [sw] südwestlich
        [w] westlich
       *[nw] nordwestlich
    }
cave-place-where = { $steps ->
        [0] im Basislager
        [one] { cave-compass } vom Basislager
       *[other] { $steps } Plättchen { cave-compass } vom Basislager
    }{ $depth ->
        [0] {""}
       *[other] , { $depth } m tief
    }
cave-place-from = { $steps ->
        [0] {""}
       *[other] {" "}{ cave-place-where }
    }
cave-place-at = { $sort ->
        [photo] am Fotomotiv
        [water] am See
        [squeeze-1] im Engpass
        [squeeze-2] im Engpass
        [squeeze-3] im Engpass
        [descent] am Abstieg
        [rockfall] am Steinschlag
        [field] auf dem Feld
        [base] im Basislager
       *[empty] im Gang
    }{ cave-place-from }
cave-place-to = { $sort ->
        [photo] zum Fotomotiv
        [water] zum See
        [squeeze-1] in den Engpass
        [squeeze-2] in den Engpass
        [squeeze-3] in den Engpass
        [descent] zum Abstieg
        [rockfall] zum Steinschlag
        [field] auf das Feld
        [base] ins Basislager
       *[empty] in den Gang
    }{ cave-place-from }

## Was geschieht. Ein Satz, der auf -you endet, ist für die Person, von der er handelt.

cave-event-load-chosen = { $seat } hat gepackt.
cave-event-load-chosen-you = Du hast gepackt.
cave-event-loads-revealed = Alle Ladungen liegen offen.
cave-event-loaded = { $seat } trägt { $backpack_items }{ $tent ->
        [nothing] .
       *[other] {" "}und im Zelt { $tent_items }.
    }
cave-event-loaded-you = Du trägst { $backpack_items }{ $tent ->
        [nothing] .
       *[other] {" "}und im Zelt { $tent_items }.
    }
cave-event-start-drawn = { $seat } beginnt.
cave-event-start-drawn-you = Du beginnst.
cave-event-turn-began = Runde { $round }: { $seat }.
cave-event-turn-began-you = Runde { $round }: dein Zug.
cave-event-provision-eaten = { $holder ->
        [tent] { $seat } isst einen Proviant aus dem Zelt.
       *[backpack] { $seat } isst einen Proviant.
    }
cave-event-provision-eaten-you = { $holder ->
        [tent] Du isst einen Proviant aus dem Zelt.
       *[backpack] Du isst einen Proviant.
    }
cave-event-starved = { $seat } hat nichts zu essen und hungert.
cave-event-starved-you = Du hast nichts zu essen und hungerst.
cave-event-tile-drawn = { $seat } deckt von Stapel { $group } { cave-tile-drawn } auf.
cave-event-tile-drawn-you = Du deckst von Stapel { $group } { cave-tile-drawn } auf.
cave-tile-drawn = { $tile_sort ->
        [P] ein Fotomotiv
        [W] einen See
        [S1] einen Engpass der Stufe I
        [S2] einen Engpass der Stufe II
        [S3] einen Engpass der Stufe III
        [D] einen Abstieg
       *[E] einen leeren Gang
    } { $tile_rest ->
        [NESW] mit vier Ausgängen
        [NES] mit drei Ausgängen
        [NE] mit einer Biegung
        [NS] mit geradem Durchgang
       *[N] mit einem einzigen Ausgang
    }
cave-event-tile-laid = { $kind ->
        [empty] Ein leerer Gang
        [photo] Ein Fotomotiv
        [water] Ein See
        [squeeze-1] Ein Engpass der Stufe I
        [squeeze-2] Ein Engpass der Stufe II
        [squeeze-3] Ein Engpass der Stufe III
        [descent] Ein Abstieg
       *[other] Etwas
    } liegt { $cell_where }.
cave-event-rockfall-laid = Das Plättchen passt nirgends: { $seat } verschließt einen Gang mit einem Steinschlag, { $cell_where }.
cave-event-rockfall-laid-you = Das Plättchen passt nirgends: Du verschließt einen Gang mit einem Steinschlag, { $cell_where }.
cave-event-ropes-laid = { $seat } legt { $ropes ->
        [one] ein Seil
       *[other] { $ropes } Seile
    } bis { $cell_to }.
cave-event-ropes-laid-you = Du legst { $ropes ->
        [one] ein Seil
       *[other] { $ropes } Seile
    } bis { $cell_to }.
cave-event-moved = { $how ->
        [force] { $seat } kommt mit einem Kraftakt { $cell_to }.
        [raft] { $seat } fährt mit dem Floß { $cell_to }.
        [dive-half] { $seat } taucht { $cell_to }.
        [dive-full] { $seat } taucht { $cell_to }.
       *[other] { $seat } geht { $cell_to }.
    }
cave-event-moved-you = { $how ->
        [force] Du kommst mit einem Kraftakt { $cell_to }.
        [raft] Du fährst mit dem Floß { $cell_to }.
        [dive-half] Du tauchst { $cell_to }.
        [dive-full] Du tauchst { $cell_to }.
       *[other] Du gehst { $cell_to }.
    }
cave-event-oxygen-used = { $bottle ->
        [half] { $seat } hat eine Flasche geleert.
       *[full] { $seat } hat eine halbe Flasche verbraucht.
    }
cave-event-oxygen-used-you = { $bottle ->
        [half] Du hast eine Flasche geleert.
       *[full] Du hast eine halbe Flasche verbraucht.
    }
cave-event-token-taken = { $seat } nimmt den { cave-token-taken }.
cave-event-token-taken-you = Du nimmst den { cave-token-taken }.
cave-token-taken = { $token ->
        [water] Wassermarker
        [photo] Fotomarker
        [squeeze1] Engpassmarker I
        [squeeze2] Engpassmarker II
        [squeeze3] Engpassmarker III
       *[other] Marker
    }
cave-event-depth-reached = { $seat } nimmt den Abstiegsmarker für { $depth } m.
cave-event-depth-reached-you = Du nimmst den Abstiegsmarker für { $depth } m.
cave-event-repacking = { $seat } packt um.
cave-event-repacking-you = Du packst um.
cave-event-tent-pitched = { $seat } baut das Zelt { $cell_at } auf.
cave-event-tent-pitched-you = Du baust das Zelt { $cell_at } auf.
cave-event-tent-packed = { $seat } packt das Zelt.
cave-event-tent-packed-you = Du packst das Zelt.
cave-event-tent-abandoned = { $seat } gibt das Zelt auf.
cave-event-tent-abandoned-you = Du gibst das Zelt auf.
cave-event-exchanged = { $seat } trägt { $backpack_items }; im Zelt: { $tent_items }.
cave-event-exchanged-you = Du trägst { $backpack_items }; im Zelt: { $tent_items }.
cave-event-discarded = { $seat } wirft weg: { $items_items }.
cave-event-discarded-you = Du wirfst weg: { $items_items }.
cave-event-end-triggered = { $reason ->
        [explored] Das letzte Plättchen liegt.
        [sealed] Die Höhle ist verschlossen.
       *[stalled] Niemand entdeckt mehr etwas.
    } Nach dieser Runde folgen noch drei.
cave-event-final-round-began = Schlussrunde { $number } von 3.
cave-event-skip-agreed = { $seat } ist einverstanden, hier aufzuhören. Wenn alle zustimmen, ist die Expedition vorbei.
cave-event-skip-agreed-you = Du bist einverstanden, hier aufzuhören. Wenn alle zustimmen, ist die Expedition vorbei.
cave-event-game-ended = Die Expedition ist vorbei.

## Ablehnungen

cave-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
cave-no-game-over = Das Spiel ist vorbei.
cave-no-drawing-yourself = Niemand sucht sich das Plättchen aus: Es wird gezogen.
cave-no-choosing-start = Wer beginnt, wird gelost.
cave-no-skipping = Übersprungen wird nur in den Schlussrunden, zwischen zwei Aktionen, wenn alle Teams im Lager sind, und du stimmst einmal zu.
cave-no-not-your-turn = Du bist nicht am Zug.
cave-no-start-first = Erst wird gelost, wer beginnt.
cave-no-draw-first = Erst wird ein Plättchen gezogen.
cave-no-tile-left = So ein Plättchen ist nicht mehr zu ziehen.
cave-no-nobody-discovers = Niemand entdeckt gerade etwas.
cave-no-start-drawn-once = Wer beginnt, wird einmal gelost, wenn alle gepackt haben.
cave-no-chance-decides-nothing = Der Zufall zieht nur.
cave-no-already-packed = Du hast schon gepackt.
cave-no-pack-first = Erst packen alle.
cave-no-load-chosen = Deine Ladung ist gewählt; jetzt kommt das Zelt.
cave-no-load-first = Wähle erst deine Ladung.
cave-no-tent-choice = Das hängt vom Zelt ab: Nimmst du es mit, füll es, sonst sag, dass du fertig bist.
cave-no-tent-with-load = So kannst du das Zelt nicht mitnehmen.
cave-no-room = Der Rucksack hat acht Plätze.
cave-no-room-beside-tent = Neben dem gepackten Zelt bleiben sechs Plätze.
cave-no-second-of-its-kind = Davon hast du nur eines.
cave-no-lost = Das ist für immer verloren.
cave-no-elsewhere = Das ist anderswo.
cave-no-half-bottles = Im Vorrat gibt es keine halben Flaschen.
cave-no-room-in-tent = Das Zelt hat vier Plätze.
cave-no-tent-not-full = Das Zelt muss voll werden.
cave-no-place-first = Leg erst das Plättchen.
cave-no-finish-packing = Pack erst fertig.
cave-no-link = In diese Richtung führt kein Weg.
cave-no-pitching-while-starving = Im Hunger kannst du das Zelt nicht aufbauen.
cave-no-starving = Im Hunger geht nur ein Kraftakt.
cave-no-repack-first = Dafür musst du umpacken.
cave-no-open-first = Das wird gerade nicht gepackt.
cave-no-tile-to-place = Es ist kein Plättchen zu legen.
cave-no-open-exit-there = Dorthin führt kein offener Gang.
cave-no-rockfall-while-it-fits = Das Plättchen passt, also musst du es legen.
cave-no-fit-anywhere = Das Plättchen passt nirgends: Leg einen Steinschlag.
cave-no-fit = So passt es nicht.
cave-no-such-rotation = So lässt sich das Plättchen nicht drehen.
cave-no-discovering-from-base = Vom Lager aus wird nichts entdeckt.
cave-no-discovering-from-rockfall = Von einem Steinschlag aus wird nichts entdeckt.
cave-no-open-exit = Von hier führt kein Gang ins Unbekannte.
cave-no-ap = Du hast zu wenige AP.
cave-no-way-to-field = Diesen Weg gibt es von hier nicht.
cave-no-way-into-water = Ins Wasser tauchst du oder nimmst das Floß.
cave-no-water-there = Dort ist kein Wasser.
cave-no-raft = Du brauchst das Floß im Rucksack.
cave-no-oxygen = Du brauchst so eine Flasche im Rucksack.
cave-no-ropes = Du hast zu wenige Seile.
cave-no-gap-too-deep = Das ist zu tief für einen Zug.
cave-no-ap-for-ropes = Du hast zu wenige AP für die Seile und den Schritt.
cave-no-whole-turn = Ein Kraftakt braucht den ganzen Zug.
cave-no-free-before-force = Vor einem Kraftakt ist nichts anderes erlaubt, auch nichts Kostenloses.
cave-no-photo-token = Hier liegt kein Fotomarker.
cave-no-camera = Du brauchst die Kamera im Rucksack.
cave-no-water-token = Hier liegt kein Wassermarker.
cave-no-dive-after-raft = Hier tauchen darfst du nur, wenn du mit dem Floß gekommen bist.
cave-no-dive-next-turn = Nach der Fahrt mit dem Floß darfst du hier erst ab deinem nächsten Zug tauchen.
cave-no-base = Das geht nur im Lager.
cave-no-tent-at-base = Dein Zelt war schon gepackt.
cave-no-tent-with-repack = Das Zelt wird beim Umpacken gepackt.
cave-no-packed-tent = Du trägst kein gepacktes Zelt.
cave-no-own-tent-here = Dein Zelt steht nicht hier.
cave-no-two-free-slots = Das Zelt braucht zwei freie Plätze.
cave-no-exchange-again = Zu tauschen gibt es erst wieder etwas, wenn du AP ausgibst oder etwas wegwirfst.
cave-no-other-split = Es gibt nichts, was sich anders aufteilen ließe.
cave-no-abandoning-in-cave = In der Höhle kannst du ein Zelt nicht aufgeben.
cave-no-packing-over = Der Start ist vorbei.
cave-no-anything-to-discard = Du hast nichts wegzuwerfen.
cave-no-such-items = Das hast du nicht.
cave-no-same-split = Das würde nichts ändern.

## Das Ergebnis

cave-rope-tokens = Seilmarker
cave-water-tokens = Wassermarker
cave-photo-tokens = Fotomarker
cave-squeeze-1-tokens = Engpassmarker I
cave-squeeze-2-tokens = Engpassmarker II
cave-squeeze-3-tokens = Engpassmarker III
cave-depth-tokens = Abstiegsmarker
cave-rope-bonus = Bonus für Seile
cave-water-bonus = Bonus für Wasser
cave-photo-bonus = Bonus für Fotos
cave-squeeze-bonus = Bonus für Engpässe
cave-not-home = nicht rechtzeitig zu Hause
cave-running = Die Expedition läuft.
cave-ended = Die Expedition ist vorbei.
cave-all-lost = Niemand kam nach Hause.

# What is asked of whom, and what is dangerous.
cave-their-turn = { $seat } ist am Zug
cave-starves = { $mine ->
    [1] Hunger: nur ein Kraftakt
   *[other] { $seat } hungert
    }
cave-low-provisions = { $count ->
        [0] Kein Proviant mehr: ab dem nächsten Zug hungerst du
       *[other] Letzter Proviant: Jeder Zug fern vom Lager kostet einen
    }
cave-place-first = Dreh das Plättchen und leg es an eine der leuchtenden Stellen.
cave-pack-now = Pack deinen Rucksack.
cave-ready-to-go = Deine Ausrüstung ist gewählt.
cave-waiting-packers = Noch beim Packen: { $seats }
cave-last-round = letzte Runde vor dem Ende
cave-no-points = Du bist dran: keine Aktionspunkte mehr. Beende deinen Zug, oder tu, was nichts kostet.
cave-your-turn-plain = Du bist dran: noch { $ap } { $ap ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }.
cave-your-turn = Du bist dran: noch { $ap } { $ap ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }. Leuchtende Plättchen kannst du betreten{ $discover ->
        [1] , ein ? neben dir entdecken.
       *[other] .
    }

## Tipps

cave-hint-risk = am Ende nicht zu Hause: { $count } von 100
cave-hint-token = Das bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, bevor sie jemand anders holt.
cave-hint-discover = { $tiles ->
        [one] Ein Teil liegt
       *[other] { $tiles } Teile liegen
    } noch verdeckt, und ein neues kann einen Marker bringen.
cave-hint-load = Proviant für { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } draußen und { $ropes ->
        [0] kein Seil
        [one] ein Seil
       *[other] { $ropes } Seile
    }.
cave-hint-place = So gelegt bleiben { $exits } Ausgänge der Höhle offen.
cave-hint-home = Richtung Basislager: von dort { $points } AP, und Proviant für { $turns ->
        [one] einen weiteren Zug
       *[other] { $turns } weitere Züge
    }.
cave-hint-outward = Proviant für { $turns ->
        [one] einen weiteren Zug
       *[other] { $turns } weitere Züge
    }, und heim sind es von dort { $points } AP.
cave-hint-end = Für die übrigen Aktionspunkte lohnt sich nichts mehr.
cave-hint-force = Es kostet den ganzen Zug, rettet aber Ausrüstung oder Team.
cave-hint-repack = Neues Gepäck für die nächste Tour ist mehr wert als die Punkte dafür.
cave-hint-take-tent = Das Zelt fasst Proviant für eine lange Tour.
cave-hint-pitch = Mit einem Zelt hier bleibt ein Team länger draußen.
cave-hint-pack-tent = Das Zelt wird weiter drinnen gebraucht.
cave-hint-exchange = Was im Zelt liegt, wird im Rucksack gebraucht, oder umgekehrt.
cave-hint-abandon = Das Zelt hat ausgedient, und seine Plätze werden frei.
cave-hint-discard = Das wird nicht mehr gebraucht, sein Platz schon.
cave-hint-rockfall = Hier versperrt der Steinschlag am wenigsten.
cave-hint-skip = In den übrigen Runden ist nichts mehr zu gewinnen.

## Was eine Aktion bewirkt, für alle, die fragen, was sie tun können

cave-can-move = Geh auf ein verbundenes Feld. Seen brauchen Sauerstoff oder Floß, Engpässe kosten mehr, Schächte ein Seil je Ebene.
cave-can-discover = Deck ein Plättchen hinter einem offenen Gang auf. Du siehst es zuerst und wählst dann, wie es liegt.
cave-can-photo = Nimm den Fotomarker deines Feldes, mit der Kamera aus dem Rucksack.
cave-can-dive = Tauch, wo du bist: Sauerstoff bringt den Wassermarker deines Sees herauf.
cave-can-force = Nimm dir einen ganzen Zug, um ohne Ausrüstung auf ein verbundenes Feld zu kommen. Marker gibt es dafür nicht.
cave-can-repack = Leg im Basislager Ausrüstung zurück und nimm, was die nächste Tour braucht.
cave-can-take-tent = Pack das Zelt in den Rucksack: Es braucht zwei Plätze und hat innen Platz für mehr.
cave-can-pitch = Bau das Zelt hier auf: Von jetzt an kannst du auf diesem Feld essen und Ausrüstung tauschen.
cave-can-pack-tent = Pack das Zelt ein, das hier steht, und trag es weiter.
cave-can-exchange = Räum Ausrüstung zwischen dem Rucksack und deinem Zelt auf diesem Feld um.
cave-can-abandon = Lass das Zelt für immer zurück. Was darin ist, ist verloren.
cave-can-discard = Wirf Ausrüstung für immer weg, um Platz zu schaffen.
cave-can-skip = Stimm zu, dass nichts mehr zu holen ist: Stimmen alle zu, endet die Expedition hier.
cave-can-end = Beende deinen Zug. Übrige Aktionspunkte verfallen.
cave-can-ready = Brich mit dieser Ladung auf; das Zelt bleibt im Basislager.
cave-can-place = Wähl, hinter welchem Gang das Plättchen liegt und wie es gedreht ist. Gang muss an Gang liegen.
cave-can-rockfall = Das Plättchen passt nirgends. Wähl, welchen deiner Gänge der Steinschlag verschließt.
cave-can-load = Wähl, was in den Rucksack kommt: acht Plätze, mit Zelt sechs.
cave-can-fill = Wähl, was von Anfang an im Zelt ist.
cave-can-stow = Wähl, was aus dem Rucksack ins Zelt kommt.
cave-can-split = Wähl, was von jetzt an im Zelt liegt; der Rest ist im Rucksack.
cave-can-drop = Wähl, was du aus dem Rucksack wirfst.
cave-can-drop-from-tent = Wähl, was du aus dem Zelt wirfst.
