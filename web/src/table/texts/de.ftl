# Der Tisch, den alle Spiele teilen.

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Das ganze Brett zeigen
web-follow = Dem Geschehen folgen

web-sound = Ton
web-level-volume = Lautstärke
web-level-music = Musik
web-level-effects = Geräusche
web-senses = Reize
web-senses-more = Wenig: Es ertönt nichts, was auch sonst eingestellt ist.
web-senses-full = Alle
web-senses-reduced = Wenig
web-sound-reduced = Es bleibt still, solange in den Einstellungen bei „Reize“ Wenig gewählt ist.
web-sound-forbidden = Dieser Browser lässt Speleo gerade nicht erklingen. Alles andere geht weiter; ein Druck auf den Tonknopf versucht es noch einmal.
web-volume-percent = { $percent } Prozent
web-volume-test = Probeton
web-menu = Menü
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = An den Tisch schreiben
web-chat-send = Senden
web-log-empty = Die Partie beginnt.
web-log-earlier = Frühere Zeilen
web-log-undone = Zurückgenommen:
web-aside = Am Tisch
web-news-claimed = { $name } setzt sich.
web-news-claimed-you = Du setzt dich.
web-news-started = Die Karten sind versiegelt; das Siegel ist { $seal }
web-news-left = { $name } steht auf.
web-news-left-you = Du stehst auf.
web-news-seated = { $why ->
        [faults] { $name } hat sich dreimal vertan: Der Ersatz spielt weiter.
       *[other] Ein Bot spielt für { $name }.
    }
web-news-seated-you = Ein Bot spielt für dich.
web-news-returned = { $name } ist wieder da.
web-news-returned-you = Du bist wieder da.
web-news-resigned = { $name } gibt endgültig auf; eine Vertretung spielt weiter.
web-news-resigned-you = Du gibst endgültig auf; eine Vertretung spielt weiter.
web-news-asked = { $count ->
        [one] { $name } möchte einen Schritt zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Schritte zurücknehmen.
    }
web-news-asked-you = { $count ->
        [one] Du möchtest einen Schritt zurücknehmen.
       *[other] Du möchtest die letzten { $count } Schritte zurücknehmen.
    }
web-news-void = Die Bitte um Rücknahme ist hinfällig: Inzwischen ist etwas geschehen.
web-news-arrived-given = Platz { $seat } wurde übergeben; dort sitzt jetzt { $name }.
web-news-arrived-given-you = Platz { $seat } wurde übergeben; jetzt sitzt du dort.
web-news-arrived-device = { $name } spielt auch an einem anderen Gerät weiter.
web-news-arrived-device-you = Du spielst auch an einem anderen Gerät weiter.
web-news-knocked = { $name } bittet um Platz { $seat }.
web-news-admitted-yes = { $name } ist dafür.
web-news-admitted-yes-you = Du bist dafür.
web-news-admitted-no = { $name } ist dagegen.
web-news-admitted-no-you = Du bist dagegen.
web-news-answered-yes = { $name } ist einverstanden.
web-news-answered-yes-you = Du bist einverstanden.
web-news-answered-no = { $name } ist nicht einverstanden.
web-news-answered-no-you = Du bist nicht einverstanden.
web-news-undone = { $name } nimmt einen Schritt zurück.
web-news-undone-you = Du nimmst einen Schritt zurück.
web-not-possible = Das geht jetzt nicht.
web-rules-away = Die Regeln sind gerade nicht zu erreichen.
web-all-rules = Alle Regeln
web-not-now = Doch nicht
web-do-it = Ausführen
web-curtain = Gib das Gerät an { $name }. Die anderen schauen weg.
web-choose-again = Zurück: { $name }
web-curtain-open = Ich bin { $name }
web-undo-asked = { $count ->
        [one] { $name } möchte einen Schritt zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Schritte zurücknehmen.
    }
web-undo-asked-you = { $count ->
        [one] Du möchtest einen Schritt zurücknehmen.
       *[other] Du möchtest die letzten { $count } Schritte zurücknehmen.
    }
