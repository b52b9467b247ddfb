/** Whether the table is laid out for a wide screen, where the dock's cards rise over the board. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 861px", true);
