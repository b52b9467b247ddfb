/** The faces of the games, each in a chunk of its own. A game without one is shown plainly. */
import type { Face } from "../table/face";

/** Which face fits is known when a table says its game: from here on a face is one that fits. */
type Loaded = Promise<{ face: unknown }>;

const FACES: Record<string, () => Loaded> = {
  diamant: () => import("./diamant"),
  cave: () => import("./cave"),
  subterra: () => import("./subterra"),
};

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game] ?? (() => import("../plain"));
  return (await load()).face as Face;
}
