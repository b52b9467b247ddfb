# Der Tisch von The Cave im Browser.

## Start, Regeln und Vorraum

cave-tag = Planen und entdecken
cave-promise = Seil, Zelt, Sauerstoff: Packt klug und vermesst, was nie jemand sah.
cave-scene = Eine Höhle, gezeichnet wie ein Vermessungsplan: Jemand hängt am Seil über einem See, auf einem Absatz leuchtet ein Zelt.
cave-run = { $game } · { $number ->
        [0] es wird gepackt
       *[other] Runde { $number }
    }
cave-edition-pegasus-more = Unser Standard. Zwanzig Steinschläge, und auf einem neuen Abstieg wartet ein Seilmarker.
cave-edition-rebel-more = Weniger Steinschläge, kein wartender Seilmarker, ein strengeres Zelt.
cave-team = Seilschaften
cave-start = Abstieg beginnen
cave-gains = { $name }: { $count } Punkte mehr
cave-gains-you = Du: { $count } Punkte mehr
cave-loses = { $name } verliert { $count } Punkte
cave-loses-you = Du verlierst { $count } Punkte
cave-chart = Punkte der Marker bisher
cave-intro = Du führst ein Team in eine Höhle, die niemand kennt. Kommt mit Fotos, gelegten Seilen und gemessenen Tiefen heim.
cave-intro-1 = Vor dem Aufbruch packst du: Proviant für jeden Zug unter der Erde, Seile, Sauerstoff, eine Kamera, ein Floß. Acht Fächer hat der Rucksack, nie genug.
cave-intro-2 = Ein Zug hat fünf Aktionspunkte. Entdecke ein Plättchen an einem offenen Gang, geh, klettere, zwäng dich durch, tauche oder fotografiere.
cave-intro-3 = Hinab geht es nur mit Seil, eins für jede Stufe, und es bleibt für alle hängen. Wer es legt, bekommt Marker dafür.
cave-intro-4 = Ein Zug fern vom Lager kostet Proviant. Mit einem Zelt richtest du dir tief drinnen ein eigenes Lager ein.
cave-intro-5 = Zurück im Basislager packst du für die nächste Tour um.
cave-intro-6 = Ist die Höhle erforscht, eilen alle heim. Nur Teams, die das Basislager erreichen, zählen ihre Punkte.

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
web-cave-way-short = { $number } von { $ways }
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
web-cave-turn-of-you = Du bist am Zug und hast { $ap } AP.
web-cave-team-in-words = { $name }: { $place }. Rucksack: { $gear }. Zelt: { $tent }; darin: { $inside }. { $points } Punkte.
web-cave-team-in-words-you = Du: { $place }. Rucksack: { $gear }. Zelt: { $tent }; darin: { $inside }. { $points } Punkte.
web-cave-space-in-words = { $cell }: { $space }.

## Die Leiste

web-cave-actions = Aktionen
web-cave-action-points = Aktionspunkte
web-cave-of-five = { $ap } / { $all }
web-cave-choose-way = Wege dorthin
web-cave-back = Zurück
web-cave-force-price = dein ganzer Zug, keine Marker
web-cave-force-where = Wohin?
web-cave-do-discover = Entdecken
web-cave-do-photo = Foto
web-cave-do-dive = Tauchen
web-cave-do-pitch = Zelt aufbauen
web-cave-do-pack-tent = Zelt packen
web-cave-do-take-tent = Zelt mitnehmen
web-cave-do-exchange = Tauschen
web-cave-do-repack = Umpacken
web-cave-do-abandon = Zelt aufgeben
web-cave-do-discard = Wegwerfen
web-cave-do-force = Kraftakt
web-cave-do-skip = Hier aufhören
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
        [one] Zug außerhalb des Lagers
       *[other] Züge außerhalb des Lagers
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
web-cave-left = Für das Zelt bleibt hier: { $items }. Ohne das Zelt kommt es zurück.
web-cave-lost = Für immer verloren: { $items }
web-cave-load-secret = Geheim, bis alle gepackt haben.
web-cave-about-prov = einer je Zug außerhalb des Lagers
web-cave-about-rope = eines je 25 m Höhenunterschied
web-cave-about-ox2 = zwei Tauchgänge
web-cave-about-ox1 = ein Tauchgang
web-cave-about-cam = für Fotos; du hast eine
web-cave-about-raft = über Seen ohne Tauchen; du hast eines
web-cave-about-tent = braucht zwei Plätze, fasst vier Dinge
web-cave-about-tent-drop = woher
web-cave-short-prov = Proviant
web-cave-short-rope = Seil
web-cave-short-ox2 = Flasche
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

