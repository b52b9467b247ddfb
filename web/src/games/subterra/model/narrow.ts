/** Whether the table is laid out for a phone, where everything stands below the board. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 860px", false);
