/** What an idea is called: as the action stands in the list of what can be done. */
import { actionText } from "../texts/sentences";
import type { OpenTable } from "../table/table.svelte";
import type { Idea } from "../wire/types";

export function ideaName(table: OpenTable, idea: Idea): string {
  const entry = table.legal.find((found) => found.action === idea.action) ?? idea;
  const said = actionText(table.game, entry, table.reader);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
