"""Speleo: three cave board games on one rules engine."""

import os

__version__ = "0.1.0"

if os.environ.get("SPELEO_INTERPRETED") == "1":
    from speleo.interpreted import prefer_source

    prefer_source()
