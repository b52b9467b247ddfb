import type { Sight } from "../sound/spots";

/** Whether the board goes where something happens, or stays where somebody has put it, and what is in sight of it. */
export const camera = $state<{ free: boolean; sight: Sight | null }>({ free: false, sight: null });

/** The event that a thing on the board sends to be brought into sight. */
export const POINTED = "speleo-pointed";
