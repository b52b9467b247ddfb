"""What is sent over the wire. Seats count from 0 here, as in events and views; sentences count them from 1."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, model_validator
from pydantic_core import PydanticCustomError

from speleo.server.facts import Hints
from speleo.server.looks import COLOURS, FIGURES, HATS
from speleo.server.talking import EMOTES

Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Seat = Annotated[int, Field(ge=0, le=31)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
ClientId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", description="the same for every repeat of it")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Round = Annotated[int, Field(ge=1, le=100)]
Word = Annotated[str, Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=99)]
Coordinate = Annotated[int, Field(ge=-400, le=400)]
Cell = Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]
"""A list of two in JSON: whoever looks at a message before it is checked has made Python of it."""
MOST_MEMBERS = 60


def few(value: Any) -> Any:
    """Refuse an object with many members before each of them is found to be wrong by itself."""
    if isinstance(value, dict) and len(value) > MOST_MEMBERS:
        raise PydanticCustomError("too_many", "There are more members than anything here has")
    return value


Chosen = Annotated[
    dict[Word, Count],
    Field(max_length=30, description="how many of each thing, of an entry that has counts"),
    BeforeValidator(few),
]
Options = Annotated[dict[Word, Word], Field(max_length=30), BeforeValidator(few)]
Language = Literal["en", "de"]


class Asked(BaseModel):
    """Something sent to the server: nothing unknown may be in it."""

    model_config = ConfigDict(extra="forbid", strict=True)
    _few = model_validator(mode="before")(few)


class LookChosen(Asked):
    """Numbers of what the screens draw; no colour: that of the seat."""

    colour: int | None = Field(default=None, ge=0, lt=COLOURS)
    figure: int = Field(ge=0, lt=FIGURES)
    hat: int = Field(ge=0, lt=HATS)


class ChairPlan(Asked):
    """`you`: the host sits here; `open`: anybody may; `bot`: a bot of that name."""

    kind: Literal["you", "open", "bot"]
    bot: Word = ""


class NewTable(Asked):
    game: Word = "diamant"
    edition: Word | None = None
    options: Options = Field(default_factory=dict)
    chairs: list[ChairPlan] = Field(min_length=1, max_length=32)
    name: Name = Field(default="Host", description="what the host is called")
    look: LookChosen | None = Field(default=None, description="how the host looks")
    title: str = Field(default="", max_length=60)
    listed: bool = Field(default=False, description="whether everybody sees the table, or only those with its id")
    turn_seconds: int = Field(default=0, ge=0, le=10_000_000, description="then a bot plays for whoever is absent")
    match_seconds: int = Field(default=0, ge=0, le=10_000_000, description="the same for all turns of a seat together")
    free_undo: bool = Field(
        default=False, description="whether bots let people take back what was revealed; the record says so"
    )
    hints: Hints = Field(default="alone", description="who may take hints; agreed: all, if all were ready for that")
    box: str = Field(default="", max_length=200_000, description="the text of a data file, instead of the standard box")
    record: str = Field(default="", max_length=400_000, description="a record to play on; it names game and options")
    upto: int | None = Field(default=None, ge=0, le=1_000_000, description="the step of the record to play on from")


class Claim(Asked):
    name: Name
    pledge: Hash | Literal[""] = Field(default="", description="a pledge for the deal, made on sitting down")
    round: Round = 1
    look: LookChosen | None = None


class Admit(Asked):
    """The answer to somebody who asks for a seat in play; `request` names which of them."""

    request: Version
    agree: bool


class Bot(Asked):
    bot: Word = Field(default="", description="empty: the stand-in, which plays by the game's rule or as a quick bot")


class Relief(Asked):
    """Which of your seats takes over a bot's."""

    by: Seat


class Pledge(Asked):
    pledge: Hash
    round: Round = Field(description="the round for which it was made")


class Reveal(Asked):
    nonce: Hash = Field(description="32 random bytes in hexadecimal digits")


class Wanted(Asked):
    to: str = Field(max_length=200, description="where to, in words that the hook of this server understands")
    lang: Language = "en"


class Confirm(Asked):
    """The answer of whoever was sent a code: whether notices may come there."""

    code: str = Field(min_length=1, max_length=100)
    agree: bool = True


