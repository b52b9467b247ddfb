"""What both people add to the cards of a match by links: for each a chain of hashes, shown from its end.

Whoever shows an element has settled all that are shown later, since each is the hash of the next; and nobody can tell
the next from those that were shown. The cards of a leg follow from one element of each.
"""

from __future__ import annotations

import hashlib

from speleo.kernel.fairness import SealedDealer

MOST_LINKS = 2000
"""So many links a match has at the most, so long the chains are."""


def below(element: str, steps: int) -> str:
    """The element that many steps before this one, which everybody can compute."""
    for _ in range(steps):
        element = hashlib.sha256(f"speleo chain\n{element}".encode()).hexdigest()
    return element


def element(secret: str, link: int) -> str:
    """The element for a link, which only whoever has the secret can compute before it is shown."""
    return below(secret, MOST_LINKS + 1 - link)


def leg_seed(match: str, link: int, first: str, second: str) -> bytes:
    """The seed of the cards that are drawn in the leg that ends with a link."""
    return hashlib.sha256(f"speleo leg\n{match}\nlink {link}\n{first}\n{second}".encode()).digest()


def leg_dealer(match: str, link: int, shown: tuple[str, str], numbers: tuple[int, int]) -> SealedDealer:
    """The dealer of a leg; `shown` are elements of both chains, `numbers` says for which links."""
    first, second = (below(one, number - link) for one, number in zip(shown, numbers, strict=True))
    return SealedDealer(leg_seed(match, link, first, second))
