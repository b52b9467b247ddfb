## Das Regal

web-shelf-where = Nur in diesem Browser. Kein Konto.
web-shelf-where-server = In diesem Browser und, unter deinem Wiederherstellungscode, auf diesem Server. Kein Konto.
web-shelf-matches = Deine Partien
web-shelf-filter = Welches Spiel
web-shelf-all = Alle
web-shelf-somebody = Jemand
web-shelf-by-yourself = allein
web-shelf-won = Gewonnen { $points } : { $best }
web-shelf-shared = Geteilter Sieg { $points } : { $best }
web-shelf-alone = { $points } Punkte
web-shelf-place = { $place ->
        [2] Zweiter Platz von { $seats } mit { $points }
        [3] Dritter Platz von { $seats } mit { $points }
       *[other] Platz { $place } von { $seats } mit { $points }
    }
web-shelf-not-back = Nicht zurückgekommen
web-shelf-more = { $count } Runden
web-shelf-more-diamant = { $count } Expeditionen
web-shelf-more-cave = { $count } Runden
web-shelf-more-subterra = { $saved } von { $cavers } draußen · Runde { $count }
web-shelf-minutes = { $count } Min.
web-shelf-replay = Partie ansehen
web-shelf-result = Ergebnis ansehen
web-shelf-drop = Aus dem Regal nehmen
web-shelf-rate = gewonnen
web-shelf-mean = im Schnitt
web-shelf-best = Bestes
web-shelf-best-expedition = beste Expedition
web-shelf-deepest = am tiefsten
web-shelf-count = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
web-shelf-lately = letzte Ergebnisse
web-shelf-lately-saved = zuletzt Gerettete
web-shelf-clear = Regal auf diesem Gerät leeren
web-shelf-clear-sure = Alle Partien, Statistiken und Abzeichen auf diesem Gerät verschwinden. Was ein Wiederherstellungscode auf dem Server aufbewahrt, bleibt.
web-shelf-whose = Wessen Partien
web-shelf-everybody = Alle hier
web-shelf-save = Regal als Datei speichern
web-shelf-bring = Regal aus Datei holen
web-shelf-file-here = Ergebnisse und Abzeichen. Die Aufzeichnungen selbst bleiben bei ihren Tischen.
web-shelf-file-more = Ergebnisse und Abzeichen. Die Aufzeichnungen selbst bleiben auf dem Server.
web-shelf-brought = { $count ->
        [one] 1 Partie kam aus der Datei.
       *[other] { $count } Partien kamen aus der Datei.
    }
web-shelf-file-other = Diese Datei ist kein Regal von Speleo.
web-shelf-file-newer = Dieses Regal hat eine andere Version von Speleo gespeichert.
web-shelf-file-large = Diese Datei ist zu groß für ein Regal.
web-shelf-file-damaged = Partie { $number } in dieser Datei ist beschädigt. Nichts wurde übernommen.
web-forget-all = Alles in diesem Browser vergessen
web-shelf-here = Dieses Regal und deine Tische liegen nur auf diesem Gerät, in diesem Browser.
web-shelf-clear-here = Alle Partien, Statistiken und Abzeichen auf diesem Gerät verschwinden. Tische bleiben.
web-forget-all-here = Regal, alle Tische und Partien per Link, dein Name und deine Einstellungen verschwinden endgültig aus diesem Browser.
web-forget-all-sure = Regal, Wiederherstellungscode, deine Plätze an laufenden Tischen, dein Name und deine Einstellungen verschwinden aus diesem Browser. Was auf dem Server liegt, bleibt; lösche das vorher, wenn du willst.
web-shelf-keep = Behalten
web-shelf-delete = Löschen

## Gast mit Wiederherstellungscode

web-guest = Auch auf anderen Geräten
web-guest-more = Mit einem Wiederherstellungscode steht dein Regal auch auf diesem Server: ohne E-Mail, ohne Passwort. Wer den Code hat, hat das Regal.
web-guest-begin = Code bekommen
web-guest-code = Wiederherstellungscode
web-guest-enter = Mein Regal öffnen
web-guest-kept = Schreib dir diesen Code auf. Er öffnet dein Regal auf jedem Gerät, und niemand kann ihn dir ein zweites Mal geben.
web-guest-show = Code zeigen
web-guest-hide = Code verbergen
web-guest-bring = Beide abgleichen
web-guest-back = Dein Regal ist wieder da.
web-guest-delete = Mein Regal auf dem Server löschen
web-guest-delete-sure = Dein Name, der Code und alle Partien darunter werden endgültig vom Server gelöscht. Dieses Gerät behält sein eigenes Regal.

## Abzeichen

web-badges-count = { $earned } von { $all } Abzeichen
web-badge-of = { $done } von { $needs }
web-badge-earned = Erreicht.
web-badge-open = Noch nicht erreicht.
web-badge-rim-gold = Gold: selten
web-badge-rim-silver = Silber: nicht alle Tage
web-badge-rim-bronze = Bronze: gut zu schaffen
web-badge-alone-out = Alleingang
web-badge-alone-out-for = Allein ein Relikt heimgebracht
web-badge-full-chest = Volle Truhe
web-badge-full-chest-for = 60 Punkte in einer Partie
web-badge-five-of-five = Fünf von fünf
web-badge-five-of-five-for = 5 Relikte in einer Partie
web-badge-deep-end = Ganz unten
web-badge-deep-end-for = −125 m erreicht
web-badge-rope-master = Seilmeister
web-badge-rope-master-for = 8 Seilmarker in einer Partie
web-badge-cartographer = Kartograf
web-badge-cartographer-for = Alle Plättchen gelegt, mindestens 50
web-badge-crystal-eye = Kristallauge
web-badge-crystal-eye-for = 6 Fotos in einer Partie
web-badge-all-out = Alle draußen
web-badge-all-out-for = Gold in Sub Terra
web-badge-last-battery = Letzte Batterie
web-badge-last-battery-for = Mit der letzten Karte draußen
web-badge-stared-it-down = Blickduell
web-badge-stared-it-down-for = Drei Horrors vertrieben
web-badge-three-caves = Drei Höhlen
web-badge-three-caves-for = Ein Sieg in jedem Spiel
web-badge-good-company = Gute Gesellschaft
web-badge-good-company-for = 25 Partien mit anderen
