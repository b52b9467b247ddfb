/** Icons of actions and hazards: 24 × 24, stroked. */
export const ACTIONS: Record<string, string> = {
  reveal: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  move: "M5 12h13M13 6l6 6-6 6",
  step: "M5 12h13M13 6l6 6-6 6",
  explore: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M15.5 8.5l-2 5-5 2 2-5Z",
  run: "M13.5 4.5a1.6 1.6 0 1 0 .1 0M4 13l3-4 5-1 2 4 4 1M12 9l-2 5 4 3v4M9.5 15l-2 4H4",
  heal: "M12 20C3 14 4 6 8.5 6 11 6 12 8.5 12 8.5S13 6 15.5 6C20 6 21 14 12 20M12 10.5v5M9.5 13h5",
  hide: "M3 3l18 18M6 7c-2 2-3 5-3 5s3.5 6 9 6c1.6 0 3-.4 4.3-1M10 6.2C15 5 19 9 21 12c-.6 1-1.3 2-2.3 3",
  bandage: "M8 4.5l11.5 11.5a3 3 0 0 1-4 4L4 8.5a3 3 0 0 1 4-4M9 15l6-6M11 11h.1M13 13h.1",
  sprint: "M4 8h5M2 12h5M4 16h5M11 6l5 6-5 6M16 6l5 6-5 6",
  swim: "M3 17q3-3 6 0t6 0 6 0M3 21q3-3 6 0t6 0 6 0M6 13l5-5 5 4M17.5 6a1.6 1.6 0 1 0 .1 0",
  squeeze: "M6 3q5 9 0 18M18 3q-5 9 0 18M2 12h4M22 12h-4",
  dig: "M4 20l8-8M10 6q6-3 10 4l-4 1-3-3ZM12 12l2 2",
  excavate: "M4 20l8-8M4 9Q11 2 20 7M12 4.5V12",
  rope: "M12 3v5M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M12 16v5M9 19l3 2 3-2",
  fixrope: "M12 3v5M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M12 16v5M4 12h2M18 12h2",
  dive: "M3 8q3-3 6 0t6 0 6 0M12 11v9M8 16l4 4 4-4",
  surface: "M3 16q3-3 6 0t6 0 6 0M12 13V4M8 8l4-4 4 4",
  demolish: "M8 20V10h6v10ZM11 10V7q0-3 4-3M17 3l2-1M18 6l3 .5M16 8l2 2",
  repel: "M12 3l7 3v6c0 5-3 7.5-7 9-4-1.5-7-4-7-9V6ZM9 9l6 6M15 9l-6 6",
  direct: "M4 9v6h4l8 5V4L8 9ZM19 9a4 4 0 0 1 0 6",
  exert: "M13 2L5 13h6l-1 9 8-12h-6Z",
  end: "M5 5l9 7-9 7ZM18 5v14",
  decline: "M6 6l12 12M18 6L6 18",
  stop: "M6 6h12v12H6Z",
  keep: "M4.5 12.5l5 5 10-11",
  discard: "M6 6l12 12M18 6L6 18",
  place: "M12 3v12M7 10l5 5 5-5M4 20h16",
  turn: "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5",
  path: "M5 12h13M13 6l6 6-6 6",
  order: "M5 12h13M13 6l6 6-6 6",
  spawn: "M2 12Q12 2 22 12Q12 22 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
};

export const HAZARDS: Record<string, string> = {
  tremor: "M2 12h4l2-6 4 12 3-9 2 3h5",
  flood: "M3 9q3-3.5 6 0t6 0 6 0M3 15q3-3.5 6 0t6 0 6 0M3 21q3-3.5 6 0t6 0 6 0",
  gas: "M7 17a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5-1A4.5 4.5 0 0 1 17.5 17ZM8 21h.1M13 21h.1M17 20.5h.1",
  "cave-in": "M4 20l3-6 4 2 1-5 5 1 3 8ZM7 4l2 3M14 3l-1 4M19 5l-2 3",
  horror: "M2 12Q12 2 22 12Q12 22 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  time: "M5 11V9a7 7 0 0 1 14 0v2M5 11q-1 4 2 5v4h10v-4q3-1 2-5M9 12h.1M15 12h.1M11 20v-3M13 20v-3",
};

export const HAZARD_COLOURS: Record<string, string> = {
  tremor: "#d9cbb4", flood: "#7fd3de", gas: "#d3df73", "cave-in": "#e0a878", horror: "#ff7a6b", time: "#ff7a6b",
}; // prettier-ignore

/** Cards that are drawn as another one. */
const DRAWN_AS: Record<string, string> = {
  darkness: "time",
  "double-tremor": "tremor",
  "double-flood": "flood",
  "double-gas": "gas",
  "double-cave-in": "cave-in",
  "double-horror": "horror",
};

/** By the icon of which hazard a card is known. */
export function hazardKind(card: string): string {
  return DRAWN_AS[card] ?? card;
}

export const HEART = "M0 6.2C-8.2.6-7.4-5.6-3.4-5.6C-1.4-5.6-.4-4.4 0-3.3C.4-4.4 1.4-5.6 3.4-5.6C7.4-5.6 8.2.6 0 6.2Z";
