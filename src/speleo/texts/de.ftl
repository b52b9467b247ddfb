# Was alle Spiele teilen. Die Texte eines Spiels stehen in dessen eigener Datei und beginnen mit seinem Namen.

language = Sprache
language-name = Deutsch
list-and = { $first } und { $last }
rule-cited = { $sentence } ({ $rule })

# A place where a game has no words for it, and its coordinate beside the words where the map shows one.
place-at = bei { $cell }
place-to = nach { $cell }
place-where = bei { $cell }
place-with-cell = { $place } ({ $cell })

bot-random = Zufall
bot-stand-in = Vertretung
bot-thumb = Faustregel
bot-odds = Rechner
bot-team = Teamspieler
bot-explorer = Forscherin
bot-novice = Neuling
bot-club = Vereinsspieler
bot-expert = Könner
bot-master = Meister

## Was eine Aktion kostet und aufs Spiel setzt

price-points = { $points } AP
price-test = Probe { $percent } %
price-risk = { $health } LP in Gefahr

## Tasten in der untersten Zeile

key-hint = Tipp
key-can = Was geht?
key-mark = Wählen
key-take = Nehmen
key-odds = Chancen
key-rules = Regeln
key-language = English
key-undo = Zurücknehmen
key-quit = Verlassen
key-skip = Schneller
key-slower = Langsamer
key-pause = Pause
key-go-on = Weiter
key-step = Nächstes
key-away = Bot für mich
key-back = Wieder da
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
menu-deal = Mitmischen
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
table-paused = Angehalten.
table-away = Für { $name } spielt ein Ersatz, bis { $name } wieder da ist.
table-away-you = Für dich spielt ein Ersatz, bis du wieder da bist.
table-back = { $count ->
        [one] { $names } ist wieder da.
       *[other] { $names } sind wieder da.
    }
table-back-you = Du bist wieder da.
table-saved = Gespeichert in { $file }
table-no-undo = Das lässt sich nicht zurücknehmen: Seither ist etwas ans Licht gekommen.
table-undone = { $name } nimmt den letzten Schritt zurück.
table-undone-you = Du nimmst den letzten Schritt zurück.
compass-letter = { $side ->
        [E] O
       *[other] { $side }
    }
can-title = Das kannst du jetzt tun
can-keys = Tasten
can-nothing = Gerade gibt es für dich nichts zu tun.
can-walk = gehen, wo ein Weg ist
can-mark = eine Zeile der Liste markieren
can-take = die markierte Zeile nehmen
can-scroll = mit Umschalt: die Karte schieben

## Vor der ersten Karte

