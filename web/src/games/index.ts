/** The faces of the games, each in a chunk of its own. A game is added here with one line. */
import type { Face } from "../table/face";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  diamant: () => import("./diamant"),
  cave: () => import("./cave"),
  subterra: () => import("./subterra"),
};

export const GAME_NAMES = Object.keys(FACES);

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`there is no game ${game}`);
  return (await load()).face;
}
