/** The drawings of gear, tokens and actions: 24 × 24. Gear is in colour; actions take the colour of the text. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const line = (d: string, width = 2): Stroke => ({ d, stroke: "currentColor", width });
const NECK: Stroke[] = [
  { d: "M10.6 3.2h2.8v2.4h-2.8z", fill: "#d9cbb4" },
  { d: "M9 3.6h6", stroke: "#d9cbb4", width: 1.6 },
];

export const GLYPHS = {
  prov: [
    { d: "M6 7.5v9.6c0 1.5 2.7 2.6 6 2.6s6-1.1 6-2.6V7.5", fill: "#b9803f" },
    { d: "M6 11.2c0 1.4 2.7 2.4 6 2.4s6-1 6-2.4v4c0 1.4-2.7 2.4-6 2.4s-6-1-6-2.4z", fill: "#f6eedf" },
    { d: oval(12, 7.3, 6, 2.6), fill: "#e3bd7c" },
    { d: oval(12, 7.3, 4, 1.5), stroke: "#8c5d2a", width: 1 },
    { d: "M12 13.9c1.5 0 1.5 2 0 2s-1.5-2 0-2", fill: "#c8324a" },
  ],
  rope: [
    { d: oval(11.5, 12, 7, 6.6), stroke: "#7a5a2e", width: 4.6 },
    { d: oval(11.5, 12, 7, 6.6), stroke: "#dcb36a", width: 3.2 },
    { d: oval(11.5, 12, 7, 6.6), stroke: "#8d672f", width: 3.2, dash: ".9 2.3" },
    { d: "M16.5 16.8c1.5 1.6 3 2.2 4.4 1.9", stroke: "#dcb36a", width: 2.6 },
  ],
  ox2: [
    ...NECK,
    { d: box(7.6, 6, 8.8, 15, 3.6), fill: "#3fa7b5" },
    { d: box(9.3, 8, 2, 11, 1), fill: "#c9f1f2", opacity: 0.75 },
  ],
  ox1: [
    ...NECK,
    { d: box(8.2, 6.6, 7.6, 13.8, 3.2), fill: "#14262c", stroke: "#3fa7b5", width: 1.3 },
    { d: "M8.2 13.5h7.6v3.6a3.2 3.2 0 0 1-3.2 3.3h-1.2a3.2 3.2 0 0 1-3.2-3.3z", fill: "#3fa7b5" },
  ],
  cam: [
    { d: "M8.5 6.8l1.2-2h4.6l1.2 2z", fill: "#8b8178" },
    { d: box(3.4, 6.6, 17.2, 12, 2.4), fill: "#d9cbb4" },
    { d: "M3.4 9h17.2v3H3.4z", fill: "#8d6a4c" },
    { d: oval(12, 12.6, 4.5), fill: "#2a2522" },
    { d: oval(12, 12.6, 2.9), fill: "#3b5f86" },
    { d: oval(11, 11.6, 1), fill: "#d9f0ff" },
  ],
  raft: [
    { d: "M3 12.5c0-3 4-4.6 9-4.6s9 1.6 9 4.6-4 5-9 5-9-2-9-5z", fill: "#d9622b" },
    { d: "M6 12.4c0-1.7 2.7-2.6 6-2.6s6 .9 6 2.6-2.7 2.9-6 2.9-6-1.2-6-2.9z", fill: "#5b2614" },
    { d: "M4 7.2l16 10.2", stroke: "#e7d2ab", width: 1.5 },
    { d: "M3 6.4l2.6 1.3-.9 1.2z", fill: "#e7d2ab", stroke: "#e7d2ab", width: 1 },
  ],
  tent: [
    { d: "M12 4.6L21 19H3z", fill: "#86a35f" },
    { d: "M12 4.6L15.6 19H8.4z", fill: "#24301b" },
    { d: "M12 4.6V19", stroke: "#86a35f", width: 1 },
    { d: "M12 4.6l-1-1.6M12 4.6l1-1.6", stroke: "#d9cbb4", width: 1.3 },
  ],
  water: [
    { d: "M12 3.4c3.4 4.3 5.8 7.2 5.8 10.6a5.8 5.8 0 0 1-11.6 0C6.2 10.6 8.6 7.7 12 3.4z", fill: "#3fa7b5" },
    { d: "M8.8 14.2a3.3 3.3 0 0 0 2.6 3.2", stroke: "#d6f5f5", width: 1.6 },
  ],
  photo: [
    { d: "M12 2.5l4 5-1.6 13h-4.8L8 7.5z", fill: "#9b7df0" },
    { d: "M12 2.5l4 5-4 1.5z", fill: "#d8c9ff" },
    { d: "M12 9l4-1.5-1.6 13H12z", fill: "#6f51c6" },
    { d: "M7 12l-3.6 2 2.6 6.5h3z", fill: "#7c5fd6" },
    { d: "M17.4 12.5l3.2 2.5-2.6 5.5h-2.4z", fill: "#b9a2ff" },
  ],
  squeeze: [
    { d: "M4 3.5c5 3 5 14 0 17M20 3.5c-5 3-5 14 0 17", stroke: "currentColor", width: 2.2 },
    { d: "M12 6v12m-2-2.5l2 2.5 2-2.5", stroke: "var(--torch)", width: 2 },
  ],
  depth: [{ d: "M4 6h16M7 12h10M10 18h4", stroke: "#9cc0d6", width: 2.2 }],
  discover: [
    line("M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3"),
    { d: "M15.6 8.4l-2 5.2-5.2 2 2-5.2z", fill: "currentColor" },
    line(oval(12, 12, 7.2)),
  ],
  snap: [line(box(3, 7, 18, 12.5, 2.5)), line("M8.5 7l1.3-2.4h4.4L15.5 7"), line(oval(12, 13, 3.4))],
  dive: [line("M2.5 9c2-2 4-2 6 0s4 2 6 0 4-2 6.5 0"), line("M12 12.5v7.5m-3-3l3 3 3-3")],
  pitch: [line("M12 5L3.5 19h17zM12 11l-3.5 8M12 11l3.5 8")],
  strike: [line("M3.5 12.5h17v6h-17zM7 12.5v6M17 12.5v6M12 9V3m-2.5 3.5L12 9l2.5-2.5")],
  exchange: [line("M4 8h14m-3.5-3.5L18 8l-3.5 3.5M20 16H6m3.5-3.5L6 16l3.5 3.5")],
  repack: [line("M6 9a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v11H6zM9 5V3.5h6V5M9 20v-6h6v6")],
  discard: [line("M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6")],
  force: [line("M4 20l5-7 3 3 4-6 4 3M9 5.5a1.6 1.6 0 1 0 .1 0M8 13l-1-4 4 1 2 3")],
  abandon: [line("M12 5L3.5 19h17z"), line("M9 11.5l6 5M15 11.5l-6 5")],
  vote: [line("M4 12.5l5 5L20 6")],
  end: [line("M5 4v16M5 5h12l-2.5 4 2.5 4H5")],
  turn: [line("M18.8 8.6A7.6 7.6 0 1 0 19.6 13", 2.4), line("M19.8 4v5.2h-5.2", 2.4)],
  walk: [line("M13 4.5a1.6 1.6 0 1 0 .1 0M12.5 9l-2 5 3 2.5V21M10.5 14L8 20M12.5 9l3.5 2.5 2-.5M12.5 9L9 10.5 8 13")],
  paddle: [line("M3 14c2 3 5 4 9 4s7-1 9-4zM6 5l11 9M5 4l3 1.5L6.5 7z")],
  mountain: [line("M3 19L9.5 7l4 6 2-3L21 19z")],
} satisfies Record<string, Stroke[]>;

export type GlyphName = keyof typeof GLYPHS;
