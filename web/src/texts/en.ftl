# The web app outside the tables.

web-skip = Skip to the content
web-home = Home
web-loading = One moment …
web-no-table = There is no such table
web-no-table-more = The link may be wrong, or the table was cleared away.
web-open-seat = Open seat { $number }
web-numbered-name = { $name } { $number }
