# Der Tisch von The Cave im Browser.

## Der Plan

web-cave-depth = Tiefe
web-cave-north = N
web-cave-base-camp = Basislager
web-cave-unknown = ?
web-cave-close = Schließen
web-cave-metres = { $depth ->
        [0] 0 m
       *[other] −{ $depth } m
    }
web-cave-face-down = verdecktes Plättchen, gilt als Steinschlag
web-cave-has-ropes = Seile { $ways }
web-cave-has-open = unerforscht { $ways }
web-cave-teams-here = hier: { $names }
web-cave-tent-here = Zelt von { $name }
web-cave-uses-rope = { $count ->
        [one] 1 Seil
       *[other] { $count } Seile
    }
web-cave-uses-oxygen = Sauerstoff
web-cave-ghost-help = Antippen dreht es, der Knopf legt es hin.
web-cave-ghost = { $tile } { $way }, Drehung { $number } von { $ways }
web-cave-way-of = Drehung { $number } von { $ways }
web-cave-fits = passt { $ways }×
web-cave-fits-at = { $exits ->
        [one] passt an 1 Ausgang
       *[other] passt an { $exits } Ausgänge
    }
web-cave-fits-nowhere = Das Plättchen passt nirgends: Ein Steinschlag verschließt einen Ausgang deiner Wahl.
web-cave-turn-tile = Plättchen drehen (R)
web-cave-next-exit = Anderer Ausgang
web-cave-place = Anlegen
web-cave-place-rockfall = Steinschlag legen

## In Worten

web-cave-in-words = Runde { $round }, { $tiles } Plättchen unerforscht, noch { $rockfalls } Steinschläge.
web-cave-turn-of = { $name } ist am Zug und hat { $ap } AP.
web-cave-team-in-words = { $name }: { $place }. Rucksack: { $gear }. Zelt: { $tent }; darin: { $inside }. { $points } Punkte.
web-cave-space-in-words = { $cell }: { $space }.

## Die Leiste

web-cave-actions = Aktionen
web-cave-action-points = Aktionspunkte
web-cave-of-five = { $ap } / { $all }
web-cave-their-turn = { $name } ist am Zug
web-cave-you-starve = Hunger: nur eine 5-AP-Bewegung
web-cave-place-first = Leg zuerst das Plättchen an
web-cave-choose-way = Wege dorthin
web-cave-back = Zurück
web-cave-force-price = dein ganzer Zug, keine Marker
web-cave-force-where = Wohin?
web-cave-do-discover = Entdecken
web-cave-do-photo = Foto
web-cave-do-dive = Tauchen
web-cave-do-pitch = Zelt aufbauen
web-cave-do-pack-tent = Zelt einpacken
web-cave-do-take-tent = Zelt mitnehmen
web-cave-do-exchange = Tauschen
web-cave-do-repack = Neu packen
web-cave-do-abandon = Zelt aufgeben
web-cave-do-discard = Wegwerfen
web-cave-do-force = Durch­kämpfen
web-cave-do-skip = Rest überspringen
web-cave-do-end = Zug beenden

## Packen

web-cave-packing-now = Alle packen
web-cave-pack-first = Pack für den Abstieg
web-cave-pack-secret = Basislager, vor Runde 1. Kostenlos und geheim, bis alle bereit sind.
web-cave-pack-about-load = Alles liegt wieder im Vorrat. Wähle, was in den Rucksack kommt.
web-cave-pack-about-fill = Aus Vorrat und Lager ins Zelt.
web-cave-pack-about-stow = Das Zelt braucht zwei Plätze in deinem Rucksack.
web-cave-pack-about-split = Verteile deine Ausrüstung auf Rucksack und Zelt.
web-cave-pack-about-drop = Kamera und Floß sind nach dem Wegwerfen für immer verloren.
web-cave-pack-now = Pack deinen Rucksack.
web-cave-ready-to-go = Deine Ausrüstung ist gewählt.
web-cave-waiting-packers = Noch beim Packen: { $names }
web-cave-open-pack = Weiter packen
web-cave-look = Höhle ansehen
web-cave-is-ready = bereit
web-cave-is-packing = packt
web-cave-suggested = Vorschlag
web-cave-empty-all = Leeren
web-cave-pack-done-load = { $count ->
        [one] 1 Ding mitnehmen
       *[other] { $count } Dinge mitnehmen
    }
web-cave-pack-done-fill = { $count } ins Zelt legen
web-cave-pack-done-stow = { $count } ins Zelt legen
web-cave-pack-done-split = { $count } im Zelt
web-cave-pack-done-drop = { $count } wegwerfen
web-cave-works-here = nur von hier benutzbar
web-cave-slots-used = { $used } / { $slots }
web-cave-bin = Weg damit
web-cave-lasts = Das reicht für
web-cave-lasts-turns = { $count ->
        [one] Zug außerhalb der Basis
       *[other] Züge außerhalb der Basis
    }