deal-title = Alle dürfen mitmischen
deal-promise = Das Programm hat einen geheimen Startwert gezogen und verspricht ihn mit dieser Prüfsumme. Notiert oder fotografiert sie:
deal-why = Die Karten folgen aus dem Startwert und allen Tasten, die jetzt gedrückt werden; am Ende zeigt das Protokoll beides. Allein kann das Programm die Karten also nicht aussuchen, nur kennen.
deal-type = { $name }, drück beliebige Tasten, dann Enter.
deal-skip = Enter allein fügt nichts hinzu. Was du tippst, steht später im Protokoll, also keine Passwörter.
deal-pledged = { $name }: Pfand { $pledge }…
deal-without = { $name }: nichts

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
end-wins-you = { $others_count ->
        [0] Du gewinnst!
        [one] Du und { $others } teilt euch den Sieg!
       *[other] Du, { $others } teilt euch den Sieg!
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

## Eine Partie in Zeilen

told-title = { $game }: { $names }
told-chance = Zufall
told-undo = { $name } nimmt alles nach Schritt { $step } zurück.
told-hint = { $name } holt sich einen Tipp.
told-taken-over = { $name } übernimmt für { $other }.
told-running = Die Partie läuft, nach Schritt { $step }.
told-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Regeln

rules-now = Regeln, die jetzt gelten
rules-all = Alle Regeln von { $game }

## Störungen

play-not-a-terminal = das Spiel braucht ein Terminal

# What is asked of whom, where a game says nothing itself.
prompt-you = Du bist dran.
prompt-others = { $seats_count ->
    [one] { $seats } ist dran.
   *[other] { $seats } sind dran.
    }
prompt-nobody = Niemand ist dran.

## Absagen, die viele Spiele haben

no-game-over = Das Spiel ist aus.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
no-chance-alone = Das entscheidet der Zufall, und nur das.
no-other-turn = Jemand anderes ist an der Reihe.

## Meldungen

notice-your-turn = { $game }: Du bist dran, { $name }.
notice-confirm = Jemand möchte hier erfahren, wann sie oder er bei { $game } an der Reihe ist. Warst du das, so bestätige es mit dem Link; wenn nicht, ist nichts zu tun.
notice-over = { $game }: Die Partie ist zu Ende.

## Wie Bots spielen

style-diamant-random = Geht nach Laune: mal mutig, mal gleich nach Hause.
style-diamant-thumb = Hat eine Faustregel und hält sich daran.
style-diamant-odds = Zählt mit, welche Fallen noch kommen.
style-diamant-novice = Geht nach Laune: mal mutig, mal gleich nach Hause.
style-diamant-club = Hat eine Faustregel und hält sich meist daran.
style-diamant-expert = Zählt mit, welche Fallen noch kommen.
style-diamant-master = Wägt Risiko, Rivalen, Relikte. Und lächelt.
style-cave-explorer = Packt für die Tour und denkt an den Rückweg.
style-cave-novice = Nimmt den nächsten Gang, packt zu viel ein.
style-cave-club = Packt nach Liste und denkt an den Rückweg.
style-cave-expert = Plant den ganzen Zug, verschenkt keinen Punkt.
style-cave-master = Denkt Runden voraus und holt die Boni.
style-subterra-team = Hilft erst den Verletzten, dann wird erkundet.
style-subterra-novice = Meint es gut und bleibt in der Nähe der anderen.
style-subterra-club = Hilft erst den Verletzten, dann wird erkundet.
style-subterra-expert = Liest die Gefahr und versteckt sich rechtzeitig.
style-subterra-master = Vergeudet kein Licht: Alle sollen hinaus.
style-random = Tut, was als Erstes in den Sinn kommt.
style-visitor = Ein Gast-Bot: jemand anderes hat ihn geschrieben.
style-other = Spielt auf eigene Art.
table-small = Das Fenster ist zu klein, um alles zu zeigen: { $width } Spalten und { $height } Zeilen reichen.

## Was ein Link dort zeigt, wo er eingefügt wird

preview-app = Drei Höhlen-Brettspiele: mit Freunden und Bots im Browser spielen.
preview-waiting = { $free ->
        [0] Ein Tisch { $game } beginnt gleich: Schau zu.
        [one] Ein Tisch { $game } wartet auf dich: Ein Platz ist frei.
       *[other] Ein Tisch { $game } wartet auf dich: { $free } Plätze sind frei.
    }
preview-running = Eine Partie { $game } läuft: Schau zu oder kehr an deinen Platz zurück.
preview-replay = Eine Partie { $game } vom ersten bis zum letzten Schritt, noch einmal zum Ansehen.
## Tipps

hint-title = { $count ->
        [one] Eine Idee
       *[other] { $count } Ideen
    }
hint-futures = { $count ->
        [one] Eine Partie vorausgespielt, ohne Blick auf Verdecktes.
       *[other] { $count } Partien vorausgespielt, ohne Blick auf Verdecktes.
    }
hint-value-win = { $value } % Siegchance
hint-value-points = { $value ->
        [one] { $value } Punkt am Ende
       *[other] { $value } Punkte am Ende
    }
hint-value-medal = { $value } % für eine Medaille
hint-range-win = { $low } bis { $high } %
hint-range-points = { $low } bis { $high } Punkte in 8 von 10
hint-range-medal = { $low } bis { $high } %
hint-risk-none = Kein Risiko
hint-risk-low = Kleines Risiko
hint-risk-some = Einiges Risiko
hint-risk-high = Großes Risiko
hint-close = Die ersten beiden sind etwa gleich gut.
hint-clear = Die erste ist klar die beste.
hint-tried = In den vorausgespielten Partien lief es damit am besten.

## Rückblicke

review-title = { $game } im Rückblick: { $names }
review-how = Chancen aus { $count } Fortsetzungen jedes Augenblicks, bis zu { $most }, wo sich viel änderte; meist auf { $error } Punkte genau.
review-turns = Was den Ausschlag gab
review-luck = Glück
review-play = Spiel
review-change = { $name } von { $before } auf { $after } %
review-shares = Glück und Können, in Punkten der Chance
review-share = { $name }: { $start } am Anfang, Glück { $luck } (auf { $error } genau), eigene Fehler −{ $slips }, durch die anderen { $others }, { $end } am Ende
review-share-unsure = { $name }: { $start } am Anfang, eigene Fehler −{ $slips }, { $end } am Ende; Glück und die anderen lassen sich mit so wenigen Fortsetzungen nicht trennen
review-slips = Was am meisten kostete
review-no-slips = Keine Entscheidung kostete mehr als 3 Punkte. Gut gespielt.
review-slip = { $name } spielte „{ $played }“; „{ $better }“ war um { $cost } Punkte besser.

## Berichte von Versuchen

lab-win = Siege
lab-points = Punkte
lab-place = Platz
lab-steps = Schritte je Partie
lab-rounds = Runden
lab-gold = Gold: alle sind draußen
lab-silver = Silber: eine Person bleibt zurück
lab-bronze = Bronze: zwei bleiben zurück
lab-defeat = Niederlagen
lab-left-behind = Zurückgebliebene
lab-rockfalls = Plättchen, die nirgends passten
lab-tokens = Marker je Partie
lab-tents = Aufgebaute Zelte je Partie
lab-sealed = Plättchen, die die Höhle geschlossen hätten
lab-nothing-placed = So oft war der Stapel leer, ehe ein Plättchen passte
lab-compare-title = { $game }: { $box } gegen die Standardschachtel
lab-compare-about = { $games } Partien mit jeder Schachtel, mit denselben Bots und denselben Startwerten. Fett: Zufall ist die Änderung kaum.
lab-compare-effect = Was sich ändert
lab-compare-balance = Ausgewogenheit: Siege nach Platz
lab-compare-seat = Platz { $seat }
lab-compare-change = Änderung
lab-about = { $matches } Partien zwischen Bots: { $conditions ->
    [one] eine Bedingung
   *[other] { $conditions } Bedingungen
  }, jede mit denselben { $games } Kartenfolgen.
lab-seat = Gezeigt ist, was Platz { $seat } davon hat.
lab-more = { $what }: mehr als mit „{ $level }“
lab-interval = 95-%-Bereich
lab-deals = Kartenfolgen
lab-cut = Die Tabelle hat { $rows } Zeilen; die übrigen stehen in der Parquet-Datei.
lab-again = Dieselbe Datei und dieselbe Version ergeben dieselben Zahlen:
