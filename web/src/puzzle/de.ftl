# Rätsel.

web-nav-puzzles = Rätsel
web-puzzles-title = Rätsel
web-puzzles-more = Eine Stellung, ein Ziel, drei Versuche. Je zwei Minuten.
web-puzzle-day = Rätsel des Tages
web-puzzle-day-on = Rätsel des Tages · { $day }
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
web-puzzle-certain = Was auch kommt, es muss gelingen.
web-puzzle-odds = Glück gehört dazu: Finde die besten Chancen.
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