web-cave-lasts-metres = Meter Höhenunterschied
web-cave-lasts-dives = { $count ->
        [one] Tauchgang
       *[other] Tauchgänge
    }
web-cave-lasts-photos = Fotos
web-cave-lasts-no-photos = keine Fotos ohne Kamera
web-cave-no-raft = Ohne Floß kostet jeder See Sauerstoff.
web-cave-supply = Vorrat
web-cave-choose-stow = Ins Zelt
web-cave-choose-split = Im Zelt
web-cave-choose-drop = Wegwerfen
web-cave-tap-or-drag = tippen oder ziehen
web-cave-less = Weniger: { $item }
web-cave-more = Mehr: { $item }
web-cave-move-item = { $item } bewegen
web-cave-leave-tent = Zelt hierlassen
web-cave-take-tent = Mitnehmen
web-cave-tent-comes = kommt mit
web-cave-from-tent = aus dem Zelt
web-cave-from-backpack = aus dem Rucksack
web-cave-tent-next = wird im nächsten Schritt gefüllt
web-cave-lost = Für immer verloren: { $items }
web-cave-load-secret = Geheim, bis alle gepackt haben.
web-cave-about-prov = einer je Zug außerhalb der Basis
web-cave-about-rope = eines je 25 m Höhenunterschied
web-cave-about-ox2 = zwei Tauchgänge
web-cave-about-ox1 = ein Tauchgang
web-cave-about-cam = für Fotos; du hast eine
web-cave-about-raft = über Seen ohne Tauchen; du hast eines
web-cave-about-tent = braucht zwei Plätze, fasst vier Dinge
web-cave-about-tent-drop = woher
web-cave-short-prov = Proviant
web-cave-short-rope = Seil
web-cave-short-ox2 = Sauerstoff
web-cave-short-ox1 = halb voll
web-cave-short-cam = Kamera
web-cave-short-raft = Floß

## Teams

web-cave-your-turn = du bist dran
web-cave-points-short = Pkt.
web-cave-depth-token = Abstiegsmarker für { $depth } m
web-cave-tent-secret = geheim
web-cave-tent-base = wartet im Basislager
web-cave-tent-gone = aufgegeben
web-cave-tent-packed = eingepackt, Inhalt gesperrt
web-cave-tent-pitched = steht in der Höhle
web-cave-tent-right-here = steht genau hier
web-cave-pile-rope = Seile
web-cave-pile-water = Wasser
web-cave-pile-photo = Fotos
web-cave-pile-squeeze = Engpässe

## Was noch kommt

web-cave-last-round = letzte Runde vor dem Ende
web-cave-tiles-left = { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
web-cave-unexplored = { $count ->
        [one] Unerforscht: 1 Plättchen
       *[other] Unerforscht: { $count } Plättchen
    }
web-cave-stack-empty = leer
web-cave-stack-left = { $count }
web-cave-rockfalls-left = { $count ->
        [one] noch 1 Steinschlag
       *[other] noch { $count } Steinschläge
    }
web-cave-unseen = Ungesehen aus Stapel { $group }: { $count }
web-cave-unseen-more = Einige davon kamen vor dem Spiel beiseite, und niemand weiß, welche.
web-cave-times = { $count } ×
web-cave-bonus-race = Wettlauf um die Boni
web-cave-bonus-rule = 8 und 4 Punkte
web-cave-how-bonus = So werden Boni vergeben
web-cave-gone = { $count ->
        [one] 1 Plättchen passte nirgends und ist aus dem Spiel.
       *[other] { $count } Plättchen passten nirgends und sind aus dem Spiel.
    }

## Das Ende

web-cave-finale-scene = Am Feuer: { $home }. In der Höhle verschollen: { $lost }.
web-cave-finale-facts = { $tiles } Plättchen, { $depth } m tief, { $rounds } Runden.
web-cave-finale-lost = { $count ->
        [one] { $names } kam nicht nach Hause.
       *[other] { $names } kamen nicht nach Hause.
    }
web-cave-nobody = niemand
web-cave-bonus = Bonus
web-cave-plus = +{ $points }

## Was geschieht, für alle, die die Karte sehen

cave-seen-moved = { $kind ->
        [base] { $seat } ist zurück im Basislager.
        [field] { $seat } geht auf ein Feld am Basislager.
       *[other] { $how ->
            [force] { $seat } kämpft sich durch
            [raft] { $seat } nimmt das Floß
            [dive-half] { $seat } taucht
            [dive-full] { $seat } taucht
           *[other] { $seat } geht weiter
        }: { $place }.
    }
cave-seen-tile-laid = { $seat } legt es an{ $depth ->
        [0] .
       *[other] , { $depth } m tief.
    }
cave-seen-rockfall-laid = Das Plättchen passt nirgends: { $seat } verschließt einen Gang mit einem Steinschlag.
cave-seen-ropes-laid = { $seat } legt { $ropes ->
        [one] ein Seil
       *[other] { $ropes } Seile
    }: { $place }.
cave-seen-tent-pitched = { $seat } baut das Zelt auf: { $place }.
