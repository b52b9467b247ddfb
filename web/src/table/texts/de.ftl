# Der Tisch, den alle Spiele teilen.

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Das ganze Brett zeigen
web-follow = Dem Geschehen folgen
