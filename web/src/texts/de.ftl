# Die Web-App außerhalb der Tische.

web-skip = Zum Inhalt springen
web-home = Startseite
web-loading = Einen Moment …
web-no-table = Diesen Tisch gibt es nicht
web-no-table-more = Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
web-open-seat = Freier Platz { $number }
web-numbered-name = { $name } { $number }
web-guest-name = Spürnase { $name }
web-playing-as = Du spielst als
web-change-name = Namen ändern
web-another-name = Ein anderer Name
web-close = Schließen
web-on = an
web-off = aus

## Warum etwas nicht getan wurde

web-problem-in-record = Zeile { $line }{ $step ->
        [0] {""}
       *[other] , Schritt { $step }
    }: Das passt nicht zu den Regeln, oder es wurde etwas geändert oder gekürzt. Im Wortlaut des Prüfers: { $said }
web-problem-offline = Der Server ist nicht zu erreichen. Läuft er?
web-problem-storage = Der Server kann gerade nichts aufschreiben. Versuche es gleich noch einmal.
web-problem-too-many = Das war viel auf einmal. Warte eine Sekunde.
web-problem-many-tables = Von hier gibt es zu viele Tische. Beende oder lösche welche, oder warte eine Stunde.
web-problem-talk-full = An diesem Tisch wurde genug gesagt.
web-problem-table-full = An diesem Tisch ist nur noch Platz für Züge.
web-problem-busy = Viele Aufzeichnungen warten. Versuche es bald noch einmal.
web-problem-too-costly = Das dauert länger, als der Server erlaubt.
web-problem-full = Der Server hat keinen Platz für weitere Tische.
web-problem-damaged = Dieser Tisch ist beschädigt und nicht lesbar.
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
web-problem-no-wish = Mit diesem Link bittet niemand mehr um Meldungen.
web-problem-over = Die Partie ist zu Ende.
web-problem-knocking = Gerade bittet schon jemand um einen Platz. Warte die Antwort ab.
web-problem-shut = An diesem Tisch wird niemand mehr eingelassen.
web-problem-overtaken = Diese Bitte ist hinfällig: Inzwischen ist etwas geschehen.
web-problem-revealed = Was aufgedeckt ist, bleibt es: Bots und Vertretungen stimmen keiner Rücknahme zu.
web-problem-overdue = Deine Zeit war um: Zuerst handelt die Vertretung. Danach kannst du zurückkommen.
web-problem-not-asked = Danach fragt niemand mehr.
web-problem-no-step = Es gibt nichts mehr zurückzunehmen.
web-problem-other-rules = Diese Partie wurde nach einer früheren Fassung der Regeln begonnen; nach den heutigen wäre sie anders verlaufen. Sie bleibt aufbewahrt, kann hier aber nicht weitergehen: Beginnt eine neue.

## Die Leiste

web-nav = Wohin
web-nav-games = Spiele
web-nav-tables = Offene Tische
web-nav-tables-short = Tische
web-nav-replays = Dein Regal
web-nav-replays-short = Regal
web-nav-rules = Regeln
web-language = Sprache
web-look = Aussehen
web-contrast-high = Hell, mit hohem Kontrast
web-theme-dark = Dunkel
web-theme-light = Hell, hoher Kontrast
web-motion-full = Voll
web-motion-calm = Ruhig
web-confirm-more = Ein zweiter Tipp, damit kein Finger abrutscht; endgültig ist, was du nicht allein zurücknehmen kannst
web-confirm-never = Nie
web-confirm-final = Endgültige
web-confirm-always = Jede
web-your-name = Dein Name
web-settings-short = Mehr
web-help = Hilfe
web-help-play = Such dir eine Höhle aus und drück auf „Sofort spielen“: Schon sitzt du mit Bots am Tisch. „Mit Freunden“ macht einen Tisch mit einem Link zum Teilen.
web-help-board = Am Tisch leuchtet nur, was du darfst. Tippst du etwas anderes an, erfährst du, warum es nicht geht, mit der Regel dazu.
web-help-keys = Mit der Tastatur: Tab geht weiter, Enter oder Leertaste wählt, Pfeiltasten bewegen das Brett oder eine Auswahl.
web-help-private = Niemand braucht ein Konto. Dieser Browser merkt sich deine Plätze; ein privater Tisch ist nur über seinen Link zu finden.
web-findings = Was Bots herausfanden
web-manual = Handbuch

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
web-scene = Eine Lampe und Würfel auf einem Tisch aus Fels.
web-scene-camp = Lager I
web-scene-squeeze = Engpass!
web-scene-lake = See, 4°
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
web-undo-bots = Rücknahme gegen Bots
web-undo-fair = Fair
web-undo-fair-more = Was aufgedeckt ist, bleibt.
web-undo-free = Frei
web-undo-free-more = Bots lassen dich alles zurücknehmen. Aufzeichnung und Ergebnis sagen es dazu.
web-end-free-undo = { $count ->
        [0] Rücknahmen gegen Bots waren hier frei; niemand hat damit Aufgedecktes zurückgenommen.
        [one] Rücknahmen gegen Bots waren hier frei: Einmal wurde Aufgedecktes zurückgenommen.
       *[other] Rücknahmen gegen Bots waren hier frei: { $count }-mal wurde Aufgedecktes zurückgenommen.
    }
