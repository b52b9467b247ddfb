# Was alle Spiele teilen. Die Texte eines Spiels stehen in dessen eigener Datei und beginnen mit seinem Namen.

language = Sprache
language-name = Deutsch
list-and = { $first } und { $last }
rule-cited = { $sentence } ({ $rule })

bot-random = Zufall
bot-thumb = Faustregel
bot-odds = Rechner
bot-careful = Vorsichtig
bot-bold = Mutig
bot-search = Suche
bot-team = Teamspieler
bot-explorer = Forscherin

## Was eine Aktion kostet und aufs Spiel setzt

price-points = { $points } AP
price-test = Probe { $percent } %
price-risk = { $health } LP in Gefahr

## Tasten in der untersten Zeile

key-odds = Chancen
key-rules = Regeln
key-language = English
key-undo = Zurücknehmen
key-quit = Verlassen
key-skip = Schneller
key-menu = Menü
key-close = Schließen
key-all-rules = Alle Regeln
key-start = Los
key-again = Noch einmal
key-next-field = Feld
key-pick = Wählen

## Das Startmenü

menu-tagline = Drei Höhlen, eine Lampe. Wer geht hinein?
menu-new = Neue Partie
menu-resume = Eine Partie fortsetzen
menu-game = Spiel
menu-edition = Ausgabe
menu-seats = Plätze
menu-seat = Platz { $number }
menu-person = Mensch
menu-bot = Bot: { $bot }
menu-name = Name
menu-nobody-waits = Es wartet keine Partie.
menu-odds = Chancen zeigen
menu-no = nein
menu-yes = ja
menu-start = Los geht’s
menu-waiting = { $game }: { $names } · { $steps } Schritte · { $when }
menu-damaged = { $file }: nicht lesbar
menu-name-used = Zwei Menschen können nicht beide { $name } heißen.
menu-name-bad = Platz { $number } braucht einen Namen aus 1 bis 40 Zeichen.

## Der Tisch

table-log = Verlauf
table-odds = Nächste Karte
table-your-turn = { $name }, was tust du?
table-dealing = …
table-watching = Die Bots spielen weiter.
table-saved = Gespeichert in { $file }
table-no-undo = Das lässt sich nicht zurücknehmen: Seither ist etwas ans Licht gekommen.
table-undone = { $name } nimmt den letzten Schritt zurück.
table-pick = ↑ ↓ oder eine Zahl, dann Enter

## Die Tastatur weitergeben

curtain-title = Geheime Wahl
curtain-hand-over = { $name }, drück Enter, wenn nur du hinschaust.
curtain-all-in = Gewählt: { $names }
curtain-nobody-in = An dieser Tastatur hat noch niemand gewählt.
curtain-change = { $number }: { $name } ändert die Wahl

## Das Ende

end-title = Das Ende
end-wins = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
end-nobody = Niemand gewinnt.
end-place = Platz
end-name = Name
end-points = Punkte
end-from = Woher
end-entry = { $count } { $what } = { $points } ({ $rule })
end-fair = Der geheime Startwert steht jetzt im Protokoll: Jeder kann nachprüfen, ob ehrlich gegeben wurde.
end-open = Gegeben wurde aus dem offenen Startwert im Protokoll.
end-record = Protokoll: { $file }

## Regeln

rules-now = Regeln, die jetzt gelten
rules-all = Alle Regeln von { $game }

## Störungen

play-not-a-terminal = das Spiel braucht ein Terminal
