"""What is sent over the wire. Seats count from 0 here, as in events and views; sentences count them from 1."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from speleo.server.web.shapes import Facts, Happened, PictureShape, You

Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Seat = Annotated[int, Field(ge=0, le=31)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", description="the same for every repeat of it")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Word = Annotated[str, Field(max_length=60)]


class Asked(BaseModel):
    """Something sent to the server: nothing unknown may be in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ChairPlan(Asked):
    """`you`: the host sits here; `open`: anybody may; `bot`: a bot of that name."""

    kind: Literal["you", "open", "bot"]
    bot: Word = ""


class NewTable(Asked):
    game: Word = "diamant"
    edition: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=30)
    chairs: list[ChairPlan] = Field(min_length=1, max_length=32)
    name: Name = Field(default="Host", description="what the host is called")
    title: str = Field(default="", max_length=60)
    listed: bool = Field(default=False, description="whether everybody sees the table, or only those with its id")
    turn_seconds: int = Field(default=0, ge=0, le=10_000_000, description="then a bot plays for whoever is absent")
    match_seconds: int = Field(default=0, ge=0, le=10_000_000, description="the same for all turns of a seat together")
    box: str = Field(default="", max_length=200_000, description="the text of a data file, instead of the standard box")
    record: str = Field(default="", max_length=400_000, description="a record to play on; it names game and options")
    upto: int | None = Field(default=None, ge=0, le=1_000_000, description="the step of the record to play on from")


class Claim(Asked):
    name: Name


class Bot(Asked):
    bot: Word


class Entropy(Asked):
    text: str = Field(min_length=1, max_length=300)


class Wanted(Asked):
    to: str = Field(max_length=200, description="where to, in words that the hook of this server understands")


class Act(Asked):
    seat: Seat
    action: str = Field(min_length=1, max_length=300)
    version: Version = Field(description="the seq that was seen when this was decided")
    client: ClientId


class Undo(Asked):
    seat: Seat
    to: Version = Field(description="the step to go back to; 0 is the start")
    version: Version
    client: ClientId


class Answer(Asked):
    seat: Seat
    agree: bool


class Say(Asked):
    text: str = Field(min_length=1, max_length=300)


class Offer(Asked):
    seats: list[Seat] = Field(min_length=1, max_length=32)
    give: bool = Field(default=False, description="whether your own secret loses the seats when the code is used")


class Arrive(Asked):
    code: str = Field(min_length=1, max_length=100)
    name: str = Field(default="", max_length=60)


class Problem(BaseModel):
    """Why nothing was done; `update` is what happened since, if that is why."""

    problem: str
    said: str
    rule: str = ""
    update: dict[str, Any] | None = None


class Done(BaseModel):
    seq: int
    repeat: bool


class Made(BaseModel):
    """The only time that the secret is shown: keep it."""

    id: str
    token: str


class Offered(BaseModel):
    code: str
    seconds: int


class Update(BaseModel):
    """What happened after `since` and how it is now, for this viewer."""

    type: Literal["update"]
    seq: int
    since: int
    you: You
    table: Facts
    picture: PictureShape | None
    happened: list[Happened]


class Hello(Asked):
    type: Literal["hello"]
    token: str = Field(default="", max_length=100)
    since: Version = 0
    seat: Seat | None = None
    company: bool = Field(default=False, description="whether to be told who else is connected")


class Look(Asked):
    type: Literal["look"]
    seat: Seat | None


class LiveAct(Act):
    type: Literal["act"]


class LiveUndo(Undo):
    type: Literal["undo"]


class LiveAnswer(Answer):
    type: Literal["answer"]
    client: ClientId


class LiveSay(Say):
    type: Literal["say"]
    client: ClientId


class Why(Asked):
    """Ask why an action is not possible, without doing anything."""

    type: Literal["why"]
    seat: Seat
    action: str = Field(min_length=1, max_length=300)
    client: ClientId


class Ping(Asked):
    type: Literal["ping"]


Message = Hello | Look | LiveAct | LiveUndo | LiveAnswer | LiveSay | Why | Ping
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
