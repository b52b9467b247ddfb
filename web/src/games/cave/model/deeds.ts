/** The buttons of the dock: what the server shows of the kinds of action, with the glyph of each. */
import type { CaveOffer } from "../../../wire/types";
import type { GlyphName } from "../art/glyphs";

export interface Deed {
  kind: string;
  glyph: GlyphName;
  entries: CaveOffer[];
}

const GLYPHS: Record<string, GlyphName> = {
  discover: "discover",
  photo: "snap",
  dive: "dive",
  pitch: "pitch",
  "pack-tent": "strike",
  "take-tent": "strike",
  exchange: "exchange",
  repack: "repack",
  abandon: "abandon",
  discard: "discard",
  skip: "vote",
  force: "force",
  end: "end",
};

export function deeds(legal: CaveOffer[], kinds: string[]): Deed[] {
  return kinds.map((kind) => ({
    kind,
    glyph: GLYPHS[kind] ?? "end",
    entries: legal.filter((entry) => entry.kind === kind),
  }));
}
