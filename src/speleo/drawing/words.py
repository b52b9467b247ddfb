"""The words around a board, in a language."""

from __future__ import annotations

from collections.abc import Sequence

from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.picture.sheet import Board, Heading, document


def heading_of(game: Game, board: Board, language: str, names: Sequence[str] = ()) -> Heading:
    """What the game is called, the moment, and who plays."""
    try:
        from speleo.texts.texts import Texts
    except ModuleNotFoundError as missing:
        said = f'a heading in words needs {missing.name}, which is not installed: pip install "speleo[play]"'
        raise SpeleoError(said) from None
    texts = Texts(language)
    moment = texts.saying(board.moment, names) if board.moment is not None else ""
    return Heading(texts.game(game.name), moment, texts.listed(list(names)))


def drawn(game: Game, state: State, language: str, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
    """A position as an SVG file with a heading."""
    board = game.board(state, viewer)
    return document(board, heading_of(game, board, language, names), names)
