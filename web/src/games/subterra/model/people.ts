/** The eight cavers: what marks each out on the board. */
export interface Person {
  colour: string;
  shape: string;
  glyph: string;
}

const CIRCLE = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0";
const SQUARE = "M-10-13H10Q13-13 13-10V10Q13 13 10 13H-10Q-13 13-13 10V-10Q-13-13-10-13Z";
const TRIANGLE = "M0-16.5L16.2 11.8H-16.2Z";
const DIAMOND = "M0-16.8L16.8 0L0 16.8L-16.8 0Z";
const HEXAGON = "M-7.5-13H7.5L15 0L7.5 13H-7.5L-15 0Z";
const STAR = "M0-17L4.6-6.3L16.2-5.3L7.4 2.4L10 13.8L0 7.6L-10 13.8L-7.4 2.4L-16.2-5.3L-4.6-6.3Z";
const DROP = "M0-17C8-7 13-2 13 4A13 13 0 0 1-13 4C-13-2-8-7 0-17Z";
const CROSS = "M-6-15H6V-6H15V6H6V15H-6V6H-15V-6H-6Z";

export const PEOPLE: Record<string, Person> = {
  diver: { colour: "#5c8fe0", shape: DROP, glyph: "M-7 1Q-3.5-3 0 1T7 1M-7 6Q-3.5 2 0 6T7 6" },
  scout: { colour: "#e8a33d", shape: CIRCLE, glyph: "M0-7L2.2-2.2L7 0L2.2 2.2L0 7L-2.2 2.2L-7 0L-2.2-2.2Z" },
  geologist: { colour: "#9b7df0", shape: TRIANGLE, glyph: "M-6.5-1.5Q0-6 6.5-1.5L4.8 0Q3-1 1.4-1.4V9H-1.4V-1.4Q-3-1-4.8 0Z" },
  engineer: { colour: "#c86b3c", shape: CROSS, glyph: "M-4 8V-3H4V8ZM0-3Q0-8 5-8" },
  climber: { colour: "#e2708f", shape: HEXAGON, glyph: "M-6 7L-1-5L2 1L4-2L7 7Z" },
  medic: { colour: "#3fa7b5", shape: SQUARE, glyph: "M-2.3-7H2.3V-2.3H7V2.3H2.3V7H-2.3V2.3H-7V-2.3H-2.3Z" },
  bodyguard: { colour: "#9dc25a", shape: DIAMOND, glyph: "M0-7.5L6.2-5V0Q6 5 0 8Q-6 5-6.2 0V-5Z" },
  leader: { colour: "#d9cbb4", shape: STAR, glyph: "M-4 6V-6H5L2.5-3L5 0H-2V6Z" },
}; // prettier-ignore

export function person(caver: string): Person {
  return PEOPLE[caver] ?? PEOPLE["scout"]!;
}

/** Glyphs that are drawn as lines, not as areas. */
export function lined(caver: string): boolean {
  return caver === "diver" || caver === "engineer";
}
