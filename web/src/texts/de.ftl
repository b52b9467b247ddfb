# Die Web-App außerhalb der Tische.

web-skip = Zum Inhalt springen
web-home = Startseite
web-loading = Einen Moment …
web-no-table = Diesen Tisch gibt es nicht
web-no-table-more = Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
web-open-seat = Freier Platz { $number }
web-numbered-name = { $name } { $number }
web-you-name = Du
web-close = Schließen
web-on = an
web-off = aus

## Warum etwas nicht getan wurde

web-problem-offline = Der Server ist nicht zu erreichen. Läuft er?
web-problem-storage = Der Server kann gerade nichts aufschreiben. Versuche es gleich noch einmal.
web-problem-too-many = Das war viel auf einmal. Warte eine Sekunde.
web-problem-taken = Jemand war schneller: Dieser Platz ist vergeben.
web-problem-no-table = Diesen Tisch gibt es nicht.
web-problem-no-offer = Dieser Link gilt nicht mehr. Bitte um einen neuen.
web-problem-not-yours = Das darf nur, wer auf diesem Platz sitzt oder den Tisch eröffnet hat.
web-problem-not-absent = Ein Bot darf für jemanden spielen, der schon eine Weile am Zug ist. Gib ihm einen Moment.
web-problem-away = Auf diesem Platz spielt ein Bot. Sag zuerst, dass du wieder da bist.
web-problem-resigned = Dieser Platz hat aufgegeben.
web-problem-not-waiting = Die Partie hat schon begonnen.
web-problem-not-running = Die Partie läuft nicht.
web-problem-open-seats = Es sind noch Plätze frei.
web-problem-not-asked = Danach fragt niemand mehr.
web-problem-no-step = Es gibt nichts mehr zurückzunehmen.

## Die Leiste

web-nav = Wohin
web-nav-games = Spiele
web-nav-tables = Offene Tische
web-nav-tables-short = Tische
web-nav-replays = Aufzeichnungen
web-nav-replays-short = Archiv
web-nav-rules = Regeln
web-language = Sprache
web-look = Aussehen
web-contrast-high = Hell, mit hohem Kontrast
web-theme-dark = Dunkel
web-theme-light = Hell, hoher Kontrast
web-motion-full = Voll
web-motion-calm = Ruhig
web-confirm-more = Ein zweiter Tipp, damit kein Finger abrutscht
web-your-name = Dein Name
web-settings-short = Mehr
web-help = Hilfe
web-help-play = Such dir eine Höhle aus und drück auf „Sofort spielen“: Schon sitzt du mit Bots am Tisch. „Mit Freunden“ macht einen Tisch mit einem Link zum Teilen.
web-help-board = Am Tisch leuchtet nur, was du darfst. Tippst du etwas anderes an, erfährst du, warum es nicht geht, mit der Regel dazu.
web-help-keys = Mit der Tastatur: Tab geht weiter, Enter oder Leertaste wählt, Pfeiltasten bewegen das Brett oder eine Auswahl.
web-help-private = Niemand braucht ein Konto. Dieser Browser merkt sich deine Plätze; ein privater Tisch ist nur über seinen Link zu finden.

## Startseite

