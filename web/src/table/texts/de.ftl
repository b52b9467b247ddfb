# Der Tisch, den alle Spiele teilen.

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Das ganze Brett zeigen
web-follow = Dem Geschehen folgen

web-sound = Ton
web-menu = Menü
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = An den Tisch schreiben
web-chat-send = Senden
web-log-empty = Die Partie beginnt.
web-aside = Am Tisch
web-news-claimed = { $name } setzt sich.
web-news-left = { $name } steht auf.
web-news-seated = Ein Bot spielt für { $name }.
web-news-returned = { $name } ist wieder da.
web-news-resigned = { $name } gibt auf; ein Bot spielt weiter.
web-news-asked = { $name } möchte einen Schritt zurücknehmen.
web-news-answered-yes = { $name } ist einverstanden.
web-news-answered-no = { $name } ist nicht einverstanden.
web-news-undone = { $name } nimmt einen Schritt zurück.
web-not-possible = Das geht jetzt nicht.
web-rules-away = Die Regeln sind gerade nicht zu erreichen.
web-all-rules = Alle Regeln
web-not-now = Doch nicht
web-do-it = Ausführen
web-curtain = Gib das Gerät an { $name }. Die anderen schauen weg.
web-curtain-open = Ich bin { $name }
web-undo-asked = { $name } möchte einen Schritt zurücknehmen.
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
web-confirm = Vor jeder Aktion nachfragen
web-notify = Melden, wenn ich dran bin
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
web-not-here = { $count ->
        [one] { $names } ist nicht verbunden.
       *[other] { $names } sind nicht verbunden.
    }
web-not-here-waits = Der Tisch wartet.
web-bot-for = Bot spielt für { $name }
web-not-connected = nicht verbunden
web-see-end = Ergebnis ansehen

web-all-actions = Alles, was du jetzt tun kannst
web-all-actions-short = Liste
web-filter = Filtern
web-no-actions = Gerade gibt es nichts zu tun.
web-more-actions = … und { $count } weitere: Filtere, um sie zu finden.
web-see-board = Brett ansehen
