# Rätsel.

web-nav-puzzles = Rätsel
web-puzzles-title = Rätsel
web-puzzles-more = Eine Stellung, ein Ziel, drei Versuche. Je zwei Minuten.
web-puzzle-day = Rätsel des Tages
web-puzzle-day-on = Rätsel des Tages · { $day }
web-puzzle-day-done = Heute gelöst.
web-puzzle-solve = Lösen
web-puzzle-again = Noch einmal lösen
web-puzzle-yesterday = Das von gestern
web-puzzle-level = Schwierigkeit { $level } von 4
web-puzzle-stars = { $stars } von 3 Sternen
web-puzzle-new = neu
web-puzzle-tries = { $wrong } von 3 Versuchen
web-puzzle-today = heute
web-puzzle-seen = Lösung gesehen
web-puzzle-count = { $solved } von { $count }
web-puzzle-number = { $game } · Rätsel { $number }
web-puzzle-shared = { $game } · ein geteiltes Rätsel
web-puzzle-goal = Ziel
web-puzzle-question = Frage
web-puzzle-so-far = bis jetzt
web-puzzle-certain = Was auch kommt, es muss gelingen.
web-puzzle-odds = Glück gehört dazu: Finde die besten Chancen.
web-puzzle-narrowed = Einiges, was die Regeln erlauben, fehlt hier, damit alle Wege durchgerechnet werden konnten.
web-puzzle-try = Versuche
web-puzzle-try-now = { $number ->
    [1] Erster von drei
    [2] Zweiter von drei
    [3] Dritter von drei
   *[other] Alle drei sind verbraucht
  }
web-puzzle-worth = { $stars ->
    [0] Jetzt nur noch zum Üben
    [one] Jetzt gelöst: ein Stern
   *[other] Jetzt gelöst: { $stars } Sterne
  }
web-puzzle-chance = { $wins } von { $of }
web-puzzle-hint = Tipp
web-puzzle-restart = Von vorn
web-puzzle-answer = Lösung zeigen
web-puzzle-answer-more = ohne Stern
web-puzzle-wrong = Damit ist das Ziel verloren.
web-puzzle-wrong-odds = So gelingt es in { $odds } von 100 Fällen. Möglich waren { $best }.
web-puzzle-right = Richtig. Weiter so.
web-puzzle-right-odds = Richtig: { $odds } von 100, besser geht es nicht.
web-puzzle-taken-back = Es wurde gezeigt und zurückgenommen.
web-puzzle-solved = Gelöst!
web-puzzle-solved-seen = So geht es.
web-puzzle-solved-more = { $stars ->
    [0] Alle Wege sind durchgerechnet.
    [one] Ein Stern. Alle Wege sind durchgerechnet.
   *[other] { $stars } Sterne. Alle Wege sind durchgerechnet.
  }
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-share = Teilen
web-puzzle-copied = Der Link ist kopiert.
web-no-puzzle = Dieses Rätsel gibt es nicht
web-broken-puzzle = Dieser Link ist beschädigt: Er enthält kein Rätsel. Lass ihn dir noch einmal schicken.
web-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
  }
web-streak-today = Löse das heutige, dann sind es { $days }. Ein verpasster Tag in der Woche wird verziehen.
web-streak-done = Für heute geschafft. Ein verpasster Tag in der Woche wird verziehen.
web-puzzles-diamant = Chancen und Nerven
web-puzzles-cave = Proviant, Seile und Wege
web-puzzles-subterra = Niemand bleibt zurück
web-puzzles-own = Mach dein eigenes: Öffne eine Aufzeichnung an einer beliebigen Stelle und wähle „Rätsel daraus machen“.
web-make-puzzle = Rätsel daraus machen
web-make-more = Aus Schritt { $step } dieser Partie. Alle Wege werden durchgerechnet; dann steht fest, ob es eine Lösung gibt.
web-make-title = Titel
web-make-title-usual = Nach Schritt { $step }
web-make-seat = Wer löst es
web-make-number = Wie viele
web-make-quiet = Die anderen tun das Übliche, nicht das Schlimmste
web-make-check = Lösung suchen
web-make-busy = Suche …
web-make-none = Daraus wird kein Rätsel.
web-make-certain = Bewiesen: { $moves ->
    [one] Ein Zug gelingt
   *[other] { $moves } Züge gelingen
  }, was auch kommt.
web-make-odds = Bewiesen: { $moves ->
    [one] Der beste Zug hat
   *[other] Die besten { $moves } Züge haben
  } genaue Chancen.
web-make-copy = Link kopieren
web-make-try = Ausprobieren
web-make-why-unreachable = Von hier ist das Ziel nicht zu erreichen.
web-make-why-decided = Von hier führt alles zum selben Ergebnis: Es gibt nichts zu finden.
web-make-why-too-much = Von hier gibt es zu viele Wege, um einen davon zu beweisen. Ein späterer Schritt oder ein näheres Ziel hilft.
web-make-small = In diesem Rätsel deckt niemand neue Plättchen auf: Damit gäbe es zu viele Wege, um einen zu beweisen. Ein späterer Schritt des Zuges kann sie einschließen.
