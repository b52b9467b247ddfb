"""Machine integers and vectors, in one place.

Compiled, these are C integers and flat arrays. Interpreted they come from the same library, and where that has no
wheel (a browser tab, an unusual machine) from the small stand-ins in `speleo.kernel.pure`, with the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i16, i64, mypyc_attr, u8
else:
    try:
        from librt.vecs import append, vec
        from mypy_extensions import i16, i64, mypyc_attr, u8
    except ImportError:
        from speleo.kernel.pure import append, i16, i64, mypyc_attr, u8, vec

__all__ = ["append", "i16", "i64", "mypyc_attr", "u8", "vec"]
