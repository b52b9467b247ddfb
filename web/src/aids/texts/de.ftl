# Hilfen für Leute, die mit der Schachtel spielen.

web-aids = Am echten Tisch
web-aids-more = Die Schachtel liegt vor euch? Lasst zählen, Edelsteine oder Gefahren führen, oder druckt aus, was ihr braucht.
web-aids-part-count = Punkte zählen
web-aids-part-gems = Edelsteine führen
web-aids-part-hazards = Gefahren führen
web-aids-part-sheet = Wertungsblatt
web-aids-part-aid = Spielhilfe
web-aids-part-rules = Regeln zum Drucken
web-aids-players = Spielende
web-aids-name-of = Name von Person { $number }
web-aids-player = Person { $number }
web-aids-place = { $place }.
web-aids-what = Was
web-aids-count = Anzahl
web-aids-points = Punkte
web-aids-rule = Regel
web-aids-party = Die Gruppe
web-aids-clear = Von vorn
web-aids-undo = Zurücknehmen
web-aids-new = Neue Partie
web-aids-medal = Medaille
web-aids-sum = Summe
web-aids-rounds = Runden
web-aids-sheet-of = { $game }: Wertungsblatt
web-aids-aid-of = { $game }: Spielhilfe
web-aids-expedition = Expedition { $number } von { $of }
web-aids-loose = { $gems } auf dem Weg
web-aids-danger = { $percent } % Gefahr bei der nächsten Karte
web-aids-path = Der Weg
web-aids-hand = In der Hand: { $gems }
web-aids-chest = In der Truhe: { $gems }
web-aids-goes-back = kehrt um
web-aids-chosen = { $count ->
    [0] Alle gehen weiter
    [one] Jemand kehrt um
   *[other] { $count } kehren um
}
web-aids-won = Gewonnen: { $names }
web-aids-which-card = Welche Karte kam?
web-aids-cavers = Höhlenforscher
web-aids-level = Schwierigkeit
web-aids-level-normal = Normal
web-aids-level-advanced = Fortgeschritten
web-aids-level-expert = Experte
web-aids-round = Runde { $number }
web-aids-cards-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
web-aids-light = Licht, das bleibt
web-aids-draw = Eine Karte für uns ziehen
web-aids-which-hazard = Oder welche Karte kam?
web-aids-out-of-time = Keine Karte mehr: Jetzt ist die Zeit abgelaufen.

cave-sheet-rope = Seilmarker
cave-sheet-water = Wassermarker
cave-sheet-photo = Fotomarker
cave-sheet-squeeze1 = Engpässe, Stufe 1
cave-sheet-squeeze2 = Engpässe, Stufe 2
cave-sheet-squeeze3 = Engpässe, Stufe 3
cave-sheet-depth = Abstiegsmarker
cave-sheet-home = Zu Hause im Basislager
diamant-sheet-rubies = Rubine
diamant-sheet-diamonds = Diamanten
diamant-sheet-relics5 = Relikte zu 5
diamant-sheet-relics10 = Relikte zu 10
subterra-sheet-cavers = Höhlenforscher in der Gruppe
subterra-sheet-escaped = Höhlenforscher am Ausgang
web-aids-names = Name
web-aids-match = Partie
cave-sheet-rope-worth = je 2
cave-sheet-water-worth = je 3
cave-sheet-photo-worth = je 2
cave-sheet-squeeze1-worth = je 2
cave-sheet-squeeze2-worth = je 3
cave-sheet-squeeze3-worth = je 4
cave-sheet-depth-worth = 25 m: 3, 50 m: 4, tiefer: je 5
cave-sheet-home-worth = wer nicht: 0 Punkte
cave-sheet-rope-bonus = Bonus: Seile
cave-sheet-water-bonus = Bonus: Wasser
cave-sheet-photo-bonus = Bonus: Fotos
cave-sheet-squeeze-bonus = Bonus: Engpässe
cave-sheet-rope-bonus-worth = meiste 8, zweitmeiste 4; zwei mit den meisten je 4
cave-sheet-water-bonus-worth = meiste 8, zweitmeiste 4; zwei mit den meisten je 4
cave-sheet-photo-bonus-worth = meiste 8, zweitmeiste 4; zwei mit den meisten je 4
cave-sheet-squeeze-bonus-worth = alle Stufen: meiste 8, zweitmeiste 4; zwei mit den meisten je 4
diamant-sheet-rubies-worth = je 1
diamant-sheet-diamonds-worth = je 5
diamant-sheet-relics5-worth = je 5
diamant-sheet-relics10-worth = je 10
subterra-sheet-sum-worth = zurückgelassen 0: Gold, 1: Silber, 2: Bronze