web-hero = Drei Höhlen. Ein Licht.
web-hero-more = Such dir eine Höhle aus und spiel los. Ohne Konto, ohne Regelheft.
web-code = Tisch-Code
web-join = Beitreten
web-continue = Weiter­spielen
web-open-tables = Offene Tische
web-players = { $count }
web-minutes = { $count } Min.
web-players-minutes = { $players } Personen · { $minutes } Min.
web-play-now = Sofort spielen
web-play-now-of = Sofort spielen: { $game }
web-with-friends = Mit Freunden
web-with-friends-of = Mit Freunden: { $game }
web-this-device = An diesem Gerät
web-this-device-of = An diesem Gerät: { $game }
web-learn = Lernen
web-learn-of = { $game } lernen
web-tag-diamant = Neu hier? Fang hier an.
web-tag-cave = Planen und entdecken
web-tag-subterra = Alle gegen die Höhle
web-promise-diamant = Noch tiefer hinein oder raus mit der Beute? Alle entscheiden zugleich.
web-promise-cave = Seil, Zelt, Sauerstoff: Packt klug und vermesst, was nie jemand sah.
web-promise-subterra = Gemeinsam hinaus, bevor die Lampen sterben. Etwas folgt euch.
web-scene-diamant = Zwei Leute in einer Höhle voller Edelsteine: Eine Person schleicht mit vollem Sack zum Ausgang, die andere hält eine Fackel hoch.
web-scene-cave = Eine Höhle, gezeichnet wie ein Vermessungsplan: Jemand hängt am Seil über einem See, auf einem Absatz leuchtet ein Zelt.
web-scene-subterra = Eine Taschenlampe leuchtet auf ein Loch im Fels. Knochige Finger halten seinen Rand, zwei Augen starren heraus.
web-scene-camp = Lager I
web-scene-squeeze = Engpass!
web-scene-lake = See, 4°
web-run-diamant = { $game } · Expedition { $number } von 5
web-run-cave = { $game } · { $number ->
        [0] es wird gepackt
       *[other] Runde { $number }
    }
web-run-subterra = { $game } · Runde { $number }
web-run-open = { $game } · { $open ->
        [0] alle Plätze besetzt
        [one] { $open } freier Platz
       *[other] { $open } freie Plätze
    }
web-run-yours = Du bist dran
web-run-waits = Wartet auf { $names }
web-run-waiting = Noch nicht begonnen
web-run-host = Du kannst beginnen
web-run-going = Läuft
web-run-over = Vorbei
web-sit-down = Platz nehmen

## Ein neuer Tisch

web-players-long = { $count } Personen
web-new-friends = Wer steigt mit dir hinab? Mach den Tisch auf und schick seinen Link herum.
web-new-here = Ein Bildschirm für alle: Gebt ihn herum oder rückt zusammen.
web-where-play = Wo spielt ihr?
web-who-plays = Wer spielt mit?
web-name-of-seat = Name von Person { $number }
web-person = Person { $number }
web-remove-person = Person { $number } entfernen
web-add-person = Noch eine Person
web-here-secret = Wo etwas geheim ist, fällt ein Vorhang, bevor die nächste Person hinsieht.
web-host-name = Gastgeber
web-how-many-seats = Wie viele Plätze?
web-how-many-bots = Wie viele davon sind Bots?
web-how-good-bots = Wie gut sind die Bots?
web-bot-random = Tut irgendetwas, das erlaubt ist.
web-bot-thumb = Spielt nach ein paar einfachen Regeln.
web-bot-odds = Rechnet aus, was die nächste Karte bringen kann.
web-bot-explorer = Erkundet, legt Seile und kommt rechtzeitig heim.
web-bot-team = Spielt für alle und hilft, wer am Boden liegt.
web-which-rules = Welche Regeln?
web-edition-cave-pegasus = Unser Standard. Zwanzig Steinschläge, und auf einem neuen Abstieg wartet ein Seilmarker.
web-edition-cave-rebel = Weniger Steinschläge, kein wartender Seilmarker, ein strengeres Zelt.
web-option-diamant-chests-open = Alle sehen, wer vorn liegt.
web-option-diamant-chests-closed = Niemand weiß genau, wer vorn liegt.
web-option-subterra-difficulty-normal = Ein ordentlicher Schreck für die ersten Expeditionen.
web-option-subterra-difficulty-advanced = Weniger Zeit, bis die Lichter ausgehen.
web-option-subterra-difficulty-expert = Ihr werdet da unten Leute verlieren.
web-who-may-join = Wer darf dazukommen?
web-private = Nur mit Link
web-private-more = Der Tisch ist allein über seinen Link zu finden.
web-public = Alle
web-public-more = Er steht in der Liste der offenen Tische.
web-clock = Zeit für einen Zug
web-match-clock = Zeit für die ganze Partie
web-clock-none = Keine Uhr
web-clock-minutes = { $minutes } Min.
web-clock-hours = { $hours } Std.
web-clock-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-clock-more = Wessen Zeit abgelaufen ist, für den spielt ein Bot, bis er zurückkommt.
web-table-name = Wie heißt der Tisch?
web-table-name-example = Donnerstagsrunde
web-more-options = Hausregeln ({ $count })
web-by-edition = Wie in der Ausgabe
web-too-few = Es müssen mindestens { $least } mitspielen: Nimm Leute oder Bots dazu.
web-here-start = Es geht sofort los.
web-friends-start = Plätze und Bots kannst du noch ändern, bevor es losgeht.
web-start = Los
web-make-table = Tisch aufmachen
web-not-found = Hier ist nichts
web-not-found-more = Der Weg endet im Fels. Geh ein Stück zurück.

