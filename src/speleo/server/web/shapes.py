"""The shapes of everything that is sent to viewers, for the description of the API and the types made from it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class SeatFacts(BaseModel):
    """Who sits there. A person whose `bot` is not empty is away, or has resigned."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    resigned: bool


class UndoFacts(BaseModel):
    """A seat asks to go back; `agreed` have said yes so far."""

    seat: int
    to: int
    agreed: list[int]


class ClockFacts(BaseModel):
    """Seconds that a seat had left for this turn and for the match when this was sent; `running`: they are passing."""

    turn: float | None
    match: float | None
    running: bool


class Facts(BaseModel):
    """What everybody who knows the table may know of it."""

    model_config = ConfigDict(extra="allow")

    id: str
    title: str
    game: str
    edition: str | None
    options: dict[str, str]
    listed: bool
    turn_seconds: int
    match_seconds: int
    clocks: list[ClockFacts] | None
    phase: Literal["waiting", "running", "over"]
    seats: list[SeatFacts]
    commitment: str
    undo: UndoFacts | None
    next_table: str
    seq: int


class You(BaseModel):
    """Who asks: the seats that the secret holds, and through whose eyes this was seen."""

    seats: list[int]
    host: bool
    looking: int | None


class UndoOffer(BaseModel):
    """To where the viewer's seat could take back its latest step, and which seats would have to agree."""

    to: int
    needs: list[int]


class Price(BaseModel):
    """What an action costs and risks: points, gear, the percentage of a test that succeeds, health in danger."""

    points: int
    uses: list[tuple[str, int]]
    test: int
    risk: int


class ScoreLine(BaseModel):
    what: str
    count: int
    points: int
    rule: str


class StandingShape(BaseModel):
    seat: int
    place: int
    points: int
    winner: bool
    breakdown: list[ScoreLine]


class OutcomeShape(BaseModel):
    """The standings, best first, and why it ended (the key of a text)."""

    over: bool
    reason: str
    standings: list[StandingShape]


class PictureShape(BaseModel):
    """What a seat or a spectator sees and may do now. `view` and the entries of `legal` are those of the game."""

    seat: int | None
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    to_act: list[int]
    undo: UndoOffer | None
    outcome: OutcomeShape | None


class Happened(BaseModel):
    """One entry of the table's log with what everybody may know of it, and the events of the game it led to."""

    model_config = ConfigDict(extra="allow")

    seq: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    bot: str | None = None
    to: int | None = None
    agree: bool | None = None
    table: str | None = None
    events: list[dict[str, Any]]


class DoneReply(BaseModel):
    """A live submission was taken."""

    type: Literal["done"]
    client: str
    seq: int
    repeat: bool


class RefusedReply(BaseModel):
    """A live submission was refused: `key` names a sentence of the catalogue, where the rules refuse it."""

    type: Literal["refused"]
    client: str | None
    problem: str
    said: str
    rule: str
    key: str = ""


class WhyReply(BaseModel):
    """Why an action is not possible now; `rule` and `key` are empty if it is possible."""

    type: Literal["why"]
    client: str
    action: str
    rule: str
    key: str


class CompanyReply(BaseModel):
    """Who is connected now: seats of which somebody looks on, and how many look on without a seat."""

    type: Literal["company"]
    here: list[int]
    watching: int


class Pong(BaseModel):
    type: Literal["pong"]
    seq: int
