"""Machine integers and vectors, in one place.

Compiled, these are C integers and flat arrays. Interpreted they come from the same library, and where that has no
wheel (a browser tab, an unusual machine) from the small stand-ins in `speleo.kernel.pure`, with the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from librt.vecs import append, vec
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        from speleo.kernel.pure import append, i64, mypyc_attr, vec

__all__ = ["append", "i64", "mypyc_attr", "vec"]
