skeleton-name = Skeleton
skeleton-tagline = Take stones from the heap: most stones win.
skeleton-intro = Have more stones than anybody else when the heap is gone.
skeleton-intro-1 = On your turn, take one, two or three stones.
skeleton-intro-2 = When the last stone is taken, everybody counts.
skeleton-edition-standard = Standard

## What the table shows

skeleton-view-player_seat = Whose turn
skeleton-view-heap = On the heap
skeleton-view-seat_taken = Stones

## Actions

skeleton-action-take = { $stones ->
        [one] take { $stones } stone
       *[other] take { $stones } stones
    }

## What happens

skeleton-event-stones-taken = { $seat } takes { $stones }: { $left } left.

## Refusals

skeleton-no-stones = There are not so many stones.

## The result

skeleton-points = { $count ->
        [one] stone
       *[other] stones
    }
skeleton-ended = The heap is gone.
skeleton-running = The game is still going on.