## Vor dem Start

web-table-called = Tisch „{ $title }“
web-lobby-more = Wer steigt mit dir hinab? Die Lampen gehen an, wenn sich jemand setzt.
web-team-diamant = Schatzsuche
web-team-cave = Seilschaften
web-team-subterra = Gemeinsam verirrt
web-seats-taken = { $taken } von { $count } Plätzen besetzt
web-seat-open-more = Wer den Link hat, darf sich setzen
web-seat-bot = Bot
web-seat-you = Du
web-seat-person = Sitzt am Tisch
web-seat-ready = Bereit
web-seat-free = Frei
web-sit-here = Hier sitzen
web-seat-a-bot = Bot hinsetzen
web-get-up = Aufstehen
web-clear-seat = Den Platz von { $name } räumen
web-level-of = Stärke von { $name }
web-invite = Einladen
web-invite-more = Scannt ihn, verschick den Link oder nimm den Code:
web-qr = QR-Code mit dem Link zu diesem Tisch
web-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-share-link = Link teilen
web-copied = Kopiert.
web-copy-yourself = Drück jetzt Strg+C.
web-agreed = Was gilt
web-watching = Dazukommen
web-waiting-for = { $count ->
        [one] { $names } ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
web-waiting-host = Warte auf Leute oder setz Bots hin.
web-all-here = Alle sind da.
web-host-starts = Wer den Tisch aufgemacht hat, beginnt.
web-fill-bots = Bots auffüllen
web-start-diamant = Hinein in die Höhle
web-start-cave = Abstieg beginnen
web-start-subterra = Im Dunkeln erwachen
web-name-of-other = Name der Person neben dir
web-same-screen = Ihr teilt euch diesen Bildschirm: Auch dieser Platz gehört zu diesem Browser.
web-cancel = Abbrechen

## Offene Tische

web-open-tables-more = Tische, an denen noch Gesellschaft willkommen ist. Setz dich oder schau zu.
web-which-game = Welches Spiel?
web-all-games = Alle
web-tables-free = Plätze frei
web-tables-watch = Im Gang
web-watch = Zuschauen
web-no-open-tables = Gerade ist kein Tisch offen. Mach einen auf.
web-new-table-of = { $game }

## Aufzeichnungen

web-replays-more = Partien dieses Browsers, die vorbei sind. Sieh sie dir Schritt für Schritt an oder spiel von jedem Moment aus weiter.
web-no-replays = Noch nichts: Eine Partie erscheint hier, wenn sie vorbei ist.
web-open-record = Eine Aufzeichnung aus einer Datei öffnen
web-open-record-more = Zieh eine Aufzeichnung hierher oder wähl eine aus. Sie wird Schritt für Schritt geprüft, bevor sie gezeigt wird.
web-choose-file = Datei wählen
web-no-replay = Das lässt sich nicht zeigen
web-replay-start = Vor dem ersten Schritt
web-replay-running = Die Partie läuft noch: Das ist, was bisher alle wissen.
web-seat-does = { $name }: { $deed }
web-players-at = Die Spielenden bei Schritt { $step }
web-board-at = Das Brett bei Schritt { $step }
web-moments = Große Momente
web-moment = Großer Moment { $number }, Schritt { $step }
web-gains-diamant = { $name }: { $count } mehr
web-gains-cave = { $name }: { $count } Punkte mehr
web-gains-subterra = { $name }: { $count } Gesundheit zurück
web-loses-diamant = { $name } verliert { $count }
web-loses-cave = { $name } verliert { $count } Punkte
web-loses-subterra = { $name } verliert { $count } Gesundheit
web-seen-by = Mit den Augen von
web-everybody = Allen
web-copy-step = Link zu diesem Schritt kopieren
web-record-get = Aufzeichnung herunterladen
web-course = Der Verlauf der Partie
web-chart-diamant = Edelsteine und Relikte, auch die noch gefährdeten
web-chart-cave = Punkte der Marker bisher
web-chart-subterra = Gesundheit der Höhlenforscher
web-as-table = Als Tabelle
web-step = Schritt
web-step-of = Schritt { $step } von { $count }: { $caption }
web-scrub = Schritt
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-play = Abspielen
web-pause = Anhalten
web-forward = Einen Schritt weiter
web-last = Zum Ende
web-speed = Tempo
web-turn-of = Zu einem Zug von
web-turn-of-seat = Nächster Zug von { $name }
web-play-on = Von hier weiterspielen
web-play-on-more = Nimm bei Schritt { $step } einen beliebigen Platz; Bots spielen die anderen. Die Partie selbst bleibt, wie sie war.
web-play-on-who = Welchen Platz nimmst du?
web-to-table = Zum Tisch

## Ehrlich gegeben

web-fair = Ehrlich gegeben?
web-fair-yes = Ehrlich gegeben
web-fair-more = Vor der ersten Karte hat der Server seine Saatzahl versiegelt. Jetzt können alle nachgeben und vergleichen.
web-fair-check = Prüfen
web-fair-fair = Alle { $count } Ziehungen folgen aus der Saatzahl, die vor der ersten versiegelt wurde.
web-fair-fair-later = Alle { $count } Ziehungen an diesem Tisch folgen aus der versiegelten Saatzahl; frühere stammen aus einer anderen Partie.
web-fair-other-card = Schritt { $step } folgt nicht aus der versiegelten Saatzahl.
web-fair-by-hand = Die Karten wurden von Hand gegeben oder stammen aus einer anderen Partie: Es gibt nichts nachzurechnen.
web-fair-not-over = Die Saatzahl wird gezeigt, wenn die Partie vorbei ist. Dann lässt sie sich prüfen.
web-fair-other-seed = Die Saatzahl ist nicht die versiegelte.
web-seal = Siegel { $seal }
web-seed = Saatzahl { $seed }

## Das Ende

web-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-count = Anzahl
web-tie = { $names } haben gleich viele Punkte und teilen sich Platz { $place }.
web-together = Ihr habt gemeinsam gewonnen oder verloren: Das Ergebnis gilt für alle.
web-everybody-together = Ihr alle
web-after = Und jetzt?
web-rematch = Revanche
web-to-rematch = Zur Revanche

## Regeln

web-rules-of = Regeln von { $game }
web-chapters = Kapitel
web-search-rules = In den Regeln suchen
web-found-rules = { $count ->
        [one] { $count } Regel erwähnt es
       *[other] { $count } Regeln erwähnen es
    }
web-found-none = Keine Regel erwähnt alle diese Wörter.
web-rules-own = Jede Regel in unseren eigenen Worten. Eine Nummer wie CAVE-7.3 ist hier, am Tisch und in den Beispielen, die sie prüfen, dieselbe.
web-print = Drucken
web-link-rule = Link zu { $rule } kopieren
web-example = Beispiel { $number }:
web-before = Vorher
web-after-it = Nachher
web-also-checked = Außerdem geprüft
web-chance = Zufall
web-claim-may-not = { $name } darf nicht: { $deeds }
web-claim-may-only = { $name } darf nur: { $deeds }
web-claim-may = { $name } darf: { $deeds }
web-claim-scores = { $name } hat { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
web-how-it-goes = So läuft es
web-intro-try = Probier es aus: Der Tisch lässt leuchten, was du darfst.

web-intro-diamant = Fünf Höhlen voller Edelsteine, und alle wollen mit den meisten wieder hinaus.
web-intro-diamant-1 = Ihr geht gemeinsam hinein. Karte für Karte zeigt die Höhle, was sie birgt: Edelsteine, Fallen, ab und zu ein Relikt.
web-intro-diamant-2 = Edelsteine werden unter allen geteilt, die noch drin sind. Was nicht aufgeht, bleibt auf der Karte liegen.
web-intro-diamant-3 = Nach jeder Karte entscheiden alle geheim: weiter oder zurück ins Lager. Dann zeigt ihr es gleichzeitig.
web-intro-diamant-4 = Wer umkehrt, bringt alles heim und sammelt ein, was am Weg liegt. Allein behältst du alles davon, auch die Relikte.
web-intro-diamant-5 = Wer weitergeht, teilt mit weniger Leuten. Kommt aber dieselbe Falle zum zweiten Mal, verlieren alle drinnen, was sie gesammelt haben.
web-intro-diamant-6 = Nach fünf Höhlen gewinnt die vollste Truhe.

web-intro-cave = Du führst ein Team in eine Höhle, die niemand kennt. Kommt mit Fotos, gelegten Seilen und gemessenen Tiefen heim.
web-intro-cave-1 = Vor dem Aufbruch packst du: Proviant für jeden Zug unter der Erde, Seile, Sauerstoff, eine Kamera, ein Floß. Acht Fächer hat der Rucksack, nie genug.
web-intro-cave-2 = Ein Zug hat fünf Aktionspunkte. Entdecke ein Plättchen an einem offenen Gang, geh, klettere, zwäng dich durch, tauche oder fotografiere.
web-intro-cave-3 = Hinab geht es nur mit Seil, eins für jede Stufe, und es bleibt für alle hängen. Wer es legt, bekommt Marker dafür.
web-intro-cave-4 = Ein Zug fern vom Lager kostet Proviant. Mit einem Zelt richtest du dir tief drinnen ein eigenes Lager ein.
web-intro-cave-5 = Zurück im Basislager packst du für die nächste Tour um.
web-intro-cave-6 = Ist die Höhle erforscht, eilen alle heim. Nur Teams, die das Basislager erreichen, zählen ihre Punkte.

web-intro-subterra = Ihr seid eingeschlossen, die Lampen werden schwach, und etwas jagt euch. Findet zusammen hinaus.
web-intro-subterra-1 = Jede Figur hat ein Talent: Eine heilt, eine klettert, eine sprengt Löcher in Wände, eine hält die Schrecken fern.
web-intro-subterra-2 = Ein Zug hat zwei Aktionspunkte: ein Plättchen aufdecken, es erkunden, gehen, rennen, sich verstecken, jemandem aufhelfen. Wer sich verausgabt, hat noch eine Aktion, aber das kann wehtun.
web-intro-subterra-3 = Nach jeder Runde schlägt die Höhle zu: Der Boden bebt, Gas breitet sich aus, Wasser steigt, Schrecken kommen aus dem Dunkel.
web-intro-subterra-4 = Ohne Gesundheit liegt eine Figur bewusstlos da, bis jemand hilft. Allein im Dunkeln hält niemand lange durch.
web-intro-subterra-5 = Der Ausgang liegt unter den letzten Plättchen. Sind die Gefahrenkarten aufgebraucht, geht das Licht aus, und jede Runde kann die letzte sein.
web-intro-subterra-6 = Bleibt niemand zurück, ist das Gold. Fehlen zwei, reicht es noch für Bronze; fehlen mehr, habt ihr verloren.
