/** The pictures on the badges, around 0, 0 within a radius of 30. */
export interface GlyphPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}
export interface Glyph {
  light: string;
  dark: string;
  parts: GlyphPart[];
}

const GEM = (x: number, y: number, fill: string): GlyphPart => ({
  d: `M${x - 9} ${y - 3}l4 -6h10l4 6l-9 11z`,
  fill,
});

export const GLYPHS: Record<string, Glyph> = {
  "alone-out": {
    light: "#8a4b1c",
    dark: "#2b1408",
    parts: [
      { d: "M-9 26V4Q-9 -6 0 -6T9 4V26Z", fill: "#e8a33d" },
      { d: "M-16 -8Q0 -15 16 -8L11 -10Q9 -24 0 -24T-11 -10Z", fill: "#b9803f" },
      { d: "M-8 -8Q-8 4 0 4T8 -8Q0 -12 -8 -8Z", fill: "#e9bd93" },
      { d: "M-5 10h10v10h-10z", fill: "#ffe9a6" },
      { d: "M-2 14h.1M2 14h.1M-2 17h4" },
    ],
  },
  "full-chest": {
    light: "#8f2a3a",
    dark: "#2d0a12",
    parts: [
      { d: "M-24 4h48v20h-48z", fill: "#8d5a2b" },
      { d: "M-24 4q0 -9 9 -9h30q9 0 9 9z", fill: "#b9803f" },
      { d: "M-6 2h12v10h-12z", fill: "#ffe08a" },
      GEM(-12, -11, "#c8324a"),
      GEM(12, -11, "#c8324a"),
      GEM(0, -18, "#9fe3f5"),
    ],
  },
  "five-of-five": {
    light: "#6d5a1e",
    dark: "#241c06",
    parts: [
      { d: "M-16 -20h32l4 12v18l-8 12h-24l-8 -12v-18z", fill: "#e3b24c" },
      { d: "M-11 -8h8v6h-8zM3 -8h8v6h-8z", fill: "#1c120a" },
      { d: "M-3 2h6l2 6h-10zM-9 13h18M-5 13v5M0 13v5M5 13v5" },
      { d: "M-8 -20v-6h16v6", fill: "#3fa7b5" },
    ],
  },
  "deep-end": {
    light: "#2c6a86",
    dark: "#0b2130",
    parts: [
      { d: "M-28 -12q7 -4 14 0t14 0t14 0t14 0", stroke: "#7fd3d8", width: 2 },
      { d: "M-28 0h56M-24 12h48", stroke: "#4a8aa0", width: 1.4 },
      { d: "M0 -30V14", stroke: "#f0c777", width: 4 },
      { d: "M-7 12h14L0 30z", fill: "#f6eedf" },
    ],
  },
  "rope-master": {
    light: "#5f7a3a",
    dark: "#1b260e",
    parts: [
      { d: "M-18 0a18 16 0 1 0 36 0a18 16 0 1 0 -36 0", stroke: "#1c120a", width: 12 },
      { d: "M-18 0a18 16 0 1 0 36 0a18 16 0 1 0 -36 0", stroke: "#dcb36a", width: 8.5 },
      { d: "M12 14q6 10 14 8", stroke: "#dcb36a", width: 6 },
    ],
  },
  cartographer: {
    light: "#6b8a5e",
    dark: "#1d2a1b",
    parts: [
      { d: "M-26 -16l17 -5l18 5l17 -5v34l-17 5l-18 -5l-17 5z", fill: "#efe0bd" },
      { d: "M-9 -21v34M9 -16v34", stroke: "#9a8050", width: 1.4 },
      { d: "M-16 4q0 -14 14 -13t14 12t-13 10t-15 -9z", fill: "#5f90ac" },
      { d: "M15 -9l7 7M22 -9l-7 7", stroke: "#c8324a", width: 3 },
    ],
  },
  "crystal-eye": {
    light: "#6a4fd0",
    dark: "#1d1247",
    parts: [
      { d: "M-24 -10h10l4 -7h20l4 7h10v28h-48z", fill: "#d9cbb4" },
      { d: "M-12 4a12 12 0 1 0 24 0a12 12 0 1 0 -24 0", fill: "#2a2522" },
      { d: "M-6 4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", fill: "#9b7df0" },
      { d: "M18 -26q1 6 7 7q-6 1 -7 7q-1 -6 -7 -7q6 -1 7 -7z", fill: "#fff6d8" },
    ],
  },
  "all-out": {
    light: "#f2913d",
    dark: "#7a2c0c",
    parts: [
      { d: "M-24 -4l-6 -3M-16 -18l-5 -6M0 -23v-7M16 -18l5 -6M24 -4l6 -3", stroke: "#ffe08a", width: 3.4 },
      { d: "M-18 22v-12a6 6 0 0 1 12 0v12zM6 22v-12a6 6 0 0 1 12 0v12zM-7 24v-18a7 7 0 0 1 14 0v18z", fill: "#1c120a" },
      {
        d: "M-17 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M7 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-6 -6a6 6 0 1 0 12 0a6 6 0 1 0 -12 0",
        fill: "#1c120a",
      },
    ],
  },
  "last-battery": {
    light: "#2d4a63",
    dark: "#0b151e",
    parts: [
      { d: "M-6 -8L-30 -20V18L-6 8Z", fill: "#ffe9a6" },
      { d: "M-6 -11h9l5 5h18v12h-18l-5 5h-9z", fill: "#4a4542" },
      { d: "M10 -3h10v6h-10z", fill: "#d8433b" },
    ],
  },
  "stared-it-down": {
    light: "#6d1414",
    dark: "#180404",
    parts: [
      { d: "M-22 -12q9 -2 16 8q-12 4 -16 -8zM22 -12q-9 -2 -16 8q12 4 16 -8z", fill: "#ff6a5c" },
      { d: "M-16 14l5 8l5 -8l6 8l6 -8l5 8l5 -8", stroke: "#f6eedf", width: 3 },
    ],
  },
  "three-caves": {
    light: "#5b5148",
    dark: "#1d1815",
    parts: [
      { d: "M-28 20v-14a9 10 0 0 1 18 0v14z", fill: "#e8a33d" },
      { d: "M-9 20v-24a9 10 0 0 1 18 0v24z", fill: "#57b9c6" },
      { d: "M10 20v-14a9 10 0 0 1 18 0v14z", fill: "#e0564c" },
    ],
  },
  "good-company": {
    light: "#4d6b3a",
    dark: "#16220f",
    parts: [
      { d: "M-28 8l12 -14l10 3l-10 14zM28 8l-12 -14l-10 3l10 14z", fill: "#e9bd93" },
      { d: "M-10 -3l10 -5l12 5l-10 12z", fill: "#d9a477" },
      { d: "M0 -28q1 6 7 7q-6 1 -7 7q-1 -6 -7 -7q6 -1 7 -7z", fill: "#fff6d8" },
    ],
  },
};