web-replay-free-undo = In dieser Partie waren Rücknahmen gegen Bots frei.
web-bot-random = Tut irgendetwas, das erlaubt ist.
web-bot-thumb = Spielt nach ein paar einfachen Regeln.
web-bot-odds = Rechnet aus, was die nächste Karte bringen kann.
web-bot-explorer = Erkundet, legt Seile und kommt rechtzeitig heim.
web-bot-team = Spielt für alle und hilft, wer am Boden liegt.
web-bot-novice = Spielt wie in den ersten Partien, mit den Fehlern, die man da macht.
web-bot-club = Kennt die Faustregeln und vergisst manchmal eine.
web-bot-expert = Plant voraus und irrt sich selten.
web-bot-master = Spielt so gut, wie dieses Programm es kann.
web-which-rules = Welche Regeln?
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
web-lobby-more = { $game } · Die Lampen gehen an, wenn jemand bereit ist.
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
web-invite-more = Scannt ihn, verschick den Link oder lies den Code vor:
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
web-name-of-other = Name der Person neben dir
web-same-screen = Ihr teilt euch diesen Bildschirm: Auch dieser Platz gehört zu diesem Browser.
web-done = Fertig
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

web-no-replays = Hier steht bald deine erste Partie.
web-open-record = Eine Aufzeichnung aus einer Datei öffnen
web-no-replay = Das lässt sich nicht zeigen
web-replay-start = Vor dem ersten Schritt
web-replay-running = Die Partie läuft noch: Das ist, was bisher alle wissen.
web-seat-does = { $name }: { $deed }
web-players-at = Die Spielenden bei Schritt { $step }
web-board-at = Das Brett bei Schritt { $step }
web-moments = Große Momente
web-moment = Großer Moment { $number }, Schritt { $step }
web-gains = { $name }: { $count } Punkte mehr
web-gains-you = Du: { $count } Punkte mehr
web-loses = { $name } verliert { $count } Punkte
web-loses-you = Du verlierst { $count } Punkte
web-seen-by = Mit den Augen von
web-everybody = Allen
web-copy-step = Link zu diesem Schritt kopieren
web-record-get = Aufzeichnung herunterladen
web-course = Der Verlauf der Partie
web-chart = Punkte im Lauf der Partie
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
web-fair-fair = Der Server hat nachgegeben: Alle { $count } Ziehungen folgen aus der Saatzahl, die vor der ersten versiegelt wurde. Wer das nicht glauben mag, prüft die Mitschrift mit speleo record verify.
web-fair-fair-later = Alle { $count } Ziehungen an diesem Tisch folgen aus der versiegelten Saatzahl; frühere stammen aus einer anderen Partie.
web-fair-other-rules = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt. Sie wird gezeigt, wie sie gespielt wurde; nach den heutigen Regeln lassen sich ihre Karten nicht noch einmal ableiten.
web-fair-other-card = Schritt { $step } folgt nicht aus der versiegelten Saatzahl.
web-fair-by-hand = Die Karten wurden von Hand gegeben oder stammen aus einer anderen Partie: Es gibt nichts nachzurechnen.
web-fair-not-over = Die Saatzahl wird gezeigt, wenn die Partie vorbei ist. Dann lässt sie sich prüfen.
web-fair-other-seed = Die Saatzahl ist nicht die versiegelte.
web-fair-no = Nicht ehrlich gegeben
web-deal-right = Diese Seite hat die Prüfsummen selbst nachgerechnet: Die Saatzahl ist die versiegelte, { $nonces ->
    [0] niemand am Tisch hat eine eigene Zahl beigetragen
    [one] eine beigetragene Zahl passt zu ihrem Pfand
   *[other] { $nonces } beigetragene Zahlen passen zu ihren Pfändern
  }, und die Lose aller { $count } Ziehungen folgen daraus.
web-deal-noted = Siegel und Pfänder sind die, die sich dieser Browser vor der ersten Karte gemerkt hat.
web-deal-unnoted = Dieser Browser hat den Beginn nicht gesehen und kann nicht sagen, ob sie damals dieselben waren.
web-deal-blamed = Eine Zahl dieses Browsers soll nicht angekommen sein, obwohl sie gesendet wurde.
web-deal-old = So gegebene Karten kann diese Seite nicht selbst prüfen; das Folgende sagt der Server.
web-deal-other-seed = Diese Seite stellt fest: Die Saatzahl ist nicht die versiegelte.
web-deal-other-promise = Diese Seite stellt fest: Das Siegel ist ein anderes als vor der ersten Karte.
web-deal-other-nonce = Diese Seite stellt fest: Die Zahl von Platz { $seat } ist nicht die verpfändete.
web-deal-other-pledges = Diese Seite stellt fest: Das Pfand von Platz { $seat } war vor der ersten Karte ein anderes.
web-deal-other-card = Diese Seite stellt fest: Schritt { $step } entspricht nicht seinem Los.
web-deal-other-story = Diese Seite stellt fest: Schritt { $step } wird anders gezeigt als in der Mitschrift.
web-deal-sealing = Die Karten werden versiegelt …
web-deal-promise = Vor der ersten Karte legt sich der Geber mit diesem Siegel auf seine Saatzahl fest, und jeder Browser trägt ein eigenes Geheimnis bei. Am Ende lässt sich beides prüfen.
web-seal = Siegel { $seal }
web-seed = Saatzahl { $seed }

## Das Ende

web-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-count = Anzahl
web-tie = { $names } haben gleich viele Punkte und teilen sich Platz { $place }.
web-tie-you = Du und { $others } habt gleich viele Punkte und teilt euch Platz { $place }.
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

web-tab-loading = Die Spiele werden geholt: { $done } von { $total } MB, nur einmal
web-tab-starting = In der Höhle wird Licht gemacht …
web-tab-elsewhere = Speleo ist schon in einem anderen Tab dieses Browsers offen.
web-tab-take-over = Lieber hier spielen
web-tab-failed = Die Spiele laufen in diesem Browser nicht: { $why }
web-tab-unkept = Dieser Browser behält hier nichts: Du kannst spielen, aber deine Tische enden mit diesem Tab.
