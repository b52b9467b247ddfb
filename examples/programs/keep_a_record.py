"""A record is the save file: write it, read it, go to any step."""

import speleo

match = speleo.play(speleo.game("subterra").match(seats=1), ["novice"], seed="examples")
text = speleo.record_of(match, ["Ada"], seed="examples").text
record = speleo.Record.parse(text)
print(record.header.text)
print("entries:", len(record.lines), "· the same match:", speleo.replay(record) == match)
print(speleo.replay(record, step=5))
