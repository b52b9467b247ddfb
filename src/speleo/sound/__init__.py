"""Music and effects as one score in data: composed here and in the browser note for note, and rendered to files.

`score.json` says everything that sounds; `composing` turns it into notes with whole numbers alone, so that the browser
(`web/src/sound`) finds the same ones. What is below `rendering` makes samples of them and needs numpy.
"""
