skeleton-name = Skeleton
skeleton-tagline = Nimm Steine vom Haufen: Die meisten Steine gewinnen.
skeleton-intro = Hab mehr Steine als alle anderen, wenn der Haufen leer ist.
skeleton-intro-1 = Bist du an der Reihe, nimm einen, zwei oder drei Steine.
skeleton-intro-2 = Ist der letzte Stein genommen, wird gezählt.
skeleton-edition-standard = Standard

## What the table shows

skeleton-view-player_seat = An der Reihe
skeleton-view-heap = Auf dem Haufen
skeleton-view-seat_taken = Steine

## Actions

skeleton-action-take = { $stones ->
        [one] { $stones } Stein nehmen
       *[other] { $stones } Steine nehmen
    }

## What happens

skeleton-event-stones-taken = { $seat } nimmt { $stones }: { $left } übrig.

## Refusals

skeleton-no-stones = So viele Steine sind nicht da.

## The result

skeleton-points = { $count ->
        [one] Stein
       *[other] Steine
    }
skeleton-ended = Der Haufen ist leer.
skeleton-running = Das Spiel läuft noch.
