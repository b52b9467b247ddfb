/** How explorers look: the shade of a colour, the figure, and the hat. */
import { colourOf, figureOf, hatOf } from "./present.svelte";

export interface Look {
  /** A darker shade of the colour. */
  dark: string;
  hat: Hat;
  skin: string;
  hair: string;
}

export type Hat = "fedora" | "helmet" | "hood" | "beanie" | "sunhat" | "pith" | "cap" | "scarf";

/** What somebody wears, by number. */
export interface Worn {
  colour: number;
  figure: number;
  hat: number;
}

export const SHADES = ["#8a5a17", "#1d5e69", "#54409a", "#566f29", "#8f3450", "#8a7a5e", "#2c4f94", "#743712"];
export const FIGURES = [
  { skin: "#e9bd93", hair: "#6b3a1c" },
  { skin: "#d9a477", hair: "#3a2718" },
  { skin: "#f0cba6", hair: "#1d1418" },
  { skin: "#8d5b3d", hair: "#17100c" },
  { skin: "#e3b08a", hair: "#a8552a" },
  { skin: "#c58a5e", hair: "#4a2f1c" },
  { skin: "#f2d2b4", hair: "#d8a648" },
  { skin: "#6f452c", hair: "#120c09" },
];
export const HATS: Hat[] = ["fedora", "helmet", "hood", "beanie", "sunhat", "pith", "cap", "scarf"];

export function wornAt(seat: number): Worn {
  return { colour: colourOf(seat), figure: figureOf(seat), hat: hatOf(seat) };
}

export function looking({ colour, figure, hat }: Worn): Look {
  const { skin, hair } = FIGURES[figure % FIGURES.length]!;
  return { dark: SHADES[colour % SHADES.length]!, hat: HATS[hat % HATS.length]!, skin, hair };
}

export function lookOf(seat: number): Look {
  return looking(wornAt(seat));
}