web-cave-end-scene = Nachtlager über der vermessenen Höhle. Am Feuer: { $home }. Noch in der Höhle: { $lost }.
web-cave-end-above = Ergebnis · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
web-cave-end-title = { $who ->
        [you] Du hast den Berg kartiert!
        [one] { $names } kartiert den Berg
        [many] { $names } teilen sich den Sieg
       *[nobody] Der Berg behält sein Geheimnis
    }
web-cave-end-lost = Du bist nicht zurückgekommen
web-cave-end-lost-more = { $count ->
        [one] { $names } kartiert den Berg mit { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
web-cave-end-nobody = Kein Team war rechtzeitig am Basislager.
web-cave-end-points = { $points } Punkte.
web-cave-end-tiles = { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
web-cave-end-together = gemeinsam vermessen
web-cave-end-deep = { $depth } m tief
web-cave-end-by = erreicht von { $names }
web-cave-end-left = { $points } blieben unten
web-cave-end-would = zurück am Lager hätte { $name } gewonnen
web-cave-end-still = { $depth ->
        [0] { $name } ist noch vor dem Lager
       *[other] { $name } ist noch auf −{ $depth } m
    }
web-cave-end-surface = 0 m
web-cave-end-table = Punkte der Teams nach Markern und Boni
web-cave-end-team = Team
web-cave-end-depth = Tiefe
web-cave-end-tokens = Marker
web-cave-end-bonuses = Boni
web-cave-end-sum = { $tokens } + { $bonuses } Bonus
web-cave-end-out = Nicht am Basislager: raus
web-cave-end-rank-most = +{ $points } meiste
web-cave-end-rank-shared = +{ $points } geteilt
web-cave-end-rank-second = +{ $points } zweite
web-cave-end-rank-tied = { $points } Gleichstand
web-cave-end-rank-crowd = { $points } alle gleich
web-cave-end-note-shared = { $names } haben gleich viele und bekommen je die Hälfte
web-cave-end-note-crowd = { $names } haben gleich viele: niemand bekommt den Bonus
web-cave-end-note-tied = { $names } sind gleichauf Zweite: kein Bonus
web-cave-end-note-out = Nicht zurück: 0 Punkte, Marker zählen nicht ({ $names })
web-cave-with-bonus = { $points } + Bonus
web-cave-with-bonus-tip = Punkte der Marker bis jetzt. Boni für die meisten und zweitmeisten einer Art kommen am Ende dazu.
web-cave-nobody = niemand

# ein Schritt eines Zugs in ein, zwei Wörtern
cave-brief-turn-began = beginnt
cave-brief-provision-eaten = isst
cave-brief-starved = hungert
cave-brief-moved = { $cell_to }
cave-brief-tile-drawn = deckt auf
cave-brief-tile-laid = legt an
cave-brief-rockfall-laid = Steinschlag
cave-brief-ropes-laid = { $ropes ->
        [one] legt ein Seil
       *[other] legt { $ropes } Seile
    }
cave-brief-token-taken = nimmt Marker
cave-brief-depth-reached = { $depth } m tief
cave-brief-repacking = packt um
cave-brief-loaded = gepackt
cave-brief-tent-pitched = baut das Zelt auf
cave-brief-tent-packed = packt das Zelt
cave-brief-tent-abandoned = gibt das Zelt auf
cave-brief-exchanged = tauscht Ausrüstung
cave-brief-discarded = wirft weg
cave-brief-skip-agreed = würde aufhören

# was Zeichen und Kürzel bedeuten, für die Worte daneben
web-cave-action-points-more = Kurz AP: so viel darfst du in einem Zug tun, je Zug { $all }. Was übrig bleibt, verfällt.
web-cave-pile-rope-more = Einer für jedes Seil, das du legst.
web-cave-pile-water-more = Wer als Erstes in einen See taucht, holt seinen Marker herauf.
web-cave-pile-photo-more = Das erste Foto eines Motivs bringt seinen Marker.
web-cave-pile-squeeze-more = Das erste Team in einem Engpass nimmt seinen Marker; II und III zählen mehr.
web-cave-depth-token-more = Für einen Schritt in diese Tiefe über Seile, die du gerade gelegt hast; von jeder höchstens einer.
web-cave-stack = Stapel { $group }
web-cave-stack-more = Die Stapel werden nacheinander aufgebraucht.
web-cave-bonus-of = { $name } bekäme jetzt { $points } Punkte