web-undo-waiting = Die anderen werden gefragt.
web-knock = { $name } möchte Platz { $seat } übernehmen. Alle müssen zustimmen.
web-knock-waiting = Die anderen werden gefragt.
web-ask-seat = Um diesen Platz bitten
web-leave-play = Nur aufstehen
web-undo-needs = Seither ist etwas bekannt geworden: { $names } müssen zustimmen.
web-undo-ask = Um Rücknahme bitten
web-since = Seit deinem letzten Zug
web-earlier = Früher
web-later = Später
web-resigned = hat aufgegeben
web-away = abwesend, ein Bot spielt
web-come-back = Ich bin wieder da
web-let-bot = Bot spielen lassen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-other-device = Anderes Gerät
web-hand-over = Übergeben
web-bot-for-absent = Bot spielt so lange
web-transfer-link = Öffne diesen Link dort innerhalb von zehn Minuten; er gilt einmal:
web-settings = Einstellungen
web-motion = Bewegung
web-contrast = Hell, hoher Kontrast
web-confirm = Vor einer Aktion nachfragen
web-confirm-every = Vor jeder Aktion nachfragen
web-notify = Melden, wenn ich dran bin
web-notices-ask = Dürfen Meldungen, wenn du an diesem Tisch dran bist, dorthin kommen, wo dieser Link ankam?
web-notify-denied = Dein Browser lässt Meldungen dieser Seite nicht zu. Das lässt sich in seinen Einstellungen ändern.
web-replay = Wiederholung
web-record = Aufzeichnung der Partie
web-your-turn = Du bist dran.
web-in-words = Der Tisch in Worten
web-connection-lost = Verbindung verloren, neuer Versuch …
web-price = Preis: { $price }
web-price-of = { $deed }: { $price }
web-price-free = kostenlos
web-tip-why = Geht gerade nicht; tippe, um zu erfahren, warum.
web-watchers = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-time-left = { $name } hat noch { $time }
web-time-left-you = Du hast noch { $time }
web-not-here = { $count ->
        [one] { $names } ist nicht verbunden.
       *[other] { $names } sind nicht verbunden.
    }
web-not-here-waits = Der Tisch wartet.
web-bot-for = Bot spielt für { $name }
web-not-connected = nicht verbunden
web-see-end = Ergebnis ansehen

web-all-actions = Das kannst du jetzt tun
web-all-actions-short = Was geht?
web-filter = Filtern
web-no-actions = Gerade gibt es nichts zu tun.
web-more-actions = … und { $count } weitere: Filtere, um sie zu finden.
web-see-board = Brett ansehen
web-forget = Löschen, was dir gehört
web-forget-table = Tisch löschen
web-forget-table-sure = Tisch wirklich für alle löschen
web-forget-talk = Meine Zeilen löschen
web-forget-talk-sure = Wirklich alle meine Zeilen löschen
web-forget-name = Meinen Namen entfernen
web-forget-name-sure = Namen wirklich für immer entfernen
web-closed = Dieser Tisch ist geschlossen
web-closed-deleted = Wer ihn eröffnet hatte, hat ihn gelöscht. Davon bleibt nichts übrig.
web-closed-host = Der Betreiber dieses Servers hat ihn beendet.
web-problem-closed = Dieser Tisch ist geschlossen.
web-problem-in-play = Hier spielen noch andere. Gib auf oder steh auf.
web-problem-not-over = Das geht, wenn die Partie zu Ende ist.
web-chat-older = Frühere Zeilen

# den Zügen der anderen folgen
web-tempo = Tempo der anderen
web-tempo-more = Wie lange jeder Schritt von Bots und Mitspielern zu sehen ist
web-speed-calm = Ruhig
web-speed-normal = Normal
web-speed-quick = Schnell
web-speed-once = Sofort
web-go-on = Weiter
web-skip-turn = Überspringen
web-key-pause = P
web-key-space = Leertaste
web-following = Unterwegs mit { $name }
web-prompt-look = Sieh dir an, was geschehen ist. Danach geht es weiter.
web-since-more = { $count ->
        [one] und noch etwas
       *[other] und { $count } weitere
    }
web-step-number = Schritt { $number }
web-look-freely = Frei umsehen
web-follow-again = Wieder folgen
web-looking-back = Rückblick
web-to-now = Zum Jetzt
web-walk-again = Noch einmal ablaufen
web-prompt-back = Du siehst, was schon geschehen ist.
web-news-took = { $by } spielt Platz { $seat } weiter, an dem ein Bot saß.