class Act(Asked):
    seat: Seat
    action: str = Field(min_length=1, max_length=300)
    counts: Chosen | None = None
    version: Version = Field(description="the seq that was seen when this was decided")
    client: ClientId


class Undo(Asked):
    seat: Seat
    to: Version = Field(description="the step to go back to; 0 is the start")
    version: Version
    client: ClientId


class UndoAnswer(Asked):
    """Yes or no to one request to go back, and to no other: its number is `table.undo.request`."""

    seat: Seat
    request: Version
    agree: bool


class Say(Asked):
    text: str = Field(min_length=1, max_length=300)


class Emote(Asked):
    seat: Seat
    emote: Literal[EMOTES]  # type: ignore[valid-type]


class Nudge(Asked):
    seat: Seat
    to: Seat = Field(description="who keeps the others waiting")


class Renamed(Asked):
    name: Name


class Ready(Asked):
    ready: bool


class NewTerms(Asked):
    """What the host changes of what is agreed; what is left out stays. Another edition brings its own options."""

    title: str | None = Field(default=None, max_length=60)
    edition: Word | None = None
    options: Options | None = None
    seats: int | None = Field(default=None, ge=1, le=32)
    listed: bool | None = None
    turn_seconds: int | None = Field(default=None, ge=0, le=10_000_000)
    match_seconds: int | None = Field(default=None, ge=0, le=10_000_000)
    free_undo: bool | None = None
    hints: Hints | None = None


class HandOverAsked(Asked):
    seats: list[Seat] = Field(min_length=1, max_length=32)
    give: bool = Field(default=False, description="whether your own secret loses the seats when the code is used")


class Arrive(Asked):
    code: str = Field(min_length=1, max_length=100)
    name: str = Field(default="", max_length=60)


class Problem(BaseModel):
    """Why nothing was done; `update` is what happened since, if that is why.

    `line` and `step` say where in a record that was sent, 0 if it is about something else.
    """

    problem: str
    said: str
    rule: str = ""
    line: int = 0
    step: int = 0
    update: dict[str, Any] | None = None


class Done(BaseModel):
    seq: int
    repeat: bool


class Made(BaseModel):
    """The only time that the secret is shown: keep it."""

    id: str
    token: str
    commitment: str = Field(default="", description="the promise of a new table, for pledges")
    waiting: bool = Field(default=False, description="whether the others must let you in first")


class Found(BaseModel):
    id: str


class HostKey(BaseModel):
    key: str = Field(description="an Ed25519 public key in 64 hexadecimal digits; empty if this server signs nothing")


class HandOverCode(BaseModel):
    code: str
    seconds: int


class Hello(Asked):
    type: Literal["hello"]
    token: str = Field(default="", max_length=100)
    since: Version = 0
    seat: Seat | None = None
    company: bool = Field(default=False, description="whether to be told who else is connected")
    steps: bool = Field(default=False, description="whether to be shown every step on the way, with its picture")
    changes: bool = Field(default=False, description="whether to be sent only what changed, once a picture was sent")


class LookThrough(Asked):
    type: Literal["look"]
    seat: Seat | None


class LiveAct(Act):
    type: Literal["act"]


class LiveUndo(Undo):
    type: Literal["undo"]


class LiveAnswer(UndoAnswer):
    type: Literal["answer"]
    client: ClientId


class LiveSay(Say):
    type: Literal["say"]
    client: ClientId


class LivePledge(Pledge):
    type: Literal["pledge"]
    seat: Seat
    client: ClientId


class LiveReveal(Reveal):
    type: Literal["reveal"]
    seat: Seat
    client: ClientId


class Why(Asked):
    """Ask why an action is not possible, without doing anything: one that was handed over, or a kind and a cell."""

    type: Literal["why"]
    seat: Seat
    action: str = Field(default="", max_length=300)
    counts: Chosen | None = None
    kind: Word = ""
    at: Cell | None = None
    client: ClientId


class Nod(Asked):
    """You have looked at what happened: bots that wait for you go on."""

    type: Literal["nod"]


class Ping(Asked):
    type: Literal["ping"]


Message = Hello | LookThrough | LiveAct | LiveUndo | LiveAnswer | LiveSay | LivePledge | LiveReveal | Why | Nod | Ping
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])
