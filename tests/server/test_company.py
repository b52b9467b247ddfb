"""Who is connected to a table."""

from __future__ import annotations

from tests.server.serving import Live, Server


def told(live: Live, here: list[int], watching: int) -> bool:
    """Whether it is told that these are here, sooner or later."""
    while live.reply() != {"type": "company", "here": here, "watching": watching}:
        pass
    return True


def test_who_comes_goes_sits_down_or_watches_is_told_to_those_who_asked(server: Server) -> None:
    ada = server.table("you", "open", name="Ada")
    screen = ada.live(company=True)
    assert told(screen, [0], 0)
    stranger = ada.spectator().live()
    assert told(screen, [0], 1)
    ben = ada.join(1, "Ben").live()
    assert told(screen, [0, 1], 1)
    ben.close()
    assert told(screen, [0], 1)
    stranger.send(type="ping")
    assert stranger.reply()["type"] == "pong"
    stranger.close()
    assert told(screen, [0], 0)
    screen.close()


def test_somebody_connected_who_sits_down_watches_no_more(server: Server) -> None:
    ada = server.table("you", "open", name="Ada")
    screen = ada.live(company=True)
    assert told(screen, [0], 0)
    ada.do("seats/1/claim", name="Ben")
    assert told(screen, [0, 1], 0)
    screen.close()
