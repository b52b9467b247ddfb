/** The scene of The Cave: a survey map with a shaft, a lake and a camp. What chance draws of it. */
import { Chance, glint, hatched, path, type Point, points, rough, roughened, shard } from "./rough";

const chance = new Chance(4);
const hollow: Point[] = points(
  "205,62 212,96 206,118 168,112 120,114 88,128 80,150 120,155 172,156 198,162 200,196 186,222 128,226 84,240 58,268 74,306 140,320 230,324 330,316 394,298 406,262 384,236 330,224 288,216 278,190 318,187 344,196 392,196 416,178 410,150 380,134 350,142 336,166 312,174 276,170 262,140 268,104 256,84 258,62",
);
const edge = roughened(hollow, 2.6, 9, 21);
export const inside = path(edge);
export const hatching = hatched([...edge, edge[0]!], 9);

const west = roughened(
  [
    [-4, 60],
    [60, 50],
    [130, 58],
    [205, 62],
  ],
  2,
  10,
  2,
  false,
);
const east = roughened(
  [
    [258, 62],
    [320, 52],
    [390, 60],
    [452, 48],
  ],
  2,
  10,
  3,
  false,
);
export const sky = path([[-4, -4], [452, -4], ...[...east].reverse(), ...[...west].reverse()]);
export const meadows = [path([...west, [205, 70], [-4, 70]]), path([...east, [452, 70], [258, 70]])];
export const strata = Array.from({ length: 9 }, (_, at) => {
  const y = 80 + at * 30;
  return rough(
    [
      [-4, y],
      [110, y + 10],
      [224, y - 4],
      [340, y + 9],
      [452, y],
    ],
    4,
    24,
    at + 50,
    false,
  );
});
const lines = (from: number, step: number, most: number, put: (at: number) => string) => {
  let made = "";
  for (let at = from; at < most; at += step) made += put(at);
  return made;
};
export const fine = lines(14, 14, 448, (x) => `M${x} 70V340`) + lines(74, 14, 340, (y) => `M0 ${y}H448`);
export const coarse = lines(56, 56, 448, (x) => `M${x} 66V340`) + lines(116, 56, 340, (y) => `M0 ${y}H448`);
export const waves = Array.from({ length: 16 }, () => {
  const w = chance.between(8, 22);
  return {
    d: `M${Math.round(chance.between(60, 390))} ${Math.round(chance.between(268, 306))}q${w / 4} -3 ${w / 2} 0t${w / 2} 0`,
    opacity: chance.between(0.25, 0.7),
  };
});
export const teeth = (
  [
    [110, 16],
    [126, 10],
    [312, 18],
    [330, 12],
    [360, 16],
    [150, 9],
  ] as const
).map(([x, h]) => `M${x - 5} 227L${x} ${227 + h}L${x + 5} 227`);
export const crystals = [
  shard(372, 195, 4.5, 22, "#9b7df0", -14),
  shard(381, 195, 4.5, 30, "#b79cf5", 2),
  shard(392, 195, 4.5, 20, "#9b7df0", 16),
  shard(364, 195, 4.5, 13, "#e2708f", -30),
];
export const sparkle = glint(384, 160, 6);
export const trees = (
  [
    [34, 55],
    [50, 53],
    [92, 55],
    [398, 56],
    [416, 53],
    [306, 54],
  ] as const
).map(([x, y]) => `M${x} ${y - 22}l7 12h-4l6 10h-18l6 -10h-4z`);
export const depths = ["0", "−1", "−2", "−3", "−4", "−5"];
export const rope = "M240 38C243 80 238 120 241 150C243 190 239 220 243 258";
