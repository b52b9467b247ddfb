/** The result as a picture to share: the scene of the game, the headline, who has how much, and where the replay is. */
import { seatColour, seatShape } from "../ui/seats";

export interface Card {
  game: string;
  title: string;
  more: string;
  seats: { seat: number; name: string; result: string; winner: boolean; bad: boolean }[];
  foot: string;
  motto: string;
}

export const SIZE = { width: 1200, height: 630 };
const MARGIN = 52;
const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Inter Variable", system-ui, sans-serif';

/** Cut words into lines that fit. */
export function lines(words: string, fits: (text: string) => boolean): string[] {
  const made: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = made.length > 0 ? `${made.at(-1)} ${word}` : word;
    if (made.length > 0 && fits(longer)) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}

/** The scene as an image of its own: with the shared drawings that it uses, and nothing of the page. */
export async function sceneImage(scene: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const shared = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const wanted = [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const places = new Set(
    wanted.flatMap((name) => {
      const found = name.startsWith("#") ? document.querySelector<SVGElement>(name) : null;
      const holder = found?.ownerSVGElement?.parentElement;
      return holder ? [holder] : [];
    }),
  );
  for (const place of places)
    for (const drawing of place.querySelectorAll(":scope > svg"))
      for (const part of drawing.children) shared.append(part.cloneNode(true));
  shared.setAttribute("display", "inline");
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  defs.append(shared);
  copy.prepend(defs);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draw the card. Fonts are those of the page, which are there by now. */
export function draw(canvas: HTMLCanvasElement, card: Card, scene: HTMLImageElement | null): void {
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = "#12100f";
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  if (scene) {
    const scale = Math.max(SIZE.width / scene.width, 470 / scene.height);
    const [wide, high] = [scene.width * scale, scene.height * scale];
    pen.drawImage(scene, (SIZE.width - wide) * 0.5, 40, wide, high);
    const dusk = pen.createLinearGradient(0, 0, SIZE.width * 0.7, 0);
    dusk.addColorStop(0, "#0b0d10f2");
    dusk.addColorStop(0.55, "#0b0d10a0");
    dusk.addColorStop(1, "#0b0d1000");
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
  }
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  write("Speleo", MARGIN, 78, `700 34px ${SERIF}`, "#f2a541");
  const after = MARGIN + pen.measureText("Speleo").width + 20;
  write(card.game, after, 77, `600 26px ${SERIF}`, "#f6eedf");
  pen.font = `700 66px ${SERIF}`;
  const title = lines(card.title, (text) => pen.measureText(text).width <= 620).slice(0, 3);
  title.forEach((line, at) => write(line, MARGIN, 166 + at * 72, `700 66px ${SERIF}`, "#f6eedf"));
  write(card.more, MARGIN, 166 + title.length * 72 - 14, `500 26px ${SANS}`, "#f0e6d2");
  const many = card.seats.length > 5;
  const columns = many ? Math.ceil(card.seats.length / 2) : card.seats.length;
  const wide = Math.min(200, (SIZE.width - 2 * MARGIN - (columns - 1) * 14) / columns);
  card.seats.forEach((one, at) => {
    const x = MARGIN + (at % columns) * (wide + 14);
    const high = many ? 74 : 108;
    const y = (many ? 402 : 430) + Math.floor(at / columns) * (high + 10);
    pen.beginPath();
    pen.roundRect(x, y, wide, high, 12);
    pen.fillStyle = one.winner ? "#2e2010" : one.bad ? "#2a0f0d" : "#0d1114e6";
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = one.winner ? "#f2a541" : one.bad ? "#a8443b" : "#4c5a60";
    pen.stroke();
    pen.save();
    pen.translate(x + 26, y + (many ? 24 : 30));
    pen.fillStyle = seatColour(one.seat);
    pen.fill(new Path2D(seatShape(one.seat)));
    pen.restore();
    pen.save();
    pen.beginPath();
    pen.rect(x, y, wide - 10, high);
    pen.clip();
    write(one.name, x + 46, y + (many ? 32 : 38), `600 22px ${SERIF}`, "#f6eedf");
    write(
      one.result,
      x + 16,
      y + (many ? 64 : 90),
      `700 ${many ? 26 : one.bad ? 26 : 46}px ${SERIF}`,
      one.winner ? "#ffc772" : "#f6eedf",
    );
    pen.restore();
  });
  write(card.foot, MARGIN, SIZE.height - 34, `600 22px ${SANS}`, "#ffd79b");
  const end = MARGIN + pen.measureText(card.foot).width;
  write(`  ·  ${card.motto}`, end, SIZE.height - 34, `500 22px ${SANS}`, "#d9cbb4");
}
