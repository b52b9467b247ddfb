"""Pictures: the same drawing that notebooks, link previews and `speleo draw` show."""

import speleo

for name in ("diamant", "cave", "subterra"):
    match = speleo.play(speleo.game(name).match(seats=2), ["random"], seed="examples")
    svg = match.to_svg(names=["Ada", "Ben"])
    print(name, len(svg), "characters of SVG:", svg[:60], "…")
