/** The scene of Sub Terra: a flashlight, a hole, something in it. What chance draws of it. */
import { Chance, path, type Point, rough, roughened } from "./rough";

const chance = new Chance(12);
const hole = roughened(
  [
    [140, 232],
    [118, 170],
    [140, 100],
    [196, 66],
    [258, 74],
    [304, 120],
    [310, 188],
    [282, 240],
  ],
  6,
  14,
  31,
);
export const rim = path(hole.map(([x, y]): Point => [206 + (x - 206) * 1.07, 158 + (y - 158) * 1.07]));
export const mouth = path(hole);
export const lit = path(
  hole.filter(([x]) => x > 262),
  false,
);
export const scratches = Array.from({ length: 4 }, (_, k) => {
  const x = 386 + k * 13;
  return {
    deep: `M${x} ${92 + k * 3}Q${x - 7} ${120 + k * 2} ${x - 22} ${158 + k * 5}L${x - 19} ${158 + k * 5}Q${x - 1} ${122 + k * 2} ${x + 3} ${93 + k * 3}Z`,
    red: `M${x + 2} ${94 + k * 3}Q${x - 3} ${120 + k * 2} ${x - 19} ${156 + k * 5}`,
  };
});
export const fingers = [
  "translate(296 120) rotate(-34) scale(.86)",
  "translate(303 139) rotate(-14)",
  "translate(306 160) rotate(2) scale(1.04)",
  "translate(301 180) rotate(18) scale(.92)",
];
export const bone = "M-22 8L6 -3L26 3L35 17";
export const dust = Array.from({ length: 44 }, () => {
  const far = chance.next();
  return {
    x: 150 + far * 180 + chance.between(-60, 60) * far,
    y: 322 - far * 190 + chance.between(-50, 50) * far,
    r: chance.between(0.4, 1.3),
    opacity: chance.between(0.2, 0.8),
  };
});
export const left = rough(
  [
    [-5, 345],
    [-5, 230],
    [40, 262],
    [84, 300],
    [150, 345],
  ],
  6,
  16,
  6,
);
export const right = rough(
  [
    [453, 345],
    [453, 236],
    [410, 270],
    [360, 296],
    [300, 345],
  ],
  6,
  16,
  9,
);
export const teeth = (
  [
    [20, 70],
    [64, 46],
    [110, 28],
    [402, 54],
    [436, 84],
  ] as const
).map(([x, h]) => `M${x - 16} -4L${x} ${h}L${x + 17} -4Z`);
