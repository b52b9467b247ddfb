# Die Web-App außerhalb der Tische.

web-skip = Zum Inhalt springen
web-home = Startseite
web-loading = Einen Moment …
web-no-table = Diesen Tisch gibt es nicht
web-no-table-more = Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
web-open-seat = Freier Platz { $number }
web-numbered-name = { $name } { $number }
