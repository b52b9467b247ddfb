"""The table as a picture: the entrances and the camp, the path of cards, and who is still in the cave."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from speleo.games.diamant.view import CardView, DiamantView, SeatView
from speleo.kernel.picture.rock import noise
from speleo.kernel.picture.seats import colour, mark
from speleo.kernel.picture.sheet import Board, Fact, SeatLine
from speleo.kernel.picture.svg import SERIF, circle, group, outline, path, rect, tag, words
from speleo.kernel.telling import Saying

WIDTH, HEIGHT = 840, 590
SKY = 150
"""How high the sky above the cave is."""
CARD_WIDTH, CARD_HEIGHT = 118, 162
GROUNDS = {"treasure": "gTre", "relic": "gRel", "spider": "gSpi", "snake": "gSna", "lava": "gLav", "boulder": "gBou"}
FEWEST, MOST = 4, 12
"""Cards in a row."""
FILES = ("light.svg", "things.svg", "traps.svg")


@lru_cache(1)
def shared() -> str:
    """Gradients and symbols, the same as in the web app."""
    folder = resources.files(__package__).joinpath("art")
    texts = [folder.joinpath(name).read_text("utf-8") for name in FILES]
    return "".join(text[text.index("<defs>") + 6 : text.rindex("</defs>")].replace("\n", "") for text in texts)


def board(view: DiamantView) -> Board:
    """The path through the mountain as a viewer sees it, with the expedition and the deck beside it."""
    parts = (ground(), camp(view), entrances(view), *way(view))
    moment = Saying("diamant-expedition", {"number": view.expedition})
    expedition = Fact(
        path("M-9 8Q-11-8 0-10Q11-8 9 8Z", "#ffb95a", stroke="#17120f", stroke_width=2), expeditions(view)
    )
    deck = Fact(rect(-7, -10, 14, 20, "#3a2b1d", rx=2, stroke="#d9cbb4", stroke_width=1.6), str(view.deck_size))
    counted = (expedition, deck)
    return Board(0, 0, WIDTH, HEIGHT, parts, shared(), counted, tuple(lines(view)), "#171210", moment)


def expeditions(view: DiamantView) -> str:
    return f"{view.expedition}/{view.expeditions}"


def ground() -> str:
    """Night above, rock below, and a line of hills between."""
    hills = [(x, SKY - 26 + noise(x, 1) * 9) for x in range(0, WIDTH + 30, 30)]
    near = [(x, SKY + 8 + noise(x, 2) * 7) for x in range(0, WIDTH + 21, 21)]
    stars = "".join(circle(WIDTH * (at + 0.5) / 40, 12 + 55 * abs(noise(at, 3)), 1, "#f6eedf") for at in range(40))
    base = [(WIDTH + 30.0, HEIGHT), (0.0, HEIGHT)]
    return (
        rect(0, 0, WIDTH, HEIGHT, "url(#dia-sky)")
        + tag("g", stars, opacity=0.5)
        + circle(WIDTH - 70, 42, 22, "#e9dfc4")
        + path(outline([*hills, *base]), "#231c22")
        + path(outline([*near, *base]), "#3a2d24", stroke="#17110d", stroke_width=3)
        + rect(0, SKY + 24, WIDTH, HEIGHT - SKY, "#2a211b")
        + tag("ellipse", cx=WIDTH / 2, cy=HEIGHT * 0.58, rx=WIDTH * 0.6, ry=HEIGHT * 0.45, fill="url(#dia-gTorch)")
    )


def entrances(view: DiamantView) -> str:
    """A blocked one for every expedition that is over."""
    drawn = []
    for number in range(1, view.expeditions + 1):
        now = number == view.expedition and view.phase != "over"
        blocked = number < view.expedition or view.phase == "over"
        inner = "#ffb95a" if now else "#0c0908"
        parts = [path("M-30 2Q-34-30-18-44Q0-56 18-44Q34-30 30 2Z", "#55493f", stroke="#17120f", stroke_width=2)]
        parts.append(path("M-20 2Q-23-24-11-34Q0-42 11-34Q23-24 20 2Z", inner, stroke="#17120f", stroke_width=2))
        if blocked:
            parts.append(path("M-15-29L15 0M15-29L-15 0", stroke="#d8433b", stroke_width=4.5, stroke_linecap="round"))
        parts.append(circle(0, -52, 13, "#f2a541" if now else "#2a2522", stroke="#17120f", stroke_width=2))
        parts.append(words(str(number), 0, -46.5, 15.5, "#17110c" if now else "#d9cbb4"))
        drawn.append(group("".join(parts), WIDTH / 2 + (number - (view.expeditions + 1) / 2) * 66, SKY + 6, 0.86))
    return "".join(drawn)


def camp(view: DiamantView) -> str:
    """A tent for every seat, lit where somebody is home."""
    drawn = []
    for seat, one in enumerate(view.seats):
        half = (len(view.seats) + 1) // 2
        left = seat < half
        x = 44 + seat * 54 if left else WIDTH - 44 - (len(view.seats) - 1 - seat) * 54
        tent = path("M0-46L34 0H-34Z", colour(seat), stroke="#14100d", stroke_width=2, opacity=0.4 if one.inside else 1)
        door = path("M0-40L11 0H-11Z", "#17110d" if one.inside else "#ffd98a", stroke="#14100d", stroke_width=1.6)
        pole = path("M0-46V-58", stroke="#2b2018", stroke_width=2.4)
        drawn.append(group(tent + door + pole + mark(seat, 0, -62, 0.75), x, SKY + 6, 0.82))
    return "".join(drawn)


def way(view: DiamantView) -> list[str]:
    """The cards in rows, the explorers after the last, then the deck; at the end of the match everybody at home."""
    if view.phase == "over" and not view.path:
        return finale(view)
    places = len(view.path) + (2 if any(one.inside for one in view.seats) else 1)
    across = next((count for count in range(FEWEST, MOST) if -(-places // count) * count * 0.86 <= count * count), MOST)
    down = -(-places // across)
    scale = min(WIDTH / (across * (CARD_WIDTH + 16)), (HEIGHT - SKY - 34) / (down * (CARD_HEIGHT + 18)), 1.15)
    left = (WIDTH - across * (CARD_WIDTH + 16) * scale) / 2
    top = SKY + 26 + ((HEIGHT - SKY - 34) - down * (CARD_HEIGHT + 18) * scale) / 2
    seen: set[str] = set()
    drawn, relics = [], 0
    for at in range(places):
        x = left + (at % across + 0.5) * (CARD_WIDTH + 16) * scale
        y = top + (at // across + 0.5) * (CARD_HEIGHT + 18) * scale
        if at < len(view.path):
            one = view.path[at]
            worth = view.relic_values[relics] if one.sort == "relic" and relics < len(view.relic_values) else 0
            relics += one.sort == "relic"
            last = one.sort == "trap" and one.kind in seen
            seen.add(one.kind if one.sort == "trap" else "")
            drawn.append(group(card(one, worth, last), x, y, scale, noise(at, 10) * 2.4, data_card=one.kind))
        elif at == len(view.path) and places - at == 2:
            drawn.append(group(explorers(view.seats), x, y, scale))
        else:
            drawn.append(group(back(), x, y, scale))
    return drawn


def card(one: CardView, worth: int, fatal: bool) -> str:
    """A card with what lies on it; a trap that ends the expedition glows."""
    ground = GROUNDS.get(one.kind, "gRam")
    parts = [tag("ellipse", rx=124, ry=146, fill="url(#dia-dread)")] if fatal else []
    parts.append(rect(-59, -77, 118, 162, "#000", rx=8, opacity=0.35))
    parts.append(rect(-59, -81, 118, 162, "url(#dia-gParch)", rx=8, stroke="#7d6543", stroke_width=1.2))
    parts.append(rect(-52, -74, 104, 148, f"url(#dia-{ground})", rx=6))
    if one.sort == "treasure":
        chest = use("openchest", -48, -46, 96) + pile(one.value) + use("chestfront", -48, -40, 96)
        parts.append(chest)
    else:
        parts.append(use(f"a-{one.kind}", -52, -56, 104))
    parts.append(rect(-52, -74, 104, 148, rx=6, stroke="#241c16", stroke_width=2.5))
    if one.sort == "treasure":
        parts.append(circle(-43, -66, 19, "url(#dia-gGold)", stroke="#4b2a07", stroke_width=2))
        parts.append(words(str(one.value), -43, -59, 20, "#3a1d0b", font_family=SERIF))
    elif one.sort == "trap":
        parts.append(path("M43-84L60-54H26Z", "#d8433b", stroke="#3b0b08", stroke_width=2.4, stroke_linejoin="round"))
        parts.append(path("M43-75V-65", stroke="#fff", stroke_width=3.6) + circle(43, -59.6, 2.2, "#fff"))
    elif worth:
        parts.append(circle(43, -66, 18, "#0f5a60", stroke="#ffe9a6", stroke_width=2))
        parts.append(words(str(worth), 43, -60, 17, "#ffe9a6", font_family=SERIF))
    if one.gems:
        parts += [use("ruby", x - 15, 40, 30) for x in ((-14, 14) if one.gems > 1 else (0,))]
        parts.append(rect(22, 54, 46, 28, "#12100f", rx=14, stroke="#f2a541", stroke_width=2))
        parts.append(words(f"×{one.gems}", 45, 74, 18))
    return "".join(parts)


def pile(value: int) -> str:
    """Gems in a chest, the more the higher the value."""
    rows = (3, 1) if value <= 5 else (4, 3) if value <= 9 else (4, 3, 2) if value <= 13 else (5, 4, 3)
    gems = [
        use("ruby", (at - (count - 1) / 2) * 14 - 10 + noise(value, row, at), 2 - row * 11, 20)
        for row, count in enumerate(rows)
        for at in range(count)
    ]
    return "".join(reversed(gems))


def use(name: str, x: float, y: float, size: float) -> str:
    return tag("use", href=f"#dia-{name}", x=x, y=y, width=size, height=size)


def back() -> str:
    """The deck, face down."""
    return (
        rect(-59, -81, 118, 162, "#2b2018", rx=8, stroke="#7d6543", stroke_width=2)
        + path("M0-52L34 0L0 52L-34 0Z", stroke="#a9803f", stroke_width=3)
        + words("?", 0, 14, 40, "#d9b46a", font_family=SERIF)
    )


def explorers(seats: tuple[SeatView, ...]) -> str:
    """Everybody inside, as a small figure with a lamp; who has chosen has a raised hand."""
    inside = [seat for seat, one in enumerate(seats) if one.inside]
    across = 2 if len(inside) <= 4 else 3
    drawn = []
    for at, seat in enumerate(inside):
        rows = -(-len(inside) // across)
        x = (at % across - (min(across, len(inside)) - 1) / 2) * (54 if across == 2 else 44)
        y = (at // across - (rows - 1) / 2) * 78 + 26
        drawn.append(group(person(seat, seats[seat].chosen), x, y, data_inside=seat + 1))
    return "".join(drawn)


def person(seat: int, raised: bool) -> str:
    """An explorer, perhaps with a raised hand."""
    hand = "M9-18L19-36" if raised else "M9-18L16-4"
    body = path("M-11-22Q-15-4-12 8H12Q15-4 11-22Z", colour(seat), stroke="#1c120a", stroke_width=2)
    arm = path(hand, stroke="#1c120a", stroke_width=8, stroke_linecap="round")
    arm += path(hand, stroke=colour(seat), stroke_width=5, stroke_linecap="round")
    head = circle(0, -32, 11, "#e9bd93", stroke="#1c120a", stroke_width=2)
    hat = path("M-14-35Q0-54 14-35Z", colour(seat), stroke="#1c120a", stroke_width=2)
    lamp = circle(8, -40, 12, "url(#dia-gLamp)") + circle(6, -40, 2.6, "#fffbe0")
    return body + arm + head + hat + lamp + mark(seat, 0, -8, 0.6, "#f6eedf")


def finale(view: DiamantView) -> list[str]:
    """Everybody beside what they brought home, the winners larger and with a raised hand. [DIA-6.1]"""
    totals = [total(one) for one in view.seats]
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    step, drawn = WIDTH / len(order), []
    for at, seat in enumerate(order):
        won = totals[seat] == max(totals)
        scale = min(step / 108, 2.6 if won else 1.7)
        chest = use("openchest", -2, -42, 56) + pile_of(totals[seat]) + use("chestfront", -2, -39, 56)
        parts = group(person(seat, won), -26, 0) + chest + words(str(totals[seat]), 26, 38, 22, font_family=SERIF)
        glow = tag("ellipse", cx=6, cy=-14, rx=74, ry=60, fill="url(#dia-gTorch)") if won else ""
        drawn.append(group(glow + parts, (at + 0.5) * step, HEIGHT * 0.66, scale, data_home=seat + 1))
    return drawn


def pile_of(gems: int) -> str:
    """A small pile in the chest, if there is anything in it."""
    return group(pile(min(17, gems // 3)), 26, -15, 0.52) if gems else ""


def lines(view: DiamantView) -> list[SeatLine]:
    """For each seat what is safe, what is at risk, and its relics; a closed chest shows a bar. [DIA-7.3]"""
    best = max((total(one) for one in view.seats), default=0)
    found = []
    for seat, one in enumerate(view.seats):
        facts = [Fact(icon("chest"), "–" if one.chest is None else str(one.chest))]
        if one.inside:
            facts.append(Fact(icon("pack"), str(one.gathered), "#ff9b8f"))
        if one.relics:
            facts.append(Fact(icon("idol"), str(len(one.relics))))
        acts = view.phase == "decision" and one.inside and not one.chosen
        figure = "?" if one.chest is None else str(total(one))
        won = view.phase == "over" and total(one) == best
        found.append(SeatLine(seat, figure, tuple(facts), acts, not one.inside and view.phase != "over", won))
    return found


def total(one: SeatView) -> int:
    return (one.chest or 0) + sum(one.relics)


def icon(name: str) -> str:
    return tag("use", href=f"#dia-{name}", x=-12, y=-12, width=24, height=24)
