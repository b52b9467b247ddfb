/** Whether this browser keeps what the pages give it; the first thing that the app loads. */
import { shelter } from "./sheltered";

class Kept {
  /** Something could not be kept: it ends with this tab. */
  lost = $state(false);
}

export const kept = new Kept();
shelter(() => {
  kept.lost = true;
});
