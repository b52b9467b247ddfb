"""Shortest ways through a cave whose spaces are numbered and linked."""

from __future__ import annotations

from typing import Final

from speleo.kernel.numbers import i64, vec

NO_LINK: Final = -1
FAR: Final = 1 << 30
"""The distance to a space that cannot be reached."""


def distances(links: vec[i64], degree: i64, spaces: i64, start: i64) -> vec[i64]:
    """The number of links from `start` to every space; FAR where there is no way.

    `links` holds `degree` entries for each space: the space behind each link, or NO_LINK.
    """
    found = vec[i64]([FAR] * spaces)
    queue = vec[i64]([0] * spaces)
    found[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        space = queue[head]
        head += 1
        link: i64 = 0
        while link < degree:
            near = links[space * degree + link]
            if near != NO_LINK and found[near] == FAR:
                found[near] = found[space] + 1
                queue[tail] = near
                tail += 1
            link += 1
    return found
