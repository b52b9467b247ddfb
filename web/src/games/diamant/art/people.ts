/** How the explorers of the eight seats look. */
export interface Look {
  /** A darker shade of the seat's colour. */
  dark: string;
  hat: "fedora" | "helmet" | "hood" | "beanie" | "sunhat" | "pith" | "cap" | "scarf";
  skin: string;
  hair: string;
}

const LOOKS: Look[] = [
  { dark: "#8a5a17", hat: "fedora", skin: "#e9bd93", hair: "#6b3a1c" },
  { dark: "#1d5e69", hat: "helmet", skin: "#d9a477", hair: "#3a2718" },
  { dark: "#54409a", hat: "hood", skin: "#f0cba6", hair: "#1d1418" },
  { dark: "#566f29", hat: "beanie", skin: "#8d5b3d", hair: "#17100c" },
  { dark: "#8f3450", hat: "sunhat", skin: "#e3b08a", hair: "#a8552a" },
  { dark: "#8a7a5e", hat: "pith", skin: "#c58a5e", hair: "#4a2f1c" },
  { dark: "#2c4f94", hat: "cap", skin: "#f2d2b4", hair: "#d8a648" },
  { dark: "#743712", hat: "scarf", skin: "#6f452c", hair: "#120c09" },
];

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length]!;
}
