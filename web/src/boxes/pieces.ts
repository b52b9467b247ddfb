/** How each game draws what stands in a row of its box: by the art of its board. */
import type { Component } from "svelte";
import type { BoxRow } from "../wire/boxes";

export type DrawsPiece = Component<{ part: string; row: BoxRow; blank?: string; size: number }>;
export type DrawsGround = Component<{ rows: BoxRow[]; reach: number }>;

interface Drawn {
  Piece: DrawsPiece;
  /** The start board beneath its cells, where a game has one. */
  Ground?: DrawsGround;
}

const DRAWN: Record<string, () => Promise<Drawn>> = {
  diamant: async () => ({ Piece: (await import("../games/diamant/art/BoxPiece.svelte")).default }),
  cave: async () => ({
    Piece: (await import("../games/cave/art/BoxPiece.svelte")).default,
    Ground: (await import("../games/cave/art/BoxGround.svelte")).default,
  }),
  subterra: async () => ({ Piece: (await import("../games/subterra/art/BoxPiece.svelte")).default }),
};

export async function piecesOf(game: string): Promise<Drawn | null> {
  return (await DRAWN[game]?.()) ?? null;
}
