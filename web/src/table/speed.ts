/** How fast the deeds of others are shown. */
import type { Preferences } from "../settings.svelte";

export type Speed = Preferences["speed"];

export const SPEEDS: Speed[] = ["calm", "normal", "quick", "once"];

/** How long a step stays by itself, in ms. */
export const STEP_MS: Record<Speed, number> = { calm: 1400, normal: 600, quick: 250, once: 0 };

/** By how much longer or shorter a scene is. */
export const SCENE_PART: Record<Speed, number> = { calm: 1.5, normal: 1, quick: 0.5, once: 0 };
