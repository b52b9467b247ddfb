/** The scene of Diamant: torch light, gems, two explorers. What chance draws of it. */
import { Chance, gem, glint, mix, rough, shard } from "./rough";

const COLOURS = ["#c8324a", "#3fa7b5", "#9b7df0", "#f2a541", "#86a35f", "#e2708f"];
const WALL = ["#c8324a", "#3fa7b5", "#9b7df0", "#e2708f"];
const chance = new Chance(7);

export const exit = rough(
  [
    [18, 262],
    [20, 190],
    [36, 140],
    [66, 122],
    [96, 140],
    [112, 186],
    [116, 262],
  ],
  4,
  12,
  3,
);
export const deeper = rough(
  [
    [352, 266],
    [350, 200],
    [372, 150],
    [404, 142],
    [434, 164],
    [446, 266],
  ],
  5,
  12,
  5,
);
export const floor = rough(
  [
    [-5, 262],
    [60, 258],
    [140, 268],
    [230, 260],
    [320, 268],
    [453, 258],
    [453, 345],
    [-5, 345],
  ],
  4,
  15,
  8,
);

export const crystals = (
  [
    [150, 150, 4, -30],
    [182, 92, 4, 160],
    [320, 96, 5, 190],
    [338, 176, 3, 30],
    [128, 88, 3, 150],
  ] as const
).flatMap(([x, y, count, turn]) =>
  Array.from({ length: count }, (_, at) =>
    shard(
      x + chance.between(-9, 9),
      y + chance.between(-4, 4),
      chance.between(3.4, 5.5),
      chance.between(17, 30),
      chance.pick(WALL),
      turn + (at - count / 2) * 24,
    ),
  ),
);

export const teeth = Array.from({ length: 17 }, (_, at) => {
  const x = at * 28 + chance.between(-6, 6);
  const h = chance.between(24, 70) * ([0, 1, 15, 16].includes(at) ? 1.25 : 0.8);
  const w = chance.between(9, 17);
  const away = x < 310 ? 1 : -1;
  return {
    dark: `M${x - w} -4L${x - w * 0.35} ${h * 0.5}L${x} ${h}L${x + w * 0.4} ${h * 0.45}L${x + w} -4Z`,
    light: `M${x + away * w * 0.1} -4L${x} ${h}L${x + away * w * 0.38} ${h * 0.45}L${x + away * w} -4Z`,
    lit: mix("#2c190f", "#a5602a", Math.max(0, 1 - Math.abs(x - 310) / 190)),
  };
});

export const pebbles = Array.from({ length: 30 }, () => ({
  x: chance.between(10, 438),
  y: chance.between(276, 330),
  rx: chance.between(4, 12),
  ry: chance.between(1.5, 3),
  fill: chance.pick(["#2b180e", "#9a5d2e"]),
}));

export const pile = Array.from({ length: 46 }, () => {
  const off = chance.bell();
  return { x: 214 + off * 27, y: 300 - Math.abs(26 - Math.abs(off) * 15) * chance.next() + chance.between(-3, 5) };
})
  .sort((one, other) => one.y - other.y)
  .map(({ x, y }) => gem(x, y, chance.between(6, 10.5), chance.pick(COLOURS), chance.between(-40, 40)));

export const falling = [
  gem(178, 262, 5, "#c8324a", 20),
  gem(186, 276, 5, "#3fa7b5", -12),
  gem(171, 240, 4.5, "#f2a541", 8),
];
export const glints = [
  glint(204, 270, 9),
  glint(234, 286, 7),
  glint(152, 132, 7),
  glint(182, 108, 5),
  glint(338, 160, 6),
];
export const small = [glint(186, 296, 5), glint(250, 298, 5), glint(126, 106, 4)];
export const sparks = Array.from({ length: 26 }, () => {
  const [turn, far] = [chance.between(0, 6.28), chance.between(20, 120)];
  return {
    x: 312 + Math.cos(turn) * far,
    y: 112 + Math.sin(turn) * far * 0.8,
    r: chance.between(0.5, 1.5),
    opacity: chance.between(0.3, 0.9),
  };
});
export const snake = "M362 -2C346 24 386 40 368 62S352 92 372 104";
