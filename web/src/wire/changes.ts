/** What is shown, put together from what was shown before and what changed since. */
import type { Change, Picture, Update } from "./types";

/** The whole update that a change stands for; `last` is the one before it. */
export function changed(last: Update, change: Change): Update {
  const { picture, table, ...rest } = change;
  const before = last.picture!;
  const view = { ...(before.view as object), ...picture.view };
  return {
    ...rest,
    type: "update",
    table: table ?? { ...last.table, seq: change.seq },
    picture: { ...before, ...picture, view } as Picture,
  };
}
